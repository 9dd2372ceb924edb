#!/usr/bin/env python3
"""Reports for build servers: SARIF and JUnit judged by their formats, languages, and what a baseline omits."""
import copy
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import harness, report_forms  # noqa: E402

HANGUL = re.compile("[가-힣]")
CLEAN, FULL = "decks/clean.json", "decks/한글 이름 #1.json"
# A slide with little on it has a finding; a chart takes the whole page.
FULL_PAGE = {"element_id": "b", "kind": "chart", "content": {"chart_type": "bar", "series": [
    {"name": "Sales", "data": [{"x": "2023", "y": 1}, {"x": "2024", "y": 2}]}]}}
# Members with text for people; everything else is for programs.
WORDS = {"message", "hint", "note", "guidance", "text", "reason", "missing_asset"}


def overfull(slides=1):
    """A deck of slides whose text cannot fit, and may not be changed."""
    spec = json.loads(broken_specs.changed(
        ("/deck/slides/0/elements/1", {"element_id": "b", "kind": "text", "content": {"text": "word " * 399},
                                       "constraints": {"allow_shrink": False}, "style": {"colour": "red"},
                                       "extensions": {"box": {"x": 48, "y": 176, "w": 192, "h": 64}}})))
    first = spec["deck"]["slides"][0]
    for number in range(2, slides + 1):
        slide = copy.deepcopy(first)
        slide["slide_id"] = f"s{number}"
        slide["elements"][1]["element_id"] = f"b{number}"
        spec["deck"]["slides"].append(slide)
    return json.dumps(spec, ensure_ascii=False).encode()


BROKEN = "broken.json"


def invalid(driver):
    """Every command writes the report of a spec that is wrong, in every form, beside the decks that are right."""
    faults = [("/deck/title", 7), ("/deck/language", "ko_KR"), ("/theme/template_ref/template_id", "nowhere"),
              ("/theme/brand/brand_kit_id", "nobody"), ("/deck/slides/0/elements/0/kind", "txt")]
    (driver.work / BROKEN).write_text(json.dumps(json.loads(broken_specs.changed(*faults)), indent=1), encoding="utf-8")
    reports = []
    for command in (["validate", BROKEN, "-o", "r.json"], ["qc", BROKEN, "-o", "r.json"],
                    ["build", BROKEN, "-o", "x.pptx", "--report", "r.json"]):
        run = driver.run(*command)
        driver.check(run.status == 65, f"{command}: {run}")
        reports.append(json.loads((driver.work / "r.json").read_text(encoding="utf-8")))
        driver.check(not (driver.work / "x.pptx").exists(), f"{command} wrote a deck")
    driver.check(all(report == reports[0] for report in reports), "the commands do not write the same report")
    report = reports[0]
    driver.check((report["stage"], report["pass"], report["slides"]) == ("validate", False, []), f"{report}")
    found = {issue["pointer"]: issue for issue in report["issues"]}
    for pointer, value in faults:
        issue = found.get(pointer, {})
        driver.check(issue.get("line", 1) > 0 and issue.get("message"), f"{pointer}: {issue}")
    for pointer, expected, got in (("/deck/title", "string", "7"), ("/deck/slides/0/elements/0/kind", "one of text, bullets", '"txt"')):
        issue = found.get(pointer, {})
        driver.check(issue.get("expected", "").startswith(expected) and issue.get("got") == got, f"{pointer}: {issue}")
    for ending in ("html", "sarif", "xml", "txt"):
        driver.run("qc", BROKEN, CLEAN, "-o", f"r.{ending}")
        text = (driver.work / f"r.{ending}").read_text(encoding="utf-8")
        driver.check(all(word in text for word in ("nowhere", "nobody", "ko_KR")), f"{ending}: {text[:400]}")
    log = json.loads((driver.work / "r.sarif").read_text(encoding="utf-8"))
    driver.none(report_forms.sarif_complaints(log, [BROKEN, CLEAN]), "SARIF of an invalid spec")
    brief = driver.run("validate", BROKEN, "--brief")
    lines = json.loads(brief.out)
    driver.check(len(brief.out.strip().splitlines()) == len(lines) + 2, f"one line for each finding: {brief.out}")
    order = ["error", "warning", "note"]
    ranks = [order.index(line["severity"]) for line in lines]
    driver.check(ranks == sorted(ranks) and len(lines) == len(report["issues"]), f"the most severe first: {ranks}")
    missing = json.loads(driver.run("validate", "nothing.json", "--format", "json").out)
    driver.check(missing["issues"][0]["rule"] == "input", f"{missing}")
    driver.check(driver.run("validate", BROKEN, "--brief", "--format", "sarif").status == 2, "--brief is JSON")


def sarif(driver):
    for inputs, results in (([CLEAN], 0), ([FULL], 1), ([CLEAN, FULL], 1)):
        run = driver.run("qc", *inputs, "-o", "r.sarif")
        log = json.loads((driver.work / "r.sarif").read_text(encoding="utf-8"))
        driver.none(report_forms.sarif_complaints(log, inputs), f"SARIF of {inputs}")
        found = log["runs"][0]["results"]
        driver.check(run.status == (1 if results else 0), f"{inputs}: {run}")
        driver.check(bool(found) == bool(results), f"{inputs}: {len(found)} results")
        report = json.loads(driver.run("qc", *inputs, "--format", "json").out)
        issues = [i for deck in report.get("decks", [report]) for i in deck["issues"]]
        driver.check([(i["rule"], i["severity"], i["fingerprint"]) for i in issues]
                     == [(r["ruleId"], r["level"], *r["partialFingerprints"].values()) for r in found],
                     f"{inputs}: the JSON report and the SARIF log do not find the same")
        places = [(i["pointer"], i["line"], i["column"]) for i in issues if i["slide_id"]]
        regions = [(r["properties"]["pointer"], *r["locations"][0]["physicalLocation"]["region"].values())
                   for r in found if r["locations"][0].get("logicalLocations")]
        driver.check(places == regions and bool(places) == bool(results), f"{inputs}: {places}, {regions}")
        told = driver.run("qc", *inputs, "-v").out.decode()
        driver.check(all(f".json:{line}:{column}: " in told for _, line, column in places), f"{inputs}: {told}")
    overflow = [r for r in found if r["ruleId"] == "text-overflow"]
    driver.check(len(overflow) == 1 and overflow[0]["level"] == "error", f"one result of text-overflow is expected: {found}")
    names = [p["fullyQualifiedName"] for p in overflow[0]["locations"][0].get("logicalLocations", [])]
    driver.check(names == ["s1/b", "s1"], f"the result's places are {names}")
    # The judge sees what is wrong.
    for spoil in (lambda log: log.pop("version"), lambda log: log["runs"][0].pop("tool"),
                  lambda log: log["runs"][0]["results"][0].pop("message"),
                  lambda log: log["runs"][0]["results"][0].update(level="grave"),
                  lambda log: log["runs"][0]["results"][0].update(severity="error"),
                  lambda log: log["runs"][0]["results"][0].update(ruleIndex=99),
                  lambda log: log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"].update(uri="a b")):
        spoilt = copy.deepcopy(log)
        spoil(spoilt)
        driver.check(report_forms.sarif_complaints(spoilt, [CLEAN, FULL]) != [], "the judge of SARIF overlooks a flaw")


def junit(driver):
    for arguments, failures in (([CLEAN], 0), ([FULL], 1), ([CLEAN, FULL], 1), ([FULL, "--fail-on", "note"], 1)):
        run = driver.run("qc", *arguments, "-o", "r.xml")
        root = ElementTree.parse(driver.work / "r.xml").getroot()
        driver.none(report_forms.junit_complaints(root), f"JUnit of {arguments}")
        driver.check(root.get("failures") == str(failures), f"{arguments}: {root.attrib}")
        driver.check((run.status == 0) == (failures == 0), f"{arguments}: the status and the failures part: {run}")
        named = [a for a in arguments if a.endswith(".json")]
        driver.check([s.get("name") for s in root] == named, f"a suite for each deck is expected: {[s.attrib for s in root]}")
        cases = [c.get("name") for c in root.iter("testcase") if c.get("name") != "deck"]
        driver.check(cases == ["1 s1"] * len(named), f"a case for each slide is expected: {cases}")
    root.find("testsuite").set("failures", "7")
    driver.check(list(report_forms.junit_complaints(root)) != [], "the judge of JUnit overlooks a wrong count")


def for_programs(value):
    """Without the text for people: the same in every language."""
    if isinstance(value, dict):
        return {key: for_programs(inner) for key, inner in value.items() if key not in WORDS}
    return [for_programs(inner) for inner in value] if isinstance(value, list) else value


def languages(driver):
    """Only the text for people changes with the language."""
    for form in ("json", "sarif"):
        told = {}
        for language in ("en", "ko"):
            run = driver.run("--lang", language, "qc", FULL, "--format", form)
            told[language] = json.loads(run.out)
            driver.check(bool(HANGUL.search(run.out.decode().replace(FULL, ""))) == (language == "ko"), f"{form} {language}")
        if form == "sarif":
            driver.none(report_forms.sarif_complaints(told["ko"], [FULL]), "SARIF in Korean")
            driver.check([told[l]["runs"][0].pop("language") for l in ("en", "ko")] == ["en", "ko"], "run.language is told")
        driver.check(for_programs(told["en"]) == for_programs(told["ko"]), f"{form}: something for programs depends on the language")
    counted = []
    for language in ("en", "ko"):
        root = ElementTree.fromstring(driver.run("--lang", language, "qc", FULL, "--format", "junit").out)
        driver.none(report_forms.junit_complaints(root), f"JUnit, {language}")
        counted.append([(e.tag, {k: v for k, v in e.attrib.items() if k != "message"}) for e in root.iter()])
    driver.check(counted[0] == counted[1], "JUnit: something for programs depends on the language")


def baseline(driver):
    """Only findings that are not in the baseline are reported and affect the status."""
    (driver.work / "grown.json").write_bytes(overfull())
    for known, arguments in (("known.json", []), ("known.sarif", []), ("korean.json", ["--lang", "ko"])):
        (driver.work / "grown.json").write_bytes(overfull())
        driver.run(*arguments, "qc", "grown.json", "-o", known)
        run = driver.run("qc", "grown.json", "--baseline", known, "--format", "json")
        driver.check(run.status == 0 and json.loads(run.out)["issues"] == [], f"{known}: nothing is new: {run}")
        (driver.work / "grown.json").write_bytes(overfull(slides=2))
        for form in ("json", "sarif", "junit", "text", "html"):
            run = driver.run("qc", "grown.json", "--baseline", known, "--format", form)
            driver.check(run.status == 1, f"{known}: a new finding decides the status ({form}): {run}")
            if form == "json":
                issues = json.loads(run.out)["issues"]
                driver.check({i["element_id"] for i in issues if i["severity"] == "error"} == {"b2"},
                             f"{known}: only what is new is reported: {issues}")
            if form == "junit":
                root = ElementTree.fromstring(run.out)
                driver.none(report_forms.junit_complaints(root), "JUnit beside a baseline")
                failing = [c.get("name") for c in root.iter("testcase") if c.find("failure") is not None]
                driver.check(failing == ["2 s2"], f"{known}: only the new slide fails: {failing}")
    # Known findings of one deck do not apply to another; the folder of a deck does not matter.
    (driver.work / "moved").mkdir()
    for name in ("grown.json", "other.json", "moved/grown.json"):
        (driver.work / name).write_bytes(overfull())
    for known in ("both.json", "both.sarif"):
        driver.run("qc", "grown.json", CLEAN, "-o", known)
        for name, status in (("grown.json", 0), ("other.json", 1), ("moved/grown.json", 0)):
            run = driver.run("qc", name, "--baseline", known)
            driver.check(run.status == status, f"{known} of grown.json, for {name}: {run}")

    # Deeper than any report: memory for it would have no bound.
    deep = driver.work / "deep.json"
    deep.write_text('{"deckle_report": 1, "issues": [], "more": ' + "[" * 1000 + "]" * 1000 + "}")
    run = driver.run("qc", CLEAN, "--baseline", deep)
    driver.check(run.status == 65 and "not a deckle report" in run.err, f"a baseline without a bottom: {run}")


def main():
    driver = harness.Driver(__doc__)
    (driver.work / "decks").mkdir()
    (driver.work / CLEAN).write_bytes(broken_specs.changed(("/deck/slides/0/elements/1", FULL_PAGE)))
    (driver.work / FULL).write_bytes(overfull())
    for part in (invalid, sarif, junit, languages, baseline):
        try:
            part(driver)
        except (OSError, ValueError, KeyError, IndexError, AttributeError, ElementTree.ParseError) as error:
            driver.fail(f"{part.__name__} could not go on: {type(error).__name__}: {error}")
    driver.finish("report_formats")


if __name__ == "__main__":
    main()
