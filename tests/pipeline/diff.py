#!/usr/bin/env python3
"""`deckle diff`: what is changed in a deck is named, and nothing else; its formats, pictures, statuses and refusals."""
import json
import pathlib
import re
import struct
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

SLIDE_IDS = re.compile(rb"<p:sldId [^>]*/>")


def changed_deck(source, target, part, change):
    with zipfile.ZipFile(source) as package, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as copy:
        for name in package.namelist():
            data = package.read(name)
            copy.writestr(name, change(data) if name == part else data)
    return target


def reordered(order):
    def change(data):
        slides = SLIDE_IDS.findall(data)
        return data.replace(b"".join(slides), b"".join(order(slides)))
    return change


def diff(driver, a, b, status):
    run = driver.run("diff", a, b, "--format", "json")
    driver.check(run.status == status, f"status {status} was expected: {run}")
    return json.loads(run.out) if run.status in (0, 1) else {}


def names_what_changed(driver, deck):
    same = diff(driver, deck, deck, 0)
    driver.check(same["slides"] == [] and same["changes"] == [], f"a deck differs from itself: {same}")
    presentation = "ppt/presentation.xml"
    moved = changed_deck(deck, driver.work / "moved.pptx", presentation, reordered(lambda all: all[-1:] + all[:-1]))
    found = diff(driver, deck, moved, 1)["slides"]
    driver.check([(one["change"], one["moved"], one["a"]["number"], one["b"]["number"]) for one in found] == [("changed", True, 12, 1)]
                 and not found[0]["elements"], f"a moved slide: {found}")
    fewer = changed_deck(deck, driver.work / "fewer.pptx", presentation, reordered(lambda all: all[:1] + all[2:]))
    found = diff(driver, deck, fewer, 1)["slides"]
    driver.check([(one["change"], one["a"]["number"]) for one in found] == [("removed", 2)], f"a slide less: {found}")
    found = diff(driver, fewer, deck, 1)["slides"]
    driver.check([(one["change"], one["b"]["number"]) for one in found] == [("added", 2)], f"a slide more: {found}")
    edited = changed_deck(deck, driver.work / "edited.pptx", "ppt/slides/slide2.xml",
                          lambda data: re.sub(rb"<a:t>(\w+ )", rb"<a:t>\1Zebra ", data, count=1))
    report = diff(driver, deck, edited, 1)
    changes = [change for slide in report["slides"] for element in slide["elements"] for change in element["changes"]]
    words = [piece["text"].strip() for change in changes for piece in change.get("words", []) if piece["op"] != "same"]
    driver.check(len(report["slides"]) == 1 and words == ["Zebra"], f"a word: {changes}")
    run = driver.run("diff", deck, edited)
    driver.check(run.status == 1 and "{+Zebra +}" in run.out.decode(), f"the text has no word: {run.out.decode()}")
    run = driver.run("diff", deck, edited, "--lang", "ko")
    driver.check("바뀜" in run.out.decode(), f"not Korean: {run.out.decode()}")
    return edited, fewer


def has_pictures(driver, deck, edited, fewer):
    run = driver.run("diff", deck, edited, "-o", "page.html", "--pictures", "pictures")
    driver.check(run.status == 1 and not run.out, f"{run}")
    page = (driver.work / "page.html").read_text(encoding="utf-8")
    driver.check(page.count("data:image/png;base64,") == 2 and "<ins>Zebra </ins>" in page, "the page lacks pictures or words")
    driver.check(not re.search(r'(src|href)="(?!data:|#)', page) and "<script" not in page, "the page needs a network")
    files = sorted((driver.work / "pictures").iterdir())
    driver.check([path.name for path in files] == ["slide-02.png"], f"pictures: {files}")
    driver.check(struct.unpack(">I", files[0].read_bytes()[16:20]) == (1600,), "a picture has another width")
    driver.run("diff", deck, edited, "-o", "again.html", "--pictures", "again", "--jobs", "1")
    driver.check((driver.work / "again.html").read_bytes() == (driver.work / "page.html").read_bytes()
                 and (driver.work / "again" / "slide-02.png").read_bytes() == files[0].read_bytes(), "a second run gives other bytes")
    driver.run("diff", deck, fewer, "--pictures", "gone", "-o", "gone.txt")
    driver.check([path.name for path in (driver.work / "gone").iterdir()] == ["slide-02-removed.png"], "the slide that is gone has no picture")


def refuses(driver, deck, spec):
    cases = [
        ("one deck", (deck,), 2, "1 are given"),
        ("three decks", (deck, deck, deck), 2, "3 are given"),
        ("an output over an input", (deck, spec, "-o", spec), 2, "the same file"),
        ("another format", (deck, deck, "-o", "x.pdf"), 2, ".html"),
        ("no such file", (deck, "none.pptx"), 66, "none.pptx"),
        ("a folder that cannot be", (deck, "edited.pptx", "--pictures", "page.html/x"), 73, ""),
    ]
    for name, arguments, status, words in cases:
        run = driver.run("diff", *arguments)
        driver.check(run.status == status and words in run.err, f"{name}: {run}")
    (driver.work / "broken.pptx").write_bytes(b"PK\x03\x04 no archive")
    driver.check(driver.run("diff", deck, "broken.pptx").status == 65, "a damaged file has another status than 65")


def main():
    driver = harness.Driver(__doc__)
    spec = harness.ROOT / "examples" / "population-en.json"
    deck = driver.work / "deck.pptx"
    driver.check(driver.run("build", spec, "-o", deck).status == 0, "the example is not built")
    edited, fewer = names_what_changed(driver, deck)
    has_pictures(driver, deck, edited, fewer)
    refuses(driver, deck, spec)
    run = driver.run("diff", spec, spec)
    driver.check(run.status == 0 and "no differences" in run.out.decode(), f"a spec differs from itself: {run}")
    driver.finish("diff")


if __name__ == "__main__":
    main()
