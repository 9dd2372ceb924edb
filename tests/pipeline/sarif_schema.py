#!/usr/bin/env python3
"""SARIF reports of valid and invalid specs against the OASIS schema of SARIF 2.1.0 (npm: @microsoft/jest-sarif)."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
import qc_files  # noqa: E402
import report_formats  # noqa: E402
from support import harness, judges  # noqa: E402


def main():
    driver = harness.Driver(__doc__)
    package = judges.npm_package("@microsoft/jest-sarif")
    try:
        import jsonschema
    except ImportError:
        judges.missing("python3-jsonschema is not installed")
    schema = json.loads((package / "lib/schemas/sarif-2.1.0-rtm.5.json").read_text(encoding="utf-8"))
    validator = jsonschema.validators.validator_for(schema)(schema, format_checker=jsonschema.FormatChecker())
    validator.check_schema(schema)
    driver.check(not validator.is_valid({"version": "2.1.0", "runs": [{"tool": {"driver": {}}}]}), "the judge refuses a tool without a name")

    specs = {report_formats.CLEAN: broken_specs.changed(), report_formats.FULL: report_formats.overfull(3), "no json.json": b"{",
             "not utf-8.json": b"\xff{}", "empty.json": b""}
    specs |= {f"broken/{i}.json": made for i, (_, made, *_) in enumerate(broken_specs.ALL)}
    levels = set()
    for name, made in specs.items():
        (driver.work / name).parent.mkdir(parents=True, exist_ok=True)
        (driver.work / name).write_bytes(made)
    sarif = driver.work / "report.sarif"
    groups = [[name] for name in list(specs)[:5]] + [list(specs)] + [[name for name in specs if name.startswith("broken/")]]
    for command in ("validate", "qc"):
        for names in groups:
            for language in ("en", "ko"):
                sarif.unlink(missing_ok=True)
                run = driver.run(command, *names, "-o", sarif, "--lang", language)
                log = json.loads(sarif.read_text(encoding="utf-8"))
                driver.none([f"{error.json_path}: {error.message[:300]}" for error in list(validator.iter_errors(log))[:5]],
                            f"{command} {names[0]} of {len(names)}, {language}")
                driver.check(run.status in (0, 1, 65, 66), f"{run}")
                levels |= {result["level"] for result in log["runs"][0]["results"]}
    # A presentation that carries suppressions, with settings for its path.
    deck, carries = driver.work / "deck.pptx", driver.work / "carries.pptx"
    driver.run("build", harness.ROOT / "examples" / "population-en.json", "-o", deck)
    planted = driver.work / "planted.pptx"
    qc_files.rewritten(deck, planted, qc_files.planted)
    driver.run("qc", planted, "--suppress", "rule=out-of-bounds;until=2099-12-31;reason=a seal", "--write-suppressions", carries)
    (driver.work / "deckle.toml").write_text('[[qc.override]]\nfiles = ["*.pptx"]\nignore = ["small-text"]\n', encoding="utf-8")
    driver.run("qc", carries, "-o", sarif)
    log = json.loads(sarif.read_text(encoding="utf-8"))
    driver.none([f"{error.json_path}: {error.message[:300]}" for error in validator.iter_errors(log)], "suppressions and overrides")
    driver.check(any(result.get("suppressions") for result in log["runs"][0]["results"]) and log["runs"][0]["properties"]["overrides"],
                 "no suppression and no override in SARIF")
    driver.check(levels == {"error", "warning", "note"}, f"levels are {levels}")
    driver.finish(f"SARIF reports of {len(specs)} specs")


if __name__ == "__main__":
    main()
