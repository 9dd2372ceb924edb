#!/usr/bin/env python3
"""`deckle qc --annotate`: the findings of a presentation are comments in a copy, at the corners of their elements; all else stays."""
import json
import re
import subprocess
import sys
import pathlib
import xml.etree.ElementTree as ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
MAY_CHANGE = re.compile(r"\[Content_Types\]\.xml|ppt/_rels/presentation\.xml\.rels|ppt/slides/_rels/slide\d+\.xml\.rels|"
                        r"ppt/comments/comment\d+\.xml|ppt/commentAuthors\.xml")


def parts_of(path):
    with zipfile.ZipFile(path) as package:
        return {name: package.read(name) for name in package.namelist()}


def comments_of(parts):
    found = []
    for name in sorted(parts):
        if re.fullmatch(r"ppt/comments/comment\d+\.xml", name):
            for comment in ElementTree.fromstring(parts[name]).iter(P + "cm"):
                place = comment.find(P + "pos")
                found.append((int(place.get("x")), int(place.get("y")), comment.findtext(P + "text"), comment.get("dt")))
    return found


def small_text(source, target):
    """Three texts of 7 pt on the second slide, two of them at one place: a finding for each."""
    boxes = "".join(
        '<p:sp xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
        f' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:nvSpPr><p:cNvPr id="{900 + n}" name="Small {n}"/>'
        f'<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="{x}" y="{y}"/><a:ext cx="3000000" cy="{n}00000"/>'
        '</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square" anchor="b"/>'
        '<a:lstStyle/><a:p><a:r><a:rPr lang="en-US" sz="700"><a:latin typeface="Arial"/></a:rPr>'
        f'<a:t>These words are too small to read &amp; {n}</a:t></a:r></a:p></p:txBody></p:sp>'
        for n, (x, y) in enumerate([(914400, 5000000), (914400, 5000000), (7000000, 6000000)], start=2))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
        for name, data in parts_of(source).items():
            if name == "ppt/slides/slide2.xml":
                data = data.replace(b"</p:spTree>", boxes.encode() + b"</p:spTree>")
            package.writestr(name, data)


def is_written(driver, deck):
    run = driver.run("qc", deck, "--annotate", "copy.pptx", "--format", "json")
    findings = [one for one in json.loads(run.out)["issues"] if one["rule"] != "review-comment"]
    driver.check(f"{len(findings)} findings written" in run.err, f"{len(findings)} findings: {run.err}")
    before, after = parts_of(deck), parts_of(driver.work / "copy.pptx")
    changed = [name for name in after if before.get(name) != after[name] and not MAY_CHANGE.fullmatch(name)]
    driver.check(not changed and not set(before) - set(after), f"other parts changed: {changed}")
    comments = comments_of(after)
    keys = sorted(re.search(r"\[deckle ([0-9a-f]{16})\]", text)[1] for _, _, text, _ in comments)
    driver.check(keys == sorted(one["fingerprint"] for one in findings), f"the comments are {keys}")
    driver.check({when for _, _, _, when in comments} == {"1980-01-01T00:00:00.000"}, "comments have another date")
    for one in findings:
        text = next(text for _, _, text, _ in comments if one["fingerprint"] in text)
        driver.check(text.startswith(f"{one['rule']} ({one['severity']})\n") and one["message"] in text and one["hint"] in text,
                     f"{one} is the comment {text!r}")
    return findings, comments


def is_placed(driver, deck, findings, comments):
    """At the corner of the element, which measure prints in px."""
    measured = json.loads(driver.run("measure", deck).out)
    boxes = {(slide["slide_id"], one["eid"]): one["bbox"] for slide in measured["slides"] for one in slide["elements"]}
    checked = 0
    for one in findings:
        box = boxes.get((one["slide_id"], one["element_id"]))
        if box is None:
            continue
        x, y = next((x, y) for x, y, text, _ in comments if one["fingerprint"] in text)
        right, down = x - box["x"] * 6, y - box["y"] * 6  # 576 units and 96 px to the inch
        steps = [n * 96 for n in range(20)]
        driver.check(any(abs(right - n) <= 1 for n in steps) and any(abs(down - n) <= 1 for n in steps[:2]),
                     f"{one['element_id']} is at {box}, its comment at {x}, {y}")
        checked += 1
    driver.check(checked >= 3, f"only {checked} findings are about an element")


def is_stable(driver, deck):
    first = (driver.work / "copy.pptx").read_bytes()
    driver.run("qc", deck, "--annotate", "other.pptx", "--jobs", "1")
    driver.check((driver.work / "other.pptx").read_bytes() == first, "a second run gives other bytes")
    run = driver.run("qc", "copy.pptx", "--annotate", "twice.pptx")
    driver.check("have their comments already" in run.err, f"comments are written twice: {run.err}")
    driver.check(comments_of(parts_of(driver.work / "twice.pptx")) == comments_of(parts_of(driver.work / "copy.pptx")),
                 "an annotated copy gets other comments")
    driver.run("qc", deck, "--annotate", "dated.pptx", env={"SOURCE_DATE_EPOCH": "1780000000"})
    dates = {when for _, _, _, when in comments_of(parts_of(driver.work / "dated.pptx"))}
    driver.check(dates == {"2026-05-28T20:26:40.000"}, f"SOURCE_DATE_EPOCH gives {dates}")
    korean = driver.run("qc", deck, "--annotate", "korean.pptx", "--lang", "ko")
    driver.check(any("오류" in text or "참고" in text or "경고" in text for _, _, text, _ in
                     comments_of(parts_of(driver.work / "korean.pptx"))), f"comments are not Korean: {korean}")


def follows_settings(driver, deck):
    run = driver.run("qc", deck, "--annotate", "fewer.pptx", "--ignore", "small-text", "--baseline", "none.json")
    driver.check(run.status == 66, f"a baseline that does not exist: {run}")
    driver.run("qc", deck, "--annotate", "fewer.pptx", "--ignore", "small-text")
    texts = [text for _, _, text, _ in comments_of(parts_of(driver.work / "fewer.pptx"))]
    driver.check(not any(text.startswith("small-text") for text in texts), "an ignored finding is a comment")
    (driver.work / "known.json").write_bytes(driver.run("qc", deck, "--format", "json").out)
    driver.run("qc", deck, "--annotate", "known.pptx", "--baseline", "known.json")
    parts = parts_of(driver.work / "known.pptx")
    driver.check(not comments_of(parts) and parts == parts_of(deck), "known findings are comments")


def refuses(driver, spec, deck):
    before = deck.read_bytes()
    cases = [
        ("the input", (deck, "--annotate", deck), 2, "the same file"),
        ("a spec", (spec, "--annotate", "no.pptx"), 2, "is none"),
        ("another kind", (deck, "--annotate", "no.pptm"), 2, "kind"),
        ("the report's file", (deck, "--annotate", "no.pptx", "-o", "no.pptx", "--format", "json"), 2, "the same file"),
        ("two to stdout", (deck, "--annotate", "-"), 2, ""),
        ("a folder that cannot be", (deck, "--annotate", "copy.pptx/no.pptx"), 73, ""),
    ]
    for name, arguments, status, words in cases:
        run = driver.run("qc", *arguments)
        driver.check(run.status == status and words in run.err, f"{name}: {run}")
        driver.check(not (driver.work / "no.pptx").exists(), f"{name}: a file was written")
    driver.check(deck.read_bytes() == before, "the input was changed")
    run = driver.run("qc", deck, "copy.pptx", "--annotate", "folder/")
    names = sorted(path.name for path in (driver.work / "folder").iterdir())
    driver.check(names == ["copy.pptx", deck.name], f"several inputs give {names}: {run}")
    run = driver.run("qc", deck, "--annotate", "-", "-o", "report.txt")
    driver.check(run.out[:2] == b"PK", f"stdout is no presentation: {run}")


def is_sound(driver):
    run = driver.run("doctor", "copy.pptx", "twice.pptx", "--format", "json")
    found = [one for report in json.loads(run.out)["decks"] for one in report["issues"]]
    driver.check(not found, f"doctor finds {found[:3]}")
    try:
        subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{driver.work}/office", "--convert-to", "fodp",
                        "--outdir", str(driver.work), str(driver.work / "copy.pptx")], capture_output=True, timeout=170, check=False)
    except FileNotFoundError:
        print("LibreOffice is not installed: what it shows is not compared")
        return
    shown = (driver.work / "copy.fodp").read_text(encoding="utf-8").count("<officeooo:annotation ")
    written = len(comments_of(parts_of(driver.work / "copy.pptx")))
    driver.check(shown == written, f"LibreOffice shows {shown} of {written} comments")


def main():
    driver = harness.Driver(__doc__)
    spec = harness.ROOT / "examples" / "population-en.json"
    sound, deck = driver.work / "sound.pptx", driver.work / "deck.pptx"
    driver.check(driver.run("build", spec, "-o", sound).status == 0, "the example is not built")
    small_text(sound, deck)
    findings, comments = is_written(driver, deck)
    is_placed(driver, deck, findings, comments)
    is_stable(driver, deck)
    follows_settings(driver, deck)
    refuses(driver, spec, deck)
    is_sound(driver)
    driver.finish("annotate")


if __name__ == "__main__":
    main()
