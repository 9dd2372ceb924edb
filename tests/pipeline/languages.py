#!/usr/bin/env python3
"""Decks of several scripts, from outside: each paragraph has the direction of its first strong letter and
stays on its side, each run has letters of one script and the language of it, and together they are the text.

With --judges the decks are given to programs that know nothing of deckle.
"""
import json
import pathlib
import re
import sys
import unicodedata
from xml.etree import ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
ITEMS = ["ارتفع عدد المواليد في 2024 بنسبة 12%", "Another one with عربي inside", "خدمات Microsoft Azure OpenAI في المنطقة",
         "Deckle 빌드 (Build)는 서울 タワー에서", "東京タワー Tower", "รายได้ของ Azure โต 3%", "Выручка Azure выросла", "2024 – 2026",
         "שלום to the world", "(GDP) نمو", "\u2067نمو\u2069 GDP growth"]
LANGUAGES = {"LATIN": {"en-US", "de-DE"}, "HANGUL": {"ko-KR"}, "HIRAGANA": {"ja-JP"}, "KATAKANA": {"ja-JP"},
             "CJK": {"ja-JP", "ko-KR", "zh-CN"}, "ARABIC": {"ar-SA"}, "HEBREW": {"he-IL"}, "THAI": {"th-TH"}, "CYRILLIC": {"ru-RU"}}


def deck(language):
    def slide(name, layout, content, **more):
        return {"slide_id": name, "type": "content", "layout": {"layout_id": layout}, "elements": [
            {"element_id": "t", "kind": "text", "role": "title", "content": {"text": ITEMS[len(name)]}}, content], **more}
    bullets = {"element_id": "b", "kind": "bullets", "content": {"items": ITEMS}}
    text = {"element_id": "b", "kind": "text", "content": {"text": "\n".join(ITEMS[:6])}}
    table = {"element_id": "b", "kind": "table", "content": {
        "title": ITEMS[1], "columns": [ITEMS[2], ITEMS[1], "نمو"],
        "rows": [[a, b, -2.5] for a, b in zip(ITEMS[:5], ITEMS[5:10])]}}
    chart = {"element_id": "b", "kind": "chart", "content": {
        "chart_type": "bar", "title": ITEMS[2], "x_label": ITEMS[1], "series": [
            {"name": "المبيعات", "data": [{"x": "2023", "y": 5}, {"x": "Q1 الأول", "y": 7}]}]}}
    source = [{"id": "s", "kind": "url", "url": "https://example.com/", "title": ITEMS[2]}]
    return {"spec_version": "slidespec_v1", "deck": {"title": "languages", "language": language, "slides": [
        slide("a", "one_column", bullets, citations=source, speaker_notes="\n".join(ITEMS)), slide("aa", "one_column", text),
        slide("aaa", "table_focus", table), slide("aaaa", "chart_focus", chart)]},
        "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}, "assets": [],
        "extensions": {"footer": "Deckle والنصوص"}}


def direction(text):
    """UAX #9, rule P2; None where there is no strong character."""
    isolates = 0
    for c in text:
        kind = unicodedata.bidirectional(c)
        if kind in ("LRI", "RLI", "FSI"):
            isolates += 1
        elif kind == "PDI":
            isolates = max(0, isolates - 1)
        elif kind in ("L", "R", "AL") and isolates == 0:
            return "L" if kind == "L" else "R"
    return None


def scripts(text):
    return {re.split("[ -]", unicodedata.name(c, ""))[0] for c in text if unicodedata.category(c)[0] == "L"}


def check_paragraph(driver, where, paragraph, language):
    runs = paragraph.findall(A + "r")
    text = "".join(r.findtext(A + "t") for r in runs)
    properties = paragraph.find(A + "pPr")
    attributes = {} if properties is None else properties.attrib
    number = re.fullmatch(r"[-\d.,]+", text)  # a number keeps its sign in front
    if text and not number and "Slides/" in where:
        expected = direction(text) or ("R" if language == "ar" else "L")
        driver.check(attributes.get("rtl", "0") == ("1" if expected == "R" else "0"),
                     f"{where}: {text!r} has {attributes}, its first letter says {expected}")
        if language == "ar" and text in ITEMS:
            driver.check(attributes.get("algn") == "r", f"{where}: {text!r} has {attributes}, its slide is read from the right")
    for run in runs:
        part, lang = run.findtext(A + "t"), run.find(A + "rPr").get("lang")
        for script in scripts(part):
            driver.check(lang in LANGUAGES[script], f"{where}: {part!r} of {text!r} is tagged {lang}")
    for a, b in zip(runs, runs[1:]):
        same = [ElementTree.tostring(r.find(A + "rPr")) for r in (a, b)]
        driver.check(same[0] != same[1], f"{where}: two runs alike in {text!r}")
    return text


def check(driver, language, path):
    texts = []
    with zipfile.ZipFile(path) as package:
        for name in sorted(package.namelist()):
            if not re.fullmatch(r"ppt/(slides/slide|notesSlides/notesSlide|charts/chart)\d+\.xml", name):
                continue
            root = ElementTree.fromstring(package.read(name))
            for paragraph in root.iter(A + "p"):
                texts.append(check_paragraph(driver, f"{language}: {name.replace('/slide', '/Slides/', 1)}", paragraph, language))
    for item in ITEMS:
        driver.check(item in texts, f"{language}: {item!r} is no paragraph of the deck")


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    if driver.options.judges:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"])
    for language in ("ar", "en", "ko"):
        spec, path = driver.work / f"{language}.json", driver.work / f"{language}.pptx"
        spec.write_text(json.dumps(deck(language), ensure_ascii=False), encoding="utf-8")
        run = driver.run("build", spec, "-o", path)
        if not driver.check(run.status in (0, 1), f"{language}: expected a deck: {run}"):
            continue
        if not driver.options.judges:
            check(driver, language, path)
            continue
        driver.none(judges.words(spec, path), f"{language}: words")
        driver.none(judges.conformance([path]), f"{language}: package")
        driver.none(driver.unsound([path]), f"{language}: doctor")
        driver.none(judges.open_xml([path]), f"{language}: Open XML SDK")
    driver.finish("languages_judged" if driver.options.judges else "languages")


main()
