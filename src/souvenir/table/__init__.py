"""One live table: playing, taking back, what each viewer is sent, and the portable record."""

from souvenir.table.packet import Packet, Shown, packet
from souvenir.table.play import CannotUndo, Refused, Table

__all__ = ["CannotUndo", "Packet", "Refused", "Shown", "Table", "packet"]
