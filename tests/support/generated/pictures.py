"""Small pictures of every format a spec may name, written byte by byte with the standard library.

Each maker answers with the bytes of a whole file. The picture is a diagonal of two colours with a dark first
corner, so that a wrong rotation is seen.
"""
import struct
import zlib


def _pixel(x, y, width, height, colors):
    if x * 4 < width and y * 4 < height:
        return (30, 30, 30)
    return colors[0] if x * height < y * width else colors[1]


def _rows(width, height, colors):
    return [[_pixel(x, y, width, height, colors) for x in range(width)] for y in range(height)]


def _chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(width, height, colors, form="rgb"):
    """`form`: rgb, rgba (left half fades), gray, palette, one_bit or sixteen (bits a sample)."""
    color_type = {"rgb": 2, "rgba": 6, "gray": 0, "palette": 3, "one_bit": 0, "sixteen": 2}[form]
    depth = {"one_bit": 1, "sixteen": 16}.get(form, 8)
    lines = []
    for row in _rows(width, height, colors):
        if form == "rgba":
            line = b"".join(bytes([*p, 255 if 2 * x > width else 90]) for x, p in enumerate(row))
        elif form == "gray":
            line = bytes(sum(p) // 3 for p in row)
        elif form == "palette":
            line = bytes(0 if p == (30, 30, 30) else 1 + (p == colors[1]) for p in row)
        elif form == "one_bit":
            bits = "".join("1" if sum(p) > 380 else "0" for p in row).ljust((width + 7) // 8 * 8, "0")
            line = bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))
        elif form == "sixteen":
            line = b"".join(struct.pack(">3H", *(v * 257 for v in p)) for p in row)
        else:
            line = b"".join(bytes(p) for p in row)
        lines.append(b"\0" + line)
    body = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, 0))
    if form == "palette":
        body += _chunk(b"PLTE", bytes([30, 30, 30, *colors[0], *colors[1]]))
    body += _chunk(b"pHYs", struct.pack(">IIB", 3780, 3780, 1))  # 96 dpi
    return b"\x89PNG\r\n\x1a\n" + body + _chunk(b"IDAT", zlib.compress(b"".join(lines), 9)) + _chunk(b"IEND", b"")


def _exif(orientation):
    tiff = b"MM\0*\0\0\0\x08" + struct.pack(">H", 1) + struct.pack(">HHIHH", 0x112, 3, 1, orientation, 0) + bytes(4)
    body = b"Exif\0\0" + tiff
    return b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body


def jpeg(width, height, colors, orientation=0):
    """Baseline, three components, one flat colour to an 8 by 8 block; `orientation` 1 to 8 is told by EXIF."""
    categories = bytes(range(12))  # DC: twelve symbols of four bits each; AC: end of block alone, one bit
    tables = b"\x00" + bytes([0, 0, 0, 12] + [0] * 12) + categories + b"\x10" + bytes([1] + [0] * 15) + b"\x00"
    bits, previous = [], [0, 0, 0]
    for y in range(0, height, 8):
        for x in range(0, width, 8):
            r, g, b = _pixel(x + 4 if x + 4 < width else x, y + 4 if y + 4 < height else y, width, height, colors)
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

    def segment(marker, body):
        return b"\xff" + bytes([marker]) + struct.pack(">H", len(body) + 2) + body

    jfif = segment(0xE0, b"JFIF\0\1\1\1" + struct.pack(">HH", 96, 96) + b"\0\0")
    frame = struct.pack(">BHHB", 8, height, width, 3) + b"".join(bytes([i, 0x11, 0]) for i in (1, 2, 3))
    head = b"\x03" + b"".join(bytes([i, 0]) for i in (1, 2, 3)) + b"\x00\x3f\x00"
    return (b"\xff\xd8" + (_exif(orientation) if orientation else jfif) + segment(0xDB, b"\0" + bytes([8]) * 64) +
            segment(0xC0, frame) + segment(0xC4, tables) + segment(0xDA, head) + scan + b"\xff\xd9")


def gif(width, height, colors):
    """Codes of eight bits with a clear before the table would grow: no compression."""
    palette = bytes([30, 30, 30, *colors[0], *colors[1]]) + bytes(3 * 125)
    pixels = [0 if p == (30, 30, 30) else 1 + (p == colors[1]) for row in _rows(width, height, colors) for p in row]
    codes = bytearray()
    for begin in range(0, len(pixels), 120):
        codes += b"\x80" + bytes(pixels[begin:begin + 120])
    codes.append(0x81)
    blocks = b"".join(bytes([len(codes[i:i + 255])]) + bytes(codes[i:i + 255]) for i in range(0, len(codes), 255))
    return (b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF6, 0, 0) + palette + b"," +
            struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\x07" + blocks + b"\0;")


def bmp(width, height, colors, top_down=False):
    pad = bytes(-3 * width % 4)
    lines = [b"".join(bytes(reversed(p)) for p in row) + pad for row in _rows(width, height, colors)]
    body = b"".join(lines if top_down else reversed(lines))
    head = struct.pack("<IiiHHIIiiII", 40, width, -height if top_down else height, 1, 24, 0, len(body), 3780, 3780, 0, 0)
    return b"BM" + struct.pack("<IHHI", 54 + len(body), 0, 0, 54) + head + body


def tiff(width, height, colors, order="<"):
    """One uncompressed strip; `order` is the byte order as struct spells it."""
    body = b"".join(bytes(p) for row in _rows(width, height, colors) for p in row)
    body += bytes(len(body) % 2)
    at = 8 + len(body)
    bits_at = at + 2 + 10 * 12 + 4
    long, short = 4, 3
    entries = [(256, long, 1, width), (257, long, 1, height), (258, short, 3, bits_at), (259, short, 1, 1), (262, short, 1, 2),
               (273, long, 1, 8), (277, short, 1, 3), (278, long, 1, height), (279, long, 1, 3 * width * height), (284, short, 1, 1)]
    fields = b""
    for tag, kind, count, value in entries:
        packed = struct.pack(order + "HH", value, 0) if kind == short and count == 1 else struct.pack(order + "I", value)
        fields += struct.pack(order + "HHI", tag, kind, count) + packed
    mark = b"II" if order == "<" else b"MM"
    return (mark + struct.pack(order + "HI", 42, at) + body + struct.pack(order + "H", len(entries)) + fields + bytes(4) +
            struct.pack(order + "3H", 8, 8, 8))


def svg(width, height, colors, unit=""):
    one, two = ("#%02x%02x%02x" % c for c in colors)
    return (f'<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="{width}{unit}" '
            f'height="{height}{unit}" viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="{two}"/>'
            f'<path d="M0 0L{width} {height}H0Z" fill="{one}"/><rect width="{width / 4:g}" height="{height / 4:g}" fill="#1e1e1e"/>'
            f'<text x="{width / 2:g}" y="{height / 2:g}" font-size="{height / 8:g}">Aä가</text></svg>').encode()


def emf(width, height):
    """A rectangle in an enhanced metafile; one unit is a px of 96 dpi."""
    millimetres = (width * 2540 // 96, height * 2540 // 96)  # hundredths
    rectangle = struct.pack("<IIiiii", 43, 24, 0, 0, width - 1, height - 1)
    end = struct.pack("<IIIII", 14, 20, 0, 16, 20)
    size = 88 + len(rectangle) + len(end)
    head = struct.pack("<IIiiiiiiiiIIIIHHIIIiiii", 1, 88, 0, 0, width, height, 0, 0, *millimetres, 0x464D4520, 0x10000, size, 3, 1, 0,
                       0, 0, 0, 1920, 1080, 508, 286)
    return head + rectangle + end


def wmf(width, height):
    """The same in a placeable Windows metafile."""
    rectangle = struct.pack("<IHhhhh", 7, 0x041B, height, width, 0, 0)
    window = struct.pack("<IHhh", 5, 0x020B, 0, 0) + struct.pack("<IHhh", 5, 0x020C, height, width)
    records = window + rectangle + struct.pack("<IH", 3, 0)
    place = struct.pack("<IHhhhhHI", 0x9AC6CDD7, 0, 0, 0, width, height, 96, 0)
    check = 0
    for value in struct.unpack("<10H", place):
        check ^= value
    head = struct.pack("<HHHIHIH", 1, 9, 0x300, (18 + len(records)) // 2, 0, 7, 0)
    return place + struct.pack("<H", check) + head + records


# Files that are declared and cannot be drawn: name, bytes.
BROKEN = [
    ("empty.png", b""), ("text.png", b"this is a text, whatever its name says\n"), ("cut.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF\0\1"),
    ("head.png", b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", 70000, 70000, 8, 2, 0, 0, 0))),
    ("zero.gif", b"GIF89a" + bytes(7)), ("broken.svg", b"<svg><rect"),
]

FORMATS = ["png", "jpeg", "gif", "bmp", "tiff", "svg", "emf", "wmf"]
ENDINGS = {"png": ".png", "jpeg": ".jpg", "gif": ".gif", "bmp": ".bmp", "tiff": ".tif", "svg": ".svg", "emf": ".emf", "wmf": ".wmf"}


def make(rng, form, width, height):
    """The bytes of a picture of that format and size, its variants drawn from `rng`."""
    colors = [tuple(rng.randrange(60, 256) for _ in range(3)) for _ in range(2)]
    if form == "png":
        return png(width, height, colors, rng.choice(["rgb", "rgba", "gray", "palette", "one_bit", "sixteen"]))
    if form == "jpeg":
        return jpeg(width, height, colors, rng.randrange(0, 9))
    if form == "gif":
        return gif(width, height, colors)
    if form == "bmp":
        return bmp(width, height, colors, rng.random() < 0.3)
    if form == "tiff":
        return tiff(width, height, colors, rng.choice("<>"))
    if form == "svg":
        return svg(width, height, colors, rng.choice(["", "px", "pt", "mm"]))
    return emf(width, height) if form == "emf" else wmf(width, height)
