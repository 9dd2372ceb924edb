#!/usr/bin/env python3
"""The text engine's accuracy on sizes that PowerPoint saved, by the program truth_score: no class may fall below the
share it has reached, nor hold fewer records than the reference model finds.
"""
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

# Class, measure, least number of records, least share in percent.
LEAST = (
    ("height_plain", "within_2_emu", 2143, 99.0),
    ("height_other_spacing", "within_2_emu", 98, 90.0),
    ("height_wrapped", "within_2_emu", 152, 91.0),
    ("height_legacy", "within_2_emu", 353, 79.0),
    ("width_none", "within_0_01_pt", 369, 86.5),
    ("autofit_body_scaled", "exact", 128, 96.0),
    ("autofit_body_unscaled", "exact", 209, 100.0),
    ("autofit_title_scaled", "exact", 189, 99.0),
    ("autofit_title_unscaled", "exact", 55, 99.5),
)
MOST_NOT_MEASURABLE = 340


def main():
    driver = harness.Driver(__doc__)
    judges.need(["truth/dev.jsonl"])
    program = driver.deckle.parent / "truth_score"
    done = subprocess.run([program, judges.folder() / "truth/dev.jsonl", "--json"], capture_output=True, text=True,
                          check=False)
    driver.check(done.returncode == 0, done.stderr)
    score = json.loads(done.stdout)
    for name, measure, least, share in LEAST:
        row = score[name]
        reached = 100 * row[measure] / row["n"]
        print(f"{name}: {row[measure]} of {row['n']} ({reached:.1f} %)")
        driver.check(row["n"] >= least, f"{name} has {row['n']} records, and the model finds {least}")
        driver.check(reached >= share, f"{name}, {measure}: {reached:.1f} %, not {share} %")
    driver.check(score["not_measurable"] < MOST_NOT_MEASURABLE, f"{score['not_measurable']} records are not measurable")
    driver.finish("truth_score")


main()
