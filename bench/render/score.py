#!/usr/bin/env python3
"""bench/render/score.py [DECK.pptx...]: deckle's pictures beside PowerPoint's own PDF: places of lines, and structural similarity.

For each deck with a PDF of the same name beside it (by default those in $DECKLE_JUDGES/golden-powerpoint, else
the golden-powerpoint folder of the judges) the pages are drawn at 96 pixels to the inch by pdftoppm (poppler-utils) and compared with what
build/release/bin/render_score draws. Faces that are not installed are drawn by their substitutes, so decks in Arial can be
compared and decks in Malgun Gothic are only reported.

The judge golden_lines.py reads PowerPoint's lines from the PDF. A line is the same where all its letters are drawn on one baseline, and its
distance is that of the two baselines, once ours are rounded as PowerPoint for Mac rounds them when it exports. Exit status 1 where a line is
not the same or is more than 0.3 px away.
"""
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests")]
from support import judges  # noqa: E402

PX = 0.75  # points
MOST = 0.3  # px


def letters_of(runs, slide):
    """Each letter that is drawn on a slide, but spaces, with its baseline."""
    return [(letter, run["baseline"]) for run in runs if run["slide"] == slide for letter in run["text"] if letter.strip()]


def distances(drawn, runs):
    """Of each line of PowerPoint how far ours is from it, in px, None where its letters are not on one line."""
    out, slide, at = [], None, 0
    for line in drawn:
        if line["slide"] != slide:
            slide, at, letters = line["slide"], 0, letters_of(runs, line["slide"])
        at += len("".join(line.get("bullet", {}).get("t", "").split()))
        text = "".join(line["text"].split())
        here = letters[at:at + len(text)]
        at += len(text)
        ours = {round(baseline, 2) for _, baseline in here}
        same = "".join(letter for letter, _ in here) == text and len(ours) == 1
        out.append((line, abs(here[0][1] - line["baseline_pt"]) / PX if same else None))
    return out


def print_places(deck, runs):
    """Compares the lines of a deck; whether all are where they have to be."""
    judge = subprocess.run([judges.python(), "-B", judges.folder() / "tools/golden_lines.py", deck], capture_output=True, text=True, check=True)
    found = distances([json.loads(line) for line in judge.stdout.splitlines()], runs)
    known = [far for _, far in found if far is not None]
    print(f"  lines     {len(known)} of {len(found)} with the same words; baselines {statistics.median(known):.3f} px away"
          f" (median), {max(known):.3f} px (largest)")
    bad = [(line, far) for line, far in found if far is None or far > MOST]
    for line, far in bad:
        print(f"  slide {line['slide']:2}  {'other words' if far is None else f'{far:.3f} px'}: {line['text']}")
    return not bad


def main():
    decks = [pathlib.Path(a) for a in sys.argv[1:]] or sorted((judges.folder() / "golden-powerpoint").glob("*.pptx"))
    decks = [d for d in decks if d.with_suffix(".pdf").exists()]
    if not decks:
        sys.exit("no deck with a PDF beside it")
    good = True
    for deck in decks:
        print(deck.name, flush=True)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["pdftoppm", "-r", "96", str(deck.with_suffix(".pdf")), f"{folder}/page"], check=True)
            pages = sorted(str(p) for p in pathlib.Path(folder).glob("page*.ppm"))
            letters = pathlib.Path(folder) / "letters.jsonl"
            subprocess.run([ROOT / "build/release/bin/render_score", "--letters", letters, deck, *pages], check=True)
            good = print_places(deck, [json.loads(line) for line in letters.read_text(encoding="utf-8").splitlines()]) and good
    sys.exit(not good)


main()
