#!/usr/bin/env python3
"""What examples/ci offers is run as its hosts run it: the git hook in a repository, the script of the GitHub action with its
variables. The forms of the hosts are read as YAML where the module is installed."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
from support import harness  # noqa: E402

EXAMPLES = harness.ROOT / "examples/ci"
GOOD, BAD = broken_specs.changed(), broken_specs.changed(("/deck/slides", 3))


def git(folder, *arguments):
    environment = dict(os.environ, GIT_AUTHOR_NAME="a", GIT_AUTHOR_EMAIL="a@b.example", GIT_COMMITTER_NAME="a",
                       GIT_COMMITTER_EMAIL="a@b.example", GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_SYSTEM="/dev/null")
    return subprocess.run(["git", *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def repository(driver, name):
    folder = driver.work / name
    folder.mkdir()
    git(folder, "init", "-q")
    return folder


def hook(driver):
    folder = repository(driver, "hook")
    target = folder / ".git/hooks/pre-commit"
    target.write_bytes((EXAMPLES / "git-hook/pre-commit").read_bytes())
    target.chmod(0o755)
    git(folder, "config", "deckle.program", str(driver.deckle))
    (folder / "notes.txt").write_text("no deck", encoding="utf-8")
    git(folder, "add", ".")
    done = git(folder, "commit", "-m", "notes")
    driver.check(done.returncode == 0, f"a commit without decks is made: {done}")
    name = "a deck's \"name\".deck.json"
    (folder / name).write_bytes(BAD)
    git(folder, "add", ".")
    done = git(folder, "commit", "-m", "bad")
    driver.check(done.returncode != 0 and "deck.json" in done.stderr and "not made" in done.stderr, f"a bad spec is refused: {done}")
    # What is in the folder does not count: the index has the bad one.
    (folder / name).write_bytes(GOOD)
    driver.check(git(folder, "commit", "-m", "bad").returncode != 0, "the index is checked, not the folder")
    git(folder, "add", ".")
    done = git(folder, "commit", "-m", "good")
    driver.check(done.returncode == 0, f"a good spec is committed: {done}")
    git(folder, "rm", "-q", name)
    driver.check(git(folder, "commit", "-m", "removed").returncode == 0, "a removed spec is not checked")


def script_of(action):
    """The lines of `run: |` of its only step."""
    lines = action.read_text(encoding="utf-8").splitlines()
    begin = next(i for i, line in enumerate(lines) if line.strip() == "run: |")
    indent = len(lines[begin + 1]) - len(lines[begin + 1].lstrip())
    return "\n".join(line[indent:] for line in lines[begin + 1:])


def action(driver):
    folder = repository(driver, "action")
    file = EXAMPLES / "github/action.yml"
    script = script_of(file)
    names = set(re.findall(r"^        ([A-Z_]+): \$\{\{ inputs\.", file.read_text(encoding="utf-8"), re.MULTILINE))
    driver.check(names == {"FILES", "OPTIONS", "FAIL_ON", "SARIF", "DECKLE"} and "${{" not in script,
                 f"the script has its values as variables: {names}")

    def run(**changes):
        output = driver.work / "github_output"
        output.write_text("", encoding="utf-8")
        variables = {"FILES": "*.deck.json", "OPTIONS": "", "FAIL_ON": "error", "SARIF": "r.sarif", "DECKLE": str(driver.deckle),
                     "GITHUB_OUTPUT": str(output)}
        done = subprocess.run(["bash", "-c", script], cwd=folder, env=dict(os.environ, **dict(variables, **changes)),
                              capture_output=True, text=True, check=False)
        return done, output.read_text(encoding="utf-8")

    done, output = run()
    driver.check(done.returncode == 0 and output == "", f"a repository without decks passes: {done}")
    (folder / "a b.deck.json").write_bytes(GOOD)
    git(folder, "add", ".")
    done, output = run()
    driver.check(done.returncode == 0 and output == "sarif=r.sarif\n", f"a good deck passes: {done} {output}")
    log = json.loads((folder / "r.sarif").read_text(encoding="utf-8"))
    driver.check(log["version"] == "2.1.0", "the findings are SARIF 2.1.0")
    (folder / "bad.deck.json").write_bytes(BAD)
    git(folder, "add", ".")
    done, output = run()
    driver.check(done.returncode not in (0, 2), f"a bad deck fails: {done}")
    done, _ = run(OPTIONS="$(touch injected) ; touch injected", FILES="*.deck.json; touch injected")
    driver.check(not (folder / "injected").exists(), f"a value was run as a command: {done}")


def forms(driver):
    try:
        import yaml
    except ImportError:
        return
    for name in ("github/action.yml", "github/workflow.yml", "pre-commit/.pre-commit-config.yaml"):
        driver.check(isinstance(yaml.safe_load((EXAMPLES / name).read_text(encoding="utf-8")), dict), f"{name} is no YAML")


def main():
    driver = harness.Driver(__doc__)
    if shutil.which("git") is None:
        print("SKIP: git is not installed")
        sys.exit(77)
    for part in (hook, action, forms):
        part(driver)
    driver.finish("ci_examples")


main()
