#!/usr/bin/env python3
"""The decks of examples/ and the starter specs are what newcomers see first: they build clean (status 0),
their report passes, nothing overlaps, only tables run over pages, every picture has words for those who
cannot see it and every chart and table a source, and with --judges every judge is content."""
import json
import pathlib
import re
import subprocess
import sys
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import geometry, harness, judges  # noqa: E402

GALLERY = {"quarterly-review-ko", "research-briefing-en", "languages"}
DRAWN_KINDS = {"text", "bullets", "shape", "divider", "image", "chart", "table"}


def pages_of(driver, spec, slides, result):
    """Every slide of the deck is an authored one, in order, or a further page of one that has a table."""
    with_table = {s["slide_id"] for s in slides if any(e["kind"] == "table" for e in s["elements"])}
    ids = [slide["slide_id"] for slide in result["slides"]]
    driver.check([i for i in ids if "~" not in i] == [s["slide_id"] for s in slides],
                 f"{spec.name}: slides {ids}, expected the authored ones in their order")
    further = [i for i in ids if "~" in i]
    for page in further:
        driver.check(re.sub(r"~\d+$", "", page) in with_table, f"{spec.name}: '{page}' continues a slide without a table")
    return len(further)


def gallery(driver, spec, slides, readme):
    """Requirements of a deck of the gallery."""
    driver.check(f"`{spec.name}`" in readme, f"examples/README.md does not name {spec.name}")
    for slide in slides:
        declared = {c["id"] for c in slide.get("citations", [])}
        for element in slide["elements"]:
            where = f"{spec.name}: {slide['slide_id']}, {element['element_id']}"
            if element["kind"] == "image":
                driver.check(element["content"].get("alt_text", "").strip() != "", f"{where}: no alternative text")
            if element["kind"] in ("chart", "table"):
                driver.check(len(declared) > 0, f"{where}: figures without a source on the slide")
        # Title, closing and section slides need no notes; every other slide has them.
        if slide["type"] not in ("section", "closing"):
            driver.check(slide.get("speaker_notes", "") != "", f"{spec.name}: {slide['slide_id']}: no speaker notes")


def pixels(png):
    """Size and rows of a PNG with one IDAT chunk; its compressed bytes depend on the version of zlib."""
    data = png.read_bytes()
    start = data.index(b"IDAT")
    length = int.from_bytes(data[start - 4:start], "big")
    return data[16:24], zlib.decompress(data[start + 4:start + 4 + length])


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    specs = sorted(harness.ROOT.glob("examples/*.json")) + sorted(harness.ROOT.glob("app/starter/*.json"))
    names = {spec.stem for spec in specs}
    driver.check(GALLERY <= names, f"examples/ lacks {sorted(GALLERY - names)}")
    readme = (harness.ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    pairs, kinds, further = [], set(), 0
    for spec in specs:
        deck, report = driver.work / f"{spec.stem}.pptx", driver.work / f"{spec.stem}.report.json"
        run = driver.run("validate", spec)
        driver.check(run.status == 0, f"expected status 0: {run}")
        run = driver.run("build", spec, "-o", deck, "--report", report)
        if not driver.check(run.status == 0, f"expected status 0: {run}"):
            continue
        result = json.loads(report.read_text(encoding="utf-8"))
        slides = json.loads(spec.read_text(encoding="utf-8"))["deck"]["slides"]
        driver.check(result["pass"] is True, f"{report}: pass is {result['pass']}")
        # Which fonts are installed is a matter of the machine, not of the spec.
        told = {i["rule"] for i in result["issues"] if i["severity"] != "note"} - {"substituted-font"}
        driver.check(told == set(), f"{report}: findings {sorted(told)}")
        for slide in result["slides"]:
            driver.check(slide["quality"] == "success_clean", f"{report}: {slide['slide_id']} is {slide['quality']}")
        driver.check(geometry.slide_count(deck) == len(result["slides"]),
                     f"{deck.name}: {geometry.slide_count(deck)} slides, {len(result['slides'])} reported")
        further += pages_of(driver, spec, slides, result)
        driver.none(geometry.complaints(deck), "geometry")
        if spec.stem in GALLERY:
            gallery(driver, spec, slides, readme)
            kinds |= {e["kind"] for s in slides for e in s["elements"]}
        pairs.append((spec, deck))
    driver.check(kinds == DRAWN_KINDS, f"the gallery shows {sorted(kinds)}, expected {sorted(DRAWN_KINDS)}")
    driver.check(further > 0, "no table of the examples runs over a page, so paging goes unseen")

    # The picture is drawn from the chart's own numbers: a change of one is a change of both.
    assets = harness.ROOT / "examples" / "assets"
    drawn = driver.work / "examples" / "assets"
    drawn.mkdir(parents=True)
    for name in ("draw_stripes.py", "../research-briefing-en.json"):
        (drawn / name).write_bytes((assets / name).read_bytes())
    subprocess.run([sys.executable, str(drawn / "draw_stripes.py")], check=True)
    driver.check(pixels(drawn / "warming-stripes.png") == pixels(assets / "warming-stripes.png"),
                 "warming-stripes.png is not what draw_stripes.py draws: run it again")

    if driver.options.judges:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])
        for spec, deck in pairs:
            driver.none(judges.words(spec, deck), f"words of {deck.name}")
        decks = [deck for _, deck in pairs]
        if decks:
            driver.none(judges.conformance(decks), "package")
            driver.none(driver.unsound(decks), "doctor")
            driver.none(judges.open_xml(decks), "Open XML SDK")
            for deck, pages in judges.pages(decks).items():
                driver.check(pages == geometry.slide_count(deck), f"{deck.name}: LibreOffice draws {pages} pages")
    driver.finish("examples")


main()
