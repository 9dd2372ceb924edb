#!/usr/bin/env python3
"""The geometry judge works: small packages with one flaw each, and similar ones without a flaw."""
import argparse
import pathlib
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import geometry  # noqa: E402

NS = ('xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
      'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"')
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"


def rels(*rows):
    body = "".join(f'<Relationship Id="{i}" Type="{OFFICE}{kind}" Target="{target}"/>' for i, kind, target in rows)
    return f'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{body}</Relationships>'


DECORATION = ('<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative '
              'xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>')


def shape(name, box=None, text="", ph="", marks=""):
    """A p:sp; `box` in px."""
    xfrm = "" if box is None else ('<a:xfrm><a:off x="%d" y="%d"/><a:ext cx="%d" cy="%d"/></a:xfrm>' %
                                   tuple(v * geometry.PX for v in box))
    return (f'<p:sp><p:nvSpPr><p:cNvPr id="2" name="{name}">{marks}</p:cNvPr><p:cNvSpPr/><p:nvPr>{ph}</p:nvPr></p:nvSpPr><p:spPr>{xfrm}</p:spPr>'
            f'<p:txBody><a:bodyPr/><a:p><a:r><a:t>{text}</a:t></a:r></a:p></p:txBody></p:sp>')


def part(root, *shapes):
    return f'<p:{root} {NS}><p:cSld><p:spTree>{"".join(shapes)}</p:spTree></p:cSld></p:{root}>'


def deck(path, *shapes):
    """A 1280 by 720 deck of one slide, whose layout has a body at idx 1 and whose master has the title."""
    with zipfile.ZipFile(path, "w") as z:
        z.writestr("_rels/.rels", rels(("r1", "officeDocument", "ppt/presentation.xml")))
        z.writestr("ppt/presentation.xml", f'<p:presentation {NS}><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst>'
                                           f'<p:sldSz cx="{1280 * geometry.PX}" cy="{720 * geometry.PX}"/></p:presentation>')
        z.writestr("ppt/_rels/presentation.xml.rels", rels(("r1", "slide", "slides/slide1.xml")))
        z.writestr("ppt/slides/slide1.xml", part("sld", *shapes))
        z.writestr("ppt/slides/_rels/slide1.xml.rels", rels(("r1", "slideLayout", "../slideLayouts/slideLayout1.xml")))
        z.writestr("ppt/slideLayouts/slideLayout1.xml", part("sldLayout", shape("t", None, "", '<p:ph type="title"/>'),
                                                             shape("b", (48, 160, 1184, 400), "", '<p:ph idx="1"/>')))
        z.writestr("ppt/slideLayouts/_rels/slideLayout1.xml.rels", rels(("r1", "slideMaster", "../slideMasters/slideMaster1.xml")))
        z.writestr("ppt/slideMasters/slideMaster1.xml", part("sldMaster", shape("t", (48, 48, 1184, 96), "", '<p:ph type="title"/>')))


TITLE, BODY = '<p:ph type="title"/>', '<p:ph idx="1"/>'
CASES = [  # name, shapes, complaints expected, a word each must contain
    ("title and body inherit apart",  [shape("T", None, "x", TITLE), shape("B", None, "y", BODY)], 0, ""),
    ("box over inherited title",      [shape("T", None, "x", TITLE), shape("S", (48, 100, 64, 64), "y")], 1, "overlap"),
    ("box over inherited body",       [shape("B", None, "x", BODY), shape("S", (1200, 500, 64, 64), "y")], 1, "overlap"),
    ("touching edges",                [shape("A", (0, 0, 100, 100), "x"), shape("B", (100, 0, 100, 100), "y")], 0, ""),
    ("two px into each other",        [shape("A", (0, 0, 100, 100), "x"), shape("B", (98, 0, 100, 100), "y")], 1, "overlap"),
    ("text on a wordless panel",      [shape("P", (0, 0, 300, 300)), shape("T", (10, 10, 100, 100), "y")], 0, ""),
    ("text on a panel with words",    [shape("P", (0, 0, 300, 300), "x"), shape("T", (10, 10, 100, 100), "y")], 1, "overlap"),
    ("text half off its panel",       [shape("P", (0, 0, 300, 300)), shape("T", (250, 10, 100, 100), "y")], 1, "overlap"),
    ("band below a row of a list",    [shape("D", (48, 170, 1184, 60), marks=DECORATION), shape("B", None, "y", BODY)], 0, ""),
    ("band beyond its list",          [shape("D", (40, 170, 1192, 60), marks=DECORATION), shape("B", None, "y", BODY)], 1, "overlap"),
    ("a wordless shape in a list",    [shape("D", (48, 170, 1184, 60)), shape("B", None, "y", BODY)], 1, "overlap"),
    ("full bleed below text",         [shape("P", (0, 0, 1280, 720), "x"), shape("T", (10, 10, 100, 100), "y")], 0, ""),
    ("off the right edge",            [shape("A", (1200, 0, 82, 100), "x")], 1, "leaves"),
    ("off the top edge",              [shape("A", (0, -2, 100, 100), "x")], 1, "leaves"),
    ("placeholder of nothing",        [shape("A", None, "x", '<p:ph type="dt" idx="9"/>')], 1, "no box"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", required=True, type=pathlib.Path)
    work = parser.parse_args().work
    work.mkdir(parents=True, exist_ok=True)
    failures = 0
    for name, shapes, expected, word in CASES:
        path = work / "case.pptx"
        deck(path, *shapes)
        found = geometry.complaints(path)
        if len(found) != expected or any(word not in line for line in found):
            failures += 1
            print(f"FAIL: {name}: expected {expected} complaints with '{word}', got {found}")
    print(f"geometry_selftest: {len(CASES)} cases, {failures} failures")
    sys.exit(1 if failures else 0)


main()
