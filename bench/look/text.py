"""Sizes, colours and markers of text as they are shown: run, list styles of shape, layout and master, styles, defaults."""
from lxml import etree

from look.sheet import NS, TITLES, local
from look.paint import BLACK

LEVELS = [f"lvl{i}pPr" for i in range(1, 10)]
DEFAULT_SIZE = 18.0  # ECMA-376, 21.1.2.3.9


class Run:
    def __init__(self, text, size, colour, bold):
        self.text, self.size, self.colour, self.bold = text, size, colour, bold


class Paragraph:
    def __init__(self, level, runs, marker, align):
        self.level, self.runs, self.marker, self.align = level, runs, marker, align

    @property
    def text(self):
        return "".join(r.text for r in self.runs)

    @property
    def size(self):
        return max((r.size for r in self.runs if r.text.strip()), default=None)


def list_styles(shape):
    """The list styles that the paragraphs of a shape inherit from, nearest first."""
    found = [n for one in (shape, *shape.parents) if (n := one.node.find("p:txBody/a:lstStyle", NS)) is not None]
    master = shape.sheet.master.root
    kinds = {one.ph[0] for one in (shape, *shape.parents) if one.ph}
    if kinds & TITLES:
        which = "titleStyle"
    elif kinds and not kinds & {"dt", "ftr", "sldNum"}:
        which = "bodyStyle"
    else:
        which = "otherStyle"
    style = master.find(f"p:txStyles/p:{which}", NS)
    if style is not None:
        found.append(style)
    default = shape.sheet.deck.file.root.find("p:defaultTextStyle", NS)
    if default is not None:
        found.append(default)
    return found


def chain(paragraph_properties, styles, level):
    """pPr of the paragraph, then of each style at its level."""
    found = [] if paragraph_properties is None else [paragraph_properties]
    for style in styles:
        for name in (LEVELS[level], "defPPr"):
            node = style.find("a:" + name, NS)
            if node is not None:
                found.append(node)
                break
    return found


def scale_of(shape):
    node = shape.first("p:txBody/a:bodyPr/a:normAutofit")
    return 1.0 if node is None else int(node.get("fontScale", 100000)) / 100000


def paragraphs(shape, palette, body=None, styles=None, colour=None):
    """The paragraphs of a shape, or of a table cell whose styles and colour are given."""
    body = shape.body if body is None else body
    if body is None:
        return []
    styles = list_styles(shape) if styles is None else styles
    scale = scale_of(shape) if colour is None else 1.0
    style = shape.first("p:style/a:fontRef")
    made = []
    for node in body.findall("a:p", NS):
        ppr = node.find("a:pPr", NS)
        level = int(ppr.get("lvl", 0)) if ppr is not None else 0
        above = chain(ppr, styles, level)
        defaults = [d for p in above if (d := p.find("a:defRPr", NS)) is not None]
        runs = []
        for run in node:
            if local(run) == "br":
                runs.append(Run("\n", 0.0, None, False))
            if local(run) not in ("r", "fld"):
                continue
            text = run.findtext("a:t", "", NS)
            rpr = run.find("a:rPr", NS)
            properties = ([rpr] if rpr is not None else []) + defaults
            size = next((int(p.get("sz")) / 100 for p in properties if p.get("sz")), DEFAULT_SIZE)
            bold = next((p.get("b") in ("1", "true") for p in properties if p.get("b")), False)
            runs.append(Run(text, size * scale, _colour(rpr, properties, palette, style, shape, colour), bold))
        made.append(Paragraph(level, runs, _marker(above, runs, palette), next((p.get("algn") for p in above if p.get("algn")), "l")))
    return made


def _colour(rpr, properties, palette, style, shape, colour):
    """The colour of a run; None where it is a gradient or picture."""
    if rpr is not None:
        link = rpr.find("a:hlinkClick", NS)
        if link is not None and link.get("{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id") \
                and b'val="tx"' not in etree.tostring(link):
            return palette.scheme.get(palette.map.get("hlink", "hlink"), BLACK)
    # A shape's style colours its text before the defaults of master and presentation do.
    direct = properties[:1 if rpr is not None else 0]
    own = direct if colour is not None or (style is not None and shape.ph is None) else properties
    for node in own:
        fill = next((c for c in node if local(c) in ("solidFill", "gradFill", "noFill", "blipFill", "pattFill")), None)
        if fill is not None:
            found = palette.colour(fill) if local(fill) == "solidFill" else None
            return found[0] if found else None
    if colour is not None:
        return colour
    if style is not None and shape.ph is None:
        found = palette.colour(style)
        if found:
            return found[0]
    return palette.scheme.get(palette.map.get("tx1", "dk1"), BLACK)


def _marker(above, runs, palette):
    """The colour of a paragraph's marker; None where it has none, or no text."""
    if not any(r.text.strip() for r in runs):
        return None
    for node in above:
        kind = next((local(c) for c in node if local(c) in ("buNone", "buChar", "buAutoNum", "buBlip")), None)
        if kind is None:
            continue
        if kind in ("buNone", "buBlip"):
            return None
        break
    else:
        return None
    for node in above:
        own = next((c for c in node if local(c) in ("buClr", "buClrTx")), None)
        if own is not None:
            if local(own) == "buClrTx":
                break
            found = palette.colour(own)
            return found[0] if found else None
    return next((r.colour for r in runs if r.text.strip()), None)
