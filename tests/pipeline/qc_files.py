#!/usr/bin/env python3
"""`deckle qc` on presentations: what is planted in a file is found, in every format, and stays the same finding when the
file is saved again or its slides are moved.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

SLIDE = "ppt/slides/slide2.xml"
TEXT_BOX = (
    '<p:sp xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
    ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:nvSpPr><p:cNvPr id="900" name="Remark"/>'
    '<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="11500000" y="5900000"/>'
    '<a:ext cx="4000000" cy="400000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody>'
    '<a:bodyPr wrap="square"/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US" sz="1800"><a:latin typeface="Arial"/></a:rPr>'
    '<a:t>These words go beyond the edge</a:t></a:r></a:p></p:txBody></p:sp>')


def rewritten(source, target, change, order=lambda names: names):
    """A copy of a package; `change` gets the name and bytes of each part."""
    with zipfile.ZipFile(source) as package:
        parts = {name: package.read(name) for name in package.namelist()}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
        for name in order(list(parts)):
            package.writestr(name, change(name, parts[name]))


def planted(name, data):
    return data.replace(b"</p:spTree>", TEXT_BOX.encode() + b"</p:spTree>") if name == SLIDE else data


def moved(name, data):
    """The second slide becomes the last."""
    if name != "ppt/presentation.xml":
        return data
    slides = re.findall(rb"<p:sldId [^>]*/>", data)
    return data.replace(b"".join(slides), b"".join(slides[:1] + slides[2:] + slides[1:2]))


def report_of(driver, *arguments, status=None):
    run = driver.run("qc", *arguments, "--format", "json")
    driver.check(status is None or run.status == status, f"status {status} was expected: {run}")
    return json.loads(run.out)


def finds(driver, deck):
    report = report_of(driver, deck, status=1)
    found = [issue for issue in report["issues"] if issue["severity"] == "error"]
    driver.check([issue["rule"] for issue in found] == ["out-of-bounds"], f"{found}")
    driver.check(found[0]["element_id"] == "sp900" and "'Remark'" in found[0]["message"], f"{found}")
    driver.check(report["stage"] == "qc" and not report["pass"] and report["quality"] == "degraded", f"{report}")
    degraded = [slide["index"] for slide in report["slides"] if slide["needs_human_edit"]]
    driver.check(degraded == [1], f"slides that need a human edit: {degraded}")
    text = driver.run("qc", deck).out.decode()
    driver.check("slide 2, element sp900" in text, f"the slide's number is not in the text: {text}")
    return found[0]["fingerprint"]


def forms(driver, deck):
    for form in ("sarif", "junit", "html", "text"):
        run = driver.run("qc", deck, "--format", form, "-o", f"report.{form}")
        driver.check(run.status == 1, f"{form}: {run}")
    sarif = json.loads((driver.work / "report.sarif").read_text(encoding="utf-8"))
    rules = [result["ruleId"] for result in sarif["runs"][0]["results"]]
    driver.check("out-of-bounds" in rules, f"SARIF has {rules}")
    suites = ElementTree.parse(driver.work / "report.junit").getroot()
    driver.check(suites.find(".//failure") is not None, "JUnit has no failure")
    html = (driver.work / "report.html").read_text(encoding="utf-8")
    driver.check("beyond the edge" in html and "<svg" in html, "HTML has no picture of the slide")


def settings(driver, deck):
    report = report_of(driver, deck, "--ignore", "out-of-bounds", status=0)
    driver.check(not any(issue["rule"] == "out-of-bounds" for issue in report["issues"]), "an ignored rule is reported")
    lowered = report_of(driver, deck, "--severity", "out-of-bounds=note", status=0)
    driver.check(lowered["pass"], "a finding that is set to note fails the deck")
    run = driver.run("qc", deck, "--ignore", "duplicate-shape-id", "--ignore", "out-of-bounds")
    driver.check(run.status == 0, f"a rule about packages cannot be ignored: {run}")
    run = driver.run("qc", deck, "--ignore", "duplicate-shape-idd")
    driver.check(run.status == 2 and "duplicate-shape-id" in run.err, f"no near name is suggested: {run}")


def accepted(driver, deck):
    """Profiles, and what deckle.toml suppresses."""
    run = driver.run("qc", deck, "--profile", "accessibility", "--format", "json")
    rules = {issue["rule"] for issue in json.loads(run.out)["issues"]}
    driver.check(rules.isdisjoint({"out-of-bounds", "personal-data"}), f"the profile accessibility reports {rules}")
    config = driver.work / "deckle.toml"
    for until, count in (("2026-12-31", 0), ("2024-01-01", 1)):
        config.write_text(f'[[qc.suppress]]\nrule = "out-of-bounds"\nfile = "plant*.pptx"\nuntil = {until}\nreason = "a test"\n',
                          encoding="utf-8")
        run = driver.run("qc", deck, "--format", "json", env={"SOURCE_DATE_EPOCH": "1780000000"})
        found = [issue["rule"] for issue in json.loads(run.out)["issues"]]
        driver.check(found.count("out-of-bounds") == count and found.count("ended-suppression") == count, f"until {until}: {found}")
    config.write_text('[[qc.suppress]]\nrule = "out-of-bounds"\n', encoding="utf-8")
    run = driver.run("qc", deck)
    driver.check(run.status == 65 and "deckle.toml:1" in run.err, f"a suppression without a reason: {run}")
    config.unlink()


def by_path(driver, deck):
    """Settings of deckle.toml for some paths, and what the report says of them."""
    (driver.work / "archive").mkdir()
    old = driver.work / "archive" / deck.name
    old.write_bytes(deck.read_bytes())
    config = driver.work / "deckle.toml"
    config.write_text('[[qc.override]]\nfiles = ["archive/**"]\nignore = ["out-of-bounds"]\n'
                      '[qc.override.severity]\nstray-font = "error"\n', encoding="utf-8")
    run = driver.run("qc", deck, old, "--format", "json")
    new, old_report = json.loads(run.out)["decks"]
    rules = [{issue["rule"]: issue["severity"] for issue in report["issues"]} for report in (new, old_report)]
    driver.check(rules[0]["out-of-bounds"] == "error" and "overrides" not in new, f"elsewhere: {rules[0]}")
    driver.check("out-of-bounds" not in rules[1] and rules[1]["stray-font"] == "error", f"in the folder: {rules[1]}")
    driver.check([one["files"] for one in old_report["overrides"]] == ["archive/**"]
                 and old_report["overrides"][0]["line"] == 1, f"the report names {old_report.get('overrides')}")
    for form, words in (("text", "settings for archive/** apply"), ("html", "settings for archive/** apply"),
                        ("junit", "settings.override"), ("sarif", '"overrides"')):
        run = driver.run("qc", old, "--format", form)
        driver.check(words in run.out.decode(), f"{form} does not name the settings: {run}")
    run = driver.run("qc", old, "--format", "json", "--severity", "stray-font=note")
    found = {issue["rule"]: issue["severity"] for issue in json.loads(run.out)["issues"]}
    driver.check(found["stray-font"] == "note" and "out-of-bounds" not in found, f"the command line counts: {found}")
    fixed = driver.work / "archive" / "fixed.pptx"
    run = driver.run("qc", old, "--fix", "-o", fixed, "--report", driver.work / "fixed.json")
    report = json.loads((driver.work / "fixed.json").read_text(encoding="utf-8"))
    driver.check(len(report["overrides"]) == 1, f"--fix: {report.get('overrides')}")
    config.unlink()


def carried(driver, deck):
    """A copy that carries suppressions: only custom properties are added, and every report lists what they hide."""
    def write(source, copy, *options, status=None):
        return driver.run("qc", source, "--write-suppressions", copy, *options, "--format", "json")

    element = "slide=" + json.loads(driver.run("qc", deck, "--format", "json").out)["slides"][1]["slide_id"]
    accepted_one = f"rule=out-of-bounds;{element};element=sp900;until=2099-12-31;reason=the client's own <seal>"
    copy = driver.work / "carries.pptx"
    run = write(deck, copy, "--suppress", accepted_one)
    driver.check("1 suppression written" in run.err and json.loads(run.out)["pass"], f"{run}")
    with zipfile.ZipFile(deck) as before, zipfile.ZipFile(copy) as after:
        changed = sorted(name for name in after.namelist()
                         if name not in before.namelist() or before.read(name) != after.read(name))
    driver.check(changed == ["[Content_Types].xml", "_rels/.rels", "docProps/custom.xml"], f"changed: {changed}")
    driver.check(driver.run("doctor", copy).status == 0, "the copy is not sound")
    report = report_of(driver, copy, status=0)
    hidden = report["suppressed"]
    driver.check([(one["rule"], one["element_id"], one["reason"], one["until"]) for one in hidden]
                 == [("out-of-bounds", "sp900", "the client's own <seal>", "2099-12-31")], f"{hidden}")
    driver.check(report["deck_suppressions"] == {"count": 1, "honoured": True, "findings": 1}, f"{report['deck_suppressions']}")
    driver.check(all(issue["rule"] != "out-of-bounds" for issue in report["issues"]), "it is a finding all the same")
    for form, words in (("text", "1 finding is suppressed by the deck itself"), ("html", "own &lt;seal&gt;"),
                        ("junit", "suppressed.out-of-bounds"), ("sarif", '"justification": "the client\'s own <seal>"')):
        driver.check(words in driver.run("qc", copy, "--format", form).out.decode(), f"{form} does not say what is suppressed")
    # A deck may not let itself out of the house, and a user need not believe it.
    for options in (["--profile", "release"], ["--deck-suppressions", "ignore"]):
        strict = report_of(driver, copy, *options, status=1)
        driver.check(any(issue["rule"] == "out-of-bounds" for issue in strict["issues"]), f"{options}: {strict['issues']}")
        driver.check(strict["deck_suppressions"] == {"count": 1, "honoured": False, "findings": 0}, f"{options}")
    driver.check(report_of(driver, copy, "--profile", "release", "--deck-suppressions", "honour")["suppressed"], "honour")
    config = driver.work / "deckle.toml"
    config.write_text('[qc]\ndeck_suppressions = "ignore"\n', encoding="utf-8")
    report_of(driver, copy, status=1)
    config.unlink()
    # What was suppressed is not known: it is new where nobody suppresses it.
    for name in ("known.sarif", "known.json"):
        driver.run("qc", copy, "-o", name)
        report_of(driver, copy, "--deck-suppressions", "ignore", "--baseline", name, status=1)
    ended = json.loads(driver.run("qc", copy, "--format", "json", env={"SOURCE_DATE_EPOCH": "4200000000"}).out)
    driver.check({"out-of-bounds", "ended-suppression"} <= {one["rule"] for one in ended["issues"]}, f"{ended['issues']}")
    # Again: nothing new; another one beside it; then without those of the deck.
    again, more, none = (driver.work / name for name in ("again.pptx", "more.pptx", "without.pptx"))
    run = write(copy, again, "--suppress", accepted_one)
    driver.check("0 suppressions written" in run.err and "1 suppression is there already" in run.err, f"{run}")
    driver.check(parts(again) == parts(copy), "writing the same again changes the file")
    write(copy, more, "--suppress", "rule=stray-font;reason=house style")
    driver.check(parts(more)["docProps/custom.xml"].startswith(parts(copy)["docProps/custom.xml"][:-20]), "old properties change")
    driver.check(len(report_of(driver, more)["suppressed"]) == 2, "two suppressions do not hide two findings")
    run = write(more, none, "--deck-suppressions", "ignore")
    driver.check("2 suppressions left out" in run.err and "suppressed" not in report_of(driver, none), f"{run}")
    run = write(deck, none)
    driver.check(run.status == 2 and "--suppress" in run.err, f"nothing to write: {run}")


def parts(path):
    with zipfile.ZipFile(path) as package:
        return {name: package.read(name) for name in package.namelist()}


def survives(driver, deck, fingerprint):
    (driver.work / "known.json").write_bytes(driver.run("qc", deck, "--format", "json").out)
    (driver.work / "again").mkdir()
    again = driver.work / "again" / deck.name
    rewritten(deck, again, moved, order=lambda names: names[:1] + names[:0:-1])
    report = report_of(driver, again, status=1)
    found = [issue for issue in report["issues"] if issue["severity"] == "error"]
    driver.check([issue["fingerprint"] for issue in found] == [fingerprint], f"another finding after a move: {found}")
    driver.check([slide["index"] for slide in report["slides"] if slide["needs_human_edit"]] != [1], "nothing was moved")
    left = report_of(driver, again, "--baseline", "known.json", status=0)
    driver.check(not left["issues"], f"known findings are reported: {left['issues']}")


def about_deck(driver, deck):
    """How the archive was written is for doctor; nobody who looks at the deck sees it."""
    stored = driver.work / "stored.pptx"
    with zipfile.ZipFile(deck) as package, zipfile.ZipFile(stored, "w", zipfile.ZIP_STORED) as copy:
        for name in package.namelist():
            copy.writestr(name, package.read(name))
    doctor = json.loads(driver.run("doctor", stored, "--format", "json").out)
    driver.check(any(issue["rule"] == "stored-entry" for issue in doctor["issues"]), f"doctor says {doctor['issues']}")
    rules = {issue["rule"] for issue in report_of(driver, stored)["issues"]}
    driver.check("stored-entry" not in rules, f"qc says {rules}")


def mixed(driver, spec, deck):
    report = report_of(driver, spec, deck, driver.work / "none.pptx", status=66)
    driver.check([one["input"].split("/")[-1] for one in report["decks"][:2]] == [spec.name, deck.name], f"{report}")
    for ending in (".potx", ".ppsx", ".pptm"):
        copy = driver.work / ("copy" + ending)
        copy.write_bytes(deck.read_bytes())
        driver.check(any(issue["rule"] == "out-of-bounds" for issue in report_of(driver, copy)["issues"]),
                     f"{ending} is not checked")


def branded(driver, deck):
    """A kit judges a deck that was made without it, each typeface and colour once."""
    kit = driver.work / "other.brand.json"
    kit.write_text(json.dumps({"brand": 1, "colors": {"ink": "1C2530", "paper": "FFFFFF", "accent1": "7A1F3D"},
                               "fonts": {"heading": {"latin": "Georgia"}, "body": {"latin": "Georgia"}}}), encoding="utf-8")
    wanted = ("off-brand-font", "off-brand-color")
    plain = [issue for issue in report_of(driver, deck)["issues"] if issue["rule"] in wanted]
    driver.check(not plain, f"without a kit: {plain}")
    found = [issue for issue in report_of(driver, deck, "--brand", kit)["issues"] if issue["rule"] in wanted]
    driver.check({issue["rule"] for issue in found} == set(wanted), f"with a kit: {found}")
    named = [issue["details"].get("face") or issue["details"]["color"] for issue in found]
    driver.check(len(named) == len(set(named)), f"reported twice: {named}")
    report_of(driver, deck, "--brand", driver.work / "no.brand.json", status=66)


LOGO_KIT = harness.ROOT / "examples" / "brand" / "acme.brand.json"


def covers_logo(driver, spec):
    """The logo of a kit is found where the layout draws it, and what lies on it is reported."""
    branded_deck, covered = driver.work / "branded.pptx", driver.work / "covered.pptx"
    run = driver.run("build", spec, "--brand", LOGO_KIT, "-o", branded_deck)
    driver.check(run.status == 0, f"the example is not built with a kit: {run}")
    # The logo is at the top right.
    box = TEXT_BOX.replace('x="11500000" y="5900000"', 'x="9000000" y="700000"').replace('name="Remark"', 'name="Stamp"')
    rewritten(branded_deck, covered, lambda name, data: planted(name, data).replace(TEXT_BOX.encode(), box.encode()))
    for deck, wanted in ((branded_deck, []), (covered, ["sp900"])):
        found = [issue["element_id"] for issue in report_of(driver, deck, "--brand", LOGO_KIT)["issues"] if issue["rule"] == "covered-logo"]
        driver.check(found == wanted, f"{deck.name}: on the logo are {found}")


def main():
    driver = harness.Driver(__doc__)
    spec = harness.ROOT / "examples" / "population-en.json"
    sound, deck = driver.work / "sound.pptx", driver.work / "planted.pptx"
    driver.check(driver.run("build", spec, "-o", sound).status == 0, "the example is not built")
    clean = report_of(driver, sound, status=0)
    driver.check(all(issue["severity"] == "note" for issue in clean["issues"]), f"a sound deck: {clean['issues']}")
    rewritten(sound, deck, planted)
    fingerprint = finds(driver, deck)
    forms(driver, deck)
    settings(driver, deck)
    accepted(driver, deck)
    by_path(driver, deck)
    carried(driver, deck)
    survives(driver, deck, fingerprint)
    about_deck(driver, sound)
    mixed(driver, spec, deck)
    branded(driver, sound)
    covers_logo(driver, spec)
    driver.finish("qc_files")


if __name__ == "__main__":
    main()
