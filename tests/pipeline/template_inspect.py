#!/usr/bin/env python3
"""deckle template inspect, extract and diff on every presentation of the corpus: layouts, placeholders, colours and
faces are those that lxml finds in the file (tests/support/presentation.py), what was extracted is a brand kit, and a
template does not differ from itself. Files that cannot be templates are refused with one line.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

REFUSED = {"sdk-encrypted.pptx": "is encrypted", "poi-malformed-zip.pptx": "end record"}
WITHOUT_LAYOUTS = "officer-no-layouts.pptx"  # deckle makes one
SCHEME = ("dk1", "lt1", "dk2", "lt2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink",
          "folHlink")
KINDS = ("sp", "cxnSp", "graphicFrame", "pic", "contentPart")


def compare(file, summary):
    """Differences between the file and its summary, one line each. Runs in the judges' Python, which has lxml."""
    from support import presentation as p
    ns = p.NS
    deck = p.Presentation(file)
    complaints = []

    def check(what, got, wanted):
        if got != wanted:
            complaints.append(f"{what}: {got!r:.150}, the file has {wanted!r:.150}")

    size = deck.root.find("p:sldSz", ns)
    def near(what, got, wanted):
        """Px against EMU: the summary has two decimals."""
        if any(abs(a * 9525 - b) > 0.006 * 9525 for a, b in zip(got, wanted)):
            complaints.append(f"{what}: {got} px, the file has {wanted} EMU")

    near("page", list(summary["page"].values()), [int(size.get("cx")), int(size.get("cy"))])
    check("slides", summary["slides"], len(deck.slides))
    targets = deck.targets(deck.part)
    masters = [targets[node.get("{%s}id" % p.R)] for node in deck.root.findall("p:sldMasterIdLst/p:sldMasterId", ns)]
    check("masters", [m["part"].lower() for m in summary["masters"]], [m.lower() for m in masters])
    check("notes master", summary["notes_master"],
          any(deck.has(part) for part in deck.related(deck.part, "notesMaster")))

    def shapes_of(tree):
        for node in tree:
            name = node.tag.rpartition("}")[2] if isinstance(node.tag, str) else ""
            if name == "grpSp":
                yield from shapes_of(node)
            elif name in KINDS:
                yield node

    def placeholder(node):
        return node[0].find("p:nvPr/p:ph", ns)

    wanted = []
    for part, master in zip(masters, summary["masters"]):
        root = deck.xml(part)
        listed = deck.targets(part)
        for node in root.findall("p:sldLayoutIdLst/p:sldLayoutId", ns):
            wanted.append((listed[node.get("{%s}id" % p.R)], part))
        themes = [t for t in deck.related(part, "theme") if deck.has(t)]
        if not themes:
            continue
        theme = deck.xml(themes[0])
        check("theme", master["theme"], theme.get("name") or "")
        for name in SCHEME:
            node = theme.find(f"a:themeElements/a:clrScheme/a:{name}", ns)
            rgb = None if node is None or not len(node) else (node[0].get("lastClr") or node[0].get("val"))
            if rgb is not None and len(rgb) == 6:
                check(f"colour {name}", master["colors"][name], rgb.upper())
        for role, tag in (("heading", "majorFont"), ("body", "minorFont")):
            fonts = theme.find(f"a:themeElements/a:fontScheme/a:{tag}", ns)
            for slot in ("latin", "ea", "cs"):
                face = fonts.find(f"a:{slot}", ns).get("typeface")
                check(f"{role} {slot}", master["fonts"][role].get(slot, ""), face)
            scripts = {f.get("script"): f.get("typeface") for f in fonts.findall("a:font", ns)}
            check(f"{role} scripts", master["fonts"][role].get("scripts", {}), scripts)
    if not wanted:
        check("layouts of deckle", (pathlib.Path(file).name, len(summary["layouts"])), (WITHOUT_LAYOUTS, 1))
        return complaints
    seen = set()
    wanted = [pair for pair in wanted if not (pair[0].lower() in seen or seen.add(pair[0].lower()))]
    check("layouts", [(x["part"].lower(), x["master"].lower()) for x in summary["layouts"]],
          [(a.lower(), b.lower()) for a, b in wanted])
    for layout in summary["layouts"]:
        root = deck.xml(layout["part"])
        where = f"layout {layout['name']}"
        check(where, layout["name"], root.find("p:cSld", ns).get("name") or "")
        nodes = list(shapes_of(root.find("p:cSld/p:spTree", ns)))
        check(f"{where} placeholders", [(x["type"], x["idx"]) for x in layout["placeholders"]],
              [(ph.get("type") or "obj", int(ph.get("idx") or 0)) for ph in map(placeholder, nodes) if ph is not None])
        for mine, node in zip(layout["placeholders"], [n for n in nodes if placeholder(n) is not None]):
            off = node.find("p:spPr/a:xfrm/a:off", ns)
            if off is not None and "grpSp" not in node.getparent().tag:
                near(f"{where} {mine['name']}", [mine["box"]["x"], mine["box"]["y"]],
                     [int(off.get("x")), int(off.get("y"))])
    return complaints


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--compare":
        print("\n".join(compare(sys.argv[2], json.load(open(sys.argv[3], encoding="utf-8")))))
        return
    driver = harness.Driver(__doc__)
    judges.need(["corpus"])
    files = sorted(f for f in (judges.folder() / "corpus").iterdir() if f.suffix in (".pptx", ".potx", ".pptm"))

    def judge(file):
        out, kit = driver.work / (file.name + ".json"), driver.work / (file.name + ".brand.json")
        run = driver.run("template", "inspect", file, "-o", out)
        if file.name in REFUSED:
            errors = [line for line in run.err.splitlines() if line]
            if run.status == 65 and REFUSED[file.name] in run.err and errors and not out.exists():
                return []
            return [f"not refused as expected: {run}"]
        if run.status != 0:
            return [str(run)]
        done = subprocess.run([judges.python(), "-B", __file__, "--compare", str(file), str(out)], capture_output=True,
                              text=True, check=False)
        complaints = [line for line in (done.stdout + done.stderr[-800:]).split("\n") if line]
        text = driver.run("template", "inspect", file)
        again = driver.run("template", "inspect", file)
        if text.status != 0 or not text.out or text.out != again.out:
            complaints.append(f"as text: {text}")
        extracted = driver.run("template", "extract", file, "-o", kit)
        if extracted.status != 0:
            complaints.append(str(extracted))
        for other in (kit, out):
            same = driver.run("template", "diff", file, other)
            if same.status != 0:
                complaints.append(f"differs from itself: {same} {same.out[:300]!r}")
        return complaints

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, complaints in zip(files, pool.map(judge, files)):
            driver.check(not complaints, f"{file.name}: " + "\n   ".join(complaints[:8]))

    # The colours and faces of one template on another, and a template with its own.
    spec = judges.ROOT / "examples/population-en.json"
    brand = driver.work / "brand-ion.pptx.brand.json"
    driver.run("template", "extract", judges.folder() / "corpus/brand-ion.pptx", "-o", brand)
    tokens = json.load(open(brand, encoding="utf-8"))
    branded = driver.work / "branded.pptx"
    driver.run("build", spec, "--brand", brand, "-o", branded)
    driver.run("template", "inspect", branded, "-o", driver.work / "branded.json")
    master = json.load(open(driver.work / "branded.json", encoding="utf-8"))["masters"][0]
    for token, name in (("ink", "dk1"), ("paper", "lt1"), *((f"accent{n}",) * 2 for n in range(1, 7))):
        driver.check(master["colors"][name] == tokens["colors"][token], f"{name} is {master['colors'][name]}")
    for role in ("heading", "body"):
        driver.check(master["fonts"][role].get("latin") == tokens["fonts"][role]["latin"], f"faces are {master['fonts']}")
    for template in ("brand-ion.pptx", "brand-midnight-blue.pptx", "poi-japanese.pptx", "officer-template.pptx"):
        measured = []
        kit = driver.work / (template + ".brand.json")
        for options in ([], ["--brand", kit]):
            run = driver.run("measure", spec, "--template", judges.folder() / "corpus" / template, *options)
            driver.check(run.status in (0, 1), str(run))
            measured.append(run.out)
        driver.check(measured[0] == measured[1], f"{template} changes with its own brand kit")

    # Two templates, in words and as JSON.
    diff = driver.run("template", "diff", "default", judges.folder() / "corpus/brand-ion.pptx")
    driver.check(diff.status == 1 and b"layout " in diff.out, str(diff))
    listed = driver.run("template", "diff", "default", judges.folder() / "corpus/brand-ion.pptx", "--format", "json")
    driver.check(listed.status == 1 and json.loads(listed.out)["differences"], str(listed))
    sizes = driver.run("template", "diff", "default", branded)
    driver.check(sizes.status == 1 and b"colour accent1" in sizes.out, str(sizes))

    # A page with drawings; what is wrong is one line with the documented status.
    page = driver.work / "page.html"
    run = driver.run("template", "inspect", "default", "--size", "4:3", "-o", page)
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    driver.check(run.status == 0 and text.count("<svg xmlns") >= 9 and "<script" not in text, str(run))
    (driver.work / "list.json").write_text("{\"brand\": 1}", encoding="utf-8")
    for arguments, status in ((["inspect", "none.potx"], 66), (["inspect"], 2), (["inspect", "default", "-o", "x.pdf"], 2),
                              (["inspect", "default", "-o", "x.xml"], 2), (["diff", "default"], 2),
                              (["diff", "default", "list.json"], 65), (["extract", "default", "-o", "x.txt"], 2),
                              (["inspect", spec], 65), (["extract", "default", "-o", "no/x.json"], 73)):
        run = driver.run("template", *arguments)
        driver.check(run.status == status and run.err, f"{arguments}: {run}")
    driver.finish("template_inspect")


main()
