"""The driver itself, on a small page with elements in the shadow of others."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import MissingBrowserError, NotThereError, Page, Reply
from tests.browser.driver.finding import find_browser

PAGE = "/driver.html"


def opened(visit: Visit, origin: str, kind: str, *, touch: bool = False) -> Page:
    page = visit(origin, kind, touch=touch)
    page.open(origin + PAGE)
    return page


def test_finds_through_shadow_roots(visit: Visit, pages: str, kind: str) -> None:
    page = opened(visit, pages, kind)
    cards = page.find("listbox", "Hand").all("option")
    assert [card.name for card in cards] == ["7 of hearts", "8 of hearts", "joker"]
    assert page.find("button", "Draw").states["description"] == "from the stock"
    assert page.find("button", re.compile("^lay", re.IGNORECASE)).states["disabled"] is True
    assert page.find("heading").name == "Hello world"
    assert page.text() == "Hello world Draw 0 in a slot Name"
    assert not page.has("button", "Close")


def test_looking_goes_on_while_pages_give_way(visit: Visit, pages: str, kind: str) -> None:
    page = visit(pages, kind)
    page.open(f"{pages}{PAGE}?after=40")
    page.wait(lambda: page.text().endswith("0 to come") and page.focused() is None, "the last page")
    page.find("heading", "Hello world")


def test_real_input_arrives(visit: Visit, pages: str, kind: str) -> None:
    page = opened(visit, pages, kind)
    page.find("button", "Draw").click()
    page.find("button", "Draw").click(2)
    assert page.find("status").text == "3"
    card = page.find("option", "7 of hearts")
    card.click()
    assert card.again().states["selected"] is True
    page.press("ArrowRight", "Space")
    focused = page.focused()
    assert focused is not None
    assert (focused.name, focused.states["selected"]) == ("8 of hearts", True)
    page.press("Alt+Shift+ArrowLeft")
    assert page.js("() => window.lastKey") == [True, True, "ArrowLeft"]
    card.drag_to((300, 400))
    assert page.js("() => window.dropped") == [300, 400, "mouse"]
    page.find("textbox", "Name").click()
    page.type("João + b")
    assert page.find("textbox", "Name").states["value"] == "João + b"


def test_a_finger_taps_and_drags(visit: Visit, pages: str) -> None:
    page = opened(visit, pages, "chromium", touch=True)
    card = page.find("option", "joker")
    card.tap()
    assert card.again().states["selected"] is True
    card.drag_to((300, 400), touch=True)
    assert page.js("() => window.dropped") == [300, 400, "touch"]


def test_a_modal_dialog_hides_the_rest(visit: Visit, pages: str, kind: str) -> None:
    page = opened(visit, pages, kind)
    page.js("() => document.querySelector('dialog').showModal()")
    assert [node.name for node in page.all("button")] == ["Close"]


def test_a_covered_node_is_not_clicked(
    visit: Visit, pages: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(visit, pages, "chromium")
    monkeypatch.setattr("tests.browser.driver.page.PATIENCE", 0.1)
    button = page.find("button", "Draw")
    page.js("""() => {
        const cover = document.createElement("p");
        cover.style.cssText = "position: fixed; inset: 0; margin: 0";
        document.body.append(cover);
    }""")
    with pytest.raises(NotThereError, match=r"uncovered by generic <p>"):
        button.click()


def test_the_network_is_ours(visit: Visit, pages: str, kind: str) -> None:
    page = visit(pages, kind, flawed=True)
    fetched = "(url) => fetch(url, { cache: 'no-store' }).then((r) => r.status, () => 'cut')"
    page.open(pages + PAGE)
    page.net.forge("missing", Reply(404))
    assert page.js(fetched, "driver.js?missing") == 404
    page.offline()
    assert page.js(fetched, "driver.js") == "cut"
    page.offline(off=False)
    page.net.heal()
    assert page.js(fetched, "driver.js?missing") == 200
    assert page.net.foreign == []
    assert page.js(fetched, "http://elsewhere.example/") in (502, "cut")
    assert {one.url for one in page.net.foreign} == {"http://elsewhere.example/"}


def test_errors_are_heard(visit: Visit, pages: str, kind: str) -> None:
    page = visit(pages, kind, flawed=True)
    page.net.scripts.append("console.error('bad', 1); setTimeout(() => { throw Error('thrown'); })")
    page.open(pages + PAGE)
    page.wait(lambda: len(page.errors()) == 2, "two errors")
    page.reload()
    page.wait(lambda: len(page.errors()) >= 3, "errors of before and after a reload")
    assert [("bad 1" in one, "thrown" in one) for one in page.errors()[:2]] == [
        (True, False),
        (False, True),
    ]


def test_size_and_picture(visit: Visit, pages: str, kind: str, tmp_path: Path) -> None:
    page = opened(visit, pages, kind)
    page.viewport(740, 360)
    assert page.js("() => [innerWidth, innerHeight]") == [740, 360]
    page.screenshot(tmp_path / "page.png")
    picture = (tmp_path / "page.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [740, 360]


def test_a_missing_browser_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MELDBOOK_FIREFOX", "/no/such/firefox")
    with pytest.raises(MissingBrowserError, match=r"apt-get install firefox-esr"):
        find_browser("firefox")
