#!/usr/bin/env python3
"""The decks of examples/ and the starter specs are what newcomers see first: they build clean (status 0),
their report passes, nothing overlaps, and with --judges every judge is content."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import geometry, harness, judges  # noqa: E402


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    specs = sorted(harness.ROOT.glob("examples/*.json")) + sorted(harness.ROOT.glob("app/starter/*.json"))
    driver.check(len(specs) >= 4, f"{len(specs)} specs found, at least 4 wanted")
    pairs = []
    for spec in specs:
        deck, report = driver.work / f"{spec.stem}.pptx", driver.work / f"{spec.stem}.report.json"
        run = driver.run("validate", spec)
        driver.check(run.status == 0, f"wanted status 0: {run}")
        run = driver.run("build", spec, "-o", deck, "--report", report)
        if not driver.check(run.status == 0, f"wanted status 0: {run}"):
            continue
        result = json.loads(report.read_text(encoding="utf-8"))
        authored = len(json.loads(spec.read_text(encoding="utf-8"))["deck"]["slides"])
        driver.check(result["pass"] is True, f"{report}: pass is {result['pass']}")
        driver.check(geometry.slide_count(deck) == authored,
                     f"{deck.name}: {geometry.slide_count(deck)} slides, {authored} authored: nothing here needs splitting")
        driver.none(geometry.complaints(deck), "geometry")
        pairs.append((spec, deck))

    if driver.options.judges:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])
        for spec, deck in pairs:
            driver.none(judges.words(spec, deck), "words")
        decks = [deck for _, deck in pairs]
        if decks:
            driver.none(judges.conformance(decks), "package")
            driver.none(judges.open_xml(decks), "Open XML SDK")
            for deck, pages in judges.pages(decks).items():
                driver.check(pages == geometry.slide_count(deck), f"{deck.name}: LibreOffice draws {pages} pages")
    driver.finish("examples")


main()
