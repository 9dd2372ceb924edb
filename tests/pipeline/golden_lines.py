#!/usr/bin/env python3
"""`deckle measure` against the lines that PowerPoint drew into five exported decks.

The judge golden_compare.py matches each drawn line: all 99 break where PowerPoint broke them, 99 baselines and 15 pitches
lie within 0.15 pt, 99 widths within 0.2 %. Decks and PDFs are developer0hye/office2pdf's, tests/golden_mocks/business
(Apache-2.0).
"""
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

LINES = 99
PITCHES = 15


def main():
    driver = harness.Driver(__doc__)
    judges.need(["golden-powerpoint/lines.jsonl", "tools/golden_compare.py"])
    golden = judges.folder() / "golden-powerpoint"
    measured = []
    for deck in sorted(golden.glob("*.pptx")):
        result = driver.work / (deck.stem + ".json")
        run = driver.run("measure", deck, "-o", result)
        driver.check(run.status == 0, str(run))
        measured.append(result)
    compared = subprocess.run([judges.python(), "-B", judges.folder() / "tools/golden_compare.py", "--json", "--all",
                               golden / "lines.jsonl", *measured], capture_output=True, text=True, check=False)
    driver.check(compared.returncode == 0, compared.stderr)
    found = json.loads(compared.stdout)
    for what, n, within in (("lines", LINES, "same_breaks"), ("baseline", LINES, "within_0_15_pt"),
                            ("pitch", PITCHES, "within_0_15_pt"), ("width", LINES, "within_0_2_pct")):
        driver.check(found[what]["n"] == n and found[what][within] == n, f"{what}: {found[what]}, not {n} of {n}")
    for miss in found["mismatches"][:10]:
        print(json.dumps(miss, ensure_ascii=False))
    driver.finish("golden_lines")


main()
