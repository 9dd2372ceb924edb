#!/usr/bin/env python3
"""Icons of deckle from the outside: native shapes with geometry in the theme's colour, in groups, in exact boxes, in a
picture placeholder; names that are none; and the command that finds them."""
import json
import pathlib
import sys
import zipfile
from xml.etree import ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"


def icon(eid, asset, **more):
    return {"element_id": eid, "kind": "image", "content": {"asset_id": asset}, **more}


def text(eid, words, role="body"):
    return {"element_id": eid, "kind": "text", "role": role, "content": {"text": words}}


def spec(slides, names):
    return {"spec_version": "slidespec_v1",
            "deck": {"title": "Icons", "language": "en", "slides": [
                {"slide_id": f"s{i}", "type": "content", "layout": {"layout_id": layout},
                 "elements": [text(f"t{i}", f"Slide number {i}", "title")] + elements}
                for i, (layout, elements) in enumerate(slides)]},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}},
            "assets": [{"asset_id": n, "type": "icon", "source": {"kind": "generated", "file_id": f"icon:{n}"}} for n in names]}


def shapes(deck, number):
    tree = ElementTree.fromstring(zipfile.ZipFile(deck).read(f"ppt/slides/slide{number}.xml"))
    return {s.find(f"{P}nvSpPr/{P}cNvPr").get("name"): s for s in tree.iter(f"{P}sp")}


def box(shape):
    xfrm = shape.find(f"{P}spPr/{A}xfrm")
    return tuple(int(xfrm.find(A + k).get(v)) for k, v in (("off", "x"), ("off", "y"), ("ext", "cx"), ("ext", "cy")))


def main():
    driver = harness.Driver(__doc__)
    source = driver.work / "icons.json"
    names = ["rocket-takeoff", "shield-check", "people", "rokcet", "generated-later"]
    slides = [
        ("one_column", [e for i, n in enumerate(names[:3])
                        for e in (icon(f"i{i}", n), text(f"w{i}", f"Point {i}\nIt says what it is about."))]),
        ("one_column", [icon("boxed", "people", style={"color": "accent2"}, extensions={"box": {"x": 800, "y": 200, "w": 240, "h": 240}}),
                        text("beside", "An icon in an exact box.")]),
        ("image_full_bleed", [icon("full", "shield-check")]),
        ("one_column", [icon("wrong", "rokcet"), text("beside2", "The name above is misspelt.")])]
    source.write_text(json.dumps(spec(slides, names)), encoding="utf-8")
    deck, report = driver.work / "icons.pptx", driver.work / "icons.report.json"
    run = driver.run("build", source, "-o", deck, "--report", report)
    driver.check(run.status in (0, 1), f"expected a deck: {run}")

    found = shapes(deck, 1)
    row = [found[f"i{i}"] for i in range(3)]
    for i, shape in enumerate(row):
        driver.check(shape.find(f"{P}spPr/{A}custGeom/{A}pathLst/{A}path") is not None, f"i{i} has no geometry")
        driver.check(shape.find(f"{P}spPr/{A}solidFill/{A}schemeClr") is not None, f"i{i} is not in a colour of the theme")
        driver.check(box(shape)[2] == box(shape)[3], f"i{i} is not square: {box(shape)}")
    driver.check(len({box(s)[2] for s in row}) == 1 and len({box(s)[1] for s in row}) == 1, f"icons of a row: {[box(s) for s in row]}")
    described = row[0].find(f"{P}nvSpPr/{P}cNvPr").get("descr")
    driver.check(described == "rocket takeoff", f"described as {described!r}")
    boxed = shapes(deck, 2)["boxed"]
    driver.check(box(boxed)[2] == 240 * 9525, f"the icon in a box of 240 px is {box(boxed)[2] / 9525} px wide")
    driver.check(boxed.find(f"{P}spPr/{A}solidFill/{A}schemeClr").get("val") == "accent2", "style.color is not its colour")
    driver.check(not [n for n in zipfile.ZipFile(deck).namelist() if n.startswith("ppt/media/")], "an icon is a picture")
    issues = [i for i in json.loads(report.read_text(encoding="utf-8"))["issues"] if i["rule"] == "missing-asset"]
    driver.check(len(issues) == 1 and "rocket" in issues[0]["message"], f"a misspelt name: {issues}")
    driver.none(driver.unsound([deck]), "icons")

    # The same bytes again, and the report's picture.
    again = driver.work / "again.pptx"
    driver.run("build", source, "-o", again)
    driver.check(again.read_bytes() == deck.read_bytes(), "another deck from the same spec")
    page = driver.work / "icons.html"
    driver.run("qc", source, "-o", page)
    driver.check('viewBox="0 0 4000 4000"' in page.read_text(encoding="utf-8"), "the report does not draw the icon")

    # The command.
    run = driver.run("icons", "rocket")
    driver.check(run.status == 0 and run.out.splitlines()[0] == b"icon:rocket", f"icons rocket: {run}")
    run = driver.run("icons", "성장", "--format", "json")
    driver.check(json.loads(run.out)["icons"][0]["file_id"] == "icon:graph-up-arrow", f"icons 성장: {run}")
    run = driver.run("icons")
    driver.check(len(run.out.splitlines()) > 1900, f"{len(run.out.splitlines())} icons")
    run = driver.run("icons", "qqqq")
    driver.check(run.status == 2 and "qqqq" in run.err, f"icons qqqq: {run}")
    run = driver.run("icons", "arrow", "--count", "3")
    driver.check(len(run.out.splitlines()) == 3 and "--count" in run.err, f"icons arrow --count 3: {run}")
    gallery = driver.work / "gallery.html"
    run = driver.run("icons", "heart", "--gallery", gallery)
    driver.check(run.status == 0 and "icon:heart-pulse" in gallery.read_text(encoding="utf-8"), f"gallery: {run}")
    driver.finish("icons")


main()
