#!/usr/bin/env python3
"""Generated documents, built and judged: --count of them from seed --first on (support/spec_generator.py).

Each ends with status 0 or 1, in time and memory in proportion to its size; no word is lost; package, schemas and
page count are sound; what the program calls clean is clean; every repair in a report has the category of its defect
and the action that the router allowed; and any number of threads gives the same bytes. All are built and their traces
read; with --one-in N the judges are asked of each N-th.

    generated_specs.py --deckle build/release/bin/deckle --work /tmp/work --count 1000     all of them
    generated_specs.py --deckle build/release/bin/deckle --work /tmp/work --count 400 --build-only   builds and traces
    generated_specs.py --deckle build/release/bin/deckle --work /tmp/work --only 117       one again, files kept

With --build-only each N-th is built once, with several threads, and no judge is asked: for the sanitizers, and for the
traces of many documents within half a minute.
"""
import concurrent.futures
import itertools
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import geometry, harness, judges, spec_generator, specs  # noqa: E402

# Bounds in a release build, several times what the slowest of 1,000 documents needs. A document's size is
# spec_generator.size(): its characters, 200 for each element, and the KiB of its files.
SECONDS, SECONDS_EACH = 1.0, 20e-6
MEMORY, MEMORY_EACH = 128 << 20, 600
TWICE_EACH = 7   # one document in so many is built again with other threads
JUDGES = "words,package,schemas,pages,geometry"
BATCH = 20       # decks given to one run of a judge


class Document:
    def __init__(self, seed, folder, kinds):
        self.seed = seed
        self.spec = spec_generator.write(seed, folder / str(seed))
        value, files = spec_generator.generate(seed)
        if kinds:
            value = specs.reduced(value, set(kinds.split(",")))
            if value is not None:
                self.spec.write_text(json.dumps(value, ensure_ascii=False, indent=1), encoding="utf-8")
        self.empty = value is None
        if self.empty:
            return
        self.size = spec_generator.size(value, files)
        self.pinned = any("box" in e.get("extensions", {}) for s in value["deck"]["slides"] for e in s["elements"])
        self.deck = self.spec.with_suffix(".pptx")
        self.report = self.spec.with_name("report.json")
        self.run = None

    def __str__(self):
        return f"seed {self.seed}"


def build(driver, document, slack, threads):
    """Builds one; true when there is a deck to judge."""
    run = document.run = driver.measured("build", document.spec, "-o", document.deck, "--report", document.report, "--jobs", threads)
    if not driver.check(run.status in (0, 1), f"{document}: expected status 0 or 1: {run}") or \
            not driver.check(document.deck.exists(), f"{document}: no deck was written: {run}"):
        return False
    if slack:
        seconds = slack * (SECONDS + SECONDS_EACH * document.size)
        memory = MEMORY + MEMORY_EACH * document.size
        driver.check(run.seconds <= seconds, f"{document}: took {run.seconds:.2f} s for size {document.size}, at most {seconds:.2f} s expected")
        driver.check(run.peak <= memory, f"{document}: took {run.peak >> 20} MiB for size {document.size}, at most {memory >> 20} MiB expected")
    return True


# Steps of a trace that changed a slide, or did until they were undone.
CHANGES = ("patch", "restructure")


def check_traces(driver, documents):
    """Every change was answered for by the router (docs/routing.md): it has category and route. So does one that was
    undone, where it names its fixer."""
    entries = changes = undone = 0
    for document in documents:
        report = json.loads(document.report.read_text(encoding="utf-8"))
        for slide in report["slides"]:
            for entry in slide["trace"]:
                entries += 1
                change, rollback = entry["action"] in CHANGES, entry["action"] == "rollback" and "fixer" in entry
                changes += change
                undone += rollback
                if change or rollback:
                    driver.check("category" in entry and "route" in entry,
                                 f"{document}, slide {slide['slide_id']}: no category or route in {entry}")
    print(f"{entries} trace entries, {changes} of them changed a slide, {undone} changes were undone")
    driver.check(changes > 0 or len(documents) < 40, "no trace entry changed a slide")


def first_difference(one, other):
    lines = itertools.zip_longest(*(report.decode("utf-8", "replace").splitlines() for report in (one, other)), fillvalue="")
    return next((f"{a.strip()[:300]} | {b.strip()[:300]}" for a, b in lines if a != b), "")


def build_again(driver, document):
    """The same bytes with several threads."""
    other, report = document.deck.with_name("again.pptx"), document.report.with_name("again.json")
    run = driver.run("build", document.spec, "-o", other, "--report", report, "--jobs", "3")
    if driver.check(run.status == document.run.status and other.exists(), f"{document}: --jobs 3 ends otherwise: {run}"):
        driver.check(other.read_bytes() == document.deck.read_bytes(), f"{document}: --jobs 1 and --jobs 3 differ in the deck")
        reports = [path.read_bytes().replace(b"again.pptx", b"") for path in (document.report, report)]
        driver.check(reports[0] == reports[1], f"{document}: --jobs 1 and --jobs 3 differ in the report: {first_difference(*reports)}")


def judge(driver, documents, jobs, asked):
    pool = concurrent.futures.ThreadPoolExecutor(jobs)
    by_deck = {str(d.deck): d for d in documents}

    def named(line):
        found = next((d for path, d in by_deck.items() if path in line), None)
        return f"{found}: {line}" if found else line

    if "words" in asked:
        for document, lines in zip(documents, pool.map(lambda d: judges.words(d.spec, d.deck), documents)):
            driver.none([f"{document}: {line}" for line in lines], "words")
    batches = [documents[i:i + BATCH] for i in range(0, len(documents), BATCH)]
    if "package" in asked:
        for lines in pool.map(lambda batch: judges.conformance([d.deck for d in batch]), batches):
            driver.none(map(named, lines), "package")
        for lines in pool.map(lambda batch: driver.unsound([d.deck for d in batch]), batches):
            driver.none(map(named, lines), "doctor")
    if "schemas" in asked:
        driver.none(map(named, judges.open_xml([d.deck for d in documents], jobs)), "Open XML SDK")
    if "pages" in asked:
        for counts in pool.map(lambda batch: judges.pages([d.deck for d in batch]), batches):
            for deck, pages in counts.items():
                slides = geometry.slide_count(deck)
                driver.check(pages == slides, f"{by_deck[str(deck)]}: LibreOffice draws {pages} pages of {slides} slides")
    if "geometry" in asked:
        for document in documents:
            if document.run.status == 0 and not document.pinned:
                driver.none([f"{document}: {line}" for line in geometry.complaints(document.deck)], "clean, yet")


def print_worst(documents):
    def most(title, key, shown):
        print(title + ": " + ", ".join(f"{d.seed} ({shown(d)})" for d in sorted(documents, key=key, reverse=True)[:10]))

    most("slowest", lambda d: d.run.seconds, lambda d: f"{d.run.seconds:.2f} s")
    most("slowest for their size", lambda d: d.run.seconds / (1000 + d.size), lambda d: f"{d.run.seconds / d.size * 1e6:.0f} µs each")
    most("largest in memory", lambda d: d.run.peak, lambda d: f"{d.run.peak >> 20} MiB")


def main():
    driver = harness.Driver(__doc__, [("--first", {"type": int, "default": 0, "help": "first seed"}),
                                      ("--count", {"type": int, "default": 40, "help": "number of documents"}),
                                      ("--only", {"type": int, "action": "append", "help": "this seed alone; may be repeated"}),
                                      ("--jobs", {"type": int, "default": 2, "help": "runs at once"}),
                                      ("--kinds", {"help": "elements of these kinds alone, as in: text,bullets"}),
                                      ("--slack", {"type": float, "default": 1.0, "help": "factor on the bounds of time; 0: no bounds"}),
                                      ("--judges", {"default": JUDGES, "help": f"whom to ask, of {JUDGES}"}),
                                      ("--build-only", {"action": "store_true"})])
    options = driver.options
    if not options.build_only:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])
    seeds = sorted(set(options.only or ())) or range(options.first, options.first + options.count)
    if options.build_only:
        seeds = driver.share(seeds)
    documents = [d for d in (Document(seed, driver.work, options.kinds) for seed in seeds) if not d.empty]
    slack, threads = (0, "3") if options.build_only else (options.slack, "1")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        built = [d for d, good in zip(documents, pool.map(lambda d: build(driver, d, slack, threads), documents)) if good]
        if not options.build_only:
            list(pool.map(lambda d: build_again(driver, d), [d for d in built if d.seed % TWICE_EACH == 0 or options.only]))
    print(f"{len(built)} of {len(documents)} documents built, {sum(d.run.status for d in built)} of them with findings, "
          f"{sum(d.run.seconds for d in built):.0f} s of processor time")
    if built:
        check_traces(driver, built)
        print_worst(built)
    if built and not options.build_only:
        judge(driver, driver.share(built), options.jobs, options.judges.split(","))
    driver.finish("generated_specs")


if __name__ == "__main__":
    main()
