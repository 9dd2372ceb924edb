#!/usr/bin/env python3
"""bench/render/speed.py [SLIDES]: pictures and a PDF of a deck, beside LibreOffice and pdftoppm, in one run.

The deck has the slides of examples/population-en.json again and again (100 by default). deckle draws PNG of 1280 pixels and a
PDF; LibreOffice (soffice) writes a PDF, of which pdftoppm (poppler-utils) makes PNG of the same width. Each is run three times,
alternating, and the fastest counts. Compare ratios, not seconds, on a machine that does other work.
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
DECKLE = ROOT / "build/release/bin/deckle"


def make_deck(folder, count):
    spec = json.loads((ROOT / "examples/population-en.json").read_text(encoding="utf-8"))
    slides = spec["deck"]["slides"]
    made = [json.loads(json.dumps(slides[i % len(slides)])) for i in range(count)]
    for number, slide in enumerate(made):
        slide["slide_id"] = f"s{number}"
    spec["deck"]["slides"] = made
    (folder / "deck.json").write_text(json.dumps(spec), encoding="utf-8")
    subprocess.run([DECKLE, "build", folder / "deck.json", "-o", folder / "deck.pptx", "--quiet"], check=False)
    return folder / "deck.pptx"


def seconds(*command):
    begin = time.monotonic()
    subprocess.run([str(c) for c in command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.monotonic() - begin


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        deck = make_deck(folder, count)
        (folder / "office").mkdir()
        runs = {
            "deckle, PNG": (DECKLE, "render", deck, "-o", f"{folder}/pictures/", "--width", "1280"),
            "deckle, PDF": (DECKLE, "render", deck, "-o", folder / "deckle.pdf"),
            "LibreOffice, PDF": ("soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to",
                                 "pdf", "--outdir", folder / "office", deck),
            "pdftoppm, PNG": ("pdftoppm", "-png", "-scale-to-x", "1280", "-scale-to-y", "-1", folder / "office/deck.pdf",
                              folder / "office/page"),
        }
        best = {}
        for _ in range(3):
            for what, command in runs.items():
                best[what] = min(best.get(what, 1e9), seconds(*command))
    for what, took in best.items():
        print(f"{what:18} {took:7.2f} s   {count / took:8.1f} slides a second")
    office = best["LibreOffice, PDF"]
    print(f"PNG: {(office + best['pdftoppm, PNG']) / best['deckle, PNG']:.1f} times as fast as LibreOffice and pdftoppm")
    print(f"PDF: {office / best['deckle, PDF']:.1f} times as fast as LibreOffice")


main()
