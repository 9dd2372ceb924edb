#!/usr/bin/env python3
"""Inputs made to exhaust time or memory, or to make the program wait or reach outside: each small, each
of a kind that once had no bound. Every run ends within 10 s of processor time and 768 MiB, with the
status that is expected of it, without a crash, and leaves nothing but the file it was asked for.

    attacks.py --deckle PROGRAM --work FOLDER [--only NAME]
"""
import json
import os
import pathlib
import random
import struct
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

SECONDS, MEMORY = 10, 768 << 20
BUILTIN = harness.ROOT / "templates" / "builtin" / "default-16x9"
LAYOUT, MASTER = "ppt/slideLayouts/slideLayout1.xml", "ppt/slideMasters/slideMaster1.xml"
MASTER_RELS, MAIN = "ppt/slideMasters/_rels/slideMaster1.xml.rels", "ppt/presentation.xml"
MAIN_RELS = "ppt/_rels/presentation.xml.rels"
MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
BUILT, REFUSED = (0, 1), (65,)


def text(number=0, **more):
    return dict({"element_id": f"e{number}", "kind": "text", "role": "body", "content": {"text": "x"}}, **more)


def picture(number, asset):
    return {"element_id": f"p{number}", "kind": "image", "role": "picture", "content": {"asset_id": asset, "alt_text": "x"}}


def table(number, asset):
    return {"element_id": f"t{number}", "kind": "table", "role": "table", "data_ref": asset,
            "content": {"title": "t", "columns": ["a"], "rows": [["1"]]}}


def asset(name, file_id, kind="image"):
    return {"asset_id": name, "type": kind, "source": {"kind": "file", "file_id": file_id}}


def spec(slides=None, assets=(), **more):
    slides = slides or [[text()]]
    return dict({"spec_version": "slidespec_v1",
                 "deck": {"title": "t", "subtitle": "s", "language": "en", "slides": [
                     {"slide_id": f"s{i}", "type": "content", "layout": {"layout_id": "one_column"}, "elements": elements}
                     for i, elements in enumerate(slides)]},
                 "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"},
                           "slide_size": "widescreen_16_9"}}, assets=list(assets), **more)


def repeated(piece, count):
    """`piece` so often that it would compress too well, with something random now and then."""
    chance, out = random.Random(1), []
    step = max(1, 1000 // len(piece))
    for begin in range(0, count, step):
        out.append(piece * min(step, count - begin) + "<!--%032x-->" % chance.getrandbits(128))
    return "".join(out)


def comment(size):
    return repeated("<!--" + "x" * 980 + "-->", size // 1030)


def parts():
    return {str(p.relative_to(BUILTIN)): p.read_bytes() for p in BUILTIN.rglob("*") if p.is_file()}


def inserted(part, before, more):
    data = parts()[part]
    at = data.index(before.encode())
    return data[:at] + more.encode() + data[at:]


def in_layout(more):
    return {LAYOUT: inserted(LAYOUT, "</p:spTree>", more)}


class Case:
    def __init__(self, folder):
        self.folder = folder

    def put(self, name, data):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode() if isinstance(data, str)
                         else json.dumps(data, ensure_ascii=False).encode())
        return path

    def build(self, data=None, *more):
        return ["build", self.put("s.json", data if data is not None else spec()), "-o", self.folder / "o.pptx", "-j", "1", *more]

    def template(self, changed, level=9, removed=()):
        path = self.folder / "t.pptx"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=level) as package:
            for name, data in dict(parts(), **changed).items():
                if name not in removed:
                    package.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)),
                                     data if isinstance(data, bytes) else data.encode(), zipfile.ZIP_DEFLATED, level)
        return self.build(None, "--template", path)


# Each case makes its files, and returns the statuses it may end with and its command line.
CASES = {}


def case(function):
    CASES[function.__name__] = function
    return function


# deckle.toml, which comes with the folder of a spec

@case
def config_dotted_key(c):
    """a dotted key of 32,000 names, whose tables were released by recursion"""
    c.put("deckle.toml", "[a" + ".a" * 32000 + "]\n")
    return REFUSED, c.build()


@case
def config_dotted_key_in_a_value(c):
    """the same in an inline table, behind a string that seems to hide it"""
    c.put("deckle.toml", 's = {t = """x"""", a' + ".a" * 30000 + " = 1}\n")
    return REFUSED, c.build(None, "--limit", "config-bytes=1M")


@case
def config_lists_in_lists(c):
    """60,000 brackets"""
    c.put("deckle.toml", "a = " + "[" * 30000 + "]" * 30000)
    return REFUSED, c.build()


@case
def config_too_large(c):
    """a comment of 70 kB, more than a file of settings has"""
    c.put("deckle.toml", "#" * 70000)
    return REFUSED, c.build()


@case
def config_pipe(c):
    """a pipe where deckle.toml is looked for"""
    os.mkfifo(c.folder / "deckle.toml")
    return BUILT, c.build()


@case
def config_link_circle(c):
    """a link to itself where deckle.toml is looked for"""
    (c.folder / "deckle.toml").symlink_to("deckle.toml")
    return BUILT, c.build()


# Templates: products of what a package may have

@case
def layout_listed_often(c):
    """one layout of 0.8 MB listed 2,000 times"""
    ids = "".join(f'<p:sldLayoutId id="{2147490000 + i}" r:id="rId1"/>' for i in range(2000))
    return BUILT, c.template({**in_layout("<p:extLst>" + "<b/>" * 150000 + "</p:extLst>"),
                              MASTER: inserted(MASTER, "</p:sldLayoutIdLst>", ids)})


@case
def master_listed_often(c):
    """one master listed 5,000 times"""
    ids = "".join(f'<p:sldMasterId id="{2147490000 + i}" r:id="rId1"/>' for i in range(5000))
    return BUILT, c.template({MAIN: inserted(MAIN, "</p:sldMasterIdLst>", ids)})


@case
def master_related_often(c):
    """a master with 5,000 relationships to it, of a theme of 8 MB"""
    more = "".join(f'<Relationship Id="m{i}" Type="{OFFICE}slideMaster" Target="slideMasters/slideMaster1.xml"/>' for i in range(5000))
    theme = inserted("ppt/theme/theme1.xml", "</a:theme>", comment(8 << 20))
    return BUILT, c.template({MAIN_RELS: inserted(MAIN_RELS, "</Relationships>", more), "ppt/theme/theme1.xml": theme})


@case
def notes_master_related_often(c):
    """a notes master of 4 MB with 5,000 relationships to it"""
    more = "".join(f'<Relationship Id="n{i}" Type="{OFFICE}notesMaster" Target="notesMasters/notesMaster1.xml"/>' for i in range(5000))
    notes = "ppt/notesMasters/notesMaster1.xml"
    return BUILT, c.template({MAIN_RELS: inserted(MAIN_RELS, "</Relationships>", more),
                              notes: inserted(notes, "</p:spTree>", comment(4 << 20))})


@case
def masters_of_one_theme(c):
    """99 masters that share a theme of 4 MB"""
    rels, ids, changed = "", "", {}
    types = ""
    for i in range(2, 100):
        name = f"slideMasters/slideMaster{i}.xml"
        changed["ppt/" + name] = parts()[MASTER]
        changed[f"ppt/slideMasters/_rels/slideMaster{i}.xml.rels"] = parts()[MASTER_RELS]
        rels += f'<Relationship Id="m{i}" Type="{OFFICE}slideMaster" Target="{name}"/>'
        ids += f'<p:sldMasterId id="{2147490000 + i}" r:id="m{i}"/>'
        types += f'<Override PartName="/ppt/{name}" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml"/>'
    changed[MAIN_RELS] = inserted(MAIN_RELS, "</Relationships>", rels)
    changed[MAIN] = inserted(MAIN, "</p:sldMasterIdLst>", ids)
    changed["[Content_Types].xml"] = inserted("[Content_Types].xml", "</Types>", types)
    changed["ppt/theme/theme1.xml"] = inserted("ppt/theme/theme1.xml", "</a:theme>", comment(4 << 20))
    return REFUSED, c.template(changed)


@case
def namespaces(c):
    """200,000 open declarations, and 180,000 elements that look names up among them"""
    levels = "".join("<q:e %s>" % " ".join(f'xmlns:a{j}="u"' for j in range(1000)) for _ in range(200))
    return BUILT, c.template(in_layout('<q:z xmlns:q="urn:q">' + levels + "<q:k/>" * 180000 + "</q:e>" * 200 + "</q:z>"))


@case
def required_prefixes(c):
    """mc:Choice that requires a prefix 100,000 times over, below 200,000 declarations"""
    levels = "".join("<q:e %s>" % " ".join(f'xmlns:a{j}="u"' for j in range(1000)) for _ in range(200))
    return BUILT, c.template(in_layout(f'<q:z xmlns:q="urn:q" {A}>' + levels + f'<mc:AlternateContent {MC}><mc:Choice Requires="'
                                       + "a " * 100000 + '"><q:k/></mc:Choice></mc:AlternateContent>' + "</q:e>" * 200 + "</q:z>"))


@case
def alternatives_in_alternatives(c):
    """70 mc:AlternateContent in one another, 900 times"""
    nest = '<mc:AlternateContent><mc:Choice Requires="a"><x/>' * 70 + "</mc:Choice></mc:AlternateContent>" * 70
    return BUILT, c.template(in_layout(f"<p:extLst {MC} {A}>" + repeated(nest, 900) + "</p:extLst>"))


@case
def small_elements(c):
    """a layout of 16 MB of <b/>: the tree would be 21 times that"""
    return REFUSED, c.template(in_layout("<p:extLst>" + repeated("<b/>", 3600000) + "</p:extLst>"))


@case
def small_elements_in_a_copied_part(c):
    """the same in presProps, which is rewritten and not understood"""
    inside = '<a:ext uri="sldRg"/>' + repeated("<b/>", 3600000)
    return REFUSED, c.template({"ppt/presProps.xml": f'<p:presentationPr {A} xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">'
                                + inside + "</p:presentationPr>"})


@case
def small_elements_in_table_styles(c):
    """the same in the table styles"""
    return REFUSED, c.template({"ppt/tableStyles.xml": inserted("ppt/tableStyles.xml", "</a:tblStyleLst>", repeated("<b/>", 1000000))}
                               if b"</a:tblStyleLst>" in parts()["ppt/tableStyles.xml"]
                               else {"ppt/tableStyles.xml": f"<a:tblStyleLst {A}>" + repeated("<b/>", 1000000) + "</a:tblStyleLst>"})


@case
def sections_in_a_comment(c):
    """an extension list whose only mention of sections is in a comment"""
    return BUILT, c.template({MAIN: inserted(MAIN, "</p:presentation>", "<p:extLst><!-- {521415D9-36F7-43E2-AB2F-B90AF26B5E84} --></p:extLst>")})


@case
def many_placeholders(c):
    """19,000 placeholders on the master, 19,000 on a layout, each looked up in the other"""
    one = '<p:sp><p:nvSpPr><p:cNvPr id="9" name="p"/><p:cNvSpPr/><p:nvPr><p:ph type="chart" idx="%d"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr lIns="1"/><a:p/></p:txBody></p:sp>'
    many = "".join(one % (i + 100) for i in range(19000))
    return BUILT, c.template({**in_layout(many), MASTER: inserted(MASTER, "</p:spTree>", many)})


@case
def relationships_of_layouts(c):
    """a master of 19,000 relationships whose list names the last of them 300,000 times"""
    more = "".join(f'<Relationship Id="m{i}" Type="{OFFICE}image" Target="../media/{i}.png"/>' for i in range(18900))
    more += f'<Relationship Id="last" Type="{OFFICE}slideLayout" Target="../slideLayouts/slideLayout2.xml"/>'
    return BUILT, c.template({MASTER_RELS: inserted(MASTER_RELS, "</Relationships>", more),
                              MASTER: inserted(MASTER, "</p:sldLayoutIdLst>", repeated('<p:sldLayoutId r:id="last"/>', 300000))})


@case
def zip_of_small_bombs(c):
    """600 parts of 1 MB of spaces: each may compress so well, all together not"""
    more = {f"ppt/media/x{i}.xml": b" " * (1 << 20) for i in range(600)}
    return REFUSED, c.template(more)


@case
def content_types_of_parts_that_are_not_there(c):
    """390,000 content types"""
    more = "".join(f'<Override PartName="/x{i}" ContentType="a/b"/>' for i in range(250000))
    return REFUSED + BUILT, c.template({"[Content_Types].xml": inserted("[Content_Types].xml", "</Types>", more)})


# Specs: memory and time as a multiple of the text

@case
def spec_of_empty_objects(c):
    """24 MB of {}"""
    return REFUSED, ["validate", c.put("s.json", "[" + "{}," * (8 << 20) + "0]")]


@case
def spec_of_one_bracket(c):
    """64 MB of [ """
    return REFUSED, ["validate", c.put("s.json", "[" * (60 << 20))]


@case
def spec_of_escapes(c):
    """a string of 60 MB, escaped"""
    return REFUSED, ["validate", c.put("s.json", '["' + "\\uac00" * (10 << 20) + '"]')]


@case
def spec_of_equal_keys(c):
    """400,000 times the same key"""
    return REFUSED, ["validate", c.put("s.json", "{" + '"k":1,' * 400000 + '"k":1}')]


@case
def spec_of_unknown_keys(c):
    """400,000 unknown keys in one object: each is looked up for its line"""
    return REFUSED, ["validate", c.put("s.json", dict(spec(), **{f"k{i}": 1 for i in range(400000)}))]


@case
def spec_of_chart_labels(c):
    """a chart of 2,000 labels of 30,000 characters, which took 3 GB"""
    points = [{"x": f"{i}" + "x" * 30000, "y": i} for i in range(200)]
    chart = {"element_id": "c", "kind": "chart", "role": "chart",
             "content": {"chart_type": "bar", "title": "t", "series": [{"name": f"s{s}", "data": points} for s in range(10)]}}
    return REFUSED, c.build(spec([[chart]]))


@case
def spec_of_wide_chart_labels(c):
    """a chart of 990,000 characters of labels, as many as are allowed"""
    points = [{"x": f"{i} " + "wide label " * 450, "y": i} for i in range(199)]
    chart = {"element_id": "c", "kind": "chart", "role": "chart",
             "content": {"chart_type": "bar", "title": "t", "series": [{"name": "s", "data": points}]}}
    return BUILT, c.build(spec([[chart]]))


@case
def ir_of_empty_objects(c):
    """an IR of 16 MB of {}"""
    return REFUSED, ["measure", c.put("i.json", '{"deckle_ir":1,"slides":[' + "{}," * (5 << 20) + "{}]}")]


@case
def baseline_of_empty_lists(c):
    """a baseline of 48 MB of []"""
    return REFUSED, ["qc", c.put("s.json", spec()), "--baseline",
                     c.put("b.json", '{"deckle_report":1,"issues":[' + "[]," * (16 << 20) + "0]}")]


@case
def brand_of_unknown_keys(c):
    """a brand kit of 60,000 unknown keys"""
    return BUILT, c.build(None, "--brand", c.put("b.json", dict({"brand": 1}, **{f"k{i}": 1 for i in range(60000)})))


# Assets over the whole deck

@case
def data_named_by_many(c):
    """one data file of 4 MB that 1,000 elements name"""
    c.put("d.json", "[" + "[]," * 900000 + "[]]")
    return REFUSED, c.build(spec([[table(i, "d") for i in range(50)] for _ in range(20)], [asset("d", "d.json", "data")]))


@case
def data_that_fills_many(c):
    """a data file of 900 kB whose cells 1,000 tables would hold: 0.9 GB"""
    c.put("d.csv", "a\n" + ("x" * 30000 + "\n") * 30)
    return REFUSED, c.build(spec([[table(i, "d") for i in range(50)] for _ in range(20)], [asset("d", "d.csv", "data")]))


@case
def data_under_many_names(c):
    """a data file of 8 MB under 200 names"""
    c.put("d.csv", "a\n" + "\n" * (8 << 20))
    names = [("./" * i) + "d.csv" for i in range(200)]
    return BUILT + REFUSED, c.build(spec([[table(i, f"d{i}") for i in range(s, s + 10)] for s in range(0, 200, 10)],
                                         [asset(f"d{i}", n, "data") for i, n in enumerate(names)]))


@case
def data_of_one_wide_record(c):
    """8 MB of commas"""
    c.put("d.csv", "," * (8 << 20))
    return REFUSED, c.build(spec([[table(0, "d")]], [asset("d", "d.csv", "data")]))


@case
def data_of_one_wide_object(c):
    """an object of 500,000 members, which were compared pair by pair"""
    c.put("d.json", [{f"k{i}": 1 for i in range(500000)}])
    return REFUSED, c.build(spec([[table(0, "d")]], [asset("d", "d.json", "data")]))


@case
def pictures_of_zeros(c):
    """30 pictures of 250 MB without blocks on the disk"""
    for i in range(30):
        with open(c.put(f"p{i}.png", b"\x89PNG\r\n\x1a\n"), "r+b") as file:
            file.truncate(250 << 20)
    return BUILT, c.build(spec([[picture(i, f"a{i}")] for i in range(30)], [asset(f"a{i}", f"p{i}.png") for i in range(30)]))


@case
def slow_svgs(c):
    """ten SVGs of 2 kB that each take all the time one may have"""
    blur = '<feGaussianBlur stdDeviation="30"/>' * 40
    for i in range(10):
        c.put(f"b{i}.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" '
              f'height="1"><feTurbulence baseFrequency="0.05" numOctaves="8"/>{blur}</filter><rect width="2000" height="2000" '
              f'filter="url(#f)"/><!--{i}--></svg>')
    return BUILT, c.build(spec([[picture(i, f"a{i}")] for i in range(10)], [asset(f"a{i}", f"b{i}.svg") for i in range(10)]))


@case
def svg_of_references_to_references(c):
    """an SVG whose elements use others that use others: 10^12 in all"""
    body = '<rect id="u0" width="1" height="1"/>' + "".join(
        f'<g id="u{i + 1}">' + f'<use href="#u{i}"/>' * 10 + "</g>" for i in range(12))
    c.put("a.svg", f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{body}<use href="#u12"/></svg>')
    return BUILT, c.build(spec([[picture(0, "a")]], [asset("a", "a.svg")]))


@case
def svg_deep(c):
    """an SVG of 200,000 levels"""
    c.put("a.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">' + "<g>" * 100000 + "</g>" * 100000 + "</svg>")
    return BUILT, c.build(spec([[picture(0, "a")]], [asset("a", "a.svg")]))


# Pipes, devices and links where files are looked for

def branded():
    made = spec()
    made["theme"]["brand"]["brand_kit_id"] = "x"
    return made


def templated():
    made = spec()
    made["theme"]["template_ref"]["template_id"] = "x"
    return made


@case
def brand_pipe(c):
    """a pipe named like the brand kit"""
    os.mkfifo(c.folder / "x.brand.json")
    return (66,), c.build(branded())


@case
def brand_device(c):
    """a link to an endless device named like the brand kit"""
    (c.folder / "x.brand.json").symlink_to("/dev/zero")
    return (66,), c.build(branded())


@case
def template_pipe(c):
    """a pipe named like the template"""
    os.mkfifo(c.folder / "x.pptx")
    return (66,), c.build(templated())


@case
def template_device(c):
    """a link to an endless device named like the template"""
    (c.folder / "x.pptx").symlink_to("/dev/zero")
    return (66,), c.build(templated())


@case
def template_folder_with_a_pipe(c):
    """a pipe in a folder of parts"""
    for name, data in parts().items():
        c.put("t/" + name, data)
    os.mkfifo(c.folder / "t" / "ppt" / "pipe.xml")
    return BUILT, c.build(None, "--template", c.folder / "t")


@case
def asset_pipe_and_device(c):
    """a pipe as picture, a link to an endless device as data"""
    os.mkfifo(c.folder / "p.png")
    (c.folder / "d.csv").symlink_to("/dev/zero")
    return REFUSED, c.build(spec([[picture(0, "p"), table(1, "d")]], [asset("p", "p.png"), asset("d", "d.csv", "data")]))


@case
def report_through_planted_links(c):
    """links named like temporary files of the report lead to a file elsewhere"""
    c.put("victim", "victim")
    for i in range(1, 3000):
        (c.folder / f"r.json.{os.getpid() + i}.part").symlink_to("victim")
    return BUILT, c.build(None, "--report", c.folder / "r.json")


# Fonts of a folder

def sfnt(tables):
    """A font of these tables."""
    head, body, data = b"\0\1\0\0" + struct.pack(">4H", len(tables), 0, 0, 0), b"", 12 + 16 * len(tables)
    for tag, table in sorted(tables.items()):
        head += tag + struct.pack(">3I", 0, data + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    return head + body


def be(*fields):
    return struct.pack(f">{len(fields)}H", *fields)


def font_tables(family, lookups=()):
    """Three glyphs, which the characters a to c show, and lookups of the feature ccmp."""
    name = family.encode("utf-16-be")
    tables = {b"head": be(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + bytes(30) + be(0, 0) , b"maxp": be(0, 0x5000, 4),
              b"hhea": be(1, 0, 800, 0xFF38, 0) + bytes(24) + be(1), b"hmtx": be(500, 0, 0, 0, 0), b"loca": be(0, 0, 0, 0, 0),
              b"glyf": b"\0", b"name": be(0, 1, 18, 3, 1, 0x409, 1, len(name), 0) + name,
              b"cmap": be(0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1, 0, 97, 0, 99, 0, 1)}
    tables[b"head"] = tables[b"head"][:54].ljust(54, b"\0")
    if lookups:
        features = be(1) + b"ccmp" + be(8, 0, len(lookups), *range(len(lookups)))
        offsets, at = [], 2 + 2 * len(lookups)
        for lookup in lookups:
            offsets.append(at)
            at += len(lookup)
        tables[b"GSUB"] = (be(1, 0, 10, 30, 30 + len(features)) + be(1) + b"DFLT" + be(8, 4, 0, 0, 0xFFFF, 1, 0) + features +
                           be(len(lookups), *offsets) + b"".join(lookups))
    return tables


EACH_GLYPH = be(2, 1, 0, 3, 0)  # a Coverage


def fonts_of_one(c, data):
    """A deck of the family Test from a folder with this file."""
    c.put("fonts/a.ttf", data)
    words = [text(i) for i in range(20)]
    for element in words:
        element["content"]["text"] = "abc" * 600
    brand = c.put("b.json", {"brand": 1, "fonts": {"heading": {"latin": "Test"}, "body": {"latin": "Test"}}})
    return c.build(spec([words]), "--fonts", c.folder / "fonts", "--brand", brand, "--target", "libreoffice")


@case
def font_pipe_and_device(c):
    """a pipe and a link to an endless device in a font folder"""
    (c.folder / "fonts").mkdir()
    os.mkfifo(c.folder / "fonts" / "a.ttf")
    (c.folder / "fonts" / "b.ttf").symlink_to("/dev/zero")
    return BUILT, c.build(None, "--fonts", c.folder / "fonts")


@case
def font_collection_of_2_31_faces(c):
    """a collection that claims 2^31 faces"""
    return BUILT, fonts_of_one(c, b"ttcf" + struct.pack(">2I", 0x10000, 1 << 31) + sfnt(font_tables("Test")))


@case
def font_lookups_that_call_each_other(c):
    """400 lookups of which each applies the next one twice"""
    lookups = [be(5, 0, 1, 8, 3, 1, 2, 16, 0, (i + 1) % 400, 0, (i + 1) % 400) + EACH_GLYPH for i in range(400)]
    return BUILT, fonts_of_one(c, sfnt(font_tables("Test", lookups)))


@case
def font_that_makes_text_long(c):
    """200 lookups that make four glyphs of each"""
    grow = be(2, 0, 1, 8, 1, 24, 4, 14, 14, 14, 14, 4, 1, 2, 3, 1) + EACH_GLYPH
    return BUILT, fonts_of_one(c, sfnt(font_tables("Test", [grow] * 200)))


@case
def many_private_characters(c):
    """130,000 characters that no font has"""
    private = [chr(0xF0000 + i) for i in range(65000)] + [chr(0x100000 + i) for i in range(65000)]
    elements = [text(i) for i in range(80)]
    for i, element in enumerate(elements):
        element["content"]["text"] = "".join(private[i * 1625:(i + 1) * 1625])
    return BUILT, c.build(spec([elements[i:i + 8] for i in range(0, 80, 8)]))


def made_in_child(make, c):
    """The case made by a process of its own: the memory of this one would count as the program's."""
    receive, send = os.pipe()
    if os.fork() == 0:
        expected, arguments = make(c)
        os.write(send, json.dumps([expected, [str(a) for a in arguments]]).encode())
        os._exit(0)
    os.close(send)
    with os.fdopen(receive, "rb") as made:
        expected, arguments = json.loads(made.read())
    os.wait()
    return expected, arguments


def main():
    driver = harness.Driver(__doc__, [("--only", {"help": "one case"})])
    for name, make in CASES.items():
        if driver.options.only not in (None, name):
            continue
        c = Case(driver.work / name)
        c.folder.mkdir()
        expected, arguments = made_in_child(make, c)
        before = sorted(c.folder.rglob("*"))
        what = f"{name} ({make.__doc__})"
        run = driver.measured(*arguments, timeout=60)
        driver.check(run.status in expected, f"{what}: expected status {expected}: {run}")
        driver.check(run.seconds <= SECONDS, f"{what}: took {run.seconds:.1f} s of processor time")
        driver.check(run.peak <= MEMORY, f"{what}: took {run.peak >> 20} MiB")
        driver.check(len(run.err) < 500_000, f"{what}: {len(run.err)} characters of messages")
        made = {p.name for p in c.folder.rglob("*") if p not in before}
        wanted = {"o.pptx", "r.json"} if run.status in BUILT else set()
        driver.check(made <= wanted, f"{what}: left behind: {sorted(made - wanted)}")
        if (c.folder / "victim").exists():
            driver.check((c.folder / "victim").read_text() == "victim", f"{what}: a file elsewhere was overwritten")
        print(f"{run.seconds:6.1f} s {run.peak >> 20:5} MiB  {run.status:3}  {name}")
        for path in before:  # sparse files and copies of the template need not stay
            if path.is_file() and not path.is_symlink():
                path.unlink()
    driver.finish("attacks")


main()
