#!/usr/bin/env python3
"""--backend chrome on the program: the examples have the same line breaks in Chromium as in the native engine; decks are built and
checked with it; without a browser, or with a program that is none, the native engine measures and the output says why; and
nothing is left of a browser however the program ends."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402
from support.browser import program  # noqa: E402

EXAMPLES = ["population-ko.json", "research-briefing-en.json", "languages.json"]


def agrees(driver, name):
    run = driver.run("measure", harness.ROOT / "examples" / name, "--compare")
    if not driver.check(run.status == 0, f"--compare works: {run}"):
        return
    out = json.loads(run.out)
    driver.check(out["target"] == "chrome" and out["backend"]["name"] == "chrome" and out["backend"]["version"].startswith("Chrome/"),
                 f"{name}: backend is {out['backend']}, target {out['target']}")
    comparison = out["comparison"]
    print(f"{name}: {comparison['elements']} elements, {comparison['same_breaks']} with the same breaks, {comparison['lines']} lines, "
          f"widths differ by {comparison['max_width_error']:.2%} at most")
    driver.check(comparison["elements"] > 50 and comparison["same_breaks"] == comparison["elements"],
                 f"{name}: other line breaks in {comparison['other_breaks']}")
    driver.check(comparison["same_verdicts"] == comparison["elements"], f"{name}: {comparison['same_verdicts']} same verdicts")
    driver.check(comparison["max_width_error"] <= 0.0006, f"{name}: a width differs by {comparison['max_width_error']}")


def builds(driver):
    spec = harness.ROOT / "examples" / "population-ko.json"
    for name in ("a.pptx", "b.pptx"):
        run = driver.run("build", spec, "--backend", "chrome", "-o", driver.work / name, "--report", driver.work / "report.json")
        driver.check(run.status == 0, f"build --backend chrome: {run}")
    driver.check((driver.work / "a.pptx").read_bytes() == (driver.work / "b.pptx").read_bytes(), "the same bytes twice")
    report = json.loads((driver.work / "report.json").read_text())
    driver.check(not [n for n in report["not_run"] if n["rule"] == "chrome"], f"not_run is {report['not_run']}")
    run = driver.run("qc", spec, "--backend", "chrome", "--format", "json")
    driver.check(run.status == 0 and json.loads(run.out)["slides"], f"qc --backend chrome: {run}")


def refines(driver):
    """A slide whose text runs over is repaired by what Chromium measures, and again from the kept patches."""
    slide = driver.work / "slide.json"
    slide.write_text(json.dumps({"slide": {"id": "s1", "w": 1280, "h": 720}, "elements": [
        {"eid": "b", "type": "text", "content": "Orders rose in every region. " * 12,
         "layout": {"x": 100, "y": 100, "w": 400, "h": 60}, "style": {"fontSize": 20, "fontFamily": "Arial"}}]}))
    kept, result = driver.work / "rollout", driver.work / "refined.json"
    run = driver.run("refine", slide, "--backend", "chrome", "--out", kept, "-o", result)
    driver.check(run.status in (0, 1), f"refine --backend chrome: {run}")
    settings = json.loads((kept / "settings.json").read_text())
    driver.check(settings["backend"] == "chrome" and settings["target"] == "chrome", f"settings are {settings}")
    dom = json.loads((kept / "dom_0.json").read_text())
    driver.check(dom["backend"]["name"] == "chrome", f"dom_0.json is of {dom['backend']}")
    again = driver.run("refine", slide, "--replay", kept)
    driver.check(json.loads(again.out) == json.loads(result.read_text()), f"--replay gives another slide: {again}")
    settings["backend"] = "lynx"
    (kept / "settings.json").write_text(json.dumps(settings))
    run = driver.run("refine", slide, "--replay", kept)
    driver.check(run.status == 65 and "lynx" in run.err, f"an unknown back end: {run}")
    env = {"DECKLE_CHROME": str(driver.work / "absent")}
    run = driver.run("refine", slide, "--backend", "chrome", env=env)
    driver.check(run.status in (0, 1) and "there is no program" in run.err, f"refine without a browser: {run}")


def degrades(driver):
    """No browser, one that ends at once, one that never answers usefully."""
    spec = harness.ROOT / "examples" / "population-en.json"
    native = json.loads(driver.run("measure", spec, "--target", "chrome").out)
    absent = driver.work / "absent"
    broken = driver.work / "broken"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    for chrome, reason in ((absent, "there is no program"), (broken, "Chromium ended by itself")):
        env = {"DECKLE_CHROME": str(chrome)}
        run = driver.run("measure", spec, "--compare", env=env)
        if driver.check(run.status == 0, f"measure without a browser: {run}"):
            out = json.loads(run.out)
            driver.check(out["backend"]["name"] == "native" and reason in out["backend"]["not_run"], f"backend is {out['backend']}")
            driver.check("comparison" not in out and out["slides"] == native["slides"], "the native engine's measurements are expected")
            driver.check(reason in run.err, f"standard error says {run.err!r}")
        run = driver.run("qc", spec, "--backend", "chrome", "--format", "json", env=env)
        if driver.check(run.status == 0, f"qc without a browser: {run}"):
            not_run = {n["rule"]: n["reason"] for n in json.loads(run.out)["not_run"]}
            driver.check(reason in not_run.get("chrome", ""), f"not_run is {not_run}")


def leaves_nothing(driver):
    """Whatever ends the program, no process of the browser and no folder of its profile is left."""
    folder = driver.work / "tmp"
    folder.mkdir()
    spec = harness.ROOT / "examples" / "research-briefing-en.json"
    env = {**os.environ, "TMPDIR": str(folder), "LC_ALL": "C"}
    for how in (None, signal.SIGTERM, signal.SIGKILL):
        process = subprocess.Popen([driver.deckle, "build", spec, "--backend", "chrome", "-o", driver.work / "c.pptx"], env=env,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if how:
            end = time.monotonic() + 20
            while not list(folder.glob("deckle-*/*")) and time.monotonic() < end:  # until there is a profile
                time.sleep(0.01)
            process.send_signal(how)
        process.wait(timeout=120)
        end = time.monotonic() + 10
        while time.monotonic() < end and (list(folder.iterdir()) or users_of(folder)):
            time.sleep(0.05)
        driver.check(not list(folder.iterdir()), f"after {how}: {list(folder.iterdir())} are left")
        driver.check(not users_of(folder), f"after {how}: processes {users_of(folder)} are left")


def same_defects(driver):
    """Generated slides have the same defects by both back ends, also where a rounding decides."""
    for more in ([], ["--close"]):
        done = subprocess.run([driver.options.backends, "--slides", "60", "--seed", "5", *more], capture_output=True, text=True, timeout=200, check=False)
        driver.check(done.returncode == 0, f"loop_backends {more}: {done.stdout[-2000:]} {done.stderr[-500:]}")


def users_of(folder):
    """The processes whose command line names the folder."""
    found = []
    for place in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if os.fsencode(str(folder)) in place.read_bytes():
                found.append(place.parent.name)
        except OSError:
            pass
    return found


def main():
    driver = harness.Driver(__doc__, [("--backends", {"required": True})])
    program()
    for name in EXAMPLES:
        agrees(driver, name)
    builds(driver)
    refines(driver)
    same_defects(driver)
    degrades(driver)
    leaves_nothing(driver)
    driver.finish("chrome")


main()
