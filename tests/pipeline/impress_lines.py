#!/usr/bin/env python3
"""For the target libreoffice the text engine sets as many lines as LibreOffice Impress did when the rows of impress_lines.json.gz
were recorded (bench/impress): at least 98 % of the boxes of one script. Impress itself does not run."""
import collections
import concurrent.futures
import gzip
import json
import os
import pathlib
import sys

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1]), str(pathlib.Path(__file__).resolve().parents[2] / "bench")]
from impress import boxes, run as impress  # noqa: E402
from support import harness, judges  # noqa: E402

ROWS = pathlib.Path(__file__).resolve().parents[1] / "measure/data/impress_lines.json.gz"


def counted(driver, deck, rows):
    """By kind of box: how many there are, and how many are equal."""
    slides = impress.measured(driver.deckle, deck)
    if slides is None:
        return {}
    counts = collections.defaultdict(lambda: [0, 0])
    for slide in slides:
        elements = {element["eid"]: element for element in slide["elements"]}
        for eid, (lines, kind) in rows.get(str(slide["index"]), {}).items():
            counts[kind][0] += 1
            counts[kind][1] += eid in elements and boxes.own_lines(elements[eid]) == lines
    return counts


def main():
    driver = harness.Driver(__doc__)
    judges.need(paths=["truth/decks", "corpus"])
    rows = json.loads(gzip.decompress(ROWS.read_bytes()))
    decks = [deck for deck in impress.decks_of(judges.folder()) if deck.name in rows]
    driver.check(len(decks) >= 0.9 * len(rows), f"{len(decks)} of {len(rows)} recorded decks are there")
    total = collections.defaultdict(lambda: [0, 0])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for counts in pool.map(lambda deck: counted(driver, deck, rows[deck.name]), decks):
            for kind, (judged, equal) in counts.items():
                total[kind][0] += judged
                total[kind][1] += equal
    for kind, (judged, equal) in sorted(total.items()):
        print(f"{kind}: {equal} of {judged} boxes, {equal / judged:.1%}")
    judged, equal = (sum(counts[i] for counts in total.values()) for i in (0, 1))
    driver.check(judged > 1000 and equal >= impress.GOAL * judged,
                 f"{equal} of {judged} boxes have as many lines, {impress.GOAL:.0%} expected")
    driver.finish("impress_lines")


main()
