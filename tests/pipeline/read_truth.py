#!/usr/bin/env python3
"""What is read of the decks behind the truth records: size, faces, bold and italic, capitals of every character,
spacing, indents and alignment of every paragraph, insets, autofit state and extent of every body are those of the record.

A theme face that the record leaves open ("+mn-ea") may be any. At least 99.5 % of the records agree, and each of the
sizes and faces that golden-powerpoint's lines.jsonl has.
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

EMU = 9525
LEAST_SHARE = 0.995
DEFAULT_CELL_INSETS = [91440, 45720, 91440, 45720]
ALIGN = {"left": None, "center": "ctr", "right": "r", "justify": "just"}


def emu(px):
    return round(px * EMU)


def faces(style):
    family = style.get("fontFamily", {})
    return {"latin": family, "ea": family, "cs": family} if isinstance(family, str) else family


def effective(name, run, base):
    return run[name] if name in run else base.get(name)


def characters(paragraph, base):
    for run in paragraph["runs"]:
        family = faces(run if "fontFamily" in run else base)
        for letter in run["text"]:
            yield {"text": "\n" if letter == "\v" else letter, "size": round(effective("fontSize", run, base) * 75),
                   "latin": family.get("latin", ""), "ea": family.get("ea", ""), "cs": family.get("cs", ""),
                   "bold": bool(effective("bold", run, base)), "italic": bool(effective("italic", run, base)),
                   "caps": effective("caps", run, base) or "none"}


def recorded(paragraph):
    for run in paragraph["r"]:
        for letter in run["t"]:
            yield {"text": letter, "size": run.get("sz", 1800), "latin": run.get("lat", ""), "ea": run.get("ea", ""),
                   "cs": run.get("cs", ""), "bold": bool(run.get("b")), "italic": bool(run.get("i")),
                   "caps": run.get("cap", "none")}


def first_difference(paragraph, base, record):
    got, wanted = list(characters(paragraph, base)), list(recorded(record))
    if [c["text"] for c in got] != [c["text"] for c in wanted]:
        return "text"
    for mine, theirs in zip(got, wanted):
        for name, value in theirs.items():
            if mine[name] != value and not str(value).startswith("+"):
                return f"{name} {mine[name]!r}, recorded {value!r}"
    return None


def spacing(value):
    if isinstance(value, str) and value.endswith("%"):
        return ["%", round(float(value[:-1]) * 1000)]
    return ["pt", round((value or 0) * 75)]


def line_spacing(value):
    if isinstance(value, str):
        return ["pt", round(float(value[:-2]) * 75)]
    return ["%", round(value / 1.2 * 100000)]


def near(one, other):
    return one[1] == other[1] == 0 or (one[0] == other[0] and abs(one[1] - other[1]) <= 1)


def paragraph_flaws(paragraph, base, record):
    if difference := first_difference(paragraph, base, record):
        yield difference
    for key, name in (("spaceBefore", "bef"), ("spaceAfter", "aft")):
        if not near(spacing(paragraph.get(key)), record.get(name, ["pt", 0])):
            yield f"{key} {paragraph.get(key)}, recorded {record.get(name)}"
    height = paragraph.get("lineHeight", base.get("lineHeight", 1.2))
    if not near(line_spacing(height), record.get("ln", ["%", 100000])):
        yield f"lineHeight {height}, recorded {record.get('ln')}"
    for key, name in (("marL", "mL"), ("marR", "mR"), ("indent", "ind")):
        if abs(emu(paragraph.get(key, 0)) - record.get(name, 0)) > 1:
            yield f"{key} {paragraph.get(key)}, recorded {record.get(name)}"
    align = ALIGN[paragraph.get("align", base.get("align", "left"))]
    if align != record.get("al") and not (align == "just" and record.get("al") in ("dist", "justLow", "thaiDist")):
        yield f"align {align}, recorded {record.get('al')}"


def body_flaws(holder, record, insets):
    style = holder.get("style", {})
    got = [emu(style.get("insets", {}).get(side, 0)) for side in "ltrb"]
    if any(abs(one - other) > 1 for one, other in zip(got, insets)):
        yield f"insets {got}, recorded {insets}"
    paragraphs = holder.get("paragraphs")
    if paragraphs is None:
        paragraphs = [{"runs": [{"text": text}] if text else []} for text in holder.get("content", "").split("\n")]
    if len(paragraphs) != len(record["p"]):
        yield f"{len(paragraphs)} paragraphs, recorded {len(record['p'])}"
        return
    for paragraph, wanted in zip(paragraphs, record["p"]):
        yield from paragraph_flaws(paragraph, style, wanted)


def shape_flaws(element, record):
    yield from body_flaws(element, record, record["ins"])
    autofit = element.get("autofit", {})
    mode = autofit.get("mode", "text")
    if record["kind"] == "spAutoFit" and mode != "shape":
        yield f"autofit {mode}"
    if record["kind"] == "normAutofit":
        state = [round(autofit.get("fontScale", 100) * 1000), round(autofit.get("lnSpcReduction", 0) * 1000)]
        if mode != "text" or state != [record["fs"], record["lr"]]:
            yield f"autofit {autofit}, recorded {record['fs']}, {record['lr']}"
    if any(abs(emu(element["layout"][side]) - record[side]) > 1 for side in "wh"):
        yield "another extent"


def row_flaws(element, record):
    wanted = ["\n".join("".join(run["t"] for run in p["r"]).replace("\n", "\v") for p in cell["p"])
              for cell in record["cells"]]
    for row in element.get("table", {"rows": []})["rows"]:
        cells = [cell for cell in row["cells"] if cell["content"]]
        full = [cell for cell, text in zip(record["cells"], wanted) if text]
        if abs(emu(row["h"]) - record["h"]) <= 1 and [c["content"] for c in cells] == [t for t in wanted if t]:
            for cell, theirs in zip(cells, full):
                yield from body_flaws(cell, theirs, theirs.get("ins", DEFAULT_CELL_INSETS))
            return
    yield "no such row"


def flaws_of(slides, record):
    if record["slide"] > len(slides):
        return ["no such slide"]
    for element in slides[record["slide"] - 1]["elements"]:
        origin = element["origin"]
        if origin["shapeId"] == record["id"] and "/slides/" in origin["part"]:
            return list(row_flaws(element, record) if record["kind"] == "row" else shape_flaws(element, record))
    return ["no such shape"]


def golden_flaws(slides, line):
    """A line of golden-powerpoint: the runs of its paragraph in the file."""
    for element in slides[line["slide"] - 1]["elements"]:
        if element["origin"]["shapeId"] != line["shape_id"]:
            continue
        if "table" in element:
            return []
        text = element.get("paragraphs") or [
            {"runs": [{"text": t}]} for t in element.get("content", "").split("\n")]
        letters = list(characters(text[line["para"]], element["style"]))
        sizes = {letter["size"] / 100 for letter in letters}
        wanted = {run.get("sz", 1800) / 100 for run in line["file"]["runs"]}
        latin = {letter["latin"] for letter in letters}
        names = {run.get("lat", "") for run in line["file"]["runs"]}
        return [] if sizes == wanted and latin == names else [f"{sizes} {latin}, recorded {wanted} {names}"]
    return ["no such shape"]


def main():
    driver = harness.Driver(__doc__)
    judges.need(["truth/dev.jsonl", "truth/decks", "golden-powerpoint/lines.jsonl"])
    base = judges.folder()

    def read(file):
        run = driver.run("ir", "init", file)
        driver.check(run.status == 0, str(run))
        return json.loads(run.out)["slides"] if run.status == 0 else []

    decks = sorted((base / "truth/decks").glob("*.pptx")) + sorted((base / "golden-powerpoint").glob("*.pptx"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        slides = {deck.stem: found for deck, found in zip(decks, pool.map(read, decks))}
    counts, first = collections.Counter(), []
    for line in (base / "truth/dev.jsonl").open(encoding="utf-8"):
        record = json.loads(line)
        if record["sha"][:12] not in slides:
            continue
        counts["records"] += 1
        flaws = flaws_of(slides[record["sha"][:12]], record)
        counts["agree"] += not flaws
        if flaws:
            first.append(f"{record['sha'][:12]} slide {record['slide']} shape {record['id']}: {'; '.join(flaws[:2])}")
    print(f"{counts['agree']} of {counts['records']} records agree")
    driver.check(counts["records"] > 0 and counts["agree"] >= LEAST_SHARE * counts["records"], "\n".join(first[:10]))
    golden = [json.loads(line) for line in (base / "golden-powerpoint/lines.jsonl").open(encoding="utf-8")]
    wrong = [(line["deck"], line["slide"], line["shape_id"], flaws) for line in golden
             if (flaws := golden_flaws(slides[line["deck"]], line))]
    print(f"{len(golden) - len(wrong)} of {len(golden)} lines agree")
    driver.check(not wrong, f"lines differ: {wrong[:5]}")
    driver.finish("read_truth")


main()
