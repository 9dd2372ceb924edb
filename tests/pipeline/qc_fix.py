#!/usr/bin/env python3
"""`deckle qc --fix` on a presentation with planted flaws: they are gone, all else keeps its bytes, every text is kept, and a second run
changes nothing.
"""
import io
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

SLIDE = "ppt/slides/slide2.xml"
SHAPE = (
    '<p:sp xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
    ' xmlns:own="urn:of-another-program"><p:nvSpPr><p:cNvPr id="{id}" name="{name}" own:kept="1"/><p:cNvSpPr txBox="1"/><p:nvPr>{nv}</p:nvPr></p:nvSpPr><p:spPr>{place}'
    '</p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>{text}</p:txBody></p:sp>')
PLACE = '<a:xfrm><a:off x="10000" y="{y}"/><a:ext cx="3000000" cy="300000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'
PALE = ('<a:p><a:r><a:rPr lang="en-US" sz="1200"><a:solidFill><a:srgbClr val="F4F4F4"/></a:solidFill><a:latin typeface="Arial"/></a:rPr>'
        '<a:t>Pale words</a:t></a:r></a:p>')
EMPTY = SHAPE.format(id=901, name="Left empty", nv='<p:ph type="body" idx="77"/>', place=PLACE.format(y=20000), text="<a:p/>")
FAINT = SHAPE.format(id=902, name="Pale", nv="", place=PLACE.format(y=6200000), text=PALE)


def parts_of(path):
    with zipfile.ZipFile(path) as package:
        return {name: package.read(name) for name in package.namelist()}


def plant(source, target):
    parts = parts_of(source)
    parts[SLIDE] = parts[SLIDE].replace(b"</p:spTree>", (EMPTY + FAINT).encode() + b"</p:spTree>")
    parts["docProps/core.xml"] = re.sub(rb"<dc:creator>[^<]*</dc:creator>", b"", parts["docProps/core.xml"]).replace(
        b"</cp:coreProperties>", b"<dc:creator>Kim Minji</dc:creator></cp:coreProperties>")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
        for name, data in parts.items():
            package.writestr(name, data)


def texts(parts):
    return sorted(text for name, data in parts.items() if name.startswith("ppt/") for text in re.findall(rb"<a:t>([^<]*)</a:t>", data))


def fix(driver, deck, out, *arguments, status=0):
    run = driver.run("qc", deck, "--fix", "-o", out, "--report", "fixes.json", *arguments)
    driver.check(run.status == status, f"status {status} was expected: {run}")
    return json.loads((driver.work / "fixes.json").read_text(encoding="utf-8"))


def fixers(report, state="applied"):
    return [fix["fixer"] for fix in report["fixes"] if fix["state"] == state]


def changes_alone(driver, deck, out, names):
    old, new = parts_of(deck), parts_of(out)
    driver.check(old.keys() == new.keys(), f"other parts: {old.keys() ^ new.keys()}")
    differ = {name for name in old if old[name] != new.get(name)}
    driver.check(differ == names, f"changed parts: {differ}")
    driver.check(texts(old) == texts(new), "a text is lost")
    return new


def safe(driver, deck):
    report = fix(driver, deck, "safe.pptx", status=1)
    driver.check(fixers(report) == ["remove-empty-placeholder"], f"safe fixes: {report['fixes']}")
    driver.check(fixers(report, "available") == ["recolor-text"], f"available: {report['fixes']}")
    one = report["fixes"][0]
    driver.check(one["safe"] and one["slide_id"] and one["element_id"] == "sp901" and one["changed"] == [SLIDE] and one["before"], f"{one}")
    new = changes_alone(driver, deck, driver.work / "safe.pptx", {SLIDE})
    driver.check(new[SLIDE] == parts_of(deck)[SLIDE].replace(EMPTY.encode(), b""), "more than the placeholder was removed")
    again = fix(driver, "safe.pptx", "again.pptx", status=1)
    driver.check(not fixers(again), f"a second run fixes {again['fixes']}")
    driver.check((driver.work / "again.pptx").read_bytes() == (driver.work / "safe.pptx").read_bytes(), "a second run changes bytes")


def unsafe(driver, deck):
    report = fix(driver, deck, "unsafe.pptx", "--unsafe-fixes")
    driver.check(sorted(fixers(report)) == ["recolor-text", "remove-empty-placeholder"], f"{report['fixes']}")
    new = changes_alone(driver, deck, driver.work / "unsafe.pptx", {SLIDE})
    driver.check(b'own:kept="1"' in new[SLIDE] and b"F4F4F4" not in new[SLIDE], "the text is pale, or an unknown attribute is lost")
    driver.check(not any(issue["rule"] in ("low-contrast-text", "empty-placeholder") for issue in report["issues"]), "findings are left")
    left = fix(driver, deck, "ignored.pptx", "--unsafe-fixes", "--ignore", "low-contrast-text")
    driver.check(fixers(left) == ["remove-empty-placeholder"], f"an ignored finding is fixed: {left['fixes']}")
    known = driver.run("qc", deck, "--format", "json")
    (driver.work / "known.json").write_bytes(known.out)
    left = fix(driver, deck, "known.pptx", "--unsafe-fixes", "--baseline", "known.json")
    driver.check(not left["fixes"], f"known findings are fixed: {left['fixes']}")
    driver.check((driver.work / "known.pptx").read_bytes() == deck.read_bytes(), "without a fix the result is another file")


def released(driver, deck):
    report = fix(driver, deck, "public.pptx", "--unsafe-fixes", "--profile", "release")
    driver.check("clear-people" in fixers(report), f"{report['fixes']}")
    new = changes_alone(driver, deck, driver.work / "public.pptx", {SLIDE, "docProps/core.xml"})
    driver.check(b"Kim Minji" not in new["docProps/core.xml"], "the author is in the file")


# A run with a link to a file of the author's computer; rId77 is its relationship.
LINKED = ('<a:p><a:r><a:rPr lang="en-US" sz="1200"><a:latin typeface="Arial"/><a:hlinkClick'
          ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId77"/></a:rPr><a:t>The plan</a:t></a:r></a:p>')
LINK_SHAPE = SHAPE.format(id=903, name="Linked", nv="", place=PLACE.format(y=6200000), text=LINKED)
SHEET = ('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
         + "".join(f'<row r="{r}"><c r="A{r}" t="inlineStr"><is><t>salary of person {r}</t></is></c></row>' for r in range(1, 31))
         + "</sheetData></worksheet>")


CHART = {
    "spec_version": "slidespec_v1", "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}},
    "deck": {"title": "leaks", "language": "en", "slides": [
        {"slide_id": "one", "type": "title", "layout": {"layout_id": "title_center"}, "elements": [
            {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Costs of the plan"}}]},
        {"slide_id": "two", "type": "chart", "layout": {"layout_id": "chart_focus"}, "elements": [
            {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Rents fell by a tenth"}},
            {"element_id": "c", "kind": "chart", "content": {"chart_type": "bar", "series": [
                {"name": "Rents", "data": [{"x": "2023", "y": 120.5}, {"x": "2024", "y": 114}, {"x": "2025", "y": 108}]}]}}]}]}}


def with_salaries(workbook):
    """The bytes of a workbook with one more sheet."""
    with zipfile.ZipFile(io.BytesIO(workbook)) as package:
        parts = {name: package.read(name) for name in package.namelist()}
    parts["xl/worksheets/sheet9.xml"] = SHEET.encode()
    parts["xl/workbook.xml"] = parts["xl/workbook.xml"].replace(b"</sheets>", b'<sheet name="Salaries" sheetId="9" r:id="rId99"/></sheets>')
    parts["xl/_rels/workbook.xml.rels"] = parts["xl/_rels/workbook.xml.rels"].replace(
        b"</Relationships>", b'<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"'
        b' Target="worksheets/sheet9.xml"/></Relationships>')
    parts["[Content_Types].xml"] = parts["[Content_Types].xml"].replace(
        b"</Types>", b'<Override PartName="/xl/worksheets/sheet9.xml" ContentType='
        b'"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>')
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for name, data in parts.items():
            package.writestr(name, data)
    return out.getvalue()


def leaks(driver):
    """A whole workbook behind a chart, and a link to a file: for release both are gone, and chart and text stay."""
    sound, deck, public = (driver.work / name for name in ("chart.pptx", "leaks.pptx", "tight.pptx"))
    (driver.work / "chart.json").write_text(json.dumps(CHART), encoding="utf-8")
    driver.check(driver.run("build", driver.work / "chart.json", "-o", sound).status == 0, "the chart is not built")
    parts = parts_of(sound)
    workbook = next(name for name in sorted(parts) if name.endswith(".xlsx"))
    parts[workbook] = with_salaries(parts[workbook])
    rels = "ppt/slides/_rels/slide2.xml.rels"
    parts[SLIDE] = parts[SLIDE].replace(b"</p:spTree>", LINK_SHAPE.encode() + b"</p:spTree>")
    parts[rels] = parts[rels].replace(
        b"</Relationships>", b'<Relationship Id="rId77" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink"'
        b' Target="file:///C:/plans/plan.xlsx" TargetMode="External"/></Relationships>')
    with zipfile.ZipFile(deck, "w", zipfile.ZIP_DEFLATED) as package:
        for name, data in parts.items():
            package.writestr(name, data)
    found = {issue["rule"] for issue in json.loads(driver.run("qc", deck, "--format", "json").out)["issues"]}
    driver.check({"leaked-workbook", "local-link"} <= found, f"found: {found}")
    report = fix(driver, deck, "kept.pptx", "--unsafe-fixes", status=0)
    driver.check(not {"reduce-workbook", "remove-local-link"} & set(fixers(report)), f"without --profile release: {report['fixes']}")
    report = fix(driver, deck, public.name, "--unsafe-fixes", "--profile", "release")
    driver.check({"reduce-workbook", "remove-local-link"} <= set(fixers(report)), f"{report['fixes']}")
    left = {issue["rule"] for issue in report["issues"]}
    driver.check(not left & {"leaked-workbook", "local-link", "stale-chart-cache"}, f"left: {left}")
    new = changes_alone(driver, deck, public, {SLIDE, rels, workbook})
    driver.check(new[SLIDE] == parts[SLIDE].replace(re.search(rb"<a:hlinkClick[^>]*rId77\"/>", parts[SLIDE])[0], b""), "more than the link is gone")
    driver.check(b"plan.xlsx" not in new[rels], "the address is in the file")
    with zipfile.ZipFile(io.BytesIO(new[workbook])) as package:
        inside = b"".join(package.read(name) for name in package.namelist())
    driver.check(b"salary" not in inside and b"Salaries" not in inside, "the salaries are in the file")
    driver.check(driver.run("doctor", public).status == 0, "the result is not sound")
    again = fix(driver, public.name, "tight again.pptx", "--unsafe-fixes", "--profile", "release")
    driver.check(not fixers(again) and (driver.work / "tight again.pptx").read_bytes() == public.read_bytes(), f"a second run: {again['fixes']}")


def dry(driver, deck):
    before = sorted(path.name for path in driver.work.iterdir())
    run = driver.run("qc", deck, "--fix", "--dry-run")
    driver.check(run.status == 1 and b"slide 2, 'Left empty': the empty placeholder is removed" in run.out, f"{run}")
    driver.check(b"1 more with --unsafe-fixes" in run.out, f"{run}")
    driver.check(sorted(path.name for path in driver.work.iterdir()) == before, "a file was written")


def forms(driver, deck):
    for form in ("html", "sarif", "junit", "text"):
        run = driver.run("qc", deck, "--fix", "--dry-run", "--unsafe-fixes", "--report", f"fixes.{form}", "--format", form)
        driver.check(run.status == 0, f"{form}: {run}")
    html = (driver.work / "fixes.html").read_text(encoding="utf-8")
    driver.check(html.count('class="pair"') == 1 and "recolor-text" in html, "HTML has no pictures before and after")
    sarif = json.loads((driver.work / "fixes.sarif").read_text(encoding="utf-8"))
    driver.check(len(sarif["runs"][0]["properties"]["fixes"]) == 2, "SARIF has no fixes")
    suite = ElementTree.parse(driver.work / "fixes.junit").getroot().find("testsuite")
    driver.check(suite[0].tag == "properties" and len(suite[0]) == 2, "JUnit has no fixes")


def refused(driver, deck, spec):
    for arguments, words in (
            ((deck, "--fix"), "-o OUT.pptx"), ((deck, "--unsafe-fixes"), "--fix"), ((deck, "--dry-run"), "--fix"),
            ((deck, "--report", "r.json"), "--fix"), ((spec, "--fix", "-o", "x.pptx"), "presentations"),
            ((deck, "--fix", "-o", "x.txt"), ".pptx"), ((deck, "--fix", "-o", deck), "input"), ((deck, "--fix", "-o", "x.pptx", "--brief"), "--brief")):
        run = driver.run("qc", *arguments)
        driver.check(run.status == 2 and words in run.err, f"{arguments}: {run}")
    driver.check(driver.run("qc", driver.work / "none.pptx", "--fix", "-o", "x.pptx").status == 66, "an absent file")
    driver.check(not (driver.work / "x.pptx").exists(), "an output of a refused call")


def main():
    driver = harness.Driver(__doc__)
    spec = harness.ROOT / "examples" / "population-en.json"
    sound, deck = driver.work / "sound.pptx", driver.work / "planted.pptx"
    driver.check(driver.run("build", spec, "-o", sound).status == 0, "the example is not built")
    plant(sound, deck)
    safe(driver, deck)
    unsafe(driver, deck)
    released(driver, deck)
    leaks(driver)
    dry(driver, deck)
    forms(driver, deck)
    refused(driver, deck, spec)
    driver.finish("qc_fix")


if __name__ == "__main__":
    main()
