#!/usr/bin/env python3
"""How the slides of many specs look, checked from the output .pptx alone.

    bench/look/run.py --deckle build/release/bin/deckle --work /tmp/look                     everything
    bench/look/run.py --deckle … --work … --sample                                           the fixed sample of CI
    bench/look/run.py --deckle … --work … --sets jobs --templates /path/one.potx --json out.json
    bench/look/run.py --deckle … --work … --spec my.json                                     one spec, all checks
    bench/look/run.py --deckle … --work … --sets jobs --theme midnight                       the jobs in a theme

README.md says what each check means and its threshold. Needs lxml (Debian: python3-lxml, so /usr/bin/python3). Exit status 1 when a threshold is missed.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "tests")]
from support import corpus, judges, spec_generator  # noqa: E402

try:
    from look import contrast, groups, sizes
    from look.page import pages_of
except ImportError as error:
    judges.missing(f"{error} (Debian: python3-lxml)")

# Ten templates of the corpus on which newcomers build first, by the begin of their names.
TEN = ["officer__example", "powerpoint__stocks", "sdk__EmpOrienPres", "sdk__CertAppr", "sdk__2007MoCalFlow", "poi__aptia",
       "sdk__CompanyBackground", "sdk__Pitchbook", "poi__alterman_security", "sdk__MarketingPlan"]
SETS = ["jobs", "specs", "examples", "generated"]
SAMPLE = {"specs": 5, "generated": 25, "templates": 3}  # every n-th, and so many of TEN

# Most share of failures, on the default template and on others.
LIMITS = {
    "siblings": {"default": 0.0, "templates": 0.0},
    "captions": {"default": 0.0, "templates": 0.0},
    "pointed": {"default": 0.0, "templates": 0.0},
    "titles": {"default": 0.02, "templates": 0.02},      # of decks
    "contrast": {"default": 0.0, "templates": 0.03},     # of texts
    "overlap": {"default": 0.0, "templates": 0.0},
    "whole words": {"default": 0.0, "templates": 0.0},
    "words": {"default": 0.0, "templates": 0.0},
    "judges": {"default": 0.0, "templates": 0.0},
}
FILLED = 0.75  # share of the text slides of the jobs that are filled (README.md, "filling")


class Deck:
    """One spec to build, and what the checks found in the deck."""

    def __init__(self, kind, name, spec, template=None):
        self.kind, self.name, self.spec, self.template = kind, name, spec, template
        self.counts, self.findings, self.fills, self.skipped = collections.Counter(), [], [], collections.Counter()
        self.path, self.error, self.seconds = None, None, 0.0

    @property
    def label(self):
        return f"{self.kind}/{self.name}" + (f" on {self.template.stem.split('_TP')[0]}" if self.template else "")


def inputs(options, work):
    """The decks to build, in a fixed order."""
    step = SAMPLE if options.sample else {"specs": 1, "generated": 1, "templates": len(TEN)}
    found = [Deck("spec", pathlib.Path(s).stem, pathlib.Path(s).resolve()) for s in options.spec]
    chosen = [] if options.spec else options.sets
    if "jobs" in chosen:
        found += [Deck("jobs", p.stem, p) for p in sorted((ROOT / "bench/jobs").glob("*.json"))]
    if "examples" in chosen:
        found += [Deck("examples", p.stem, p) for p in sorted((ROOT / "examples").glob("*.json"))]
    if "specs" in chosen:
        found += [Deck("specs", p.parent.name, p) for p in sorted(judges.folder().glob("specs/*/spec.json"))[::step["specs"]]]
        found += [Deck("look", p.stem, p) for p in sorted(judges.folder().glob("look/*.json"))]
    if "generated" in chosen:
        shutil.rmtree(work / "generated", ignore_errors=True)
        for seed in range(0, options.count, step["generated"] if options.sample else 1):
            found.append(Deck("generated", str(seed), spec_generator.write(seed, work / "generated" / str(seed))))
    templates = [pathlib.Path(t).resolve() for t in options.templates if t != "ten"]
    if "ten" in options.templates or (options.sample and not options.spec):
        folder = judges.folder() / "corpus"
        paths = corpus.templates() if folder.is_dir() else []
        templates += [p for begin in TEN[:step["templates"]] for p in paths if p.name.startswith(begin)]
    bases = [d for d in found if d.kind in ("jobs", "look", "spec")]
    if options.sample:
        bases = bases[::3]
    return found + [Deck(d.kind, d.name, d.spec, template) for template in templates for d in bases]


def build(options, deck, work):
    stem = deck.label.replace("/", "-").replace(" ", "_")
    deck.path = work / f"{stem}.pptx"
    report = work / f"{stem}.report.json"
    command = [str(options.deckle), "build", str(deck.spec), "-o", str(deck.path), "--report", str(report)]
    command += ["--template", str(deck.template)] if deck.template else ["--theme", options.theme] if options.theme else []
    done = subprocess.run(command, capture_output=True, check=False, timeout=600, env={**os.environ, "LC_ALL": "C"})
    if done.returncode not in (0, 1) or not deck.path.exists():
        deck.error = f"status {done.returncode}: {done.stderr.decode('utf-8', 'replace').strip()[:300]}"
        return None
    return json.loads(report.read_text(encoding="utf-8"))


def sparse(report):
    """Ids of the slides that carry the finding sparse-slide."""
    return {i.get("slide_id") or i.get("slide") for i in report.get("issues", []) if i.get("rule") == "sparse-slide"} | \
        {s["slide_id"] for s in report.get("slides", []) if any(i.get("rule") == "sparse-slide" for i in s.get("issues", []))}


def main_figures(report):
    """Ids of the slides whose first figure is a tall cell beside the others, as the note on the group says."""
    found = [(i.get("slide_id") or i.get("slide"), i) for i in report.get("issues", [])]
    found += [(s["slide_id"], i) for s in report.get("slides", []) for i in s.get("issues", [])]
    return {slide for slide, i in found if i.get("rule") == "grouped-elements" and "main" in (i.get("details") or {})}


def examine(options, deck, work):
    """Builds one deck and runs the checks that need nothing but it."""
    if options.theme == "contrast":
        contrast.LEAST = 7.0  # WCAG 2.1, AAA
    start = time.monotonic()
    report = build(options, deck, work)
    if report is None:
        return deck
    spec = json.loads(deck.spec.read_text(encoding="utf-8-sig"))
    pages = pages_of(deck.label, deck.path, options.deckle, spec, [s["slide_id"] for s in report["slides"]])
    flagged, tall = sparse(report), main_figures(report)
    for page in pages:
        page.main_figure = page.slide_id in tall
        for name, check in (("siblings", groups.uneven), ("captions", groups.strayed), ("pointed", groups.reversed_arrows),
                            ("overlap", sizes.overlaps), ("whole words", sizes.torn)):
            judged, wrong = check(page)
            deck.counts[name] += judged
            deck.findings += wrong
        tally = contrast.judge_page(page)
        deck.counts["contrast"] += tally.judged
        deck.findings += tally.wrong
        deck.skipped.update({"behind pictures": tally.pictures, "authored colours": tally.authored, "unknown": tally.unknown})
        filled = sizes.filling(page)
        if filled:
            deck.fills.append((*filled, page.number, page.slide_id, page.slide_id in flagged,
                               min((p.size for s in page.shapes if s.words and not s.is_title and not s.is_footer
                                    for p in page.paragraphs(s) if p.size), default=0)))
    deck.counts["titles"], wrong = sizes.uneven_titles(pages)
    deck.findings += wrong
    if options.judges:
        lines = judges.words(deck.spec, deck.path)
        deck.counts["words"] += 1
        deck.findings += [Line("words", deck, line) for line in lines]
    deck.seconds = time.monotonic() - start
    return deck


class Line:
    """A complaint of a judge."""

    def __init__(self, check, deck, message):
        self.check, self.deck, self.message, self.amount = check, deck.label, message, 0.0

    def __str__(self):
        return f"{self.deck}: {self.message}"

    def json(self):
        return {"check": self.check, "deck": self.deck, "message": self.message}


def ask_judges(decks, jobs):
    """Packages: families F and G of check_pptx.py, and the Open XML SDK where it is installed."""
    built = [d for d in decks if d.error is None]
    by_path = {str(d.path): d for d in built}
    script = judges.folder() / "tools/ooxml_validate.sh"
    batches = [built[i:i + 20] for i in range(0, len(built), 20)]
    for deck in built:
        deck.counts["judges"] += 1

    def complaints(paths):
        lines = judges.conformance(paths)
        done = subprocess.run(["sh", str(script), *map(str, paths)], capture_output=True, check=False, timeout=1800)
        if done.returncode == 1:
            lines += [l for l in done.stdout.decode("utf-8", "replace").splitlines() if l.strip()]
        return lines

    def what(line):
        """A complaint without the file it is about."""
        return " ".join(word for word in line.split() if not word.rstrip(":").endswith((".pptx", ".potx")))

    # What is wrong in a template stays wrong in the decks on it.
    known = {what(line) for template in sorted({d.template for d in built if d.template}) for line in complaints([template])}

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for batch, lines in zip(batches, pool.map(lambda b: complaints([d.path for d in b]), batches)):
            for line in lines:
                if what(line) in known:
                    continue
                deck = next((d for p, d in by_path.items() if p in line or d.path.name in line), batch[0])
                deck.findings.append(Line("judges", deck, line))


def table(decks):
    """{(side, check): (judged, failed)}: side is default or templates; titles are counted by deck."""
    rows = collections.defaultdict(lambda: [0, 0])
    for deck in decks:
        side = "templates" if deck.template else "default"
        failed = collections.Counter(f.check for f in deck.findings)
        for check in LIMITS:
            if check == "titles":
                rows[side, check][0] += deck.counts[check] > 0
                rows[side, check][1] += failed[check] > 0
            else:
                rows[side, check][0] += deck.counts[check]
                rows[side, check][1] += failed[check]
    return rows


def missed(rows, fills, required):
    """Thresholds of the required checks that are not kept, as lines."""
    lines = []
    for (side, check), (judged, failed) in sorted(rows.items()):
        if check not in required:
            continue
        most = LIMITS[check][side]
        if judged and failed / judged > most:
            lines.append(f"{check} on {side}: {failed} of {judged} ({failed / judged:.1%}), at most {most:.0%} expected")
    if "filling" in required and fills and sum(sizes.LOW <= f[1] <= sizes.HIGH for f in fills) < FILLED * len(fills):
        lines.append(f"filling: {sum(sizes.LOW <= f[1] <= sizes.HIGH for f in fills)} of {len(fills)} text slides of the jobs are "
                     f"filled {sizes.LOW:.0%} to {sizes.HIGH:.0%}, at least {FILLED:.0%} expected")
    return lines


def show(decks, rows, fills, worst):
    print(f"{'check':<14} {'on':<10} {'judged':>8} {'failed':>8} {'share':>8}")
    for check in LIMITS:
        for side in ("default", "templates"):
            judged, failed = rows.get((side, check), (0, 0))
            if judged:
                print(f"{check:<14} {side:<10} {judged:>8} {failed:>8} {failed / judged:>8.2%}")
    skipped = sum((d.skipped for d in decks), collections.Counter())
    print("texts not judged: " + ", ".join(f"{n} {what}" for what, n in sorted(skipped.items())))
    places = sum(f.check == "title places" for d in decks for f in d.findings)
    print(f"titles of content slides in another place than the others: {places}")
    good = [f for f in fills if sizes.LOW <= f[1] <= sizes.HIGH]
    low, high = [f for f in fills if f[1] < sizes.LOW], [f for f in fills if f[1] > sizes.HIGH]
    if fills:
        print(f"filling of {len(fills)} text slides of the jobs: {len(good)} filled {sizes.LOW:.0%} to {sizes.HIGH:.0%} ({len(good) / len(fills):.0%}), "
              f"{len(low)} emptier ({sum(not f[4] for f in low)} without sparse-slide), {len(high)} fuller")
        for deck, share, number, ident, flag, size in sorted(low, key=lambda f: f[1])[:worst]:
            print(f"    {share:.0%} {deck}: slide {number} ({ident}){'' if flag else ', no sparse-slide'}")
        for deck, share, number, ident, flag, size in sorted(high, key=lambda f: -f[1])[:worst]:
            print(f"    {share:.0%} {deck}: slide {number} ({ident}), smallest text {size:g} pt")
    for check in [*LIMITS, "title places"]:
        found = [f for d in decks for f in d.findings if f.check == check]
        found.sort(key=lambda f: f.amount if check == "contrast" else -f.amount)
        if found:
            print(f"{check}: {len(found)}")
            for finding in found[:worst]:
                print(f"    {finding}")
    for deck in decks:
        if deck.error:
            print(f"not built: {deck.label}: {deck.error}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deckle", required=True, type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--work", required=True, type=lambda p: pathlib.Path(p).resolve(), help="folder for the decks")
    parser.add_argument("--sets", nargs="+", choices=SETS, default=SETS)
    parser.add_argument("--spec", nargs="+", default=[], help="these specs instead of the sets")
    parser.add_argument("--count", type=int, default=1000, help="generated documents")
    parser.add_argument("--templates", nargs="+", default=[], help="build jobs on these files too; `ten`: ten of the corpus")
    parser.add_argument("--theme", help="build on this theme instead of the default one: a name, or a theme's file; `contrast` asks for 7 : 1")
    parser.add_argument("--sample", action="store_true", help="the fixed sample of CI")
    parser.add_argument("--no-judges", dest="judges", action="store_false", help="do not ask words.py, check_pptx.py, ooxml_validate.sh")
    parser.add_argument("--require", nargs="+", choices=[*LIMITS, "filling"], default=[*LIMITS, "filling"],
                        help="checks whose thresholds decide about the exit status")
    parser.add_argument("--json", type=pathlib.Path, help="write everything that was found to this file")
    parser.add_argument("--worst", type=int, default=8, help="findings shown for each check")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if options.judges and not judges.folder().is_dir():
        print(f"there is no judges' folder at {judges.folder()}: its specs and judges are left out")
        options.judges = False
    options.work.mkdir(parents=True, exist_ok=True)

    decks = inputs(options, options.work)
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        decks = list(pool.map(examine, [options] * len(decks), decks, [options.work] * len(decks), chunksize=4))
    if options.judges:
        # Other pipeline tests have the packages of specs, examples and generated documents judged.
        ask_judges([d for d in decks if not options.sample or d.kind in ("jobs", "spec")], options.jobs)

    rows = table(decks)
    fills = [(d.label, *f[1:]) for d in decks if d.kind in ("jobs", "spec") and not d.template for f in d.fills if f[0] == "text"]
    show(decks, rows, fills, options.worst)
    lines = missed(rows, fills, options.require) + [f"not built: {d.label}" for d in decks if d.error]
    if not any(judged for judged, _ in rows.values()):
        lines.append("nothing was judged")
    for line in lines:
        print("FAIL: " + line)
    if options.json:
        options.json.write_text(json.dumps({
            "checks": {f"{check} on {side}": {"judged": j, "failed": f} for (side, check), (j, f) in sorted(rows.items())},
            "filling": [{"deck": d, "share": round(s, 3), "slide": n, "slide_id": i, "sparse_slide": f, "smallest_pt": z}
                        for d, s, n, i, f, z in fills],
            "findings": [f.json() for d in decks for f in d.findings], "failed": lines}, ensure_ascii=False, indent=1), encoding="utf-8")
    print(f"{len(decks)} decks, {sum(d.seconds for d in decks):.0f} s of work, {len(lines)} thresholds missed")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
