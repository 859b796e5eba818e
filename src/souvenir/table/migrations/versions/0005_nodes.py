"""Servers that share a database, and which of them has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return  # a file has one server
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.Text, sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("leases_node", "leases", ["node"])
