#!/usr/bin/env python3
"""What the judges' hostile slides hold, put into a layout and into the master: a template's own slides are dropped unread, so
that as they come they test little. EXPECTED says what each must end as."""
import pathlib
import re
import subprocess
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import harness, judges  # noqa: E402

SECONDS = 30
SLIDE, SLIDE_RELS = "ppt/slides/slide1.xml", "ppt/slides/_rels/slide1.xml.rels"
LAYOUT, MASTER = "ppt/slideLayouts/slideLayout1.xml", "ppt/slideMasters/slideMaster1.xml"
OPENS = "opens"
# The word of the message, or OPENS; the same for a layout and the master.
EXPECTED = {
    "bomb-attr": "16 MiB in one XML part", "bomb-slide": "16 MiB in one XML part", "xml-wide": "16 MiB in one XML part",
    # Pictures are carried over as they are, never decoded.
    "bomb-image": OPENS, "bomb-image-lie": OPENS, "img-crc": OPENS, "img-html": OPENS, "img-jpeg-as-png": OPENS,
    "img-svg-script": OPENS, "img-truncated": OPENS, "img-zero": OPENS,
    "control-good": OPENS, "num-shape-zero": OPENS, "xml-cdata": OPENS, "xml-utf16": OPENS,
    # Nothing reads a placeholder's idx above 2^32 or a table in a layout.
    "num-grid": OPENS, "num-idx": OPENS,
    "num-shape-empty": "is not a coordinate", "num-shape-float": "is not a coordinate", "num-shape-hex": "is not a coordinate",
    "num-shape-huge": "is not a coordinate", "num-shape-nan": "is not a coordinate", "num-shape-negative": "is not a coordinate",
    "num-shape-overflow32": OPENS,
    # The targets of links are never opened.
    "pkg-external-image": OPENS, "pkg-external-net": OPENS, "pkg-external-unc": OPENS,
    "pkg-no-namespace": "the root element is not p:sld",
    "xml-attrs": "1,024 attributes", "xml-namespaces": "1,024 attributes",
    "xml-bad-utf8": "invalid UTF-8 at byte 696", "xml-ebcdic": "invalid UTF-8 at byte 2",
    "xml-billion-laughs": "invalid reference", "xml-quadratic": "invalid reference", "xml-charrefs": "invalid reference",
    "xml-xxe-file": "invalid reference", "xml-xxe-net": "invalid reference",
    "xml-deep-300": "256 levels", "xml-deep-5000": "256 levels", "xml-deep-200000": "400,000 tags",
    "xml-dtd-param": "document type declaration", "xml-dtd-types": "document type declaration",
    "xml-dup-attr": "has the attribute id twice", "xml-empty-part": "No document element", "xml-malformed": "tag type",
    "xml-nul": "U+0000", "xml-utf7": "utf-7",
}


def sheet(slide, kind, tail):
    """The bytes of a slide as those of a layout or master, whatever their encoding is."""
    for encoding in ("utf-8", "utf-16", "cp037"):
        try:
            text = slide.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "p:sld" in text:
            break
    else:
        encoding, text = "latin-1", slide.decode("latin-1")
    text = re.sub(r"(</?)p:sld(?=[\s>])", rf"\1p:{kind}", text)
    if tail:
        text = re.sub(r"<p:clrMapOvr>.*</p:clrMapOvr>", lambda _: tail, text, flags=re.S)
    return text.encode(encoding)


def relationships(sheet_rels, slide_rels):
    """Those of the sheet, and those of the slide but that to its layout. Only rId2 is used by the slides."""
    own = re.search(rb"<Relationships[^>]*>(.*)</Relationships>", slide_rels, re.S)
    added = [r for r in re.findall(rb"<Relationship [^>]*/>", own.group(1) if own else b"") if b"/slideLayout\"" not in r]
    kept = re.sub(rb"Id=\"rId2\"", b"Id=\"rId98\"", sheet_rels)
    return kept.replace(b"</Relationships>", b"".join(added) + b"</Relationships>")


def transplant(source, target, kind):
    with zipfile.ZipFile(source) as archive:
        parts = {n: archive.read(n) for n in archive.namelist()}
    part = LAYOUT if kind == "sldLayout" else MASTER
    tail = ""
    if kind == "sldMaster":
        tail = re.search(r"<p:clrMap .*(?=</p:sldMaster>)", parts[MASTER].decode(), re.S).group()
    rels = f"{pathlib.PurePosixPath(part).parent}/_rels/{pathlib.PurePosixPath(part).name}.rels"
    parts[part] = sheet(parts[SLIDE], kind, tail)
    parts[rels] = relationships(parts[rels], parts[SLIDE_RELS])
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name), data)


def main():
    driver = harness.Driver(__doc__, [("--list", {"action": "store_true", "help": "print what each ends as"})])
    judges.need(["tools/make_hostile.py"])
    hostile, out, good = driver.work / "hostile", driver.work / "out", driver.work / "good.json"
    subprocess.run([judges.python(), str(judges.folder() / "tools/make_hostile.py"), str(hostile)], check=True, stdout=subprocess.DEVNULL)
    good.write_bytes(broken_specs.changed())
    out.mkdir()
    names = [p.stem for p in sorted(hostile.glob("*.pptx")) if re.match("control|xml-|num-shape|num-idx|num-grid|img-|bomb-(slide|attr|image)|pkg-(external|no-name)", p.stem)]
    if not driver.options.list:
        driver.check(set(names) == set(EXPECTED), f"no expectation, or none any more: {sorted(set(names) ^ set(EXPECTED))}")
    for name in driver.share(names):
        for kind in ("sldLayout", "sldMaster"):
            template, deck = driver.work / f"{name}-{kind}.pptx", out / "deck.pptx"
            transplant(hostile / f"{name}.pptx", template, kind)
            try:
                run = driver.run("build", good, "-o", deck, "--template", template, timeout=SECONDS)
            except subprocess.TimeoutExpired:
                driver.fail(f"{name} in {kind}: not done after {SECONDS} s")
                continue
            template.unlink()
            if driver.options.list:
                print(name, kind, run.status, run.err.strip().splitlines()[0][-220:] if run.status not in (0, 1) else "")
            else:
                wanted = EXPECTED.get(name, "(nothing)")
                if wanted == OPENS:
                    driver.check(run.status in (0, 1) and deck.exists() and zipfile.ZipFile(deck).testzip() is None, f"{name} in {kind}: expected a sound deck: {run}")
                else:
                    driver.check(run.status == 65 and not deck.exists() and wanted in run.err, f"{name} in {kind}: expected 65 and '{wanted}': {run}")
            for stray in out.iterdir():
                stray.unlink()
    driver.finish("hostile_sheets")


main()
