#!/usr/bin/env python3
"""Pictures on disk, from the outside: where they are looked for, what is refused, what is shown instead of
a missing one, and what the package contains."""
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


def png(width, height, rgb=(30, 90, 160)):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    row = b"\0" + bytes(rgb) * width
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b""))


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#246"/></svg>'


def image(number, asset_id, **content):
    return {"element_id": f"i{number}", "kind": "image", "role": "picture",
            "content": {"asset_id": asset_id, "alt_text": f"picture {number}", **content}}


def spec(assets, elements=None, layout="one_column"):
    """`assets`: id → file_id or source; one slide shows them all."""
    declared = [{"asset_id": key, "type": "image",
                 "source": value if isinstance(value, dict) else {"kind": "file", "file_id": value}}
                for key, value in assets.items()]
    shown = elements or [image(n, key) for n, key in enumerate(assets)]
    return json.dumps({
        "spec_version": "slidespec_v1",
        "deck": {"title": "Pictures", "language": "en", "slides": [{
            "slide_id": "s", "type": "image", "layout": {"layout_id": layout},
            "elements": [{"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Pictures"}}] + shown}]},
        "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}},
        "assets": declared})


class Deck:
    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)
        tree = ElementTree.fromstring(self.zip.read("ppt/slides/slide1.xml")).find(f"{P}cSld/{P}spTree")
        self.pictures = tree.findall(f"{P}pic")
        self.boxes = {s.find(f"{P}nvSpPr/{P}cNvPr").get("name"): s for s in tree.findall(f"{P}sp")}
        self.media = sorted(n for n in self.zip.namelist() if n.startswith("ppt/media/"))


class Assets:
    def __init__(self, driver):
        self.driver = driver
        self.folder = driver.work / "deck"
        self.out = driver.work / "out.pptx"
        self.report = driver.work / "report.json"
        self.folder.mkdir()

    def build(self, text, *options, name="spec.json", **more):
        self.out.unlink(missing_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")
        return self.driver.run("build", self.folder / name, "-o", self.out, "--report", self.report, *options, **more)

    def issues(self, rule):
        return [i for i in json.loads(self.report.read_text())["issues"] if i["rule"] == rule]

    def not_run(self):
        return {n["rule"]: n["reason"] for n in json.loads(self.report.read_text())["not_run"]}

    def shown(self, run, pictures, media):
        """The deck was built, with this many pictures on the slide and these parts."""
        if not self.driver.check(run.status == 0, f"expected status 0: {run}"):
            return None
        deck = Deck(self.out)
        self.driver.check(len(deck.pictures) == pictures, f"{len(deck.pictures)} pictures, {pictures} expected: {run}")
        self.driver.check([m.rsplit(".", 1)[1] for m in deck.media] == media, f"media {deck.media}, expected {media}: {run}")
        return deck


def places(t):
    """Beside the spec, in --assets, from stdin in the current folder."""
    (t.folder / "img").mkdir()
    (t.folder / "img/a.png").write_bytes(png(400, 300))
    text = spec({"a": "img/a.png"})
    t.shown(t.build(text), 1, ["png"])
    first = t.out.read_bytes()
    t.driver.check(t.not_run() == {}, f"a rule was not run on a picture that is there: {t.not_run()}")
    t.shown(t.build(text, "--assets", t.folder / "img"), 0, [])
    t.driver.check("does not exist" in t.issues("missing-asset")[0]["message"], "a file outside --assets was found")
    other = t.driver.work / "other"
    (other / "img").mkdir(parents=True)
    (other / "img/a.png").write_bytes(png(400, 300))
    t.shown(t.build(text, "--assets", other), 1, ["png"])
    t.driver.check(t.out.read_bytes() == first, "the same picture from elsewhere made another deck")
    run = t.driver.run("build", "-", "-o", t.out, stdin=text.encode(), cwd=t.folder)
    t.shown(run, 1, ["png"])
    run = t.build(text, "--assets", t.driver.work / "nowhere")
    t.driver.check(run.status == 66 and "nowhere" in run.err and not t.out.exists(), f"expected 66: {run}")
    for command in (["qc"], ["measure"]):
        run = t.driver.run(*command, t.folder / "spec.json", "--assets", t.folder)
        t.driver.check(run.status == 0, f"expected status 0: {run}")


def shared(t):
    """One part per picture, whatever its name; SVG with its PNG; --jobs has no effect."""
    (t.folder / "b.png").write_bytes(png(400, 300))
    (t.folder / "c.svg").write_bytes(SVG)
    (t.folder / "photo.png").write_bytes(b"\xff\xd8\xff\xe0" + b"\0" * 40)
    text = spec({"a": "img/a.png", "same": "b.png", "svg": "c.svg"})
    t.shown(t.build(text, "--jobs", "1"), 3, ["png", "png", "svg"])
    first = t.out.read_bytes()
    t.build(text, "--jobs", "7")
    t.driver.check(t.out.read_bytes() == first, "--jobs changed the deck")


def missing(t):
    """The deck is still written, with a placeholder box, its description and the reason."""
    whole = png(64, 64)
    flipped = bytearray(whole)
    flipped[40] ^= 0xFF
    for name, data in (("cut.png", whole[:60]), ("crc.png", bytes(flipped)), ("html.png", b"<html><script>alert(1)</script>"),
                       ("empty.png", b""), ("bomb.png", png(4, 4).replace(struct.pack(">II", 4, 4), struct.pack(">II", 20000, 20000))),
                       ("xxe.svg", b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + SVG),
                       ("outside.svg", SVG.replace(b"<rect", b'<image href="http://127.0.0.1:9/x.png"/><rect'))):
        (t.folder / name).write_bytes(data)
    os.mkfifo(t.folder / "pipe.png")
    (t.folder / "loop.png").symlink_to("loop.png")
    (t.folder / "dangling.png").symlink_to("gone.png")
    rows = {
        "none.png": "does not exist", "img": "folder", "img/a.png/b": "does not exist", "cut.png": "cut off", "crc.png": "checksums",
        "html.png": "HTML", "empty.png": "empty", "bomb.png": "checksums", "pipe.png": "pipe", "loop.png": "loop",
        "dangling.png": "does not exist", "photo.png": "JPEG", "xxe.svg": "entity", "outside.svg": "not loaded",
        "url": "URL", "generated": "generated",
    }
    for file_id, word in rows.items():
        source = {"kind": file_id, "url": "http://127.0.0.1:9/x.png"} if file_id in ("url", "generated") else file_id
        run = t.build(spec({"a": source}), timeout=60)
        deck = t.shown(run, 0, [])
        if deck is None:
            continue
        found = t.issues("missing-asset")
        t.driver.check(len(found) == 1 and word in found[0]["message"] and found[0]["severity"] == "warning" and
                       found[0]["element_id"] == "i0", f"{file_id}: expected a warning with '{word}', got {found}")
        t.driver.check(set(t.not_run()) == {"letterboxed-picture", "low-resolution-picture"} and
                       all("element i0" in reason for reason in t.not_run().values()),
                       f"{file_id}: expected the rules that need the picture in not_run, got {t.not_run()}")
        box = deck.boxes.get("i0")
        if t.driver.check(box is not None, f"{file_id}: no box stands for the picture"):
            t.driver.check(box.find(f"{P}nvSpPr/{P}cNvPr").get("descr") == "picture 0", f"{file_id}: the box has no description")
            t.driver.check("".join(x.text for x in box.iter(f"{A}t")) == "picture 0", f"{file_id}: the box does not show it")


def png_size(t):
    """Of the only PNG of the deck."""
    deck = Deck(t.out)
    return struct.unpack(">II", deck.zip.read(next(m for m in deck.media if m.endswith(".png")))[16:24])


def active(t):
    """Of an SVG with a script only the PNG is in the deck, and a note says so, once for both uses."""
    (t.folder / "script.svg").write_bytes(SVG.replace(b"<rect", b"<script>alert(1)</script><rect"))
    for options, words in (((), "script.svg contains a script (script); only the PNG"), (("--lang", "ko"), "PNG만")):
        t.shown(t.build(spec({"a": "script.svg"}, [image(0, "a"), image(1, "a")]), *options), 2, ["png"])
        found = t.issues("active-svg")
        t.driver.check(len(found) == 1 and found[0]["severity"] == "note" and words in found[0]["message"] and
                       found[0]["details"] == {"asset_id": "a"}, f"one note with '{words}' expected: {found}")
        t.driver.check(not t.issues("missing-asset"), "a picture with a script is missing")


def laborious(t):
    """Filters that take long: fewer pixels, by counts; a box when even that is too much, or when time ends it."""
    blurs = b'<filter id="f">' + b'<feGaussianBlur stdDeviation="9"/>' * 60 + b'</filter><rect filter="url(#f)"'
    (t.folder / "blurs.svg").write_bytes(SVG.replace(b"<rect", blurs))
    text = spec({"a": "blurs.svg"})
    t.shown(t.build(text), 1, ["png", "svg"])
    first, size, found = t.out.read_bytes(), png_size(t), t.issues("coarse-svg")
    t.driver.check(384 <= size[0] < 1024 and abs(size[0] - 2 * size[1]) <= 2, f"a PNG of {size} pixels")
    t.driver.check(len(found) == 1 and found[0]["severity"] == "note" and "--limit svg-work" in found[0]["hint"] and
                   found[0]["details"]["asset_id"] == "a" and 0 <= found[0]["details"]["pixels"] - size[0] * size[1] < 2000,
                   f"a note with the pixels expected: {found}")
    t.build(text, "--jobs", "7")
    t.driver.check(t.out.read_bytes() == first, "a second build made another deck")
    # On a slow machine the time would decide, not the work.
    t.shown(t.build(text, "--limit", "svg-work=100000", "--limit", "svg-ms=60000", "--limit", "svgs-ms=60000"), 1, ["png", "svg"])
    t.driver.check(png_size(t) == (1024, 512) and not t.issues("coarse-svg"), f"with a higher limit: {png_size(t)}")
    slow = b'<filter id="f"><feMorphology radius="9"/></filter><rect filter="url(#f)"'
    (t.folder / "slow.svg").write_bytes(SVG.replace(b"<rect", slow))
    for options, limit, word in (((), "svg-work", "filters, masks and layers"),
                                 (("--limit", "svg-work=1000000000", "--limit", "svg-ms=1"), "svg-ms", "time decided")):
        t.shown(t.build(spec({"a": "slow.svg"}), *options), 0, [])
        found = t.issues("missing-asset")
        t.driver.check(len(found) == 1 and found[0]["details"] == {"asset_id": "a", "limit": limit} and word in found[0]["message"] and
                       f"--limit {limit}=NUMBER" in found[0]["hint"], f"{limit}: {found}")
    # One that is too much does not take the pixels of the others.
    t.shown(t.build(spec({"a": "slow.svg", "b": "c.svg"})), 1, ["png", "svg"])
    t.driver.check(png_size(t) == (1024, 512), f"beside one that is too much: {png_size(t)}")


def undrawn(t):
    """An SVG where the program that draws it is absent, or breaks: a box and what to do, in two languages."""
    def built(name, *options):
        program = t.driver.work / name / "deckle"
        program.parent.mkdir(exist_ok=True)
        shutil.copy2(t.driver.deckle, program)
        whole, t.driver.deckle = t.driver.deckle, program
        try:
            t.shown(t.build(spec({"a": "c.svg"}), *options), 0, [])
        finally:
            t.driver.deckle = whole
        found = t.issues("missing-asset")
        t.driver.check(len(found) == 1, f"{name}: one missing-asset expected: {found}")
        return found[0]["message"] if found else ""

    for options, words in (((), ("libexec/deckle/deckle-svg", "install it with deckle", "PNG")), (("--lang", "ko"), ("libexec/deckle/deckle-svg", "설치하거나", "PNG"))):
        said = built("alone", *options)
        t.driver.check(all(word in said for word in words), f"an absent drawer: {said}")
    broken = t.driver.work / "broken" / "deckle-svg"
    broken.parent.mkdir()
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    t.driver.check("status 3" in built("broken"), "a broken drawer is not told of")
    broken.chmod(0o644)
    t.driver.check("install it with deckle" in built("broken"), "what cannot be run was taken for the drawer")


def installed(t):
    """deckle-svg is in libexec of the installation, which can be moved as a whole. PATH is not searched."""
    helper = t.driver.deckle.parent / "deckle-svg"
    places = t.driver.work / "usr" / "bin", t.driver.work / "usr" / "libexec" / "deckle"
    for place, program in zip(places, (t.driver.deckle, helper)):
        place.mkdir(parents=True)
        shutil.copy2(program, place)
    whole, t.driver.deckle = t.driver.deckle, places[0] / "deckle"
    try:
        t.shown(t.build(spec({"a": "c.svg"})), 1, ["png", "svg"])
        (places[1] / "deckle-svg").unlink()
        t.shown(t.build(spec({"a": "c.svg"}), env={"PATH": f"{helper.parent}:{os.environ['PATH']}"}, cwd=helper.parent), 0, [])
        run = t.driver.run("--version")
        t.driver.check(run.status == 0 and "librsvg" not in run.out.decode() and "sandbox" not in run.out.decode(),
                       f"a version of what is absent: {run.out}")
    finally:
        t.driver.deckle = whole
    run = t.driver.run("--version")
    t.driver.check("librsvg 2." in run.out.decode(), f"--version does not name librsvg: {run.out}")
    t.driver.check("\nsandbox: descriptors, " in run.out.decode(), f"--version does not name the pieces of the sandbox: {run.out}")


def outside(t):
    """Paths outside the asset folder are refused."""
    (t.driver.work / "secret.png").write_bytes(png(8, 8))
    (t.folder / "out.png").symlink_to(t.driver.work / "secret.png")
    (t.folder / "up").symlink_to("..")
    (t.folder / "nowhere.png").symlink_to("/nowhere/at/all.png")
    (t.folder / "in.png").symlink_to("img/a.png")
    (t.folder / "home").symlink_to(t.folder / "img")
    for file_id in ("out.png", "up/secret.png", "nowhere.png", "../secret.png", "/etc/hostname", "img/../../secret.png"):
        run = t.build(spec({"a": file_id}))
        t.driver.check(run.status == 65 and "/assets/0/source/file_id" in run.err and not t.out.exists(),
                       f"{file_id}: expected 65 and the place: {run}")
        t.driver.check(len(run.err.strip().splitlines()) <= 2, f"{file_id}: more than one finding: {run}")
    for file_id in ("in.png", "home/a.png", "./img//a.png"):
        t.shown(t.build(spec({"a": file_id})), 1, ["png"])
    unused = json.loads(spec({"a": "img/a.png", "b": "out.png"}, [image(0, "a")]))
    run = t.build(json.dumps(unused))
    t.driver.check(run.status == 65 and "/assets/1/" in run.err, f"an unused asset outside: expected 65: {run}")
    (t.folder / "gone.json").write_text("{}")
    absent = json.loads(spec({"a": "img/a.png", "b": "absent.png"}, [image(0, "a")]))
    t.shown(t.build(json.dumps(absent)), 1, ["png"])
    t.driver.check(not t.issues("missing-asset"), "an asset that nothing shows was missed")


def described(t):
    """alt_text: authored, empty, absent."""
    run = t.build(spec({"a": "img/a.png"}, [image(0, "a"), image(1, "a", alt_text=""), {**image(2, "a"), "content": {"asset_id": "a"}}]))
    deck = t.shown(run, 3, ["png"])
    if deck is None:
        return
    named = [p.find(f"{P}nvPicPr/{P}cNvPr") for p in deck.pictures]
    t.driver.check([n.get("descr") for n in named] == ["picture 0", None, "a.png"], f"descriptions {[n.get('descr') for n in named]}")
    t.driver.check("decorative" in ElementTree.tostring(named[1], "unicode"), "an empty alt_text makes no decoration")
    t.driver.check([i["element_id"] for i in t.issues("missing-alt-text")] == ["i2"], "missing-alt-text of one picture expected")


def fitted(t):
    """crop as authored; without it the rule; full bleed to the edges, or whole beside its title."""
    (t.folder / "wide.png").write_bytes(png(1600, 400))
    (t.folder / "page.png").write_bytes(png(1600, 900))
    (t.folder / "high.png").write_bytes(png(1600, 960))
    for crop, expected in (("contain", False), ("cover", True), ("center_crop", True), (None, False)):
        content = {"crop": crop} if crop else {}
        deck = t.shown(t.build(spec({"a": "wide.png"}, [image(0, "a", **content)])), 1, ["png"])
        if deck is not None:
            cut = deck.pictures[0].find(f"{P}blipFill/{A}srcRect")
            t.driver.check((cut is not None) == expected, f"crop {crop}: srcRect {cut}")
            t.driver.check(bool(t.issues("letterboxed-picture")) == (crop is None), f"crop {crop}: letterboxed-picture is wrong")

    def extent(deck):
        size = deck.pictures[0].find(f"{P}spPr/{A}xfrm/{A}ext")
        return int(size.get("cx")), int(size.get("cy"))
    page = (12192000, 6858000)
    for file_id, crop, whole_page in (("page.png", "cover", True), ("page.png", None, True), ("high.png", None, False), ("wide.png", None, False), ("wide.png", "cover", True)):
        deck = t.shown(t.build(spec({"a": file_id}, [image(0, "a", **({"crop": crop} if crop else {}))], "image_full_bleed")), 1, ["png"])
        if deck is not None:
            t.driver.check((extent(deck) == page) == whole_page, f"{file_id}, crop {crop}: {extent(deck)} of {page}")
            t.driver.check(not t.issues("overlapping-elements"), f"{file_id}, crop {crop}: title and picture overlap")


def main():
    driver = harness.Driver(__doc__)
    t = Assets(driver)
    for part in (places, shared, missing, active, laborious, undrawn, installed, outside, described, fitted):
        part(t)
    driver.finish("assets")


main()
