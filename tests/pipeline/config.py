#!/usr/bin/env python3
"""deckle.toml: searched from the first spec's folder upwards; between command line and defaults in priority; invalid files are refused."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import harness  # noqa: E402

# text of the file, fragments of stderr. Each is invalid input.
WRONG = [
    ("unknown key", "[build]\ntemplte = 'x.pptx'\n", ["deckle.toml:2:1", "unknown key 'templte'", "did you mean 'template'?"]),
    ("unknown section", "[biuld]\ntarget = 'chrome'\n", ["deckle.toml:1:", "unknown key 'biuld'", "did you mean 'build'?"]),
    ("key of another section", "[qc]\nmax_iter = 3\n", ["deckle.toml:2:1", "unknown key 'max_iter'", "below [loop]"]),
    ("not TOML", "[build]\ntarget = \n", ["deckle.toml:2:", "is not valid TOML"]),
    ("not UTF-8", b"[build]\ntarget = '\xff'\n", ["deckle.toml:", "is not valid TOML"]),
    ("a string for a number", "[build]\njobs = 'many'\n", ["deckle.toml:2:8", "'jobs' must be an integer, but is the string \"many\""]),
    ("a number for a string", "[build]\ntarget = 3\n", ["deckle.toml:2:10", "'target' must be a string, but is 3"]),
    ("a string for a boolean", "[fonts]\nstrict = 'yes'\n", ["deckle.toml:2:10", "must be true or false"]),
    ("a string for folders", "[fonts]\nfolders = 'fonts'\n", ["deckle.toml:2:11", "must be an array of strings"]),
    ("a number among folders", "[fonts]\nfolders = [3]\n", ["deckle.toml:2:11", "must be an array of strings"]),
    ("no choice", "[build]\ntarget = 'keynote'\n", ["deckle.toml:2:10", "'keynote'", "powerpoint"]),
    ("no language", "[build]\nlang = 'fr'\n", ["deckle.toml:2:8", "'fr'", "ko, en"]),
    ("beyond its range", "[build]\njobs = 1000\n", ["deckle.toml:2:8", "1000", "256"]),
    ("a key outside a section", "jobs = 3\n", ["deckle.toml:1:1", "unknown key 'jobs'", "below [build]"]),
    ("nearly a choice", "[build]\ntarget = 'powerpnt'\n", ["deckle.toml:2:10", "'powerpnt'", "did you mean powerpoint?"]),
    ("a section that is a value", "build = 3\n", ["deckle.toml:1:", "must be a table"]),
    ("an unknown rule ignored", "[qc]\nignore = ['crowded-list', 'scema']\n",
     ["deckle.toml:2:27", 'unknown rule "scema"', "did you mean 'schema'?"]),
    ("an unknown rule selected", "[qc]\nselect = ['crowded-lst']\n", ["deckle.toml:2:11", "did you mean 'crowded-list'?"]),
    ("an unknown rule with a severity", "[qc.severity]\ntext-overflw = 'note'\n", ["deckle.toml:2:1", "did you mean 'text-overflow'?"]),
    ("an unknown severity", "[qc.severity]\ntext-overflow = 'warn'\n", ["deckle.toml:2:17", "error, warning or note", '"warn"']),
    ("a severity of another type", "[qc.severity]\ntext-overflow = 1\n", ["deckle.toml:2:17", "must be a string, but is 1"]),
    ("an error without a deck ignored", "[qc]\nignore = ['schema']\n", ["deckle.toml:2:11", "neither be ignored nor be less severe"]),
    ("an error without a deck lowered", "[qc.severity]\njson = 'warning'\n", ["deckle.toml:2:8", "neither be ignored nor be less severe"]),
    ("an unknown rule with options", "[qc.rules.crowded-lst]\nmax_lines = 8\n", ["deckle.toml:1:11", "did you mean 'crowded-list'?"]),
    ("an unknown option", "[qc.rules.crowded-list]\nmax_line = 8\n", ["deckle.toml:2:1", "did you mean 'max_lines'?"]),
    ("an option beyond its range", "[qc.rules.crowded-list]\nmax_lines = 0\n", ["deckle.toml:2:13", "must be 1 to 100, but is 0"]),
    ("an option of another type", "[qc.rules.crowded-list]\nmax_lines = 'few'\n", ["deckle.toml:2:13", "must be an integer"]),
    ("a rule without options", "[qc.rules.text-overflow]\nmax_lines = 8\n", ["deckle.toml:2:1", "has no options", "crowded-list"]),
    ("options that are a value", "[qc.rules]\ncrowded-list = 8\n", ["deckle.toml:2:16", "must be a table, but is 8"]),
    ("rules that are a value", "[qc]\nignore = 'schema'\n", ["deckle.toml:2:10", "must be an array of strings"]),
    ("two causes", "[build]\nfast = true\njobs = 'x'\n", ["deckle.toml:2:1", "deckle.toml:3:8"]),
]


def report(driver, *arguments):
    run = driver.run("qc", *arguments, "--format", "json")
    return json.loads(run.out)


def wrong_files(driver):
    for number, (name, text, words) in enumerate(WRONG):
        folder = driver.work / f"wrong{number}"
        folder.mkdir()
        (folder / "spec.json").write_bytes(broken_specs.changed())
        (folder / "deckle.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
        for command in (["build", "spec.json", "-o", "o.pptx"], ["qc", "spec.json"], ["measure", "spec.json"]):
            run = driver.run(*command, cwd=folder)
            driver.check(run.status == 65 and run.out == b"" and all(w in run.err for w in words),
                         f"{name}: status 65 and {words} are expected: {run}")
        driver.check(not (folder / "o.pptx").exists(), f"{name}: a deck was written")
        # Commands without specs do not look for it.
        run = driver.run("layouts", cwd=folder)
        driver.check(run.status == 0, f"{name}: layouts reads no settings: {run}")


def found_from_the_spec_upward(driver):
    below = driver.work / "decks/2026/q1"
    below.mkdir(parents=True)
    (below / "spec.json").write_bytes(broken_specs.changed())
    (driver.work / "decks/deckle.toml").write_text("[build]\ntarget = 'libreoffice'\n", encoding="utf-8")
    spec = below / "spec.json"
    target = lambda *arguments: json.loads(driver.run("measure", *arguments, cwd="/").out)["target"]
    driver.check(target(spec) == "libreoffice", "the file above the spec is used, wherever the program runs")
    driver.check(target(spec, "--target", "chrome") == "chrome", "the command line wins")
    (below.parent / "deckle.toml").write_text("[build]\ntarget = 'chrome'\n", encoding="utf-8")
    driver.check(target(spec) == "chrome", "the nearest file is used, and it alone")
    other = driver.work / "other.toml"
    other.write_text("", encoding="utf-8")
    driver.check(target(spec, "--config", other) == "powerpoint", "--config wins over what is found")
    run = driver.run("build", spec, "-o", driver.work / "o.pptx", "--config", driver.work / "absent.toml")
    driver.check(run.status == 66 and "absent.toml" in run.err, f"a missing --config is an input not found: {run}")
    run = driver.run("qc", spec, "--config", other, "--format", "text", "-o", other)
    driver.check(run.status == 2 and "--config" in run.err, f"the report must not replace the settings: {run}")


def settings_work(driver):
    folder = driver.work / "work"
    (folder / "kits").mkdir(parents=True)
    kit = {"brand": 1, "colors": {"accent1": "7A1F5C"}}
    (folder / "kits/house.brand.json").write_text(json.dumps(kit), encoding="utf-8")
    (folder / "spec.json").write_bytes(broken_specs.changed(
        ("/deck/slides/0/elements/1", {"element_id": "b", "kind": "text", "content": {"text": "word " * 399},
                                       "constraints": {"allow_shrink": False},
                                       "extensions": {"box": {"x": 48, "y": 176, "w": 192, "h": 64}}})))
    (folder / "deckle.toml").write_text("[build]\nbrand = 'kits/house.brand.json'\nfit = 'sizes'\n[loop]\nmax_iter = 0\nmax_restructurings = 0\n",
                                        encoding="utf-8")
    run = driver.run("build", folder / "spec.json", "-o", driver.work / "branded.pptx", cwd="/")
    driver.check(run.status == 1, f"a brand kit beside the settings is found from anywhere: {run}")
    plain = driver.run("build", folder / "spec.json", "-o", driver.work / "plain.pptx", "--config", "/dev/null")
    driver.check((driver.work / "branded.pptx").read_bytes() != (driver.work / "plain.pptx").read_bytes(), f"the brand has no effect: {plain}")
    trace = report(driver, folder / "spec.json")["slides"][0]["trace"]
    driver.check(not any(entry.get("fixer") for entry in trace), f"with no rounds nothing is done: {trace}")

    (folder / "deckle.toml").write_text("[build]\nlang = 'ko'\n", encoding="utf-8")
    for arguments, korean in ((["validate", "spec.json"], True), (["qc", "spec.json", "--format", "json"], True),
                              (["--lang", "en", "qc", "spec.json"], False), (["layouts"], False)):
        run = driver.run(*arguments, cwd=folder)
        said = run.out.decode() + run.err
        driver.check(any("가" <= c <= "힣" for c in said) == korean, f"[build] lang, below --lang: {arguments}: {said[:300]}")

    (folder / "deckle.toml").write_text("[qc]\nformat = 'sarif'\nfail_on = 'warning'\n", encoding="utf-8")
    run = driver.run("qc", "spec.json", cwd=folder)
    driver.check(run.status == 1 and json.loads(run.out)["version"] == "2.1.0", f"[qc] format is used: {run}")
    (folder / "known.sarif").write_bytes(run.out)
    for baseline in (["--baseline", "known.sarif"], []):
        if not baseline:
            (folder / "deckle.toml").write_text("[qc]\nbaseline = 'known.sarif'\n", encoding="utf-8")
        run = driver.run("qc", folder / "spec.json", *baseline, "--format", "json", cwd=folder)
        driver.check(run.status == 0 and "known finding" in run.err, f"known findings do not count: {run}")
        driver.check(json.loads(run.out)["pass"] is True and json.loads(run.out)["issues"] == [], "known findings are not omitted")
    run = driver.run("qc", "spec.json", "--baseline", "spec.json", cwd=folder)
    driver.check(run.status == 65 and "is not a deckle report" in run.err, f"a baseline is a report: {run}")
    run = driver.run("qc", "spec.json", "--baseline", "absent.json", cwd=folder)
    driver.check(run.status == 66, f"a missing baseline: {run}")


def rules_left_out(driver):
    """[qc] select, ignore, severity and rules: for build and qc, in every form of the report; the deck does not change."""
    folder = driver.work / "rules"
    folder.mkdir()
    (folder / "spec.json").write_bytes(broken_specs.changed(
        ("/deck/slides/0/elements/0/style", {"colour": "red"}),
        ("/deck/slides/0/elements/1", {"element_id": "b", "kind": "text", "content": {"text": "word " * 399},
                                       "constraints": {"allow_shrink": False},
                                       "extensions": {"box": {"x": 48, "y": 176, "w": 192, "h": 64}}})))
    config = folder / "deckle.toml"
    issues = lambda *arguments: {i["rule"] for i in report(driver, folder / "spec.json", *arguments)["issues"]}
    build = lambda name, *arguments: driver.run("build", "spec.json", "-o", f"{name}.pptx", *arguments, cwd=folder)
    plain = build("plain")
    driver.check(plain.status == 1 and issues() >= {"unknown-key", "text-overflow"}, f"without settings both are found: {plain}")

    config.write_text("[qc]\nignore = ['text-overflow']\n", encoding="utf-8")
    run = build("ignored", "--report", "ignored.json")
    written = json.loads((folder / "ignored.json").read_bytes())
    driver.check(run.status == 0 and "1 finding left out" in run.err, f"an ignored finding does not count, and is said to be left out: {run}")
    driver.check((folder / "ignored.pptx").read_bytes() == (folder / "plain.pptx").read_bytes(), "the deck depends on what is reported")
    driver.check(written["pass"] and written["quality"] == "success_with_warnings" and not written["slides"][0]["needs_human_edit"],
                 f"the slide is rated without it: {written['quality']}")
    for form in ("text", "json", "html", "sarif", "junit"):
        run = driver.run("qc", "spec.json", "--format", form, "--verbose", cwd=folder)
        said = run.out.decode().split('"rules"')[0] + "".join(run.out.decode().split('"results"')[1:]) if form == "sarif" else run.out.decode()
        driver.check(run.status == 0 and "text needs a height" not in said and "colour" in said, f"{form}: the finding is left out, and it alone: {run}")
    driver.check(issues("--ignore", "unknown-key") >= {"text-overflow"}, "the command line replaces the file's list")
    for command in (["validate", "spec.json"], ["measure", "spec.json"]):
        run = driver.run(*command, cwd=folder)
        driver.check(run.status == 0, f"settings of findings are read for build and qc only: {run}")

    config.write_text("[qc]\nselect = ['unknown-key']\n[qc.severity]\nunknown-key = 'error'\n", encoding="utf-8")
    run = driver.run("qc", "spec.json", "--format", "json", cwd=folder)
    only = json.loads(run.out)["issues"]
    driver.check(run.status == 1 and [(i["rule"], i["severity"]) for i in only] == [("unknown-key", "error")], f"select, and a higher severity: {only}")
    run = driver.run("qc", "spec.json", "--severity", "unknown-key=note", cwd=folder)
    driver.check(run.status == 0, f"a lower severity on the command line: {run}")
    config.write_text("[qc.severity]\ntext-overflow = 'warning'\nunknown-key = 'note'\n", encoding="utf-8")
    run = driver.run("qc", "spec.json", "--format", "json", cwd=folder)
    driver.check(run.status == 0 and json.loads(run.out)["quality"] == "success_with_warnings", f"a defect that is set to warning degrades no slide: {run}")

    # What is known and what is ignored add up, and neither brings the other back.
    config.write_text("", encoding="utf-8")
    driver.run("qc", "spec.json", "-o", "known.json", cwd=folder)
    run = driver.run("qc", "spec.json", "--baseline", "known.json", "--severity", "unknown-key=error", cwd=folder)
    driver.check(run.status == 0, f"the fingerprint of a finding is the same with another severity: {run}")

    (folder / "list.json").write_bytes(broken_specs.changed(("/deck/slides/0/elements/1/content/items", [f"Item {i}" for i in range(6)])))
    listed = lambda *arguments: {i["rule"] for i in report(driver, folder / "list.json", *arguments)["issues"]}
    driver.check("crowded-list" not in listed(), "six items are few")
    config.write_text("[qc.rules.crowded-list]\nmax_lines = 5\n", encoding="utf-8")
    driver.check("crowded-list" in listed(), "the option of the rule is used")
    driver.check("crowded-list" not in listed("--rule-option", "crowded-list.max_lines=6"), "the command line wins")

    (folder / "broken.json").write_bytes(broken_specs.changed(("/deck/slides/0/type", "titel")))
    config.write_text("[qc]\nselect = ['unknown-key']\n", encoding="utf-8")
    run = driver.run("qc", "broken.json", "--format", "json", cwd=folder)
    driver.check(run.status == 65 and any(i["rule"] == "schema" for i in json.loads(run.out)["issues"]), f"an invalid spec stays invalid: {run}")
    for arguments, words in ((["--ignore", "schema"], "neither be ignored"), (["--ignore", "txt-overflow"], "did you mean 'text-overflow'?"),
                             (["--select", "txt-overflow"], "did you mean 'text-overflow'?"), (["--severity", "text-overflow"], "RULE=LEVEL"),
                             (["--severity", "text-overflow=eror"], "did you mean 'error'?"), (["--rule-option", "crowded-list"], "RULE.NAME=VALUE"),
                             (["--rule-option", "crowded-list.max_lines=x"], "RULE.NAME=VALUE"),
                             (["--rule-option", "crowded-list.max_lines=0"], "must be 1 to 100")):
        for command in (["qc"], ["build", "-o", "wrong.pptx"]):
            run = driver.run(*command, "spec.json", *arguments, cwd=folder)
            driver.check(run.status == 2 and words in run.err and not (folder / "wrong.pptx").exists(), f"{words} is expected: {run}")


def main():
    driver = harness.Driver(__doc__)
    for part in (wrong_files, found_from_the_spec_upward, settings_work, rules_left_out):
        try:
            part(driver)
        except (OSError, ValueError, KeyError, IndexError) as error:
            driver.fail(f"{part.__name__} could not go on: {type(error).__name__}: {error}")
    driver.finish("config")


main()
