"""Where the shapes of a .pptx are, read from its XML alone, and which of them are wrong.

Boxes are resolved as PowerPoint does: the shape's own xfrm, else the placeholder of the layout it
fills (by idx, then by type), else the master's of that type. Lengths are EMU. Standard library only.
"""
import collections
import posixpath
import zipfile
from xml.etree import ElementTree

P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
REL = "{http://schemas.openxmlformats.org/package/2006/relationships}"

PX = 9525  # EMU to a px
SHAPES = (P + "sp", P + "pic", P + "graphicFrame", P + "cxnSp")
# A layout's placeholder of one of these types inherits from the master's of another.
MASTER_TYPE = {"ctrTitle": "title", "subTitle": "body", "obj": "body", "pic": "body", "tbl": "body",
               "chart": "body", "clipArt": "body", "dgm": "body", "media": "body"}

DECORATIVE = "{http://schemas.microsoft.com/office/drawing/2017/decorative}decorative"

Shape = collections.namedtuple("Shape", "name box has_text kind decorative")  # box: (x, y, w, h)


class Package:
    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)
        self.trees = {}

    def xml(self, part):
        if part not in self.trees:
            self.trees[part] = ElementTree.fromstring(self.zip.read(part))
        return self.trees[part]

    def related(self, part):
        """{rId: (type's last word, part name)} of a part's internal relationships."""
        folder, name = posixpath.split(part)
        rels = posixpath.join(folder, "_rels", name + ".rels")
        if rels not in self.zip.namelist():
            return {}
        found = {}
        for rel in self.xml(rels).iter(REL + "Relationship"):
            if rel.get("TargetMode") != "External":
                target = rel.get("Target")
                full = target.lstrip("/") if target.startswith("/") else posixpath.normpath(posixpath.join(folder, target))
                found[rel.get("Id")] = (rel.get("Type").rsplit("/", 1)[-1], full)
        return found

    def related_of(self, part, kind):
        return next((target for name, target in self.related(part).values() if name == kind), None)

    def slides(self):
        main = self.related_of("", "officeDocument") or "ppt/presentation.xml"
        rels = self.related(main)
        ids = self.xml(main).iterfind(f"{P}sldIdLst/{P}sldId")
        return [rels[one.get(R + "id")][1] for one in ids]

    def page(self):
        main = self.related_of("", "officeDocument") or "ppt/presentation.xml"
        size = self.xml(main).find(P + "sldSz")
        return int(size.get("cx")), int(size.get("cy"))


def _own_box(shape):
    xfrm = shape.find(P + "xfrm")
    if xfrm is None:
        xfrm = shape.find(f"{P}spPr/{A}xfrm")
    if xfrm is None or xfrm.find(A + "off") is None:
        return None
    off, ext = xfrm.find(A + "off"), xfrm.find(A + "ext")
    x, y, w, h = int(off.get("x")), int(off.get("y")), int(ext.get("cx")), int(ext.get("cy"))
    if int(xfrm.get("rot", 0)) % 10800000 == 5400000:  # turned a quarter about its centre
        x, y, w, h = x + (w - h) // 2, y + (h - w) // 2, h, w
    return x, y, w, h


def _placeholder(shape):
    return shape.find(f"*/{P}nvPr/{P}ph")


def _placeholders(tree):
    return [(ph, shape) for shape in tree.iter() if shape.tag in SHAPES and (ph := _placeholder(shape)) is not None]


def _inherited_box(package, slide, ph):
    layout = package.related_of(slide, "slideLayout")
    kind, idx = ph.get("type", "obj"), ph.get("idx", "0")
    candidates = _placeholders(package.xml(layout))
    chosen = [s for p, s in candidates if p.get("idx", "0") == idx and (idx != "0" or p.get("type", "obj") == kind)]
    chosen = chosen or [s for p, s in candidates if p.get("type", "obj") == kind]
    if not chosen:
        return None
    box = _own_box(chosen[0])
    if box:
        return box
    expected = _placeholder(chosen[0]).get("type", "obj")
    master = package.related_of(layout, "slideMaster")
    for p, s in _placeholders(package.xml(master)):
        if p.get("type", "obj") in (expected, MASTER_TYPE.get(expected)):
            return _own_box(s)
    return None


def shapes_of(package, slide):
    """Top-level shapes of a slide, groups as one, in drawing order. Raises ValueError without a box."""
    found = []
    tree = package.xml(slide).find(f"{P}cSld/{P}spTree")
    for shape in tree:
        if shape.tag == P + "grpSp":
            off, ext = shape.find(f"{P}grpSpPr/{A}xfrm/{A}off"), shape.find(f"{P}grpSpPr/{A}xfrm/{A}ext")
            box = (int(off.get("x")), int(off.get("y")), int(ext.get("cx")), int(ext.get("cy")))
            ph = None
        elif shape.tag in SHAPES:
            box, ph = _own_box(shape), _placeholder(shape)
        else:
            continue
        name = shape.find(f"*/{P}cNvPr").get("name", "")
        if box is None and ph is not None:
            box = _inherited_box(package, slide, ph)
        if box is None:
            raise ValueError(f"{slide}: no box can be found for shape '{name}'")
        has_text = any((t.text or "").strip() for t in shape.iter(A + "t"))
        mark = next(shape.find(f"*/{P}cNvPr").iter(DECORATIVE), None)
        found.append(Shape(name, box, has_text, shape.tag.rsplit("}", 1)[-1], mark is not None and mark.get("val") in ("1", "true")))
    return found


def _inside(inner, outer):
    return (inner[0] >= outer[0] - PX and inner[1] >= outer[1] - PX and
            inner[0] + inner[2] <= outer[0] + outer[2] + PX and inner[1] + inner[3] <= outer[1] + outer[3] + PX)


def _overlap(a, b):
    return (min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0]), min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1]))


Flaw = collections.namedtuple("Flaw", "slide names text")  # slide: from 1; names: of the shapes, one or two


def flaws(path):
    """Shapes that leave the slide by more than a px, and pairs that overlap by more than a px.

    A pair is exempt where one is a wordless panel around the other, where one covers the slide, where one is the
    mark of the other's source and inside it, and where one is a decoration inside the other: bands, bars and large figures
    belong to a list or panel, and bench/look compares the lines of their texts.
    """
    wrong = []
    package = Package(path)
    width, height = package.page()
    for number, slide in enumerate(package.slides(), 1):
        try:
            shapes = shapes_of(package, slide)
        except ValueError as error:
            wrong.append(Flaw(number, (), str(error)))
            continue
        for index, one in enumerate(shapes):
            if not _inside(one.box, (0, 0, width, height)):
                wrong.append(Flaw(number, (one.name,), f"'{one.name}' {_px(one.box)} leaves the slide"))
            for other in shapes[index + 1:]:
                across, down = _overlap(one.box, other.box)
                if across <= PX or down <= PX:
                    continue
                panel = (not one.has_text and _inside(other.box, one.box)) or (not other.has_text and _inside(one.box, other.box))
                covers = any(_inside((0, 0, width, height), s.box) for s in (one, other))
                marked = any(m.name == s.name + " source" and _inside(m.box, s.box) for m, s in ((one, other), (other, one)))
                decorated = any(d.decorative and _inside(d.box, s.box) for d, s in ((one, other), (other, one)))
                if not panel and not covers and not marked and not decorated:
                    wrong.append(Flaw(number, (one.name, other.name), f"'{one.name}' {_px(one.box)} and '{other.name}' "
                                      f"{_px(other.box)} overlap by {across / PX:.1f} x {down / PX:.1f} px"))
    return wrong


def complaints(path):
    """The flaws as lines."""
    return [f"{path}: slide {flaw.slide}: {flaw.text}" for flaw in flaws(path)]


def _px(box):
    return "(" + ", ".join(f"{value / PX:g}" for value in box) + ")"


def slide_count(path):
    return len(Package(path).slides())
