"""What many games tell of one: a page with plots, made from records alone."""

from souvenir.lab.report.gather import Told, find_records, gather
from souvenir.lab.report.page import page_of

__all__ = ["Told", "find_records", "gather", "page_of"]
