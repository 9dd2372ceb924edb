#!/usr/bin/env python3
"""What `deckle template validate` says about the templates of the judges' corpus is true: layouts, and placeholders that
leave the page or overlap, are those that lxml finds; each report has its verdict, in every format.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import xml.dom.minidom

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

REFUSED = {"sdk-encrypted.pptx": "is encrypted", "poi-malformed-zip.pptx": ""}
FURNITURE = ("dt", "ftr", "sldNum")
PICTURES = ("pic", "clipArt", "media")
FAMILIES = {"ctrTitle": "title", "subTitle": "body", "obj": "body", "chart": "body", "tbl": "body", "dgm": "body",
            "pic": "body", "clipArt": "body", "media": "body"}
EMU_PER_PX = 9525
SPEC = harness.ROOT / "examples" / "population-en.json"


def placeholders(file):
    """Part of each layout, and its placeholders that have a place of their own or their master's."""
    from support import presentation as p
    deck = p.Presentation(file)
    size = deck.root.find("p:sldSz", p.NS)
    page = (int(size.get("cx")), int(size.get("cy")))

    def boxes(root, inherited):
        found = []
        for node in root.findall("p:cSld/p:spTree/*", p.NS):
            ph = node.find("*/p:nvPr/p:ph", p.NS)
            if ph is None:
                continue
            kind = ph.get("type", "obj")
            xfrm = node.find("p:spPr/a:xfrm", p.NS)
            box = None
            if xfrm is not None and xfrm.find("a:off", p.NS) is not None:
                if xfrm.get("rot"):
                    kind = "turned"
                off, ext = xfrm.find("a:off", p.NS), xfrm.find("a:ext", p.NS)
                box = tuple(int(node.get(a)) for node, a in ((off, "x"), (off, "y"), (ext, "cx"), (ext, "cy")))
            if box is None:
                box = inherited.get(FAMILIES.get(kind, kind))
            name = node.find("*/p:cNvPr", p.NS)
            hidden = name.get("hidden") in ("1", "true")
            found.append({"id": name.get("id"), "kind": kind, "box": box, "hidden": hidden})
        return found

    layouts = {}
    for master in deck.related(deck.part, "slideMaster"):
        own = {FAMILIES.get(one["kind"], one["kind"]): one["box"] for one in boxes(deck.xml(master), {})}
        listed = deck.targets(master)
        for node in deck.xml(master).findall("p:sldLayoutIdLst/p:sldLayoutId", p.NS):
            part = listed.get(node.get("{%s}id" % p.R))
            if part is not None and deck.has(part):
                layouts.setdefault(part, boxes(deck.xml(part), own))
    return page, layouts


def overlaps(page, shapes):
    """Ids of the later one of each pair that shares at least 2.5 % of the smaller box, and of at most 1.5 %."""
    sure, doubtful = set(), set()
    for i, a in enumerate(shapes):
        for b in shapes[i + 1:]:
            if a["hidden"] or b["hidden"] or a["kind"] in PICTURES or b["kind"] in PICTURES:
                continue
            if (a["kind"] in FURNITURE and b["kind"] in FURNITURE) or "turned" in (a["kind"], b["kind"]):
                doubtful.add(b["id"])
                continue
            if a["box"] is None or b["box"] is None:
                doubtful.add(b["id"])
                continue
            w = min(a["box"][0] + a["box"][2], b["box"][0] + b["box"][2]) - max(a["box"][0], b["box"][0])
            h = min(a["box"][1] + a["box"][3], b["box"][1] + b["box"][3]) - max(a["box"][1], b["box"][1])
            shared = max(w, 0) * max(h, 0) / EMU_PER_PX ** 2
            smaller = min(x["box"][2] * x["box"][3] for x in (a, b)) / EMU_PER_PX ** 2
            if shared >= 110 and smaller > 0 and shared / smaller >= 0.025:
                sure.add(b["id"])
            elif shared >= 90 and smaller > 0 and shared / smaller >= 0.015:
                doubtful.add(b["id"])
    return sure, doubtful - sure


def beyond(page, shapes):
    sure = set()
    for one in shapes:
        if one["box"] is None or one["hidden"] or one["kind"] in PICTURES or one["kind"] == "turned":
            continue
        x, y, w, h = one["box"]
        if w > 0 and h > 0 and max(-x, -y, x + w - page[0], y + h - page[1]) > EMU_PER_PX:
            sure.add(one["id"])
    return sure


def compare(file, report):
    """Differences between the file and the report, one line each. Runs in the judges' Python, which has lxml."""
    page, layouts = placeholders(file)
    complaints = []
    parts = {part.lower(): shapes for part, shapes in layouts.items()}
    added = any(issue["rule"] == "layout-added" for issue in report["issues"])
    if added != (not layouts) or len(report["slides"]) != max(len(layouts), 1):
        complaints.append(f"{len(report['slides'])} layouts, the file has {len(layouts)}")
    found = {}
    for issue in report["issues"]:
        if issue["rule"] in ("template-overlap", "template-off-page"):
            found.setdefault((issue["rule"], issue["part"].lower()), set()).add(
                re.sub(r"^sp|\.\d+$", "", issue["element_id"]))
    for part, shapes in parts.items():
        got = found.pop(("template-overlap", part), set())
        sure, doubtful = overlaps(page, shapes)
        if sure - got or got - sure - doubtful:
            complaints.append(f"{part}: overlaps of {sorted(got)}, the file has {sorted(sure)}")
        got = found.pop(("template-off-page", part), set())
        if got != beyond(page, shapes):
            complaints.append(f"{part}: beyond the page are {sorted(got)}, in the file {sorted(beyond(page, shapes))}")
    complaints += [f"{key} is about no layout" for key in found]
    return complaints


def check_verdict(report):
    worst = {"note": 0, "warning": 1, "error": 2}
    severity = max([worst[issue["severity"]] for issue in report["issues"]], default=0)
    verdict = ("ready", "limited", "unusable")[severity]
    if report["template"]["verdict"] != verdict:
        return [f"the verdict is {report['template']['verdict']}, its findings say {verdict}"]
    if (verdict == "ready") != (not report["template"]["reasons"]):
        return [f"{verdict}, because {report['template']['reasons']}"]
    if len(report["template"]["roles"]) != 9:
        return [f"{len(report['template']['roles'])} layouts of a spec instead of 9"]
    return []


def check_commands(driver, template):
    """Statuses, formats and --require, on one template."""
    run = driver.run("template", "validate", template)
    driver.check(run.status == 0 and "layouts, usable with limits: pass" in run.out.decode(), f"{run} {run.out[:300]}")
    again = driver.run("template", "validate", template)
    driver.check(run.out == again.out, "the same template gives two reports")
    for ending, begin in (("json", b"{"), ("sarif", b"{"), ("xml", b"<?xml"), ("html", b"<!"), ("txt", b"")):
        out = driver.work / f"report.{ending}"
        run = driver.run("template", "validate", template, "-o", out)
        text = out.read_bytes() if out.exists() else b""
        driver.check(run.status == 0 and text.lower().startswith(begin.lower()) and text, f"{ending}: {run}")
    xml.dom.minidom.parse(str(driver.work / "report.xml"))
    html = (driver.work / "report.html").read_text(encoding="utf-8")
    driver.check(html.count("<figure>") == 5, f"{html.count('<figure>')} drawings of 5 layouts")
    driver.check(not re.search(r'(?:src|href)="(?!#|data:)', html), "the page refers to something outside")
    run = driver.run("template", "validate", template, "--require", "title_center,One Content")
    driver.check(run.status == 0, str(run))
    run = driver.run("template", "validate", template, "--require", "two_column", "--require", "Team")
    driver.check(run.status == 1 and run.out.decode().count("template-required-layout") == 2, f"{run} {run.out[-900:]}")
    run = driver.run("template", "validate", template, "--fail-on", "warning")
    driver.check(run.status == 1, str(run))
    run = driver.run("template", "validate", template, "--ignore", "template-contrast")
    driver.check(b"template-contrast]" not in run.out, "an ignored rule is reported")
    run = driver.run("--lang", "ko", "template", "validate", template)
    driver.check("제한이 있으나 쓸 수 있음" in run.out.decode(), run.out.decode()[:200])
    run = driver.run("template", "validate", driver.work / "absent.potx")
    driver.check(run.status == 66 and run.err.count("\n") <= 2, str(run))
    run = driver.run("template", "validate", "default")
    driver.check(run.status == 0 and ": pass" in run.out.decode(), str(run))
    run = driver.run("template", "validate")
    driver.check(run.status == 2, str(run))


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--compare":
        print("\n".join(compare(sys.argv[2], json.load(open(sys.argv[3], encoding="utf-8")))))
        return
    driver = harness.Driver(__doc__)
    judges.need(["corpus"])
    files = sorted(f for f in (judges.folder() / "corpus").iterdir()
                   if f.suffix in (".pptx", ".potx", ".pptm", ".ppsx"))

    def judge(file):
        out = driver.work / (file.name + ".json")
        run = driver.run("template", "validate", file, "-o", out)
        if file.name in REFUSED:
            return [] if run.status == 65 and REFUSED[file.name] in run.err else [f"not refused as expected: {run}"]
        if run.status not in (0, 1) or not out.exists():
            return [str(run)]
        report = json.load(open(out, encoding="utf-8"))
        complaints = check_verdict(report)
        built = driver.run("build", SPEC, "--template", file, "-o", driver.work / (file.name + ".deck.pptx"))
        refused = any(issue["rule"] == "template-refused" for issue in report["issues"])
        if (built.status == 65) != refused:
            complaints.append(f"refused: {refused}, but {built}")
        if (run.status == 1) != (report["template"]["verdict"] == "unusable"):
            complaints.append(f"status {run.status}, {report['template']['verdict']}")
        done = subprocess.run([judges.python(), "-B", __file__, "--compare", str(file), str(out)], capture_output=True,
                              text=True, check=False)
        return complaints + [line for line in (done.stdout + done.stderr[-800:]).split("\n") if line]

    check_commands(driver, judges.folder() / "corpus" / "brand-modern.pptx")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, complaints in zip(files, pool.map(judge, files)):
            driver.check(not complaints, f"{file.name}: " + "\n   ".join(complaints[:8]))
    driver.finish("template_validate")


main()
