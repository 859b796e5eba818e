"""Where a request comes from: what is counted for those who have no identity yet."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

PREFIX = 64
"""A household has so many bits of an IPv6 address, and whatever follows at will."""


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from: behind a proxy that the host named, what it says of it."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, PREFIX), strict=False))
    return str(address)
