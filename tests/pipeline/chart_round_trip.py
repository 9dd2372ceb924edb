#!/usr/bin/env python3
"""The picture of a chart in a built deck is close to that of its spec: what was written is read again, and drawn alike.
A fixed sample of all types and variants; bench/render/round_trip.py compares every spec of the project."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bench/render"))
import charts  # noqa: E402
import round_trip  # noqa: E402
from support import harness  # noqa: E402

# Structural similarity of the charts' areas: labels that are a few pixels lower make 0.80 of thin lines. Another chart of the same form has about 0.7, a grey box 0.4.
LEAST = 0.78
SAMPLE = ("grouped", "stacked", "line_years", "line_uneven_numbers", "area", "pie", "waterfall", "percent", "doughnut", "combo",
          "target", "totals", "totals_lying", "arrows", "dumbbell", "steps", "steps_two", "heading_unit", "sorted")


def main():
    driver = harness.Driver(__doc__.split("\n", maxsplit=1)[0])
    cases = [case for case in charts.CASES + charts.VARIANTS if case[0] in SAMPLE]
    driver.check(len(cases) > 12, "the sample names charts that there are")
    spec = driver.work / "charts.json"
    spec.write_text(json.dumps(charts.spec(cases), ensure_ascii=False), "utf-8")
    compared = 0
    for slide, score in round_trip.compare(driver.deckle, spec, driver.work):
        name = cases[slide - 1][0] if slide <= len(cases) else str(slide)
        driver.check(score >= LEAST, f"{name}: the picture of the built deck is {score:.3f} like that of the spec, {LEAST} wanted")
        compared += 1
    driver.check(compared >= len(cases), f"{compared} of {len(cases)} charts were compared")
    driver.finish(f"{compared} charts of built decks look like those of their spec")


main()
