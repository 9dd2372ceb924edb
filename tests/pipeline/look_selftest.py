#!/usr/bin/env python3
"""The checks of bench/look find what they are for: a deck without a finding, then the same deck with one fault planted in
its XML, for each check and several ways of failing."""
import copy
import json
import pathlib
import sys
import zipfile

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1]), str(pathlib.Path(__file__).resolve().parents[2] / "bench")]
from support import harness, judges  # noqa: E402

try:
    from look import contrast, groups, sizes
    from look.page import Page, pages_of
    from look.sheet import A, NS, P, PX
    from lxml import etree
except ImportError as error:
    judges.missing(f"{error} (Debian: python3-lxml)")

ASSETS = harness.ROOT / "bench/jobs/assets"


def title(text):
    return {"element_id": "t", "kind": "text", "role": "title", "content": {"text": text}}


def shape(ident, preset, text):
    return {"element_id": ident, "kind": "shape", "content": {"shape": preset, "text": text, "fill": "accent1"}}


def bullets(ident, *items, role="body"):
    return {"element_id": ident, "kind": "bullets", "role": role, "content": {"items": list(items)}, "style": {"list": "bullet"}}


def words(ident, value, **more):
    return {"element_id": ident, "kind": "text", "role": "body", "content": {"text": value}, **more}


def slide(ident, *elements, layout="one_column", kind="content"):
    return {"slide_id": ident, "type": kind, "layout": {"layout_id": layout}, "elements": [title("About " + ident), *elements]}


def spec():
    pictures = [{"element_id": f"p{i}", "kind": "image", "content": {"asset_id": f"a{i}", "alt_text": "A dish"}} for i in (1, 2, 3)]
    captions = [{"element_id": f"c{i}", "kind": "text", "role": "caption", "content": {"text": f"Dish number {i}"}} for i in (1, 2, 3)]
    items = [f"Point {i} of a list with enough words to be a whole line of its own on the page, and then a second one" for i in range(8)]
    slides = [
        {**slide("cover", layout="title_center", kind="title")},
        slide("cards", *[shape(f"k{i}", "roundRect", f"{i}0%\nLabel\n+{i} points") for i in (1, 2, 3, 4)]),
        slide("steps", *[shape(f"s{i}", "chevron", f"Step {i}") for i in (1, 2, 3, 4)]),
        slide("pictures", *[e for pair in zip(pictures, captions) for e in pair]),
        slide("list", {"element_id": "b", "kind": "bullets", "role": "body", "content": {"items": items}, "style": {"list": "bullet"}}),
        slide("table", {"element_id": "tab", "kind": "table", "role": "table", "content": {
            "columns": ["Name", "Value"], "rows": [["One", 1], ["Two", 2], ["Three", 3]]}}, layout="table_focus"),
        slide("end", {"element_id": "b", "kind": "text", "role": "body", "content": {"text": "Goodbye"}}, layout="closing", kind="closing"),
        slide("matrix", {"element_id": "b", "kind": "bullets", "role": "body", "content": {"items": ["Strengths: a known name", "Weaknesses: old plants", "Chances: exports", "Threats: cheap imports"]}},
              layout="matrix"),
        # The first text becomes the title, and two are left beside three pictures; on the next one three are.
        {**slide("two", *pictures, words("w0", "What we cook"), words("w1", "Soup of the day"), words("w2", "Fruit of the season"))},
        {**slide("three", *pictures, words("w0", "What we serve"), words("w1", "Soup of the day"), words("w2", "Fruit of the season"),
                 words("w3", "Bread of the house"))},
        {**slide("column", bullets("l1", "One line"), bullets("l2", "Two lines of a list", "The second of them", "And a third"), layout="one_column"),
         "layout": {"layout_id": "one_column", "layout_hints": {"arrange": "none"}}},
        slide("beside", bullets("l1", "One line", "Another"), bullets("l2", "Two lines of a list", "The second of them"), layout="two_column"),
        slide("hangul", {**shape("h1", "rect", "지역에서만늘었다"), "style": {"word_break": "keep_all"}},
              {**shape("h2", "rect", "지역에서만줄었다"), "style": {"word_break": "normal"}}),
        slide("exact", words("x", "Words in an exact box", extensions={"box": {"x": 300, "y": 300, "w": 400, "h": 60}}), bullets("y", "A point of a list", "Another")),
        slide("placed", {"element_id": "tab", "kind": "table", "role": "table", "content": {
            "title": "A table in a box", "columns": ["Name", "Value"], "rows": [["One", 1]]},
            "extensions": {"box": {"x": 700, "y": 300, "w": 400, "h": 200}}}, bullets("y", "A point of a list", "Another"))]
    for one in slides:
        if one["slide_id"] in ("two", "three"):
            del one["elements"][0]
    return {"spec_version": "slidespec_v1", "deck": {"title": "Checks of looks", "language": "en", "slides": slides},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}},
            "assets": [{"asset_id": f"a{i}", "type": "image", "source": {"kind": "file", "file_id": f"dish-{i}.jpg"}} for i in (1, 2, 3)]}


class Edit:
    """A copy of a deck in which one slide is changed."""

    def __init__(self, source, number):
        self.source, self.part = source, f"ppt/slides/slide{number}.xml"
        with zipfile.ZipFile(source) as archive:
            self.tree = etree.fromstring(archive.read(self.part))

    def named(self, name):
        """The shape of that name that has an outline or text; the panel where several have it."""
        found = [n for n in self.tree.iter(f"{{{P}}}sp", f"{{{P}}}pic", f"{{{P}}}graphicFrame")
                 if n.find("*/p:cNvPr", NS).get("name") == name]
        assert found, f"{self.part} has no shape {name}"
        return found[0]

    def move(self, name, dx=0, dy=0, dw=0, dh=0):
        xfrm = self.named(name).find(".//a:xfrm", NS)
        if xfrm is None:
            xfrm = self.named(name).find("p:xfrm", NS)
        off, ext = xfrm.find("a:off", NS), xfrm.find("a:ext", NS)
        for node, key, by in ((off, "x", dx), (off, "y", dy), (ext, "cx", dw), (ext, "cy", dh)):
            node.set(key, str(round(int(node.get(key)) + by * PX)))

    def swap(self, one, other):
        offs = [self.named(n).find("p:spPr/a:xfrm/a:off", NS) for n in (one, other)]
        for key in "xy":
            a, b = offs[0].get(key), offs[1].get(key)
            offs[0].set(key, b)
            offs[1].set(key, a)

    def width(self, name, px):
        self.named(name).find("p:spPr/a:xfrm/a:ext", NS).set("cx", str(px * PX))

    def place(self, name, x, y, cx, cy):
        properties = self.named(name).find("p:spPr", NS)
        for old in properties.findall("a:xfrm", NS):
            properties.remove(old)
        properties.insert(0, etree.fromstring(f'<a:xfrm xmlns:a="{A}"><a:off x="{x}" y="{y}"/><a:ext cx="{cx}" cy="{cy}"/></a:xfrm>'))

    def preset(self, name, value):
        self.named(name).find("p:spPr/a:prstGeom", NS).set("prst", value)

    def onto(self, one, other):
        offs = [self.named(n).find("p:spPr/a:xfrm/a:off", NS) for n in (one, other)]
        for key in "xy":
            offs[0].set(key, offs[1].get(key))

    def runs(self, name):
        return self.named(name).findall(".//a:r", NS)

    def size(self, name, pt, every=True):
        for run in self.runs(name) if every else self.runs(name)[:1]:
            run.find("a:rPr", NS).set("sz", str(round(pt * 100)))

    def colour(self, name, rgb):
        for run in self.runs(name):
            properties = run.find("a:rPr", NS)
            for old in properties.findall("a:solidFill", NS):
                properties.remove(old)
            properties.insert(0, etree.fromstring(f'<a:solidFill xmlns:a="{A}"><a:srgbClr val="{rgb}"/></a:solidFill>'))

    def fill(self, name, xml):
        properties = self.named(name).find("p:spPr", NS)
        for old in [c for c in properties if c.tag.endswith("Fill")]:
            properties.remove(old)
        at = next(i for i, c in enumerate(properties) if c.tag.endswith("Geom")) + 1 if properties.find("a:prstGeom", NS) is not None else len(properties)
        properties.insert(at, etree.fromstring(xml.replace("<a:", "<a:", 1).replace(">", f' xmlns:a="{A}">', 1)))

    def background(self, xml):
        tree = self.tree.find("p:cSld", NS)
        for old in tree.findall("p:bg", NS):
            tree.remove(old)
        tree.insert(0, etree.fromstring(f'<p:bg xmlns:p="{P}" xmlns:a="{A}"><p:bgPr>{xml}<a:effectLst/></p:bgPr></p:bg>'))

    def put_behind(self, name, xml_fill):
        """A wordless rectangle of the shape's box directly below it."""
        above = self.named(name)
        panel = copy.deepcopy(above)
        panel.find("p:nvSpPr/p:cNvPr", NS).set("id", "900")
        panel.find("p:nvSpPr/p:cNvPr", NS).set("name", "Panel")
        for ph in panel.findall(".//p:ph", NS):
            ph.getparent().remove(ph)
        body = panel.find("p:txBody", NS)
        for old in body.findall("a:p", NS)[1:]:
            body.remove(old)
        for run in body.findall(".//a:r", NS):
            run.getparent().remove(run)
        properties = panel.find("p:spPr", NS)
        for old in list(properties):
            properties.remove(old)
        for xml in ('<a:xfrm xmlns:a="%s"><a:off x="0" y="0"/><a:ext cx="12192000" cy="6858000"/></a:xfrm>' % A,
                    '<a:prstGeom xmlns:a="%s" prst="rect"><a:avLst/></a:prstGeom>' % A, xml_fill.replace(">", f' xmlns:a="{A}">', 1)):
            properties.append(etree.fromstring(xml))
        tree = self.tree.find("p:cSld/p:spTree", NS)
        tree.insert(2, panel)

    def put_behind_part(self, name, xml_fill, x, y, w, h):
        """The same, of this box in px."""
        self.put_behind(name, xml_fill)
        xfrm = self.tree.find("p:cSld/p:spTree", NS)[2].find("p:spPr/a:xfrm", NS)
        for node, keys, values in ((xfrm[0], "xy", (x, y)), (xfrm[1], ("cx", "cy"), (w, h))):
            for key, value in zip(keys, values):
                node.set(key, str(value * PX))

    def save(self, path):
        with zipfile.ZipFile(self.source) as archive, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
            for info in archive.infolist():
                data = etree.tostring(self.tree, xml_declaration=True, encoding="UTF-8", standalone=True) \
                    if info.filename == self.part else archive.read(info)
                made.writestr(info, data)
        return path


SOLID = '<a:solidFill><a:srgbClr val="%s"/></a:solidFill>'
GRADIENT = ('<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FFFFFF"/></a:gs><a:gs pos="100000"><a:srgbClr val="%s"/></a:gs></a:gsLst>'
            '<a:lin ang="0" scaled="0"/></a:gradFill>')
# slide number, what is planted, change, check that must find it
PLANTED = [
    (2, "one card wider by 2 px", lambda e: e.move("k2", dw=2), "siblings"),
    (2, "one card higher by 2 px", lambda e: e.move("k3", dh=2), "siblings"),
    (2, "a card's text 2 pt larger", lambda e: e.size("k2", 17), "siblings"),
    (3, "two chevrons change places", lambda e: e.swap("s1", "s2"), "pointed"),
    (3, "a chevron in a row of its own above", lambda e: e.move("s3", dy=-90), "pointed"),
    (3, "a chevron too narrow for its word", lambda e: e.width("s2", 45), "whole words"),
    (4, "two captions change places", lambda e: e.swap("c1", "c3"), "captions"),
    (4, "a caption above its picture", lambda e: e.move("c2", dy=-420), "captions"),
    (4, "a picture smaller in both directions", lambda e: e.move("p1", dw=-20, dh=-20), "siblings"),
    (4, "a caption in another size", lambda e: e.size("c1", 9), "siblings"),
    (5, "a title of 20 pt", lambda e: e.size("t", 20), "titles"),
    (5, "pale grey text on the page", lambda e: e.colour("b", "C8C8C8"), "contrast"),
    (5, "dark page behind dark text", lambda e: e.background(SOLID % "202030"), "contrast"),
    (5, "gradient page, dark at its end", lambda e: e.background(GRADIENT % "101020"), "contrast"),
    (5, "dark panel behind dark text", lambda e: e.put_behind("b", SOLID % "303040"), "contrast"),
    (2, "a pale card below white text", lambda e: (e.fill("k1", SOLID % "F0F0F0"), e.colour("k1", "FFFFFF")), "contrast"),
    (6, "pale text in a table", lambda e: e.colour("tab", "D0D0D0"), "contrast"),
    (2, "a card on another one", lambda e: e.onto("k2", "k1"), "overlap"),
    (5, "the list over the title", lambda e: e.place("b", 457200, 420000, 11277600, 4318000), "overlap"),
    (10, "two names change places, the first text being the title", lambda e: e.swap("w1", "w3"), "captions"),
    (11, "a list that is narrower than that above it", lambda e: e.move("l2", dw=-30), "siblings"),
    (12, "a list that is lower than that beside it", lambda e: e.move("l1", dh=-30), "siblings"),
    (13, "a Korean word that should stay whole, in a narrow box", lambda e: e.width("h1", 90), "whole words"),
    (14, "dark panel behind a text in an exact box", lambda e: e.put_behind("x", SOLID % "202030"), "contrast"),
    (14, "dark panel behind half of a list", lambda e: (e.place("y", 200 * PX, 400 * PX, 400 * PX, 100 * PX), e.put_behind_part("y", SOLID % "202030", 150, 390, 200, 120)), "contrast"),
    (3, "white words across the notch of a chevron", lambda e: (e.preset("s2", "chevron"), e.place("s2", 400 * PX, 300 * PX, 120 * PX, 240 * PX)), "contrast"),
    (15, "the title of a table in an exact box outside of that box", lambda e: e.move("tab title", dx=-800), "overlap"),
]
SILENT = [  # what looks alike and is none
    (5, "white panel behind dark text", lambda e: e.put_behind("b", SOLID % "FFFFFF"), "contrast"),
    (5, "pale gradient page", lambda e: e.background(GRADIENT % "F4F4F4"), "contrast"),
    (2, "all cards moved alike", lambda e: [e.move(f"k{i}", dx=4) for i in (1, 2, 3, 4)], "siblings"),
    (11, "a list as high as its text", lambda e: e.move("l1", dh=-4), "siblings"),
    (13, "a Korean word whose author lets it break", lambda e: (e.width("h1", 300), e.width("h2", 90)), "whole words"),
    (15, "a list over the title of a table in an exact box", lambda e: e.place("y", 700 * PX, 300 * PX, 400 * PX, 40 * PX), "overlap"),
    (14, "dark panel behind half of a text in an exact box", lambda e: e.put_behind_part("x", SOLID % "202030", 200, 290, 200, 80), "contrast"),
]


def findings(deckle, path, value):
    found = []
    pages = pages_of("deck", path, deckle, value)
    for page in pages:
        for check in (groups.uneven, groups.strayed, groups.reversed_arrows, sizes.overlaps, sizes.torn):
            found += check(page)[1]
        found += contrast.judge_page(page).wrong
    return found + sizes.uneven_titles(pages)[1]


def shares(deckle, path, value):
    return {page.slide_id: sizes.filling(page) for page in pages_of("deck", path, deckle, value)}


def main():
    driver = harness.Driver(__doc__)
    value = spec()
    source, path = driver.work / "spec.json", driver.work / "clean.pptx"
    source.write_text(json.dumps(value), encoding="utf-8")
    run = driver.run("build", source, "--assets", ASSETS, "-o", path)
    driver.check(run.status == 0, f"expected status 0: {run}")
    clean = findings(driver.deckle, path, value)
    for finding in clean:
        driver.fail(f"the deck without a fault: {finding.check}: {finding}")
    for number, what, change, check in PLANTED + SILENT:
        edit = Edit(path, number)
        change(edit)
        changed = edit.save(driver.work / "changed.pptx")
        found = [f for f in findings(driver.deckle, changed, value) if f.check == check and f.number == number]
        expected = (number, what, change, check) in PLANTED
        driver.check(bool(found) == expected, f"{what}: '{check}' found {[str(f) for f in found]}, expected {'a finding' if expected else 'none'}")

    full = shares(driver.deckle, path, value)
    driver.check(full["list"] and full["list"][1] > sizes.LOW, f"the list fills {full['list']}")
    driver.check(full["matrix"] and sizes.HIGH < full["matrix"][1] <= 1 + 1e-9, f"a matrix as high as its area fills {full['matrix']}")
    edit = Edit(path, 5)
    for paragraph in edit.named("b").findall(".//a:p", NS)[1:]:
        paragraph.getparent().remove(paragraph)
    sparse = shares(driver.deckle, edit.save(driver.work / "sparse.pptx"), value)
    driver.check(sparse["list"] and sparse["list"][1] < sizes.LOW, f"one item fills {sparse['list']}")

    # Cells of which one goes on on another page: what is left of it is no sibling of the others.
    edit = Edit(path, 4)
    edit.move("p1", dw=-20, dh=-20)
    page = pages_of("deck", edit.save(driver.work / "cut.pptx"), driver.deckle, value)[3]
    driver.check(groups.uneven(page)[1] != [], "a smaller picture beside two whole cells is not found")
    page.elsewhere = {"c1"}
    driver.check(groups.uneven(page)[1] != [], "a smaller picture is left out though its caption is on the page")
    page.shapes = [s for s in page.shapes if s.name != "c1"]
    driver.check(groups.uneven(page)[1] == [], "a picture whose caption is on another page is compared with whole cells")
    page.elsewhere = set()
    driver.check(groups.uneven(page)[1] != [], "a smaller picture is left out though its caption is on no page")

    # A closing bracket beyond the edge has half of its square empty; a letter has none.
    for end, most in (("」", 484), ("다", 500)):
        drawn = Page.drawn({"text": "인구동향조사" + end, "x": 0, "width": 500, "top": 0, "bottom": 38.4}, 470)
        driver.check(abs(drawn - most) < 0.5, f"a line that ends in {end} is drawn {drawn} px wide, expected {most}")

    # The judges behind bench/look: a word that is lost, and a package that breaks a rule.
    if judges.folder().is_dir():
        driver.check(judges.words(source, path) == [], "words.py finds words missing in the deck without a fault")
        driver.check(judges.words(source, driver.work / "sparse.pptx") != [], "words.py finds no word missing where five items are")
        edit = Edit(path, 2)
        for node in edit.tree.iter(f"{{{P}}}cNvPr"):
            node.set("id", "7")
        driver.check(judges.conformance([edit.save(driver.work / "ids.pptx")]) != [], "check_pptx.py allows ids twice")
    driver.finish("look_selftest")


if __name__ == "__main__":
    main()
