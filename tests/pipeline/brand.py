#!/usr/bin/env python3
"""Brand kits, from the outside: the example is built with its logo on every layout, in each corner and page size, clear of what the
slides hold; what is wrong with a logo is one line that names the place and what to do."""
import json
import os
import pathlib
import shutil
import struct
import sys
import zipfile
import zlib
from xml.etree import ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
PX = 9525
EXAMPLE = harness.ROOT / "examples/brand"


def png(width, height, extra=b""):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    row = b"\0" + bytes((200, 60, 30)) * width
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + extra +
            chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b""))


def animation():
    data = b"acTL" + struct.pack(">II", 2, 0)
    return png(80, 40, struct.pack(">I", 8) + data + struct.pack(">I", zlib.crc32(data)))


def box_of(shape):
    frame = shape.find(f"{P}spPr/{A}xfrm")
    at, size = frame.find(f"{A}off"), frame.find(f"{A}ext")
    return [int(v) / PX for v in (at.get("x"), at.get("y"), size.get("cx"), size.get("cy"))]


def logos(package, part):
    """Name → (box, description) of the pictures of a part."""
    tree = ElementTree.fromstring(package.read(part)).find(f"{P}cSld/{P}spTree")
    return [(box_of(p), p.find(f"{P}nvPicPr/{P}cNvPr")) for p in tree.findall(f"{P}pic")
            if p.find(f"{P}nvPicPr/{P}cNvPr").get("name") in ("Logo", "_logo")]


def example(t):
    """The example builds clean; in each corner the logo is where the kit says, in its own proportions."""
    for size, width in (("widescreen_16_9", 1280), ("standard_4_3", 960)):
        for place in ("top-left", "top-right", "bottom-left", "bottom-right"):
            spec = json.loads((EXAMPLE / "half-year.json").read_text(encoding="utf-8"))
            spec["theme"]["slide_size"] = size
            spec["theme"]["brand"]["tokens"] = {"logo": {"place": place}}
            path, deck, report = t.folder / "deck.json", t.folder / "deck.pptx", t.folder / "report.json"
            path.write_text(json.dumps(spec), encoding="utf-8")
            run = t.driver.run("build", path, "-o", deck, "--report", report, "--brand", EXAMPLE / "acme.brand.json")
            told = {i["rule"] for i in json.loads(report.read_text(encoding="utf-8"))["issues"] if i["severity"] != "note"}
            t.driver.check(run.status == 0 and told <= {"substituted-font"}, f"{size} {place}: {told} {run}")
            with zipfile.ZipFile(deck) as package:
                sheets = [n for n in package.namelist() if n.startswith(("ppt/slideMasters/s", "ppt/slideLayouts/s"))]
                found = {n: logos(package, n) for n in sheets}
                for name, here in found.items():
                    root = ElementTree.fromstring(package.read(name))
                    want = 1 if "Masters" in name or root.get("showMasterSp") == "0" else 0
                    t.driver.check(len(here) == want, f"{name}: {len(here)} logos, {want} expected")
                    for (x, y, w, h), properties in here:
                        t.driver.check(properties.get("descr") == "Acme", f"{name}: described as {properties.get('descr')}")
                        t.driver.check(abs(w / h - 228 / 56) < 0.01, f"{name}: distorted to {w} x {h}")
                        t.driver.check(x >= 20 and x + w <= width - 20 and y >= 20 and y + h <= 700, f"{name}: at {x}, {y}")
                (x, y, w, h), _ = found["ppt/slideMasters/slideMaster1.xml"][0]
                t.driver.check((x < width / 2) == ("left" in place) and (y < 360) == ("top" in place), f"{place}: at {x}, {y}")
    page = t.folder / "page.html"
    run = t.driver.run("qc", t.folder / "deck.json", "-o", page, "--brand", EXAMPLE / "acme.brand.json")
    drawn = page.read_text(encoding="utf-8").count("<image")
    t.driver.check(run.status == 0 and drawn >= 5, f"the report draws {drawn} logos: {run}")


def full_page(t):
    """A picture of the whole page has the logo on it."""
    shutil.copy(harness.ROOT / "docs/specs/dots.png", t.folder / "page.png")
    spec = json.loads((EXAMPLE / "half-year.json").read_text(encoding="utf-8"))
    spec["deck"]["slides"] = [{"slide_id": "p", "type": "image", "layout": {"layout_id": "image_full_bleed"}, "elements": [
        {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "The hall"}},
        {"element_id": "i", "kind": "image", "role": "picture", "content": {"asset_id": "a", "alt_text": "a hall", "crop": "cover"}}]}]
    spec["assets"] = [{"asset_id": "a", "type": "image", "source": {"kind": "file", "file_id": "page.png"}}]
    (t.folder / "deck.json").write_text(json.dumps(spec), encoding="utf-8")
    run = t.driver.run("build", t.folder / "deck.json", "-o", t.folder / "deck.pptx", "--brand", EXAMPLE / "acme.brand.json")
    t.driver.check(run.status == 0, f"expected status 0: {run}")
    with zipfile.ZipFile(t.folder / "deck.pptx") as package:
        here = logos(package, "ppt/slides/slide1.xml")
        t.driver.check(len(here) == 1 and here[0][1].get("descr") == "Acme", f"{len(here)} logos on the picture")


def refused(t):
    """Status and words of logos that cannot be used: a warning and a deck without one, or an error and none."""
    files = {"one.png": png(1, 1), "wide.png": png(20000, 40), "thin.png": png(400, 4), "moving.png": animation(), "cut.png": png(80, 40)[:60],
             "words.png": b"no picture", "moving.gif": b"GIF89a" + b"\0" * 20, "good.png": png(160, 40),
             "out.svg": b'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><image href="http://example.com/a.png"/></svg>'}
    for name, data in files.items():
        (t.folder / name).write_bytes(data)
    (t.driver.work / "outside.png").write_bytes(png(160, 40))
    os.symlink(t.driver.work / "outside.png", t.folder / "link.png")
    (t.folder / "sub").mkdir()
    spec = t.folder / "spec.json"
    shutil.copy(EXAMPLE / "half-year.json", spec)
    for logo, status, words in (
            ({"file": "absent.png"}, 0, ["logo/file", "absent.png does not exist"]),
            ({"file": "one.png"}, 0, ["1 x 1 px", "at least 24"]),
            ({"file": "wide.png"}, 0, ["20000 x 40 px", "at most 8000"]),
            ({"file": "thin.png"}, 0, ["400 x 4 px", "20 times"]),
            ({"file": "moving.png"}, 0, ["animated"]),
            ({"file": "cut.png"}, 0, ["cut.png", "logo is not placed"]),
            ({"file": "words.png"}, 0, ["words.png", "logo is not placed"]),
            ({"file": "moving.gif"}, 0, ["moving.gif", "logo is not placed"]),
            ({"file": "out.svg"}, 0, ["out.svg", "logo is not placed"]),
            ({"file": "sub"}, 0, ["a folder"]),
            ({"file": "link.png"}, 65, ["link.png", "symbolic link", "copy the file"]),
            ({"file": "../outside.png"}, 65, ["../outside.png", "beside the brand kit"]),
            ({"file": "/etc/passwd"}, 65, ["/etc/passwd"]),
            ({"file": "good.png", "place": "middle"}, 65, ["middle", "top-left"]),
            ({"file": "good.png", "clear_space": 4000}, 65, ["clear_space", "from 0 to 120"]),
            ({"file": "good.png", "width": 2000}, 65, ["width", "from 16 to 480"]),
            ({"file": "good.png"}, 0, [])):
        kit = t.folder / "kit.brand.json"
        kit.write_text(json.dumps({"brand": 1, "logo": logo}), encoding="utf-8")
        run = t.driver.run("build", spec, "-o", t.folder / "out.pptx", "--brand", kit)
        t.driver.check(run.status == status, f"{logo}: expected status {status}: {run}")
        lines = [line for line in run.err.splitlines() if "kit.brand.json" in line]
        t.driver.check(len(lines) == (1 if words else 0), f"{logo}: {len(lines)} lines: {run}")
        for word in words:
            t.driver.check(word in run.err, f"{logo}: {word!r} is not said: {run}")


class Brand:
    def __init__(self, driver, name):
        self.driver = driver
        self.folder = driver.work / name
        self.folder.mkdir()


def main():
    driver = harness.Driver(__doc__)
    for part in (example, full_page, refused):
        part(Brand(driver, part.__name__))
    driver.finish("brand")


main()
