#!/usr/bin/env python3
"""Range rectangles against scrollHeight for finding text that overflows, in an installed Chromium (docs/experiments.md, 3).

    bench/loop/scroll_height.py [--chromium PROGRAM]

Boxes of several widths, sizes, faces and line heights, each a little too low or high enough for its text. Text overflows when
its ink, as a canvas measures it, is beyond the box. Prints a Markdown table.
"""
import argparse
import json
import re
import subprocess
import tempfile

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>body{margin:0}div{position:absolute;left:0;top:0}</style><body><pre id="out"></pre><script>
const words = "Agjpq height of text, ÄÅ";
const tall = "Agjpq ÄÅ";
const context = document.createElement("canvas").getContext("2d");
const rows = [];
for (const lineHeight of [1.0, 1.2, 1.5, 2.0])
for (const face of ["DejaVu Sans", "Liberation Serif", "Carlito", "Noto Sans CJK KR"])
for (const size of [12, 16, 20, 28, 44])
for (const lines of [1, 2, 5])
for (let slack = -1.2; slack <= 1.2; slack += 0.1) {
  const box = document.createElement("div");
  box.style.cssText = `font:${size}px/${lineHeight} "${face}";width:900px;overflow:hidden`;
  box.innerHTML = Array(lines).fill(words).join("<br>");
  document.body.append(box);
  const height = Math.max(4, lines * size * lineHeight + slack * size);
  box.style.height = height + "px";
  const range = document.createRange();
  range.selectNodeContents(box);
  const rects = [...range.getClientRects()].filter(r => r.width > 0);
  const top = Math.min(...rects.map(r => r.top)), bottom = Math.max(...rects.map(r => r.bottom));
  context.font = `${size}px "${face}"`;
  const m = context.measureText(words);
  // The rectangle of a line is as high as its face: its baseline is the ascent below its top.
  const inkTop = top + m.fontBoundingBoxAscent - m.actualBoundingBoxAscent;
  const inkBottom = bottom - m.fontBoundingBoxDescent + m.actualBoundingBoxDescent;
  rows.push([lineHeight, inkBottom > height + 0.5 || inkTop < -0.5, bottom - top > height + 0.5,
             bottom > height + 0.5 || top < -0.5, box.scrollHeight > Math.ceil(height)]);
  box.remove();
}
document.getElementById("out").textContent = JSON.stringify(rows);
</script>"""

DETECTORS = ("height of the Range rectangles", "their edges", "`scrollHeight`")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/page.html", "w", encoding="utf-8") as page:
            page.write(PAGE)
        done = subprocess.run([options.chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
                               "--dump-dom", f"file://{folder}/page.html"], capture_output=True, text=True, timeout=120, check=True)
    rows = json.loads(re.search(r'<pre id="out">(.*?)</pre>', done.stdout, re.DOTALL).group(1))
    print("| line height | boxes | that overflow | found by | found | phantom |\n|--:|--:|--:|---|--:|--:|")
    for line_height in sorted({row[0] for row in rows}):
        of_height = [row for row in rows if row[0] == line_height]
        over = [row for row in of_height if row[1]]
        fits = [row for row in of_height if not row[1]]
        for number, name in enumerate(DETECTORS, 2):
            found = 100 * sum(row[number] for row in over) / max(1, len(over))
            phantom = 100 * sum(row[number] for row in fits) / max(1, len(fits))
            print(f"| {line_height} | {len(of_height)} | {len(over)} | {name} | {found:.1f} % | {phantom:.1f} % |")


if __name__ == "__main__":
    main()
