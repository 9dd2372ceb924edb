#!/usr/bin/env python3
"""Every example is built on every readable template of the corpus (--one-in takes a fixed part of them): status 0 or
1, every authored word is in the deck, masters, layouts and themes are those of the template byte for byte, the
independent checker finds nothing that it does not find in the template, and LibreOffice draws every slide."""
import json
import pathlib
import posixpath
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import corpus, geometry, harness, judges  # noqa: E402

SHARED_PARTS = re.compile(r"ppt/(slideMasters|slideLayouts|theme)/(_rels/)?[^/]+$")


def kept_parts(driver, template, deck, report):
    """Parts of masters, layouts and themes are the template's own."""
    ours, theirs = corpus.parts(deck), corpus.parts(template)
    added = any(issue["rule"] == "layout-added" for issue in report["issues"])
    layouts = 0
    for name, data in ours.items():
        if not SHARED_PARTS.match(name):
            continue
        layouts += name.startswith("ppt/slideLayouts/slideLayout")
        if added and (name not in theirs or name.startswith("ppt/slideMasters/")):
            continue  # the layout that the template lacks, and the master that lists it
        if name not in theirs:
            # A notes master of deckle's own has a theme; nothing else is new.
            driver.check(name.startswith("ppt/theme/"), f"{deck.name}: {name} is not in {template.name}")
            continue
        # Relationships to missing parts and to slides that are left out are dropped.
        if "/_rels/" not in name:
            driver.check(data == theirs[name], f"{deck.name}: {name} differs from that of {template.name}")
    expected = sum(name.startswith("ppt/slideLayouts/slideLayout") for name in theirs) or 1
    driver.check(layouts <= expected and layouts > 0, f"{deck.name}: {layouts} layouts, {expected} in {template.name}")


def complaints(path):
    """What the checker says of a file, without its name."""
    return {line.split(": ", 1)[-1].strip() for line in judges.conformance([path])}


def unused_slides(driver, template, deck):
    """Nothing that only the template's slides used is left: every part is reached from the root."""
    parts = corpus.parts(deck)
    reached, waiting = set(), [""]
    while waiting:
        part = waiting.pop()
        folder, base = posixpath.split(part)
        rels = parts.get(posixpath.join(folder, "_rels", base + ".rels").lstrip("/"), b"")
        for relationship in re.findall(rb"<(?:\w+:)?Relationship\s[^>]*>", rels):
            if b'TargetMode="External"' in relationship:
                continue
            target = re.search(rb'Target="([^"]*)"', relationship).group(1).decode()
            name = target.lstrip("/") if target.startswith("/") else posixpath.normpath(posixpath.join(folder, target))
            if name not in reached:
                reached.add(name)
                waiting.append(name)
    left = [n for n in parts if n != "[Content_Types].xml" and "_rels/" not in n and n not in reached]
    driver.check(not left, f"{deck.name}: nothing leads to {left[:5]} ({template.name})")
    text = parts["ppt/presentation.xml"]
    for gone in (b"custShowLst", b"sectionLst"):
        driver.check(gone not in text, f"{deck.name}: {gone.decode()} names slides of {template.name}")


def main():
    driver = harness.Driver(__doc__, [("--without-office", {"action": "store_true"})])
    judges.need(["corpus", "tools/words.py", "tools/check_pptx.py"], ["soffice", "pdfinfo"])
    specs = sorted(harness.ROOT.glob("examples/*.json"))
    decks = []
    for template in corpus.templates(driver.options.one_in):
        own = complaints(template)
        for spec in specs:
            deck = driver.work / f"{template.stem}--{spec.stem}.pptx"
            report = deck.with_suffix(".json")
            run = driver.run("build", spec, "--template", template, "-o", deck, "--report", report, "--quiet")
            if not driver.check(run.status in (0, 1) and deck.exists(), f"expected status 0 or 1: {run}"):
                continue
            said = json.loads(report.read_text(encoding="utf-8"))
            kept_parts(driver, template, deck, said)
            unused_slides(driver, template, deck)
            driver.none(judges.words(spec, deck), f"words of {deck.name}")
            driver.none(sorted(complaints(deck) - own), f"package {deck.name}")
            driver.check(geometry.slide_count(deck) == len(said["slides"]), f"{deck.name}: wrong number of slides")
            decks.append(deck)
    if not driver.options.without_office:
        for deck, pages in judges.pages(decks).items():
            driver.check(pages == geometry.slide_count(deck), f"{deck.name}: LibreOffice draws {pages} pages")
    driver.finish("foreign templates")


main()
