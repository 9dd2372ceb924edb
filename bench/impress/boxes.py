"""Boxes of a deck whose lines can be counted both in our measurements and on the page of a PDF."""
import collections
import dataclasses
import re
import unicodedata
import zipfile

from impress.pdf_lines import Word, line_count

KINDS = KNOWN, OTHER_FACE, SHRUNK = "faces installed", "another face", "text shrunk"
PT_PER_PX = 0.75
# Beyond its box a text may stand by so much and still be its own, of the height of its lines.
BEYOND_PX = 4
# A bullet or number before a paragraph is a word of the page, and not of the text.
MARKS = re.compile(r"^([^\w\s]+|[\w]{1,4}[.):、．]|[(（]\w{1,4}[)）]|[-])$")
KANA_AND_IDEOGRAPHS = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "FULLWIDTH"}


@dataclasses.dataclass
class Box:
    slide: int
    eid: str
    text: str
    script: str
    kind: str
    ours: int
    theirs: int

    @property
    def equal(self):
        return self.ours == self.theirs


def letters(text):
    """The characters of a text that a PDF keeps, whatever their order and ligatures."""
    plain = unicodedata.normalize("NFKC", text)
    return collections.Counter(c for c in plain if not c.isspace() and unicodedata.category(c) not in ("Cf", "Cc"))


def script_of(text):
    """The one script of its letters; "several"; nothing where it has none."""
    found = set()
    for c in text:
        if not c.isalpha():
            continue
        name = unicodedata.name(c, "?").split()[0].replace("MODIFIER", "LATIN")
        found.add("Chinese and Japanese" if name in KANA_AND_IDEOGRAPHS else name.capitalize())
    if len(found) > 1:
        return "several"
    return found.pop() if found else ""


def slide_parts(deck):
    """The XML of each slide, in the order of the presentation."""
    with zipfile.ZipFile(deck) as package:
        presentation = package.read("ppt/presentation.xml").decode("utf-8", "replace")
        relations = package.read("ppt/_rels/presentation.xml.rels").decode("utf-8", "replace")
        targets = {}
        for relation in re.findall(r"<Relationship [^>]*>", relations):
            fields = dict(re.findall(r'(\w+)="([^"]*)"', relation))
            targets[fields.get("Id")] = fields.get("Target", "")
        names = set(package.namelist())
        for name in re.findall(r'<p:sldId [^>]*r:id="([^"]+)"', presentation):
            path = targets.get(name, "")
            path = path.lstrip("/") if path.startswith("/") else "ppt/" + path
            yield package.read(path).decode("utf-8", "replace") if path in names else ""


def is_hidden(slide):
    """Whether Impress does not print it."""
    return bool(re.search(r'<p:sld [^>]*show="(0|false)"', slide))


def frames_of(slide):
    """Ids of tables, charts and diagrams: their text is not that of one box."""
    return set(re.findall(r'<p:graphicFrame\b.*?<p:cNvPr id="(\d+)"', slide, re.DOTALL))


def own_words(element, page):
    """The words of the page that are exactly those of the text, and marks; nothing where there are others or some are missing."""
    wanted = letters("".join(line["text"] for line in element["lines"]))
    place, content = element["bbox"], element["contentBox"]
    left, right = min(place["x"], content["x"]), max(place["x"] + place["w"], content["x"] + content["w"])
    top, bottom = min(place["y"], content["y"]), max(place["y"] + place["h"], content["y"] + content["h"])
    line = max(line["bottom"] - line["top"] for line in element["lines"])
    for beyond in (BEYOND_PX, line, 2 * line):
        x0, x1, y0, y1 = ((left - BEYOND_PX) * PT_PER_PX, (right + BEYOND_PX) * PT_PER_PX, (top - beyond) * PT_PER_PX, (bottom + beyond) * PT_PER_PX)
        words = [w for w in page.words if x0 <= w.middle[0] <= x1 and y0 <= w.middle[1] <= y1]
        if letters("".join(w.text for w in words)) == wanted:
            return words
        plain = [w for w in words if not MARKS.match(w.text)]
        marks = collections.Counter()
        for word in words:
            if MARKS.match(word.text):
                marks += letters(word.text)
        rest = wanted - letters("".join(w.text for w in plain))
        if not letters("".join(w.text for w in plain)) - wanted and not rest - marks and not rest - wanted:
            return words
    return None


def own_lines(element):
    """Lines that a page shows: not those of empty paragraphs, and lines beside each other in columns once."""
    return line_count([Word(line["text"], line["x"], line["top"], line["x"] + line["width"], line["bottom"])
                       for line in element["lines"] if line["text"].strip()])


def boxes_of(deck, slides, pages, skipped):
    shown = [(slide, part) for slide, part in zip(slides, slide_parts(deck)) if not is_hidden(part)]
    if len(shown) != len(pages):
        skipped["slides without a page of their own"] += len(slides)
        return
    for (slide, part), page in zip(shown, pages):
        frames = frames_of(part)
        for element in slide["elements"]:
            is_frame = str(element["shape_id"]) in frames and "." not in element["eid"]
            if is_frame or not element["lines"] or not element.get("contentBox") or element["eid"].startswith("_"):
                continue
            text = "".join(line["text"] for line in element["lines"])
            script = script_of(text)
            if script in ("", "several"):
                skipped["of no or several scripts"] += 1
                continue
            if element.get("turn"):
                skipped["turned"] += 1
                continue
            words = own_words(element, page)
            if words is None:
                skipped["with other words at their place"] += 1
                continue
            kind = KNOWN
            if any(font["source"] != "metric-compatible" for font in element["fonts"]):
                kind = OTHER_FACE
            if element.get("autofit", {}).get("mode") == "text":
                kind = SHRUNK
            yield Box(slide["index"], element["eid"], text, script, kind, own_lines(element), line_count(words))
