"""Siblings of one size, captions with their pictures, pointed shapes in reading order."""
import collections
import re
import struct

from look.page import Finding
from look.sheet import NS, R
from look.sizes import shown

POINTED = {"chevron", "homePlate", "rightArrow", "leftArrow", "notchedRightArrow", "stripedRightArrow", "rightArrowCallout",
           "leftArrowCallout"}
LEFTWARD = {"leftArrow", "leftArrowCallout"}
SLACK = 1.0     # px: DoD 2
SIZE_SLACK = 0.05  # pt
OWN_LOOK = ("fill", "size_pt", "line_spacing_pct")
BLANK = "blank"  # a shape without text that joins nothing: between others, it parts them
SLOTS = {"title", "subtitle", "key_takeaway", "footer", "quote", "attribution", "left", "right"}


def kind_of(element):
    """What siblings have in common; None for what takes a slot of its own, a box, or is no member of a group."""
    role, kind = element.get("role"), element["kind"]
    if role in SLOTS or kind == "divider" or "box" in element.get("extensions", {}):
        return None
    if kind == "shape":
        content = element.get("content", {})
        preset = content.get("shape", "rect")
        if content.get("text", "").strip():
            return (preset,)
        return None if re.search("arrow|line|connector", preset, re.I) else (BLANK, preset)
    return (kind,)


def is_logo(page, element):
    """Whether a picture of many slides stands small in the foot of the page."""
    shape = next((s for s in page.shapes if s.name == element["element_id"]), None)
    return element["kind"] == "image" and element["content"].get("asset_id") in page.repeated and shape is not None and \
        shape.box[3] <= 48 and shape.box[1] >= 0.9 * page.slide.deck.height


def ends_tuple(kinds, at):
    """Whether text and picture, or more texts and a picture, that end there are the same kinds as those just before them."""
    return any(kinds[at + 1 - length:at + 1] == kinds[at + 1 - 2 * length:at + 1 - length] and kinds[at] != kinds[at - 1]
               for length in range(2, (at + 1) // 2 + 1))


def groups_of(authored, titles=()):
    """(lists of ids that are siblings, whether the slide is one group): a repeated tuple, tuples dealt as columns, else runs
    of shapes, pictures and charts. Plain texts without partner are paragraphs, lists beside other things a column. `titles`: ids
    of texts that became the title, and of logos, which have no part in it."""
    members = [(e["element_id"], kind) for e in authored["elements"] if e["element_id"] not in titles and (kind := kind_of(e))]
    kinds, ids = [kind for _, kind in members], [ident for ident, _ in members]
    count = len(kinds)
    for length in range(1, count // 2 + 1):
        if count % length == 0 and all(kinds[i] == kinds[i % length] for i in range(count)):
            whole = [ids[place::length] for place in range(length)]
            return ([] if kinds[:length] == [("text",)] else whole), True
    runs = []
    for place, (ident, kind) in enumerate(members):
        # The last picture of a tuple that repeats is no sibling of those that follow it.
        if place and ends_tuple(kinds, place - 1) and kinds[place - 1] == kind and runs[-1][1][0] == ids[place - 1]:
            runs.append((kind, [ident]))
        elif runs and runs[-1][0] == kind:
            runs[-1][1].append(ident)
        else:
            runs.append((kind, [ident]))
    if count and len({len(run) for _, run in runs}) == 1 and len(runs[0][1]) > 1:
        return [run for _, run in runs], True
    return [run for kind, run in runs if kind[0] not in ("text", "bullets", "table", BLANK)], False


def titles_of(page):
    return {s.name for s in page.shapes if s.is_title}


def uncut(page, groups):
    """Siblings without those whose cell goes on, or began, on another page: the rest of a cell is no sibling of whole ones."""
    here = {s.name for s in page.shapes}
    cut = {place for ids in groups for place, ident in enumerate(ids) if ident in page.elsewhere and ident not in here}
    return [[ident for place, ident in enumerate(ids) if place not in cut] for ids in groups]


def siblings(page):
    """Lists of siblings, at least two in each: by the order of their elements, and what deckle made alike by its names."""
    found, made = [], collections.defaultdict(list)
    by_id = {s.name: s for s in page.shapes if s.name in page.elements and not s.is_title}
    if page.authored is not None:
        apart = titles_of(page) | {e["element_id"] for e in page.authored["elements"] if is_logo(page, e)}
        groups, whole = groups_of(page.authored, apart)
        found = [[by_id[i] for i in ids if i in by_id] for ids in (uncut(page, groups) if whole else groups)]
    for shape in page.shapes:
        if shape.name not in page.elements and shape.ph is None and shape.kind == "shape" and shape.words and not shape.text_box:
            made[shape.preset, re.sub(r"[\d_\-~ ]+", " ", shape.name).strip()].append(shape)
    return [group for group in (*found, *made.values()) if len(group) > 1 and group[0].sorts != "table"]


def pixels(shape):
    """Width and height of a picture in its own pixels; None where the format does not say."""
    blip = shape.node.find("p:blipFill/a:blip", NS)
    part = None if blip is None else shape.sheet.targets.get(blip.get(f"{{{R}}}embed"))
    if part is None:
        return None
    data = shape.sheet.deck.file.zip.read(shape.sheet.deck.file.names[part.lower()])
    if data[:4] == b"\x89PNG":
        return struct.unpack(">II", data[16:24])
    at = 2
    while data[:2] == b"\xff\xd8" and at + 9 < len(data):
        marker, length = data[at + 1], struct.unpack(">H", data[at + 2:at + 4])[0]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            high, wide = struct.unpack(">HH", data[at + 5:at + 9])
            return wide, high
        at += 2 + length
    return None


def small(shape):
    """Whether a picture has too few pixels to fill a frame: shown at twice its size, beside a large one at one and a half of it, or
    an icon at its own. A photograph may be turned."""
    size = pixels(shape)
    return size is None or any(abs(shape.box[2] - side * times) <= SLACK for side in size for times in (1, 1.5, 2))


def alike(page, group):
    """Whether they are drawn as one kind, and their author gave all the same fill, size and spacing: a placeholder stands for a missing picture."""
    styles = [page.style(s) for s in group]
    return len({s.kind for s in group}) == 1 and all(len({str(style.get(key)) for style in styles}) == 1 for key in OWN_LOOK)


def sizes(page, shape):
    """Sizes of a shape's paragraphs, by place in a shape and by level in a list."""
    made = [p for p in page.paragraphs(shape) if p.size]
    element = page.element(shape)
    if element is not None and element["kind"] == "bullets":
        by_level = collections.defaultdict(set)
        for p in made:
            by_level[p.level].add(p.size)
        return {level: max(s) for level, s in by_level.items()}
    return dict(enumerate(p.size for p in made))


def same_frame(boxes):
    """Whether pictures fit one frame: each as wide or as high as the widest and highest of them."""
    w, h = max(b[2] for b in boxes), max(b[3] for b in boxes)
    return all(abs(b[2] - w) <= SLACK or abs(b[3] - h) <= SLACK for b in boxes)


def in_one_column(page, group):
    """Whether they are texts without fill and outline below one another, each as high as its text."""
    if any(shown(page, s) or page.element(s) is None or page.element(s)["kind"] not in ("bullets", "text") for s in group):
        return False
    boxes = sorted((s.box for s in group), key=lambda b: b[1])
    return all(abs(a[0] - b[0]) <= SLACK and a[1] + a[3] <= b[1] + SLACK for a, b in zip(boxes, boxes[1:]))


def uneven(page):
    """(number of groups judged, findings): siblings that differ in size or in font size."""
    wrong, groups = [], siblings(page)
    for group in groups:
        if page.main_figure and len(group) > 4:
            group = group[1:]
        if not alike(page, group):
            continue
        widths, heights = [s.box[2] for s in group], [s.box[3] for s in group]
        # Columns of a layout have widths of its own.
        columns = page.authored is not None and len(group) == 2 and re.search("two|column|chart|table", page.authored["layout"]["layout_id"]) \
            and "one_" not in page.authored["layout"]["layout_id"]
        spread_w = 0.0 if "ratio" in page.hints or columns else max(widths) - min(widths)
        if page.main_figure:
            rows = collections.defaultdict(list)
            for shape in group:
                rows[round(shape.box[1])].append(shape.box[2])
            spread_w = max(max(row) - min(row) for row in rows.values())
        spread_h = 0.0 if in_one_column(page, group) else max(heights) - min(heights)
        names = ", ".join(s.name for s in group[:6])
        if group[0].kind == "picture":
            group = [s for s in group if not small(s)]
            widths, heights = [s.box[2] for s in group], [s.box[3] for s in group]
            if len(group) > 1 and not same_frame([s.box for s in group]):
                wrong.append(Finding("siblings", page, f"pictures {names} fit no common frame: "
                                     f"{', '.join(f'{w:.0f} x {h:.0f}' for w, h in zip(widths, heights))}",
                                     max(spread_w, spread_h), group[0]))
        elif spread_w > SLACK or spread_h > SLACK:
            wrong.append(Finding("siblings", page, f"{names} differ by {spread_w:.1f} px in width, {spread_h:.1f} px in height",
                                 max(spread_w, spread_h), group[0]))
        if any(page.sized(s) for s in group):
            continue
        per_place = collections.defaultdict(set)
        for shape in group:
            for place, size in sizes(page, shape).items():
                per_place[place].add(size)
        for place, found in sorted(per_place.items()):
            if max(found) - min(found) > SIZE_SLACK:
                wrong.append(Finding("siblings", page, f"{names}: paragraph {place + 1} has "
                                     f"{', '.join(f'{s:g}' for s in sorted(found))} pt", max(found) - min(found), group[0]))
                break
    pair = [s for s in page.shapes if (e := page.element(s)) and e.get("role") in ("left", "right") and e["kind"] == "bullets"]
    if len(pair) == 2 and not any(page.sized(s) for s in pair):
        found = [sizes(page, s) for s in pair]
        for level in found[0].keys() & found[1].keys():
            if abs(found[0][level] - found[1][level]) > SIZE_SLACK:
                wrong.append(Finding("siblings", page, f"columns of {found[0][level]:g} and {found[1][level]:g} pt", 0, pair[0]))
    return len(groups) + (len(pair) == 2), wrong


def distance(a, b):
    across = max(b[0] - a[0] - a[2], a[0] - b[0] - b[2], 0)
    down = max(b[1] - a[1] - a[3], a[1] - b[1] - b[3], 0)
    return (across * across + down * down) ** 0.5


def strayed(page):
    """(number judged, findings): captions that are not below their picture, names nearer to another one."""
    if page.authored is None or page.full_bleed:
        return 0, []
    by_id = {s.name: s for s in page.shapes}
    titles = titles_of(page)
    free = [by_id[i] for i in page.elements if i in by_id and i not in titles and not page.pinned(by_id[i])]
    pictures = [s for s in free if page.element(s)["kind"] == "image" and not is_logo(page, page.element(s))]
    judged, wrong = 0, []
    for role in ("caption", None, "body"):
        texts = [s for s in free if page.element(s)["kind"] == "text" and page.element(s).get("role") == role]
        if role != "caption" and not groups_of(page.authored, titles)[1]:
            continue
        if not pictures or len(texts) != len(pictures) or (role != "caption" and len(texts) < 2):
            continue
        for picture, caption in zip(pictures, texts):
            judged += 1
            p, c = picture.box, caption.box
            if role == "caption":
                centre = p[0] + p[2] / 2
                below = c[1] >= p[1] + p[3] - SLACK and (c[0] - SLACK <= centre <= c[0] + c[2] + SLACK)
                if not below:
                    wrong.append(Finding("captions", page, f"'{caption.name}' is not below '{picture.name}'", 1, caption))
                    continue
            nearest = min(pictures, key=lambda o: distance(o.box, c))
            if distance(nearest.box, c) < distance(p, c) - SLACK:
                wrong.append(Finding("captions", page, f"'{caption.name}' is nearer to '{nearest.name}' than to '{picture.name}'",
                                     distance(p, c), caption))
    return judged, wrong


def reversed_arrows(page):
    """(number of runs judged, findings): pointed shapes that are not rows in the direction they point to."""
    runs = collections.defaultdict(list)
    for shape in page.shapes:
        if shape.kind == "shape" and shape.preset in POINTED and shape.words and not page.pinned(shape):
            runs[shape.preset].append(shape)
    judged, wrong = 0, []
    for preset, run in runs.items():
        if len(run) < 2:
            continue
        judged += 1
        rows = []
        for shape in run:
            middle = shape.box[1] + shape.box[3] / 2
            if rows and abs(rows[-1][0] - middle) <= 2:
                rows[-1][1].append(shape)
            else:
                rows.append((middle, [shape]))
        tops = [middle for middle, _ in rows]
        leftward = (preset in LEFTWARD) != run[0].flip
        steps = [b.box[0] - a.box[0] for _, row in rows for a, b in zip(row, row[1:])]
        if tops != sorted(tops):
            wrong.append(Finding("pointed", page, f"rows of {preset} are not below one another in reading order", len(rows), run[0]))
        elif len(rows) > 2 or (len(rows) == 2 and len(run) <= 3):
            wrong.append(Finding("pointed", page, f"{len(run)} {preset} in {len(rows)} rows", len(rows), run[0]))
        elif any((step < 0) != leftward for step in steps):
            wrong.append(Finding("pointed", page, f"{preset} point against the order in which they are read", 1, run[0]))
    return judged, wrong
