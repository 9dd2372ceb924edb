#!/usr/bin/env python3
"""make_presets.py presetShapeDefinitions.xml > preset_shapes.txt: the preset geometries as a compact table.

The formulas are those of ECMA-376 Part 1 (20.1.9, and presetShapeDefinitions.xml of its electronic insert
OfficeOpenXML-DrawingMLGeometries). One line a statement:

  = NAME                 a preset begins
  a NAME VALUE           an adjustment and its default
  g NAME FORMULA         a guide
  r LEFT TOP RIGHT BOTTOM  the rectangle of its text
  p WIDTH HEIGHT FILL STROKED  a path begins; 0 for a size that is the shape's
  M X Y | L X Y | C X Y X Y X Y | Q X Y X Y | A WR HR START SWING | Z
"""
import sys
import xml.etree.ElementTree as xml


def local(node):
    return node.tag.split("}")[-1]


def numbers(node):
    return [value for point in node for value in (point.get("x"), point.get("y"))]


def step(node):
    kind = local(node)
    if kind == "arcTo":
        return ["A", node.get("wR"), node.get("hR"), node.get("stAng"), node.get("swAng")]
    letter = {"moveTo": "M", "lnTo": "L", "cubicBezTo": "C", "quadBezTo": "Q", "close": "Z"}[kind]
    return [letter] + numbers(node)


def write(shape):
    print("=", local(shape))
    for part in shape:
        kind = local(part)
        if kind == "avLst":
            for guide in part:
                print("a", guide.get("name"), guide.get("fmla").split()[1])
        elif kind == "gdLst":
            for guide in part:
                print("g", guide.get("name"), " ".join(guide.get("fmla").split()))
        elif kind == "rect":
            print("r", *(part.get(side) for side in "ltrb"))
        elif kind == "pathLst":
            for path in part:
                print("p", path.get("w", "0"), path.get("h", "0"), path.get("fill", "norm"),
                      0 if path.get("stroke") == "false" else 1)
                for command in path:
                    print(*step(command))


for preset in sorted(xml.parse(sys.argv[1]).getroot(), key=local):
    write(preset)
