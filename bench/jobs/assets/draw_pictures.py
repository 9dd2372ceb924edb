#!/usr/bin/env python3
"""Draws the pictures of the jobs: photographs as JPEG, screenshots and a plan as PNG. Same code, same bytes;
standard library only.

    python3 bench/jobs/assets/draw_pictures.py"""
import pathlib
import random
import struct
import sys
import zlib

HERE = pathlib.Path(__file__).resolve().parent


def mix(a, b, share):
    return tuple(x + (y - x) * max(0.0, min(1.0, share)) for x, y in zip(a, b))


def segment(marker, body):
    return b"\xff" + bytes([marker]) + struct.pack(">H", len(body) + 2) + body


def jpeg(width, height, colour_at):
    """Baseline, three components, one flat colour to a block of 8 by 8 px; `colour_at(x, y)` with x, y from 0 to 1."""
    # DC: twelve symbols of four bits each; AC: end of block alone, one bit.
    tables = b"\x00" + bytes([0, 0, 0, 12] + [0] * 12) + bytes(range(12)) + b"\x10" + bytes([1] + [0] * 15) + b"\x00"
    bits, previous = [], [0, 0, 0]
    for y in range(0, height, 8):
        for x in range(0, width, 8):
            r, g, b = colour_at((x + 4) / width, (y + 4) / height)
            values = (0.299 * r + 0.587 * g + 0.114 * b - 128, -0.1687 * r - 0.3313 * g + 0.5 * b, 0.5 * r - 0.4187 * g - 0.0813 * b)
            for index, value in enumerate(values):
                level = round(value)  # times 8, over a quantiser of 8
                change, previous[index] = level - previous[index], level
                size = abs(change).bit_length()
                bits.append(format(size, "04b"))
                if size:
                    bits.append(format(change if change > 0 else change + (1 << size) - 1, f"0{size}b"))
                bits.append("0")
    stream = "".join(bits)
    stream += "1" * (-len(stream) % 8)
    scan = bytes(int(stream[i:i + 8], 2) for i in range(0, len(stream), 8)).replace(b"\xff", b"\xff\0")
    jfif = segment(0xE0, b"JFIF\0\1\1\1" + struct.pack(">HH", 96, 96) + b"\0\0")
    frame = struct.pack(">BHHB", 8, height, width, 3) + b"".join(bytes([i, 0x11, 0]) for i in (1, 2, 3))
    head = b"\x03" + b"".join(bytes([i, 0]) for i in (1, 2, 3)) + b"\x00\x3f\x00"
    return (b"\xff\xd8" + jfif + segment(0xDB, b"\0" + bytes([8]) * 64) + segment(0xC0, frame) + segment(0xC4, tables) +
            segment(0xDA, head) + scan + b"\xff\xd9")


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(width, height, colour_at):
    """RGBA; `colour_at(x, y)` in px."""
    lines = [b"\0" + b"".join(bytes(colour_at(x, y)) for x in range(width)) for y in range(height)]
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"".join(lines), 9)) + chunk(b"IEND", b"")


def portrait(seed):
    rng = random.Random(f"portrait {seed}")
    wall = mix((205, 214, 222), (160, 180, 190), rng.random())
    coat = [(38, 70, 110), (110, 52, 60), (60, 96, 80), (70, 70, 84), (150, 110, 60), (44, 100, 110)][seed % 6]
    skin = mix((236, 200, 172), (110, 74, 52), rng.random())
    hair = mix((30, 24, 22), (150, 110, 70), rng.random())

    def colour_at(x, y):
        head = ((x - 0.5) / 0.17) ** 2 + ((y - 0.42) / 0.2) ** 2
        crown = ((x - 0.5) / 0.19) ** 2 + ((y - 0.36) / 0.19) ** 2
        body = ((x - 0.5) / 0.42) ** 2 + ((y - 1.05) / 0.42) ** 2
        if head < 1 and y > 0.34:
            return mix(skin, (255, 255, 255), 0.15 * (0.5 - x))
        if crown < 1 and y < 0.46:
            return hair
        return mix(coat, (0, 0, 0), x * 0.3) if body < 1 else mix(wall, (255, 255, 255), 0.4 * (1 - y))
    return colour_at


def landscape(sky, far, near, horizon, hill):
    def colour_at(x, y):
        ridge = horizon - hill * (0.5 + 0.5 * (1 - abs(2 * x - 0.8)))
        if y < ridge:
            return mix(sky, (255, 255, 255), y / horizon * 0.6)
        return mix(far, near, (y - ridge) / (1 - ridge))
    return colour_at


def interior(wall, floor, thing):
    def colour_at(x, y):
        if 0.2 < x < 0.8 and 0.45 < y < 0.82 and (x * 10) % 2 < 1.6:
            return mix(thing, (0, 0, 0), y - 0.45)
        if 0.08 < x < 0.36 and 0.1 < y < 0.36:
            return mix((240, 248, 255), (170, 205, 235), y * 3)
        return mix(wall, (255, 255, 255), 0.3 * x) if y < 0.7 else mix(floor, (0, 0, 0), (y - 0.7) * 0.8)
    return colour_at


def plate(food, sauce):
    def colour_at(x, y):
        distance = ((x - 0.5) / 0.75) ** 2 + (y - 0.5) ** 2
        if distance < 0.05:
            return mix(food, sauce, (x * 7 + y * 5) % 1)
        return mix((250, 250, 248), (205, 205, 205), distance * 5) if distance < 0.17 else mix((96, 70, 48), (140, 104, 72), (y * 9) % 1)
    return colour_at


def device(colour):
    def colour_at(x, y):
        if 0.3 < x < 0.7 and 0.25 < y < 0.75:
            return mix(colour, (255, 255, 255), 0.5 * (1 - y)) if (x - 0.6) ** 2 + (y - 0.35) ** 2 > 0.001 else (120, 240, 150)
        return mix((228, 231, 234), (190, 196, 202), y)
    return colour_at


def night(x, y):
    tower = int(x * 23)
    top = 0.35 + 0.45 * random.Random(f"tower {tower}").random()
    if y < top:
        return mix((8, 12, 32), (44, 40, 78), y)
    lit = random.Random(f"window {tower} {int(y * 60)} {int(x * 115)}").random() > 0.8
    return (250, 206, 120) if lit else mix((18, 22, 40), (28, 30, 52), y)


def screen(width, height, accent):
    """A screenshot: bar at the top, list at the left, bars of a chart at the right."""
    def colour_at(x, y):
        if y < 44:
            return (*accent, 255)
        if x < width // 4:
            return (90, 98, 110, 255) if 20 < x < width // 4 - 30 and y % 40 > 28 else (240, 242, 245, 255)
        column, within = divmod(x - width // 4 - 30, 70)
        if 0 <= column < 6 and within < 46 and height - 40 - (60 + column * 37 % 190) < y < height - 40:
            return (*(accent if column == 4 else (176, 190, 205)), 255)
        return (255, 255, 255, 255)
    return colour_at


def plan(x, y):
    """Garden beds seen from above."""
    if x < 12 or y < 12 or x >= 788 or y >= 488:
        return (60, 60, 60, 255)
    if (x // 20) % 8 < 5 and (y // 20) % 6 < 4:
        return ((x // 160) * 30 + 60, 150 - (y // 120) * 12, 70, 255)
    return (236, 226, 204, 255)


def main():
    made = {f"person-{i}.jpg": jpeg(*((480, 600) if i % 3 else (480, 480)), portrait(i)) for i in range(1, 7)}
    made |= {
        "site-1.jpg": jpeg(960, 640, landscape((140, 180, 220), (150, 140, 110), (110, 96, 70), 0.55, 0.1)),
        "site-2.jpg": jpeg(960, 640, landscape((160, 190, 215), (90, 120, 90), (60, 80, 60), 0.6, 0.25)),
        "room-1.jpg": jpeg(960, 640, interior((222, 214, 200), (150, 110, 74), (60, 80, 110))),
        "room-2.jpg": jpeg(900, 640, interior((200, 212, 214), (120, 120, 116), (150, 90, 60))),
        "room-3.jpg": jpeg(960, 720, interior((226, 220, 206), (110, 90, 70), (70, 110, 80))),
        "dish-1.jpg": jpeg(800, 600, plate((230, 150, 50), (250, 220, 150))),
        "dish-2.jpg": jpeg(800, 600, plate((190, 60, 40), (240, 210, 160))),
        "dish-3.jpg": jpeg(800, 600, plate((240, 190, 170), (130, 170, 90))),
        "device-1.jpg": jpeg(800, 600, device((60, 90, 120))),
        "device-2.jpg": jpeg(800, 600, device((230, 230, 235))),
        "night.jpg": jpeg(1920, 1080, night),
        "screen-1.png": png(640, 480, screen(640, 480, (0, 122, 135))),
        "screen-2.png": png(760, 480, screen(760, 480, (96, 70, 160))),
        "plan.png": png(800, 500, plan),
    }
    wrong = 0
    for name, data in sorted(made.items()):
        path = HERE / name
        if "--check" in sys.argv:
            same = path.exists() and path.read_bytes() == data
            wrong += not same
            print(f"{name}: {'same' if same else 'different'}")
        else:
            path.write_bytes(data)
    sys.exit(1 if wrong else 0)


main()
