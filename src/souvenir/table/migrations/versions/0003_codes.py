"""One-time codes for another device: they outlive the server that made them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("sitting", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
