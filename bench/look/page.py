"""The pages of a deck as the checks see them: a slide, the lines of its texts, and the slide of the spec it was made from."""
import collections
import json
import re
import subprocess

from look import text
from look.paint import Backdrop
from look.sheet import Deck, local, visible

# Titles of these slides have looks of their own (LOOK: covers, sections, quotes and closings aside).
APART = {"title", "section", "quote", "closing"}
APART_LAYOUTS = {"title", "secHead"}
FULL_WIDTH_MARKS = "\u3001\u3002\uff0c\uff0e"  # 、 。 ， ．
CLOSING_BRACKETS = "\u300d\u300f\uff09\u3011\u300b\u3009"  # 」 』 ） 】 》 〉
LINE_PITCH = 1.2  # of the size
APART_NAMES = re.compile(r"title_center|section|quote|closing|full_bleed|cover", re.I)


class Finding:
    def __init__(self, check, page, message, amount=0.0, shape=None):
        self.check, self.deck, self.number, self.message, self.amount = check, page.deck_name, page.number, message, amount
        self.slide_id, self.shape = page.slide_id, shape.name if shape is not None else ""

    def __str__(self):
        return f"{self.deck}: slide {self.number} ({self.slide_id}): {self.message}"

    def json(self):
        return {"check": self.check, "deck": self.deck, "slide": self.number, "slide_id": self.slide_id,
                "shape": self.shape, "message": self.message, "amount": round(self.amount, 3)}


def within(box, other):
    """Whether a box lies in another one, by a px."""
    return all(box[i] >= other[i] - 1 and box[i] + box[i + 2] <= other[i] + other[i + 2] + 1 for i in (0, 1))


def letters(value):
    return "".join(c for c in value.casefold() if c.isalnum())


def texts_of(slide):
    """The strings of a slide of a spec."""
    for element in slide["elements"]:
        content = element.get("content", {})
        for key in ("text", "title"):
            if isinstance(content.get(key), str):
                yield content[key]
        yield from content.get("items", [])
        yield from (c for row in content.get("rows", []) for c in row if isinstance(c, str))


class Page:
    def __init__(self, deck_name, number, slide, measured, authored):
        self.deck_name, self.number, self.slide = deck_name, number, slide
        self.shapes = visible(slide)
        self.lines = {e["shape_id"]: e["lines"] for e in measured.get("elements", []) if "shape_id" in e}
        self.authored = authored  # the slide of the spec, or None
        self.elements = {e["element_id"]: e for e in authored["elements"]} if authored else {}
        self.slide_id = authored["slide_id"] if authored else slide.part.rsplit("/", 1)[-1]
        self.hints = authored["layout"].get("layout_hints", {}) if authored else {}
        self.main_figure = False  # its first figure is a tall cell beside the others
        self.repeated = set()     # assets of the deck's logos
        self.elsewhere = set()    # names of shapes on the other pages that were made from its slide of the spec
        self._backdrop = None
        self._paragraphs = {}

    @property
    def backdrop(self):
        if self._backdrop is None:
            self._backdrop = Backdrop(self.slide)
        return self._backdrop

    def paragraphs(self, shape):
        if shape not in self._paragraphs:
            self._paragraphs[shape] = text.paragraphs(shape, self.backdrop.palette)
        return self._paragraphs[shape]

    def element(self, shape):
        """The element of the spec that a shape was made from, by its name."""
        return self.elements.get(shape.name)

    def owner(self, shape):
        """As element(), also for what an element brought with it: `e1 title`, `e1 source`, `e1 card 2`."""
        name = shape.name
        while name and name not in self.elements:
            name = name.rpartition(" ")[0]
        return self.elements.get(name)

    def pinned(self, shape):
        """Whether its author placed it, or the element that brought it with it, within that element's box: `e1 title`."""
        element = self.element(shape)
        if element is not None:
            return "box" in element.get("extensions", {})
        owner = self.owner(shape)
        box = owner.get("extensions", {}).get("box") if owner else None
        return box is not None and within(shape.box, (box["x"], box["y"], box["w"], box["h"]))

    def style(self, shape):
        element = self.owner(shape)
        return element.get("style", {}) if element else {}

    def unshrinkable(self, shape):
        """Whether the author gave the size of this text, and forbade any other."""
        element = self.owner(shape)
        return self.sized(shape) and element.get("constraints", {}).get("allow_shrink") is False

    def sized(self, shape):
        """Whether the author gave sizes of this text."""
        element = self.owner(shape)
        return element is not None and ("size_pt" in element.get("style", {}) or "size_pt" in json.dumps(element.get("extensions", {})))

    @property
    def full_bleed(self):
        page = (0, 0, self.slide.deck.width, self.slide.deck.height)
        return any(s.kind == "picture" and s.box[2] >= page[2] - 2 and s.box[3] >= page[3] - 2 for s in self.shapes)

    @property
    def is_content(self):
        """Whether it is neither cover, section, quotation nor closing, by its spec and by its layout."""
        layout = self.slide.above
        if self.authored:
            named = APART_NAMES.search(self.authored["layout"]["layout_id"])
            return self.authored["type"] not in APART and not named and not self.full_bleed and \
                layout.root.get("type") not in APART_LAYOUTS
        return layout.root.get("type") not in APART_LAYOUTS and not APART_NAMES.search(layout.name) and not self.full_bleed

    @property
    def title(self):
        for shape in self.shapes:
            element = self.element(shape)
            if shape.words and (shape.is_title or (element and element.get("role") == "title")):
                return shape
        return None

    def ink(self, shape):
        """The boxes that a shape's text takes, one for each line; its own box where nothing is known of lines."""
        lines = self.lines.get(shape.id)
        if not lines or shape.rotation:
            return [shape.box] if shape.words else []
        right = shape.box[0] + shape.box[2]
        return [(l["x"], l["top"], self.drawn(l, right), l["bottom"] - l["top"]) for l in lines if l["width"] > 0]

    @staticmethod
    def drawn(line, right):
        """Its width as it is drawn: a full-width mark that hangs beyond the right edge takes the first two fifths of its square, a
        closing bracket the first half."""
        width, end = line["width"], line["text"][-1:]
        if end and line["x"] + width > right:
            empty = 0.6 if end in FULL_WIDTH_MARKS else 0.5 if end in CLOSING_BRACKETS else 0
            width -= empty * (line["bottom"] - line["top"]) / LINE_PITCH
        return width


def measure(deckle, path):
    done = subprocess.run([str(deckle), "measure", str(path)], capture_output=True, check=False, timeout=600)
    if done.returncode:
        raise RuntimeError(f"deckle measure {path}: {done.stderr.decode('utf-8', 'replace')[:400]}")
    return json.loads(done.stdout)["slides"]


def _matches(deck, authored):
    """For each slide of the deck the index of the slide of the spec it was made from; pages of one follow one another."""
    wanted = [collections.Counter(letters(t)[:60] for t in texts_of(s) if letters(t)) for s in authored]
    names = [{e["element_id"] for e in s["elements"]} for s in authored]
    at, found = -1, []
    for slide in deck.slides:
        shown = letters(" ".join("".join(t.text or "" for t in slide.root.iter(
            "{http://schemas.openxmlformats.org/drawingml/2006/main}t")).split()))
        here = {s.name for s in slide.shapes}

        def score(index):
            total = sum(wanted[index].values()) or 1
            there = sum(n for t, n in wanted[index].items() if t in shown)
            return there / total + 0.2 * len(here & names[index]) / len(names[index]) + (0.05 if index == at + 1 else 0)

        choices = range(max(at, 0), min(len(authored), at + 3))
        best = max(choices, key=score, default=None)
        if best is not None and score(best) > 0.1:
            at = best
            found.append(best)
        else:
            found.append(None)
    return found


def repeated_pictures(deck):
    """The assets of pictures that are on at least a third of the slides of a spec, and on three of them: they are set as logos."""
    slides = deck["slides"]
    times = collections.Counter(
        asset for slide in slides
        for asset in {e["content"].get("asset_id") for e in slide["elements"] if e["kind"] == "image" and isinstance(e["content"], dict)})
    return {asset for asset, count in times.items() if count >= 3 and 3 * count >= len(slides)}


def pages_of(name, path, deckle, spec=None, ids=()):
    """The pages of a deck; `ids` are those of the spec's slides that its pages were made from, where they are known."""
    deck = Deck(path)
    measured = measure(deckle, path)
    authored = spec["deck"]["slides"] if spec else []
    places = {s["slide_id"]: i for i, s in enumerate(authored)}
    if len(ids) == len(deck.slides):
        matches = [places.get(i, places.get(i.rpartition("~")[0])) for i in ids]
    else:
        matches = _matches(deck, authored) if spec else [None] * len(deck.slides)
    pages = [Page(name, number, slide, lines, None if match is None else authored[match])
             for number, (slide, lines, match) in enumerate(zip(deck.slides, measured, matches), 1)]
    of_slide = collections.defaultdict(list)
    for page in pages:
        of_slide[page.slide_id].append(page)
    repeated = repeated_pictures(spec["deck"]) if spec else set()
    for page in pages:
        page.repeated = repeated
        page.elsewhere = {s.name for other in of_slide[page.slide_id] if other is not page for s in other.shapes}
    return pages


__all__ = ["Finding", "Page", "letters", "local", "measure", "pages_of", "texts_of"]
