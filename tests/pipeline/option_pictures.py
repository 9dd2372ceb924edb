#!/usr/bin/env python3
"""The pictures of the guides are those of the program: every spec of docs/specs builds clean, each of its slides has a
picture in docs/options that says the same words, each picture stands in a guide and each picture in a guide is there,
and every key that deckle reads in an open place is used by one of the specs or named as an exception here."""
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, option_pictures  # noqa: E402

GUIDES = ("slidespec.md", "layouts.md", "patterns.md", "brand.md", "themes.md")
# Kept for those who write specs, or seen in notes, files and other documents, never on a slide.
UNSEEN = {"variant", "generated_notes", "slide_numbers", "brand_kit_id", "tokens"}


def keys_of(value):
    """All keys of objects, at any depth."""
    if isinstance(value, dict):
        return set(value) | set().union(*map(keys_of, value.values()), set())
    return set().union(*map(keys_of, value), set()) if isinstance(value, list) else set()


def main():
    driver = harness.Driver(__doc__)
    docs = option_pictures.SPECS.parent
    named = {}
    for guide in GUIDES:
        for name in re.findall(r"options/([\w.~-]+\.svg)", (docs / guide).read_text(encoding="utf-8")):
            named[name] = guide
    used, drawn = set(), set()
    drawings = [(spec, *drawing) for spec in sorted(option_pictures.SPECS.glob("*.json")) for drawing in option_pictures.drawings_of(spec)]
    for spec, prefix, options in drawings:
        used |= keys_of(json.loads(spec.read_text(encoding="utf-8")))
        page, report = driver.work / f"{prefix}.html", driver.work / f"{prefix}.json"
        for out in (page, report):
            run = driver.run("qc", spec, *options, "-o", out)
            driver.check(run.status == 0, f"expected status 0: {run}")
        result = json.loads(report.read_text(encoding="utf-8"))
        for slide in result["slides"]:
            # A missing font concerns the machine, not the spec.
            graver = [i["message"] for i in slide["issues"] if i["severity"] != "note"]
            driver.check(not graver, f"{spec.name}: {slide['slide_id']}: {graver}")
        ids = [slide["slide_id"] for slide in result["slides"]]
        for slide_id, svg in option_pictures.pictures_of(page.read_text(encoding="utf-8"), ids).items():
            name = option_pictures.name_of(prefix, slide_id)
            drawn.add(name)
            picture = option_pictures.PICTURES / name
            if driver.check(picture.exists(), f"docs/options/{name} is not there: run script/option-pictures"):
                have, want = (option_pictures.words_of(s) for s in (picture.read_text(encoding="utf-8"), svg))
                driver.check(have == want, f"docs/options/{name} is stale, run script/option-pictures: says {have}, the program draws {want}")
    for name in sorted(drawn - set(named)):
        driver.fail(f"docs/options/{name} stands in none of {', '.join(GUIDES)}")
    for name in sorted(set(named) - drawn):
        driver.fail(f"docs/{named[name]} shows {name}, which no spec of docs/specs draws")
    there = {p.name for p in option_pictures.PICTURES.glob("*.svg")}
    driver.check(there == drawn, f"docs/options holds {sorted(there - drawn)} beside the pictures of docs/specs")
    source = (harness.ROOT / "slidespec/validate/known_keys.cpp").read_text(encoding="utf-8")
    keys = set(re.findall(r'\{OpenPlace::\w+, "(\w+)"', source))
    driver.check(len(keys) > 40, f"{len(keys)} keys are read in known_keys.cpp")
    for key in sorted(keys - used - UNSEEN):
        driver.fail(f"the key '{key}' is in none of docs/specs, so no guide shows it")
    driver.finish("option_pictures")


main()
