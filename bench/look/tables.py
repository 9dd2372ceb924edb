"""The cells of a table on a slide: box, fill and the colours of their text, table styles included."""
from look.paint import Fill, own_fill
from look.sheet import NS, PX, local

PARTS = ("wholeTbl", "band1H", "band2H", "band1V", "band2V", "firstCol", "lastCol", "firstRow", "lastRow")
FLAGS = ("firstRow", "lastRow", "firstCol", "lastCol", "bandRow", "bandCol")


class Cell:
    def __init__(self, node, box, fill, colour):
        self.node, self.box, self.fill, self.colour = node, box, fill, colour
        self.body = node.find("a:txBody", NS)


def style_of(shape, table):
    """The definition of a table's style in the deck; None where the deck has none (PowerPoint knows its own)."""
    ident = table.findtext("a:tblPr/a:tableStyleId", "", NS)
    deck = shape.sheet.deck
    for part in deck.file.related(deck.file.part, "tableStyles"):
        for style in deck.file.xml(part):
            if style.get("styleId") == ident:
                return ident, style
    return ident, None


def cells(shape, palette):
    """([cells], whether the style is known)."""
    table = shape.node.find("a:graphic/a:graphicData/a:tbl", NS)
    properties = table.find("a:tblPr", NS)
    flags = {f: properties is not None and properties.get(f) in ("1", "true") for f in FLAGS}
    ident, style = style_of(shape, table)
    widths = [int(c.get("w")) / PX for c in table.findall("a:tblGrid/a:gridCol", NS)]
    heights = [int(r.get("h")) / PX for r in table.findall("a:tr", NS)]
    found, y = [], shape.box[1]
    for r, row in enumerate(table.findall("a:tr", NS)):
        x = shape.box[0]
        for c, node in enumerate(row.findall("a:tc", NS)):
            if node.get("hMerge") in ("1", "true") or node.get("vMerge") in ("1", "true"):
                x += widths[c]
                continue
            width = sum(widths[c:c + int(node.get("gridSpan", 1))])
            height = sum(heights[r:r + int(node.get("rowSpan", 1))])
            fill, colour = _look(style, palette, _parts(flags, r, c, len(heights), len(widths)))
            own = own_fill(node.find("a:tcPr", NS))
            if own is not None:
                fill = None if local(own) == "noFill" else Fill(palette, own)
            found.append(Cell(node, (x, y, width, height), fill, colour))
            x += widths[c]
        y += heights[r]
    return found, style is not None or not ident


def _parts(flags, row, column, rows, columns):
    """The parts of the style that a cell takes, the weakest first."""
    taken = ["wholeTbl"]
    band = row - flags["firstRow"]
    if flags["bandRow"] and band >= 0:
        taken.append("band1H" if band % 2 == 0 else "band2H")
    band = column - flags["firstCol"]
    if flags["bandCol"] and band >= 0:
        taken.append("band1V" if band % 2 == 0 else "band2V")
    if flags["firstCol"] and column == 0:
        taken.append("firstCol")
    if flags["lastCol"] and column == columns - 1:
        taken.append("lastCol")
    if flags["firstRow"] and row == 0:
        taken.append("firstRow")
    if flags["lastRow"] and row == rows - 1:
        taken.append("lastRow")
    return taken


def _look(style, palette, parts):
    fill = colour = None
    for part in parts if style is not None else ():
        node = style.find("a:" + part, NS)
        if node is None:
            continue
        ref = node.find("a:tcTxStyle", NS)
        if ref is not None:
            found = palette.colour(ref)
            if found is None and ref.find("a:fontRef", NS) is not None:
                found = palette.colour(ref.find("a:fontRef", NS))
            colour = found[0] if found else colour
        own = node.find("a:tcStyle/a:fill", NS)
        if own is not None and own_fill(own) is not None:
            fill = None if local(own_fill(own)) == "noFill" else Fill(palette, own_fill(own))
    return fill, colour
