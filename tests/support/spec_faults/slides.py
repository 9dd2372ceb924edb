"""Faults of slides."""
from .registry import fault, pick, rename, slides_of


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
