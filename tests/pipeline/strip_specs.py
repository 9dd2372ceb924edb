#!/usr/bin/env python3
"""Real decks, built and judged: every spec of the judges' folder, reduced to the kinds of element named
with --kinds, goes through the program; words, package, schemas, page count and geometry are judged by
programs that know nothing of deckle.

With --build-only the decks are built and nobody judges them: that is for the sanitizers.
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import geometry, harness, judges  # noqa: E402

TEXT_KINDS = "text,bullets,shape,divider"


def reduce(spec, kinds):
    """The spec with elements of `kinds` only, without the slides and assets that leaves empty."""
    slides = []
    for slide in spec["deck"]["slides"]:
        elements = [e for e in slide["elements"] if e["kind"] in kinds]
        if elements:
            slides.append({**slide, "elements": elements})
    if not slides:
        return None
    reduced = {**spec, "deck": {**spec["deck"], "slides": slides}}
    if not kinds & {"image", "chart", "table"}:
        reduced.pop("assets", None)
    return reduced


def main():
    driver = harness.Driver(__doc__, [("--kinds", {"default": TEXT_KINDS}),
                                      ("--build-only", {"action": "store_true"})])
    judges.need(["specs"])
    if not driver.options.build_only:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])
    kinds = set(driver.options.kinds.split(","))

    pairs, degraded = [], 0
    for path in sorted(judges.folder().glob("specs/*/spec.json")):
        reduced = reduce(json.loads(path.read_text(encoding="utf-8")), kinds)
        if reduced is None:
            continue
        name = path.parent.name
        spec, deck = driver.work / f"{name}.json", driver.work / f"{name}.pptx"
        spec.write_text(json.dumps(reduced, ensure_ascii=False), encoding="utf-8")
        run = driver.run("build", spec, "-o", deck, "--report", driver.work / f"{name}.report.json")
        if driver.check(run.status in (0, 1), f"wanted status 0 or 1: {run}") and \
                driver.check(deck.exists(), f"no deck was written: {run}"):
            pairs.append((spec, deck))
            degraded += run.status
    driver.check(len(pairs) >= 30, f"{len(pairs)} decks were built, at least 30 wanted")
    print(f"{len(pairs)} decks built, {degraded} of them with findings")

    if not driver.options.build_only and pairs:
        decks = [deck for _, deck in pairs]
        for spec, deck in pairs:
            driver.none(judges.words(spec, deck), "words")
            driver.none(geometry.complaints(deck), "geometry")
        driver.none(judges.conformance(decks), "package")
        driver.none(judges.open_xml(decks), "Open XML SDK")
        for deck, pages in judges.pages(decks).items():
            slides = geometry.slide_count(deck)
            driver.check(pages == slides, f"{deck.name}: LibreOffice draws {pages} pages of {slides} slides")
    driver.finish("strip_specs")


main()
