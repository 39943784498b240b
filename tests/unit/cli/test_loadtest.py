"""`binocle loadtest` with what is no server."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("nonsense",), "no server"),
        (("http://127.0.0.1:port",), "no server"),
        (("http://127.0.0.1:1",), "Connect call failed"),
        (("--every", "nan"), "0.05 to 3600"),
    ],
)
def test_what_is_no_server(binocle, args, said):
    """A sentence and exit code 2, never a trace."""
    result = binocle("loadtest", *args)
    assert result.code == 2
    assert said in result.err
