#!/usr/bin/env python3
"""What `deckle layouts --template T` says each slot holds is what `deckle build` puts there: for every layout id of
every template of the corpus (--one-in takes a fixed part of them) a deck with slots filled with exactly the promised
lines of the promised characters, Korean and English, is built without any repair, finding or further slide, and each
text is in the promised placeholder."""
import json
import pathlib
import sys
import zipfile
import xml.etree.ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import corpus, harness, judges  # noqa: E402

P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
LISTS = {"body", "left", "right"}
DRAWN = {"picture", "chart", "table"}
MAX_ID = 80  # characters of a layout_id
MAX_TEXT = 3000
# Rules about the words themselves, about colours, about the machine, and about what slides of one deck have in common: here
# each slide has another layout.
OTHER_RULES = {"crowded-list", "repeated-text", "duplicate-title", "substituted-font", "missing-title", "page-size",
               "low-contrast-text", "uneven-title-size", "uneven-siblings"}
KOREAN = "가나다라마바사아자차카타파하"
ENGLISH = ("Orders rose in every region except the south, and delivery times fell to eleven days. Two suppliers were "
           "replaced in March; the new warehouse opens in June. Returns stayed below two per cent of what was sold. ")


def korean(count, shift):
    return "".join(KOREAN[(i + shift) % len(KOREAN)] for i in range(count))


def english(count, shift):
    text = (ENGLISH * (2 + (count + shift * 11) // len(ENGLISH)))
    start = ENGLISH.index(" ", (shift * 17) % 150) + 1
    cut = text[start:start + count].rstrip()
    return cut + "x" * (count - len(cut))


def element(number, slot, language):
    per_line = slot["characters_per_line" if language == "ko" else "latin_characters_per_line"]
    fill = korean if language == "ko" else english
    role = slot["role"]
    if role in LISTS:
        return {"element_id": f"e{number}", "kind": "bullets", "role": role,
                "content": {"items": [fill(per_line, number + i) for i in range(slot["lines"])]}}
    return {"element_id": f"e{number}", "kind": "text", "role": role,
            "content": {"text": fill(per_line * slot["lines"], number)}}


def spec_of(layouts, language):
    slides, expected = [], []
    for n, layout in enumerate(layouts):
        slots = [s for s in layout["slots"] if s["role"] not in DRAWN and s.get("lines", 0) > 0
                 and s["characters_per_line"] > 0 and s["latin_characters_per_line"] > 0]
        if any(s["role"] == "picture" for s in layout["slots"]) and layout["layout_id"] == "image_full_bleed":
            continue  # without a picture another layout is used
        if not slots:
            continue
        elements = [element(i, slot, language) for i, slot in enumerate(slots)]
        if any(len(json.dumps(e, ensure_ascii=False)) > MAX_TEXT * 3 for e in elements):
            continue
        slides.append({"slide_id": f"s{n}", "type": "content", "layout": {"layout_id": layout["layout_id"]},
                       "elements": elements})
        expected.append((layout["layout_id"], slots))
    deck = {"title": "Capacity", "subtitle": "", "language": language, "audience": "tests", "tone": "plain",
            "slides": slides}
    return {"spec_version": "slidespec_v1", "deck": deck, "extensions": {"slide_numbers": False},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"},
                      "slide_size": "widescreen_16_9"}}, expected


def placeholders(slide_xml):
    """Text of each shape → (type, idx) of its placeholder, or None."""
    found = {}
    for shape in ET.fromstring(slide_xml).iter(P + "sp"):
        ph = shape.find(f"{P}nvSpPr/{P}nvPr/{P}ph")
        words = "".join(t.text or "" for t in shape.iter(A + "t"))
        found[words] = None if ph is None else (ph.get("type", "obj"), int(ph.get("idx", "0")))
    return found


def check(driver, template, layouts, language):
    spec, expected = spec_of(layouts, language)
    if not spec["deck"]["slides"]:
        return 0
    path = driver.work / f"{template.stem}.{language}.json"
    path.write_text(json.dumps(spec, ensure_ascii=False), encoding="utf-8")
    deck, report = path.with_suffix(".pptx"), path.with_suffix(".report.json")
    run = driver.run("build", path, "--template", template, "-o", deck, "--report", report, "--quiet")
    if not driver.check(run.status in (0, 1) and deck.exists(), f"expected a deck: {run}"):
        return 0
    said = json.loads(report.read_text(encoding="utf-8"))
    by_slide = {}
    for issue in said["issues"]:
        if issue["severity"] != "note" and issue["rule"] not in OTHER_RULES:
            by_slide.setdefault(issue.get("slide_id"), []).append(f"{issue['rule']}: {issue['message']}")
    ids = [s["slide_id"] for s in said["slides"]]
    with zipfile.ZipFile(deck) as archive:
        for slide, (layout_id, slots) in zip(spec["deck"]["slides"], expected):
            where = f"{template.name}, {layout_id!r}, {language}"
            if not driver.check(slide["slide_id"] in ids, f"{where}: the slide is missing"):
                continue
            index = ids.index(slide["slide_id"])
            driver.check(f"{slide['slide_id']}~2" not in ids, f"{where}: the slide was split")
            trace = [t for t in said["slides"][index]["trace"] if t["action"] in ("patch", "restructure")]
            driver.check(not trace, f"{where}: repaired by {[t.get('fixer') for t in trace]}")
            driver.none(by_slide.get(slide["slide_id"], []), where)
            found = placeholders(archive.read(f"ppt/slides/slide{index + 1}.xml"))
            for e, slot in zip(slide["elements"], slots):
                words = "".join(e["content"].get("items", [])) or e["content"]["text"]
                place = found.get(words, "no shape")
                good = place is None if not slot["placeholder"] else (
                    isinstance(place, tuple) and (place[0] in ("title", "ctrTitle") or place[1] == slot["idx"]))
                driver.check(good, f"{where}: {slot['role']} is in {place}, promised "
                                   f"{slot['idx'] if slot['placeholder'] else 'a computed box'}")
    return len(expected)


def main():
    driver = harness.Driver(__doc__)
    judges.need(["corpus"])
    slides = 0
    for template in corpus.templates(driver.options.one_in):
        run = driver.run("layouts", "--template", template, "--format", "json")
        if not driver.check(run.status == 0, f"expected status 0: {run}"):
            continue
        layouts = [l for l in json.loads(run.out)["layouts"] if 0 < len(l["layout_id"]) <= MAX_ID]
        for language in ("ko", "en"):
            slides += check(driver, template, layouts, language)
    driver.check(slides > 0, "no slot of any layout was filled")
    driver.finish(f"layout capacity, {slides} slides")


main()
