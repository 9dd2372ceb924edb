#!/usr/bin/env python3
"""Whether the text engine, for the target libreoffice, sets as many lines as LibreOffice Impress does.

    bench/impress/run.py --deckle build/release/bin/deckle --pdf /tmp/pdf                     converts the judges' decks, and compares
    bench/impress/run.py --deckle … --pdf … --record tests/measure/data/impress_lines.json.gz   also keeps what Impress set
    bench/impress/run.py --deckle … --pdf … DECK.pptx …                                       these decks alone

A box counts where exactly its letters are found at its place on the page of the PDF, so that no line of a neighbour is counted;
where its letters are of one script; and where it does not stand on its side. Listed apart are boxes whose face is not installed
(Impress takes whatever fontconfig names) and those whose text either program shrinks. Needs soffice, pdftotext, and the judges'
decks (script/judges).
"""
import argparse
import collections
import gzip
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "tests")]
from impress import boxes  # noqa: E402
from impress.pdf_lines import pages_of  # noqa: E402
from support import judges  # noqa: E402

GOAL = 0.98
SECONDS = 300


def decks_of(base):
    found = [*base.glob("corpus/**/*.pptx"), *base.glob("golden-powerpoint/*.pptx"), *base.glob("truth/decks/*.pptx")]
    return sorted(path for path in found if path.is_file())


def converted(deck, folder):
    """The PDF of a deck; nothing where Impress makes none."""
    pdf = folder / (deck.stem + ".pdf")
    if not pdf.exists():
        with tempfile.TemporaryDirectory() as profile:
            subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{profile}", "--convert-to", "pdf", "--outdir",
                            str(folder), str(deck)], capture_output=True, timeout=SECONDS, check=False)
    return pdf if pdf.exists() else None


def measured(deckle, deck):
    run = subprocess.run([str(deckle), "measure", str(deck), "--target", "libreoffice"], capture_output=True, check=False)
    return json.loads(run.stdout)["slides"] if run.returncode == 0 else None


def print_table(rows, skipped):
    print(f"{'boxes':44}{'judged':>8}{'equal':>8}{'share':>8}")
    for name, (judged, equal) in sorted(rows.items()):
        print(f"{name:44}{judged:8}{equal:8}{equal / max(1, judged):8.1%}")
    print("not judged: " + ", ".join(f"{count} {why}" for why, count in skipped.most_common()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deckle", required=True, type=pathlib.Path)
    parser.add_argument("--pdf", required=True, type=pathlib.Path, help="folder of the PDFs; decks that have none are converted")
    parser.add_argument("--record", type=pathlib.Path, help="file for what Impress set")
    parser.add_argument("--list", action="store_true", help="print every box whose lines differ")
    parser.add_argument("decks", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    judges.need(programs=["soffice", "pdftotext"])
    options.pdf.mkdir(parents=True, exist_ok=True)
    rows, skipped, kept = collections.defaultdict(lambda: [0, 0]), collections.Counter(), {}
    for deck in options.decks or decks_of(judges.folder()):
        pdf, slides = converted(deck, options.pdf), measured(options.deckle, deck)
        if pdf is None or slides is None:
            skipped["decks that were not converted or read"] += 1
            continue
        for box in boxes.boxes_of(deck, slides, pages_of(pdf), skipped):
            for name in (box.kind, f"{box.kind}, {box.script}"):
                rows[name][0] += 1
                rows[name][1] += box.equal
            if options.list and not box.equal:
                print(f"{deck.name}: slide {box.slide}, {box.eid}: {box.ours} lines, {box.theirs} in Impress ({box.kind}, {box.script}): {box.text[:60]!r}")
            kept.setdefault(deck.name, {}).setdefault(str(box.slide), {})[box.eid] = [box.theirs, box.kind]
    print_table(rows, skipped)
    if options.record:
        text = json.dumps(kept, sort_keys=True, separators=(",", ":"))
        options.record.write_bytes(gzip.compress(text.encode(), mtime=0))
    judged, equal = (sum(rows[kind][i] for kind in boxes.KINDS) for i in (0, 1))
    print(f"all: {equal} of {judged} ({equal / max(1, judged):.2%}), at least {GOAL:.0%} expected")
    return 0 if judged and equal >= GOAL * judged else 1


if __name__ == "__main__":
    sys.exit(main())
