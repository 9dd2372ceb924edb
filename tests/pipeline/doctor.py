#!/usr/bin/env python3
"""deckle doctor: the decks that deckle writes are sound; each planted fault is found with its part and its rule, and
repaired where the rule says so. A repair changes only the parts that it names, loses no text, and a second one changes
nothing. Every rule has a fault.

With --judges the presentations of the judges' collections are examined too: those that PowerPoint saved have no finding,
the others those of COLLECTION; all of them come back part for part. Independent programs look at repaired files. Without
--all it is a share of both, always the same one.
"""
import concurrent.futures
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
SHARE = 8        # one in so many repaired files is judged without --all
SHARE_OF_FILES = 3  # and of the collections examined
GENERATOR = {"misplaced-element", "zip-folder-entry", "stored-entry", "unregistered-media-type", "override-without-part",
             "shared-theme", "background-without-effects"}
# What is wrong with files of the collections, or worth knowing. All others are sound. Each was looked at.
COLLECTION = {
    "pa-libreoffice.pptx": {"content-types-not-first", "duplicate-shape-id"},
    "poi__alterman_security.pptx": {"embedded-object"},
    "powerpoint__stocks.pptx": {"content-types-not-first", "duplicate-shape-id", "unexpected-element"},
    "pp-broken-rels.pptx": {"one-way-layout"},
    "pp-macro.pptm": {"embedded-object", "invalid-link-address", "linked-file", "macros"},
    "pp-no-core-props.pptx": {"missing-properties"},
    "sc-google-slides.pptx": {"background-without-effects", "content-types-not-first", "incomplete-notes-master",
                              "missing-properties", "one-way-notes"},
    "sdk-markup-compat.pptx": {"missing-attribute"},
    "sdk__Pitchbook_TP10176928.potx": {"chart-cache-mismatch"},
    "02_quarterly_review_ko.pptx": GENERATOR | {"duplicate-shape-id"},
    "04_training_deck_ko.pptx": GENERATOR,
    "06_project_status_ko.pptx": GENERATOR,
    "07_conference_talk_en.pptx": GENERATOR,
    "08_marketing_report_en.pptx": GENERATOR,
}
REFUSED = {"sdk-encrypted.pptx": "is encrypted", "poi-malformed-zip.pptx": "where the directory is"}


def parts(path):
    """The first entry of each name, spelt as parts are; what is left over from another program is none."""
    with zipfile.ZipFile(path) as archive:
        return {i.filename.replace("\\", "/").lstrip("/"): archive.read(i) for i in reversed(archive.infolist())
                if not i.is_dir() and not i.filename.startswith("[trash]")}


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
    path = planted / (re.sub(r"\W+", "-", fault.name) + fault.suffix)
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
    fixed = path.with_suffix(".fixed" + fault.suffix)
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
    again = path.with_suffix(".again" + fault.suffix)
    _, second = report(driver, fixed, "--fix", "-o", again)
    driver.check(not second["repairs"], f"{fault.name}: repaired again: {second['repairs'][:2]}")
    driver.check(again.read_bytes() == fixed.read_bytes(), f"{fault.name}: the second repair changed the file")
    if not fault.repaired:
        driver.check(after["repairs"] or fixed.read_bytes() == path.read_bytes(), f"{fault.name}: another file, without a repair")
        return None
    judge_parts(driver, fault.name, path, fixed, after, fault.words)
    return fixed


def judge_parts(driver, name, path, fixed, after, same_words=True):
    named = {part for r in after["repairs"] for part in r["changed"]}
    before, now = parts(path), parts(fixed)
    for part in before.keys() | now.keys():
        if before.get(part) != now.get(part):
            driver.check(part in named, f"{name}: {part} was changed, but only {sorted(named)} are named")
    if same_words:
        driver.check(words(before) == words(now), f"{name}: text was lost or changed")


def examples(driver):
    for example in EXAMPLES:
        spec = harness.ROOT / "examples" / f"{example}.json"
        run = driver.run("build", spec, "-o", driver.work / f"{example}.pptx")
        run, sound = report(driver, driver.work / f"{example}.pptx")
        driver.check(run.status == 0 and not sound["issues"], f"{example}: not sound: {sound['issues'][:2]}")
        driver.check(sound["slides"] and all(s["quality"] == "success_clean" for s in sound["slides"]), f"{example}: slides")


def faults(driver, pool, chosen):
    """Plants the faults and repairs them; the repaired files with their faults."""
    planted = driver.work / "planted"
    planted.mkdir()
    driver.check(len(ALL) >= 60 and len({fault.name for fault in ALL}) == len(ALL), f"{len(ALL)} faults")
    fixed = pool.map(lambda fault: judge_fault(driver, fault, driver.work / f"{BASE}.pptx", planted), chosen)
    return [(fault, path) for fault, path in zip(chosen, fixed) if path and fault.repaired is True]


def all_rules(driver):
    text = driver.run("rule", "--markdown").out.decode("utf-8").partition("# Rules about the parts of a presentation")[2]
    rules = {}
    for section in re.split(r"^## ", text, flags=re.M)[1:]:
        rules[section.split()[0]] = ("always" if "--fix repairs it." in section
                                     else "sometimes" if "--fix repairs it where" in section else "never")
    planted = {fault.rule for fault in ALL}
    driver.check(rules and set(rules) == planted, f"rules and faults differ in {sorted(set(rules) ^ planted)}")
    for rule, says in rules.items():
        repaired = {fault.repaired for fault in ALL if fault.rule == rule}
        driver.check({"always": False not in repaired, "sometimes": repaired != {False}, "never": repaired == {False}}[says],
                     f"{rule}: its documentation says that it is {says} repaired, its faults are: {sorted(map(str, repaired))}")
    print(f"{len(ALL)} faults, {len(rules)} rules")


def judged(driver, pool, repaired):
    """What the judges say of repaired files, but what is no fault of them."""
    base = judges.folder()
    done = subprocess.run([judges.python(), str(base / "tools/check_pptx.py"), "--json", *[str(path) for _, path in repaired]],
                          capture_output=True, check=False)
    for (fault, _), file in zip(repaired, json.loads(done.stdout)["files"]):
        driver.none([f"{v['code']} {v['part']} {v['message']}" for v in file["violations"]
                     if v["family"] != "N" and v["code"] not in fault.kept], f"{fault.name}: check_pptx.py")

    def open_xml(item):
        done = subprocess.run(["sh", str(base / "tools/ooxml_validate.sh"), str(item[1])], capture_output=True, text=True, check=False)
        return [] if done.returncode == 2 else done.stdout.splitlines()  # 2: it is not installed

    for (fault, _), lines in zip(repaired, pool.map(open_xml, repaired)):
        driver.none(lines, f"{fault.name}: ooxml_validate")


def collection(driver, pool):
    """Findings of real files; a file that has nothing to repair comes back as it is, and each part of it when the archive
    alone is written anew, as bytes behind its end demand."""
    base = judges.folder()
    files = sorted(f for folder in ("corpus", "golden-powerpoint", "truth/decks") for f in (base / folder).iterdir()
                   if f.suffix in (".pptx", ".potx", ".pptm", ".ppsx"))
    files = files if driver.options.all else files[::SHARE_OF_FILES]
    scratch = driver.work / "collection"
    scratch.mkdir()

    def judge(file):
        run, found = report(driver, file)
        if file.name in REFUSED:
            driver.check(run.status == 65 and REFUSED[file.name] in run.err, f"{file.name}: not refused as expected: {run}")
            return
        rules = {i["rule"] for i in found["issues"]}
        wanted = COLLECTION.get(file.name, set())
        driver.check(rules == wanted, f"{file.name}: {sorted(rules)}, expected {sorted(wanted)}")
        if not any(i["details"].get("repairable") for i in found["issues"]):
            out = scratch / ("same-" + file.name)
            report(driver, file, "--fix", "-o", out)
            driver.check(out.read_bytes() == file.read_bytes(), f"{file.name}: changed without a repair")
        longer, out = scratch / file.name, scratch / ("new-" + file.name)
        longer.write_bytes(file.read_bytes() + b"\0\0")
        _, after = report(driver, longer, "--fix", "-o", out)
        driver.check(any(r["rule"] == "bytes-after-archive" for r in after["repairs"]), f"{file.name}: not written anew")
        judge_parts(driver, file.name, file, out, after)

    list(pool.map(judge, files))
    print(f"{len(files)} files of the collections")


def main():
    driver = harness.Driver(__doc__, [
        ("--judges", {"action": "store_true", "help": "the collections, and the judges of repaired files"}),
        ("--all", {"action": "store_true", "help": "with --judges: all files"})])
    if driver.options.judges:
        judges.need(["tools/check_pptx.py", "corpus", "golden-powerpoint", "truth/decks"])
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        examples(driver)
        all_rules(driver)
        share = not driver.options.judges or driver.options.all
        chosen = [fault for fault in ALL if fault.repaired is True or share]
        repaired = faults(driver, pool, driver.share(chosen) if share else chosen[::SHARE])
        if driver.options.judges:
            collection(driver, pool)
            judged(driver, pool, repaired)
    driver.finish("doctor")


if __name__ == "__main__":
    main()
