"""Why a slide cannot be repaired, determined from its spec alone.

cause(finding, slide, page, shapes) names the constraint that makes a defect a true impossibility, or answers None:
then the program could have done better, or this reading does not know why. Nothing here is shared with deckle: widths
are estimated from the characters, a little below what faces usually take, so that a cause is named only when the
words plainly do not fit.

Lengths are px, sizes pt, as in SlideSpec.
"""
import unicodedata

PX = 96 / 72           # px to a pt
PADDING = 8            # a shape's safe box: this much on each side
LEAST_ALLOWED_PT = 8   # the smallest constraints.min_font_pt
INSETS = (19, 9)       # px, left and right together, top and bottom together (a:bodyPr's usual insets)
SLACK = 0.85           # share of the usual width that words take at least
LEADING = 1.15         # height of a line in sizes
MARGIN = 48
TITLE_BOTTOM = 144     # px: where the title's place ends in the built-in templates
FOOTER_TOP = 640


def exact(element):
    """The element's extensions.box as (x, y, w, h), or None."""
    box = element.get("extensions", {}).get("box")
    return (box["x"], box["y"], box["w"], box["h"]) if box else None


def advance(char):
    """Width of a character in ems, roughly."""
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Cf"):
        return 0.0
    if unicodedata.east_asian_width(char) in "WF":
        return 0.9
    if char in " il.,:;'|!":
        return 0.25
    return 0.62 if char.isupper() else 0.5


def least_width(text, size):
    return SLACK * sum(map(advance, text)) * size * PX


def words_of(element):
    """The element's paragraphs."""
    content = element.get("content", {})
    if "items" in content:
        return content["items"]
    return str(content.get("text", "")).replace("\v", "\n").split("\n")


def sizes(element):
    """Every size the author gave the element."""
    given = [element["style"]["size_pt"]] if "size_pt" in element.get("style", {}) else []
    runs = element.get("extensions", {}).get("runs", [])
    for run in (r for one in runs for r in (one if isinstance(one, list) else [one])):
        given += [run["size_pt"]] if "size_pt" in run else []
    return given


def priority(element):
    title = element.get("role") in ("title", "key_takeaway")
    return element.get("constraints", {}).get("priority", 100 if title else 80 if element["kind"] == "bullets" else 60)


def usual_minimum(element):
    """docs/design.md, decision 3: by kind and priority."""
    if element["kind"] in ("table", "chart"):
        return 10
    return 24 if priority(element) >= 100 else 15 if priority(element) >= 80 else 12


def smallest(element):
    """The smallest size the element's text may have."""
    constraints = element.get("constraints", {})
    least = constraints.get("min_font_pt", usual_minimum(element))
    own = sizes(element)
    if constraints.get("allow_shrink") is False:
        return max(own[0] if own else 18 if element["kind"] != "shape" else 14, constraints.get("min_font_pt", 0))
    least = min(own + [least]) if own and "min_font_pt" not in constraints else least
    # An important element may shrink by 15 per cent per round, in steps of 2 pt and three rounds (docs/repair-loop.md, 1).
    reached = max(own, default=0)
    for _ in range(3):
        reached -= 2 * int(0.15 * reached / 2)
    return max(least, reached) if priority(element) >= 80 else least


def spacing(element):
    """Line spacing as a factor; fixers may reduce it to 90 per cent."""
    return element.get("style", {}).get("line_spacing_pct", 100) / 100 * (1 if element.get("constraints", {}).get("allow_shrink") is False else 0.9)


def least_height(element, width, size):
    """The minimum height of the text in a box of that width."""
    room = max(1.0, width - INSETS[0])
    lines = sum(max(1, -(-least_width(paragraph, size) // room)) for paragraph in words_of(element))
    return lines * size * PX * LEADING * spacing(element)


def longest_word(element):
    words = [word for paragraph in words_of(element) for word in paragraph.split()]
    return max(words, key=lambda w: sum(map(advance, w)), default="")


def overlap(a, b, gap=0.0):
    return (min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0]) > -gap and min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1]) > -gap)


def outside(box, page):
    return box[0] < -1 or box[1] < -1 or box[0] + box[2] > page[0] + 1 or box[1] + box[3] > page[1] + 1


def free_share(boxes, page):
    """Share of the body's area that the largest rectangle free of exact boxes has, on a grid of 16 px."""
    step = 16
    left, top, right, bottom = MARGIN, TITLE_BOTTOM + 2 * PADDING, page[0] - MARGIN, FOOTER_TOP - PADDING
    columns, rows = int((right - left) // step), int((bottom - top) // step)
    heights, best = [0] * columns, 0
    for row in range(rows):
        for column in range(columns):
            cell = (left + column * step, top + row * step, step, step)
            taken = any(overlap(cell, box, 2 * PADDING) for box in boxes)
            heights[column] = 0 if taken else heights[column] + 1
        for first in range(columns):
            low = heights[first]
            for last in range(first, columns):
                low = min(low, heights[last])
                best = max(best, low * (last - first + 1))
    return best / (columns * rows)


def in_body(box, page):
    return overlap(box, (MARGIN, TITLE_BOTTOM, page[0] - 2 * MARGIN, FOOTER_TOP - TITLE_BOTTOM), PADDING)


def words_cause(element, page):
    """Why an element's text cannot fit."""
    box, size = exact(element), smallest(element)
    if box:
        table = element["kind"] == "table"
        height = table_height(element, box[2]) if table else least_height(element, box[2], size)
        if height > (box[3] - INSETS[1]) * SLACK or least_width(longest_word(element), size) > (box[2] - INSETS[0]) * SLACK:
            return "exact box too small for its words"
        return None
    if element["kind"] == "table":
        return table_cause(element, page)
    place = page[0] - 2 * MARGIN, FOOTER_TOP - TITLE_BOTTOM
    if size * PX * spacing(element) * 1.2 > place[1]:
        return "one line at its fixed size is higher than the page"
    if least_width(longest_word(element), size) > place[0] and element.get("role") == "title":
        return "a word of the title is wider than the page"
    if element.get("role") == "title" and least_height(element, place[0], size) > 0.6 * TITLE_BOTTOM:
        return "title too long for its place"
    if element["kind"] == "shape" and element.get("constraints", {}).get("allow_shrink") is False:
        return "shape whose words may not shrink"
    return None


def cells(element):
    content = element["content"]
    return [[str(c) for c in content["columns"]]] + [["" if c is None else str(c) for c in row] for row in content["rows"]]


def table_height(element, width):
    """The minimum height of the table: each row as high as its longest cell if that had the whole width."""
    size = smallest(element)
    return sum(max(-(-least_width(cell, size) // max(1.0, width - 16)) for cell in row) * size * PX + 16
               for row in ([cell or "x" for cell in row] for row in cells(element)))


def table_cause(element, page):
    size, rows = smallest(element), cells(element)
    width, height = page[0] - 2 * MARGIN, FOOTER_TOP - TITLE_BOTTOM
    share = width / max(1, min(len(rows[0]), 3))
    inner = width - 16 * len(rows[0])
    for row in rows:
        # However the width is divided between columns, the text of a row needs this area.
        if sum(least_width(cell, size) for cell in row) * size * PX * LEADING / max(1.0, inner) > SLACK * height:
            return "one row of the table is higher than the page"
        if max((-(-least_width(cell, size) // share) * size * PX for cell in row), default=0) > height:
            return "one row of the table is higher than the page"
    even = max(1.0, width / len(rows[0]) - 16)
    if "min_font_pt" in element.get("constraints", {}) and \
            max(-(-least_width(cell, size) / SLACK // even) for row in rows for cell in row) * size * PX * LEADING > 0.75 * height:
        return "constraints.min_font_pt too large for its table"
    if sum(max((least_width(word, size) for row in rows for word in row[c].split()), default=0) + 16
           for c in range(len(rows[0])) if all(c < len(row) for row in rows)) > width:
        return "the table's longest words are wider than the page"
    return None


def cause(finding, slide, page, shapes):
    """The constraint behind one defect of the report, or None. `shapes`: {name: box} as drawn."""
    elements = {e["element_id"]: e for e in slide["elements"]}
    eid = finding.get("element_id") or ""
    element = elements.get(eid[len("_title_"):] if eid.startswith("_title_") else eid)
    boxes = [box for e in slide["elements"] if (box := exact(e))]
    rule = finding["rule"]
    if rule == "small-text":
        return "authored size below 8 pt" if element and min(sizes(element), default=99) < LEAST_ALLOWED_PT else None
    if rule in ("text-overflow", "table-overflow", "crowded-table"):
        found = words_cause(element, page) if element else None
        if found or rule == "text-overflow":
            return found or crowded_cause(element, boxes, page)
        return "exact box too small for its words" if element and exact(element) else None
    if rule == "out-of-bounds":
        box = exact(element) if element else None
        if box and outside(box, page):
            return "exact box beyond the page"
        return words_cause(element, page) if element else None
    if rule == "title-below-body":
        pair = [elements.get(finding["details"].get(key)) for key in ("title_eid", "body_eid")]
        return "exact box above the title, or the title's below" if any(e and exact(e) for e in pair) else None
    if rule == "overlapping-elements":
        return overlap_cause([finding["details"]["a"], finding["details"]["b"]], elements, boxes, page, shapes)
    return crowded_cause(element, boxes, page) if boxes else None


def overlap_cause(pair, elements, boxes, page, shapes):
    both = [elements.get(eid) for eid in pair]
    pinned = [e for e in both if e and exact(e)]
    if len(pinned) == 2:
        a, b = (exact(e) for e in pinned)
        grown = any(e["kind"] == "table" for e in pinned)
        return "exact boxes on or beside each other" if grown or overlap(a, b, 2 * PADDING) else None
    if not pinned:  # a table that is higher than its page reaches into what stands below
        return next((found for e in both if e and e["kind"] == "table" and (found := words_cause(e, page))), None)
    other = pair[0] if both[1] in pinned else pair[1]
    place = shapes.get(other)
    if other.startswith("_") or elements.get(other, {}).get("role") == "footer":
        return "exact box in the footer's or the sources' place"
    if place and not in_body(place, page):
        return "exact box in the title's place"
    if elements.get(other, {}).get("role") == "title" or place and place[1] + place[3] <= TITLE_BOTTOM + 2 * PADDING:
        return "exact box in the title's place"
    return "exact boxes leave too little of the body free" if free_share(boxes, page) < 0.35 else None


def crowded_cause(element, boxes, page):
    """Exact boxes that leave no space for the other elements."""
    return "exact boxes leave too little of the body free" if boxes and free_share(boxes, page) < 0.35 else None
