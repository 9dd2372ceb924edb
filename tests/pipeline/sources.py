#!/usr/bin/env python3
"""Decks with sources, from outside: numbers over the deck, marks, band and notes, in several languages and on
templates of several makers; judged by programs that know nothing of deckle.

The judge of words is given the numbers that marks become; that they came out right is checked here.
"""
import json
import pathlib
import re
import sys
from xml.etree import ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import geometry, harness, judges  # noqa: E402

A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
REL = "{http://schemas.openxmlformats.org/package/2006/relationships}"
RID = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"

# language: (title, sentence, title of a source, heading of the sources in the notes)
LANGUAGES = {
    "ko": ("고령화는 생각보다 빠르다", "기대수명은 83.6세로 늘었다", "장래인구추계 2022–2072", "출처"),
    "en": ("Ageing is faster than expected", "Life expectancy rose to 83.6 years", "Population projections", "Sources"),
    "ja": ("高齢化は予想より速い", "平均寿命は83.6歳に延びた", "将来推計人口", "出典"),
    "zh-Hant": ("老化比預期更快", "平均壽命增至83.6歲", "人口推估報告", "來源"),
    "ar": ("الشيخوخة أسرع من المتوقع", "ارتفع متوسط العمر إلى 83.6 سنة", "إسقاطات السكان", "المصادر"),
    "he": ("ההזדקנות מהירה מהצפוי", "תוחלת החיים עלתה ל־83.6", "תחזית אוכלוסייה", "מקורות"),
    "th": ("สังคมสูงวัยมาเร็วกว่าที่คิด", "อายุคาดเฉลี่ยเพิ่มเป็น 83.6 ปี", "การคาดประมาณประชากร", "แหล่งที่มา"),
    "hi": ("बुढ़ापा अनुमान से तेज़ है", "जीवन प्रत्याशा 83.6 वर्ष हुई", "जनसंख्या अनुमान", "स्रोत"),
    "vi": ("Già hóa nhanh hơn dự kiến", "Tuổi thọ tăng lên 83,6 năm", "Dự báo dân số", "Nguồn"),
}
# Templates whose footers are in other places than the built-in's; the last has none.
TEMPLATES = ["corpus/brand-ion.pptx", "corpus/pp-default.pptx", "corpus/poi-rtl.pptx", "corpus/sc-google-slides.pptx",
             "corpus/officer-portrait.pptx", "corpus/officer-no-placeholders.pptx"]


def source(citation_id, title, url="", **more):
    return {"id": citation_id, "kind": "url" if url else "evidence", "title": title, **({"url": url} if url else {}), **more}


def element(name, kind, content, role=None, refs=()):
    made = {"element_id": name, "kind": kind, "content": content}
    if role:
        made["role"] = role
    if refs:
        made["citations"] = [{"citation_id": r, "note": f"note on {r}"} for r in refs]
    return made


def spec_of(language):
    title, sentence, name, _ = LANGUAGES[language]
    slides = []

    def slide(slide_id, layout, elements, citations, notes=""):
        slides.append({"slide_id": slide_id, "type": "content", "layout": {"layout_id": layout}, "elements": elements,
                       "citations": citations, **({"speaker_notes": notes} if notes else {})})

    a = source("a", name, "https://kosis.kr/statHtml?a=1&b=통계", locator={"page": 3})
    slide("first", "one_column",
          [element("t", "text", {"text": f"{title} [b]"}, "title"),
           element("x", "bullets", {"items": [f"{sentence} [a]", f"{sentence} [b][a]", sentence]}, refs=["e"])],
          [a, source("b", f"{name} II", "https://example.org/b"), source("e", f"{name} III", evidence_id="EV-3")],
          f"{sentence}\n{sentence}")
    # The same address under another id, and the same id for another source.
    slide("second", "two_column",
          [element("t", "text", {"text": title}, "title"),
           element("l", "text", {"text": f"{sentence} [again]"}, "left"),
           element("r", "bullets", {"items": [f"{sentence} [b]", "[not a source]"]}, "right")],
          [{**a, "id": "again"}, source("b", f"{name} IV", "https://example.org/other")])
    slide("many", "one_column",
          [element("t", "text", {"text": title}, "title"),
           element("x", "bullets", {"items": [f"{sentence} [m{i}]" for i in range(8)]})],
          [source(f"m{i}", f"{name} {name} {name} {name} {i}", evidence_id=f"M{i}") for i in range(8)])
    pages = element("x", "bullets", {"items": [f"{sentence} {i}" + (" [late]" if i == 27 else "") for i in range(30)]},
                    refs=["end"])
    pages["constraints"] = {"allow_shrink": False}
    slide("parted", "one_column", [element("t", "text", {"text": title}, "title"), pages],
          [source("late", f"{name} late", "https://example.org/late"), source("end", f"{name} end", evidence_id="END"),
           source("nowhere", f"{name} nowhere", evidence_id="NOWHERE")])
    slides[-1]["layout"]["layout_hints"] = {"bullet_columns": 1}
    slide("quote", "quote_center", [element("t", "text", {"text": f"{title} [a]"}, "quote")], [a])
    return {"spec_version": "slidespec_v1",
            "deck": {"title": title, "language": language, "slides": slides},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"},
                      "slide_size": "widescreen_16_9"},
            "extensions": {"footer": name, "date": "2026-01-02"}}


def paragraphs(root):
    return ["".join(t.text or "" for t in p.iter(A + "t")) for p in root.iter(A + "p")]


def slide_texts(deck):
    """Paragraphs of each slide, and of its notes, with the targets of the notes' links."""
    with zipfile.ZipFile(deck) as z:
        names = sorted((n for n in z.namelist() if re.fullmatch(r"ppt/slides/slide\d+\.xml", n)),
                       key=lambda n: int(re.search(r"\d+", n)[0]))
        found = []
        for name in names:
            rels = ElementTree.fromstring(z.read(name.replace("slides/", "slides/_rels/") + ".rels"))
            notes = [r.get("Target") for r in rels if r.get("Type").endswith("/notesSlide")]
            lines, links = [], []
            if notes:
                part = "ppt/notesSlides/" + notes[0].rsplit("/", 1)[1]
                root = ElementTree.fromstring(z.read(part))
                lines = paragraphs(root)
                targets = {r.get("Id"): (r.get("Target"), r.get("TargetMode"))
                           for r in ElementTree.fromstring(z.read(part.replace("notesSlides/", "notesSlides/_rels/") + ".rels"))}
                links = [targets.get(h.get(RID)) for h in root.iter(A + "hlinkClick")]
            found.append((paragraphs(ElementTree.fromstring(z.read(name))), lines, links))
    return found


def check_deck(driver, language, deck):
    _, sentence, name, heading = LANGUAGES[language]
    slides = slide_texts(deck)

    def expect(good, what):
        driver.check(good, f"{deck.name}: {what}")

    first, second = slides[0], slides[1]
    expect(any(p.endswith(" [1]") for p in first[0]), "the title's source is not [1]")
    expect(f"{sentence} [2]" in first[0], "the first bullet's source is not [2]")
    expect(f"{sentence} [1][2]" in first[0], "marks side by side are not [1][2]")
    expect(f"{sentence}[3]" in first[0], "the reference without a mark does not end its list")
    expect(f"{sentence} [2]" in second[0], "the same address has another number on the second slide")
    expect(f"{sentence} [4]" in second[0], "another source of the same id has no number of its own")
    expect("[not a source]" in second[0], "brackets that name no source were touched")
    band = [p for p in first[0] if p.startswith("1.\u00a0")]
    expect(len(band) == 1 and "2.\u00a0" + name in band[0] and "3.\u00a0" in band[0], f"the band is {band}")
    notes = first[1]
    expect(notes[:2] == [sentence, sentence], f"the author's notes do not come first: {notes[:3]}")
    expect(heading in notes and notes.index(heading) > 1, f"the notes have no heading {heading}")
    expect("note on e" in notes and any(p.startswith("[3] ") and "EV-3" in p for p in notes), "the evidence is not in full")
    expect(("https://example.org/b", "External") in first[2], f"the notes' links are {first[2]}")
    parted = [s for s in slides if any(p.startswith(sentence + " ") and p[len(sentence) + 1:].split("[")[0].strip().isdigit()
                                       for p in s[0])]
    expect(len(parted) > 1, "the long list was not parted")
    where = {what: [i for i, s in enumerate(parted) if any(f"{name} {what}" in p for p in s[1])]
             for what in ("late", "end", "nowhere")}
    last = len(parted) - 1
    expect(where == {"late": [last], "end": [last], "nowhere": [0]}, f"sources of a parted slide are on pages {where}")


def main():
    driver = harness.Driver(__doc__, [("--build-only", {"action": "store_true"})])
    judged = not driver.options.build_only
    judges.need(["corpus"])
    if judged:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])

    pairs = []
    rows = [(language, None) for language in LANGUAGES]
    rows += [(language, template) for template in TEMPLATES for language in ("en", "ar")]
    for language, template in rows if judged else driver.share(rows):
        name = language + ("" if template is None else "-" + pathlib.Path(template).stem)
        spec, deck = driver.work / f"{name}.json", driver.work / f"{name}.pptx"
        spec.write_text(json.dumps(spec_of(language), ensure_ascii=False), encoding="utf-8")
        chosen = [] if template is None else ["--template", judges.folder() / template]
        run = driver.run("build", spec, "-o", deck, *chosen)
        good = run.status == 0 or (template is not None and run.status == 1)
        if not (driver.check(good, f"expected a clean deck: {run}") and driver.check(deck.exists(), f"no deck: {run}")):
            continue
        pairs.append((spec, deck))
        if template is None:
            check_deck(driver, language, deck)
            if judged:
                again = driver.work / f"{name}.again.pptx"
                driver.run("build", spec, "-o", again, "--jobs", "3")
                driver.check(again.read_bytes() == deck.read_bytes(), f"{deck.name}: other bytes on three threads")
        # Only the band is checked, not the template's own placeholders.
        wrong = [c for c in geometry.complaints(deck) if template is None or "_citations" in c]
        driver.none(wrong, f"geometry of {deck.name}")
        driver.none(driver.unsound([deck], *chosen[1:]), "doctor")
    if judged:
        decks = driver.share(deck for _, deck in pairs)
        for spec, deck in pairs:
            driver.none(judges.words(spec, deck), f"words of {deck.name}")
        driver.none(judges.conformance(decks), "package")
        driver.none(judges.open_xml(decks), "Open XML SDK")
        for deck, pages in judges.pages(decks).items():
            slides = geometry.slide_count(deck)
            driver.check(pages == slides, f"{deck.name}: LibreOffice draws {pages} pages of {slides} slides")
    driver.finish("sources")


main()
