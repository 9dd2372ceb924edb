#!/usr/bin/env python3
"""Themes of deckle from the outside: by name, by file, by the id in the spec; with a brand kit; names that are none; what
the theme puts on slides; and the commands that list and show them."""
import json
import pathlib
import re
import shutil
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

DEMO = harness.ROOT / "docs/specs/themes.json"


def part(deck, name):
    return zipfile.ZipFile(deck).read(name).decode("utf-8")


def color(deck, slot):
    return re.search(rf"<a:{slot}><a:srgbClr val=\"(\w+)\"/>", part(deck, "ppt/theme/theme1.xml")).group(1)


def slides_of(deck):
    names = [n for n in zipfile.ZipFile(deck).namelist() if re.fullmatch(r"ppt/slides/slide\d+\.xml", n)]
    return [part(deck, n) for n in sorted(names, key=lambda n: int(re.sub(r"\D", "", n)))]


def main():
    driver = harness.Driver(__doc__)
    work = driver.work
    listed = json.loads(driver.run("themes", "--format", "json").out)["themes"]
    names = [t["name"] for t in listed]
    driver.check(names[0] == "default" and len(names) == 8, f"eight themes, default first: {names}")
    lines = driver.run("themes").out.decode("utf-8").splitlines()
    driver.check(len(lines) == 8 and all(len(l.split(None, 1)) == 2 for l in lines), f"a line for each: {lines}")

    def build(*options, spec=DEMO, name="deck"):
        out = work / f"{name}.pptx"
        return driver.run("build", spec, "-o", out, *options), out

    run, plain = build(name="plain")
    driver.check(run.status == 0, f"no theme: {run}")
    run, same = build("--theme", "default", name="same")
    driver.check(run.status == 0 and plain.read_bytes() == same.read_bytes(), "default is the deck without a theme, byte for byte")
    for theme in listed[1:]:
        run, deck = build("--theme", theme["name"], name=theme["name"])
        if not driver.check(run.status == 0, f"--theme {theme['name']}: {run}"):
            continue
        driver.check(color(deck, "dk1") == theme["colors"]["ink"], f"{theme['name']}: ink")
        driver.check(color(deck, "accent1") == theme["colors"]["accent1"], f"{theme['name']}: accent1")
        driver.check("<a:t>01</a:t>" in slides_of(deck)[1], f"{theme['name']}: the section has no number")
        driver.check(("roundRect" in "".join(slides_of(deck))) == (theme["cards"]["corner"] > 0), f"{theme['name']}: rounded cards")

    # The message in a frame above the chart, and the sources right below it; elsewhere beside it, and at the foot.
    def boxes(deck):
        slide = slides_of(deck)[3]
        found = re.findall(r'name="(key_takeaway|takeaway|chart|_citations)".*?<a:off x="(\d+)" y="(\d+)"/><a:ext cx="(\d+)" cy="(\d+)"/>', slide, re.S)
        return {name: tuple(map(int, numbers)) for name, *numbers in found}

    framed = boxes(work / "public.pptx")
    chart, message, sources = (framed[n] for n in ("chart", "takeaway", "_citations"))
    driver.check(message[1] + message[3] < chart[1] and message[2] >= chart[2], f"public: a frame above the chart: {framed}")
    driver.check(0 < sources[1] - (chart[1] + chart[3]) < 20 * 12700, f"public: sources below the chart: {framed}")
    # The panel may have the place of its layout, which the slide does not repeat.
    read = json.loads(driver.run("ir", "init", work / "paper.pptx").out)["slides"][3]["elements"]
    beside = {name: next(e["layout"] for e in read if wanted(e)) for name, wanted in
              (("chart", lambda e: e["type"] == "chart"), ("panel", lambda e: e["content"].startswith("Emissions are down")))}
    driver.check(beside["panel"]["x"] > beside["chart"]["x"] + beside["chart"]["w"], f"paper: a panel beside the chart: {beside}")
    driver.check('char="□"' in part(work / "public.pptx", "ppt/slideMasters/slideMaster1.xml"), "public: squares as markers")

    # By the id in the spec, of a built-in theme and of a file beside it; the brand kit counts more.
    spec = json.loads(DEMO.read_text(encoding="utf-8"))
    spec["theme"]["template_ref"]["template_id"] = "midnight"
    # A template beside the spec would be found first.
    alone = work / "alone"
    alone.mkdir(exist_ok=True)
    named = alone / "named.json"
    named.write_text(json.dumps(spec), encoding="utf-8")
    run, deck = build(spec=named, name="named")
    driver.check(deck.read_bytes() == (work / "midnight.pptx").read_bytes(), "template_id is as --theme")
    mine = alone / "mine.theme.json"
    mine.write_bytes(driver.run("themes", "fresh").out)
    spec["theme"] = {"template_ref": {"template_id": "mine"}, "brand": {"brand_kit_id": "default", "tokens": {"colors": {"accent1": "7A1F3D"}}}}
    named.write_text(json.dumps(spec), encoding="utf-8")
    run, deck = build(spec=named, name="mine")
    driver.check(run.status == 0 and color(deck, "accent1") == "7A1F3D" and color(deck, "accent2") == "FFBE40", f"a theme's file, then tokens: {run}")
    run, deck = build("--theme", mine, name="by-file")
    driver.check(run.status == 0 and color(deck, "accent1") == "007667", f"--theme FILE: {run}")

    for size, language in (("standard_4_3", "en"), ("widescreen_16_9", "ar")):
        spec = json.loads(DEMO.read_text(encoding="utf-8"))
        spec["theme"]["slide_size"], spec["deck"]["language"] = size, language
        named.write_text(json.dumps(spec), encoding="utf-8")
        for theme in ("midnight", "public"):
            run, deck = build("--theme", theme, spec=named, name="other")
            driver.check(run.status in (0, 1) and deck.exists(), f"{theme} {size} {language}: {run}")

    # What is wrong is one line, with the documented status.
    refused = [(("--theme", "midnigth"), 66, "midnight"), (("--theme", "midnight", "--template", plain), 2, "--template"),
               (("--theme", work / "none.theme.json"), 66, "none.theme.json")]
    for options, status, says in refused:
        run, _ = build(*options, name="refused")
        text = run.err
        driver.check(run.status == status and says in text, f"{options}: expected status {status} and {says}: {run}")
    mine.write_text(json.dumps({"theme": 1, "colors": {"ink": "blue"}, "cover": "ring"}), encoding="utf-8")
    run, _ = build("--theme", mine, name="refused")
    text = run.err
    driver.check(run.status == 65 and "mine.theme.json:1:" in text and "rings" in text and "hex" in text, f"errors of the file: {run}")
    mine.write_text(json.dumps({"theme": 1, "colors": {"ink": "999999"}, "covers": "rings"}), encoding="utf-8")
    run, _ = build("--theme", mine, name="warned")
    text = run.err
    driver.check(run.status == 0 and "contrast" in text and "cover" in text, f"warnings of the file: {run}")
    driver.check(driver.run("themes", "papper").status == 2, "an unknown name is wrong usage of `themes`")

    config = work / "configured"
    config.mkdir(exist_ok=True)
    shutil.copy(DEMO, config / "deck.json")
    (config / "deckle.toml").write_text('[build]\ntheme = "mono"\n', encoding="utf-8")
    run, deck = build(spec=config / "deck.json", name="configured")
    driver.check(run.status == 0 and deck.read_bytes() == (work / "mono.pptx").read_bytes(), f"deckle.toml: {run}")

    page = work / "gallery.html"
    run = driver.run("themes", "--gallery", page)
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    slides = len(json.loads(DEMO.read_text(encoding="utf-8"))["deck"]["slides"])
    driver.check(text.count("<svg xmlns") == 8 * slides and "http://" not in text.replace("http://www.w3.org/", ""),
                 f"the gallery draws {slides} slides of each theme and needs nothing else: {run}")
    driver.finish("themes")


main()
