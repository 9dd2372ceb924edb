#!/usr/bin/env python3
"""The HTML report opens from disk in Chromium, offline and without console messages; it has one picture for each
slide, every finding is listed and marked on its slide, and marks and findings link to each other. With --judges the
pictures show the lines that LibreOffice draws of the same deck: decks are built with --target libreoffice, drawn as PDF,
and each word of the PDF is given to the line of the picture that it stands on.

What is compared, and how many agree, is printed by group, because LibreOffice 7.4 breaks some lines by rules of its own:
- Korean is measured for PowerPoint with the advances of Malgun Gothic, which LibreOffice has not; hence the target. It also
  keeps many Korean words whole that the target's model breaks between syllables.
- A run with a link is a field there, which begins a new line rather than to be broken: mostly sources at a slide's foot.
- Words longer than a line are cut a letter earlier or later.
- Scripts whose glyphs are not their letters leave a PDF in another spelling; most letters have to be there.
- Where a chart's words stand is the reader's. Titles, names and labels of points have to be there; ticks and categories
  along axes are counted only, since it chooses its own and turns labels that PowerPoint leaves out.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import unicodedata
from xml.etree import ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402
from support.browser import Browser, program  # noqa: E402

# Specs of the judges' folder: many scripts, tables, charts, pictures, a real template, and findings.
SPECS = ["pp-charts", "pp-tables", "poi-japanese", "sdk-cjk-tc", "brand-ion", "poi-rtl", "4920e1e01a63"]

# A deck with findings of every severity, about an element and about none.
FLAWED = {
    "spec_version": "slidespec_v1", "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}},
    "deck": {"title": "flaws", "language": "en", "slides": [
        {"slide_id": "fits", "type": "content", "layout": {"layout_id": "one_column"}, "elements": [
            {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Everything <fits> & \"stands\""}},
            {"element_id": "b", "kind": "bullets", "content": {"items": ["one", "two"]}}]},
        {"slide_id": "overlaps", "type": "content", "layout": {"layout_id": "one_column"}, "elements": [
            {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Two boxes on one place"}},
            {"element_id": "a", "kind": "shape", "content": {"shape": "rect", "text": "first " * 60, "fill": "accent1"},
             "extensions": {"box": {"x": 100, "y": 200, "w": 200, "h": 80}}, "constraints": {"allow_shrink": False}},
            {"element_id": "b", "kind": "shape", "content": {"shape": "rect", "text": "second", "fill": "accent2"},
             "extensions": {"box": {"x": 150, "y": 220, "w": 200, "h": 80}}}]},
        {"slide_id": "adjusted", "type": "chart", "layout": {"layout_id": "an_unknown_layout"}, "elements": [
            {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "A pie of eight"}},
            {"element_id": "c", "kind": "chart", "content": {"chart_type": "pie", "series": [
                {"name": "s", "data": [{"x": f"part {i}", "y": i + 1} for i in range(8)]}]}}]}]}}

# The contents of the page, as a value. Boxes are px of the slide.
SCRIPT = """(() => [...document.querySelectorAll('section[id]')].map(section => {
  const svg = section.querySelector('figure > svg');
  const text = node => ({words: node.textContent, x: +node.getAttribute('x'), y: +node.getAttribute('y'),
    width: +node.getAttribute('textLength'), rtl: node.getAttribute('direction') === 'rtl', linked: !!node.querySelector('[data-link]'),
    size: Math.max(...[node, ...node.children].map(n => +n.getAttribute('font-size') || 0))});
  const box = node => { const b = node.getBBox(); return [b.x, b.y, b.x + b.width, b.y + b.height]; };
  const hidden = section.querySelectorAll('details:not([open])').length;
  return {id: section.id, compact: section.classList.contains('compact'), pictures: section.querySelectorAll('figure > svg').length,
    page: svg ? svg.getAttribute('viewBox').split(' ').map(Number).slice(2) : null,
    broken: svg ? [...svg.querySelectorAll('image')].filter(i => !i.href.baseVal.startsWith('data:')).length : 0,
    elements: svg ? [...svg.querySelectorAll('g[data-element]')].map(g => ({id: g.dataset.element, box: box(g),
      lines: [...g.querySelectorAll('text[data-line]')].map(text),
      chart: [...g.querySelectorAll('text.chart-words')].map(t => ({part: t.dataset.part, words: t.textContent}))})) : [],
    findings: [...section.querySelectorAll('li[id]')].map(li => ({id: li.id, severity: li.className.slice(3),
      rule: li.querySelector('code').textContent.split(' · ')[0], mark: li.querySelector('a.n').getAttribute('href')})),
    marks: svg ? [...svg.querySelectorAll('a.mark')].map(a => ({id: a.id, finding: a.getAttribute('href'),
      words: a.querySelector('text').textContent, box: box(a)})) : [], hidden};
}))()"""


def plain(text):
    """Letters as they compare: no spaces, no ligatures or presentation forms, no marks of direction."""
    folded = unicodedata.normalize("NFKC", text)
    return "".join(c for c in folded if not c.isspace() and unicodedata.category(c) not in ("Cf", "Cc"))


def complex_script(text):
    """Whether a PDF's text is the glyphs' and not the letters': their order and number differ."""
    return any("\u0590" <= c <= "\u0dff" or "\u0e00" <= c <= "\u109f" or "\u1780" <= c <= "\u17ff" for c in text)


def check_page(driver, name, page, report):
    driver.check(not [s for s in page.said if not s.startswith(("log:", "info:", "verbose:"))], f"{name}: the console says {page.said[:5]}")
    driver.check(all(u.startswith(("file://", "data:")) for u in page.requests), f"{name}: asks for {page.requests[:5]}")
    sections = page.value
    if not driver.check(len(sections) == len(report["slides"]), f"{name}: {len(sections)} slides, {len(report['slides'])} in the report"):
        return
    for section, slide in zip(sections, report["slides"]):
        where = f"{name}: {slide['slide_id']}"
        driver.check(section["pictures"] == 1 and section["broken"] == 0, f"{where}: {section['pictures']} pictures, {section['broken']} broken")
        expected = collections.Counter((i["severity"], i["rule"]) for i in slide["issues"])
        listed = collections.Counter((f["severity"], f["rule"]) for f in section["findings"])
        driver.check(listed == expected, f"{where}: lists {dict(listed)}, the report has {dict(expected)}")
        marks = {m["id"]: m for m in section["marks"]}
        driver.check(len(marks) == len(section["findings"]), f"{where}: {len(marks)} marks for {len(section['findings'])} findings")
        for finding in section["findings"]:
            mark = marks.get(finding["mark"][1:])
            driver.check(mark is not None and mark["finding"] == "#" + finding["id"], f"{where}: {finding} and its mark {mark} do not link")
        width, height = section["page"]
        for mark in section["marks"]:
            cut = mark["words"] and (mark["box"][2] < 0 or mark["box"][3] < 0 or mark["box"][0] > width or mark["box"][1] > height)
            driver.check(not cut, f"{where}: the mark {mark['words']} is off the slide")
        quiet = slide["quality"] == "success_clean" and not [i for i in slide["issues"] if i["severity"] != "note"]
        driver.check(section["compact"] == quiet, f"{where}: compact is {section['compact']} of a slide that is {slide['quality']}")


# ---- the same lines in LibreOffice ------------------------------------------------------------------------


def drawn(decks, folder):
    """{deck: PDF}, drawn by one LibreOffice."""
    subprocess.run(["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", "pdf", "--outdir", str(folder),
                    *map(str, decks)], capture_output=True, timeout=300, check=False)
    return {deck: folder / (deck.stem + ".pdf") for deck in decks}


def words_of(pdf):
    """Pages of (width, height, [(left, top, right, bottom, word)]) in points."""
    out = subprocess.run(["pdftotext", "-bbox", str(pdf), "-"], capture_output=True, check=True).stdout.decode("utf-8", "replace")
    out = re.sub(r"&#x?[0-9a-fA-F]+;|[\x00-\x08\x0b\x0c\x0e-\x1f]", "", out).replace("&nbsp;", " ")
    space = "{http://www.w3.org/1999/xhtml}"
    for page in ET.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", out)).iter(space + "page"):
        yield float(page.get("width")), float(page.get("height")), [
            (*(float(w.get(k)) for k in ("xMin", "yMin", "xMax", "yMax")), w.text or "") for w in page.iter(space + "word")]


def inside(box, x, y, by=2):
    return box[0] - by <= x <= box[2] + by and box[1] - by <= y <= box[3] + by


# Share of each group's lines that has to agree; the groups are those of the head of this file.
WANTED = {"lines": 0.985, "Korean lines": 0.9, "lines with links": 0.5, "long words": 0.5, "shaped scripts, by letters": 0.75,
          "chart titles, names and labels": 0.95, "words along axes": 0}


class Agreement:
    def __init__(self):
        self.all, self.same, self.moved = collections.Counter(), collections.Counter(), 0
        self.different = []

    def count(self, group, same):
        self.all[group] += 1
        self.same[group] += bool(same)

    def add(self, other):
        self.all += other.all
        self.same += other.same
        self.moved += other.moved

    def __str__(self):
        groups = [f"{self.same[g]} of {self.all[g]} {g}" for g in WANTED if self.all[g]]
        return ", ".join(groups) + (f"; {self.moved} of them elsewhere on their row" if self.moved else "")


def group_of(element, line):
    if complex_script(line["words"]) or line["rtl"]:
        return "shaped scripts, by letters"
    if any(other["linked"] for other in element["lines"]):
        return "lines with links"
    if any(len(word) > 40 for other in element["lines"] for word in other["words"].split()):
        return "long words"
    return "Korean lines" if any("\uac00" <= c <= "\ud7a3" for c in line["words"]) else "lines"


def compare(where, section, page, agreement):
    width, _, words = page
    scale = section["page"][0] / width
    words = [(a * scale, b * scale, c * scale, d * scale, w) for a, b, c, d, w in words]
    charts = [e for e in section["elements"] if e["chart"]]
    for chart in charts:
        there = collections.Counter(plain(w[4]) for w in words if inside(chart["box"], (w[0] + w[2]) / 2, (w[1] + w[3]) / 2, 12))
        everything = "".join(there)
        for line in chart["chart"]:
            found = plain(line["words"]) in everything or all(plain(w) in everything for w in line["words"].split())
            group = "words along axes" if line["part"] == "axis" else "chart titles, names and labels"
            agreement.count(group, found)
            if not found and group != "words along axes":
                agreement.different.append(f"{where}, {chart['id']}: LibreOffice's chart does not say {line['words']!r}")
    lines = [(e, line) for e in section["elements"] for line in e["lines"]]
    held = [[] for _ in lines]
    for left, top, right, bottom, word in words:
        x, y = (left + right) / 2, (top + bottom) / 2
        if any(inside(c["box"], x, y) for c in charts):
            continue
        best, nearest = None, 60
        for i, (_, line) in enumerate(lines):
            # The middle of small letters is a third of the size above the baseline.
            if abs(line["y"] - line["size"] / 3 - y) > 0.6 * line["size"]:
                continue
            begin = line["x"] - line["width"] if line["rtl"] else line["x"]
            away = max(begin - x, x - begin - line["width"], 0) + abs(line["y"] - line["size"] / 3 - y)
            if away < nearest:
                best, nearest = i, away
        if best is not None:
            line = lines[best][1]
            begin = line["x"] - line["width"] if line["rtl"] else line["x"]
            # The marker of a list stands by itself beside its line.
            marker = re.fullmatch(r"[•–◦▪‣·]|\d+\.", word) and (right <= begin + 1 or left >= begin + line["width"] - 1)
            if not marker:
                held[best].append((left, word))
    for (element, line), found in zip(lines, held):
        expected, have = plain(line["words"]), plain("".join(w for _, w in sorted(found)))
        if not expected:
            continue
        group = group_of(element, line)
        if group == "shaped scripts, by letters":
            common = sum((collections.Counter(expected) & collections.Counter(have)).values())
            agreement.count(group, common >= 0.6 * len(expected))
            continue
        level = [w for w in words if abs(line["y"] - line["size"] / 3 - (w[1] + w[3]) / 2) <= 0.6 * line["size"]]
        same = expected == have or sorted(expected) == sorted(have)
        # Tables that are read from the right: LibreOffice does not mirror their columns (docs/limits.md).
        moved = not same and "".join(w for w in (plain(w[4]) for w in level) if w in expected) == expected
        agreement.moved += moved
        agreement.count(group, same or moved)
        if not same and not moved:
            agreement.different.append(f"{where}, {element['id']}: the picture has {line['words']!r}, LibreOffice {' '.join(w for _, w in sorted(found))!r}")


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"}), ("--spec", {"action": "append", "help": "compare this one only"})])
    program()
    options = driver.options
    flawed = driver.work / "flawed.json"
    flawed.write_text(json.dumps(FLAWED), encoding="utf-8")
    specs = [flawed, *sorted(harness.ROOT.glob("examples/*.json"))]
    if options.judges:
        judges.need([f"specs/{name}/spec.json" for name in SPECS], ["soffice", "pdftotext"])
        specs += [judges.folder() / "specs" / name / "spec.json" for name in SPECS]
    if options.spec:
        specs = [pathlib.Path(s).resolve() for s in options.spec]
    built = []
    for spec in specs:
        name = spec.parent.name if spec.stem == "spec" else spec.stem
        deck, page, report = (driver.work / f"{name}.{ending}" for ending in ("pptx", "html", "json.report"))
        run = driver.run("build", spec, "-o", deck, "--report", page, "--target", "libreoffice")
        driver.check(run.status in (0, 1), f"expected status 0 or 1: {run}")
        again = driver.run("build", spec, "-o", deck, "--report", report, "--format", "json", "--target", "libreoffice")
        if driver.check(again.status == run.status and page.exists(), f"no page was written: {again}"):
            built.append((name, deck, page, json.loads(report.read_text(encoding="utf-8"))))

    browser, sections = Browser(), {}
    try:
        for name, deck, path, report in built:
            page = browser.open(path.as_uri(), SCRIPT)
            check_page(driver, name, page, report)
            sections[name] = page.value
    finally:
        browser.close()
    if not options.spec:
        severities = {f["severity"] for s in sections["flawed"] for f in s["findings"]}
        driver.check(severities >= {"error", "note"}, f"the flawed deck has findings of {sorted(severities)}, errors and notes expected")

    if options.judges and built:
        pdfs = drawn([deck for _, deck, *_ in built], driver.work)
        whole = Agreement()
        for name, deck, _, _ in built:
            one = Agreement()
            if not driver.check(pdfs[deck].exists(), f"LibreOffice draws nothing of {deck.name}"):
                continue
            pages = list(words_of(pdfs[deck]))
            driver.check(len(pages) == len(sections[name]), f"{name}: LibreOffice draws {len(pages)} pages of {len(sections[name])} slides")
            for section, page in zip(sections[name], pages):
                compare(f"{name}: {section['id']}", section, page, one)
            print(f"{name}: {one}")
            for line in one.different[:200 if options.spec else 3]:
                print("  " + line)
            whole.add(one)
        print(f"all: {whole}")
        for group, share in WANTED.items():
            driver.check(whole.same[group] >= share * whole.all[group], f"{whole.same[group]} of {whole.all[group]} {group} agree, {share:.1%} expected")
        if not options.spec:
            driver.check(whole.all["lines"] > 1000, f"{whole.all['lines']} lines were compared, more than 1,000 expected")
    driver.finish("html_report")


if __name__ == "__main__":
    main()
