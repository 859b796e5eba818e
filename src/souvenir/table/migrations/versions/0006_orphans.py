"""Tables whose server ended, for others to go on with; and how often somebody did something of late."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return  # a file has one server, which counts in its memory
    op.create_table(
        "orphans",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "spent",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("times", sa.ARRAY(sa.Double), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
