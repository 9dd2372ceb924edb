"""The shapes of a deck's slides, layouts and masters, groups expanded and boxes inherited, read with lxml.

Lengths are px, 96 to the inch. A shape keeps its XML element; texts and colours are resolved by text.py and paint.py.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tests"))
from support.presentation import A, NS, P, Presentation, R  # noqa: E402

PX = 9525
KINDS = {"sp": "shape", "pic": "picture", "graphicFrame": "frame", "cxnSp": "connector"}
TITLES = {"title", "ctrTitle"}
FOOTERS = {"dt", "ftr", "sldNum", "hdr"}
# A layout's placeholder of one of these types inherits from the master's of another.
MASTER_TYPE = {"ctrTitle": "title", "subTitle": "body", "obj": "body", "pic": "body", "tbl": "body", "chart": "body",
               "clipArt": "body", "dgm": "body", "media": "body"}
IDENTITY = (1.0, 1.0, 0.0, 0.0)  # scale x, scale y, shift x, shift y


def local(node):
    return node.tag.rsplit("}", 1)[-1] if isinstance(node.tag, str) else ""


class Shape:
    def __init__(self, sheet, node, transform, z, group):
        self.sheet, self.node, self.z, self.group = sheet, node, z, group
        self.kind = KINDS[local(node)]
        properties = node.find("*/p:cNvPr", NS)
        self.name = properties.get("name", "")
        self.id = int(properties.get("id", 0))
        self.hidden = properties.get("hidden") in ("1", "true")
        ph = node.find("*/p:nvPr/p:ph", NS)
        self.ph = None if ph is None else (ph.get("type", "obj"), ph.get("idx", "0"))
        self.parents = sheet.ancestors(self.ph)  # placeholders of layout and master that it inherits from
        self.text_box = node.find("p:nvSpPr/p:cNvSpPr[@txBox='1']", NS) is not None
        geometry = self.first("p:spPr/a:prstGeom")
        self.preset = geometry.get("prst") if geometry is not None else \
            ("custom" if self.first("p:spPr/a:custGeom") is not None else "rect")
        self.rotation, self.flip, self.box = 0.0, False, None
        for one in (self, *self.parents):
            xfrm = one.node.find("p:xfrm", NS) if one.kind == "frame" else one.node.find("p:spPr/a:xfrm", NS)
            if xfrm is not None and xfrm.find("a:off", NS) is not None:
                self._place(xfrm, transform if one is self else IDENTITY)
                break
        self.body = node.find("p:txBody", NS)
        self.words = "".join(t.text or "" for t in node.iter("{%s}t" % A)).strip() if self.body is not None else ""
        self.sorts = "picture" if self.kind == "picture" else None
        if self.kind == "frame":
            data = node.find("a:graphic/a:graphicData", NS)
            self.sorts = "table" if data is not None and data.find("a:tbl", NS) is not None else "chart"

    def _place(self, xfrm, transform):
        off, ext = xfrm.find("a:off", NS), xfrm.find("a:ext", NS)
        sx, sy, dx, dy = transform
        x, y = int(off.get("x")) * sx + dx, int(off.get("y")) * sy + dy
        w, h = int(ext.get("cx")) * sx, int(ext.get("cy")) * sy
        self.rotation = int(xfrm.get("rot", 0)) / 60000
        self.flip = xfrm.get("flipH") in ("1", "true")
        if 45 <= self.rotation % 180 < 135:
            x, y, w, h = x + (w - h) / 2, y + (h - w) / 2, h, w
        self.box = (x / PX, y / PX, w / PX, h / PX)

    def first(self, path):
        """The node at a path in the shape itself, else in what it inherits from."""
        for one in (self, *self.parents):
            found = one.node.find(path, NS)
            if found is not None:
                return found
        return None

    @property
    def is_title(self):
        return self.ph is not None and self.ph[0] in TITLES

    @property
    def is_footer(self):
        return self.ph is not None and self.ph[0] in FOOTERS

    @property
    def bottom(self):
        return self.box[1] + self.box[3]


class Sheet:
    """A master, layout or slide. `above` is the sheet that it inherits from."""

    def __init__(self, deck, part, above=None):
        self.deck, self.part, self.above = deck, part, above
        self.root = deck.file.xml(part)
        self.targets = deck.file.targets(part)
        self.master = self if above is None else above.master
        self.shows_above = self.root.get("showMasterSp", "1") not in ("0", "false")
        self.shapes = []
        tree = self.root.find("p:cSld/p:spTree", NS)
        if tree is not None:
            self._read(tree, IDENTITY, None)

    def _read(self, tree, transform, group):
        for node in tree:
            name = local(node)
            if name == "grpSp":
                inner = transform
                xfrm = node.find("p:grpSpPr/a:xfrm", NS)
                if xfrm is not None and xfrm.find("a:chExt", NS) is not None:
                    off, ext, at, size = (xfrm.find("a:" + t, NS) for t in ("off", "ext", "chOff", "chExt"))
                    sx = int(ext.get("cx")) / max(1, int(size.get("cx")))
                    sy = int(ext.get("cy")) / max(1, int(size.get("cy")))
                    dx, dy = int(off.get("x")) - int(at.get("x")) * sx, int(off.get("y")) - int(at.get("y")) * sy
                    inner = (transform[0] * sx, transform[1] * sy, transform[0] * dx + transform[2], transform[1] * dy + transform[3])
                self._read(node, inner, group or node)
            elif name in KINDS:
                self.shapes.append(Shape(self, node, transform, len(self.shapes), group))

    def ancestors(self, ph):
        """The placeholders of layout and master that a placeholder inherits from, nearest first."""
        if ph is None or self.above is None:
            return []
        kind, idx = ph
        candidates = [s for s in self.above.shapes if s.ph]
        if self.above.above is None:
            wanted = {kind, MASTER_TYPE.get(kind)}
            found = [s for s in candidates if s.ph[0] in wanted]
        else:
            found = [s for s in candidates if s.ph[1] == idx and (idx != "0" or s.ph[0] == kind or {s.ph[0], kind} <= TITLES)]
            found = found or [s for s in candidates if s.ph[0] == kind]
        return [found[0], *found[0].parents] if found else []

    @property
    def name(self):
        node = self.root.find("p:cSld", NS)
        return "" if node is None else node.get("name", "")


class Deck:
    def __init__(self, path):
        self.path = path
        self.file = Presentation(path)
        size = self.file.root.find("p:sldSz", NS)
        self.width, self.height = int(size.get("cx")) / PX, int(size.get("cy")) / PX
        self.sheets = {}
        self.slides = [self._slide(part) for part in self.file.slides]

    def _sheet(self, part, above=None):
        if part not in self.sheets:
            self.sheets[part] = Sheet(self, part, above)
        return self.sheets[part]

    def _slide(self, part):
        layout = self.file.related(part, "slideLayout")[0]
        master = self._sheet(self.file.related(layout, "slideMaster")[0])
        return self._sheet(part, self._sheet(layout, master))

    def theme(self, master):
        parts = self.file.related(master.part, "theme")
        return self.file.xml(parts[0]) if parts else None


def visible(slide):
    """The shapes of a slide that are drawn and have a box."""
    return [s for s in slide.shapes if not s.hidden and s.box is not None]


def overlap(a, b):
    """Width and height of what two boxes share; negative where they are apart."""
    return (min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0]), min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1]))


__all__ = ["A", "NS", "P", "R", "Deck", "Shape", "Sheet", "local", "overlap", "visible"]
