"""Contrast of every text and marker with what is really behind it: shapes, tables and charts."""
import collections

from look import text
from look.page import Finding
from look.paint import Fill, contrast, luminance, name_of, own_fill
from look.sheet import NS, local
from look.tables import cells

LEAST = 4.5    # WCAG 2.1, AA
SLACK = 0.02   # of rounding in colours
C = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"


class Tally:
    def __init__(self):
        self.judged, self.authored, self.pictures, self.unknown, self.wrong = 0, 0, 0, 0, []


def has_colour(backs):
    """Whether any colour can be read on all that is behind a text."""
    there = [luminance(b) for back in backs for b in back]
    edges = [0.0, 1.0, *[(LEAST * (b + 0.05)) - 0.05 for b in there], *[(b + 0.05) / LEAST - 0.05 for b in there]]
    return any(0 <= e <= 1 and all((max(e, b) + 0.05) / (min(e, b) + 0.05) >= LEAST - SLACK for b in there) for e in edges)


def judge(tally, page, shape, what, colour, backs, authored=False):
    """One text: the worst of the colours that may be behind it counts. In an exact box, what no colour could cure is its author's."""
    if colour is None:
        tally.unknown += 1
    elif not backs or any(b is None for b in backs):
        tally.pictures += 1
    else:
        worst = min((b for back in backs for b in back), key=lambda b: contrast(colour, b))
        ratio = contrast(colour, worst)
        if ratio < LEAST - SLACK and (authored or (page.pinned(shape) and not has_colour(backs))):
            tally.authored += 1
            return
        tally.judged += 1
        if ratio < LEAST - SLACK:
            tally.wrong.append(Finding("contrast", page, f"{what} {name_of(colour)} on {name_of(worst)}: {ratio:.2f}", ratio, shape))


def points_of(lines, shape):
    if not lines:
        x, y, w, h = shape.box
        return [(x + w * u, y + h * v) for u in (0.35, 0.5, 0.65) for v in (0.4, 0.5, 0.6)]
    return [(l["x"] + l["width"] * u, (l["top"] + l["bottom"]) / 2) for l in lines for u in (0.02, 0.5, 0.98)]


def by_paragraph(made, lines):
    """The lines of each paragraph, by the letters that they hold."""
    found, at = [], 0
    for paragraph in made:
        need, mine = len("".join(paragraph.text.split())), []
        while need > 0 and at < len(lines):
            mine.append(lines[at])
            need -= len("".join(lines[at]["text"].split()))
            at += 1
        if not mine and not paragraph.text.strip() and at < len(lines) and not lines[at]["text"].strip():
            at += 1
        found.append(mine)
    return found


def shape_texts(tally, page, shape):
    made = page.paragraphs(shape)
    lines = [] if shape.rotation else page.lines.get(shape.id, [])
    style, element = page.style(shape), page.owner(shape)
    runs = element.get("extensions", {}).get("runs") if element else None
    authored = "color" in style or runs is not None
    for paragraph, own in zip(made, by_paragraph(made, lines)):
        if not paragraph.text.strip():
            continue
        points = points_of(own, shape)
        backs = [page.backdrop.behind(shape, p) for p in points]
        for colour in dict.fromkeys(r.colour for r in paragraph.runs if r.text.strip()):
            judge(tally, page, shape, f"'{paragraph.text.strip()[:30]}' in '{shape.name}'", colour, backs, authored)
        if paragraph.marker is not None and own:
            at = (max(shape.box[0] + 1, own[0]["x"] - 10), (own[0]["top"] + own[0]["bottom"]) / 2)
            judge(tally, page, shape, f"marker of '{paragraph.text.strip()[:20]}' in '{shape.name}'", paragraph.marker,
                  [page.backdrop.behind(shape, at)], authored)


def table_texts(tally, page, shape):
    palette = page.backdrop.palette
    found, known = cells(shape, palette)
    style = page.style(shape)
    default = shape.sheet.deck.file.root.find("p:defaultTextStyle", NS)
    tx1 = palette.scheme.get(palette.map.get("tx1", "dk1"), (0, 0, 0))
    for cell in found:
        words = "".join(t.text or "" for t in cell.node.iter("{http://schemas.openxmlformats.org/drawingml/2006/main}t")).strip()
        if not words:
            continue
        if not known:
            tally.unknown += 1
            continue
        own = cell.node.find("a:txBody/a:lstStyle", NS)
        styles = [s for s in (own, default) if s is not None]
        x, y, w, h = cell.box
        backs = []
        for point in ((x + 0.1 * w, y + h / 2), (x + 0.9 * w, y + h / 2)):
            filled = cell.fill.at(point, cell.box) if cell.fill else []
            below = page.backdrop.behind(shape, point, own=False)
            if isinstance(filled, str):
                backs.append(None)
            elif filled and filled[0][1] >= 0.999:
                backs.append([c for c, _ in filled])
            else:
                backs.append(below if not filled or below is None else
                             [tuple(f * a + b * (1 - a) for f, b in zip(c, back)) for c, a in filled for back in below])
        for paragraph in text.paragraphs(shape, palette, cell.body, styles, cell.colour or tx1):
            for colour in dict.fromkeys(r.colour for r in paragraph.runs if r.text.strip()):
                judge(tally, page, shape, f"'{words[:20]}' in table '{shape.name}'", colour, backs, "color" in style)


def chart_texts(tally, page, shape):
    """Titles, axes, legends and labels of a chart: on the chart's own fill, labels within bars on those of their series."""
    node = shape.node.find(".//" + C + "chart")
    part = shape.sheet.targets.get(node.get("{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id")) if node is not None else None
    if part is None:
        return
    root, palette = shape.sheet.deck.file.xml(part), page.backdrop.palette
    tx1 = palette.scheme.get(palette.map.get("tx1", "dk1"), (0, 0, 0))
    base = colour_in(root.find(C + "txPr"), palette) or tx1
    x, y, w, h = shape.box
    points = [(x + w * u, y + h * v) for u in (0.1, 0.5, 0.9) for v in (0.1, 0.5, 0.9)]
    fill = own_fill(root.find(C + "spPr"))
    outside = [page.backdrop.behind(shape, p, own=False) for p in points]
    if fill is not None and local(fill) == "solidFill":
        outside = [[palette.colour(fill)[0]]]
    authored = "color" in page.style(shape)
    for what, holder in parts_with_text(root):
        colour = colour_in(holder.find(C + "txPr"), palette) or colour_in(holder.find(f"{C}tx/{C}rich"), palette) or base
        judge(tally, page, shape, f"{what} of chart '{shape.name}'", colour, outside, authored)
    for series in root.iter(C + "ser"):
        chart_labels(tally, page, shape, series, palette, base, outside, authored)


def parts_with_text(root):
    for name in ("title", "legend", "catAx", "valAx", "dateAx", "serAx"):
        for node in root.iter(C + name):
            deleted = node.find(C + "delete")
            position = node.find(C + "tickLblPos")
            if deleted is not None and deleted.get("val") in ("1", "true"):
                continue
            if position is not None and position.get("val") == "none":
                continue
            yield name, node


def colour_in(body, palette):
    if body is None:
        return None
    for node in body.iter("{http://schemas.openxmlformats.org/drawingml/2006/main}rPr", "{http://schemas.openxmlformats.org/drawingml/2006/main}defRPr"):
        fill = node.find("a:solidFill", NS)
        if fill is not None:
            found = palette.colour(fill)
            return found[0] if found else None
    return None


def series_fill(holder, palette):
    fill = own_fill(holder.find(C + "spPr")) if holder is not None else None
    found = palette.colour(fill) if fill is not None and local(fill) == "solidFill" else None
    return found[0] if found else None


def chart_labels(tally, page, shape, series, palette, base, outside, authored):
    labels = series.find(C + "dLbls")
    chart = series.getparent()
    if labels is None:
        labels = chart.find(C + "dLbls")
    if labels is None:
        return
    kind, grouping = local(chart), chart.find(C + "grouping")
    stacked = grouping is not None and "tacked" in grouping.get("val", "")
    inner = series_fill(series, palette)
    points = {p.find(C + "idx").get("val"): series_fill(p, palette) for p in series.findall(C + "dPt")}
    one_by_one = {l.find(C + "idx").get("val"): l for l in labels.findall(C + "dLbl")}
    wanted = {None: labels, **one_by_one}
    for index, label in wanted.items():
        deleted = label.find(C + "delete")
        shows = [label.find(C + n) for n in ("showVal", "showPercent", "showCatName", "showSerName")]
        if (deleted is not None and deleted.get("val") in ("1", "true")) or \
                not any(s is not None and s.get("val") in ("1", "true") for s in shows):
            continue
        place = label.find(C + "dLblPos") if label.find(C + "dLblPos") is not None else labels.find(C + "dLblPos")
        place = place.get("val") if place is not None else ("ctr" if stacked or kind in ("pieChart", "doughnutChart") else "outEnd")
        colour = colour_in(label.find(C + "txPr"), palette) or colour_in(label.find(f"{C}tx/{C}rich"), palette) or \
            colour_in(labels.find(C + "txPr"), palette) or base
        # A doughnut's labels have no place to choose: they are on its ring.
        inside = kind in ("barChart", "pieChart", "doughnutChart", "areaChart") and place in ("ctr", "inEnd", "inBase", "bestFit") and \
            not (kind == "pieChart" and place == "bestFit")
        backs = outside
        if inside:
            others = [c for i, c in points.items() if i not in one_by_one and c is not None]
            mine = [points.get(index) or inner] if index is not None else [inner, *others]
            if any(c is None for c in mine):
                tally.unknown += 1
                continue
            backs = [mine]
        judge(tally, page, shape, f"label{'' if index is None else ' ' + index} of chart '{shape.name}'", colour, backs, authored)


def judge_page(page):
    tally = Tally()
    for shape in page.shapes:
        if shape.sorts == "table":
            table_texts(tally, page, shape)
        elif shape.sorts == "chart":
            chart_texts(tally, page, shape)
        elif shape.words and shape.kind == "shape":
            shape_texts(tally, page, shape)
    return tally


__all__ = ["Fill", "Tally", "collections", "judge_page", "luminance"]
