#!/usr/bin/env python3
"""Draws warming-stripes.png from the temperature chart of research-briefing-en.json: a stripe per year,
blue below the mean of 1850-1900, red above it. Same data, same bytes; standard library only.

    python3 examples/assets/draw_stripes.py"""
import json
import pathlib
import struct
import zlib

HERE = pathlib.Path(__file__).resolve().parent
STRIPE, HEIGHT = 8, 429                                       # px; 175 stripes make 1400 x 429
COLD = [(0, (255, 255, 255)), (0.25, (33, 102, 172)), (1, (8, 48, 107))]   # degrees below the mean
WARM = [(0, (255, 255, 255)), (0.5, (252, 174, 116)), (1.0, (203, 40, 35)), (1.55, (90, 0, 16))]


def mix(scale, degrees):
    for (low, from_colour), (high, to_colour) in zip(scale, scale[1:]):
        if degrees <= high:
            share = (degrees - low) / (high - low)
            return tuple(round(a + (b - a) * share) for a, b in zip(from_colour, to_colour))
    return scale[-1][1]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main():
    deck = json.loads((HERE.parent / "research-briefing-en.json").read_text(encoding="utf-8"))["deck"]
    slide = next(s for s in deck["slides"] if s["slide_id"] == "warming")
    series = next(e for e in slide["elements"] if e["kind"] == "chart")["content"]["series"][0]
    colours = [mix(COLD, -p["y"]) if p["y"] < 0 else mix(WARM, p["y"]) for p in series["data"]]
    row = b"\0" + b"".join(bytes(colour) * STRIPE for colour in colours)
    header = struct.pack(">IIBBBBB", STRIPE * len(colours), HEIGHT, 8, 2, 0, 0, 0)
    png = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) +
           chunk(b"IDAT", zlib.compress(row * HEIGHT, 9)) + chunk(b"IEND", b""))
    (HERE / "warming-stripes.png").write_bytes(png)


main()
