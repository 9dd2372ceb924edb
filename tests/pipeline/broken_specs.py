"""Specs that must not build, as a table: name, bytes, and the fragments stderr must contain.

Every one ends with status 65 (invalid input). A fragment is the place: NAME:LINE: for what is not JSON,
a JSON pointer for what is not a SlideSpec; and the word the author needs, such as the missing key.
`{name}` stands for the file's name.
"""
import copy
import json

BASE = {
    "spec_version": "slidespec_v1",
    "deck": {
        "title": "A deck",
        "language": "en",
        "slides": [
            {
                "slide_id": "s1",
                "type": "content",
                "layout": {"layout_id": "one_column"},
                "elements": [
                    {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "A title"}},
                    {"element_id": "b", "kind": "bullets", "role": "body", "content": {"items": ["one", "two"]}},
                ],
            }
        ],
    },
    "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}},
}
SLIDE, TEXT, BULLETS = "/deck/slides/0", "/deck/slides/0/elements/0", "/deck/slides/0/elements/1"


def at(document, pointer):
    """The value at a JSON pointer, and what holds it: (holder, key)."""
    keys = [int(k) if k.isdigit() else k for k in pointer.strip("/").split("/")]
    for key in keys[:-1]:
        document = document[key]
    return document, keys[-1]


def changed(*changes):
    """BASE with each (pointer, value) set; a value of `...` removes the member. As bytes."""
    spec = copy.deepcopy(BASE)
    for pointer, value in changes:
        holder, key = at(spec, pointer)
        if value is ...:
            del holder[key]
        else:
            holder[key] = value
    return json.dumps(spec, ensure_ascii=False).encode()


def text(old, new):
    """BASE as text over several lines, with one piece replaced: for what json.dumps would not write."""
    base = json.dumps(BASE, indent=1).encode()
    assert base.count(old) >= 1, old
    return base.replace(old, new, 1)


def line_of(piece):
    return json.dumps(BASE, indent=1).encode().split(piece)[0].count(b"\n") + 1


TITLE = b'"A deck"'
TITLE_AT = "{name}:%d:" % line_of(TITLE)


def replaced(literal):
    """The deck's title replaced by a literal."""
    return text(TITLE, literal)


def again(pointer, value):
    """BASE with `value` appended to the list at `pointer`."""
    holder, key = at(BASE, pointer)
    return (pointer, holder[key] + [value])


IMAGE = {"element_id": "i", "kind": "image", "content": {"asset_id": "photo"}}
FILE = {"asset_id": "photo", "type": "image", "source": {"kind": "file", "file_id": "photo.png"}}
DATA = {"asset_id": "figures", "type": "data", "source": {"kind": "file", "file_id": "figures.csv"}}
TABLE = {"element_id": "i", "kind": "table", "content": {"columns": ["a", "b"], "rows": [["x", 1]]}}
GRID = {"element_id": "i", "kind": "table", "content": {"columns": ["a", "b"], "rows": [["x", "y"], [None, None]]}}
CHART = {"element_id": "i", "kind": "chart", "content": {"chart_type": "bar", "series": [{"name": "n", "data": [{"x": "a", "y": 1}]}]}}


def asset(file_id):
    return changed(again(f"{SLIDE}/elements", IMAGE), ("/assets", [{**FILE, "source": {"kind": "file", "file_id": file_id}}]))


SYNTAX = [
    ("empty file",             b"",                                         ["{name}"]),
    ("white space only",       b" \n\t\n",                                  ["{name}"]),
    ("brace alone",            b"{",                                        ["{name}:1:"]),
    ("cut in the middle",      json.dumps(BASE, indent=1).encode()[:200],   ["{name}:"]),
    ("trailing comma",         text(b'"spec_version": "slidespec_v1",', b'"spec_version": "slidespec_v1",,'), ["{name}:2:"]),
    ("single quotes",          replaced(b"'A deck'"),                       [TITLE_AT]),
    ("bare word",              replaced(b"A deck"),                         [TITLE_AT]),
    ("unquoted key",           text(b'"spec_version"', b"spec_version"),    ["{name}:2:"]),
    ("comment",                text(b'"spec_version"', b'// hello\n"spec_version"'), ["{name}:2:"]),
    ("two documents",          changed() + b"\n{}",                         ["{name}:2:"]),
    ("NaN",                    replaced(b"NaN"),                            [TITLE_AT]),
    ("Infinity",               replaced(b"-Infinity"),                      [TITLE_AT]),
    ("leading zero",           replaced(b"012"),                            [TITLE_AT]),
    ("number too large",       replaced(b"1e999"),                          [TITLE_AT]),
    ("number too long",        replaced(b"1" + b"0" * 5000),                [TITLE_AT]),
    ("unknown escape",         replaced(rb'"A \x64eck"'),                   [TITLE_AT]),
    ("lone high surrogate",    replaced(rb'"A \ud83d deck"'),               [TITLE_AT]),
    ("lone low surrogate",     replaced(rb'"A \ude00 deck"'),               [TITLE_AT]),
    ("raw control character",  replaced(b'"A \x01deck"'),                   [TITLE_AT]),
    ("raw line break",         replaced(b'"A\ndeck"'),                      [TITLE_AT]),
    ("unterminated string",    json.dumps(BASE, indent=1).encode() + b'"',  ["{name}:"]),
    ("invalid UTF-8",          replaced(b'"A \xff deck"'),                  ["{name}"]),
    ("overlong UTF-8",         replaced(b'"A \xc0\xaf deck"'),              ["{name}"]),
    ("surrogate in UTF-8",     replaced(b'"A \xed\xa0\x80 deck"'),          ["{name}"]),
    ("UTF-16, little endian",  changed().decode().encode("utf-16"),         ["{name}"]),
    ("UTF-16, big endian",     b"\xfe\xff" + changed().decode().encode("utf-16-be"), ["{name}"]),
    ("NUL byte at the end",    changed() + b"\0",                           ["{name}"]),
    ("65 levels deep",         replaced(b"[" * 65 + b"]" * 65),             ["{name}"]),
    ("100,000 levels deep",    b"[" * 100_000,                              ["{name}"]),
    ("duplicate key",          text(b'"language"', b'"title": "B", "language"'), ["{name}:", "title"]),
    ("over 64 MiB",            b" " * (64 * 1024 * 1024) + changed(),       ["{name}"]),
    ("a zip file",             b"PK\x03\x04" + bytes(60),                   ["{name}"]),
]

SCHEMA = [
    ("a string",               b'"slidespec_v1"',                                    ["{name}"]),
    ("a list",                 b"[]",                                                ["{name}"]),
    ("an empty object",        b"{}",                                                ["spec_version", "deck", "theme"]),
    ("no version",             changed(("/spec_version", ...)),                      ["spec_version"]),
    ("wrong version",          changed(("/spec_version", "slidespec_v2")),           ["/spec_version"]),
    ("no deck",                changed(("/deck", ...)),                              ["deck"]),
    ("no theme",               changed(("/theme", ...)),                             ["theme"]),
    ("no slides",              changed(("/deck/slides", [])),                        ["/deck/slides"]),
    ("slides not a list",      changed(("/deck/slides", {})),                        ["/deck/slides"]),
    ("201 slides",             changed(("/deck/slides", [{**BASE["deck"]["slides"][0], "slide_id": f"s{i}"} for i in range(201)])), ["/deck/slides"]),
    ("null slide",             changed((SLIDE, None)),                               [SLIDE]),
    ("empty title",            changed(("/deck/title", "")),                         ["/deck/title"]),
    ("title of 201",           changed(("/deck/title", "x" * 201)),                  ["/deck/title", "200"]),
    ("31 tags",                changed(("/deck/tags", ["x"] * 31)),                  ["/deck/tags"]),
    ("unknown key, closed",    changed((f"{SLIDE}/colour", "red")),                  [SLIDE, "colour"]),
    ("unknown slide type",     changed((f"{SLIDE}/type", "intro")),                  [f"{SLIDE}/type"]),
    ("no slide id",            changed((f"{SLIDE}/slide_id", ...)),                  [SLIDE, "slide_id"]),
    ("slide id of 81",         changed((f"{SLIDE}/slide_id", "s" * 81)),             [f"{SLIDE}/slide_id"]),
    ("no layout",              changed((f"{SLIDE}/layout", ...)),                    [SLIDE, "layout"]),
    ("empty layout id",        changed((f"{SLIDE}/layout/layout_id", "")),           [f"{SLIDE}/layout/layout_id"]),
    ("layout as string",       changed((f"{SLIDE}/layout", "one_column")),           [f"{SLIDE}/layout"]),
    ("no elements",            changed((f"{SLIDE}/elements", [])),                   [f"{SLIDE}/elements"]),
    ("51 elements",            changed((f"{SLIDE}/elements", [{**BASE["deck"]["slides"][0]["elements"][0], "element_id": f"e{i}"} for i in range(51)])), [f"{SLIDE}/elements"]),
    ("unknown kind",           changed((f"{TEXT}/kind", "video")),                   [f"{TEXT}/kind"]),
    ("no kind",                changed((f"{TEXT}/kind", ...)),                       [TEXT, "kind"]),
    ("no content",             changed((f"{TEXT}/content", ...)),                    [TEXT, "content"]),
    ("no text",                changed((f"{TEXT}/content", {})),                     [f"{TEXT}/content", "text"]),
    ("empty text",             changed((f"{TEXT}/content/text", "")),                [f"{TEXT}/content/text"]),
    ("text of 2,001",          changed((f"{TEXT}/content/text", "가" * 2001)),        [f"{TEXT}/content/text", "2000"]),
    ("text is a number",       changed((f"{TEXT}/content/text", 7)),                 [f"{TEXT}/content/text"]),
    ("text with items",        changed((f"{TEXT}/content/items", ["a"])),            [f"{TEXT}/content", "items"]),
    ("no items",               changed((f"{BULLETS}/content/items", [])),            [f"{BULLETS}/content/items"]),
    ("31 items",               changed((f"{BULLETS}/content/items", ["x"] * 31)),    [f"{BULLETS}/content/items"]),
    ("item of 301",            changed((f"{BULLETS}/content/items/1", "x" * 301)),   [f"{BULLETS}/content/items/1"]),
    ("item is a list",         changed((f"{BULLETS}/content/items/0", ["x"])),       [f"{BULLETS}/content/items/0"]),
    ("priority 101",           changed((f"{TEXT}/constraints", {"priority": 101})),  [f"{TEXT}/constraints/priority"]),
    ("priority 1.5",           changed((f"{TEXT}/constraints", {"priority": 1.5})),  [f"{TEXT}/constraints/priority"]),
    ("smallest font 7",        changed((f"{TEXT}/constraints", {"min_font_pt": 7})), [f"{TEXT}/constraints/min_font_pt"]),
    ("allow_shrink as string", changed((f"{TEXT}/constraints", {"allow_shrink": "no"})), [f"{TEXT}/constraints/allow_shrink"]),
    ("unknown emphasis",       changed((f"{TEXT}/style", {"emphasis": "huge"})),     [f"{TEXT}/style/emphasis"]),
    ("style is a list",        changed((f"{TEXT}/style", [])),                       [f"{TEXT}/style"]),
    ("unknown slide size",     changed(("/theme/slide_size", "a4")),                 ["/theme/slide_size"]),
    ("no template id",         changed(("/theme/template_ref", {})),                 ["/theme/template_ref", "template_id"]),
    ("no brand",               changed(("/theme/brand", ...)),                       ["/theme", "brand"]),
    ("notes of 5,001",         changed((f"{SLIDE}/speaker_notes", "x" * 5001)),      [f"{SLIDE}/speaker_notes"]),
    ("extensions is a string", changed(("/extensions", "x")),                        ["/extensions"]),
    ("image without asset id", changed((f"{BULLETS}", {"element_id": "i", "kind": "image", "content": {}})), [f"{BULLETS}/content", "asset_id"]),
    ("table without rows",     changed((f"{BULLETS}", {"element_id": "i", "kind": "table", "content": {"columns": ["a"]}})), [f"{BULLETS}/content", "rows"]),
    ("top_n of one",           changed((f"{BULLETS}", CHART | {"style": {"top_n": 1}})),              [f"{BULLETS}/style/top_n", "2 to 200"]),
    ("unknown unit",           changed((f"{BULLETS}", CHART | {"style": {"units": "dozen"}})),        [f"{BULLETS}/style/units"]),
    ("open quote in a format", changed((f"{BULLETS}", CHART | {"style": {"number_format": '0"'}})),   [f"{BULLETS}/style/number_format", "quotation"]),
    ("words in a format",      changed((f"{BULLETS}", CHART | {"style": {"number_format": "0 km"}})), [f"{BULLETS}/style/number_format", "letter k"]),
    ("bars that stand on end", changed((f"{BULLETS}", CHART | {"style": {"bar_direction": "up"}})),   [f"{BULLETS}/style/bar_direction"]),
    ("target that is words",   changed((f"{BULLETS}", CHART | {"style": {"target": "high"}})),        [f"{BULLETS}/style/target", "number"]),
    ("target without value",   changed((f"{BULLETS}", CHART | {"style": {"target": {"label": "a"}}})), [f"{BULLETS}/style/target", "value"]),
    ("totals of a number",     changed((f"{BULLETS}", CHART | {"style": {"totals": 3}})),             [f"{BULLETS}/style/totals"]),
    ("annotation from nowhere", changed((f"{BULLETS}", CHART | {"style": {"annotations": [{"to": "a"}]}})), [f"{BULLETS}/style/annotations/0", "from"]),
    ("sorted upwards",         changed((f"{BULLETS}", CHART | {"style": {"sort": "up"}})),            [f"{BULLETS}/style/sort", "asc"]),
    ("a series in words",      changed((f"{BULLETS}", CHART | {"style": {"colors": {"a": "reddish"}}})), [f"{BULLETS}/style/colors/a"]),
    ("lines of a number",      changed((f"{BULLETS}", CHART | {"style": {"line_series": 1}})),        [f"{BULLETS}/style/line_series"]),
    ("a cell without place",   changed((f"{BULLETS}", GRID | {"style": {"cells": [{"bold": True}]}})), [f"{BULLETS}/style/cells/0", "row"]),
    ("a cell outside",         changed((f"{BULLETS}", GRID | {"style": {"cells": [{"row": 1, "col": 1, "colspan": 2}]}})), [f"{BULLETS}/style/cells/0", "column 2"]),
    ("a covered text",         changed((f"{BULLETS}", GRID | {"style": {"cells": [{"row": 0, "col": 0, "colspan": 2}]}})), [f"{BULLETS}/style/cells/0", "not empty"]),
    ("a cell covered twice",   changed((f"{BULLETS}", GRID | {"style": {"cells": [{"row": 1, "col": 0, "colspan": 2}, {"row": 0, "col": 1, "rowspan": 2}]}})),
     [f"{BULLETS}/style/cells/1", "another"]),
    ("columns of a list",      changed((f"{BULLETS}", GRID | {"style": {"columns": [{}, {}, {}]}})),  [f"{BULLETS}/style/columns", "3 entries"]),
    ("a column of words",      changed((f"{BULLETS}", GRID | {"style": {"columns": [{"show": "stars"}]}})), [f"{BULLETS}/style/columns/0/show", "harvey"]),
    ("negatives in green",     changed((f"{BULLETS}", GRID | {"style": {"negatives": "green"}})),     [f"{BULLETS}/style/negatives"]),
    ("grouped by true",        changed((f"{BULLETS}", GRID | {"style": {"group_by": True}})),         [f"{BULLETS}/style/group_by"]),
    ("chart with y as string", changed((f"{BULLETS}", {"element_id": "i", "kind": "chart", "content": {"chart_type": "bar", "series": [{"name": "n", "data": [{"x": "a", "y": "1"}]}]}})), [f"{BULLETS}/content/series/0/data/0/y"]),
]

MEANING = [
    ("slide id twice",         changed(again("/deck/slides", BASE["deck"]["slides"][0])),     ["/deck/slides/1", "s1"]),
    ("element id twice",       changed((f"{BULLETS}/element_id", "t")),                       [BULLETS, "t"]),
    ("asset not declared",     changed(again(f"{SLIDE}/elements", IMAGE)),                    [f"{SLIDE}/elements/2", "photo"]),
    ("asset id twice",         changed(again(f"{SLIDE}/elements", IMAGE), ("/assets", [FILE, FILE])), ["/assets/1", "photo"]),
    ("file asset without file", changed(("/assets", [{**FILE, "source": {"kind": "file"}}])), ["/assets/0", "file_id"]),
    ("absolute asset",         asset("/etc/hostname"),                                        ["/assets/0", "/etc/hostname"]),
    ("asset above the root",   asset("../photo.png"),                                         ["/assets/0", "../photo.png"]),
    ("asset up and down",      asset("a/../../photo.png"),                                    ["/assets/0", "a/../../photo.png"]),
    ("asset with a drive",     asset("C:photo.png"),                                          ["/assets/0", "C:photo.png"]),
    ("asset with backslashes", asset("a\\photo.png"),                                         ["/assets/0", "a\\photo.png"]),
    ("asset without a path",   asset(""),                                                     ["/assets/0", "file_id"]),
    ("box of 500 inches",      changed((f"{TEXT}/extensions", {"box": {"x": 0, "y": 0, "w": 48000, "h": 90}})), [f"{TEXT}/extensions/box/w", "19200"]),
    ("picture of data",        changed((BULLETS, {**IMAGE, "content": {"asset_id": "figures"}}), ("/assets", [DATA])), [f"{BULLETS}/content/asset_id", "figures"]),
    ("data not declared",      changed((BULLETS, {**TABLE, "data_ref": "figures"})),          [f"{BULLETS}/data_ref", "figures"]),
    ("data misspelt",          changed((BULLETS, {**CHART, "data_ref": "figure"}), ("/assets", [DATA])), [f"{BULLETS}/data_ref", "'figure'", "'figures'"]),
    ("data of a picture",      changed((BULLETS, {**CHART, "data_ref": "photo"}), ("/assets", [FILE])), [f"{BULLETS}/data_ref", "photo"]),
    ("row longer than table",  changed((BULLETS, {**TABLE, "content": {"columns": ["a"], "rows": [["x", 1]]}})), [f"{BULLETS}/content/rows/0", "2 cells"]),
    ("source not declared",    changed((f"{TEXT}/citations", [{"citation_id": "c9"}]), (f"{SLIDE}/citations", [{"id": "c1", "kind": "evidence"}])), [f"{TEXT}/citations/0/citation_id", "c9"]),
    ("citation id twice",      changed((f"{SLIDE}/citations", [{"id": "c", "kind": "url"}] * 2)), [f"{SLIDE}/citations/1", "c"]),
    ("runs say something else", changed((f"{TEXT}/extensions", {"runs": [{"text": "Another title"}]})), [f"{TEXT}/extensions/runs"]),
    ("escaped control",        changed((f"{TEXT}/content/text", "a\x01b")),                   ["{name}:1:"]),
    ("escaped NUL",            changed((f"{TEXT}/content/text", "a\x00b")),                   ["{name}:1:"]),
    ("noncharacter",           changed((f"{BULLETS}/content/items/1", "a\uffffb")),           ["{name}:1:"]),
]

ALL = SYNTAX + SCHEMA + MEANING
