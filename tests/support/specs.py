"""Specs changed so that a judge can process them, or to find a cause."""
import copy


def reduced(spec, kinds):
    """The spec with elements of `kinds` only, without slides that become empty; None when none is left."""
    slides = []
    for slide in spec["deck"]["slides"]:
        elements = [e for e in slide["elements"] if e["kind"] in kinds]
        if not elements:
            continue
        kept = {**slide, "elements": elements, "layout": copy.deepcopy(slide["layout"])}
        order = kept["layout"].get("layout_hints", {}).get("order")
        if order is not None:
            ids = {e["element_id"] for e in elements}
            kept["layout"]["layout_hints"]["order"] = [one for one in order if one in ids]
        slides.append(kept)
    if not slides:
        return None
    return {**spec, "deck": {**spec["deck"], "slides": slides}}


def marks_as_numbers(spec):
    """The spec with each `[id]` that marks a citation of its slide written `[1]`, as a deck shows it.

    The judge of words knows nothing of ids; a number in brackets it takes for a mark.
    """
    made = copy.deepcopy(spec)
    for slide in made["deck"]["slides"]:
        marks = [f"[{one['id']}]" for one in slide.get("citations", [])]

        def shown(text):
            for mark in marks:
                text = text.replace(mark, "[1]")
            return text

        for content in (element.get("content", {}) for element in slide["elements"]):
            if isinstance(content.get("text"), str):
                content["text"] = shown(content["text"])
            if "items" in content:
                content["items"] = [shown(item) for item in content["items"]]
            if "rows" in content:
                content["rows"] = [[shown(cell) if isinstance(cell, str) else cell for cell in row] for row in content["rows"]]
    return made
