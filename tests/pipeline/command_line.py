#!/usr/bin/env python3
"""The command line (docs/contracts.md, "The command line"): help, version, stdin and stdout, several inputs, formats."""
import json
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import geometry, harness  # noqa: E402

# Each subcommand, and what its help must mention.
HELP = [
    ("validate", ["SPEC"]),
    ("fix", ["SPEC", "-o", "--dry-run"]),
    ("build", ["SPEC", "-o", "--select", "--ignore", "--severity", "--rule-option", "--template", "--brand", "--target", "--report", "--jobs", "--fit", "--keep-slides"]),
    ("measure", ["--target"]),
    ("qc", ["--format", "-o", "--select", "--ignore", "--severity", "--rule-option", "--template", "--fail-on"]),
    ("layouts", ["--template"]),
    ("template", ["inspect", "extract", "diff"]),
    ("schema", ["NAME"]),
    ("new", ["--lang", "--pattern"]),
    ("prompt", ["--template", "--lang"]),
    ("mcp", ["--root", "--jobs"]),
    ("fonts", ["list", "resolve", "pack"]),
    ("rule", ["ID"]),
    ("completion", ["SHELL"]),
    ("help", ["COMMAND"]),
]
PRESETS = ["title_center", "section_header", "one_column", "two_column", "chart_focus", "table_focus",
           "image_full_bleed", "quote_center", "closing"]


def help_and_version(driver):
    run = driver.run("--help")
    driver.check(run.status == 0, f"expected status 0: {run}")
    for command, _ in HELP:
        driver.check(re.search(rf"^\s+{command}\b", run.out.decode(), re.M), f"--help does not list {command}")
    for command, words in HELP:
        run = driver.run(command, "--help")
        driver.check(run.status == 0 and run.err == "", f"{command} --help: expected status 0 and a silent stderr: {run}")
        for word in words:
            driver.check(word in run.out.decode(), f"{command} --help does not mention {word}")
        driver.check(f"Example: deckle {command} " in run.out.decode(), f"{command} --help gives no example")
        driver.check(("Exit status" in run.out.decode()) == (command in ("validate", "fix", "build", "measure", "qc")),
                     f"{command} --help: exit statuses belong to the commands that work on specs")
    run = driver.run("--version")
    driver.check(run.status == 0, f"expected status 0: {run}")
    version = run.out.decode()
    driver.check(re.match(r"deckle \d+\.\d+\.\d+", version), f"--version begins with {version[:40]!r}")
    for library in ("harfbuzz", "freetype", "icu", "libzip"):
        driver.check(library in version.lower(), f"--version does not name {library}")


def stdin_and_stdout(driver):
    spec = broken_specs.changed()
    run = driver.run("build", "-", "-o", "-", stdin=spec)
    driver.check(run.status == 0 and run.out[:2] == b"PK", f"a deck on stdout is expected: {run}")
    (driver.work / "spec.json").write_bytes(spec)
    driver.run("build", "spec.json", "-o", "file.pptx")
    driver.check((driver.work / "file.pptx").read_bytes() == run.out, "the deck on stdout differs from the one in a file")
    run = driver.run("validate", "-", stdin=spec)
    driver.check(run.status == 0, f"expected status 0: {run}")
    run = driver.run("validate", "-", stdin=b"\xef\xbb\xbf" + spec)
    driver.check(run.status == 0, f"a byte order mark is tolerated: {run}")
    run = driver.run("qc", "-", "--format", "json", stdin=spec)
    driver.check(run.status == 0 and json.loads(run.out)["deckle_report"] == 1, f"a report on stdout is expected: {run}")


def names_of_outputs(driver):
    """Without -o a deck is beside its spec; a name that promises another format is refused before anything is written."""
    folder = driver.work / "names"
    (folder / "other").mkdir(parents=True)
    run = driver.run("new", "deck.json", cwd=folder)
    driver.check(run.status == 0 and run.out == b"" and (folder / "deck.json").read_bytes() == driver.run("new").out, f"new FILE: {run}")
    driver.check("deckle build deck.json" in run.err, f"what to do next is printed: {run}")
    shutil.copy(folder / "deck.json", folder / "other/second.json")
    (folder / "deck.json").write_text("mine", encoding="utf-8")
    for arguments in (["deck.json"], ["-o", "deck.json"]):
        run = driver.run("new", *arguments, cwd=folder)
        driver.check(run.status == 73 and "already exists" in run.err and (folder / "deck.json").read_text(encoding="utf-8") == "mine",
                     f"an existing file is kept: {run}")
    run = driver.run("new", "deck.json", "--lang", "en", "--force", cwd=folder)
    driver.check(run.status == 0 and json.loads((folder / "deck.json").read_bytes())["deck"]["language"] == "en", f"new --force: {run}")

    run = driver.run("build", "names/deck.json", "names/other/second.json")
    driver.check(run.status == 0 and (folder / "deck.pptx").is_file() and (folder / "other/second.pptx").is_file(),
                 f"each deck is beside its spec: {run}")
    driver.check("names/deck.pptx: " in run.err and not (driver.work / "deck.pptx").exists(), f"the message names the deck: {run}")
    run = driver.run("build", "-", stdin=(folder / "deck.json").read_bytes(), cwd=folder)
    driver.check(run.status == 2 and "-o" in run.err, f"a spec from stdin has no name: {run}")
    (folder / "deck.pptx").rename(folder / "house.pptx")
    (folder / "house.json").write_bytes(broken_specs.changed(("/theme/template_ref/template_id", "house")))
    before = (folder / "house.pptx").read_bytes()
    run = driver.run("build", "house.json", cwd=folder)
    driver.check(run.status == 73 and "template" in run.err and (folder / "house.pptx").read_bytes() == before,
                 f"a deck does not replace the template that its spec names: {run}")

    listing = sorted(folder.rglob("*"))
    for command, name, better in (("build", "x.pdf", "x.pptx"), ("build", "x.potx", "x.pptx"), ("build", "x", "x.pptx"),
                                  ("measure", "x.pptx", "x.json"), ("qc", "r.pdf", ".sarif"), ("validate", "r.docx", ".sarif")):
        run = driver.run(command, "deck.json", "-o", name, cwd=folder)
        driver.check(run.status == 2 and f"{name}: " in run.err and better in run.err, f"{name} is refused, {better} named: {run}")
    run = driver.run("build", "deck.json", "--report", "r.pdf", cwd=folder)
    driver.check(run.status == 2 and "r.pdf: no report has the extension .pdf" in run.err, f"--report r.pdf is refused: {run}")
    driver.check(sorted(folder.rglob("*")) == listing, f"something was written: {sorted(folder.rglob('*'))}")
    for command in (["build", "deck.json", "-o", "absent/x.pptx"], ["build", "deck.json", "-o", "x.pptx", "--report", "absent/r.json"],
                    ["qc", "deck.json", "-o", "absent/r.json"], ["validate", "deck.json", "-o", "absent/r.json"],
                    ["measure", "deck.json", "-o", "absent/m.json"], ["new", "absent/n.json"]):
        run = driver.run(*command, cwd=folder)
        driver.check(run.status == 73 and "the folder absent does not exist" in run.err, f"the missing folder is named: {run}")


def help_command(driver):
    for words in ([], ["build"], ["fonts", "resolve"]):
        driver.check(driver.run("help", *words).out == driver.run(*words, "--help").out, f"help {words} is not its --help")
    run = driver.run("help", "biuld")
    driver.check(run.status == 2 and "did you mean build?" in run.err, f"help of an unknown command: {run}")


def nearest_names(driver):
    """Wherever a name is unknown, the nearest that exists is named."""
    spec = driver.work / "near.json"
    spec.write_bytes(broken_specs.changed())
    (driver.work / "brands").mkdir()
    (driver.work / "brands/acme.brand.json").write_text('{"brand": 1}', encoding="utf-8")
    (driver.work / "brands/company.potx").write_bytes(b"")
    for arguments, status, words in (
            (["biuld"], 2, "did you mean build?"), (["qc", spec, "--jbos", "2"], 2, "did you mean --jobs?"),
            (["fonts", "lst"], 2, "did you mean list?"), (["rule", "text-overflwo"], 2, "did you mean 'text-overflow'?"),
            (["schema", "slidespec-v2"], 2, "did you mean 'slidespec-v1'?"), (["qc", spec, "--format", "jsn"], 2, "did you mean json?"),
            (["qc", spec, "--target", "powerpiont"], 2, "did you mean powerpoint?"),
            (["qc", spec, "--limit", "spec-byte=3M"], 2, "did you mean 'spec-bytes'?"),
            (["qc", "naer.json"], 66, "did you mean near.json?"), (["build", "naer.json"], 66, "did you mean near.json?"),
            (["validate", spec, "--template", "brands/compny.potx"], 66, "did you mean brands/company.potx?"),
            (["layouts", "--template", "brands/compny.potx"], 66, "did you mean brands/company.potx?"),
            (["validate", spec, "--template", "company", "--templates", "brands"], 66, "did you mean brands/company.potx?"),
            (["validate", spec, "--brand", "brands/acne.brand.json"], 66, "did you mean brands/acme.brand.json?")):
        run = driver.run(*arguments)
        driver.check(run.status == status and words in run.err, f"expected status {status} and {words!r}: {run}")


def several_inputs(driver):
    for name in ("a", "b", "c"):
        (driver.work / f"{name}.json").write_bytes(broken_specs.changed(("/deck/title", f"Deck {name}")))
    run = driver.run("build", "a.json", "b.json", "c.json", "-o", "many/")
    names = sorted(p.name for p in (driver.work / "many").glob("*"))
    driver.check(run.status == 0 and names == ["a.pptx", "b.pptx", "c.pptx"], f"got {names}: {run}")
    (driver.work / "there").mkdir()
    run = driver.run("build", "a.json", "-o", "there")
    driver.check(run.status == 0 and (driver.work / "there/a.pptx").exists(), f"an existing folder is a folder: {run}")
    # The same deck, whether the program runs in the spec's folder or elsewhere.
    run = driver.run("build", driver.work / "a.json", "-o", driver.work / "elsewhere.pptx", cwd="/")
    driver.check(run.status == 0 and (driver.work / "elsewhere.pptx").read_bytes() == (driver.work / "there/a.pptx").read_bytes(),
                 f"the deck depends on the folder the program runs in: {run}")


def quality(driver):
    spec = driver.work / "spec.json"
    run = driver.run("build", spec, "-o", "q.pptx", "--report", "q.json")
    driver.check(run.status == 0, f"expected status 0: {run}")
    report = json.loads((driver.work / "q.json").read_text(encoding="utf-8"))
    for key in ("deckle_report", "pass", "quality", "fonts", "slides", "issues", "not_run"):
        driver.check(key in report, f"the report has no {key}")
    slide = report["slides"][0]
    for key in ("index", "slide_id", "quality", "needs_human_edit", "layout", "issues", "trace"):
        driver.check(key in slide, f"a slide of the report has no {key}")
    driver.check(slide["slide_id"] == "s1", f"slide_id is {slide['slide_id']}, expected s1")
    for form, good in (("text", lambda out: b"s1" in out or b"spec" in out),
                       ("json", lambda out: "issues" in json.loads(out)),):
        run = driver.run("qc", spec, "--format", form)
        driver.check(run.status == 0 and good(run.out), f"qc --format {form}: {run.out[:200]!r}: {run}")
    listing = json.loads(driver.run("qc", spec, "--format", "json").out)
    driver.check(listing["slides"][0]["slide_id"] == "s1", "qc --format json: slide s1 is expected")

    # --format overrides the extension.
    run = driver.run("qc", spec, "--format", "json", "-o", "as.xml")
    driver.check(run.status == 0 and "issues" in json.loads((driver.work / "as.xml").read_bytes()), f"--format json -o as.xml: {run}")

    # A slide whose text does not fit and may not be split, reduced or moved: written, degraded, with status 1.
    full = broken_specs.changed(
        ("/deck/slides/0/elements/1", {"element_id": "b", "kind": "text", "content": {"text": "word " * 399},
                                       "constraints": {"allow_shrink": False},
                                       "extensions": {"box": {"x": 48, "y": 176, "w": 192, "h": 64}}}))
    (driver.work / "full.json").write_bytes(full)
    run = driver.run("build", "full.json", "-o", "full.pptx", "--report", "full.report.json")
    driver.check(run.status == 1 and (driver.work / "full.pptx").exists(), f"a degraded deck is written, with status 1: {run}")
    for arguments, words in ((["-o", "full.pptx"], " a human edit; run without --quiet"),
                             (["-o", "full.pptx", "--report", "quiet.json"], "see quiet.json"), (["-o", "-"], "full.json: ")):
        quiet = driver.run("build", "full.json", "--quiet", *arguments)
        driver.check(quiet.status == 1 and len(quiet.err.splitlines()) == 1 and words in quiet.err,
                     f"--quiet leaves one line that says why the status is 1: {quiet}")
    report = json.loads((driver.work / "full.report.json").read_text(encoding="utf-8"))
    fitted = sum(s["quality"] != "degraded" for s in report["slides"])
    driver.check(fitted or " repaired" not in run.err, f"a degraded slide does not count as repaired: {run}")
    driver.check(report["pass"] is False and report["quality"] == "degraded", f"quality is {report['quality']}")
    driver.check(any(s["needs_human_edit"] for s in report["slides"]), "needs_human_edit is expected on the slide")
    issue = next((i for i in report["issues"] if i["rule"] == "text-overflow"), None)
    if driver.check(issue is not None, "the finding text-overflow is expected"):
        driver.check(issue["type"] == "overflow" and issue["element_id"] == "b" and issue["severity"] == "error",
                     f"the finding is {issue}")
        driver.check(issue["hint"] != "" and re.fullmatch("[0-9a-f]{16}", issue["fingerprint"]), f"the finding is {issue}")
    run = driver.run("qc", "full.json")
    driver.check(run.status == 1, f"qc of a degraded deck: expected status 1: {run}")


def measurements(driver):
    run = driver.run("measure", driver.work / "spec.json")
    if not driver.check(run.status == 0, f"expected status 0: {run}"):
        return
    result = json.loads(run.out)
    driver.check(result["target"] == "powerpoint", f"target is {result['target']}")
    elements = {e["eid"]: e for s in result["slides"] for e in s["elements"]}
    driver.check({"t", "b"} <= set(elements), f"elements are {sorted(elements)}")
    lines = [line["text"] for line in elements["b"]["lines"]]
    driver.check([line.strip() for line in lines] == ["one", "two"], f"lines of b are {lines}")
    for key in ("bbox", "safeBox", "contentBox", "zIndex", "computed", "verdict", "slack_pt", "overflow_x_px",
                "overflow_y_px", "fonts"):
        driver.check(key in elements["t"], f"a measured element has no {key}")
    driver.check(elements["t"]["verdict"] == "fits", f"the title's verdict is {elements['t']['verdict']}")


def looking_up(driver):
    run = driver.run("layouts")
    for preset in PRESETS:
        driver.check(preset in run.out.decode(), f"layouts does not list {preset}")
    run = driver.run("schema", "slidespec-v1")
    own = json.loads((harness.ROOT / "slidespec/schema/slidespec-v1.schema.json").read_text(encoding="utf-8"))
    driver.check(run.status == 0 and json.loads(run.out) == own, f"schema slidespec-v1 prints the published schema: {run}")
    run = driver.run("schema")
    driver.check(run.status == 0 and b"slidespec" in run.out, f"schema lists what there is: {run}")
    run = driver.run("rule")
    driver.check(run.status == 0 and b"text-overflow" in run.out, f"rule lists text-overflow: {run}")
    run = driver.run("rule", "text-overflow")
    driver.check(run.status == 0 and len(run.out) > 200, f"rule text-overflow explains itself: {run.out!r}")
    run = driver.run("fonts", "list")
    driver.check(run.status == 0 and b"Malgun Gothic" in run.out, f"fonts list names Malgun Gothic: {run}")
    run = driver.run("fonts", "resolve", "Calibri", "Malgun Gothic")
    driver.check(run.status == 0 and b"Calibri" in run.out and b"Malgun Gothic" in run.out, f"fonts resolve: {run}")
    for arguments in ([], ["--lang", "ko"], ["--lang", "en"]):
        run = driver.run("new", *arguments)
        driver.check(run.status == 0 and json.loads(run.out)["spec_version"] == "slidespec_v1", f"a starter spec is expected: {run}")
        again = driver.run("validate", "-", stdin=run.out)
        driver.check(again.status == 0 and "warning" not in again.err, f"the starter spec validates without a warning: {again}")


def options_named(help_text):
    return set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", help_text.split("\nExample")[0]))


def documented_everywhere(driver):
    """Every option of --help is in the man page and in the completion of each shell, and so is every command."""
    page = (harness.ROOT / "docs/deckle.1").read_text(encoding="utf-8").replace("\\-", "-").replace("\\fB", "").replace("\\fR", "")
    scripts = {shell: driver.run("completion", shell).out.decode() for shell in ("bash", "zsh", "fish")}
    listed = driver.run("--help").out.decode()
    commands = re.findall(r"^  ([a-z]+) ", listed.split("Commands:")[1], re.M)
    driver.check(len(commands) >= 10, f"commands are {commands}")
    for command in [[], *([c] for c in commands), ["fonts", "list"], ["fonts", "resolve"],
                    ["template", "inspect"], ["template", "extract"], ["template", "diff"]]:
        said = driver.run(*command, "--help").out.decode()
        for option in options_named(said):
            driver.check(re.search(rf"(?<![\w-]){option}(?![\w-])", page), f"docs/deckle.1 does not name {option} of {command}")
            for shell, script in scripts.items():
                word = f" -l {option[2:]} " if shell == "fish" and option.startswith("--") else \
                    f" -s {option[1:]} " if shell == "fish" else option
                driver.check(word in script, f"the completion of {shell} does not offer {option}")
        if command:
            driver.check(f"deckle {command[0]}" in page, f"docs/deckle.1 does not name the command {command}")
            for shell, script in scripts.items():
                driver.check(command[-1] in script, f"the completion of {shell} does not offer {command}")


# The command line before the cursor, and what must be offered.
COMPLETIONS = [
    (["deckle", ""], ["build", "validate", "fonts"]),
    (["deckle", "va"], ["validate"]),
    (["deckle", "build", "--f"], ["--fit", "--format", "--fail-on", "--fonts"]),
    (["deckle", "build", "x.json", "--fit", ""], ["sizes", "autofit"]),
    (["deckle", "build", "x.json", "--keep-slides", ""], ["before", "after"]),
    (["deckle", "build", "spec"], ["spec.json"]),
    (["deckle", "qc", "--format", "j"], ["json", "junit"]),
    (["deckle", "fonts", ""], ["list", "resolve"]),
    (["deckle", "template", ""], ["inspect", "extract", "diff"]),
    (["deckle", "template", "diff", "--format", ""], ["text", "json"]),
    (["deckle", "template", "diff", "a.potx", "spec"], ["spec.json"]),
    (["deckle", "fonts", "resolve", "--b"], ["--bold"]),
    (["deckle", "rule", "text-"], ["text-overflow"]),
    (["deckle", "schema", ""], ["slidespec-v1"]),
    (["deckle", "help", "b"], ["build"]),
    (["deckle", "qc", "--ignore", "text-"], ["text-overflow"]),
    (["deckle", "--quiet", "layouts", "--size", ""], ["16:9", "4:3"]),
    (["deckle", "--lang", ""], ["ko", "en"]),
]


def bash_completes(driver):
    script = driver.work / "deckle.bash"
    script.write_bytes(driver.run("completion", "bash").out)
    for words, expected in COMPLETIONS:
        quoted = " ".join(shlex.quote(word) for word in words)
        line = f"source {shlex.quote(str(script))}; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _deckle; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        done = subprocess.run(["bash", "-euc", line], capture_output=True, text=True, cwd=driver.work, check=False)
        offered = done.stdout.split("\n")
        driver.check(set(expected) <= set(offered), f"bash offers {offered} for {words}, expected {expected}: {done.stderr}")
    for shell in ("zsh", "fish"):
        program = shutil.which(shell)
        if program is None:
            continue
        text = driver.run("completion", shell).out
        done = subprocess.run([program, "-n", "/dev/stdin"], input=text, capture_output=True, check=False)
        driver.check(done.returncode == 0, f"{shell} cannot read its completion: {done.stderr}")


def open_places(driver):
    """docs/contracts.md, "SlideSpec beyond the schema", seen in the file."""
    deck = driver.work / "open.pptx"
    spec = broken_specs.changed(
        ("/extensions", {"date": "2024-05-06", "footer": "The footer text"}),
        ("/deck/slides/0/elements/1/extensions", {"box": {"x": 96, "y": 192, "w": 640, "h": 240}}),
        ("/deck/slides/0/elements/1/style", {"levels": [0, 1], "colour": "red"}))
    (driver.work / "open.json").write_bytes(spec)
    run = driver.run("validate", "open.json")
    driver.check(run.status == 0 and "style/colour" in run.err and "'color'" in run.err,
                 f"an unknown key is a warning with its place and the nearest name: {run}")
    run = driver.run("build", "open.json", "-o", deck, "--report", "open.report.json")
    driver.check(run.status == 0, f"expected status 0: {run}")
    issues = json.loads((driver.work / "open.report.json").read_text(encoding="utf-8"))["issues"]
    driver.check(any("colour" in i["message"] and i["severity"] == "warning" for i in issues),
                 f"the report tells of the unknown key: {issues}")
    package = geometry.Package(deck)
    boxes = [s.box for s in geometry.shapes_of(package, package.slides()[0])]
    driver.check(tuple(v * geometry.PX for v in (96, 192, 640, 240)) in boxes, f"extensions.box is not among {boxes}")
    with zipfile.ZipFile(deck) as archive:
        slide = archive.read(package.slides()[0])
        core = archive.read("docProps/core.xml")
        for name in archive.namelist():
            if name.endswith((".xml", ".rels")):
                ElementTree.fromstring(archive.read(name))
        stamps = {info.date_time for info in archive.infolist()}
    driver.check(b"The footer text" in slide, "extensions.footer is not on the slide")
    driver.check(b"2024-05-06" in core, "extensions.date is not in the file's properties")
    driver.check(len(stamps) == 1, f"the entries of the archive carry different times: {stamps}")
    driver.check(b'lvl="1"' in slide, "style.levels did not indent the second bullet")


def other_names(driver):
    """Layouts and roles under names that are not theirs: a guess is printed, a known name only with --verbose."""
    for name, layout, role, spoken, silent in (
            ("guessed", "hero_v2", "titel", ("no layout is named 'hero_v2'; title_center", "unknown role 'titel'", "did you mean 'title'?"), ()),
            ("known", "Title Slide", "heading", (), ("layout 'Title Slide' is read as title_center", "role 'heading' is read as title"))):
        spec = driver.work / f"{name}.json"
        spec.write_bytes(broken_specs.changed(("/deck/slides/0/type", "title"), ("/deck/slides/0/layout/layout_id", layout),
                                              ("/deck/slides/0/elements/0/role", role)))
        run = driver.run("build", spec, "-o", driver.work / f"{name}.pptx")
        driver.check(run.status == 0 and all(words in run.err for words in spoken) and not any(words in run.err for words in silent),
                     f"{name}: prints {spoken} and not {silent}: {run}")
        run = driver.run("build", spec, "-o", driver.work / f"{name}.pptx", "--verbose")
        driver.check(all(words in run.err for words in spoken + silent), f"{name}: --verbose prints {silent}: {run}")
        run = driver.run("build", spec, "-o", driver.work / f"{name}.pptx", "--fail-on", "warning")
        driver.check(run.status == (1 if spoken else 0), f"{name}: the status with --fail-on warning: {run}")


def said_once(driver):
    """Each finding is printed once, on a terminal as well: stdout and stderr together."""
    folder = driver.work / "once"
    folder.mkdir()
    (folder / "house.brand.json").write_text('{"brand": 1, "fonst": {}, "colors": {"ink": "FFFFFF", "paper": "FFFFFF"}}', encoding="utf-8")
    spec = lambda *changes: broken_specs.changed(
        ("/theme/brand/brand_kit_id", "house"), ("/deck/slides/0/elements/0/style", {"colour": "red"}), ("/extensions", {"colour": 1}), *changes)
    dot = lambda name, x: {"element_id": name, "kind": "shape", "content": {"shape": "ellipse"},
                           "extensions": {"box": {"x": x, "y": 480, "w": 60, "h": 60}}}
    (folder / "deck.json").write_bytes(spec(("/deck/slides/0/elements", [
        {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "A title"}, "style": {"colour": "red"}},
        {"element_id": "b", "kind": "text", "content": {"text": "**word** " * 150}, "constraints": {"allow_shrink": False},
         "extensions": {"box": {"x": 48, "y": 176, "w": 192, "h": 64}}}, dot("d1", 900), dot("d2", 930)])))
    (folder / "invalid.json").write_bytes(spec(("/deck/slides/0/type", "titel")))
    for name, rules in (("deck.json", {"unknown-key", "brand-contrast", "text-overflow", "overlapping-elements", "markup-in-text"}),
                        ("invalid.json", {"unknown-key", "brand-contrast", "schema"})):
        for command in (["build", "-o", "o.pptx"], ["qc"], ["validate"], ["validate", "--format", "text"], ["measure", "-o", "m.json"]):
            for verbose in ([], ["-v"]):
                run = driver.run(command[0], name, *command[1:], *verbose, cwd=folder)
                lines = [line.strip() for line in (run.out.decode() + run.err).splitlines()]
                findings = [line for line in lines if re.search(r"\[[a-z-]+\]$", line)]
                found = {line.rsplit("[", 1)[1][:-1] for line in findings}
                expected = rules if command[0] in ("build", "qc") else rules - {"text-overflow", "overlapping-elements", "markup-in-text"}
                driver.check(expected <= found, f"{name}: {command}: {expected - found} is missing: {run}")
                driver.check(len(set(findings)) == len(findings), f"{name}: {command}: printed twice: {findings}")
                # What a finding says is not said again below it.
                for line in findings:
                    message = re.search(r"(?:error|warning|note): (.*) \[[a-z-]+\]$", line)[1]
                    driver.check(sum(message in other for other in lines) == 1, f"{name}: {command}: said again: {message}: {lines}")


def intended_overlap(driver):
    """Two boxes of the author that overlap: the hint names the key that says that it is intended, which then holds."""
    dot = lambda name, x, **more: {"element_id": name, "kind": "shape", "content": {"shape": "ellipse"},
                                   "extensions": {"box": {"x": x, "y": 400, "w": 60, "h": 60}, **more}}
    overlaps = {}
    for name, second in (("both", dot("d2", 230)), ("raised", dot("d2", 230, z=20))):
        (driver.work / f"{name}.json").write_bytes(broken_specs.changed(("/deck/slides/0/elements/1", dot("d1", 200)),
                                                                        ("/deck/slides/0/elements/0", second)))
        run = driver.run("qc", f"{name}.json", "--format", "json")
        overlaps[name] = [i["hint"] for i in json.loads(run.out)["issues"] if i["rule"] == "overlapping-elements"]
    driver.check(len(overlaps["both"]) == 1 and "extensions.z" in overlaps["both"][0], f"the hint names extensions.z: {overlaps}")
    driver.check(overlaps["raised"] == [], f"another extensions.z says that it is intended: {overlaps}")


def overfull():
    """A slide whose text cannot fit, and may not be changed."""
    return broken_specs.changed(
        ("/deck/slides/0/elements/1", {"element_id": "b", "kind": "text", "content": {"text": "word " * 399},
                                       "constraints": {"allow_shrink": False},
                                       "extensions": {"box": {"x": 48, "y": 176, "w": 192, "h": 64}}}))


def languages(driver):
    """Messages follow --lang, then the locale; what programs read is English unless --lang is given."""
    hangul = re.compile("[가-힣]")
    korean = {"LC_ALL": "ko_KR.UTF-8"}
    (driver.work / "words.json").write_bytes(overfull())
    bad = broken_specs.changed(("/deck/slides/0/type", "titel"))
    for arguments, env, expected in (([], {}, False), ([], korean, True), (["--lang", "en"], korean, False), (["--lang", "ko"], {}, True),
                                   ([], {"LC_ALL": "", "LC_MESSAGES": "ko_KR", "LANG": "en_US"}, True),
                                   ([], {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"}, True),
                                   ([], {"LC_ALL": "en_US", "LC_MESSAGES": "ko_KR", "LANG": "ko_KR"}, False)):
        run = driver.run(*arguments, "validate", "-", stdin=bad, env=env)
        driver.check(run.status == 65 and bool(hangul.search(run.err)) == expected, f"{env}: {run}")
        run = driver.run(*arguments, "build", "-o", "o.pptx", env=env)
        driver.check(run.status == 2 and bool(hangul.search(run.err)) == expected, f"{env}: {run}")
        for form, people in (("text", True), ("html", True), ("json", False), ("sarif", False), ("junit", False)):
            run = driver.run(*arguments, "qc", "words.json", "--format", form, env=env)
            expected_here = expected if people or arguments else False
            driver.check(run.status == 1 and bool(hangul.search(run.out.decode())) == expected_here,
                         f"{env} {arguments} {form}: Korean is {expected_here}: {run}")
    for command in [[], *([c] for c, _ in HELP), ["fonts", "list"], ["fonts", "resolve"]]:
        told = [driver.run(*command, "--help", env=env).out.decode() for env in ({}, korean)]
        words = [{re.sub(r"^  -\S+ \S+", "", line) for line in text.splitlines()} for text in told]
        same = {line for line in words[0] & words[1] if re.search("[a-z]{2} [a-z]{2}", line)}
        driver.check(len(told[1]) > 40 and not same, f"{command} --help is not Korean in {same}")
    for arguments, words in ((["biuld"], ["biuld", "build"]), (["fonts", "lst"], ["lst", "list"]),
                             (["qc", "words.json", "--jbos", "3"], ["--jbos", "--jobs"]),
                             (["qc", "words.json", "--jobs", "0"], ["--jobs", "1~256"]),
                             (["qc", "words.json", "--format", "xlm"], ["xlm", "text, json"]),
                             (["qc", "words.json", "--baseline"], ["--baseline"]), (["qc"], ["spec"]),
                             (["qc", "words.json", "--shorten-timeout", "3"], ["--shorten-timeout", "--shorten"]),
                             (["qc", "words.json", "--shorten", " "], ["--shorten"]), (["rule", "a", "b"], ["b"]), ([], ["build"])):
        run = driver.run("--lang", "ko", *arguments)
        driver.check(run.status == 2 and len(run.err.splitlines()) == 2 and all(w in run.err for w in words)
                     and all(hangul.search(line) for line in run.err.splitlines()), f"wrong usage in Korean: {run}")
    run = driver.run("new", "--lang", "ko", "-o", "starter.json")
    driver.check(run.status == 0 and not hangul.search(run.err), f"the language of a starter is not that of messages: {run}")
    driver.run("build", "words.json", "-o", "english.pptx")
    driver.run("build", "words.json", "-o", "korean.pptx", env=korean)
    driver.check((driver.work / "english.pptx").read_bytes() == (driver.work / "korean.pptx").read_bytes(),
                 "the deck depends on the locale")
    run = driver.run("--lang", "ko", "rule", "text-overflow")
    driver.check("텍스트가 상자보다 큽니다" in run.out.decode(), f"a rule is explained in Korean: {run.out.decode()}")


def metrics_packs(driver):
    """A deck measures the same with a pack of fonts as with the fonts, whose outlines the pack does not have."""
    spec = driver.work / "packed.json"
    spec.write_bytes(broken_specs.changed())
    fonts, pack = pathlib.Path("/usr/share/fonts/truetype/crosextra"), driver.work / "office.fontpack"
    run = driver.run("fonts", "pack", fonts, "--family", "Carlito", "-o", pack)
    driver.check(run.status == 0 and "4 faces of 1 family," in run.err, f"a pack of Carlito: {run}")
    found = driver.run("fonts", "resolve", "carlito", "--fonts", pack)
    driver.check(found.status == 0 and found.out.startswith(b"carlito\tCarlito\t"), f"the pack is searched: {found}")
    with_fonts, with_pack = (driver.run("measure", spec, "--fonts", given, "-o", "-") for given in (fonts, pack))
    driver.check(with_fonts.status == with_pack.status == 0 and with_fonts.out == with_pack.out, "the pack measures differently")
    for arguments, status, words in ((["pack", fonts, "--family", "Nope", "-o", "x.fontpack"], 66, "no font that can be packed"),
                                     (["pack", fonts, "--family", "Nope", "--family", "Carlito", "-o", "x.fontpack"], 1, "Nope"),
                                     (["pack", "absent", "-o", "y.fontpack"], 66, "absent: font folder or file does not exist"),
                                     (["pack", fonts], 2, "-o")):
        run = driver.run("fonts", *arguments)
        driver.check(run.status == status and words in run.err, f"expected status {status} and {words!r}: {run}")
    driver.check((driver.work / "x.fontpack").exists() and not (driver.work / "y.fontpack").exists(), "a partial pack, or none")
    run = driver.run("measure", spec, "--fonts", pack, "--target", "libreoffice", "-o", "-")
    driver.check("is a metrics pack" in run.err, f"it does not serve LibreOffice: {run}")


def watching(driver):
    """A file that is changed is checked again, until the program is stopped; standard input cannot be watched."""
    folder = driver.work / "watched"
    folder.mkdir()
    spec = folder / "deck.json"
    spec.write_bytes(broken_specs.changed())
    log = folder / "log"
    with log.open("wb") as out:
        process = subprocess.Popen([str(driver.deckle), "qc", "deck.json", "--watch"], cwd=folder, stdin=subprocess.DEVNULL,
                                   stdout=out, stderr=subprocess.STDOUT)

    def appears(words, times):
        end = time.monotonic() + 60
        while time.monotonic() < end and process.poll() is None:
            if log.read_text(encoding="utf-8").count(words) >= times:
                return True
            time.sleep(0.05)
        return False

    try:
        driver.check(appears("watching 1 file", 1), "it waits after the first report")
        spec.write_bytes(broken_specs.changed(("/deck/slides", 3)))
        driver.check(appears("deck.json: changed", 1) and appears("watching 1 file", 2), "a changed file is checked again")
        # Written as editors do: another file with the name.
        (folder / "new").write_bytes(broken_specs.changed())
        (folder / "new").rename(spec)
        driver.check(appears("watching 1 file", 3), "a replaced file is checked again")
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
    driver.check(process.returncode == -signal.SIGINT, f"Ctrl+C ends it: {process.returncode}")
    for arguments in (["-"], [spec, "--fix", "-o", "x.pptx"]):
        run = driver.run("qc", *arguments, "--watch", stdin=b"{}")
        driver.check(run.status == 2 and "--watch" in run.err, f"refused: {run}")


def main():
    driver = harness.Driver(__doc__)
    for part in (metrics_packs, watching, help_and_version, stdin_and_stdout, names_of_outputs, help_command, nearest_names, several_inputs, quality, measurements, looking_up, documented_everywhere,
                 bash_completes, open_places, said_once, intended_overlap, other_names, languages):
        try:
            part(driver)
        except (OSError, ValueError, KeyError, IndexError, AttributeError, zipfile.BadZipFile) as error:
            driver.fail(f"{part.__name__} could not go on: {type(error).__name__}: {error}")
    driver.finish("command_line")


main()
