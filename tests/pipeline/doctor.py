#!/usr/bin/env python3
"""deckle doctor: the decks that deckle writes are sound; each planted fault is found with its part and its rule, and
repaired where the rule says so. A repair changes only the parts that it names, loses no text, and a second one changes
nothing. With --judges two independent programs look at the repaired files."""
import json
import pathlib
import re
import subprocess
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402
from support.package_faults import ALL  # noqa: E402
from support.package_faults.deck import Deck  # noqa: E402

EXAMPLES = ("quarterly-review-ko", "research-briefing-en", "population-en", "population-ko", "languages")
BASE = "quarterly-review-ko"


def parts(path):
    with zipfile.ZipFile(path) as archive:
        return {i.filename.replace("\\", "/").lstrip("/"): archive.read(i) for i in reversed(archive.infolist()) if not i.is_dir()}


def words(entries):
    """The text of slides and notes, in order of the parts."""
    return {name: re.findall(r"<(?:\w+:)?t(?: [^>]*)?>([^<]*)</", data.decode("utf-8", "replace"))
            for name, data in entries.items() if re.match(r"ppt/(slides|notesSlides)/[^/]+\.xml$", name)}


def report(driver, path, *more):
    run = driver.run("doctor", path, "--format", "json", *more)
    try:
        return run, json.loads(run.out)
    except ValueError:
        driver.fail(f"{path.name}: no report: {run}")
        return run, {"issues": [], "repairs": [], "slides": []}


def judge_fault(driver, fault, source, planted):
    """The finding, and the repair; the path of the repaired file where there is one."""
    deck = Deck(source)
    part = fault.change(deck)
    path = planted / (re.sub(r"\W+", "-", fault.name) + ".pptx")
    deck.write(path)
    run, found = report(driver, path)
    hits = [i for i in found["issues"] if i["rule"] == fault.rule and i.get("part", "") == part]
    if not driver.check(hits, f"{fault.name}: no {fault.rule} in '{part}', but "
                              f"{sorted({(i['rule'], i.get('part')) for i in found['issues']})[:5]} {run.err[:200]}"):
        return None
    others = {i["rule"] for i in found["issues"]} - {fault.rule} - fault.beside
    driver.check(not others, f"{fault.name}: also {sorted(others)}")
    if fault.severity:
        driver.check(hits[0]["severity"] == fault.severity, f"{fault.name}: {hits[0]['severity']}, expected {fault.severity}")
    driver.check(hits[0]["hint"], f"{fault.name}: no hint")
    worst = max(("note", "warning", "error").index(i["severity"]) for i in found["issues"])
    driver.check(run.status == (1 if worst == 2 else 0), f"{fault.name}: status {run.status}")
    return judge_repair(driver, fault, path)


def judge_repair(driver, fault, path):
    fixed = path.with_suffix(".fixed.pptx")
    run, after = report(driver, path, "--fix", "-o", fixed)
    if not driver.check(fixed.exists(), f"{fault.name}: nothing was written: {run}"):
        return None
    left = [i for i in after["issues"] if i["rule"] == fault.rule]
    made = {(r["rule"], r["part"]) for r in after["repairs"]}
    if fault.repaired is True:
        driver.check(not left, f"{fault.name}: still {left[0]['message'] if left else ''}")
        driver.check(any(rule == fault.rule for rule, _ in made), f"{fault.name}: the repair is not listed: {made}")
    elif not fault.repaired:
        driver.check(left, f"{fault.name}: was repaired, which the test does not expect")
    # A second repair has nothing to do.
    again = path.with_suffix(".again.pptx")
    _, second = report(driver, fixed, "--fix", "-o", again)
    driver.check(not second["repairs"], f"{fault.name}: repaired again: {second['repairs'][:2]}")
    driver.check(again.read_bytes() == fixed.read_bytes(), f"{fault.name}: the second repair changed the file")
    if not fault.repaired:
        driver.check(after["repairs"] or fixed.read_bytes() == path.read_bytes(), f"{fault.name}: another file, without a repair")
        return None
    judge_parts(driver, fault, path, fixed, {part for r in after["repairs"] for part in r["changed"]})
    return fixed


def judge_parts(driver, fault, path, fixed, named):
    before, after = parts(path), parts(fixed)
    for name in before.keys() | after.keys():
        if before.get(name) == after.get(name) or name.startswith("[trash]"):
            continue
        driver.check(name in named, f"{fault.name}: {name} was changed, but only {sorted(named)} are named")
    if fault.words:
        driver.check(words(before) == words(after), f"{fault.name}: text was lost or changed")


def judged(driver, fault, fixed):
    """What the judges say of a repaired file, but what is no fault of it."""
    base = judges.folder()
    done = subprocess.run(["/usr/bin/python3", str(base / "tools/check_pptx.py"), "--json", str(fixed)],
                          capture_output=True, check=False)
    found = json.loads(done.stdout)["files"][0]["violations"]
    driver.none([f"{v['code']} {v['part']} {v['message']}" for v in found if v["family"] != "N" and v["code"] not in fault.kept],
                f"{fault.name}: check_pptx.py")
    done = subprocess.run(["sh", str(base / "tools/ooxml_validate.sh"), str(fixed)], capture_output=True, text=True, check=False)
    if done.returncode != 2:  # 2: it is not installed
        driver.none(done.stdout.splitlines(), f"{fault.name}: ooxml_validate")


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    if driver.options.judges:
        judges.need(["tools/check_pptx.py"])
    for example in EXAMPLES:
        spec = harness.ROOT / "examples" / f"{example}.json"
        run = driver.run("build", spec, "-o", driver.work / f"{example}.pptx")
        run, sound = report(driver, driver.work / f"{example}.pptx")
        driver.check(run.status == 0 and not sound["issues"], f"{example}: not sound: {sound['issues'][:2]}")
        driver.check(sound["slides"] and all(s["quality"] == "success_clean" for s in sound["slides"]), f"{example}: slides")
    planted = driver.work / "planted"
    planted.mkdir()
    causes = {fault.rule for fault in ALL}
    driver.check(len(ALL) >= 60 and len({fault.name for fault in ALL}) == len(ALL), f"{len(ALL)} faults")
    for fault in ALL:
        fixed = judge_fault(driver, fault, driver.work / f"{BASE}.pptx", planted)
        if fixed and driver.options.judges and fault.repaired is True:
            judged(driver, fault, fixed)
    print(f"{len(ALL)} faults, {len(causes)} rules")
    driver.finish("doctor")


if __name__ == "__main__":
    main()
