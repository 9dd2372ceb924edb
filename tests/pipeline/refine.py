#!/usr/bin/env python3
"""Patches and the refinement loop: deckle ir diagnose, ir apply and refine, with authors that behave and that do not."""
import json
import os
import pathlib
import random
import re
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402
from support.mcp_client import Client  # noqa: E402

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
    """One with every defect but an inverted order."""
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
            self.complete(folder, len(lines))
            again = self.driver.work / f"replay-{len(patcher)}"
            self.refine("hints", "--replay", folder, "--out", again)
            self.check(self.files(folder) == self.files(again), f"a replay of {patcher} has the same bytes")
        folder, again = self.driver.work / "rollout-target", self.driver.work / "replay-target"
        self.refine("hints", "--target", "libreoffice", "--out", folder)
        self.refine("hints", "--replay", folder, "--out", again)
        self.check(self.files(folder) == self.files(again), "a rollout is replayed for its own target")

    def complete(self, folder, count):
        """Every file of every iteration, and none besides."""
        wanted = {"input.json", "settings.json", "trace.jsonl", "metrics.json", "ir_final.json"}
        for k in range(count):
            wanted |= {f"ir_{k}.json", f"out_{k}.html", f"render_{k}.png", f"dom_{k}.json", f"diag_{k}.json"} | ({f"patch_{k}.json"} if k else set())
        self.check(set(self.files(folder)) == wanted, f"{folder.name} has {sorted(self.files(folder))}")
        for k in range(count):
            eids = [e["eid"] for e in json.loads((folder / f"ir_{k}.json").read_text())["elements"]]
            page = (folder / f"out_{k}.html").read_text(encoding="utf-8")
            self.check('id="slide"' in page and all(f'data-eid="{eid}"' in page for eid in eids), f"out_{k}.html has every element")
            picture = (folder / f"render_{k}.png").read_bytes()
            self.check(picture.startswith(b"\x89PNG") and struct.unpack(">II", picture[16:24]) == (1280, 720), f"render_{k}.png has a pixel for each px")
        if count > 1:
            self.check((folder / "render_0.png").read_bytes() != (folder / f"render_{count - 1}.png").read_bytes(), "the pictures show the change")

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

    def written(self):
        """The slide as deckle writes it."""
        patch = self.driver.work / "empty.json"
        patch.write_text('{"edits": []}', encoding="utf-8")
        return json.loads(self.driver.run("ir", "apply", self.ir, patch).out)

    def over_mcp(self):
        """The same author as a client, and one that breaks every rule: each answer says what is wrong with it."""
        out = self.driver.work / "over-mcp.json"
        done = subprocess.run([sys.executable, harness.ROOT / "examples/refine_over_mcp.py", self.ir, out, self.driver.deckle],
                              capture_output=True, text=True, timeout=60, check=False)
        self.check(done.returncode == 0 and done.stdout == "success_clean\n", f"the loop is driven to success over MCP: {done}")
        if done.returncode == 0:
            status, diagnosis = self.diagnosis(out)
            self.check(status == 0 and not diagnosis["defects"], f"and the slide is cured: {diagnosis['defects']}")
        client = Client([self.driver.deckle, "mcp"], self.driver.work)
        client.initialize()

        def call(tool, **arguments):
            return client.tool(tool, **arguments)["result"]

        def step(refinement, patch):
            return call("refine_step", refinement=refinement, patch=patch)["structuredContent"]

        def start(**arguments):
            return call("refine_start", **arguments)["structuredContent"]["refinement"]

        def failure(answer):
            return answer["content"][0]["text"] if answer["isError"] else ""

        first = start(ir=slide())
        over = step(first, {"edits": [{"eid": "t", "layout": {"y": 600}}]})
        self.check(over["accepted"] and over["overrides"][0]["clamped_to"] == 80 and over["ir"]["elements"][0]["layout"]["y"] == 80,
                   f"a budget that is broken is logged: {over['overrides']}")
        rubbish = step(first, {"edits": [{"eid": "x"}]})
        self.check(rubbish["asked_again"] and rubbish["iter"] == 1 and "no element" in rubbish["error"],
                   f"rubbish is complained about: {rubbish.get('error')}")
        rubbish = step(first, "no JSON")
        self.check(not rubbish["asked_again"] and not rubbish["accepted"] and rubbish["iter"] == 2, f"and counted the second time: {rubbish['iter']}")
        self.check(rubbish["done"] and rubbish["quality"] == "degraded" and rubbish["metrics"]["rolled_back"] and rubbish["result"] == self.written(),
                   f"after two without improvement it ends with the best state: {rubbish['metrics']}")
        self.check("has ended as degraded" in failure(call("refine_step", refinement=first, patch={"edits": []})), "what has ended takes no patch")
        second = start(ir=json.dumps(slide()))
        step(second, {"edits": [{"eid": "i", "layout": {"y": 290}}]})
        taboo = step(second, {"edits": [{"eid": "i", "layout": {"y": 280}}]})
        self.check(taboo["asked_again"] and "i:move:up" in taboo["error"] and taboo["taboo"] == ["i:move:up"], f"a taboo patch is refused: {taboo}")
        for unknown in ("refine-0", "refine-99", "", "x" * 3000):
            said = failure(call("refine_step", refinement=unknown, patch={"edits": []}))
            self.check("no such refinement" in said and len(said) < 1000, f"the id {unknown[:9]} is not known: {said}")
        for _ in range(16):
            last = start(ir=slide())
        self.check("no such refinement" in failure(call("refine_step", refinement=second, patch={"edits": []})), "the seventeenth takes the place of the first")
        self.check(step(last, {"edits": []})["iter"] == 1, "the last one is kept")
        many = {"deckle_ir": 1, "slides": [{**slide(), "slide": {"w": 1280, "h": 720, "id": f"s{n}"}} for n in range(3)]}
        for arguments, said in (({}, "0 slides"), ({"ir": slide(), "ir_path": "slide.json"}, "2 slides"), ({"ir": "{}"}, "<ir>:1:"), ({"ir": many}, "s0, s1, s2"),
                                ({"ir": many, "slide_id": "s9"}, "no such slide"), ({"ir": slide(), "set": ["MAX_ITR=1"]}, "MAX_ITER"),
                                ({"ir_path": "../x.json"}, "not allowed")):
            answer = call("refine_start", **arguments)
            self.check(said in failure(answer), f"'{said}' is expected: {str(answer)[:600]}")
        for name in ("s1", "2"):
            state = call("refine_start", ir=many, slide_id=name, set=["MAX_ITER=7"])["structuredContent"]
            self.check(state["ir"]["slide"]["id"] == "s1" and state["max_iter"] == 7, f"the slide {name}: {state['ir']['slide']}")
        state = call("refine_start", ir_path="slide.json")["structuredContent"]
        self.check(state["diagnosis"] == self.diagnosis(self.ir)[1], "the diagnosis is that of deckle ir diagnose")
        self.check(client.close() == 0, "an author that hangs keeps nobody: the end of the input ends the server")

    def report(self):
        """One page that needs nothing else, with every defect of every iteration drawn and listed."""
        for language, words in (("en", "What the patch changed"), ("ko", "패치가 바꾼 것")):
            folder, page = self.driver.work / f"reported-{language}", self.driver.work / f"report-{language}.html"
            self.refine("hints", "--out", folder, "--report", page, "--lang", language)
            text = page.read_text(encoding="utf-8")
            self.check(words in text and f'<html lang="{language}">' in text, f"the words of {language}")
            links, anchors = re.findall(r'href="([^"]*)"', text), set(re.findall(r' id="([^"]*)"', text))
            self.check(not re.search(r"<(script|link|img|iframe)|src=|url\(|@import", text) and links and {link for link in links if link[1:] not in anchors} == set(),
                       f"it needs nothing else, and every link leads somewhere: {[link for link in links if link[1:] not in anchors][:3]}")
            self.check("prefers-color-scheme:dark" in text and "@media print" in text, "it is for light, dark and paper")
            sections = re.split(r'<section id="s1i\d+">', text)[1:]
            lines = (folder / "trace.jsonl").read_text().splitlines()
            self.check(len(sections) == len(lines), f"a section for each iteration: {len(sections)}")
            for k, section in enumerate(sections):
                diagnosis = json.loads((folder / f"diag_{k}.json").read_text())
                listed = re.findall(r'<li id="[^"]*"><span class="n"[^>]*>\d+</span><code>(\w+)</code>', section)
                self.check(listed == [d["type"] for d in diagnosis["defects"] + diagnosis["warnings"]], f"iteration {k} lists {listed}")
                self.check(section.count('class="mark mark-') == len(listed), f"iteration {k} draws them")
            self.check(">→ b<" in sections[0] and "fontSize 18 → 20" in sections[1], "where hints aim, and what changed")
            again = self.driver.work / "again.html"
            self.refine("hints", "--replay", folder, "--report", again, "--lang", language)
            self.check(again.read_bytes() == page.read_bytes(), "a replay has the same page")
        run = self.driver.run("refine", self.ir, "--report", "report.json")
        self.check(run.status == 2 and ".html" in run.err, f"another ending is wrong usage: {run}")
        hostile = slide()
        hostile["elements"][1]["eid"] = "<script>alert(1)</script>"
        path = self.driver.work / "hostile.json"
        path.write_text(json.dumps(hostile), encoding="utf-8")
        self.driver.run("refine", path, "--report", self.driver.work / "hostile.html", "-o", os.devnull)
        self.check("<script" not in (self.driver.work / "hostile.html").read_text(encoding="utf-8"), "ids are escaped")

    def of_build(self):
        """build --rollouts: every state of every slide, the same bytes again, also after a kill."""
        words = "A point that takes some words to make, with a clause that says why it matters to the reader, number"
        slides = [{"slide_id": f"s{n}", "type": "content", "layout": {"layout_id": "title_body"}, "elements": [
            {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Points"}},
            {"element_id": "b", "kind": "bullets", "role": "body", "content": {"items": [f"{words} {i}" for i in range(count)]}}]}
            for n, count in enumerate((2, 9, 30))]
        spec = self.driver.work / "deck.json"
        spec.write_text(json.dumps({"spec_version": "slidespec_v1", "deck": {"title": "Deck", "language": "en", "slides": slides},
                                    "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}}), encoding="utf-8")

        def build(name, *more):
            folder = self.driver.work / name
            run = self.driver.run("build", spec, "-o", self.driver.work / f"{name}.pptx", "--rollouts", folder, *more)
            self.check(run.status in (0, 1), f"build --rollouts: {run}")
            return folder, run

        folder, _ = build("of-build", "--report", self.driver.work / "report.json")
        report = json.loads((self.driver.work / "report.json").read_text())["slides"]
        self.check(len(report) > 3 and sorted(p.name for p in folder.iterdir()) == [f"rollout_{n + 1:04}" for n in range(len(report))], f"a folder for each slide: {len(report)}")
        for slide, rollout in zip(report, sorted(folder.iterdir())):
            lines = [json.loads(line) for line in (rollout / "trace.jsonl").read_text().splitlines()]
            self.check([line["action"] for line in lines] == [step["action"] for step in slide["trace"]] and lines[-1]["quality"] == slide["quality"],
                       f"{rollout.name}: the lines are those of the report")
            self.complete(rollout, 1 + max(line["iter"] for line in lines))
            metrics = json.loads((rollout / "metrics.json").read_text())
            self.check(lines[-1]["iter"] == metrics["best_iteration"] and metrics["quality"] == slide["quality"], f"{rollout.name}: {metrics}")
            authored = json.loads((rollout / "input.json").read_text())
            self.check(authored is None or authored["slide_id"] == slide["slide_id"].split("~")[0], f"{rollout.name}: its input is the authored slide: {authored}")
            for line in lines:
                if line["iter"] > 0:
                    run = self.driver.run("ir", "apply", rollout / "ir_0.json", rollout / f"patch_{line['iter']}.json")
                    self.check(run.status == 0, f"{rollout.name}: patch_{line['iter']} has the form of patches: {run}")
        whole = self.tree(folder)
        self.check(whole == self.tree(build("of-build-again", "--jobs", "1")[0]), "the same bytes, whatever the threads")
        plain = self.driver.work / "plain.pptx"
        self.driver.run("build", spec, "-o", plain)
        self.check(plain.read_bytes() == (self.driver.work / "of-build.pptx").read_bytes(), "the deck is that of a build without rollouts")
        killed = self.driver.work / "of-build-killed"
        arguments = [str(self.driver.deckle), "build", str(spec), "-o", str(self.driver.work / "k.pptx"), "--rollouts", str(killed)]
        for wait in (0.02, 0.05, 0.1, 0.15):
            process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(wait)
            process.kill()
            process.wait()
        (killed / "rollout_0001").mkdir(parents=True, exist_ok=True)
        (killed / "rollout_0001/ir_17.json").write_text("{}", encoding="utf-8")
        build("of-build-killed")
        self.check(self.tree(killed) == whole, "a build that was killed is completed, and what an earlier one left too much is removed")
        run = self.driver.run("refine", self.ir, "--replay", folder / "rollout_0001")
        self.check(run.status == 65 and "build the spec again" in run.err, f"it is not replayed by patches: {run}")
        slides[0]["elements"][0]["content"]["text"] = "Other points"
        document = json.loads(spec.read_text())
        document["deck"]["slides"] = slides
        spec.write_text(json.dumps(document), encoding="utf-8")
        run = self.driver.run("build", spec, "-o", self.driver.work / "other.pptx", "--rollouts", folder)
        self.check(run.status == 73 and "another input" in run.err, f"the folder of another deck is refused: {run}")

    def tree(self, folder):
        """Without what a killed program may leave behind: one temporary file."""
        return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file() and not p.name.startswith(".deckle-")}

    def files(self, folder):
        return {p.name: p.read_bytes() for p in sorted(folder.iterdir()) if not p.name.startswith(".")}

    def killed(self, arguments, seconds):
        """Whether SIGKILL after so long came before the end."""
        process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        time.sleep(seconds)
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        return process.wait() == -signal.SIGKILL

    def kills(self, count):
        """Killed at random points, a rollout is carried on to the same bytes."""
        command = f"sleep 0.02; {shlex.quote(sys.executable)} {shlex.quote(str(AUTHOR))}"
        whole = self.driver.work / "whole"
        began = time.monotonic()
        self.refine(command, "--out", whole)
        took = time.monotonic() - began
        dice = random.Random(7)
        tries, moments = 0, {}
        for number in range(count):
            folder = self.driver.work / f"killed-{number}"
            arguments = [str(self.driver.deckle), "refine", str(self.ir), "--patcher", command, "--out", str(folder), "-o", os.devnull]
            # How long it takes depends on what else the machine does: one that has ended is no kill, and is tried again.
            for _ in range(50):
                tries += 1
                if self.killed(arguments, dice.random() * took):
                    took *= 1.02
                    break
                took *= 0.95
                shutil.rmtree(folder, ignore_errors=True)
            files = len(self.files(folder)) if folder.is_dir() else 0
            moments[files] = moments.get(files, 0) + 1
            run = self.driver.run(*arguments[1:])
            self.check(run.status == 0 and self.files(folder) == self.files(whole), f"kill {number}: {run}")
            shutil.rmtree(folder)
        print(f"{count} kills of {tries} tries, by the number of files that were there: {dict(sorted(moments.items()))}")


def main():
    driver = harness.Driver(__doc__, [("--kills", {"type": int, "default": 20}),
                                      ("--only-kills", {"action": "store_true", "help": "none of the other tests"})])
    test = Test(driver)
    if driver.options.only_kills:
        test.kills(driver.options.kills)
        driver.finish("refine")
    test.patches()
    test.authors()
    test.bad_authors()
    test.over_mcp()
    test.report()
    test.of_build()
    test.kills(driver.options.kills)
    driver.finish("refine")


main()
