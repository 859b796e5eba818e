"""What is looked for again and again is found without reading all tables and everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    empty = sa.text("NOT begun AND NOT over")
    op.create_index("tables_empty", "tables", ["touched"], sqlite_where=empty, postgresql_where=empty)
    op.create_index("members_table", "members", ["table_id"])
    op.create_index("identities_seen", "identities", ["seen"])
    op.create_index("codes_table", "codes", ["table_id"])
