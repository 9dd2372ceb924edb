#!/usr/bin/env python3
"""`deckle measure` against sizes that PowerPoint saved: at least 500 text bodies of the truth records, as IR
JSON, agree within 2 EMU with the reference model wherever that model is itself within 2 EMU.
"""
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402


def main():
    driver = harness.Driver(__doc__)
    judges.need(["truth/dev.jsonl", "tools/autofit_model.py"], ["fc-match"])
    if subprocess.run([judges.python(), "-c", "import fontTools"], capture_output=True, check=False).returncode != 0:
        judges.missing("the Python module fontTools is not installed")
    agreement = pathlib.Path(__file__).with_name("truth_agreement.py")
    done = subprocess.run([judges.python(), "-B", str(agreement), str(judges.folder()), str(driver.deckle)],
                          capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr, sep="")
    driver.check(done.returncode == 0, "the measure disagrees with the truth records, see above")
    driver.finish("truth")


main()
