#!/usr/bin/env python3
"""One fault, one finding: specs that are valid but for one value, or for several in different places.

The faults are made from the published schema: a wrong type, a missing or unknown member, a value outside an enum, a
range or a length; and from what the schema cannot say: ids used twice, and names of assets, data and citations that are
not declared. A report has exactly as many findings as the spec has faults, each with the pointer of the fault and what
is expected there. The same seed gives the same faults.
"""
import copy
import json
import pathlib
import random
import struct
import sys
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

SCHEMA = json.loads((harness.ROOT / "slidespec/schema/slidespec-v1.schema.json").read_text(encoding="utf-8"))
SAMPLES = {"string": "words", "number": 3.5, "integer": 3, "boolean": True, "object": {"a": 1}, "array": [1], "null": None}
TITLE = {"kind": "text", "role": "title", "content": {"text": "A title"}}
SPEC = {
    "spec_version": "slidespec_v1",
    "deck": {
        "title": "A deck", "subtitle": "of everything", "language": "en", "audience": "all", "tone": "sober", "tags": ["a", "b"],
        "slides": [
            {"slide_id": "first", "type": "content", "layout": {"layout_id": "one_column", "layout_hints": {"promote_title": True}},
             "elements": [
                 {"element_id": "t", **TITLE, "constraints": {"priority": 90, "allow_shrink": True, "min_font_pt": 20},
                  "citations": [{"citation_id": "c1", "note": "seen"}, {"citation_id": "c2"}]},
                 {"element_id": "b", "kind": "bullets", "content": {"items": ["one [c1]", "two"]},
                  "style": {"variant": "plain", "emphasis": "low", "size_pt": 18, "levels": [0, 1], "align": "left"}},
                 {"element_id": "p", "kind": "image", "content": {"asset_id": "photo", "alt_text": "a dot", "crop": "contain"}},
             ],
             "speaker_notes": "Say it.",
             "citations": [{"id": "c1", "kind": "url", "url": "https://example.org/a", "title": "A source"},
                           {"id": "c2", "kind": "evidence", "evidence_id": "E-1", "title": "Another", "locator": {"page": 3}}]},
            {"slide_id": "second", "type": "chart", "layout": {"layout_id": "chart_focus"},
             "elements": [
                 {"element_id": "t", **TITLE, "content": {"text": "Another title"}},
                 {"element_id": "c", "kind": "chart", "style": {"number_format": "0.0", "data_labels": True},
                  "content": {"chart_type": "bar", "title": "Sales", "x_label": "year", "y_label": "sales", "notes": "all of them",
                              "series": [{"name": "north", "data": [{"x": "a", "y": 1}, {"x": "b", "y": 2}]},
                                         {"name": "south", "data": [{"x": "a", "y": 3}, {"x": "b", "y": 4}]}]}},
             ], "extensions": {}},
            {"slide_id": "third", "type": "table", "layout": {"layout_id": "table_focus"},
             "elements": [
                 {"element_id": "t", **TITLE, "content": {"text": "A third title"}},
                 {"element_id": "r", "kind": "table", "content": {"title": "Figures", "columns": ["k", "v"], "rows": [["x", 1], ["y", None]]}},
                 {"element_id": "d", "kind": "table", "data_ref": "figures", "content": {"columns": ["k", "v"], "rows": [["x", 1], ["y", 2]]}},
             ]},
            {"slide_id": "fourth", "type": "content", "layout": {"layout_id": "one_column"},
             "elements": [
                 {"element_id": "t", **TITLE, "content": {"text": "A fourth title"}},
                 {"element_id": "s", "kind": "shape", "content": {"shape": "roundRect", "text": "in a box", "fill": "accent1"},
                  "extensions": {"box": {"x": 100, "y": 200, "w": 300, "h": 100}, "z": 12}},
                 {"element_id": "l", "kind": "divider", "content": {"orientation": "horizontal", "width_pt": 1}},
             ]},
        ],
    },
    "theme": {"template_ref": {"template_id": "default", "template_version": "1"}, "brand": {"brand_kit_id": "default", "tokens": {}},
              "slide_size": "widescreen_16_9"},
    "assets": [{"asset_id": "photo", "type": "image", "source": {"kind": "file", "file_id": "photo.png"}},
               {"asset_id": "figures", "type": "data", "source": {"kind": "file", "file_id": "figures.csv"}}],
    "extensions": {"date": "2025-09-01", "footer": "A footer"},
}


class Fault:
    """A change of the spec, and the finding that it is to have."""

    def __init__(self, kind, change, pointer, expected, rule="schema"):
        self.kind, self.change, self.pointer, self.rule = kind, change, pointer, rule
        self.expected = [expected] if isinstance(expected, str) else expected  # parts of the text

    def place(self):
        """What no other fault of a spec may change: the changed value and all in it."""
        return self.change[0]


def resolved(schema, value):
    """The schemas that hold for a value, with references and conditions followed."""
    found = [schema]
    for one in found:
        if "$ref" in one:
            found.append(SCHEMA["$defs"][one["$ref"].rsplit("/", 1)[1]])
        for part in one.get("allOf", []):
            wanted = part["if"]["properties"]["kind"]["const"]
            if isinstance(value, dict) and value.get("kind") == wanted:
                found.append(part["then"])
    return found


def escaped(key):
    return str(key).replace("~", "~0").replace("/", "~1")


def walk(schemas, value, pointer=""):
    """All faults of the schema at a value and below it."""
    schemas = [s for schema in schemas for s in resolved(schema, value)]
    for schema in schemas:
        yield from of_value(schema, value, pointer)
    if isinstance(value, dict):
        for key, member in value.items():
            below = [s["properties"][key] for s in schemas if key in s.get("properties", {})]
            yield from walk(below, member, f"{pointer}/{escaped(key)}")
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from walk([s["items"] for s in schemas if "items" in s], item, f"{pointer}/{index}")


def of_value(schema, value, pointer):
    types = schema.get("type")
    if types and pointer:
        types = [types] if isinstance(types, str) else types
        allowed = set(types) | ({"integer"} if "number" in types else set())
        # null and a number are the usual mistakes; the others are as wrong.
        for name in ("null", "number", "string", "array", "object", "boolean"):
            if name not in allowed and not (name == "number" and "integer" in allowed):
                yield Fault("type", (pointer, SAMPLES[name]), pointer, schema["const"] if "const" in schema and name == "string" else types)
    if "const" in schema:
        yield Fault("const", (pointer, "nothing"), pointer, schema["const"])
    if "enum" in schema:
        yield Fault("enum", (pointer, "nothing"), pointer, schema["enum"])
    for name in schema.get("required", []):
        yield Fault("missing", (f"{pointer}/{escaped(name)}", ...), pointer, name)
    if schema.get("additionalProperties") is False:
        yield Fault("unknown", (f"{pointer}/qwertyuiop", 1), f"{pointer}/qwertyuiop", list(schema["properties"]))
    if "minimum" in schema:
        yield Fault("range", (pointer, schema["minimum"] - 1), pointer, str(schema["minimum"]))
    if "maximum" in schema:
        yield Fault("range", (pointer, schema["maximum"] + 1), pointer, str(schema["maximum"]))
    if schema.get("minLength"):
        yield Fault("length", (pointer, ""), pointer, str(schema["minLength"]))
    if "maxLength" in schema:
        yield Fault("length", (pointer, "w" * (schema["maxLength"] + 1)), pointer, str(schema["maxLength"]))
    if schema.get("minItems"):
        yield Fault("length", (pointer, []), pointer, str(schema["minItems"]))
    if "maxItems" in schema and isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        yield Fault("length", (pointer, ["w"] * (schema["maxItems"] + 1)), pointer, str(schema["maxItems"]))


def of_meaning():
    """Faults that the schema does not know: ids, references, and what deckle reads in the open places."""
    first, second = "/deck/slides/0", "/deck/slides/1"
    for kind, rule, rows in (
            ("duplicate", "duplicate-id", (("/deck/slides/1/slide_id", "first"), (f"{first}/elements/1/element_id", "t"),
                                           (f"{second}/elements/1/element_id", "t"))),
            ("unresolved", "dangling-reference", ((f"{first}/elements/2/content/asset_id", "nowhere"),
                                                  (f"{first}/elements/0/citations/1/citation_id", "nowhere"),
                                                  ("/deck/slides/2/elements/2/data_ref", "nowhere")))):
        for pointer, value in rows:
            yield Fault(kind, (pointer, value), pointer, {"duplicate": "no other"}.get(kind, "one of"), rule)
    for pointer, value, expected in (
            (f"{first}/elements/1/style/size_pt", "large", "from 1 to 400"), (f"{first}/elements/1/style/align", "centre", ["left", "justify"]),
            (f"{first}/elements/1/style/levels/1", 9, "0 to 4"), (f"{second}/elements/1/style/data_labels", 1, "true or false"),
            ("/deck/slides/3/elements/1/extensions/box/w", "wide", "number"), ("/deck/slides/3/elements/1/content/fill", "bluish", "colour"),
            ("/deck/slides/3/elements/2/content/orientation", "upright", ["horizontal", "vertical"]), ("/extensions/footer", 5, "string")):
        yield Fault("open place", (pointer, value), pointer, expected, "invalid-value")


def changed(faults):
    spec = copy.deepcopy(SPEC)
    for fault in faults:
        pointer, value = fault.change
        keys = [int(k) if k.isdigit() else k.replace("~1", "/").replace("~0", "~") for k in pointer[1:].split("/")]
        holder = spec
        for key in keys[:-1]:
            holder = holder[key]
        if value is ...:
            del holder[keys[-1]]
        else:
            holder[keys[-1]] = value
    return spec


def apart(faults):
    """Whether no fault is in the value that another one changes, nor in the object whose member it is."""
    places = [fault.place() for fault in faults]
    return all(i == j or not (a == b or b.startswith(a + "/") or a.rsplit("/", 1)[0] == b.rsplit("/", 1)[0])
               for i, a in enumerate(places) for j, b in enumerate(places))


def every():
    return [*walk([SCHEMA], SPEC), *of_meaning()]


def chosen(rng, count):
    """Faults of all kinds in equal shares, and for a fifth as many specs two or three of them."""
    by_kind = {}
    for fault in every():
        by_kind.setdefault(fault.kind, []).append(fault)
    for faults in by_kind.values():
        rng.shuffle(faults)
    single = []
    while len(single) < count and any(by_kind.values()):
        for faults in by_kind.values():
            if faults and len(single) < count:
                single.append(faults.pop())
    together = []
    while len(together) < count // 5:
        faults = rng.sample(single, rng.choice([2, 3]))
        if apart(faults):
            together.append(faults)
    return single, together


def png():
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = b"".join(b"\0" + b"\x80" * 600 for _ in range(200))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 200, 200, 8, 2, 0, 0, 0)) + \
        chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def complaints(faults, issues):
    for fault in faults:
        found = [issue for issue in issues if issue.get("pointer") == fault.pointer]
        if len(found) != 1:
            yield f"{len(found)} findings at {fault.pointer or 'the document'}"
            continue
        if found[0]["rule"] != fault.rule:
            yield f"{fault.pointer}: the rule is {found[0]['rule']}, expected {fault.rule}"
        missing = [part for part in fault.expected if part not in found[0].get("expected", "")]
        if missing:
            yield f"{fault.pointer}: expected is {found[0].get('expected')!r}, without {missing}"
        if not (found[0].get("line") and found[0].get("column") and "got" in found[0]):
            yield f"{fault.pointer}: without line, column or got: {found[0]}"
    if len(issues) != len(faults):
        yield f"{len(issues)} findings: " + "; ".join(f"{i['rule']} {i.get('pointer')} {i['message']}" for i in issues)


def main():
    driver = harness.Driver(__doc__, [("--seed", {"default": "1", "help": "chooses the faults"}),
                                      ("--count", {"type": int, "default": 200, "help": "specs with one fault"}),
                                      ("--all", {"action": "store_true", "help": "every fault"})])
    (driver.work / "photo.png").write_bytes(png())
    (driver.work / "figures.csv").write_text("k,v\nx,1\ny,2\n", encoding="utf-8")
    single, together = chosen(random.Random(driver.options.seed), driver.options.count)
    specs = [[], *([fault] for fault in (every() if driver.options.all else single)), *together]
    names = [f"{index:05}.json" for index in range(len(specs))]
    for name, faults in zip(names, specs):
        (driver.work / name).write_text(json.dumps(changed(faults), indent=1), encoding="utf-8")
    run = driver.run("validate", *names, "--format", "json", "-o", "report.json")
    driver.check(run.status == 65, f"{run}")
    reports = json.loads((driver.work / "report.json").read_text(encoding="utf-8"))["decks"]
    driver.check(len(reports) == len(specs), f"{len(reports)} reports of {len(specs)} specs")
    wrong = 0
    for name, faults, report in zip(names, specs, reports):
        driver.check(report["pass"] == (not faults), f"{name}: pass is {report['pass']}")
        told = list(complaints(faults, report["issues"]))
        wrong += bool(told)
        what = ", ".join(f"{fault.kind} {fault.change[0]} = {json.dumps(fault.change[1])[:60] if fault.change[1] is not ... else 'removed'}"
                         for fault in faults) or "the spec without a fault"
        driver.none(told, f"{name}: {what}")
    print(f"{len(specs)} specs, {wrong} of them with other findings than faults")
    driver.finish("mutants")


if __name__ == "__main__":
    main()
