#!/usr/bin/env python3
"""The HTML pages of every command have no fault of accessibility that axe-core (npm) finds, in light and dark, with findings
and without, as they open and with everything unfolded, wide and narrow. Each page is looked at in headless Chromium, whose
colours axe-core computes contrasts from.
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import html_report  # noqa: E402
import qc_files  # noqa: E402
from support import harness, judges  # noqa: E402
from support.browser import Browser, program  # noqa: E402

# Rules of a page that stands alone are asked for with those of WCAG 2.2 and the good practice that axe-core knows.
RUN = """(() => { %s
  %s
  return axe.run(document, {preload: false, resultTypes: ['violations']}).then(found => found.violations.map(one =>
    `${one.id} (${one.impact}): ${one.help}: ${one.nodes.length} times, first ${one.nodes[0].target.join(' ')}: ` +
    `${one.nodes[0].failureSummary.replace(/\\s+/g, ' ')}`)); })()"""
# How a page is looked at; hidden: no severity is shown.
STATES = {"as opened": "",
          "unfolded": "for (const one of document.querySelectorAll('details')) one.open = true;",
          "hidden": "for (const one of document.querySelectorAll('.filter')) one.checked = false;"}
# A page with one of each of three faults, which the judge has to find.
FAULTY = """<!DOCTYPE html><html><head><title>Faulty</title></head><body><main><h1>Faulty</h1><img src="data:,">
<p style="color: #bbb; background: #fff">pale</p></main></body></html>"""


def pages(driver):
    """{name: page}, written by the commands that write HTML."""
    work = driver.work
    example = harness.ROOT / "examples" / "population-en.json"
    korean = harness.ROOT / "examples" / "population-ko.json"
    flawed, broken = work / "flawed.json", work / "broken.json"
    flawed.write_text(json.dumps(html_report.FLAWED), encoding="utf-8")
    broken.write_text("{", encoding="utf-8")
    sound, planted, carries = work / "sound.pptx", work / "planted.pptx", work / "carries.pptx"
    driver.check(driver.run("build", example, "-o", sound).status == 0, "the example is not built")
    qc_files.rewritten(sound, planted, qc_files.planted)
    driver.run("qc", planted, "--suppress", "rule=stray-font;reason=house style", "--write-suppressions", carries)
    (work / "deckle.toml").write_text('[[qc.override]]\nfiles = ["carries.pptx"]\nseverity = {personal-data = "warning"}\n',
                                      encoding="utf-8")
    commands = {
        "without findings": ["qc", example],
        "with findings": ["qc", flawed],
        "Korean": ["qc", korean, flawed, "--lang", "ko"],
        "invalid": ["validate", broken],
        "presentation": ["qc", carries],
        "suppressions ignored": ["qc", carries, "--deck-suppressions", "ignore"],
        "fixed": ["qc", planted, "--fix", "--unsafe-fixes", "-o", work / "fixed.pptx", "--report"],
        "doctor": ["doctor", planted],
        "template": ["template", "validate", sound],
        "diff": ["diff", sound, planted],
    }
    found = {}
    for name, command in commands.items():
        page = work / f"{name}.html"
        run = driver.run(*command, *([] if command[-1] == "--report" else ["-o"]), page)
        if driver.check(page.exists(), f"{name} wrote no page: {run}"):
            found[name] = page
    return found


def main():
    driver = harness.Driver(__doc__)
    program()
    axe = (judges.npm_package("axe-core") / "axe.min.js").read_text(encoding="utf-8")
    faulty = driver.work / "faulty.html"
    faulty.write_text(FAULTY, encoding="utf-8")
    browser = Browser()
    looked_at = 0
    try:
        found = {one.split()[0] for one in browser.open(faulty.as_uri(), RUN % (axe, "")).value}
        driver.check({"image-alt", "color-contrast", "html-has-lang"} <= found, f"of a faulty page the judge finds {found}")
        for name, page in pages(driver).items():
            for scheme in ("light", "dark"):
                for width, state in ((1280, "as opened"), (1280, "unfolded"), (400, "unfolded"), (1280, "hidden")):
                    faults = browser.open(page.as_uri(), RUN % (axe, STATES[state]), width=width, scheme=scheme).value
                    looked_at += 1
                    driver.none(faults, f"{name}, {scheme}, {width} px, {state}")
    finally:
        browser.close()
    driver.finish(f"axe-core on {looked_at} pages")


if __name__ == "__main__":
    main()
