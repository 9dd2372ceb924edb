#!/usr/bin/env python3
"""deckle render: sizes of pictures, words of a PDF, the same bytes on any number of threads, and inputs that it refuses."""
import json
import pathlib
import struct
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

SPEC = harness.ROOT / "examples/population-en.json"


def png_size(path):
    return struct.unpack(">II", path.read_bytes()[16:24])


def check_pictures(driver):
    run = driver.run("render", SPEC, "-o", "pictures/", "--width", "640")
    driver.check(run.status == 0, f"expected status 0: {run}")
    found = sorted(p.name for p in (driver.work / "pictures").iterdir())
    expected = [f"population-en-{n:02}.png" for n in range(1, 13)]
    if driver.check(found == expected, f"expected {expected}, got {found}"):
        sizes = {png_size(driver.work / "pictures" / name) for name in found}
        driver.check(sizes == {(640, 360)}, f"expected 640 by 360 pixels, got {sizes}")
    run = driver.run("render", SPEC, "--slide", "2", "-o", "two.png", "--dpi", "72", "--sheet", "sheet.png")
    driver.check(run.status == 0, f"expected status 0: {run}")
    driver.check(png_size(driver.work / "two.png") == (960, 540), "--dpi 72: a point is a pixel")
    driver.check((driver.work / "sheet.png").exists(), "--sheet writes nothing")
    for name in ("one.svg", "one.html"):
        run = driver.run("render", SPEC, "--slide", "1", "-o", name)
        driver.check(run.status == 0 and b"<svg" in (driver.work / name).read_bytes(), f"{name}: {run}")


def check_deck_and_ir(driver):
    """A built deck and its IR give the pictures of the spec's text."""
    driver.run("build", SPEC, "-o", "deck.pptx")
    driver.run("ir", "init", "deck.pptx", "-o", "deck.ir.json")
    for name in ("deck.pptx", "deck.ir.json"):
        run = driver.run("render", name, "-o", f"{name}.pdf", "--format", "pdf")
        driver.check(run.status == 0, f"expected status 0: {run}")


def words(path):
    done = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=False)
    return [" ".join(line.split()) for line in done.stdout.splitlines() if line.strip()]


def check_pdf(driver):
    """The words of the measured lines are on the same lines of the PDF."""
    run = driver.run("render", SPEC, "-o", "deck.pdf")
    driver.check(run.status == 0, f"expected status 0: {run}")
    measured = json.loads(driver.run("measure", SPEC).out)
    try:
        drawn = "\n".join(words(driver.work / "deck.pdf"))
    except FileNotFoundError:
        print("pdftotext is not installed: words of the PDF are not compared")
        return
    lines = [" ".join(line["text"].split()) for slide in measured["slides"] for element in slide["elements"]
             for line in element["lines"]]
    lost = [line for line in lines if line and line not in drawn]
    driver.check(len(lines) > 50, f"only {len(lines)} lines were measured")
    driver.check(not lost, f"not on a line of their own in the PDF: {lost[:5]}")


def check_notes(driver):
    """Notes pages are upright, and have the words of the notes below those of the slide."""
    spec = json.loads(SPEC.read_text(encoding="utf-8"))
    spec["deck"]["slides"] = spec["deck"]["slides"][:1]
    spec["deck"]["slides"][0]["speaker_notes"] = "Wait until all are seated."
    (driver.work / "said.json").write_text(json.dumps(spec), encoding="utf-8")
    run = driver.run("render", "said.json", "--notes", "-o", "notes.png", "--width", "540")
    driver.check(run.status == 0 and png_size(driver.work / "notes.png") == (540, 720), f"an upright page: {run}")
    run = driver.run("render", "said.json", "--notes", "-o", "notes.pdf")
    driver.check(run.status == 0, f"expected status 0: {run}")
    try:
        driver.check("Wait until all are seated." in words(driver.work / "notes.pdf"), "the notes are not drawn")
    except FileNotFoundError:
        print("pdftotext is not installed: words of the notes are not compared")


def check_determinism(driver):
    for name, options in (("png", ["-o", "{}/"]), ("pdf", ["-o", "{}.pdf"])):
        results = []
        for jobs in ("1", "2", "7"):
            run = driver.run("render", SPEC, "--jobs", jobs, *[o.format(f"jobs{jobs}") for o in options])
            driver.check(run.status == 0, f"expected status 0: {run}")
            made = driver.work / f"jobs{jobs}"
            results.append([p.read_bytes() for p in sorted(made.iterdir())] if name == "png"
                           else (driver.work / f"jobs{jobs}.pdf").read_bytes())
        driver.check(results[0] == results[1] == results[2], f"{name}: the bytes depend on the number of threads")


REFUSED = [
    ("no such slide", ["--slide", "99", "-o", "x.png"], 2),
    ("no list of slides", ["--slide", "2,", "-o", "x.png"], 2),
    ("an extension that says nothing", ["-o", "x.docx"], 2),
    ("pixels of a PDF", ["-o", "x.pdf", "--dpi", "96"], 2),
    ("both sizes", ["-o", "x.png", "--dpi", "96", "--width", "640"], 2),
    ("too many pixels", ["--slide", "1", "-o", "x.png", "--dpi", "4800"], 65),
    ("several pictures on stdout", ["-o", "-"], 2),
    ("a sheet with another name", ["--sheet", "x.jpg"], 2),
    ("notes pages in SVG", ["-o", "x.svg", "--notes"], 2),
]


def check_refusals(driver):
    for name, arguments, status in REFUSED:
        run = driver.run("render", SPEC, *arguments)
        driver.check(run.status == status and run.err.strip(), f"{name}: expected status {status}: {run}")
    (driver.work / "broken.pptx").write_bytes(b"PK\x03\x04 and nothing more")
    run = driver.run("render", "broken.pptx", "-o", "x.png")
    driver.check(run.status == 65, f"a damaged file: expected status 65: {run}")
    run = driver.run("render", "absent.pptx", "-o", "x.png")
    driver.check(run.status == 66, f"no file: expected status 66: {run}")
    left = [p.name for p in driver.work.iterdir() if p.name.startswith("x")]
    driver.check(not left, f"a refused call leaves {left}")


def main():
    driver = harness.Driver(__doc__)
    check_pictures(driver)
    check_deck_and_ir(driver)
    check_pdf(driver)
    check_notes(driver)
    check_determinism(driver)
    check_refusals(driver)
    driver.finish("render")


main()
