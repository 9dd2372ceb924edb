"""What a spec exercises, as a set of short names; and what a range of generated specs has to exercise together."""
from . import figures, phrases, pictures, slides

SIGNATURES = [(b"\x89PNG", "png"), (b"\xff\xd8", "jpeg"), (b"GIF8", "gif"), (b"BM", "bmp"), (b"II*\0", "tiff"), (b"MM\0*", "tiff"),
              (b"<?xml", "svg"), (b"\1\0\0\0", "emf"), (b"\xd7\xcd\xc6\x9a", "wmf")]
STYLES = ["emphasis", "variant", "size_pt", "align", "anchor", "bold", "italic", "color", "fill", "line_spacing_pct", "word_break", "list",
          "number_format", "data_labels", "highlight", "levels"]
HINTS = ["ratio", "promote_title", "order", "bullet_columns"]
LIMITS = {"slides": 200, "elements": 50, "text": 2000, "items": 30, "item": 300, "rows": 200, "columns": 20, "series": 10, "points": 200,
          "notes": 5000, "citations": 50, "refs": 20, "note": 200, "assets": 500, "alt_text": 300, "deck_title": 200, "subtitle": 300,
          "tags": 30, "element_id": 80, "slide_id": 80, "layout_id": 80, "role": 80, "chart_title": 150, "x_label": 80, "y_label": 80,
          "chart_notes": 1000, "series_name": 80, "table_title": 150, "column": 80, "slices": 60}

WANTED = ({f"kind:{k}" for k in ("text", "bullets", "image", "chart", "table", "shape", "divider")} |
          {f"chart:{t}" for t in figures.CHART_TYPES} | {f"layout:{name}" for name in slides.LAYOUTS} | {"layout:unknown"} |
          {f"type:{t}" for t in set(slides.TYPES.values()) | {"custom"}} | {f"language:{name}" for name in phrases.LANGUAGES} |
          {f"style:{name}" for name in STYLES} | {f"hint:{name}" for name in HINTS} | {f"picture:{f}" for f in pictures.FORMATS} |
          {f"orientation:{n}" for n in range(1, 9)} | {f"crop:{c}" for c in ("contain", "cover", "center_crop")} |
          {f"source:{s}" for s in ("file", "url", "generated", "absent", "broken")} |
          {f"data:{e}" for e in ("csv", "json", "absent")} | {f"limit:{name}={most}" for name, most in LIMITS.items()} |
          {f"emphasis:{e}" for e in ("none", "low", "medium", "high")} |
          {f"x:{f}" for f in ("text", "number", "gap")} | {f"y:{f}" for f in ("negative", "zero", "huge", "tiny", "equal", "single")} |
          {"size:widescreen_16_9", "size:standard_4_3", "runs:text", "runs:bullets", "box", "z", "mark", "locator", "priority",
           "allow_shrink", "min_font_pt", "cell:null", "cell:number", "cell:text", "row:short", "no title", "date", "footer",
           "no slide numbers", "soft break", "tab", "right to left", "beyond the basic plane", "combining", "joined emoji"})

# How many of the elements of an ordinary range are of each kind, at least.
LEAST_ELEMENTS = {"text": 300, "bullets": 100, "image": 60, "chart": 60, "table": 40, "shape": 40, "divider": 10}


def _strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)


def _values(content, found):
    joined = set()
    for series in content["series"]:
        found["points"] = max(found.get("points", 0), len(series["data"]))
        found["series_name"] = max(found.get("series_name", 0), len(series["name"]))
        y = [point["y"] for point in series["data"]]
        yield from ("x:text" if isinstance(point["x"], str) else "x:number" for point in series["data"])
        yield from (name for name, holds in (("y:negative", min(y) < 0), ("y:zero", 0 in y), ("y:huge", max(map(abs, y)) > 1e299),
                                             ("y:tiny", any(0 < abs(v) < 1e-299 for v in y)),
                                             ("y:equal", len(y) > 1 and len(set(y)) == 1), ("y:single", len(y) == 1)) if holds)
        joined.add(tuple(str(point["x"]) for point in series["data"]))
    if len(joined) > 1:
        yield "x:gap"
    if content["chart_type"] == "pie":
        found["slices"] = max(found.get("slices", 0), len(content["series"][0]["data"]))


def _element(element, found, top):
    kind, content, style = element["kind"], element.get("content", {}), element.get("style", {})
    yield f"kind:{kind}"
    yield from (f"style:{name}" for name in style)
    if "emphasis" in style:
        yield f"emphasis:{style['emphasis']}"
    yield from element.get("constraints", {})
    yield from (name for name in ("box", "z") if name in element.get("extensions", {}))
    if "runs" in element.get("extensions", {}):
        yield f"runs:{kind}"
    top("element_id", element["element_id"])
    top("role", element.get("role", ""))
    top("refs", element.get("citations", []))
    for ref in element.get("citations", []):
        top("note", ref.get("note", ""))
    if kind == "text":
        top("text", content["text"])
    elif kind == "bullets":
        top("items", content["items"])
        top("item", max(content["items"], key=len))
    elif kind == "image":
        top("alt_text", content.get("alt_text", ""))
        yield f"crop:{content.get('crop')}"
    elif kind == "chart":
        yield f"chart:{content['chart_type']}"
        top("series", content["series"])
        for name, key in (("chart_title", "title"), ("x_label", "x_label"), ("y_label", "y_label"), ("chart_notes", "notes")):
            top(name, content.get(key, ""))
        yield from _values(content, found)
    elif kind == "table":
        top("rows", content["rows"])
        top("columns", content["columns"])
        top("table_title", content.get("title", ""))
        top("column", max(content["columns"], key=len))
        for row in content["rows"]:
            yield from ("cell:null" if c is None else "cell:text" if isinstance(c, str) else "cell:number" for c in row)
            if len(row) < len(content["columns"]):
                yield "row:short"


def features(spec, files):
    """(set of names, {what has a limit: the most there is of it})."""
    names, found = set(), {}

    def top(name, value):
        found[name] = max(found.get(name, 0), len(value))

    deck = spec["deck"]
    names |= {f"language:{deck.get('language')}", f"size:{spec['theme'].get('slide_size')}"}
    for name, key in (("deck_title", "title"), ("subtitle", "subtitle"), ("tags", "tags"), ("slides", "slides")):
        top(name, deck.get(key, ""))
    extensions = spec.get("extensions", {})
    names |= set(extensions) & {"date", "footer"} | ({"no slide numbers"} if extensions.get("slide_numbers") is False else set())
    top("assets", spec.get("assets", []))
    for asset in spec.get("assets", []):
        source = asset["source"]
        data = files.get(source.get("file_id"))
        if asset["type"] == "data":
            names.add("data:absent" if data is None else "data:" + source["file_id"].rsplit(".", 1)[1])
            continue
        names.add("source:absent" if source["kind"] == "file" and data is None else f"source:{source['kind']}")
        form = next((form for start, form in SIGNATURES if data and data.startswith(start) and len(data) > 60), None)
        if data is not None:
            names.add(f"picture:{form}" if form else "source:broken")
        if form == "jpeg" and data[2:4] == b"\xff\xe1":
            names.add(f"orientation:{data[31]}")
    for slide in deck["slides"]:
        names |= {f"type:{slide['type']}"} | {f"hint:{h}" for h in slide["layout"].get("layout_hints", {})}
        layout = slide["layout"]["layout_id"]
        names.add(f"layout:{layout if layout in slides.LAYOUTS else 'unknown'}")
        for name, value in (("layout_id", layout), ("slide_id", slide["slide_id"]), ("notes", slide.get("speaker_notes", "")),
                            ("citations", slide.get("citations", [])), ("elements", slide["elements"])):
            top(name, value)
        marks = [f"[{c['id']}]" for c in slide.get("citations", [])]
        words = list(_strings(slide["elements"]))
        if any(mark in word for mark in marks for word in words):
            names.add("mark")
        if any("locator" in c for c in slide.get("citations", [])):
            names.add("locator")
        if all(e.get("role") != "title" for e in slide["elements"]):
            names.add("no title")
        for name, letters in (("soft break", "\v"), ("tab", "\t"), ("right to left", "اه"), ("beyond the basic plane", "𠮷"),
                              ("combining", "\u0301"), ("joined emoji", "\u200d")):
            if any(letter in word for letter in letters for word in words):
                names.add(name)
        for element in slide["elements"]:
            names.update(_element(element, found, top))
    names |= {f"limit:{name}={LIMITS[name]}" for name in LIMITS if found.get(name, 0) >= LIMITS[name]}
    return names, found
