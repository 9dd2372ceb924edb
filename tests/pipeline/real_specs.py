#!/usr/bin/env python3
"""Real decks, built and judged: every spec of the judges' folder goes through the program as it stands, its pictures
beside it; words, package, schemas, page count and geometry are judged by programs that know nothing of deckle.

With --kinds the specs are reduced to elements of these kinds. With --one-in N words and geometry are judged of all
decks, the rest of each N-th. With --build-only each N-th is built and nobody judges it: that is for the sanitizers.
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import geometry, harness, judges, specs  # noqa: E402


def inputs(driver, path, kinds):
    """(spec to judge by, arguments of build), or None where nothing is left of the spec."""
    if not kinds:
        return path, [path]
    reduced = specs.reduced(json.loads(path.read_text(encoding="utf-8")), kinds)
    if reduced is None:
        return None
    spec = driver.work / f"{path.parent.name}.json"
    spec.write_text(json.dumps(reduced, ensure_ascii=False), encoding="utf-8")
    return spec, [spec] + (["--assets", path.parent] if "image" in kinds else [])


def main():
    driver = harness.Driver(__doc__, [("--kinds", {"help": "as in: text,bullets"}), ("--build-only", {"action": "store_true"})])
    judges.need(["specs"])
    if not driver.options.build_only:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])
    kinds = set(driver.options.kinds.split(",")) if driver.options.kinds else None

    pairs, degraded = [], 0
    paths = sorted(judges.folder().glob("specs/*/spec.json"))
    if driver.options.build_only:
        paths = driver.share(paths)
    for path in paths:
        found = inputs(driver, path, kinds)
        if found is None:
            continue
        spec, arguments = found
        name = path.parent.name
        deck = driver.work / f"{name}.pptx"
        run = driver.run("build", *arguments, "-o", deck, "--report", driver.work / f"{name}.report.json")
        if driver.check(run.status in (0, 1), f"expected status 0 or 1: {run}") and \
                driver.check(deck.exists(), f"no deck was written: {run}"):
            pairs.append((spec, deck))
            degraded += run.status
    least = 10 if driver.options.build_only else 30
    driver.check(len(pairs) >= least, f"{len(pairs)} decks were built, at least {least} expected")
    print(f"{len(pairs)} decks built, {degraded} of them with findings")

    if not driver.options.build_only and pairs:
        decks = driver.share(deck for _, deck in pairs)
        for spec, deck in pairs:
            driver.none([f"{deck.name}: {line}" for line in judges.words(spec, deck)], "words")
            driver.none(geometry.complaints(deck), "geometry")
        driver.none(judges.conformance(decks), "package")
        driver.none(driver.unsound(decks), "doctor")
        driver.none(judges.open_xml(decks), "Open XML SDK")
        for deck, pages in judges.pages(decks).items():
            slides = geometry.slide_count(deck)
            driver.check(pages == slides, f"{deck.name}: LibreOffice draws {pages} pages of {slides} slides")
    driver.finish("real_specs")


main()
