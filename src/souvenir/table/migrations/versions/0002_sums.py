"""A sum for every row, chained a table; who was let in; when a game began."""

import time

import sqlalchemy as sa
from alembic import op

from souvenir.table.sums import chain

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("rows", sa.Column("sum", sa.LargeBinary))
    op.add_column("tables", sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "identities",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    db = op.get_bind()
    now = {"now": int(time.time())}
    db.execute(sa.text("INSERT INTO identities SELECT DISTINCT identity, :now FROM members"), now)
    for (table,) in db.execute(sa.text("SELECT id FROM tables")).all():
        where = {"t": table}
        rows = db.execute(sa.text("SELECT seq, body FROM rows WHERE table_id = :t ORDER BY seq"), where).all()
        sums = chain(table, 1, [body for _, body in rows])
        set_sum = sa.text("UPDATE rows SET sum = :s WHERE table_id = :t AND seq = :q")
        for (seq, _), sum in zip(rows, sums, strict=True):
            db.execute(set_sum, {"s": sum, "t": table, "q": seq})
        started = any(b'"row":"started"' in body for _, body in rows)
        db.execute(sa.text("UPDATE tables SET begun = :b WHERE id = :t"), {"b": started, "t": table})
