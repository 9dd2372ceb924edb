#!/usr/bin/env python3
"""Patches and the refinement loop: deckle ir diagnose, ir apply and refine, with authors that behave and that do not."""
import json
import os
import pathlib
import random
import shlex
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

AUTHOR = harness.ROOT / "examples/patch_author.py"


# A step further in the same direction each time.
REPEATS = """import json, sys
y = 150 - 10 * json.load(sys.stdin)["iter"]
print(json.dumps({"edits": [{"eid": "i", "layout": {"y": y}}]}))"""


def element(eid, kind, priority, box, content="", **style):
    x, y, w, h = box
    return {"eid": eid, "type": kind, "priority": priority, "content": content,
            "layout": {"x": x, "y": y, "w": w, "h": h}, "style": style}


def slide():
    return {"slide": {"w": 1280, "h": 720}, "elements": [
        element("t", "title", 100, (48, 32, 1184, 80), "Key findings", fontSize=44),
        element("b", "bullets", 80, (64, 100, 820, 300), "One point\nAnother point", fontSize=18),
        element("i", "image", 40, (500, 300, 500, 300)),
        element("n", "text", 60, (1150, 560, 300, 20), "a note that is too long for its box", fontSize=20)]}


class Test:
    def __init__(self, driver):
        self.driver = driver
        self.ir = driver.work / "slide.json"
        self.ir.write_text(json.dumps(slide()), encoding="utf-8")

    def check(self, *arguments):
        self.driver.check(*arguments)

    def diagnosis(self, path):
        run = self.driver.run("ir", "diagnose", path)
        return run.status, json.loads(run.out)

    def patches(self):
        status, diagnosis = self.diagnosis(self.ir)
        self.check(status == 1 and diagnosis["summary"]["defect_count"] == len(diagnosis["defects"]) > 3, f"defects: {diagnosis}")
        self.check(all("hint" in d for d in diagnosis["defects"]), "each defect has a hint")
        patch, better = self.driver.work / "patch.json", self.driver.work / "better.json"
        patch.write_text(json.dumps({"edits": [{"eid": "t", "layout": {"y": 400}}]}), encoding="utf-8")
        run = self.driver.run("ir", "apply", self.ir, patch, "-o", better)
        self.check(run.status == 0 and "HIGH_PRIO_MOVE_PX" in run.err, f"an override is said: {run}")
        self.check(json.loads(better.read_text())["elements"][0]["layout"]["y"] == 80, "and the move limited")
        for wrong, said in (({"edits": [{"eid": "x"}]}, "no element"), ({"edits": [{"eid": "t", "words": 1}]}, "words"),
                            ({"edits": [], "add": []}, "add"), ([], "object")):
            patch.write_text(json.dumps(wrong), encoding="utf-8")
            run = self.driver.run("ir", "apply", self.ir, patch)
            self.check(run.status == 65 and said in run.err and "patch.json:1:" in run.err, f"{wrong} is refused: {run}")
        run = self.driver.run("ir", "diagnose", self.ir, "--set", "MIN_OVERLAP_AREA_PX=1000000")
        types = {d["type"] for d in json.loads(run.out)["defects"]}
        self.check("overlap" not in types and "font_too_small" in types, f"constants are configurable: {types}")
        run = self.driver.run("ir", "diagnose", self.ir, "--set", "NO_SUCH=1")
        self.check(run.status == 2 and "NO_SUCH" in run.err, f"an unknown constant is wrong usage: {run}")

    def refine(self, patcher, *more, status=0):
        out = self.driver.work / "out.json"
        out.unlink(missing_ok=True)
        run = self.driver.run("refine", self.ir, "--patcher", patcher, "-o", out, *more)
        self.check(run.status == status, f"{patcher}: status {status} is expected: {run}")
        return out

    def authors(self):
        command = f"{shlex.quote(sys.executable)} {shlex.quote(str(AUTHOR))}"
        for patcher in ("hints", "search", command):
            folder = self.driver.work / f"rollout-{len(patcher)}"
            out = self.refine(patcher, "--out", folder)
            status, diagnosis = self.diagnosis(out)
            self.check(status == 0 and not diagnosis["defects"], f"{patcher} cures the slide: {diagnosis['defects']}")
            lines = [json.loads(line) for line in (folder / "trace.jsonl").read_text().splitlines()]
            self.check(lines[-1]["action"] == "stop_success" and len(lines) <= 4, f"the trace of {patcher}: {lines}")
            again = self.driver.work / f"replay-{len(patcher)}"
            self.refine("hints", "--replay", folder, "--out", again)
            self.check(self.files(folder) == self.files(again), f"a replay of {patcher} has the same bytes")

    def bad_authors(self):
        bad = {"rubbish": "echo rubbish", "nothing": "true", "fails": "exit 3", "a folder of keys": "echo '{\"edits\":[{\"eid\":\"t\",\"k\":1}]}'",
               "repeats": f"{shlex.quote(sys.executable)} -c " + shlex.quote(REPEATS)}
        for name, command in bad.items():
            folder = self.driver.work / f"bad-{name.replace(' ', '-')}"
            self.refine(command, "--out", folder, status=1)
            lines = [json.loads(line) for line in (folder / "trace.jsonl").read_text().splitlines()]
            self.check(lines[-1]["quality"] == "degraded" and any(line["action"] == "refused" for line in lines), f"{name}: {lines}")
        began = time.monotonic()
        self.refine("sleep 60", "--patcher-timeout", "1", status=1)
        self.check(time.monotonic() - began < 30, "an author that hangs is ended")
        over = "echo '{\"edits\":[{\"eid\":\"t\",\"layout\":{\"y\":600}}]}'"
        folder = self.driver.work / "over"
        self.refine(over, "--out", folder, status=1)
        self.check("clamped_to" in (folder / "trace.jsonl").read_text(), "a budget that is broken is logged")

    def files(self, folder):
        return {p.name: p.read_bytes() for p in sorted(folder.iterdir()) if not p.name.startswith(".")}

    def kills(self, count):
        """Killed at random points, a rollout is carried on to the same bytes."""
        command = f"sleep 0.02; {shlex.quote(sys.executable)} {shlex.quote(str(AUTHOR))}"
        whole = self.driver.work / "whole"
        began = time.monotonic()
        self.refine(command, "--out", whole)
        took = time.monotonic() - began
        dice = random.Random(7)
        for number in range(count):
            folder = self.driver.work / f"killed-{number}"
            arguments = [str(self.driver.deckle), "refine", str(self.ir), "--patcher", command, "--out", str(folder), "-o", os.devnull]
            process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            time.sleep(dice.random() * took)
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
            run = self.driver.run(*arguments[1:])
            self.check(run.status == 0 and self.files(folder) == self.files(whole), f"kill {number}: {run}")


def main():
    driver = harness.Driver(__doc__, [("--kills", {"type": int, "default": 20})])
    test = Test(driver)
    test.patches()
    test.authors()
    test.bad_authors()
    test.kills(driver.options.kills)
    driver.finish("refine")


main()
