"""Breaks valid specs as language models and people write them: faults(kind by kind) and broken(seed).

A structural fault takes (random, spec) and changes the spec in place; it returns False where the spec has no
place for it. A textual fault takes (random, text) and returns JSON that no strict reader accepts. No fault
takes a word away, so words() of what comes back must hold those of the spec.
"""
import collections
import copy
import json
import random
import re

WORD = re.compile(r"\w+")


def words(spec):
    """How often each word stands in what the deck shows and says: the words a repair must keep."""
    deck = spec["deck"]
    said = [deck["title"], deck.get("subtitle", "")]
    for slide in deck["slides"]:
        said.append(slide.get("speaker_notes", ""))
        said += [c.get("title", "") for c in slide.get("citations", [])]
        for element in slide["elements"]:
            content = element.get("content", {})
            said += [content.get(k, "") for k in ("text", "title", "alt_text", "x_label", "y_label", "notes")]
            said += content.get("items", [])
            said += [str(c) for c in content.get("columns", [])]
            said += [str(c) for row in content.get("rows", []) for c in row if isinstance(c, str)]
            for series in content.get("series", []):
                said.append(series["name"])
                said += [p["x"] for p in series["data"] if isinstance(p["x"], str)]
    return collections.Counter(w for text in said for w in WORD.findall(text if isinstance(text, str) else ""))


def strings(value):
    """Every string of a document, keys too: a list read from an object has its words in the keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def missing_words(spec, mended):
    there = collections.Counter(w for text in strings(mended) for w in WORD.findall(text))
    return {w: n for w, n in words(spec).items() if there[w] < n}


FAULTS, TEXT_FAULTS = {}, {}


def fault(function):
    FAULTS[function.__name__] = function
    return function


def text_fault(function):
    TEXT_FAULTS[function.__name__] = function
    return function


def rename(holder, old, new):
    """The member under another name, in its old place."""
    if not isinstance(holder, dict) or old not in holder or new in holder:
        return False
    items = [(new if k == old else k, v) for k, v in holder.items()]
    holder.clear()
    holder.update(items)
    return True


def slides_of(spec):
    slides = spec.get("deck", {}).get("slides") if isinstance(spec, dict) and isinstance(spec.get("deck"), dict) else None
    return [s for s in slides if isinstance(s, dict)] if isinstance(slides, list) else []


def elements_of(spec, kind=None):
    found = []
    for slide in slides_of(spec):
        elements = slide.get("elements")
        for element in elements if isinstance(elements, list) else []:
            if isinstance(element, dict) and (kind is None or element.get("kind") == kind) and \
                    isinstance(element.get("content", {}), dict):
                found.append(element)
    return found


def pick(rng, found):
    return rng.choice(found) if found else None


def rename_in(rng, spec, kind, names, where="content"):
    """One of the members in the content (or in the element itself) of a random element of a kind."""
    old, news = names
    found = []
    for element in elements_of(spec, kind):
        holder = element if where == "element" else element.get(where)
        if isinstance(holder, dict) and old in holder:
            found.append(holder)
    holder = pick(rng, found)
    return holder is not None and rename(holder, old, rng.choice(news))


# --- the document ---------------------------------------------------------------------------------

@fault
def deck_renamed(rng, spec):
    return rename(spec, "deck", rng.choice(["presentation", "Deck", "document"]))


@fault
def slides_renamed(rng, spec):
    return isinstance(spec.get("deck"), dict) and rename(spec["deck"], "slides", rng.choice(["pages", "Slides", "slide_list"]))


@fault
def deck_flat(rng, spec):
    deck = spec.get("deck")
    if not isinstance(deck, dict) or set(deck) & set(spec):
        return False
    del spec["deck"]
    spec.update(deck)
    return True


@fault
def title_of_deck_at_root(rng, spec):
    deck = spec.get("deck")
    if not isinstance(deck, dict) or "title" not in deck or "title" in spec:
        return False
    spec["title"] = deck.pop("title")
    return True


@fault
def version_missing(rng, spec):
    return spec.pop("spec_version", None) is not None


@fault
def version_wrong(rng, spec):
    spec["spec_version"] = rng.choice(["1.0", "v1", 1, "slidespec-v1", "SlideSpec v1"])
    return True


@fault
def version_renamed(rng, spec):
    return rename(spec, "spec_version", rng.choice(["version", "schema_version", "specVersion"]))


@fault
def theme_missing(rng, spec):
    return spec.pop("theme", None) is not None


@fault
def theme_a_string(rng, spec):
    spec["theme"] = rng.choice(["dark", "default", "modern blue"])
    return True


@fault
def template_ref_a_string(rng, spec):
    if not isinstance(spec.get("theme"), dict):
        return False
    spec["theme"]["template_ref"] = "default"
    return True


@fault
def template_id_in_theme(rng, spec):
    theme = spec.get("theme")
    if not isinstance(theme, dict) or not isinstance(theme.get("template_ref"), dict):
        return False
    theme["template_id"] = theme.pop("template_ref").get("template_id", "default")
    return True


@fault
def brand_missing(rng, spec):
    return isinstance(spec.get("theme"), dict) and spec["theme"].pop("brand", None) is not None


@fault
def brand_a_string(rng, spec):
    if not isinstance(spec.get("theme"), dict):
        return False
    spec["theme"]["brand"] = "default"
    return True


@fault
def slide_size_short(rng, spec):
    if not isinstance(spec.get("theme"), dict):
        return False
    spec["theme"]["slide_size"] = rng.choice(["16:9", "16x9", "widescreen", "4:3"])
    return True


@fault
def unknown_key_of_document(rng, spec):
    spec[rng.choice(["author", "created_by", "model", "generator"])] = "x"
    return True


@fault
def unknown_key_of_deck(rng, spec):
    if not isinstance(spec.get("deck"), dict):
        return False
    spec["deck"][rng.choice(["author", "duration_minutes", "slide_count"])] = 12
    return True


@fault
def tags_a_string(rng, spec):
    if not isinstance(spec.get("deck"), dict):
        return False
    spec["deck"]["tags"] = "sales, quarter, review"
    return True


@fault
def null_members(rng, spec):
    slide = pick(rng, slides_of(spec))
    element = pick(rng, elements_of(spec))
    if slide is None or element is None:
        return False
    for holder, key in ((slide, "speaker_notes"), (slide, "citations"), (element, "style"), (element, "constraints")):
        holder.setdefault(key, None)
    return True


# --- slides ---------------------------------------------------------------------------------------

@fault
def layout_a_string(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("layout"), dict) and "layout_id" in s["layout"]])
    if slide is None:
        return False
    slide["layout"] = slide["layout"]["layout_id"]
    return True


@fault
def layout_missing(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if "layout" in s])
    return slide is not None and slide.pop("layout") is not None


@fault
def layout_id_renamed(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("layout"), dict)])
    return slide is not None and rename(slide["layout"], "layout_id", rng.choice(["id", "name", "layoutId"]))


@fault
def layout_id_in_slide(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("layout"), dict) and "layout_id" in s["layout"]])
    if slide is None:
        return False
    slide["layout_id"] = slide.pop("layout")["layout_id"]
    return True


@fault
def layout_invented(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("layout"), dict)])
    if slide is None:
        return False
    slide["layout"]["layout_id"] = rng.choice(["Two Column", "title-slide", "hero", "bullets_only", "comparison", "TitleAndContent"])
    return True


@fault
def layout_with_more(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("layout"), dict)])
    if slide is None:
        return False
    slide["layout"][rng.choice(["columns", "alignment", "background"])] = rng.choice([2, "left"])
    return True


@fault
def slide_id_missing(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if "slide_id" in s])
    return slide is not None and slide.pop("slide_id") is not None


@fault
def slide_id_renamed(rng, spec):
    slide = pick(rng, slides_of(spec))
    return slide is not None and rename(slide, "slide_id", rng.choice(["id", "slideId"]))


@fault
def slide_id_a_number(rng, spec):
    slide = pick(rng, slides_of(spec))
    if slide is None:
        return False
    slide["slide_id"] = rng.randint(1, 99)
    return True


@fault
def slide_ids_equal(rng, spec):
    slides = [s for s in slides_of(spec) if "slide_id" in s]
    if len(slides) < 2:
        return False
    slides[-1]["slide_id"] = slides[0]["slide_id"]
    return True


@fault
def slide_type_missing(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if "type" in s])
    return slide is not None and slide.pop("type") is not None


@fault
def slide_type_invented(rng, spec):
    slide = pick(rng, slides_of(spec))
    if slide is None:
        return False
    slide["type"] = rng.choice(["bullets", "two_column", "agenda", "cover", "Content", "kpi_dashboard", "thank_you"])
    return True


@fault
def slide_type_renamed(rng, spec):
    slide = pick(rng, slides_of(spec))
    return slide is not None and rename(slide, "type", rng.choice(["slide_type", "slideType"]))


@fault
def notes_renamed(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if "speaker_notes" in s])
    return slide is not None and rename(slide, "speaker_notes", rng.choice(["notes", "speakerNotes", "presenter_notes"]))


@fault
def notes_a_list(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("speaker_notes"), str)])
    if slide is None:
        return False
    slide["speaker_notes"] = slide["speaker_notes"].split(". ")
    return len(slide["speaker_notes"]) > 1


@fault
def elements_renamed(rng, spec):
    slide = pick(rng, slides_of(spec))
    return slide is not None and rename(slide, "elements", rng.choice(["content", "items", "blocks", "Elements", "shapes"]))


@fault
def elements_by_id(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("elements"), list) and
                       all(isinstance(e, dict) and isinstance(e.get("element_id"), str) for e in s["elements"]) and
                       len({e["element_id"] for e in s["elements"]}) == len(s["elements"])])
    if slide is None:
        return False
    slide["elements"] = {e["element_id"]: {k: v for k, v in e.items() if k != "element_id"} for e in slide["elements"]}
    return True


@fault
def one_element_alone(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("elements"), list) and len(s["elements"]) == 1])
    if slide is None:
        return False
    slide["elements"] = slide["elements"][0]
    return True


@fault
def title_as_member(rng, spec):
    found = [(s, e) for s in slides_of(spec) if isinstance(s.get("elements"), list) and len(s["elements"]) > 1 and "title" not in s
             for e in s["elements"] if isinstance(e, dict) and e.get("role") == "title" and isinstance(e.get("content"), dict) and
             isinstance(e["content"].get("text"), str) and set(e) <= {"element_id", "kind", "role", "content"}]
    choice = pick(rng, found)
    if choice is None:
        return False
    slide, element = choice
    slide["elements"].remove(element)
    slide["title"] = element["content"]["text"]
    return True


@fault
def bullets_as_member(rng, spec):
    found = [(s, e) for s in slides_of(spec) if isinstance(s.get("elements"), list) and "bullets" not in s
             for e in s["elements"] if isinstance(e, dict) and e.get("kind") == "bullets" and isinstance(e.get("content"), dict) and
             isinstance(e["content"].get("items"), list) and set(e) <= {"element_id", "kind", "role", "content"}]
    choice = pick(rng, found)
    if choice is None:
        return False
    slide, element = choice
    slide["elements"].remove(element)
    slide["bullets"] = element["content"]["items"]
    if not slide["elements"]:
        del slide["elements"]
    return True


@fault
def unknown_key_of_slide(rng, spec):
    slide = pick(rng, slides_of(spec))
    if slide is None:
        return False
    slide[rng.choice(["transition", "background", "duration", "animation"])] = rng.choice(["fade", 30])
    return True


# --- elements -------------------------------------------------------------------------------------

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


# --- charts and tables ----------------------------------------------------------------------------

def charts(spec):
    return [e for e in elements_of(spec, "chart") if isinstance(e.get("content"), dict) and isinstance(e["content"].get("series"), list) and
            e["content"]["series"] and all(isinstance(s, dict) and isinstance(s.get("data"), list) and s["data"] and
                                           all(isinstance(p, dict) and set(p) == {"x", "y"} for p in s["data"])
                                           for s in e["content"]["series"])]


def same_labels(element):
    series = element["content"]["series"]
    labels = [p["x"] for p in series[0]["data"]]
    return labels if all([p["x"] for p in s["data"]] == labels for s in series) else None


@fault
def chart_type_of_another_name(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    element["content"]["chart_type"] = rng.choice(["donut", "column", "Bar", "stacked", "doughnut", "line_chart", "horizontal_bar"])
    return True


@fault
def chart_type_renamed(rng, spec):
    return rename_in(rng, spec, "chart", ("chart_type", ["type", "chartType", "kind"]))


@fault
def chart_values_and_categories(rng, spec):
    element = pick(rng, [e for e in charts(spec) if same_labels(e) is not None])
    if element is None:
        return False
    content = element["content"]
    content[rng.choice(["categories", "labels"])] = same_labels(element)
    content["series"] = [{"name": s["name"], rng.choice(["values", "data"]): [p["y"] for p in s["data"]]} for s in content["series"]]
    return True


@fault
def chart_datasets(rng, spec):
    element = pick(rng, [e for e in charts(spec) if same_labels(e) is not None])
    if element is None:
        return False
    content = element["content"]
    content["data"] = {"labels": same_labels(element),
                       "datasets": [{"label": s["name"], "data": [p["y"] for p in s["data"]]} for s in content.pop("series")]}
    return True


@fault
def chart_numbers_as_text(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    for series in element["content"]["series"]:
        for point in series["data"]:
            if isinstance(point["y"], (int, float)) and rng.random() < 0.7:
                point["y"] = rng.choice(["{}", "{:,}", "{}%", "${:,}"]).format(point["y"])
    return True


@fault
def chart_points_renamed(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    x, y = rng.choice([("label", "value"), ("name", "value"), ("category", "amount"), ("x", "value")])
    for series in element["content"]["series"]:
        series["data"] = [{x: p["x"], y: p["y"]} for p in series["data"]]
    return True


@fault
def chart_points_as_pairs(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    for series in element["content"]["series"]:
        series["data"] = [[p["x"], p["y"]] for p in series["data"]]
    return True


@fault
def chart_points_as_map(rng, spec):
    element = pick(rng, [e for e in charts(spec) if all(len({str(p["x"]) for p in s["data"]}) == len(s["data"])
                                                       for s in e["content"]["series"])])
    if element is None:
        return False
    for series in element["content"]["series"]:
        series["data"] = {str(p["x"]): p["y"] for p in series["data"]}
    return True


@fault
def chart_series_renamed(rng, spec):
    return rename_in(rng, spec, "chart", ("series", ["datasets", "data", "data_series"]))


@fault
def chart_series_extra(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    for series in element["content"]["series"]:
        series[rng.choice(["color", "unit"])] = "#336699"
    return True


@fault
def chart_one_series_alone(rng, spec):
    element = pick(rng, [e for e in charts(spec) if len(e["content"]["series"]) == 1])
    if element is None:
        return False
    element["content"]["series"] = element["content"]["series"][0]
    return True


def tables(spec):
    return [e for e in elements_of(spec, "table") if isinstance(e.get("content"), dict) and
            isinstance(e["content"].get("columns"), list) and isinstance(e["content"].get("rows"), list) and
            all(isinstance(c, str) for c in e["content"]["columns"]) and
            all(isinstance(r, list) and len(r) == len(e["content"]["columns"]) for r in e["content"]["rows"])]


@fault
def table_headers(rng, spec):
    return rename_in(rng, spec, "table", ("columns", ["headers", "header", "cols"]))


@fault
def table_data(rng, spec):
    return rename_in(rng, spec, "table", ("rows", ["data", "body", "values"]))


@fault
def table_rows_as_objects(rng, spec):
    element = pick(rng, [e for e in tables(spec) if len(set(e["content"]["columns"])) == len(e["content"]["columns"])])
    if element is None:
        return False
    columns = element["content"]["columns"]
    element["content"]["rows"] = [dict(zip(columns, row)) for row in element["content"]["rows"]]
    if rng.random() < 0.4:
        del element["content"]["columns"]
    return True


@fault
def table_cells_as_objects(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    key = rng.choice(["text", "value"])
    element["content"]["rows"] = [[{key: cell} for cell in row] for row in element["content"]["rows"]]
    return True


@fault
def table_rows_with_cells(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    element["content"]["rows"] = [{"cells": row} for row in element["content"]["rows"]]
    return True


@fault
def table_columns_as_objects(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    key = rng.choice(["name", "label", "title"])
    element["content"]["columns"] = [{key: column} for column in element["content"]["columns"]]
    return True


@fault
def table_rows_alone(rng, spec):
    element = pick(rng, [e for e in tables(spec) if len(e["content"]) == 2 or set(e["content"]) == {"columns", "rows"}])
    if element is None:
        return False
    element["content"] = [element["content"]["columns"], *element["content"]["rows"]]
    return True


@fault
def table_flags(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    row = element["content"]["rows"][0]
    row[-1] = rng.choice([{"value": row[-1], "bold": True}, [row[-1]], {"text": row[-1], "align": "right"}])
    return True


# --- pictures, assets, sources --------------------------------------------------------------------

@fault
def image_keys_of_html(rng, spec):
    return rename_in(rng, spec, "image", rng.choice([("asset_id", ["src", "asset", "image_id"]), ("alt_text", ["alt", "description"])]))


@fault
def image_crop_of_css(rng, spec):
    element = pick(rng, elements_of(spec, "image"))
    if element is None or not isinstance(element.get("content"), dict):
        return False
    element["content"]["crop"] = rng.choice(["fill", "fit", "center", "none"])
    return True


@fault
def image_not_declared(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("elements"), list) and len(s["elements"]) < 40])
    if slide is None:
        return False
    slide["elements"].append({"element_id": "pic9", "kind": "image",
                              "content": {"asset_id": rng.choice(["hero.png", "team_photo", "https://example.com/a.png"])}})
    return True


@fault
def asset_source_a_string(rng, spec):
    assets = spec.get("assets")
    found = [a for a in assets if isinstance(a, dict) and isinstance(a.get("source"), dict) and "file_id" in a["source"]] \
        if isinstance(assets, list) else []
    asset = pick(rng, found)
    if asset is None:
        return False
    asset["source"] = asset["source"]["file_id"]
    return True


@fault
def asset_keys(rng, spec):
    assets = spec.get("assets")
    asset = pick(rng, [a for a in assets if isinstance(a, dict)]) if isinstance(assets, list) else None
    if asset is None:
        return False
    old, news = rng.choice([("asset_id", ["id", "name"]), ("source", ["src"]), ("type", ["kind"])])
    return rename(asset, old, rng.choice(news))


@fault
def asset_file_in_asset(rng, spec):
    assets = spec.get("assets")
    found = [a for a in assets if isinstance(a, dict) and isinstance(a.get("source"), dict) and "file_id" in a["source"]] \
        if isinstance(assets, list) else []
    asset = pick(rng, found)
    if asset is None:
        return False
    asset[rng.choice(["path", "file", "file_id"])] = asset.pop("source")["file_id"]
    return True


@fault
def assets_by_id(rng, spec):
    assets = spec.get("assets")
    if not isinstance(assets, list) or not assets or not all(isinstance(a, dict) and isinstance(a.get("asset_id"), str) for a in assets):
        return False
    spec["assets"] = {a["asset_id"]: {k: v for k, v in a.items() if k != "asset_id"} for a in assets}
    return True


@fault
def citations_as_text(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if "citations" not in s])
    if slide is None:
        return False
    slide["citations"] = rng.choice([["Annual report 2025, p. 4"], "Annual report 2025", ["https://example.com/report"]])
    return True


@fault
def citation_kind_missing(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("citations"), list) and s["citations"] and
                       all(isinstance(c, dict) for c in s["citations"])])
    return slide is not None and slide["citations"][0].pop("kind", None) is not None


@fault
def citation_kind_invented(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("citations"), list) and s["citations"] and
                       all(isinstance(c, dict) for c in s["citations"])])
    if slide is None:
        return False
    slide["citations"][0]["kind"] = rng.choice(["web", "report", "article", "website"])
    return True


@fault
def references_as_text(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if isinstance(e.get("citations"), list) and e["citations"] and
                         all(isinstance(r, dict) and "citation_id" in r for r in e["citations"])])
    if element is None:
        return False
    element["citations"] = [r["citation_id"] for r in element["citations"]]
    return True


@fault
def reference_to_nothing(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if "citations" not in e])
    if element is None:
        return False
    element["citations"] = [{"citation_id": "source_without_entry"}]
    return True


# --- the text -------------------------------------------------------------------------------------

@text_fault
def code_fence(rng, text):
    return rng.choice(["```json\n{}\n```", "Here is the deck:\n\n```json\n{}\n```\n\nLet me know!", "```\n{}\n```\n"]).replace("{}", text)


@text_fault
def prose_around(rng, text):
    return "Sure! Here is the SlideSpec you asked for:\n\n" + text + "\n\nI hope this helps.\n"


@text_fault
def trailing_commas(rng, text):
    places = [m.end() for m in re.finditer(r"[\"\d\]}](?=\s*\n\s*[\]}])", text)]
    for at in sorted(rng.sample(places, min(3, len(places))), reverse=True):
        text = text[:at] + "," + text[at:]
    return text


@text_fault
def comments(rng, text):
    lines = text.split("\n")
    for _ in range(3):
        at = rng.randrange(1, max(2, len(lines) - 1))
        lines.insert(at, rng.choice(["  // the next slide", "  /* see above */", "  # note"]))
    return "\n".join(lines)


@text_fault
def single_quotes(rng, text):
    """As repr() writes strings, where they have no escapes and no quotes."""
    return re.sub(r'"([^"\\\'\n]*)"', r"'\1'", text)


@text_fault
def raw_line_breaks(rng, text):
    return re.sub(r"(?<!\\)\\n", "\n", text) if "\\n" in text else re.sub(r"(: \"\w+) (\w+)", "\\1\n\\2", text, count=1)


@text_fault
def missing_closers(rng, text):
    stripped = text.rstrip()
    cut = rng.randint(1, 3)
    while cut and stripped and stripped[-1] in "]}":
        stripped = stripped[:-1].rstrip()
        cut -= 1
    return stripped


@text_fault
def unquoted_keys(rng, text):
    return re.sub(r'^(\s*)"(\w+)":', r"\1\2:", text, flags=re.M)


@text_fault
def missing_comma(rng, text):
    places = [m.start() for m in re.finditer(r",\n", text)]
    if places:
        at = rng.choice(places)
        text = text[:at] + text[at + 1:]
    return text


@text_fault
def python_words(rng, text):
    for word in ("true", "false", "null"):
        text = re.sub(rf": {word}(?=,?\n)", f": {'None' if word == 'null' else word.capitalize()}", text)
    if re.search(r": (True|False|None),?\n", text):
        return text
    return text.rstrip()[:-1] + ', "extensions": None}' if '"extensions"' not in text else text + ","


@text_fault
def typographic_quotes(rng, text):
    return re.sub(r'^(\s*)"(\w+)":', "\\1\u201c\\2\u201d:", text, flags=re.M)


@text_fault
def thought_before(rng, text):
    return rng.choice(["<think>plan {\"a\": 1}</think>\n", "Here are {2} slides [draft]:\n", "Use [3] slides: "]) + text


@text_fault
def in_a_string(rng, text):
    return rng.choice([json.dumps(text), json.dumps({"name": "create_deck", "arguments": text}), text.replace('"', '\\"'),
                       json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]}, ensure_ascii=False)]) \
        if "\\" not in text else json.dumps(text, ensure_ascii=False)


@text_fault
def unusual_blanks(rng, text):
    return re.sub(r"^ +", lambda m: rng.choice("\u00a0\u3000\u200b") * len(m.group()), text, flags=re.M)


@text_fault
def remarks_with_quotes(rng, text):
    lines = text.split("\n")
    ends = [i for i, line in enumerate(lines) if line.endswith(",")]
    for i in rng.sample(ends, min(3, len(ends))):
        lines[i] += rng.choice([' // was "x"', "  # it's new", " <!-- remark -->", " -- note"])
    return "\n".join(lines)


@text_fault
def citation_marks(rng, text):
    lines = text.split("\n")
    ends = [i for i, line in enumerate(lines) if line.endswith('",')]
    for i in rng.sample(ends, min(2, len(ends))):
        lines[i] = lines[i][:-1] + rng.choice([" [cite: 3],", "\u30104\u2020source\u3011,", " [1],"])
    return "\n".join(lines)


@text_fault
def missing_quote(rng, text):
    lines = text.split("\n")
    ends = [i for i, line in enumerate(lines) if re.fullmatch(r'\s*"\w+": "[^"\\]*",', line)]
    if ends:
        i = rng.choice(ends)
        lines[i] = rng.choice([lines[i][:-2] + ",", lines[i].replace('"', "", 1), lines[i].replace('":', ":", 1)])
    return "\n".join(lines)


@text_fault
def other_colons(rng, text):
    lines = text.split("\n")
    keys = [i for i, line in enumerate(lines) if re.match(r'\s*"\w+": ["\[]', line)]
    for i in rng.sample(keys, min(3, len(keys))):
        lines[i] = lines[i].replace('":', rng.choice(['"\uff1a', '" =>', '" =', '"']), 1)
    return "\n".join(lines)


@text_fault
def joined_strings(rng, text):
    found = list(re.finditer(r'"text": "([^"\\\n]{20,})"', text))
    if not found:
        return "\ufeff" + text + "\n" + text
    at = rng.choice(found).start(1) + 10
    return text[:at] + '" + "' + text[at:]


@text_fault
def key_twice(rng, text):
    found = list(re.finditer(r'^(\s*"(kind|role|type|language)": "[^"]*",)\n', text, flags=re.M))
    one = rng.choice(found) if found else None
    return text[:one.end()] + one.group() + text[one.end():] if one else text + "}"


def broken(seed, sources, least=1, most=6):
    """(the valid spec, its broken text, the names of the faults) for a seed."""
    rng = random.Random(seed)
    good = copy.deepcopy(sources[rng.randrange(len(sources))])
    spec, names = copy.deepcopy(good), []
    wanted = rng.randint(least, most)
    textual = rng.random() < 0.3
    # What is nested deepest is broken first: a fault of the document would hide its slides from the others.
    order = list(FAULTS)
    chosen = sorted(rng.sample(order, min(len(order), 4 * wanted)), key=order.index, reverse=True)
    for name in chosen:
        if len(names) >= wanted - textual:
            break
        trial = copy.deepcopy(spec)
        if FAULTS[name](rng, trial) is not False and trial != spec:
            spec = trial
            names.append(name)
    text = json.dumps(spec, ensure_ascii=False, indent=2)
    if textual or not names:
        name = rng.choice(list(TEXT_FAULTS))
        text = TEXT_FAULTS[name](rng, text)
        names.append(name)
    return good, text, names
