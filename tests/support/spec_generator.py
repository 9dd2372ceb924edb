#!/usr/bin/env python3
"""An endless sequence of valid SlideSpec documents: the same seed gives the same document anywhere.

    generate(seed) -> (spec, {path below the spec's folder: bytes of the asset})

Of twenty seeds in a row, fourteen are decks as people write them, one slide to four; one is crowded; one has any
legal attribute anywhere; four stand at a limit of the schema, one limit after the other. Every hundredth is long,
60 to 200 slides.

Run as a program it checks itself over a range of seeds: every document holds against the published schema (where
Python's jsonschema is installed), the range covers all that coverage.WANTED names, and each kind often enough.
"""
import argparse
import collections
import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support.generated import coverage, elements, limits, phrases, slides  # noqa: E402

RANGE = 200  # seeds that together cover everything
SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "slidespec/schema/slidespec-v1.schema.json"


def profile(seed):
    """The kind of document that a seed gives: (name, number of its limit)."""
    if seed % 100 == 50:
        return "long", 0
    place = seed % 20
    if place >= 16:
        return "limit", seed // 20 * 4 + place - 16
    return {14: "crowded", 15: "wild"}.get(place, "ordinary"), 0


def generate(seed):
    rng = random.Random(f"deckle {seed}")
    kind, number = profile(seed)
    lang = phrases.language(rng) if kind != "limit" or rng.random() < 0.5 else phrases.LANGUAGES[number % len(phrases.LANGUAGES)]
    maker = elements.Maker(rng, lang, {"ordinary": 0.0, "long": 0.0, "crowded": 0.3, "wild": 1.0}.get(kind, 0.2))
    if kind == "limit":
        made = limits.ALL[number % len(limits.ALL)](maker, "s1")
    elif kind == "crowded":
        made = [slides.crowded(maker, "s1", rng.choice([7, 9, 12, 16, 25]))]
    else:
        count = (200 if seed % 1000 == 50 else rng.randrange(60, 121)) if kind == "long" else rng.choice([1, 1, 2, 2, 3, 4])
        made = [slides.slide(maker, f"s{i + 1}", "title_center" if i == 0 and count > 2 else None) for i in range(count)]
    spec = {"spec_version": "slidespec_v1", "deck": _deck(maker, made, number if kind == "limit" else None), "theme": _theme(rng)}
    if maker.assets:
        spec["assets"] = maker.assets
    extensions = {}
    if rng.random() < 0.3:
        extensions["date"] = rng.choice(["2025-09-01", "2024-02-29T09:30:00Z"])
    if rng.random() < 0.2:
        extensions["footer"] = phrases.text(rng, lang, 40)
    if rng.random() < 0.1:
        extensions["slide_numbers"] = False
    if extensions:
        spec["extensions"] = extensions
    return spec, dict(sorted(maker.files.items()))


def _deck(maker, made, limit):
    rng, lang = maker.rng, maker.lang
    deck = {"title": phrases.title(rng, lang), "language": lang, "slides": made}
    if limit is not None and limits.ALL[limit % len(limits.ALL)] is limits.longest_names:
        deck |= {"title": phrases.exact(rng, lang, 200), "subtitle": phrases.exact(rng, lang, 300),
                 "tags": [phrases.name(rng, lang) for _ in range(30)], "audience": "a" * 80, "tone": "t" * 80}
    elif rng.random() < 0.3:
        deck["subtitle"] = phrases.text(rng, lang, 60)
    return deck


def _theme(rng):
    theme = {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}
    theme["slide_size"] = "standard_4_3" if rng.random() < 0.25 else "widescreen_16_9"
    return theme


def size(spec, files):
    """The size of the work: characters, cells, points and elements of the spec, and KiB of its files."""
    total = sum(len(data) for data in files.values()) // 1024
    for slide in spec["deck"]["slides"]:
        total += 200 * len(slide["elements"]) + len(json.dumps(slide, ensure_ascii=False))
    return total


def write(seed, folder):
    """Writes the document into its own folder, as spec<seed>.json with its assets beside it. The spec's path."""
    spec, files = generate(seed)
    folder.mkdir(parents=True)
    path = folder / f"spec{seed}.json"
    path.write_text(json.dumps(spec, ensure_ascii=False, indent=1), encoding="utf-8")
    for name, data in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return path


def check(first, count):
    """Complaints about the documents of a range, as lines."""
    wrong, names, kinds = [], set(), collections.Counter()
    try:
        import jsonschema
        validator = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    except ImportError:
        validator = None
        print("jsonschema is not installed: the documents are not held against the schema")
    for seed in range(first, first + count):
        spec, files = generate(seed)
        if json.dumps([spec, sorted(files)]) != json.dumps([generate(seed)[0], sorted(files)]):
            wrong.append(f"seed {seed}: a second document differs from the first")
        for error in validator.iter_errors(spec) if validator else ():
            wrong.append(f"seed {seed}: /{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
        names |= coverage.features(spec, files)[0]
        kinds.update(e["kind"] for s in spec["deck"]["slides"] for e in s["elements"])
    print(f"seeds {first} to {first + count - 1}: {len(names & coverage.WANTED)} of {len(coverage.WANTED)} features; elements: " +
          ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items())))
    if count >= RANGE:
        wrong += [f"no document of the range has {name}" for name in sorted(coverage.WANTED - names)]
        wrong += [f"{kinds[kind]} elements of kind {kind}, at least {least} expected" for kind, least in coverage.LEAST_ELEMENTS.items()
                  if kinds[kind] < least]
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--count", type=int, default=RANGE, help="number of seeds")
    parser.add_argument("--write", type=pathlib.Path, help="write the documents below this folder instead of checking them")
    options = parser.parse_args()
    if options.write:
        for seed in range(options.first, options.first + options.count):
            print(write(seed, options.write / str(seed)))
        return 0
    wrong = check(options.first, options.count)
    for line in wrong:
        print("FAIL: " + line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
