#!/usr/bin/env python3
"""Hostile files of the judges' folder, given to the whole program: packages as --template, specs as the
spec. Each run ends in time and memory with 0, 1, 65 or 66 and a plain word on stderr, crashes never, and
writes nothing except the requested file."""
import csv
import pathlib
import resource
import subprocess
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import harness, judges  # noqa: E402

SECONDS = 30          # of wall clock for one file; the slowest valid one takes well under a second
MEMORY = 2 << 30      # bytes of address space; sanitizers reserve terabytes, so not for them


def main():
    driver = harness.Driver(__doc__, [("--sanitized", {"action": "store_true", "help": "no limit on address space"})])
    judges.need(["tools/make_hostile.py"])
    hostile, out, good = driver.work / "hostile", driver.work / "out", driver.work / "good.json"
    subprocess.run([judges.python(), str(judges.folder() / "tools/make_hostile.py"), str(hostile)],
                   check=True, stdout=subprocess.DEVNULL)
    good.write_bytes(broken_specs.changed())
    out.mkdir()
    if not driver.options.sanitized:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    before = sorted(p.name for p in driver.work.iterdir())

    with open(hostile / "INDEX.tsv", encoding="utf-8", newline="") as index:
        rows = list(csv.DictReader(index, delimiter="\t", quoting=csv.QUOTE_NONE))
    driver.check(len(rows) >= 200, f"{len(rows)} hostile files, at least 200 expected")
    refused = 0
    for row in driver.share(rows):
        path, deck = hostile / row["file"], out / "deck.pptx"
        if path.suffix == ".json":
            arguments = ["build", path, "-o", deck]
        else:
            arguments = ["build", good, "-o", deck, "--template", path]
        name = f"{row['file']} ({row['what']}; {row['expect']})"
        try:
            run = driver.run(*arguments, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            driver.fail(f"{name}: not done after {SECONDS} s")
            continue
        driver.check(run.status in (0, 1, 65, 66), f"{name}: expected a plain status: {run}")
        if run.status in (0, 1):
            driver.check(deck.exists() and zipfile.ZipFile(deck).testzip() is None, f"{name}: no sound deck was written: {run}")
        else:
            refused += 1
            driver.check(run.err.strip() != "" and not deck.exists(), f"{name}: refused without a word, or with a deck: {run}")
        if row["expect"] in ("refuse", "refuse: encrypted", "refuse: legacy") and row["class"] in ("archive", "bomb"):
            driver.check(run.status in (65, 66), f"{name}: was let through: {run}")
        if row["expect"] == "open":
            driver.check(run.status in (0, 1), f"{name}: was refused: {run}")
        left = sorted(p.name for p in out.iterdir())
        driver.check(left in ([], ["deck.pptx"]), f"{name}: left behind: {left}")
        for stray in out.iterdir():
            stray.unlink()
    driver.check(sorted(p.name for p in driver.work.iterdir()) == before, "something was written beside the output folder")
    print(f"{len(driver.share(rows))} hostile files, {refused} refused")
    driver.finish("hostile")


main()
