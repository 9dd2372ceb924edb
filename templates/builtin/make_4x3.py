#!/usr/bin/env python3
"""make_4x3.py [OUT] - writes default-4x3 from default-16x9.

Both templates share every part but for horizontal geometry, so the wide one is written by hand and
the other follows from this table of vertical edges (points from the left edge of the page). An edge
that is not in the table is an error: decide where it goes. Heights and text sizes stay.
OUT is the folder to write to, by default default-4x3 beside this script.
"""

import os
import re
import shutil
import sys

EMU_PER_PT = 12700

EDGES = {
    0: 0,        # page
    12: 12,      # band at the edge
    36: 36,      # left margin
    64: 48,      # quotation mark, quote, attribution
    84: 84,      # rule at the title
    92: 12,      # sheets of a section, from front to back
    100: 100,    # rule below the title of the first slide
    128: 112,    # rule below a quote
    104: 88,     # quotation marks 40 pt wide
    112: 96,
    152: 136,
    140: 60,
    188: 108,
    204: 108,
    252: 156,
    300: 204,    # block of the section header
    340: 240,    # section title
    404: 304,
    624: 436,    # footer
    640: 452,    # date
    644: 468,    # title, subtitle and presenter of the first slide
    492: 360,    # texts beside the picture of a cover
    516: 384,    # two columns, 55:45 of what the 16 pt gutter leaves
    528: 396,    # picture of a cover
    532: 400,
    560: 440,    # panel on a full-bleed picture
    652: 468,    # chart | key takeaway
    668: 484,
    676: 496,    # sheets of the first slide
    720: 536,    # title of the closing slide
    724: 540,
    740: 544,    # sheets of the closing slide
    772: 584,
    804: 608,
    816: 624,    # texts on the picture of a cover
    832: 624,
    852: 628,    # quote, date
    864: 636,
    868: 644,    # slide number
    896: 688,
    912: 680,
    924: 684,    # right margin
    960: 720,    # page
}

XFRM = re.compile(r'<a:off x="(\d+)" y="(\d+)"/>(\s*)<a:ext cx="(\d+)" cy="(\d+)"/>')
PAGE = '<p:sldSz cx="12192000" cy="6858000"/>'


def edge(emu, part):
    points, rest = divmod(emu, EMU_PER_PT)
    if rest or points not in EDGES:
        sys.exit("%s: no 4:3 place for the edge at %g pt" % (part, emu / EMU_PER_PT))
    return EDGES[points] * EMU_PER_PT


def narrow(text, part):
    def box(match):
        x, y, gap, cx, cy = match.groups()
        left, right = edge(int(x), part), edge(int(x) + int(cx), part)
        return '<a:off x="%d" y="%s"/>%s<a:ext cx="%d" cy="%s"/>' % (left, y, gap, right - left, cy)

    if part.startswith(("ppt/slideMasters/", "ppt/slideLayouts/")):
        return XFRM.sub(box, text)
    return text.replace(PAGE, PAGE.replace("12192000", "9144000"))


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    source = os.path.join(here, "default-16x9")
    target = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "default-4x3")
    shutil.rmtree(target, ignore_errors=True)
    for folder, _, files in sorted(os.walk(source)):
        for name in sorted(files):
            path = os.path.join(folder, name)
            part = os.path.relpath(path, source)
            with open(path, encoding="utf-8") as file:
                text = narrow(file.read(), part)
            os.makedirs(os.path.join(target, os.path.dirname(part)), exist_ok=True)
            with open(os.path.join(target, part), "w", encoding="utf-8") as file:
                file.write(text)


if __name__ == "__main__":
    main()
