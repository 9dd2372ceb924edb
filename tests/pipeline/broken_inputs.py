#!/usr/bin/env python3
"""Broken inputs and wrong usage: each ends with its exit status (docs/contracts.md, "Exit status"), names the place on
stderr, leaves stdout empty and no output file behind, and does not change an existing output file."""
import os
import pathlib
import subprocess
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import harness  # noqa: E402

USAGE, INVALID, NOT_FOUND, CANNOT_WRITE = 2, 65, 66, 73

# name, arguments, status (or statuses), fragments of stderr. {out} is a fresh folder, {in} holds GOOD etc.
PATHS = [
    ("missing spec",            ["build", "{in}/absent.json", "-o", "{out}/o.pptx"], NOT_FOUND, ["absent.json"]),
    ("folder as spec",          ["build", "{in}/folder", "-o", "{out}/o.pptx"], NOT_FOUND, ["folder"]),
    ("path through a file",     ["build", "{in}/good.json/x", "-o", "{out}/o.pptx"], NOT_FOUND, ["good.json/x"]),
    ("symlink loop",            ["build", "{in}/loop.json", "-o", "{out}/o.pptx"], NOT_FOUND, ["loop.json"]),
    ("dangling symlink",        ["build", "{in}/dangling.json", "-o", "{out}/o.pptx"], NOT_FOUND, ["dangling.json"]),
    ("empty name",              ["build", "", "-o", "{out}/o.pptx"], (USAGE, NOT_FOUND), []),
    ("one of two missing",      ["build", "{in}/absent.json", "{in}/absent2.json", "-o", "{out}/"], NOT_FOUND, ["absent.json", "absent2.json"]),
    ("validate missing",        ["validate", "{in}/absent.json"], NOT_FOUND, ["absent.json"]),
    ("validate folder",         ["validate", "{in}/folder"], NOT_FOUND, ["folder"]),
    ("qc missing",              ["qc", "{in}/absent.json"], NOT_FOUND, ["absent.json"]),
    ("measure missing",         ["measure", "{in}/absent.json"], NOT_FOUND, ["absent.json"]),
    ("measure broken",          ["measure", "{in}/broken.json"], INVALID, ["broken.json:1:"]),
    ("qc broken",               ["qc", "{in}/broken.json"], INVALID, ["broken.json:1:"]),
    ("template missing",        ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--template", "{in}/absent.pptx"], NOT_FOUND, ["absent.pptx"]),
    ("template not a zip",      ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--template", "{in}/text.pptx"], INVALID, ["text.pptx"]),
    ("template empty",          ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--template", "{in}/empty.pptx"], INVALID, ["empty.pptx"]),
    ("template another zip",    ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--template", "{in}/other.pptx"], INVALID, ["other.pptx"]),
    ("template cut short",      ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--template", "{in}/cut.pptx"], INVALID, ["cut.pptx"]),
    ("template wrong XML",      ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--template", "{in}/badxml.pptx"], INVALID, ["badxml.pptx"]),
    ("template a bare folder",  ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--template", "{in}/folder"], (INVALID, NOT_FOUND), ["folder"]),
    ("layouts of no template",  ["layouts", "--template", "{in}/absent.pptx"], NOT_FOUND, ["absent.pptx"]),
    ("layouts of a text",       ["layouts", "--template", "{in}/text.pptx"], INVALID, ["text.pptx"]),
    ("template id unknown",     ["build", "{in}/unknown_template.json", "-o", "{out}/o.pptx"], NOT_FOUND, ["no_such_template", "default"]),
    ("brand id unknown",        ["build", "{in}/unknown_brand.json", "-o", "{out}/o.pptx"], NOT_FOUND, ["no_such_brand"]),
    ("brand missing",           ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--brand", "{in}/absent.brand.json"], NOT_FOUND, ["absent.brand.json"]),
    ("brand broken",            ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--brand", "{in}/broken.json"], INVALID, ["broken.json"]),
    ("fonts missing",           ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--fonts", "{in}/absent"], NOT_FOUND, ["absent"]),
    ("output folder missing",   ["build", "{in}/good.json", "-o", "{out}/absent/o.pptx"], CANNOT_WRITE, ["absent/o.pptx"]),
    ("output below a file",     ["build", "{in}/good.json", "-o", "{in}/good.json/o.pptx"], CANNOT_WRITE, ["good.json/o.pptx"]),
    ("output not writable",     ["build", "{in}/good.json", "-o", "/proc/o.pptx"], CANNOT_WRITE, ["/proc/o.pptx"]),
    ("report not writable",     ["build", "{in}/good.json", "-o", "{out}/", "--report", "/proc/r.json"], CANNOT_WRITE, ["/proc/r.json"]),
    ("qc report not writable",  ["qc", "{in}/good.json", "-o", "/proc/r.json"], CANNOT_WRITE, ["/proc/r.json"]),
]

WRONG_USAGE = [
    ("nothing",                 [], []),
    ("unknown command",         ["fly"], ["deckle --help"]),
    ("mistyped command",        ["biuld", "{in}/good.json"], ["did you mean build?"]),
    ("unknown option",          ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--fast"], ["--fast"]),
    ("mistyped option",         ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--tempalte", "x.pptx"], ["did you mean --template?"]),
    ("language of messages",    ["--lang", "xx", "validate", "{in}/good.json"], ["--lang", "ko"]),
    ("no spec",                 ["build", "-o", "{out}/o.pptx"], ["spec is required"]),
    ("no output for stdin",     ["build", "-"], ["-o"]),
    ("option without value",    ["build", "{in}/good.json", "-o"], ["-o"]),
    ("jobs 0",                  ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--jobs", "0"], ["--jobs"]),
    ("jobs below 0",            ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--jobs", "-3"], ["--jobs"]),
    ("jobs not a number",       ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--jobs", "many"], ["--jobs"]),
    ("jobs beyond numbers",     ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--jobs", "99999999999999999999"], ["--jobs"]),
    ("unknown target",          ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--target", "keynote9"], ["--target"]),
    ("unknown fit",             ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--fit", "squeeze"], ["--fit"]),
    ("unknown format",          ["qc", "{in}/good.json", "--format", "yaml"], ["--format"]),
    ("unknown threshold",       ["qc", "{in}/good.json", "--fail-on", "never"], ["--fail-on"]),
    ("two specs to measure",    ["measure", "{in}/good.json", "{in}/good.json"], ["spec"]),
    ("unknown language",        ["new", "--lang", "xx"], ["--lang"]),
    ("validate nothing",        ["validate"], ["spec is required"]),
    ("qc nothing",              ["qc"], []),
    ("fonts, what about them",  ["fonts", "paint"], ["deckle fonts --help"]),
]

LOOKUPS = [  # names that do not exist: the answer lists or suggests those that do
    ("unknown schema",          ["schema", "slidespek"], (USAGE, NOT_FOUND), ["slidespek", "slidespec-v1"]),
    ("unknown rule",            ["rule", "text-overflw"], (USAGE, NOT_FOUND), ["text-overflw", "'text-overflow'", "deckle rule"]),
    ("nothing like a rule",     ["rule", "zzzzzzzzzzzzz"], (USAGE, NOT_FOUND), ["zzzzzzzzzzzzz", "deckle rule"]),
]


# The message names the file that would be overwritten, and its role; nothing is written. {in}/link.json is good.json.
SHARED_FILES = [
    ("output is the input",     ["build", "{in}/good.json", "-o", "{in}/good.json"], ["the output", "the input", "good.json"]),
    ("output spelt otherwise",  ["build", "{in}/good.json", "-o", "{in}/folder/../good.json"], ["folder/../good.json", "the input"]),
    ("output through a link",   ["build", "{in}/link.json", "-o", "{in}/good.json"], ["link.json", "good.json"]),
    ("output is a second input", ["build", "{in}/sub/deck.pptx", "{in}/good.json", "-o", "{in}/sub/"], ["sub/deck.pptx", "the input"]),
    ("output is the template",  ["build", "{in}/good.json", "-o", "{in}/other.pptx", "--template", "{in}/other.pptx"], ["--template", "other.pptx"]),
    ("derived is the template", ["build", "{in}/text.json", "-o", "{in}", "--template", "{in}/text.pptx"], ["--template", "text.pptx"]),
    ("output is the brand",     ["build", "{in}/good.json", "-o", "{in}/broken.json", "--brand", "{in}/broken.json"], ["--brand", "broken.json"]),
    ("output is the report",    ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--report", "{out}/x/../o.pptx"], ["--report", "the output"]),
    ("derived is the report",   ["build", "{in}/good.json", "-o", "{out}/", "--report", "{out}/good.pptx"], ["--report", "the output"]),
    ("folder not made",         ["build", "{in}/good.json", "-o", "{out}/new/", "--report", "{out}/new/good.pptx"], ["--report", "the output"]),
    ("report is the input",     ["build", "{in}/good.json", "-o", "{out}/o.pptx", "--report", "{in}/good.json"], ["--report", "the input"]),
    ("qc over its input",       ["qc", "{in}/good.json", "-o", "{in}/good.json"], ["the output", "the input"]),
    ("measure over its input",  ["measure", "{in}/good.json", "-o", "{in}/good.json"], ["the output", "the input"]),
    ("deck and report to stdout", ["build", "{in}/good.json", "-o", "-", "--report", "-"], ["--report", "stdout"]),
    ("stdin twice, build",      ["build", "-", "-", "-o", "{out}/"], ["stdin"]),
    ("stdin twice, qc",         ["qc", "-", "-"], ["stdin"]),
    ("stdin twice, validate",   ["validate", "-", "{in}/good.json", "-"], ["stdin"]),
]

# A .pptx given as a spec, and an archive that is none to what reads presentations: one line, whatever the command.
NO_SPEC, NO_OFFICE_FILE = ["other.pptx: is a ZIP package", "--template"], ["other.pptx: is not an Office file"]
PACKAGES = [("a package to " + command[0], command, said) for command, said in (
    (["validate", "{in}/other.pptx"], NO_SPEC), (["build", "{in}/other.pptx", "-o", "{out}/o.pptx"], NO_SPEC),
    (["qc", "{in}/other.pptx"], NO_OFFICE_FILE), (["measure", "{in}/other.pptx"], NO_OFFICE_FILE),
    (["ir", "init", "{in}/other.pptx"], NO_OFFICE_FILE))]

# What prints a result, for a stdout that is full and one that is closed.
PRINTERS = [["layouts"], ["layouts", "--format", "json"], ["rule"], ["rule", "text-overflow"], ["rule", "--markdown"], ["schema"],
            ["schema", "slidespec-v1"], ["fonts", "list"], ["fonts", "resolve", "Calibri"], ["new"], ["qc", "{in}/good.json"],
            ["measure", "{in}/good.json"], ["build", "{in}/good.json", "-o", "-"]]


def write_inputs(folder):
    """The files PATHS and WRONG_USAGE name."""
    folder.mkdir()
    (folder / "folder").mkdir()
    (folder / "good.json").write_bytes(broken_specs.changed())
    (folder / "broken.json").write_bytes(b"{")
    (folder / "text.pptx").write_bytes(b"This is no presentation.\n" * 50)
    (folder / "empty.pptx").write_bytes(b"")
    with zipfile.ZipFile(folder / "other.pptx", "w") as other:
        other.writestr("hello.txt", "hello")
    whole = (folder / "other.pptx").read_bytes()
    (folder / "cut.pptx").write_bytes(whole[: len(whole) // 2])
    with zipfile.ZipFile(folder / "badxml.pptx", "w") as bad:
        bad.writestr("[Content_Types].xml", "<Types")
        bad.writestr("_rels/.rels", "<Relationships")
    for name in ("text.json", "sub/deck.pptx"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(broken_specs.changed())
    (folder / "link.json").symlink_to("good.json")
    (folder / "loop.json").symlink_to("loop.json")
    (folder / "dangling.json").symlink_to("nowhere.json")
    (folder / "unknown_template.json").write_bytes(broken_specs.changed(("/theme/template_ref/template_id", "no_such_template")))
    (folder / "unknown_brand.json").write_bytes(broken_specs.changed(("/theme/brand/brand_kit_id", "no_such_brand")))


def expect(driver, name, run, statuses, fragments, out):
    statuses = statuses if isinstance(statuses, tuple) else (statuses,)
    driver.check(run.status in statuses, f"{name}: expected status {' or '.join(map(str, statuses))}: {run}")
    for fragment in fragments:
        driver.check(fragment in run.err, f"{name}: stderr should name '{fragment}': {run}")
    driver.check(run.err.strip() != "", f"{name}: stderr says nothing")
    driver.check(run.out == b"", f"{name}: something was written to stdout: {run.out[:200]!r}")
    left = sorted(p.name for p in out.iterdir())
    driver.check(left == [], f"{name}: left behind: {left}")


def main():
    driver = harness.Driver(__doc__)
    inputs, out = driver.work / "in", driver.work / "out"
    write_inputs(inputs)

    def fresh():
        if out.exists():
            for path in out.iterdir():
                path.unlink()
        out.mkdir(exist_ok=True)

    def filled(arguments):
        return [a.format(**{"in": inputs, "out": out}) for a in arguments]

    specs = driver.work / "specs"
    specs.mkdir()
    for number, (name, data, fragments) in enumerate(broken_specs.ALL):
        spec = specs / f"broken{number}.json"
        spec.write_bytes(data)
        expected = [f.replace("{name}", spec.name) for f in fragments]
        for command in (["validate", spec], ["build", spec, "-o", out / "o.pptx"]):
            fresh()
            run = driver.run(*command, timeout=120)
            expect(driver, f"{name} ({command[0]})", run, INVALID, expected, out)
        if len(data) < 1 << 20:
            fresh()
            run = driver.run("validate", "-", stdin=data, timeout=120)
            expect(driver, f"{name} (stdin)", run, INVALID, [f.replace("{name}", "<stdin>") for f in fragments], out)
        spec.unlink()

    cases = PATHS + [(name, arguments, USAGE, fragments) for name, arguments, fragments in WRONG_USAGE + SHARED_FILES] + LOOKUPS
    before = {path: path.read_bytes() for path in inputs.rglob("*") if path.is_file()}
    for name, arguments, statuses, fragments in driver.share(cases):
        fresh()
        run = driver.run(*filled(arguments), timeout=120)
        if name == "report not writable":  # the deck itself may be there: only the report is lost
            for path in out.iterdir():
                driver.check(zipfile.is_zipfile(path), f"{name}: {path.name} is half a deck")
                path.unlink()
        expect(driver, name, run, statuses, fragments, out)
    after = {path: path.read_bytes() for path in inputs.rglob("*") if path.is_file()}
    touched = [str(p) for p in {**before, **after} if before.get(p) != after.get(p)]
    driver.check(not touched, f"inputs were written to: {touched}")

    for name, command, said in PACKAGES:
        fresh()
        run = driver.run(*filled(command))
        expect(driver, name, run, INVALID, said, out)
        driver.check(len(run.err.splitlines()) == 1, f"{name}: one line is expected: {run}")

    for command in PRINTERS:
        words = [str(driver.deckle), *filled(command)]
        for place, shell in (("full", 'exec "$@" > /dev/full'), ("closed", 'exec "$@" >&-')):
            done = subprocess.run(["sh", "-c", shell, "sh", *words], capture_output=True, timeout=120, check=False)
            driver.check(done.returncode == CANNOT_WRITE and b"<stdout>" in done.stderr,
                         f"{' '.join(command)}, stdout {place}: expected status 73, got {done.returncode}: {done.stderr[:300]!r}")

    if os.geteuid() != 0:
        fresh()
        locked = inputs / "locked.json"
        locked.write_bytes(broken_specs.changed())
        locked.chmod(0)
        expect(driver, "unreadable spec", driver.run("build", locked, "-o", out / "o.pptx"), NOT_FOUND, ["locked.json"], out)
    else:
        print("not run as root: unreadable spec")

    # An existing output file is not changed.
    fresh()
    (out / "o.pptx").write_bytes(b"before")
    run = driver.run("build", inputs / "broken.json", "-o", out / "o.pptx")
    driver.check(run.status == INVALID and (out / "o.pptx").read_bytes() == b"before",
                 f"a failed build must leave the file that was there alone: {run}")

    # All errors of one input are listed, one line per cause, not the first alone.
    many = broken_specs.changed(("/deck/title", ""), ("/deck/slides/0/type", "intro"),
                                ("/deck/slides/0/elements/1/content/items", []))
    (inputs / "many.json").write_bytes(many)
    run = driver.run("validate", inputs / "many.json")
    for pointer in ("/deck/title", "/deck/slides/0/type", "/deck/slides/0/elements/1/content/items"):
        lines = [line for line in run.err.splitlines() if pointer in line]
        driver.check(len(lines) == 1, f"many errors: {pointer} should be named on one line, not {len(lines)}: {run}")

    # One bad input among good ones: the good are built, the status is the worst.
    fresh()
    run = driver.run("build", inputs / "good.json", inputs / "broken.json", "-o", f"{out}/")
    driver.check(run.status == INVALID, f"good and broken together: expected status 65: {run}")
    driver.check(sorted(p.name for p in out.iterdir()) == ["good.pptx"], "good and broken together: good.pptx alone is expected")
    run = driver.run("build", inputs / "absent.json", inputs / "broken.json", "-o", f"{out}/")
    driver.check(run.status == INVALID, f"absent and broken together: expected the worse status, 65: {run}")
    total = len(broken_specs.ALL) + len(cases)
    driver.check(total >= 60, f"{total} broken inputs, at least 60 expected")
    print(f"{total} broken inputs and wrong usages")
    driver.finish("broken_inputs")


main()
