"""What the page has saved in the browser, read and written behind its back."""

from collections.abc import Sequence
from typing import Any

from tests.browser.driver import Page
from tests.browser.records import ME, Position

# Keeps what the page hands over for download.
KEEP_DOWNLOADS = """
window.filesKept = [];
const keep = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  blob.text().then((text) => window.filesKept.push(text));
  return keep.call(URL, blob);
};
"""

# Runs one request on an object store of the page's database and answers with its result.
_STORE = """(store, mode, method, ...args) => new Promise((resolve, reject) => {
  const open = indexedDB.open("meldbook");
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const change = open.result.transaction(store, mode);
    const request = change.objectStore(store)[method](...args);
    change.oncomplete = () => { open.result.close(); resolve(request.result); };
    change.onerror = () => reject(change.error);
  };
})"""


def saved(page: Page) -> list[Any]:
    """Everything in the store of matches."""
    return list(page.js(_STORE, "matches", "readonly", "getAll"))


def saved_record(page: Page) -> str:
    """The record of the match that was played last."""
    newest = max(saved(page), key=lambda save: int(save["summary"]["changed"]))
    return str(newest["record"])


def set_aside(page: Page) -> list[str]:
    """The texts of the saves that were put aside."""
    return [save["text"] for save in page.js(_STORE, "aside", "readonly", "getAll")]


def put(page: Page, key: str, value: Any) -> None:  # noqa: ANN401 (a bad save can be anything)
    """Put something into the store of matches, as it is."""
    page.js(_STORE, "matches", "readwrite", "put", value, key)


def put_deals(page: Page, deals: Sequence[dict[str, Any]]) -> None:
    """Put deals that were played before into the statistics."""
    for number, deal in enumerate(deals):
        page.js(_STORE, "settings", "readwrite", "put", deal, f"deal:test:{number}")


def rewrite(page: Page, record: str) -> None:
    """Put another record into the one saved match, as if it had been played on to there."""
    [save] = saved(page)
    save |= {"record": record, "hands": [], "position": None, "log": []}
    put(page, save["summary"]["id"], save)


def put_match(  # the rest is for matches that lie beside others
    page: Page,
    position: Position,
    key: str = "test-match",
    changed: int = 1,
    *,
    left: bool = False,
    fork: dict[str, int] | None = None,
) -> None:
    """Save a match that was being played when the page was closed, or that was left before."""
    seats = position["seats"]
    summary = {
        "id": key,
        "rules": position["rules"],
        "names": [seat["name"] for seat in seats],
        "seat": ME,
        "deal": position["deal"],
        "deals": position["deals"],
        "scores": [seat["score"] for seat in seats],
        "over": position["winners"] is not None,
        "changed": changed,
        "fork": fork,
    }
    save = {
        "schema": 1,
        "owner": "",
        "open": not left,
        "record": position["record"],
        "hands": [],
        "summary": summary,
        "build": "",
        "position": None,
        "log": [],
        "rules": None,
    }
    put(page, key, save)
