"""Faults of elements: ids, kinds, content, lists, styles, boxes."""
from .registry import elements_of, fault, pick, rename, rename_in, slides_of


@fault
def element_id_missing(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if "element_id" in e])
    return element is not None and element.pop("element_id") is not None


@fault
def element_id_renamed(rng, spec):
    element = pick(rng, elements_of(spec))
    return element is not None and rename(element, "element_id", rng.choice(["id", "elementId", "name"]))


@fault
def element_ids_equal(rng, spec):
    for slide in slides_of(spec):
        elements = slide.get("elements")
        if isinstance(elements, list) and len(elements) > 1 and all(isinstance(e, dict) and "element_id" in e for e in elements):
            elements[-1]["element_id"] = elements[0]["element_id"]
            return True
    return False


@fault
def kind_missing(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if e.get("kind") in ("text", "bullets", "chart", "table", "image")])
    return element is not None and element.pop("kind") is not None


@fault
def kind_renamed(rng, spec):
    element = pick(rng, elements_of(spec))
    return element is not None and rename(element, "kind", rng.choice(["type", "element_type"]))


@fault
def kind_of_another_name(rng, spec):
    names = {"text": ["paragraph", "heading", "textbox", "Text"], "bullets": ["list", "bullet_list", "bullet", "ul"],
             "image": ["picture", "photo", "img"], "chart": ["graph", "plot", "bar_chart"], "table": ["grid", "data_table"],
             "shape": ["rectangle", "box"], "divider": ["line", "separator"]}
    element = pick(rng, [e for e in elements_of(spec) if e.get("kind") in names])
    if element is None:
        return False
    element["kind"] = rng.choice(names[element["kind"]])
    return True


@fault
def title_as_kind(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if e.get("role") == "title"])
    if element is None:
        return False
    element["kind"] = rng.choice(["title", "heading"])
    del element["role"]
    return True


@fault
def role_invented(rng, spec):
    element = pick(rng, elements_of(spec))
    if element is None:
        return False
    element["role"] = rng.choice(["left_column", "heading", "main", "content_area", "kpi-card", "Body"])
    return True


@fault
def content_a_string(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("content"), dict) and set(e["content"]) == {"text"}])
    if element is None:
        return False
    element["content"] = element["content"]["text"]
    return True


@fault
def content_a_list(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "bullets") if isinstance(e.get("content"), dict) and set(e["content"]) == {"items"}])
    if element is None:
        return False
    element["content"] = element["content"]["items"]
    return True


@fault
def text_in_element(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("content"), dict) and set(e["content"]) == {"text"}])
    if element is None:
        return False
    element["text"] = element.pop("content")["text"]
    return True


@fault
def items_in_element(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "bullets") if isinstance(e.get("content"), dict) and set(e["content"]) == {"items"}])
    if element is None:
        return False
    element[rng.choice(["items", "bullets"])] = element.pop("content")["items"]
    return True


@fault
def text_renamed(rng, spec):
    return rename_in(rng, spec, "text", ("text", ["value", "body", "content", "Text"]))


@fault
def items_renamed(rng, spec):
    return rename_in(rng, spec, "bullets", ("items", ["bullets", "points", "list", "bullet_points", "text"]))


def plain_lists(spec):
    return [e for e in elements_of(spec, "bullets") if isinstance(e.get("content"), dict) and
            isinstance(e["content"].get("items"), list) and all(isinstance(i, str) for i in e["content"]["items"]) and
            "runs" not in e.get("extensions", {}) and "levels" not in (e.get("style") or {})]


@fault
def items_as_objects(rng, spec):
    element = pick(rng, plain_lists(spec))
    if element is None:
        return False
    key = rng.choice(["text", "content", "title", "label"])
    element["content"]["items"] = [{key: item} if rng.random() < 0.8 else {key: item, "level": 0} for item in element["content"]["items"]]
    return True


@fault
def items_nested(rng, spec):
    element = pick(rng, [e for e in plain_lists(spec) if len(e["content"]["items"]) > 2])
    if element is None:
        return False
    items = element["content"]["items"]
    if rng.random() < 0.5:
        element["content"]["items"] = [items[0], items[1:]]
    else:
        element["content"]["items"] = [{"text": items[0], rng.choice(["children", "items", "sub_items"]): items[1:]}]
    return True


@fault
def items_a_string(rng, spec):
    element = pick(rng, [e for e in plain_lists(spec) if not any("\n" in i for i in e["content"]["items"])])
    if element is None:
        return False
    element["content"]["items"] = "\n".join(element["content"]["items"])
    return True


@fault
def items_with_empty(rng, spec):
    element = pick(rng, [e for e in plain_lists(spec) if len(e["content"]["items"]) < 29])
    if element is None:
        return False
    element["content"]["items"].insert(rng.randrange(len(element["content"]["items"]) + 1), rng.choice(["", None]))
    return True


@fault
def item_a_number(rng, spec):
    element = pick(rng, [e for e in plain_lists(spec) if len(e["content"]["items"]) < 29])
    if element is None:
        return False
    element["content"]["items"].append(2026)
    return True


@fault
def text_a_list(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("content"), dict) and
                         isinstance(e["content"].get("text"), str) and "runs" not in e.get("extensions", {})])
    if element is None:
        return False
    element["content"]["text"] = element["content"]["text"].split(" ") if rng.random() < 0.5 else [element["content"]["text"]]
    return True


@fault
def text_very_long(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("content"), dict) and e.get("role") == "body" and
                         isinstance(e["content"].get("text"), str) and "runs" not in e.get("extensions", {})])
    if element is None:
        return False
    element["content"]["text"] += " " + "This sentence says more than a slide holds. " * 60
    return True


@fault
def markdown_in_text(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("content"), dict) and
                         isinstance(e["content"].get("text"), str) and "runs" not in e.get("extensions", {})])
    if element is None:
        return False
    mark = rng.choice(["**{}**", "## {}", "<b>{}</b>", "<p>{}</p>", "*{}*"])
    element["content"]["text"] = mark.format(element["content"]["text"])
    return True


@fault
def style_sizes_as_text(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("style", {}), dict)])
    if element is None:
        return False
    element.setdefault("style", {})["size_pt"] = rng.choice(["24", "24pt", "18 pt", 0])
    return True


@fault
def style_flags_as_text(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("style", {}), dict)])
    if element is None:
        return False
    element.setdefault("style", {})[rng.choice(["bold", "italic"])] = rng.choice(["true", "yes", 1])
    return True


@fault
def style_colors_of_the_web(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("style", {}), dict)])
    if element is None:
        return False
    element.setdefault("style", {})["color"] = rng.choice(["#abc", "navy", "rgb(31, 78, 121)", "primary", "#1F4E79FF", "White"])
    return True


@fault
def style_choices_of_css(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("style", {}), dict)])
    if element is None:
        return False
    key, value = rng.choice([("align", "centre"), ("align", "start"), ("anchor", "center"), ("emphasis", "strong"), ("align", "Center")])
    element.setdefault("style", {})[key] = value
    return True


@fault
def style_keys_of_css(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if isinstance(e.get("style", {}), dict)])
    if element is None:
        return False
    key, value = rng.choice([("fontSize", 20), ("font_size", 18), ("textAlign", "left"), ("backgroundColor", "#EEEEEE"), ("fontColor", "#222222")])
    element.setdefault("style", {})[key] = value
    return True


@fault
def style_in_content(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if e.get("kind") in ("text", "bullets") and isinstance(e.get("content"), dict)])
    if element is None:
        return False
    element["content"][rng.choice(["bold", "align"])] = "left"
    if "bold" in element["content"]:
        element["content"]["bold"] = True
    return True


@fault
def style_a_string(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if "style" not in e])
    if element is None:
        return False
    element["style"] = rng.choice(["bold", "muted", "large"])
    return True


@fault
def place_in_element(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if "box" not in (e.get("extensions") or {})])
    if element is None or not isinstance(element.get("extensions", {}), dict):
        return False
    names = rng.choice([("x", "y", "w", "h"), ("left", "top", "width", "height"), ("x", "y", "width", "height")])
    element.update(zip(names, (96, 560, 400, 80)))
    return True


@fault
def box_keys_of_css(rng, spec):
    element = pick(rng, [e for e in elements_of(spec, "text") if isinstance(e.get("extensions", {}), dict) and
                         "box" not in e.get("extensions", {})])
    if element is None:
        return False
    element.setdefault("extensions", {})["box"] = {"left": 96, "top": "560", "width": "400px", "height": 80}
    return True


@fault
def constraints_in_words(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if isinstance(e.get("constraints", {}), dict)])
    if element is None:
        return False
    key, value = rng.choice([("priority", "high"), ("priority", 0.8), ("priority", "90"), ("min_font_pt", "12pt"), ("min_font_pt", 6),
                             ("allow_shrink", "true")])
    element.setdefault("constraints", {})[key] = value
    return True


@fault
def unknown_key_of_element(rng, spec):
    element = pick(rng, elements_of(spec))
    if element is None:
        return False
    element[rng.choice(["animation", "note", "zIndex", "visible"])] = rng.choice(["fade", 1, True])
    return True
