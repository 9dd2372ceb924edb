#!/usr/bin/env python3
"""Text that does not fit, and a command that proposes shorter text: build --shorten."""
import json
import pathlib
import shlex
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

LONG = "이 문단은 상자에 비해 너무 길어서 어떤 방법으로도 들어가지 않습니다. " * 30
SHORT = "짧은 <b>문장</b>입니다."
# A box that the author set: eighty characters wide and two lines high.
BOX = {"x": 96, "y": 200, "w": 600, "h": 96}


def element(element_id, content, kind="text", **more):
    return {"element_id": element_id, "kind": kind, "role": "body", "content": content,
            "constraints": {"allow_shrink": False, "priority": 60}, **more}


def spec():
    title = {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "제목"}}
    slides = [
        {"slide_id": "s1", "type": "content", "layout": {"layout_id": "one_column"},
         "elements": [title, element("b", {"text": LONG}, extensions={"box": BOX})]},
        {"slide_id": "s2", "type": "content", "layout": {"layout_id": "one_column"},
         "elements": [dict(title, element_id="u"),
                      element("c", {"items": [LONG[:300], LONG[:300]]}, "bullets",
                              style={"levels": [0, 1]}, extensions={"box": BOX})]},
        {"slide_id": "s3", "type": "content", "layout": {"layout_id": "one_column"},
         "elements": [dict(title, element_id="v"), element("d", {"text": "이것은 들어갑니다."})]},
    ]
    return {"spec_version": "slidespec_v1", "deck": {"title": "줄이기", "language": "ko", "slides": slides},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"},
                      "slide_size": "widescreen_16_9"}}


def answers(*proposals):
    return {"proposals": [{"slide_id": s, "element_id": e, "content": c} for s, e, c in proposals]}


class Test:
    def __init__(self, driver):
        self.driver = driver
        self.spec = driver.work / "deck.json"
        self.spec.write_text(json.dumps(spec(), ensure_ascii=False), encoding="utf-8")
        self.fitting = driver.work / "fitting.json"
        fits = spec()
        fits["deck"]["slides"] = fits["deck"]["slides"][2:]
        self.fitting.write_text(json.dumps(fits, ensure_ascii=False), encoding="utf-8")
        self.answered = 0
        self.deck, self.report = driver.work / "out.pptx", driver.work / "out.json"

    def build(self, command, *more, spec=None, status=1):
        for path in (self.deck, self.report):
            path.unlink(missing_ok=True)
        run = self.driver.run("build", spec or self.spec, "-o", self.deck, "--report", self.report,
                              "--shorten", command, *more)
        self.driver.check(run.status == status, f"status {status} expected: {run}")
        if not self.driver.check(self.deck.exists() and self.report.exists(), f"no deck or report: {run}"):
            return {"slides": [{"issues": []}] * 3, "issues": []}
        return json.loads(self.report.read_text(encoding="utf-8"))

    def answering(self, text):
        """A command that keeps its question and answers `text`."""
        self.answered += 1
        answer = self.driver.work / f"answer{self.answered}.json"
        answer.write_text(text if isinstance(text, str) else json.dumps(text, ensure_ascii=False), encoding="utf-8")
        question = shlex.quote(str(self.driver.work / "question.json"))
        return f"cat > {question} && cat {shlex.quote(str(answer))}"

    def finding(self, report, rule):
        found = [i for i in report["issues"] if i["rule"] == rule]
        self.driver.check(len(found) == 1, f"one {rule} expected: {found}")
        return found[0]["message"] if found else ""

    def proposes(self):
        check = self.driver.check
        self.driver.run("build", self.spec, "-o", self.driver.work / "plain.pptx")
        report = self.build(self.answering(answers(("s1", "b", {"text": SHORT}),
                                                   ("s2", "c", {"items": ["하나", LONG[:300]]}))))
        question = json.loads((self.driver.work / "question.json").read_text(encoding="utf-8"))
        check(question["deckle_shorten"] == 1 and question["language"] == "ko", f"question: {question}")
        asked = [(r["slide_id"], r["element_id"], r["kind"]) for r in question["requests"]]
        check(asked == [("s1", "b", "text"), ("s2", "c", "bullets")], f"requested {asked}")
        first = question["requests"][0]
        check(first["content"] == {"text": LONG} and first["slide_title"] == "제목", f"first request: {first}")
        check(first["lines_too_many"] > 5 and 0 < first["cut_characters"] < len(LONG), f"first request: {first}")
        check(self.deck.read_bytes() == (self.driver.work / "plain.pptx").read_bytes(),
              "a proposal changed the deck")
        one, two = (report["slides"][i].get("proposals", [{}])[0] for i in (0, 1))
        check(one.get("fits") is True and one.get("content") == {"text": SHORT}, f"s1: {one}")
        check(one.get("characters") == len(SHORT) and one.get("characters_before") == len(LONG), f"s1: {one}")
        check(two.get("fits") is False, f"s2 would not fit: {two}")
        check("proposals" not in report["slides"][2], "s3 needs no proposal")
        check(report["slides"][0]["quality"] == "degraded", "a proposal cures nothing by itself")
        routes = [t.get("route") for t in report["slides"][0]["trace"]]
        check("adapter_needed" in routes, f"trace without adapter_needed: {routes}")

    def shows_people(self):
        command = self.answering(answers(("s1", "b", {"text": SHORT})))
        for ending in (".txt", ".html"):
            report = self.driver.work / ("out" + ending)
            self.driver.run("build", self.spec, "-o", self.deck, "--report", report, "--shorten", command)
            text = report.read_text(encoding="utf-8")
            shown = SHORT if ending == ".txt" else SHORT.replace("<", "&lt;").replace(">", "&gt;")
            self.driver.check(shown in text, f"{ending} does not show the proposal")

    def asks_only_when_needed(self):
        report = self.build("touch asked; false", spec=self.fitting, status=0)
        self.driver.check(not (self.driver.work / "asked").exists(), "asked though all fits")
        found = [i for i in report["issues"] if i["rule"] not in ("body-size", "sparse-slide", "unbalanced-slide")]  # the deck is short
        self.driver.check(not found, f"findings: {found}")

    def survives(self):
        """A failing command has no effect except that there are no proposals."""
        rows = [
            ("exit 3", "ended with status 3"),
            ("no-such-command-anywhere", "did not find the command"),
            ("kill -9 $$", "signal 9"),
            ("true", "the text is empty"),
            ("echo nonsense", "line 1, column 1"),
            ("echo '[]'", "an array \"proposals\""),
            ("echo '{\"proposals\": [1]}'", "must be an object"),
            ("echo '{\"proposals\": [{\"slide_id\": \"s1\"}]}'", "must have slide_id and element_id"),
            (self.answering(answers(("s3", "d", {"text": "x"}))), "was not requested"),
            (self.answering(answers(*[("s1", "b", {"text": "x"})] * 2)), "has two proposals"),
            ("yes", "more than 16 MB"),
        ]
        for command, expected in rows:
            report = self.build(command)
            said = self.finding(report, "shorten-failed")
            self.driver.check(expected in said, f"{command}: {said}")
            self.driver.check(not any(s.get("proposals") for s in report["slides"]), f"{command}: proposals")

    def waits_no_longer(self):
        for command in ("sleep 60", "sleep 60 & sleep 60", "exec 1>&-; sleep 60"):
            begun = time.monotonic()
            report = self.build(command, "--shorten-timeout", "1")
            took = time.monotonic() - begun
            self.driver.check("longer than 1 s" in self.finding(report, "shorten-failed"), command)
            self.driver.check(took < 30, f"{command} took {took:.0f} s")

    def validates(self):
        report = self.build(self.answering(answers(("s1", "b", {"items": ["kein Text"]}),
                                                   ("s2", "c", {"items": ["하나"]}))))
        said = self.finding(report, "shorten-refused")
        self.driver.check("invalid content" in said, said)
        self.driver.check(not report["slides"][0].get("proposals"), "the refused proposal is reported")
        two = report["slides"][1].get("proposals", [{}])[0]
        self.driver.check(two.get("fits") is True, f"the other one is judged even so: {two}")

    def refuses_usage(self):
        for more in (("--shorten", ""), ("--shorten", "cat", "--shorten-timeout", "0"), ("--shorten-timeout", "5")):
            run = self.driver.run("build", self.spec, "-o", self.driver.work / "no.pptx", *more)
            self.driver.check(run.status == 2, f"usage: {run}")


def main():
    driver = harness.Driver(__doc__)
    test = Test(driver)
    test.proposes()
    test.shows_people()
    test.asks_only_when_needed()
    test.survives()
    test.waits_no_longer()
    test.validates()
    test.refuses_usage()
    driver.finish("shorten")


main()
