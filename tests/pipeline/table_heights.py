#!/usr/bin/env python3
"""Row heights of generated tables, as deckle writes them and as LibreOffice draws them.

Two hundred tables from a seed: one to eight columns, words of Latin and Hangul, numbers, empty cells,
paragraphs, line breaks. Built for the target libreoffice with faces that are installed, drawn by LibreOffice
twice, and read from the rules in the PDF:
 - as written: a row must not be drawn higher than its a:tr/@h says, nor anything below it be moved;
 - with every a:tr/@h made 1 EMU: what LibreOffice takes by itself must be what was written, of tables with
   an authored size; the rows of others are higher where there is space.
"""
import json
import pathlib
import random
import re
import subprocess
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

TABLES = 200
SEED = 20250117
# LibreOffice counts in 1/100 mm (0.028 pt) and its PDF rounds once more; a row sums up several lines.
TOLERANCE_PT = 0.15
# Rows that LibreOffice breaks into another number of lines: advances are rounded to dots there, so a line that nearly
# fills its cell may turn. That is a matter of widths, which the breaks' own tests judge; here it is counted (7 of the 1,273
# rows of all tables when this was written). A sample of the tables has no more of them.
MOST_TURNED = 12
LEAST_TURN_PT = 2  # a line of Latin in place of one of Hangul
SAME_PT = 1.0  # edges that are one
RULE_PT = 2
EMU_PER_PT = 12700
FACES = {"latin": "Carlito", "ea": "Noto Sans CJK KR", "cs": "Noto Sans"}
LATIN = ("table height line cell measure paragraph wide narrow the of and a report quarter growth revenue plan "
         "risk owner status schedule international responsibility").split()
HANGUL = "매출 이익 분기 계획 위험 담당자 현황 일정 국제 협력 검토 결과 보고서 성장률 전년 대비 증가 감소".split()


def phrase(r, most):
    words = HANGUL if r.random() < 0.4 else LATIN
    return " ".join(r.choice(words) for _ in range(r.randint(1, most)))


def cell(r, kind, most):
    if r.random() < 0.06:
        return None
    if kind == "number":
        return r.choice([r.randint(0, 10 ** r.randint(1, 7)), round(r.uniform(-50, 5000), 2)])
    text = phrase(r, most)
    if r.random() < 0.05:
        text += r.choice(["\n", "\v"]) + phrase(r, most)
    return text


def table(r):
    columns = r.randint(1, 8)
    kinds = ["text"] + [r.choice(["number", "text"]) for _ in range(columns - 1)]
    most = r.choice([2, 6, 14]) if columns < 6 else r.choice([2, 5])
    content = {"columns": [phrase(r, 2)[:80] for _ in range(columns)],
               "rows": [[cell(r, kind, most) for kind in kinds] for _ in range(r.randint(1, 10))]}
    if r.random() < 0.3:
        content["title"] = phrase(r, 5)
    style = {"size_pt": r.choice([10, 11, 12, 13, 14])} if r.random() < 0.5 else {}
    return {"element_id": "table", "kind": "table", "content": content, "style": style}


def spec(sized, count):
    """The tables; with `sized` all of them have a size, so that no rows are higher than their text needs."""
    r = random.Random(SEED)
    slides = [{"slide_id": f"s{i + 1}", "type": "table", "layout": {"layout_id": "table_focus"},
               "elements": [table(r)]} for i in range(count)]
    if sized:
        for slide in slides:
            slide["elements"][0]["style"].setdefault("size_pt", 14)
    return {"spec_version": "slidespec_v1", "deck": {"title": "Tables", "language": "en", "slides": slides},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}},
            "assets": []}


def written_heights(deck):
    """Per slide, the a:tr/@h of its table in points."""
    with zipfile.ZipFile(deck) as package:
        names = [n for n in package.namelist() if re.fullmatch(r"ppt/slides/slide\d+\.xml", n)]
        names.sort(key=lambda n: int(re.search(r"(\d+)\.xml", n).group(1)))
        return [[int(h) / EMU_PER_PT for h in re.findall(r'<a:tr h="(\d+)"', package.read(n).decode())]
                for n in names]


def with_rows_of(deck, out, height):
    with zipfile.ZipFile(deck) as source, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as target:
        for item in source.infolist():
            data = source.read(item)
            if item.filename.startswith("ppt/slides/slide"):
                data = re.sub(rb'<a:tr h="\d+"', b'<a:tr h="%d"' % height, data)
            target.writestr(item, data)


def drawn_heights(pdf):
    """Per page, the distances between the table's rules, the header's upper edge first."""
    trace = subprocess.run(["mutool", "trace", str(pdf)], capture_output=True, check=True, timeout=600)
    pages = trace.stdout.decode("utf-8", "replace").split("<page ")[1:]
    number = r'y="(-?[\d.]+)"'
    out = []
    for page in pages:
        edges = set()
        for stroke in re.findall(r"<stroke_path.*?</stroke_path>", page, re.S):
            ys = {float(y) for y in re.findall(number, stroke)}
            if len(ys) == 1:
                edges |= ys
        fills = [f for f in re.findall(r"<fill_path.*?</fill_path>", page, re.S) if 'color="1 1 1"' not in f]
        # The header's fill ends at the rule below it; what the page draws elsewhere does not.
        for fill in fills:
            ys = [float(y) for y in re.findall(number, fill)]
            if max(ys) - min(ys) < RULE_PT:  # a rule of the page that the table reaches
                continue
            beside = [e for e in edges if abs(e - min(ys)) < SAME_PT]
            if beside and not any(abs(e - max(ys)) < SAME_PT for e in edges):
                edges.add(max(ys))
        ys = sorted(edges, reverse=True)
        out.append([a - b for a, b in zip(ys, ys[1:])])
    return out


def to_pdf(deck, folder):
    profile = (folder / "profile").resolve()
    subprocess.run(["soffice", f"-env:UserInstallation=file://{profile}", "--headless", "--convert-to", "pdf",
                    "--outdir", str(folder), str(deck)], capture_output=True, check=False, timeout=900)
    return folder / (deck.stem + ".pdf")


def compare(driver, name, written, drawn):
    driver.check(len(written) == len(drawn), f"{name}: {len(drawn)} pages for {len(written)} slides")
    rows = wrong = turned = 0
    worst = 0.0
    for slide, (mine, theirs) in enumerate(zip(written, drawn), 1):
        if len(mine) != len(theirs):
            driver.check(False, f"{name}, slide {slide}: {len(theirs)} rows drawn, {len(mine)} written")
            continue
        for row, (a, b) in enumerate(zip(mine, theirs)):
            rows += 1
            off = abs(a - b)
            if off > LEAST_TURN_PT:
                turned += 1
                continue
            worst = max(worst, off)
            if off > TOLERANCE_PT:
                wrong += 1
                if wrong <= 10:
                    print(f"{name}, slide {slide}, row {row}: written {a:.2f} pt, drawn {b:.2f} pt")
    driver.check(wrong == 0, f"{name}: {wrong} of {rows} rows are drawn at another height")
    driver.check(turned <= MOST_TURNED, f"{name}: {turned} of {rows} rows have another number of lines")
    print(f"{name}: {rows} rows, {turned} with another number of lines; else the largest difference {worst:.3f} pt")


def main():
    driver = harness.Driver(__doc__.splitlines()[0])
    judges.need(programs=["soffice", "mutool"])
    count = len(driver.share(range(TABLES)))
    (driver.work / "faces.brand.json").write_text(
        json.dumps({"brand": 1, "fonts": {"heading": FACES, "body": FACES}}), encoding="utf-8")
    for name, sized in (("as written", False), ("by LibreOffice itself", True)):
        stem = "sized" if sized else "tables"
        (driver.work / f"{stem}.json").write_text(json.dumps(spec(sized, count), ensure_ascii=False), encoding="utf-8")
        deck = driver.work / f"{stem}.pptx"
        run = driver.run("build", f"{stem}.json", "-o", deck, "--target", "libreoffice", "--brand", "faces.brand.json")
        driver.check(run.status in (0, 1), f"the tables do not build: {run}")
        written = written_heights(deck)
        driver.check(sum(1 for rows in written if rows) >= count, "fewer tables than were asked for")
        drawn = driver.work / "low.pptx" if sized else deck
        if sized:
            with_rows_of(deck, drawn, 1)
        compare(driver, name, written, drawn_heights(to_pdf(drawn, driver.work)))
    return driver.finish(f"{count} tables")


if __name__ == "__main__":
    sys.exit(main())
