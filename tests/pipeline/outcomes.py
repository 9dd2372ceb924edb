#!/usr/bin/env python3
"""How slides end, and why some end degraded: over the judges' specs, the examples and generated documents.

For each slide of a report: success_clean, success_with_warnings or degraded. At least --least per cent end success_*,
and 99 per cent of those whose spec allows it. Every defect of a degraded slide has a cause that support/causes.py
reads from the spec, a true impossibility under the author's constraints; one without is a failure. So is a shape that an independent reading of the deck finds beyond
the slide or on another one, while the report says nothing of it on that slide.

    outcomes.py --deckle build/release/bin/deckle --work /tmp/work --count 1000
"""
import collections
import concurrent.futures
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import causes, geometry, harness, judges, spec_generator  # noqa: E402

GOOD = ("success_clean", "success_with_warnings")
# Rules whose findings degrade a slide: of these the errors, and of overlaps the warnings.
DEFECTS = {"small-text", "text-overflow", "table-overflow", "crowded-table", "citation-overflow", "out-of-bounds",
           "overlapping-elements", "title-below-body", "cramped-visual"}
LABELS = {"out-of-bounds", "overlapping-elements", "table-overflow", "text-overflow"}
PAGES = {"widescreen_16_9": (1280, 720), "standard_4_3": (960, 720)}
CAUSES = "degraded.tsv"
UNEXPLAINED = "unexplained"
POSSIBLE = 99.0  # per cent of the slides whose spec allows it that end success_*


class Document:
    def __init__(self, group, name, spec, folder):
        self.group, self.name, self.spec = group, name, spec
        self.deck, self.report = folder / f"{name}.pptx", folder / f"{name}.json"

    def build(self, driver):
        run = driver.run("build", self.spec, "-o", self.deck, "--report", self.report, "--jobs", "1")
        return driver.check(run.status in (0, 1) and self.deck.exists(), f"{self.name}: no deck: {run}")


def documents(driver):
    for path in sorted(judges.folder().glob("specs/*/spec.json")):
        yield Document("specs", path.parent.name, path, driver.work)
    for path in sorted(harness.ROOT.glob("examples/*.json")) + sorted(harness.ROOT.glob("app/starter/*.json")):
        yield Document("examples", path.stem, path, driver.work)
    options = driver.options
    for seed in sorted(set(options.only or ())) or range(options.first, options.first + options.count):
        yield Document("generated", f"seed {seed}", spec_generator.write(seed, driver.work / str(seed)), driver.work)


def is_defect(issue):
    if issue["rule"] not in DEFECTS:
        return False
    return issue["severity"] == "error" or \
        (issue["rule"] in ("overlapping-elements", "crowded-table") and issue["severity"] == "warning")


def judge(driver, document):
    """Rows (document, slide, rule, element, cause) of a document's degraded slides; how its slides end, under
    "impossible" those degraded with a cause for every defect."""
    spec = json.loads(document.spec.read_text(encoding="utf-8-sig"))
    report = json.loads(document.report.read_text(encoding="utf-8"))
    slides = {slide["slide_id"]: slide for slide in spec["deck"]["slides"]}
    package = geometry.Package(document.deck)
    parts = package.slides()
    page = tuple(side / geometry.PX for side in package.page())
    rows, ends = [], collections.Counter(slide["quality"] for slide in report["slides"])
    for slide in report["slides"]:
        if slide["quality"] in GOOD:
            continue
        source = slides.get(slide["slide_id"]) or slides[re.sub(r"~\d+$", "", slide["slide_id"])]
        shapes = {s.name: tuple(v / geometry.PX for v in s.box) for s in geometry.shapes_of(package, parts[slide["index"]])}
        found = [issue for issue in slide["issues"] if is_defect(issue)]
        driver.check(bool(found), f"{document.name}, {slide['slide_id']}: degraded, and no finding says why")
        why = [causes.cause(issue, source, page, shapes) or UNEXPLAINED for issue in found]
        ends["impossible"] += UNEXPLAINED not in why
        rows += [(document.name, slide["slide_id"], issue["rule"], issue.get("element_id", ""), cause, issue["message"])
                 for issue, cause in zip(found, why)]
    label_check(driver, document, report, slides)
    return rows, ends


def label_check(driver, document, report, slides):
    """What the judge of geometry sees is in the report, on that slide, of one of these shapes."""
    for flaw in geometry.flaws(document.deck):
        slide = report["slides"][flaw.slide - 1]
        source = slides.get(slide["slide_id"]) or slides[re.sub(r"~\d+$", "", slide["slide_id"])]
        elements = [e for e in source["elements"] if e["element_id"] in flaw.names]
        # Exact boxes on two levels of z are meant to lie on each other.
        levels = {e.get("extensions", {}).get("z", 10) for e in elements}
        if len(elements) == 2 and len(levels) == 2 and any(causes.exact(e) for e in elements):
            continue
        if len(elements) == 1 and len(flaw.names) == 2 and causes.exact(elements[0]) and levels != {10}:
            continue
        names = set(flaw.names) | {f"_title_{name.removesuffix(' title')}" for name in flaw.names}  # of a table's caption
        labelled = any(issue["rule"] in LABELS and not names.isdisjoint({issue.get("element_id"), issue.get("details", {}).get("other_eid")})
                       for issue in slide["issues"])
        driver.check(labelled, f"{document.name}, {slide['slide_id']} ({slide['quality']}): {flaw.text}, and the report does not say so")


def shares(total):
    """Per cent of the slides, and of those whose spec allows it, that end success_*."""
    good = sum(total[key] for key in GOOD)
    slides = good + total["degraded"]
    return 100 * good / max(1, slides), 100 * good / max(1, slides - total["impossible"])


def print_table(ends):
    heads = ("documents", "slides", "clean", "warnings", "degraded", "impossible", "success", "of possible")
    print(f"{'':12}" + "".join(f"{head:>12}" for head in heads))
    for group, (count, total) in ends.items():
        counts = (count, sum(total[key] for key in (*GOOD, "degraded")), *(total[key] for key in (*GOOD, "degraded", "impossible")))
        print(f"{group:12}" + "".join(f"{number:12}" for number in counts) + "".join(f"{share:11.2f}%" for share in shares(total)))


def print_causes(rows):
    by_cause = collections.defaultdict(list)
    for row in rows:
        by_cause[row[2], row[4]].append(row)
    for (rule, cause), found in sorted(by_cause.items(), key=lambda item: -len(item[1])):
        places = sorted({f"{row[0]} {row[1][:20]}" for row in found})
        print(f"{len(found):5}  {rule:22}{cause}: {', '.join(places[:4])}{' …' if len(places) > 4 else ''}")


def main():
    driver = harness.Driver(__doc__, [("--first", {"type": int, "default": 0, "help": "first seed"}),
                                      ("--count", {"type": int, "default": 200, "help": "number of generated documents"}),
                                      ("--only", {"type": int, "action": "append", "help": "this seed alone; may be repeated"}),
                                      ("--jobs", {"type": int, "default": 2, "help": "runs at once"}),
                                      ("--least", {"type": float, "default": 97.0, "help": "per cent of slides that end success_*"})])
    judges.need(["specs"])
    all_documents = list(documents(driver))
    with concurrent.futures.ThreadPoolExecutor(driver.options.jobs) as pool:
        built = [d for d, good in zip(all_documents, pool.map(lambda d: d.build(driver), all_documents)) if good]
    rows, groups = [], {}
    for document in built:
        found, ends = judge(driver, document)
        rows += found
        for group in (document.group, "all"):
            count, total = groups.get(group, (0, collections.Counter()))
            groups[group] = count + 1, total + ends
    groups["all"] = groups.pop("all")  # last
    print_table(groups)
    print_causes(rows)
    (driver.work / CAUSES).write_text("".join("\t".join(row).replace("\n", " ") + "\n" for row in rows), encoding="utf-8")
    print(f"every defect of a degraded slide: {driver.work / CAUSES}")
    for row in rows:
        driver.check(row[4] != UNEXPLAINED, f"{row[0]}, {row[1]}: {row[2]} of {row[3]}: {row[5]}: no constraint explains it")
    total = groups["all"][1]
    share, possible = shares(total)
    driver.check(share >= driver.options.least, f"{share:.2f} % of the slides end success_*, at least {driver.options.least:g} expected")
    driver.check(possible >= POSSIBLE, f"{possible:.2f} % of the slides whose spec allows it end success_*, at least {POSSIBLE:g} expected")
    driver.finish("outcomes")


main()
