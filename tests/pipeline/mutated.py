#!/usr/bin/env python3
"""Changed copies of specs, templates, pictures and presentations, given to the whole program: 3,000 specs, 3,000 templates,
5,000 pictures and 600 presentations, always the same ones, and 5,000 decks that other programs saved, where the judges' folder has
them. Each run ends with 0, 1 or 65 and leaves nothing half written; what a sanitizer says fails.
`--one-in 100` runs a hundredth of each, as every sanitized test run does. All of them take about an hour there:

    /usr/bin/python3 tests/pipeline/mutated.py --deckle build/sanitize/bin/deckle --mutate build/sanitize/bin/fuzz_mutate --work /tmp/work
"""
import json
import pathlib
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import corpus, harness, judges  # noqa: E402

CORPUS = harness.ROOT / "tests/fuzz/corpus"
SPECS = [*sorted((harness.ROOT / "examples").glob("*.json")), *sorted((harness.ROOT / "docs/specs").glob("*.json"))]
TEMPLATES = [CORPUS / "template" / n for n in ("default-16x9.potx", "default-4x3.potx", "rich.potx", "two_layouts.potx")]
PICTURES = [CORPUS / "picture" / n for n in (
    "a.png", "text.png", "o1.jpg", "progressive.jpg", "a.gif", "a.bmp", "a.tiff", "big.tiff", "a.emf", "a.wmf")]
DRAWINGS = [CORPUS / "svg" / n for n in ("plain.svg", "adobe.svg", "style.svg", "work.svg", "switch.svg", "prefix.svg")]
DECKS = sorted((CORPUS / "doctor").iterdir()) + sorted((CORPUS / "deck").iterdir())
MOST_BYTES = 1_000_000  # of a deck of other programs: larger ones are mostly pictures
SECONDS = 2 # for one presentation, not sanitized
BATCH = 25  # inputs of one run of the program; pictures of one spec


class Mutated:
    """Copies of the sources in turn, `count` in all, of which every n-th is made."""

    def __init__(self, driver, target, sources, count, one_in):
        self.driver, self.target, self.sources = driver, target, sources
        self.count = max(len(sources), count // one_in)

    def make(self, folder):
        """The files, in a folder for each source. The seed is that of a source, so that a share is always the same."""
        made = []
        for number, source in enumerate(self.sources):
            place = folder / f"{self.target}-{source.name}"
            place.mkdir(parents=True)
            copies = self.count // len(self.sources) + (number < self.count % len(self.sources))
            subprocess.run([self.driver.options.mutate, self.target, str(number), str(copies), source, place], check=True)
            made += sorted(place.iterdir(), key=lambda p: int(p.stem))
        return made


def batches(items, size):
    return [items[i:i + size] for i in range(0, len(items), size)]


def checked(driver, run, what, out):
    driver.check(run.status in (0, 1, 65), f"{what}: {run}")
    decks = 0
    for path in out.rglob("*"):
        decks += path.is_file()
        driver.check(not path.is_file() or path.suffix == ".pptx", f"{what}: left behind {path.name}")
    shutil.rmtree(out)
    out.mkdir()
    return decks


def specs(driver, made, out):
    """With the assets of the examples beside them. Returns the number of decks that were made, as the others."""
    decks = 0
    for batch in batches(made, BATCH):
        folder = driver.work / "batch"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for number, path in enumerate(batch):
            shutil.copy(path, folder / f"{number}-{path.parent.name}.json")
        run = driver.run("build", *sorted(folder.iterdir()), "-o", out, "--assets", harness.ROOT / "examples", "--jobs", 2)
        decks += checked(driver, run, f"specs {batch[0]} to {batch[-1]}", out)
    return decks


def templates(driver, made, out):
    spec = driver.work / "good.json"
    spec.write_bytes(broken_specs.changed())
    decks = 0
    for path in made:
        run = driver.run("build", spec, "-o", out / "deck.pptx", "--template", path, "--jobs", 1)
        decks += checked(driver, run, f"template {path}", out)
    return decks


def pictures(driver, made, out):
    decks = 0
    for batch in batches(made, BATCH):
        spec = json.loads(broken_specs.changed())
        spec["assets"] = [{"asset_id": f"a{i}", "type": "image", "source": {"kind": "file", "file_id": f"{p.parent.name}/{p.name}"}} for i, p in enumerate(batch)]
        spec["deck"]["slides"] = [
            {"slide_id": f"s{i}", "type": "content", "layout": {"layout_id": "one_column"}, "elements": [
                {"element_id": f"e{i}", "kind": "image", "role": "picture", "content": {"asset_id": f"a{i}"}}]} for i in range(len(batch))]
        path = driver.work / "pictures.json"
        path.write_text(json.dumps(spec))
        run = driver.run("build", path, "-o", out / "deck.pptx", "--assets", batch[0].parents[1], "--jobs", 2)
        driver.check("pictures.json: " not in run.err.splitlines()[0] if run.status == 65 else True, f"no valid spec: {run}")
        decks += checked(driver, run, f"pictures {batch[0]} to {batch[-1]}", out)
    return decks


def presentations(driver, made, out):
    """Examined, and repaired: the copy is there whenever the presentation could be read."""
    decks = 0
    for path in made:
        copy = out / "deck.pptx"
        examined = driver.measured("doctor", path)
        repaired = driver.measured("doctor", path, "--fix", "-o", copy)
        what = f"presentation {path}"
        for run in (examined, repaired):
            driver.check(run.status in (0, 1, 65), f"{what}: {run}")
            driver.check(run.seconds < SECONDS or driver.options.one_in > 1, f"{what}: {run.seconds:.1f} s: {run}")
        driver.check((examined.status == 65) == (not copy.exists()), f"{what}: {examined.status}, then {repaired}")
        decks += checked(driver, repaired, what, out)
    return decks


def foreign_decks():
    """What PowerPoint and other programs saved."""
    folders = [judges.folder() / name for name in ("truth/decks", "golden-powerpoint")]
    found = [p for folder in folders if folder.is_dir() for p in sorted(folder.glob("*.pptx"))]
    found += corpus.templates() if (judges.folder() / "corpus").is_dir() else []
    return [p for p in found if p.stat().st_size < MOST_BYTES]


def foreign(driver, made, out):
    """Examined by `qc`, several in one run, and the first of them printed by `ir init`. Returns how many could be read."""
    readable = 0
    for batch in batches(made, BATCH):
        report = out / "report.json"
        examined = driver.run("qc", *batch, "--jobs", 1, "--format", "json", "-o", report)
        printed = driver.run("ir", "init", batch[0])
        for run in (examined, printed):
            driver.check(run.status in (0, 1, 65), f"decks {batch[0]} to {batch[-1]}: {run}")
        if report.exists():
            readable += sum(deck["stage"] != "validate" for deck in json.loads(report.read_text())["decks"])
            report.unlink()
    return readable


def main():
    driver = harness.Driver(__doc__, [
        ("--mutate", {"required": True, "help": "the program fuzz_mutate"}),
        ("--only", {"choices": ["specs", "templates", "pictures", "drawings", "presentations", "decks"], "help": "one kind"})])
    out = driver.work / "out"
    out.mkdir()
    kinds = {"specs": (specs, "spec", SPECS, 3000), "templates": (templates, "template", TEMPLATES, 3000),
             "pictures": (pictures, "picture", PICTURES, 4000), "drawings": (pictures, "svg", DRAWINGS, 1000),
             "presentations": (presentations, "doctor", DECKS, 600), "decks": (foreign, "deck", foreign_decks(), 5000)}
    for name, (read, target, sources, count) in kinds.items():
        if driver.options.only not in (None, name) or not sources:
            continue
        started = time.monotonic()
        made = Mutated(driver, target, sources, count, driver.options.one_in).make(driver.work / name)
        decks = read(driver, made, out)
        # Copies that are all refused at once would test little.
        driver.check(decks * 4 >= (len(made) if read is not pictures else len(batches(made, BATCH))), f"{name}: only {decks} decks of {len(made)} inputs")
        print(f"{len(made)} {name}: {decks} decks in {time.monotonic() - started:.0f} s", flush=True)
        shutil.rmtree(driver.work / name)
    driver.finish("mutated")


main()
