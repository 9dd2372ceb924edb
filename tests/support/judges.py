"""The independent judges: where they are, and how to run them.

A judge knows nothing of deckle. They live in $DECKLE_JUDGES, else in ../shared beside the repository.
A driver that finds one missing skips with SKIP (77, which CTest counts as skipped), or fails when
$DECKLE_REQUIRE_JUDGES is set, as script/test --require-judges does.

Every judge answers with a list of complaints, one line each; an empty list is a pass.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from . import specs

SKIP = 77
ROOT = pathlib.Path(__file__).resolve().parents[2]


def folder():
    """The judges' folder; it may not exist."""
    return pathlib.Path(os.environ.get("DECKLE_JUDGES") or ROOT.parent / "shared").resolve()


def required():
    return bool(os.environ.get("DECKLE_REQUIRE_JUDGES"))


def missing(why):
    """Ends the test: skipped, or failed where the judges are required."""
    if required():
        print(f"FAIL: the judges are required, and {why}")
        sys.exit(1)
    print(f"SKIPPED: {why}")
    sys.exit(SKIP)


def need(paths=(), programs=()):
    """Requires files in the judges' folder and programs on the PATH."""
    base = folder()
    if not base.is_dir():
        missing(f"there is no judges' folder at {base}")
    for path in paths:
        if not (base / path).exists():
            missing(f"{base / path} is absent")
    for program in programs:
        if not shutil.which(program):
            missing(f"the program {program} is not installed")


def npm_package(name):
    """The folder of a judge that is an npm package, in the version of npm_judges.txt (script/npm-judges installs them)."""
    listed = (ROOT / "tests/support/npm_judges.txt").read_text(encoding="utf-8").split()
    wanted = next(line.rpartition("@")[2] for line in listed if line.rpartition("@")[0] == name)
    base = pathlib.Path(os.environ.get("DECKLE_NPM_JUDGES") or pathlib.Path.home() / ".cache/deckle-judges").resolve()
    path = base / "node_modules" / name
    try:
        found = json.loads((path / "package.json").read_text(encoding="utf-8"))["version"]
    except OSError:
        missing(f"the npm package {name} is not installed in {base} (script/npm-judges --install)")
    if found != wanted:
        missing(f"the npm package {name} has the version {found}, expected {wanted} (script/npm-judges --install)")
    return path


def python():
    """A Python that has the distribution's modules (lxml)."""
    return "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable


def _run(command, timeout=900, env=None):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=timeout, env=env, check=False)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def _complaints(status, text, name):
    lines = [line for line in text.splitlines() if line.strip()]
    if status == 0:
        return []
    return lines or [f"{name} ended with status {status} and said nothing"]


def words(spec, deck):
    """Is every authored word in the deck? Marks of sources count as the numbers they become."""
    value = json.loads(pathlib.Path(spec).read_text(encoding="utf-8-sig"))
    shown = specs.marks_as_numbers(value)
    if shown != value:
        spec = pathlib.Path(deck).with_suffix(".marked.json")
        spec.write_text(json.dumps(shown, ensure_ascii=False), encoding="utf-8")
    status, text = _run([python(), folder() / "tools/words.py", spec, deck])
    lines = _complaints(status, text, "words.py")
    return lines[1:] if len(lines) > 1 else lines  # the first counts those that follow


def conformance(decks):
    """Package, schemas and the rules PowerPoint enforces: families F and G of check_pptx.py."""
    status, text = _run([python(), folder() / "tools/check_pptx.py", *decks])
    return _complaints(status, text, "check_pptx.py")


def open_xml(decks, jobs=2):
    """Microsoft's Open XML SDK validator; two at a time. Skips when the validator is not installed."""
    script = folder() / "tools/ooxml_validate.sh"

    def one(deck):
        return _run(["sh", script, deck])

    complaints = []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for status, text in pool.map(one, decks):
            if status == 2:
                missing("the Open XML validator is not installed: " + text.strip())
            complaints += _complaints(status, text, "ooxml_validate.sh")
    return complaints


def pages(decks):
    """Number of pages LibreOffice draws of each deck, as {deck: pages}; 0 where it draws none.

    One LibreOffice for all of them, with a profile of its own so that several tests may run at once.
    """
    counts = {}
    with tempfile.TemporaryDirectory() as scratch:
        out = pathlib.Path(scratch, "pdf")
        profile = pathlib.Path(scratch, "profile")
        _run(["soffice", f"-env:UserInstallation=file://{profile}", "--headless", "--convert-to", "pdf",
              "--outdir", out, *decks], timeout=1500)
        for deck in decks:
            pdf = out / (pathlib.Path(deck).stem + ".pdf")
            counts[deck] = 0
            if pdf.exists():
                found = re.search(r"^Pages:\s+(\d+)", _run(["pdfinfo", pdf])[1], re.M)
                counts[deck] = int(found.group(1)) if found else 0
    return counts
