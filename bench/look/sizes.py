"""One size of titles in a deck, filled body areas, boxes of text that overlap."""
import collections

from look.page import Finding
from look.paint import fill_of
from look.sheet import NS, overlap

LONGEST = 20  # letters of a word that must stay whole; addresses and the like are longer
LOW, HIGH = 0.45, 0.96  # share of the height of the area that content fills (README.md, "filling")


def title_size(page):
    """Size of the title of a content slide, or None; sizes that the author gave are not judged."""
    title = page.title
    if title is None or not page.is_content or page.sized(title) or page.pinned(title):
        return None
    return max((p.size for p in page.paragraphs(title) if p.size), default=None)


def uneven_titles(pages):
    """(titles judged, findings) for a deck: those that differ from the most frequent size or place."""
    found = [(page, size) for page in pages if (size := title_size(page)) is not None]
    if not found:
        return 0, []
    usual = collections.Counter(size for _, size in found).most_common(1)[0][0]
    wrong = [Finding("titles", page, f"title of {size:g} pt, {usual:g} pt on the others", abs(size - usual), page.title)
             for page, size in found if abs(size - usual) > 0.05]
    places = collections.Counter((round(p.title.box[0]), round(p.title.box[1])) for p, _ in found)
    place = places.most_common(1)[0][0]
    for page, _ in found:
        at = (round(page.title.box[0]), round(page.title.box[1]))
        if max(abs(at[0] - place[0]), abs(at[1] - place[1])) > 1:
            wrong.append(Finding("title places", page, f"title at {at[0]}, {at[1]} px, {place[0]}, {place[1]} px on the others",
                                 abs(at[1] - place[1]) + abs(at[0] - place[0]), page.title))
    return len(found), wrong


def shown(page, shape):
    """Whether a shape has a fill or an outline that is seen."""
    if fill_of(shape, page.backdrop.palette) is not None:
        return True
    for one in (shape, *shape.parents):
        line = one.node.find("p:spPr/a:ln", NS)
        if line is not None:
            return line.find("a:noFill", NS) is None and len(line) > 0
    return False


def area_of(page):
    """Top and bottom of the body area: its placeholders on slide and layout together, else what is between title and footer."""
    layout = page.slide.above
    body = [s for s in page.slide.shapes if s.box and s.ph and s.ph[0] in ("obj", "body", "tbl", "chart", "pic")]
    spare = [s for s in layout.shapes if s.box and s.ph and s.ph[0] in ("obj", "body") and s.box[3] > 0.25 * page.slide.deck.height]
    # A placeholder on the slide may be as high as its text; where the body begins, it says rightly.
    boxes = [s.box for s in (*body, *spare)]
    if boxes:
        return min(b[1] for b in boxes), max(b[1] + b[3] for b in boxes)
    title = page.title
    feet = [s.box[1] for s in (*layout.shapes, *layout.above.shapes) if s.ph and s.is_footer and s.box]
    height = page.slide.deck.height
    return (title.bottom if title else 0.1 * height), min([f for f in feet if f > 0.5 * height], default=0.93 * height)


def filling(page):
    """(kind of body, share of the area's height that it fills), or None where there is nothing to judge."""
    if not page.is_content:
        return None
    title = page.title
    parts, kinds = [], set()
    for shape in page.shapes:
        element = page.element(shape)
        if shape is title or shape.is_title or shape.is_footer or (element and element.get("role") == "footer"):
            continue
        if shape.name.lower().startswith(("_", "source")):
            continue  # sources at the foot
        if not shape.words and shape.box[3] > 0.95 * page.slide.deck.height:
            continue  # a block of colour from top to bottom is structure
        if shape.kind in ("picture", "frame"):
            parts.append((shape.box[1], shape.bottom))
            kinds.add(shape.sorts)
        elif shape.kind == "connector":
            parts.append((shape.box[1], shape.bottom))
        elif shown(page, shape):
            parts.append((shape.box[1], shape.bottom))
            kinds.add("shape")
        elif shape.words:
            ink = page.ink(shape)
            parts.append((min(b[1] for b in ink), max(b[1] + b[3] for b in ink)) if ink else (shape.box[1], shape.bottom))
            kinds.add("text")
    if not kinds:
        return None
    low, high = area_of(page)
    # Where no title of the deck has two lines, the area begins above the layout's placeholder: where a page has none of its own,
    # what is highest on it says so.
    begins = min(p[0] for p in parts)
    if title is None or begins >= title.bottom:
        low = min(low, begins)
    if high - low < 20:
        return None
    kind = "text" if not kinds & {"picture", "table", "chart"} else "other"
    return kind, (max(p[1] for p in parts) - min(p[0] for p in parts)) / (high - low)


def logos(page):
    """The logo of a brand kit, which layout or master show."""
    layout = page.slide.above
    sheets = (layout, layout.above) if layout.shows_above else (layout,)
    return [s for sheet in sheets for s in sheet.shapes if s.kind == "picture" and s.ph is None and s.name == "Logo" and s.box]


def overlaps(page):
    """(texts judged, findings): lines of one text that reach into those of another, or into a picture, chart, table or logo."""
    texts = [(s, page.ink(s)) for s in page.shapes if s.words and s.kind == "shape"]
    extents = []
    for shape, ink in texts:
        if ink:
            x, y = min(b[0] for b in ink), min(b[1] for b in ink)
            extents.append((shape, (x, y, max(b[0] + b[2] for b in ink) - x, max(b[1] + b[3] for b in ink) - y)))
    wrong = []
    width, height = page.slide.deck.width, page.slide.deck.height
    for i, (one, box) in enumerate(extents):
        if page.pinned(one) or page.unshrinkable(one):
            continue
        for other, there in extents[i + 1:]:
            across, down = overlap(box, there)
            if across > 1 and down > 1 and not page.pinned(other):
                wrong.append(Finding("overlap", page, f"text of '{one.name}' and of '{other.name}' overlap by {across:.0f} x {down:.0f} px",
                                     across * down, one))
        for other in (*page.shapes, *logos(page)):
            if other.kind not in ("picture", "frame") or page.pinned(other) or one.name == other.name + " source":
                continue
            across, down = overlap(box, other.box)
            whole = other.kind == "picture" and across >= box[2] - 1 and down >= box[3] - 1 and other.z < one.z
            if across > 1 and down > 1 and not whole:
                wrong.append(Finding("overlap", page, f"text of '{one.name}' reaches {across:.0f} x {down:.0f} px into '{other.name}'",
                                     across * down, one))
        if box[0] < -1 or box[1] < -1 or box[0] + box[2] > width + 1 or box[1] + box[3] > height + 1:
            wrong.append(Finding("overlap", page, f"text of '{one.name}' leaves the page", 0, one))
    return len(extents), wrong


def torn(page):
    """(texts judged, findings): words that a line break parts. Hangul counts in titles and shapes, not in running lists."""
    judged, wrong = 0, []
    for shape in page.shapes:
        lines = page.lines.get(shape.id, [])
        if not shape.words or shape.rotation or len(lines) < 1 or page.pinned(shape) or page.unshrinkable(shape):
            continue
        judged += 1
        element = page.element(shape)
        korean = (shape.is_title or (element is not None and element["kind"] == "shape")) and \
            page.style(shape).get("word_break") != "normal"
        ends = whole_lines(page.paragraphs(shape))
        at = 0
        for one, other in zip(lines, lines[1:]):
            at += letters(one["text"])
            before, after = one["text"][-1:], other["text"][:1]
            word = one["text"].split()[-1:] + other["text"].split()[:1]
            if at not in ends and part_of_word(before, korean) and part_of_word(after, korean) and len("".join(word)) <= LONGEST:
                wrong.append(Finding("whole words", page, f"'{one['text'][-12:]}' | '{other['text'][:12]}' in '{shape.name}'", 1, shape))
                break
    return judged, wrong


def is_space(character):
    return character.isspace() or character == "\u200b"


def letters(text):
    """How many of its characters are no spaces: measured lines do not have those at their ends."""
    return sum(not is_space(character) for character in text)


def whole_lines(paragraphs):
    """Numbers of letters after which a paragraph or an authored line ends, or a space is."""
    ends, count = set(), 0
    for paragraph in paragraphs:
        for character in paragraph.text:
            if is_space(character):
                ends.add(count)
            else:
                count += 1
        ends.add(count)
    return ends


def part_of_word(character, korean):
    hangul = "\uac00" <= character <= "\ud7a3"
    return korean if hangul else character.isalnum() and ord(character) < 0x0e00
