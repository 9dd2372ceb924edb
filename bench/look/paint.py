"""Colours and fills as they are shown: theme, colour map, changes, gradients, and what is behind a point of a slide.

A colour is (red, green, blue), each from 0 to 1. Behind a point there is a list of colours, any of which may be the
one that is seen (a transparent panel over a picture has two), or None where a picture hides it.
"""
import colorsys
import math

from look.sheet import A, NS, P, R, local

SYSTEM = {"windowText": "000000", "window": "FFFFFF"}
PRESETS = {"black": "000000", "white": "FFFFFF", "red": "FF0000", "green": "008000", "blue": "0000FF", "gray": "808080",
           "yellow": "FFFF00", "orange": "FFA500", "navy": "000080", "ltGray": "D3D3D3", "dkGray": "A9A9A9"}
BLACK, WHITE = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)
FILLS = ("noFill", "solidFill", "gradFill", "blipFill", "pattFill", "grpFill")
PICTURE = "picture"


def hex_colour(text):
    return tuple(int(text[i:i + 2], 16) / 255 for i in (0, 2, 4))


def name_of(colour):
    return "".join(f"{round(c * 255):02X}" for c in colour)


def linear(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def encoded(c):
    c = min(1.0, max(0.0, c))
    return c * 12.92 if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055


def luminance(colour):
    r, g, b = (linear(c) for c in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one, other):
    """WCAG 2.1, 1 to 21."""
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


def over(front, alpha, back):
    return tuple(f * alpha + b * (1 - alpha) for f, b in zip(front, back))


class Palette:
    """The colours of a sheet: its theme through its colour map."""

    def __init__(self, sheet):
        self.theme = sheet.deck.theme(sheet.master)
        self.map = {}
        node = sheet.master.root.find("p:clrMap", NS)
        if node is not None:
            self.map = dict(node.attrib)
        chain, at = [], sheet
        while at is not None and at.above is not None:
            chain.append(at)
            at = at.above
        for one in chain:
            override = one.root.find("p:clrMapOvr/a:overrideClrMapping", NS)
            if override is not None:
                self.map = dict(override.attrib)
                break
        self.scheme = {}
        scheme = None if self.theme is None else self.theme.find(".//a:clrScheme", NS)
        for slot in ([] if scheme is None else scheme):
            for value in slot:
                if local(value) == "sysClr":
                    self.scheme[local(slot)] = hex_colour(value.get("lastClr") or SYSTEM.get(value.get("val"), "000000"))
                elif local(value) == "srgbClr":
                    self.scheme[local(slot)] = hex_colour(value.get("val"))

    def colour(self, parent, placeholder=BLACK):
        """(colour, alpha) of the colour element in `parent`; None where there is none."""
        node = next((c for c in parent if local(c) in ("srgbClr", "schemeClr", "sysClr", "prstClr", "scrgbClr", "hslClr")), None)
        if node is None:
            return None
        kind, value = local(node), node.get("val")
        if kind == "srgbClr":
            base = hex_colour(value)
        elif kind == "schemeClr":
            base = placeholder if value == "phClr" else self.scheme.get(self.map.get(value, value), BLACK)
        elif kind == "sysClr":
            base = hex_colour(node.get("lastClr") or SYSTEM.get(value, "000000"))
        elif kind == "scrgbClr":
            base = tuple(encoded(int(node.get(k)) / 100000) for k in "rgb")
        elif kind == "hslClr":
            h, s, l = int(node.get("hue")) / 21600000, int(node.get("sat")) / 100000, int(node.get("lum")) / 100000
            base = colorsys.hls_to_rgb(h, l, s)
        else:
            base = hex_colour(PRESETS.get(value, "808080"))
        return self._changed(base, node)

    @staticmethod
    def _changed(colour, node):
        alpha = 1.0
        for change in node:
            kind, amount = local(change), int(change.get("val", 0)) / 100000
            if kind == "alpha":
                alpha = amount
            elif kind == "alphaMod":
                alpha *= amount
            elif kind in ("lumMod", "lumOff", "satMod", "satOff", "hueMod", "hueOff", "lum", "sat"):
                h, l, s = colorsys.rgb_to_hls(*colour)
                if kind == "hueOff":
                    h = (h + int(change.get("val")) / 21600000) % 1
                elif kind == "hueMod":
                    h = (h * amount) % 1
                elif kind.startswith("lum"):
                    l = amount if kind == "lum" else (l * amount if kind == "lumMod" else l + amount)
                else:
                    s = amount if kind == "sat" else (s * amount if kind == "satMod" else s + amount)
                colour = colorsys.hls_to_rgb(h, min(1, max(0, l)), min(1, max(0, s)))
            elif kind == "tint":
                colour = tuple(encoded(linear(c) * amount + (1 - amount)) for c in colour)
            elif kind == "shade":
                colour = tuple(encoded(linear(c) * amount) for c in colour)
            elif kind == "inv":
                colour = tuple(1 - c for c in colour)
            elif kind == "gray":
                colour = (encoded(luminance(colour)),) * 3
        return tuple(min(1.0, max(0.0, c)) for c in colour), alpha

    def theme_fill(self, index, placeholder):
        """The fill of a style matrix (a:fillRef, p:bgRef), with the colour it is made for; None for no fill."""
        if self.theme is None or index in (0, 1000):
            return None
        wanted, at = ("bgFillStyleLst", index - 1001) if index > 1000 else ("fillStyleLst", index - 1)
        fills = self.theme.find(f".//a:{wanted}", NS)
        if fills is None or not 0 <= at < len(fills):
            return None
        return Fill(self, fills[at], placeholder)


class Fill:
    """One fill; at(point, box) gives the possible (colour, alpha), PICTURE, or [] where nothing is drawn."""

    def __init__(self, palette, node, placeholder=BLACK):
        self.palette, self.node, self.placeholder, self.kind = palette, node, placeholder, local(node)

    def at(self, point, box):
        if self.kind == "solidFill":
            found = self.palette.colour(self.node, self.placeholder)
            return [found] if found else []
        if self.kind == "gradFill":
            return self._gradient(point, box)
        if self.kind == "pattFill":
            pairs = [self.palette.colour(c, self.placeholder) for c in self.node if local(c) in ("fgClr", "bgClr")]
            return [p for p in pairs if p]
        return PICTURE if self.kind == "blipFill" else []

    def _gradient(self, point, box):
        stops = sorted(((int(g.get("pos")) / 100000, self.palette.colour(g, self.placeholder))
                        for g in self.node.findall("a:gsLst/a:gs", NS)), key=lambda s: s[0])
        stops = [s for s in stops if s[1]]
        if not stops:
            return []
        x, y, w, h = box
        u, v = (point[0] - x) / w if w else 0.5, (point[1] - y) / h if h else 0.5
        lin, path = self.node.find("a:lin", NS), self.node.find("a:path", NS)
        if path is not None:
            to = path.find("a:fillToRect", NS)
            l, t, r, b = ((int(to.get(k, 0)) / 100000 if to is not None else 0) for k in "ltrb")
            across = max((l - u) / l if l else 0, (u - (1 - r)) / r if r else 0, 0)
            down = max((t - v) / t if t else 0, (v - (1 - b)) / b if b else 0, 0)
            place = math.hypot(across, down) if path.get("path") == "circle" else max(across, down)
        else:
            angle = math.radians(int(lin.get("ang", 0)) / 60000) if lin is not None else 0.0
            dx, dy = math.cos(angle), math.sin(angle)
            reach = abs(dx) + abs(dy)
            place = ((u - 0.5) * dx + (v - 0.5) * dy) / reach + 0.5
        place = min(1.0, max(0.0, place))
        low = max((s for s in stops if s[0] <= place), key=lambda s: s[0], default=stops[0])
        high = min((s for s in stops if s[0] >= place), key=lambda s: s[0], default=stops[-1])
        share = (place - low[0]) / (high[0] - low[0]) if high[0] > low[0] else 0.0
        (c1, a1), (c2, a2) = low[1], high[1]
        return [(over(c2, share, c1), a1 + (a2 - a1) * share)]


def own_fill(properties):
    return None if properties is None else next((c for c in properties if local(c) in FILLS), None)


def fill_of(shape, palette):
    """The fill of a shape as it is drawn, inherited ones and those of its style included; None where nothing is drawn."""
    for one in (shape, *shape.parents):
        node = own_fill(one.node.find("p:spPr", NS))
        if node is None:
            continue
        if local(node) == "noFill":
            return None
        if local(node) == "grpFill":
            group = one.node.getparent()
            node = own_fill(group.find("p:grpSpPr", NS))
            return None if node is None or local(node) == "noFill" else Fill(palette, node)
        return Fill(palette, node)
    style = shape.first("p:style/a:fillRef")
    if style is not None and int(style.get("idx", 0)):
        found = palette.colour(style)
        return palette.theme_fill(int(style.get("idx")), found[0] if found else BLACK)
    return None


# Presets that fill their box but for its corners. What is behind a text on another, an arc or a star, is not known here.
BOXES = {None, "", "rect", "roundRect", "round1Rect", "round2SameRect", "round2DiagRect", "snip1Rect", "snip2SameRect", "snip2DiagRect", "snipRoundRect",
         "flowChartProcess", "flowChartAlternateProcess", "flowChartPredefinedProcess", "flowChartInternalStorage", "bevel", "plaque", "foldedCorner",
         "wedgeRectCallout", "wedgeRoundRectCallout", "hexagon", "octagon", "parallelogram", "trapezoid", "rightArrow", "leftArrow"}
EXACT = {"ellipse", "custom", "triangle", "rtTriangle", "diamond", "chevron", "homePlate"}


def outline_known(shape):
    return shape.kind != "shape" or shape.preset in BOXES or shape.preset in EXACT


def covers(shape, point):
    """Whether a point is within the outline; those of EXACT exactly, other presets by their box."""
    x, y, w, h = shape.box
    if w <= 0 or h <= 0 or not (x <= point[0] <= x + w and y <= point[1] <= y + h):
        return False
    u, v = (point[0] - x) / w, (point[1] - y) / h
    if shape.preset == "ellipse":
        return (2 * u - 1) ** 2 + (2 * v - 1) ** 2 <= 1
    if shape.preset == "custom":
        return _in_path(shape.first("p:spPr/a:custGeom"), u, v)
    if shape.preset in ("triangle", "rtTriangle", "diamond"):
        return {"triangle": v >= abs(2 * u - 1), "rtTriangle": v >= u, "diamond": abs(2 * u - 1) + abs(2 * v - 1) <= 1}[shape.preset]
    if shape.preset in ("chevron", "homePlate"):
        return _in_pointed(shape, 1 - u if shape.flip else u, v)
    return True


def _in_pointed(shape, u, v):
    """Of an arrow of the whole height, whose point is so long a part of its shorter side, and a chevron's notch as deep."""
    given = shape.first("p:spPr/a:prstGeom/a:avLst/a:gd")
    words = [] if given is None else given.get("fmla", "").split()
    part = int(words[1]) / 100000 if len(words) == 2 and words[0] == "val" and words[1].lstrip("-").isdigit() else 0.5
    w, h = shape.box[2:]
    long, beside = min(max(part, 0) * min(w, h) / w, 1), abs(2 * v - 1)
    return (long * (1 - beside) if shape.preset == "chevron" else 0) <= u <= 1 - long * beside


def _in_path(geometry, u, v):
    inside, read = False, False
    for path in geometry.findall("a:pathLst/a:path", NS):
        w, h = int(path.get("w", 0)), int(path.get("h", 0))
        if path.get("fill") == "none" or not w or not h:
            continue
        points = []
        for step in path:
            at = [(p.get("x"), p.get("y")) for p in step.findall("a:pt", NS)]
            if any(not c.lstrip("-").isdigit() for p in at for c in p):
                return True  # guides: its box
            at = [(int(a) / w, int(b) / h) for a, b in at]
            if local(step) == "moveTo":
                inside ^= _in_polygon(points, u, v)
                points = at
            elif local(step) in ("cubicBezTo", "quadBezTo"):
                points += _curve(points[-1], at)
            elif local(step) == "lnTo":
                points += at
            read = True
        inside ^= _in_polygon(points, u, v)
    return inside if read else True


def _curve(start, at):
    out = []
    for i in range(1, 9):
        t, points = i / 8, [start, *at]
        while len(points) > 1:
            points = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in zip(points, points[1:])]
        out.append(points[0])
    return out


def _in_polygon(points, u, v):
    inside = False
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
        if (ay > v) != (by > v) and u < (bx - ax) * (v - ay) / (by - ay) + ax:
            inside = not inside
    return inside


class Backdrop:
    """What is behind the points of a slide."""

    def __init__(self, slide):
        self.slide = slide
        self.palette = Palette(slide)
        layout, master = slide.above, slide.above.above
        self.below = []
        if slide.shows_above and layout.shows_above:
            self.below += [(s, self._palette(master)) for s in master.shapes if s.ph is None and s.box and not s.hidden]
        if slide.shows_above:
            self.below += [(s, self._palette(layout)) for s in layout.shapes if s.ph is None and s.box and not s.hidden]
        self.layers = [(s, fill_of(s, p)) for s, p in self.below]  # from the back
        self.layers += [(s, fill_of(s, self.palette)) for s in slide.shapes if s.box and not s.hidden and s.kind != "connector"]
        self.page = self._page()

    @staticmethod
    def _palette(sheet):
        if not hasattr(sheet, "palette"):
            sheet.palette = Palette(sheet)
        return sheet.palette

    def _page(self):
        for sheet in (self.slide, self.slide.above, self.slide.master):
            bg = sheet.root.find("p:cSld/p:bg", NS)
            if bg is None:
                continue
            palette = self.palette
            node = own_fill(bg.find("p:bgPr", NS))
            if node is not None:
                return Fill(palette, node)
            ref = bg.find("p:bgRef", NS)
            if ref is not None:
                found = palette.colour(ref)
                return palette.theme_fill(int(ref.get("idx", 0)), found[0] if found else WHITE)
        return None

    def behind(self, shape, point, own=True):
        """The colours that may be behind `point` in the text of `shape`; None where a picture decides."""
        deck = self.slide.deck
        fronts = []  # from the top: (colour, alpha)
        for layer, fill in reversed(self.layers):
            above = layer.sheet is self.slide and (layer.z > shape.z or (layer is shape and not own))
            if above or not covers(layer, point):
                continue
            if layer.kind == "picture" or (layer.kind == "frame" and layer is not shape):
                if layer.kind == "frame":
                    continue
                return self._through(fronts, None)
            if fill is None:
                continue
            found = fill.at(point, layer.box)
            if found == PICTURE or not outline_known(layer):
                return self._through(fronts, None)
            if len(found) > 1:
                return self._through(fronts, [c for c, _ in found])
            if found:
                if found[0][1] >= 0.999:
                    return self._through(fronts, [found[0][0]])
                if found[0][1] > 0.001:
                    fronts.append(found[0])
        if self.page is None:
            return self._through(fronts, [WHITE])
        found = self.page.at(point, (0, 0, deck.width, deck.height))
        return self._through(fronts, None if found == PICTURE else [over(c, a, WHITE) for c, a in found] or [WHITE])

    @staticmethod
    def _through(fronts, backs):
        """Colours seen through transparent layers; over a picture any colour may be below."""
        hidden = backs is None
        colours = [BLACK, WHITE] if hidden else backs
        share = 1.0
        for colour, alpha in reversed(fronts):
            colours = [over(colour, alpha, back) for back in colours]
            share *= 1 - alpha
        return None if hidden and share > 0.45 else colours


__all__ = ["Backdrop", "Fill", "Palette", "PICTURE", "contrast", "fill_of", "name_of", "own_fill", "A", "P", "R"]
