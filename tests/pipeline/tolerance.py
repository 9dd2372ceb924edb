#!/usr/bin/env python3
"""What a package has but for one fault of its archive, content types or relationships is read all the same: `ir init` and
`build --template` go on, with a finding of the rule that `doctor` has for it. What is then written has no such fault, and the
masters, layouts and themes of the template have the same bytes. An archive with two entries of one name is refused.
"""
import concurrent.futures
import json
import pathlib
import re
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402
from support.package_faults import archive, relationships  # noqa: E402
from support.package_faults.deck import Deck  # noqa: E402

BASE, SPEC = "quarterly-review-ko", "population-en"
# Rules about what opening passes over (docs/doctor.md, "Opening"); content is as without the fault.
OPENING = {"zip-folder-entry", "stored-entry", "odd-entry-name", "content-types-not-first",
           "bytes-after-archive", "trash-item", "duplicate-content-type", "override-without-part", "misspelled-override",
           "untyped-part", "unregistered-media-type", "malformed-relationships", "relationships-without-part",
           "duplicate-relationship-id", "missing-relationship-id", "dangling-relationship", "target-outside-package",
           "absolute-target", "misspelled-target"}
# Content is lost with these.
LOSES = {"missing-relationship-id", "malformed-relationships", "dangling-relationship", "duplicate-relationship-id", "target-outside-package"}
COPIED = re.compile(r"ppt/(slideMasters|slideLayouts|theme)/[^/]+\.xml$", re.I)


def slides(path):
    return json.loads(path.read_text(encoding="utf-8"))["slides"]


def parts(path):
    with zipfile.ZipFile(path) as deck:
        return {i.filename.replace("\\", "/").lstrip("/").lower(): deck.read(i) for i in reversed(deck.infolist())}


def judge(driver, number, fault, base, sound):
    deck = Deck(base)
    fault.change(deck)
    path = driver.work / f"{number}.pptx"
    deck.write(path)
    ir, built = path.with_suffix(".json"), driver.work / f"{number}.built.pptx"
    run = driver.run("ir", "init", path, "-o", ir, "--verbose")
    if not driver.check(ir.exists(), f"{fault.name}: not read: {run}"):
        return
    driver.check(f"[{fault.rule}]" in run.err, f"{fault.name}: no finding {fault.rule} of reading: {run}")
    if fault.rule not in LOSES:
        driver.check(run.status == 0 and slides(ir) == sound, f"{fault.name}: read otherwise than without the fault: {run}")
    run = driver.run("build", harness.ROOT / "examples" / f"{SPEC}.json", "-o", built, "--template", path, "--verbose")
    if not driver.check(built.exists() and run.status in (0, 1), f"{fault.name}: no template: {run}"):
        return
    driver.check(f"[{fault.rule}]" in run.err, f"{fault.name}: no finding {fault.rule} of the template: {run}")
    driver.none(driver.unsound([built]), f"{fault.name}: doctor")
    before, after = parts(path), parts(built)
    copied = [name for name in after if COPIED.match(name)]
    driver.check(len(copied) > 9, f"{fault.name}: the deck has {copied}")
    for name in copied:
        driver.check(before.get(name) == after[name], f"{fault.name}: {name} was changed")


def main():
    driver = harness.Driver(__doc__)
    base, ir = driver.work / "base.pptx", driver.work / "base.json"
    driver.run("build", harness.ROOT / "examples" / f"{BASE}.json", "-o", base)
    driver.run("ir", "init", base, "-o", ir)
    sound = slides(ir)
    chosen = [fault for fault in archive.FAULTS + relationships.FAULTS if fault.rule in OPENING]
    driver.check({fault.rule for fault in chosen} == OPENING, "a rule has no fault")
    for number, fault in enumerate(f for f in archive.FAULTS if f.rule == "duplicate-entry"):
        deck, path = Deck(base), driver.work / f"two-{number}.pptx"
        fault.change(deck)
        deck.write(path)
        for run in (driver.run("measure", path), driver.run(
                "build", harness.ROOT / "examples" / f"{SPEC}.json", "-o", driver.work / "two.built.pptx", "--template", path)):
            driver.check(run.status == 65 and "two entries" in run.err, f"{fault.name}: not refused: {run}")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda item: judge(driver, *item, base, sound), enumerate(chosen)))
    print(f"{len(chosen)} faults")
    driver.finish("tolerance")


main()
