#!/usr/bin/env python3
"""bench/render/round_trip.py [--deckle PROGRAM] [--least SHARE] [SPEC.json...]: how close the pictures of
built decks are to the pictures of their specs, on pages with charts.

Each spec (by default all of bench/jobs and examples) is drawn itself, built, and the built
deck drawn. Compared is the area of the charts: structural similarity over windows of 8 by 8 pixels in which anything is drawn. With --least, a page below it makes the status 1.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH = 480  # pixels of a page


def grey_png(path):
    """Width, height and rows of grey values of a PNG that deckle wrote: 8 bits, RGB, not interlaced."""
    data = path.read_bytes()
    at, packed, width, height, channels = 8, b"", 0, 0, 3
    while at < len(data):
        size, kind = int.from_bytes(data[at:at + 4], "big"), data[at + 4:at + 8]
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, height = int.from_bytes(body[:4], "big"), int.from_bytes(body[4:8], "big")
            channels = {0: 1, 2: 3, 6: 4}[body[9]]
        if kind == b"IDAT":
            packed += body
        at += size + 12
    raw, stride, rows, before = zlib.decompress(packed), width * channels, [], bytes(width * channels)
    for y in range(height):
        start = y * (stride + 1)
        rows.append(unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), before, channels))
        before = rows[-1]
    return width, height, [[sum(row[x * channels:x * channels + min(3, channels)]) // min(3, channels)
                            for x in range(width)] for row in rows]


def unfiltered(kind, row, before, step):
    for i in range(len(row)):
        left, up = row[i - step] if i >= step else 0, before[i]
        corner = before[i - step] if i >= step else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + up) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + up) // 2) & 255
        elif kind == 4:
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
            row[i] = (row[i] + near[2]) & 255
    return bytes(row)


def similarity(a, b, box):
    """Mean SSIM (Wang et al. 2004) over windows of 8 by 8 pixels, every eighth, in which either picture shows anything."""
    left, top, right, bottom = box
    c1, c2, sums, count = 6.5025, 58.5225, 0.0, 0
    for y in range(top, bottom - 7, 8):
        for x in range(left, right - 7, 8):
            p = [v for row in a[y:y + 8] for v in row[x:x + 8]]
            q = [v for row in b[y:y + 8] for v in row[x:x + 8]]
            if max(p) == min(p) == max(q) == min(q):
                continue
            ma, mb = sum(p) / 64, sum(q) / 64
            va, vb = sum(v * v for v in p) / 64 - ma * ma, sum(v * v for v in q) / 64 - mb * mb
            cov = sum(v * w for v, w in zip(p, q)) / 64 - ma * mb
            sums += (2 * ma * mb + c1) * (2 * cov + c2) / ((ma * ma + mb * mb + c1) * (va + vb + c2))
            count += 1
    return sums / count if count else 1.0


def chart_boxes(deckle, deck, work):
    """{index of a slide: boxes of its charts as shares of the page}, from the built deck's own IR."""
    ir = work / "ir.json"
    subprocess.run([deckle, "ir", "init", deck, "-o", ir], check=True, capture_output=True)
    out = {}
    for index, slide in enumerate(json.loads(ir.read_text("utf-8"))["slides"]):
        size = slide["slide"]
        for element in slide["elements"]:
            if element["type"] != "chart":
                continue
            box = element["layout"]
            out.setdefault(index, []).append((box["x"] / size["w"], box["y"] / size["h"],
                                              (box["x"] + box["w"]) / size["w"], (box["y"] + box["h"]) / size["h"]))
    return out


def pages(deckle, source, folder):
    folder.mkdir()
    run = subprocess.run([deckle, "render", source, "-o", f"{folder}/", "--width", str(WIDTH)], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"deckle render {source}: {run.stderr}")
    return sorted(folder.glob("*.png"))


def compare(deckle, spec, work):
    """Yields (slide, similarity) for each slide of the spec with a chart."""
    deck = work / "deck.pptx"
    build = subprocess.run([deckle, "build", spec, "-o", deck], capture_output=True, text=True)
    if not deck.exists():
        sys.exit(f"deckle build {spec}: {build.stderr}")
    boxes = chart_boxes(deckle, deck, work)
    if not boxes:
        return
    authored, built = pages(deckle, spec, work / "spec"), pages(deckle, deck, work / "deck")
    for index, areas in sorted(boxes.items()):
        width, height, a = grey_png(authored[index])
        _, _, b = grey_png(built[index])
        scores = [similarity(a, b, (int(l * width), int(t * height), int(r * width), int(b_ * height)))
                  for l, t, r, b_ in areas]
        yield index + 1, min(scores)


def default_specs():
    return sorted(ROOT.glob("bench/jobs/*.json")) + sorted(ROOT.glob("examples/*.json"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--deckle", default=str(ROOT / "build/release/bin/deckle"))
    parser.add_argument("--least", type=float)
    parser.add_argument("specs", nargs="*", type=pathlib.Path)
    args = parser.parse_args()
    scores = []
    for spec in args.specs or default_specs():
        with tempfile.TemporaryDirectory() as folder:
            for slide, score in compare(args.deckle, spec, pathlib.Path(folder)):
                scores.append(score)
                print(f"{spec.name:32} slide {slide:3}  {score:.4f}", flush=True)
    if not scores:
        sys.exit("no slide with a chart")
    scores.sort()
    print(f"{len(scores)} slides: median {scores[len(scores) // 2]:.4f}, lowest {scores[0]:.4f}")
    sys.exit(1 if args.least and scores[0] < args.least else 0)


if __name__ == "__main__":
    main()
