"""Slides as people write them: one maker for each layout. Each returns a whole slide."""
from . import figures, phrases

LAYOUTS = ["title_center", "section_header", "one_column", "two_column", "chart_focus", "table_focus", "image_full_bleed",
           "quote_center", "closing"]
TYPES = {"title_center": "title", "section_header": "section", "one_column": "content", "two_column": "content",
         "chart_focus": "chart", "table_focus": "table", "image_full_bleed": "image", "quote_center": "quote", "closing": "closing"}
UNKNOWN_LAYOUTS = ["Title and Content", "three_column", "빈 화면", "kpi-board", "Comparison"]


def _side(maker, element_id, role):
    make = maker.rng.choice([maker.bullets, maker.bullets, maker.text, maker.image, maker.chart, maker.table])
    if make == maker.table:
        return maker.table(element_id, role, figures.table(maker.rng, maker.lang, columns=3, rows=5))
    return make(element_id, role)


def _elements(maker, layout):
    rng, title = maker.rng, maker.text("title", "title")
    if layout == "title_center":
        return [title, maker.text("subtitle", "subtitle", 40)]
    if layout == "section_header":
        return [title] + ([maker.text("body", "body", 60)] if rng.random() < 0.5 else [])
    if layout == "two_column":
        made = [title, _side(maker, "left", "left"), _side(maker, "right", "right")]
        return made + ([maker.text("so", "key_takeaway", 50)] if rng.random() < 0.2 else [])
    if layout == "chart_focus":
        return [title, maker.chart("chart", "chart"), maker.text("so", "key_takeaway", 60)][:rng.choice([2, 3, 3])]
    if layout == "table_focus":
        return [title, maker.table("table", "table")]
    if layout == "image_full_bleed":
        return [maker.image("picture", "picture"), title, maker.text("caption", "caption", 40)]
    if layout == "quote_center":
        return [maker.text("quote", "quote", rng.choice([40, 150])), maker.text("who", "attribution", 20)]
    if layout == "closing":
        return [title, maker.bullets("body", "body", 2, 40)]
    body = maker.bullets("body", "body") if rng.random() < 0.7 else maker.text("body", "body", rng.choice([100, 300, 600]))
    rest = [maker.any(f"e{i}") for i in range(rng.choice([0, 0, 0, 1, 2, 3]))] if layout == "one_column" else [
        maker.any(f"e{i}") for i in range(rng.randrange(1, 6))]
    return [title, body] + rest


def _hints(maker, elements):
    rng, hints = maker.rng, {}
    if maker.chance(0.04, 0.3):
        hints["ratio"] = rng.choice([[50, 50], [55, 45], [1, 2, 1], [0.7, 0.3], [1, 1, 1, 1]])
    if maker.chance(0.02, 0.2):
        hints["promote_title"] = rng.random() < 0.5
    if maker.chance(0.02, 0.2):
        hints["order"] = rng.sample([e["element_id"] for e in elements], rng.randrange(1, len(elements) + 1))
    if maker.chance(0.02, 0.2):
        hints["bullet_columns"] = rng.choice([1, 2])
    return hints


def cite(maker, slide, count, refs=None):
    """Gives the slide `count` sources, and its elements references to and marks of them."""
    rng = maker.rng
    slide["citations"] = []
    for number in range(count):
        one = {"id": rng.choice(["c", "src-", "출처", ""]) + str(number + 1), "kind": rng.choice(["url", "evidence"])}
        if one["kind"] == "url" or rng.random() < 0.2:
            one["url"] = f"https://example.com/{phrases.word(rng, 8)}?id={number}&lang=%EA%B0%80"
        if one["kind"] == "evidence" or rng.random() < 0.2:
            one["evidence_id"] = f"EV-{rng.randrange(1000):03}"
        if rng.random() < 0.9:
            one["title"] = phrases.text(rng, maker.lang, rng.choice([20, 60, 190]))[:200]
        if rng.random() < 0.4:
            one["locator"] = rng.choice([{"page": 12}, {"section": "3.1", "paragraph": 4}, {"쪽": "7–9"}, {"cells": ["A1", "B2"]}])
        slide["citations"].append(one)
    ids = [c["id"] for c in slide["citations"]]
    for element in slide["elements"]:
        chosen = rng.sample(ids, min(len(ids), refs or rng.choice([0, 1, 1, 2])))
        if chosen:
            element["citations"] = [{"citation_id": c} for c in chosen]
            if rng.random() < 0.3:
                element["citations"][0]["note"] = phrases.text(rng, maker.lang, 60)
        if "runs" in element.get("extensions", {}) or rng.random() < 0.4:
            continue
        mark = f"[{rng.choice(ids)}]"
        if element["kind"] == "text" and len(element["content"]["text"]) < 1900:
            element["content"]["text"] += mark
        elif element["kind"] == "bullets" and len(element["content"]["items"][0]) < 200:
            element["content"]["items"][0] += mark + rng.choice(["", " [no such source]", mark])


def slide(maker, slide_id, layout=None):
    """A slide of that layout, else of an ordinary mixture of them."""
    rng = maker.rng
    layout = layout or rng.choice(LAYOUTS + ["one_column", "two_column", "one_column", "chart_focus", "table_focus"] +
                                  (UNKNOWN_LAYOUTS if rng.random() < 0.3 else []))
    kind = rng.choice(list(TYPES.values()) + ["custom"]) if maker.chance(0.05, 0.4) else TYPES.get(layout, "custom")
    elements = _elements(maker, layout)
    if maker.chance(0.03, 0.3):
        elements[0].pop("role", None)
    if maker.chance(0.0, 0.2):
        elements[-1]["role"] = rng.choice(["footer", "caption", "sidebar", "body", "title"])
    made = {"slide_id": slide_id, "type": kind, "layout": {"layout_id": layout}, "elements": elements}
    hints = _hints(maker, elements)
    if hints:
        made["layout"]["layout_hints"] = hints
    if rng.random() < 0.3:
        made["speaker_notes"] = phrases.text(rng, maker.lang, rng.choice([50, 400])) + rng.choice(["", "\nA second paragraph."])
    if rng.random() < 0.2:
        cite(maker, made, rng.choice([1, 1, 2, 3, 6]))
    return made


def crowded(maker, slide_id, count):
    """`count` elements of every kind on one slide."""
    elements = [maker.text("title", "title")] + [maker.any(f"e{i}") for i in range(count - 1)]
    return {"slide_id": slide_id, "type": "custom", "layout": {"layout_id": maker.rng.choice(LAYOUTS)}, "elements": elements}
