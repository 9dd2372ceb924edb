#!/usr/bin/env python3
"""Every presentation of the judges' corpora is read: slides, shapes, text, tables, charts and notes are those that
lxml finds in the file (tests/support/presentation.py). Files that cannot be read are refused with the right reason.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

REFUSED = {"sdk-encrypted.pptx": "is encrypted", "poi-malformed-zip.pptx": "where the directory is"}
KINDS = {"sp": "shape", "cxnSp": "connector", "graphicFrame": "frame", "pic": "picture", "contentPart": "ink"}


def compare(file, ir):
    """Differences between the file and its IR, one line each. Runs in the judges' Python, which has lxml."""
    from support import presentation as p
    deck = p.Presentation(file)
    ns = p.NS
    complaints = []
    if len(ir["slides"]) != len(deck.slides):
        complaints.append(f"{len(ir['slides'])} slides, the file lists {len(deck.slides)}")

    def shapes_of(tree):
        for node in tree:
            name = node.tag.rpartition("}")[2] if isinstance(node.tag, str) else ""
            if name == "grpSp":
                yield from shapes_of(node)
            elif name in KINDS:
                yield name, node

    def text_of(element):
        if "table" in element:
            return [[cell["content"] for cell in row["cells"]] for row in element["table"]["rows"]]
        if "paragraphs" in element:
            return ["".join(run["text"] for run in paragraph["runs"] if run.get("field") != "slide_number")
                    for paragraph in element["paragraphs"]]
        return element.get("content", "").split("\n")

    for number, part in enumerate(deck.slides):
        root = deck.xml(part)
        slide = ir["slides"][number] if number < len(ir["slides"]) else None
        if slide is None:
            continue
        where = f"slide {number + 1}"
        own = [e for e in slide["elements"] if e["origin"]["part"].lower() == part.lower()]
        by_id = {}
        for element in own:
            by_id.setdefault(element["origin"]["shapeId"], []).append(element)
        for name, node in shapes_of(root.find("p:cSld/p:spTree", ns)):
            shape_id = int(next(child for child in node[0] if child.tag.endswith("}cNvPr")).get("id"))
            data = node.find("a:graphic/a:graphicData", ns)
            uri = data.get("uri") if data is not None else ""
            if uri.endswith("/diagram"):
                continue
            if not by_id.get(shape_id):
                complaints.append(f"{where}: shape {shape_id} ({name}) is not read")
                continue
            element = by_id[shape_id].pop(0)
            if name == "sp" and node.find("p:txBody", ns) is not None:
                wanted, got = p.paragraphs(node.find("p:txBody", ns)), text_of(element)
                if wanted != got and not (got == [""] and not any(wanted)):
                    complaints.append(f"{where}: shape {shape_id} has the text {got!r:.120}, the file {wanted!r:.120}")
            if name == "graphicFrame" and uri.endswith("/table"):
                wanted = [["\n".join(p.paragraphs(cell.find("a:txBody", ns))) if cell.find("a:txBody", ns) is not None
                           and not (cell.get("hMerge") in ("1", "true") or cell.get("vMerge") in ("1", "true")) else ""
                           for cell in row.findall("a:tc", ns)] for row in data.findall("a:tbl/a:tr", ns)]
                if text_of(element) != wanted:
                    complaints.append(f"{where}: table {shape_id} differs: {text_of(element)!r:.150} {wanted!r:.150}")
            kind = element["origin"].get("kind", "shape")
            if name == "graphicFrame" and (kind == "chart") != uri.endswith("/chart"):
                complaints.append(f"{where}: frame {shape_id} is read as {kind}, the file has {uri}")
            if name == "graphicFrame" and uri.endswith("/chart"):
                chart = data.find("c:chart", ns)
                target = deck.targets(part).get(chart.get("{%s}id" % p.R))
                series = len(deck.xml(target).findall(".//c:ser", ns))
                if len(element.get("data", {}).get("series", [])) != series:
                    complaints.append(f"{where}: chart {shape_id} has {len(element.get('data', {}).get('series', []))} "
                                      f"series, the file {series}")
            if name == "pic" and kind not in ("picture", "media"):
                complaints.append(f"{where}: picture {shape_id} is read as {kind}")
        drawn = ["".join(t.itertext()) for rel in deck.related(part, "diagramDrawing")
                 for t in deck.xml(rel).iter("{%s}t" % p.A)]
        if not drawn:  # no drawing, or an empty one
            drawn = ["".join(t.itertext()) for rel in deck.related(part, "diagramData")
                     for point in deck.xml(rel).iter("{%s}pt" % p.DGM) if point.get("type", "node") == "node"
                     for t in point.iter("{%s}t" % p.A)]
        read = "".join("".join(run["text"] for paragraph in e.get("paragraphs", []) for run in paragraph["runs"])
                       or e.get("content", "") for e in slide["elements"]
                       if e["origin"].get("kind") == "diagram")
        if "".join(read.split()) != "".join("".join(drawn).split()):
            complaints.append(f"{where}: diagrams have the text {read!r:.100}, the file {''.join(drawn)!r:.100}")
        notes = ""
        for rel in deck.related(part, "notesSlide"):
            for node in deck.xml(rel).iter("{%s}sp" % p.P):
                ph = node.find("p:nvSpPr/p:nvPr/p:ph", ns)
                if ph is not None and ph.get("type") == "body" and node.find("p:txBody", ns) is not None:
                    notes = "\n".join(p.paragraphs(node.find("p:txBody", ns)))
        if slide["slide"].get("notes", "") != notes:
            complaints.append(f"{where}: notes are {slide['slide'].get('notes', '')!r:.100}, the file has {notes!r:.100}")
    return complaints


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--compare":
        print("\n".join(compare(sys.argv[2], json.load(open(sys.argv[3], encoding="utf-8")))))
        return
    driver = harness.Driver(__doc__)
    judges.need(["corpus", "golden-powerpoint", "truth/decks"])
    base = judges.folder()
    files = sorted(f for folder in ("corpus", "golden-powerpoint", "truth/decks") for f in (base / folder).iterdir()
                   if f.suffix in (".pptx", ".potx", ".pptm", ".ppsx"))

    def judge(file):
        out = driver.work / (file.stem + ".json")
        run = driver.run("ir", "init", file, "-o", out)
        if file.name in REFUSED:
            return [] if run.status == 65 and REFUSED[file.name] in run.err else [f"not refused as expected: {run}"]
        if not out.exists():
            return [] if "has no slides" in run.err else [str(run)]
        done = subprocess.run([judges.python(), "-B", __file__, "--compare", str(file), str(out)], capture_output=True,
                              text=True, check=False)
        complaints = [line for line in (done.stdout + done.stderr[-800:]).split("\n") if line]
        measured = driver.run("measure", file, "-o", driver.work / (file.stem + ".measured.json"))
        again = driver.run("measure", out, "-o", driver.work / (file.stem + ".again.json"))
        if measured.status != 0 or again.status != 0:
            complaints.append(f"not measured: {measured} {again}")
        elif json.load(open(driver.work / (file.stem + ".measured.json"), encoding="utf-8")) != json.load(
                open(driver.work / (file.stem + ".again.json"), encoding="utf-8")):
            complaints.append("its IR is measured in another way than itself")
        return complaints

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, complaints in zip(files, pool.map(judge, files)):
            driver.check(not complaints, f"{file.name}: " + "\n   ".join(complaints[:8]))
    driver.finish("read_decks")


main()
