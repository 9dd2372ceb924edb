#!/usr/bin/env python3
"""Same input, same bytes: whatever the number of threads, the locale, the time zone, the folder the
program runs in, and however often it runs."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

# name, arguments, environment
VARIANTS = [
    ("one thread", ["--jobs", "1"], {}),
    ("two threads", ["--jobs", "2"], {}),
    ("eight threads", ["--jobs", "8"], {}),
    ("again", ["--jobs", "2"], {}),
    ("other locale", [], {"LC_ALL": "C", "LANG": "C"}),
    ("comma locale", [], {"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}),
    ("other time zone", [], {"TZ": "Pacific/Kiritimati"}),
]


def main():
    driver = harness.Driver(__doc__)
    specs = sorted(harness.ROOT.glob("examples/*.json"))
    driver.check(len(specs) >= 2, f"{len(specs)} examples found, at least 2 expected")
    for spec in specs:
        first = None
        for number, (name, arguments, environment) in enumerate(VARIANTS):
            folder = driver.work / spec.stem / str(number)
            folder.mkdir(parents=True)
            run = driver.run("build", spec, "-o", folder / "deck.pptx", "--report", "report.json", *arguments,
                             cwd=folder, env=environment)
            if not driver.check(run.status == 0, f"{name}: expected status 0: {run}"):
                continue
            result = ((folder / "deck.pptx").read_bytes(), (folder / "report.json").read_bytes())
            first = first or result
            driver.check(result[0] == first[0], f"{spec.name}: {name}: the deck differs from the first one's bytes")
            driver.check(result[1] == first[1], f"{spec.name}: {name}: the report differs from the first one's bytes")

    # Over several specs at once as over one after the other.
    for jobs in ("1", "2"):
        run = driver.run("build", *specs, "-o", f"all{jobs}/", "--jobs", jobs)
        driver.check(run.status == 0, f"expected status 0: {run}")
    for spec in specs:
        one, two = (driver.work / f"all{jobs}" / f"{spec.stem}.pptx" for jobs in ("1", "2"))
        if driver.check(one.exists() and two.exists(), f"{one} and {two} are expected"):
            driver.check(one.read_bytes() == two.read_bytes(), f"{spec.name}: --jobs 1 and --jobs 2 differ")

    # The date of the file is the spec's, else SOURCE_DATE_EPOCH, else 1980: never the clock.
    source = harness.ROOT / "app/starter/en.json"
    dated = [driver.run("build", source, "-o", f"epoch{epoch}.pptx", env={"SOURCE_DATE_EPOCH": epoch}).status
             for epoch in ("0", "1700000000")]
    driver.check(dated == [0, 0], f"SOURCE_DATE_EPOCH: expected status 0, got {dated}")
    if dated == [0, 0]:
        driver.check((driver.work / "epoch0.pptx").read_bytes() != (driver.work / "epoch1700000000.pptx").read_bytes(),
                     "SOURCE_DATE_EPOCH has no effect on a spec without a date")
    driver.finish("determinism")


main()
