#!/usr/bin/env python3
"""Draws dots.png, a picture of 1600 x 900 pixels in the colours of the built-in theme, without any library."""
import pathlib
import struct
import zlib

WIDTH, HEIGHT, PITCH = 1600, 900, 200
COLORS = [(17, 87, 150), (168, 216, 240), (242, 107, 79), (245, 166, 35), (92, 42, 99), (13, 130, 116)]
GROUND = (240, 242, 245)


def pixel(x, y):
    column, row = x // PITCH, y // PITCH
    away = (x % PITCH - PITCH // 2) ** 2 + (y % PITCH - PITCH // 2) ** 2
    return COLORS[(column + 2 * row) % len(COLORS)] if away <= 70 ** 2 else GROUND


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main():
    rows = []
    for y in range(HEIGHT):
        row = bytes(c for x in range(WIDTH) for c in pixel(x, y))
        rows.append(b"\0" + row)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"".join(rows), 9)) + chunk(b"IEND", b"")
    pathlib.Path(__file__).with_name("dots.png").write_bytes(png)


main()
