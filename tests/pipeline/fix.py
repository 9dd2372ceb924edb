#!/usr/bin/env python3
"""Specs broken as language models break them (support/spec_breaker.py), mended by one `deckle fix`.

    fix.py --deckle build/release/bin/deckle --work /tmp/work                    500 of them, from seed 1 on
    fix.py --deckle build/release/bin/deckle --work /tmp/work --only 117         one, its texts kept

At least nine in ten are valid afterwards, and every word of every one is still there. What is left has a place and
a hint. A spec that is valid stays as it is, to the byte.
"""
import collections
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, spec_breaker, spec_generator  # noqa: E402

SHARE = 0.9
BATCH = 100


def sources():
    found = sorted(harness.ROOT.glob("examples/*.json")) + sorted(harness.ROOT.glob("app/starter/*.json")) + \
        sorted(harness.ROOT.glob("docs/specs/*.json"))
    return [json.loads(path.read_text(encoding="utf-8")) for path in found] + \
        [spec_generator.generate(seed)[0] for seed in range(5000, 5020)]


def errors(driver, paths):
    """Status and findings of validation for each."""
    run = driver.run("validate", *paths, "--format", "json", "-o", driver.work / "report.json", "--limit", "spec-bytes=64M")
    reports = json.loads((driver.work / "report.json").read_text(encoding="utf-8"))
    reports = reports.get("decks", [reports])
    driver.check(len(reports) == len(paths), f"{len(reports)} reports for {len(paths)} specs: {run.err[:500]}")
    return [[i for i in report["issues"] if i["severity"] == "error"] for report in reports]


def fix_all(driver, seeds, kinds):
    broken = {}
    folder, mended = driver.work / "broken", driver.work / "mended"
    folder.mkdir()
    all_sources = sources()
    for seed in seeds:
        good, text, names = spec_breaker.broken(seed, all_sources)
        path = folder / f"{seed}.json"
        path.write_text(text, encoding="utf-8")
        broken[seed] = (good, names, path)
    valid, rounds = 0, list(broken)
    for start in range(0, len(rounds), BATCH):
        batch = rounds[start:start + BATCH]
        paths = [broken[seed][2] for seed in batch]
        run = driver.run("fix", *paths, "-o", str(mended) + "/")
        driver.check(run.status in (0, 65), f"expected status 0 or 65: {run}")
        left = errors(driver, [mended / path.name for path in paths])
        for seed, found in zip(batch, left):
            good, names, path = broken[seed]
            for name in names:
                kinds[name] += 1
            valid += not found
            for one in found:
                driver.check(bool(one["hint"]) and (one.get("line", 0) > 0), f"seed {seed}: no place or cure: {one}")
            if found:
                first = found[0]
                print(f"seed {seed}: {names}: {first.get('pointer')}: {first['message']}; {first['hint']}")
                kinds["left: " + "+".join(names)] += 1
            try:
                result = json.loads((mended / path.name).read_text(encoding="utf-8"))
            except ValueError:
                continue  # not valid, and counted
            lost = spec_breaker.missing_words(good, result)
            driver.check(not lost, f"seed {seed} ({names}): words are lost: {dict(list(lost.items())[:10])}")
    return valid


def nothing_to_mend(driver):
    for path in sorted(harness.ROOT.glob("examples/*.json")):
        copy = driver.work / path.name
        copy.write_bytes(path.read_bytes())
        run = driver.run("fix", copy)
        driver.check(run.status == 0 and copy.read_bytes() == path.read_bytes(), f"a valid spec is changed: {run}")
        driver.check("nothing to mend" in run.err, f"{run}")


def nothing_better(driver):
    """In place, a text that would be no JSON, lose words or have as many errors is left alone."""
    for name, text in [("yaml", "deck:\n  title: One\n  slides:\n  - slide_id: s1\n    elements: [{kind: text}]\n"),
                       ("prose", "Slides [draft] about {nothing} that is a spec\n"), ("bytes", "{\"deck\": \"\udcff\"}")]:
        copy = driver.work / f"{name}.json"
        copy.write_text(text, encoding="utf-8", errors="surrogateescape")
        before = copy.read_bytes()
        run = driver.run("fix", copy)
        driver.check(run.status == 65 and copy.read_bytes() == before, f"{name} is changed in place: {run}")


def main():
    driver = harness.Driver(__doc__, [("--count", {"type": int, "default": 500}), ("--first", {"type": int, "default": 1}),
                                      ("--only", {"type": int})])
    options = driver.options
    seeds = [options.only] if options.only is not None else range(options.first, options.first + options.count)
    kinds = collections.Counter()
    valid = fix_all(driver, seeds, kinds)
    share = valid / len(seeds)
    faults = {name for name in kinds if not name.startswith("left")}
    print(f"{valid} of {len(seeds)} are valid after one fix ({share:.1%}); {len(faults)} kinds of faults")
    if options.only is None:
        driver.check(share >= SHARE, f"only {share:.1%} are valid after one fix")
        driver.check(len(seeds) < 500 or len(faults) >= 40, f"only {len(faults)} kinds of faults")
    nothing_to_mend(driver)
    nothing_better(driver)
    driver.finish("fix")


main()
