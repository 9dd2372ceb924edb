#!/usr/bin/env python3
"""bench/render/score.py [DECK.pptx...]: deckle's pictures beside PowerPoint's own PDF, as structural similarity.

For each deck with a PDF of the same name beside it (by default those in $DECKLE_JUDGES/golden-powerpoint, else
the golden-powerpoint folder of the judges) the pages are drawn at 96 pixels to the inch by pdftoppm (poppler-utils) and compared with what
build/release/bin/render_score draws. Faces that are not installed are drawn by their substitutes, so decks in Arial can be
compared and decks in Malgun Gothic are only reported.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
JUDGES = pathlib.Path(os.environ.get("DECKLE_JUDGES", ROOT.parent / "shared"))


def main():
    decks = [pathlib.Path(a) for a in sys.argv[1:]] or sorted((JUDGES / "golden-powerpoint").glob("*.pptx"))
    decks = [d for d in decks if d.with_suffix(".pdf").exists()]
    if not decks:
        sys.exit("no deck with a PDF beside it")
    for deck in decks:
        print(deck.name, flush=True)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["pdftoppm", "-r", "96", str(deck.with_suffix(".pdf")), f"{folder}/page"], check=True)
            pages = sorted(str(p) for p in pathlib.Path(folder).glob("page*.ppm"))
            subprocess.run([ROOT / "build/release/bin/render_score", deck, *pages], check=True)


main()
