#!/usr/bin/env python3
"""Words that act on what displays them, in every place that can reach an output: terminal controls, bidi
controls, line breaks followed by commands to a build server, bytes that are not UTF-8. What people and logs
read holds none of them; what programs read stays well-formed. And words without end, and findings without
end: what is printed is bounded."""
import copy
import glob
import html.parser
import itertools
import json
import os
import pathlib
import pty
import re
import shlex
import struct
import subprocess
import sys
import unicodedata
import zipfile
from xml.etree import ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, mcp_client, spec_generator  # noqa: E402

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
# What a JSON string may hold besides text, as ids of up to 80 characters and as any other string.
ID = "\u009b31m\u202e\x7f\n::error file=x::a\n##[error]b"
WORDS = ["::error file=x::planted", "\u3000::error file=x::planted", "##vso[task.complete result=Failed;]", ID,
         "\u009b31m\u009d0;t\u009c\u0085\x7f\u2028\u2029\t" + BIDI + "\n::error file=x::planted\n##[error]planted"]
# What a path and an argument may hold, '/' left out.
NAME = b"\x1b]0;t\x07\r\n::error file=x::planted\n\x9b\xff\xc0\xaf\xe2\x82" + ("\u009b\u202e\u2028".encode())
FORMATS = ["json", "sarif", "junit", "html", "text"]
COMMAND = re.compile(r"##[A-Za-z]*\[")


def controls(text, allowed="\n"):
    """Controls, separators of lines, what XML cannot hold, and bytes that are not UTF-8."""
    return sorted({f"U+{ord(c):04X}" for c in text
                   if c not in allowed and (unicodedata.category(c) in ("Cc", "Cs") or c in "\u2028\u2029\ufffe\uffff")})


def commands(text):
    return [line for line in text.split("\n") if line.lstrip().startswith(("::", "##")) or COMMAND.search(line)]


class Test:
    def __init__(self, driver):
        self.driver = driver
        self.number = 0

    def folder(self, name=None):
        self.number += 1
        path = self.driver.work / f"{self.number}"
        path.mkdir()
        if name is not None:
            path = pathlib.Path(os.fsdecode(os.fsencode(path) + b"/" + name))
            path.mkdir()
        return path

    def harmless(self, what, output, allowed="\n"):
        """Text that people read."""
        text = output.decode("utf-8", "surrogateescape")
        bad = controls(text, allowed) + [f"U+{ord(c):04X}" for c in BIDI if c in text]
        self.driver.check(not bad, f"{what}: {', '.join(bad)} in:\n{ascii(text[:2000])}")
        self.driver.check(not commands(text), f"{what}: taken for a command: {commands(text)[:3]}")

    def run(self, what, *arguments, allowed="\n", **settings):
        """A run whose output is text."""
        run = self.driver.run(*arguments, **settings)
        what = f"{what}: {' '.join(ascii(a) for a in run.arguments)}"
        # Driver.run replaces bytes that are not UTF-8.
        self.driver.check("\ufffd" not in run.err, f"{what}: stderr is not UTF-8: {ascii(run.err)}")
        self.harmless(what + ", stderr", run.err.encode())
        self.harmless(what + ", stdout", run.out, allowed)
        self.driver.check(run.status in (0, 1, 2, 65, 66, 73), f"{what}: status {run.status}: {ascii(run.err)}")
        return run

    def report(self, what, form, output):
        """A report in any format."""
        text = output.decode("utf-8", "surrogateescape")
        if form == "text":
            return self.harmless(what, output)
        # The drawings of HTML are the deck's own text, and JSON can hold any character.
        bad = controls(text, {"html": "\n\t\u2028\u2029", "json": "\n\ufffe\uffff"}.get(form, "\n"))
        self.driver.check(not bad, f"{what}: {bad}")
        self.driver.check(not commands(text), f"{what}: taken for a command: {commands(text)[:3]}")
        try:
            if form in ("json", "sarif"):
                json.loads(text)
                self.driver.check(not any(c in text for c in BIDI), f"{what}: bidi controls")
            elif form == "junit":
                ElementTree.fromstring(output)
            else:
                page = html.parser.HTMLParser()
                page.feed(text)
                page.close()
        except (ValueError, ElementTree.ParseError) as error:
            self.driver.fail(f"{what}: {error}")
        return None

    def commands_on(self, what, spec, *more, formats=("text",), **settings):
        """Every command that reads a spec."""
        out = self.driver.work / "out.pptx"
        for language in ("en", "ko"):
            self.run(what, "validate", spec, "-v", "--lang", language, **settings)
        self.run(what, "build", spec, "-o", out, "-v", "--lang", "ko", *more, **settings)
        self.run(what, "fix", spec, "-o", self.driver.work / "mended.json", "-v", "--lang", "ko", **settings)
        run = self.driver.run("measure", spec, "-v", *more, **settings)
        self.harmless(f"{what}: measure, stderr", run.err.encode())
        if run.status == 0:
            self.report(f"{what}: measure", "json", run.out)
        for form in formats:
            run = self.driver.run("qc", spec, "-v", "--format", form, *more, **settings)
            self.harmless(f"{what}: qc --format {form}, stderr", run.err.encode())
            if run.out:
                self.report(f"{what}: qc --format {form}", form, run.out)


def base(words, slide_id="s", element_id="b"):
    """A spec that holds words wherever it may and is built all the same."""
    title = {"element_id": "t", "kind": "text", "role": "title", "content": {"text": words}}
    body = {"element_id": element_id, "kind": "text", "role": "body", "content": {"text": words + " word" * 360},
            "style": {"variant": words, words: 1}, "constraints": {words: 1, "allow_shrink": False},
            "extensions": {words: {"a": 1}, "box": {"x": 96, "y": 200, "w": 600, "h": 96},
                           "runs": [{"text": words + " word" * 360, "font": words, words: 1}]},
            "citations": [{"citation_id": "c" + element_id, "note": words}]}
    picture = {"element_id": "i" + element_id, "kind": "image", "role": "picture",
               "content": {"asset_id": "a" + words, "alt_text": words}}
    chart = {"element_id": "h" + element_id, "kind": "chart", "role": "chart", "data_ref": "d" + words,
             "content": {"chart_type": "bar", "title": words, "x_label": words, "y_label": words, "notes": words,
                         "series": [{"name": words[:80], "data": [{"x": words, "y": 1}, {"x": words, "y": 2}]}]}}
    table = {"element_id": "r" + element_id, "kind": "table", "role": "table", "content": {
        "title": words, "columns": [words[:80], "b"], "rows": [[words, 1], [words]]}}
    return {"spec_version": "slidespec_v1",
            "deck": {"title": words, "subtitle": words, "language": "en", "audience": words[:80], "tone": words[:80],
                     "tags": [words],
                     "slides": [{"slide_id": slide_id + str(n), "type": "content", "layout": {"layout_id": "c" + words[:70]},
                                 "elements": elements, "speaker_notes": words, "extensions": {words: 1},
                                 "citations": [{"id": "c" + element_id, "kind": "url", "url": "https://a.b/", "title": words},
                                               {"id": words[:80], "kind": "evidence", "evidence_id": words}]}
                                for n, elements in enumerate(([title, body], [title, picture], [title, chart], [title, table]))]},
            "theme": {"template_ref": {"template_id": "default", "template_version": words},
                      "brand": {"brand_kit_id": "default", words: 1}},
            "assets": [{"asset_id": "a" + words, "type": "image", "source": {"kind": "file", "file_id": "picture" + words}},
                       {"asset_id": "d" + words, "type": "data", "source": {"kind": "file", "file_id": "data" + words}}],
            "extensions": {words: 1}}


def write(path, value):
    path.write_bytes(value if isinstance(value, bytes) else json.dumps(value, ensure_ascii=False).encode())
    return path


def places(value, at=()):
    """Every value of a document, and every key."""
    yield at
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(below, at + (key,))


def with_word(document, at, word, as_key):
    made = copy.deepcopy(document)
    holder = made
    for key in at[:-1]:
        holder = holder[key]
    if as_key:
        if not isinstance(holder, dict):
            return None
        holder[word] = holder.pop(at[-1])
    else:
        holder[at[-1]] = word
    return made


def specs(test):
    folder = test.folder()
    for number, words in enumerate(WORDS):
        spec = write(folder / f"base{number}.json", base(words, slide_id=words[:70], element_id=words[:70]))
        test.commands_on(f"spec {number}", spec, formats=FORMATS)
    # One place after the other, in a document that uses the whole schema.
    document, assets = spec_generator.generate(15)
    for name, data in assets.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    spec = folder / "one.json"
    for number, at in enumerate(place for place in places(document) if place):
        if number % test.driver.options.one_in:
            continue
        for as_key in (False, True):
            made = with_word(document, at, WORDS[(number + as_key) % len(WORDS)], as_key)
            if made is not None:
                write(spec, made)
                what = f"{'key' if as_key else 'value'} {'/'.join(map(str, at))}"
                test.run(what, "validate", spec, "-v", "--lang", "en" if number % 2 else "ko")
                test.run(what, "qc", spec, "-v")
                test.run(what, "fix", spec, "-o", folder / "mended.json", "-v")
    # Not JSON.
    for text in (b'{\x1b[31m "a": 1}', b'{"a\x1b": \xff}', b'{"a": \xc2\x9b1}', b'{"a": 1, "\xc2\x9b\\n::error": 1, "\xc2\x9b\\n::error": 2}',
                 "\u202e".encode(), b"\xff\xfe{\0}\0", b'{"a": "\x9b\xe2\x82"}', b'{"a": 1} ::error', b"{\r\n::error}", b'"\\ud800\\u009b"'):
        test.run(f"text {text}", "validate", write(spec, text))
        test.run(f"text {text}", "fix", spec, "-o", folder / "mended.json", "-v")
        test.run(f"text {text}, stdin", "validate", "-", stdin=text)
    test.run("measure, not IR", "measure", write(spec, {"elements": [], "deckle_ir": WORDS[4], WORDS[4]: 1}), "-v")


def paths(test):
    folder = test.folder(NAME)
    good = base("x")
    for name in (b"x" + NAME + b".json", b"::error file=x::planted.json", b"##[error]planted.json", " ::error::".encode() + b".json",
                 b"##vso[task.complete result=Failed;].json", "\ufffe\uffff\U0001f469\u200d\U0001f4bb 가.json".encode()):
        spec = pathlib.Path(os.fsdecode(os.fsencode(folder) + b"/" + name))
        write(spec, good)
        for given, where in ((spec, None), (os.fsdecode(name), folder)):
            test.commands_on(f"file {name}", given, formats=FORMATS, cwd=where)
        out = pathlib.Path(os.fsdecode(os.fsencode(folder) + b"/out" + name))
        for form in FORMATS:
            test.run(f"output {name}", "qc", spec, "-o", out, "--format", form)
            test.report(f"output {name}, {form}", form, out.read_bytes())
        deck = pathlib.Path(os.fsdecode(os.fsencode(out) + b".pptx"))
        test.run(f"output {name}", "build", spec, "-o", deck, "--report", spec.parent / "r.txt")
        test.run(f"output {name}", "build", spec, "-q", "-o", deck)
        test.run(f"output {name}", "build", spec, "-o", out)
        test.report("report", "text", (spec.parent / "r.txt").read_bytes())
        test.run("nothing there", "validate", os.fsdecode(os.fsencode(spec) + b"/none"))
        test.run("not JSON", "validate", write(spec, b"{"))
    # Emoji and Hangul stay.
    run = test.run("a name in Korean", "validate", write(folder / "\U0001f469\u200d\U0001f4bb 가.json", good))
    test.driver.check("\U0001f469\u200d\U0001f4bb 가.json" in run.err, f"the name was changed: {ascii(run.err)}")


def arguments(test):
    folder = test.folder()
    write(folder / "s.json", base("x"))
    for word in [NAME, b"::error file=x::y", b"##vso[a]"]:
        word = os.fsdecode(word)
        for arguments_ in ([word], [word, "s.json"], ["--" + word], ["build", "s.json", "-o", "o.pptx", "--" + word], ["qc", "s.json", word],
                           ["rule", word], ["schema", word], ["completion", word], ["fix", word], ["fix", "s.json", "-o", word + "/x"],
                           ["prompt", word], ["prompt", "--template", word], ["prompt", "--size", word], ["mcp", word], ["mcp", "--root", word], ["new", "--lang", word], ["new", "-o", word + "/x"],
                           ["fonts", word], ["fonts", "list", "--fonts", word], ["layouts", "--template", word],
                           ["layouts", "--size", word], ["layouts", "--format", word], ["validate", word], ["validate", "s.json", "--jobs=" + word],
                           ["--color", word, "validate", "s.json"], ["--lang", word, "validate", "s.json"], ["new", word], ["new", word + ".pdf"],
                           ["help", word], ["build", "s.json", "-o", word], ["build", "s.json", "-o", "o.pptx", "--report", "r." + word]):
            test.run("arguments", *arguments_, cwd=folder)
        test.run("arguments", "fonts", "resolve", word, cwd=folder, allowed="\n\t")
        for option in ("--template", "--templates", "--brand", "--assets", "--fonts", "--target", "--details", "--jobs", "--max-iter",
                       "--max-restructurings", "--limit", "--config", "--shorten-timeout", "--format", "--fail-on", "--baseline", "--output", "--select", "--ignore",
                       "--severity", "--rule-option"):
            value = {"--output": word + "/x", "--severity": word + "=" + word, "--rule-option": word + "." + word + "=1"}.get(option, word)
            for language in ("en", "ko"):
                test.run("option", "qc", "s.json", option, value, "--lang", language, cwd=folder)
                test.run("option", "qc", "s.json", option + "=" + value, "--lang", language, cwd=folder)
        test.run("the same file", "build", "./" + os.fsdecode(os.fsencode(word)) + "/../s.json", "-o", "o.pptx", "--report", "s.json", cwd=folder)


def settings(test):
    folder = test.folder()
    write(folder / "s.json", base("x"))
    word = "\\u001b]0;t\\u0007\\u009b\\u202e\\n::error file=x::planted\\r##[error]x"
    for text in (f'[build]\n"{word}" = 1\nfail_on = "{word}"\n', f'["{word}"]\na = 1\n', f'"{word}" = "{word}"\n', f'[build]\ntemplate = "{word}"\n',
                 f'[fonts]\nfolders = ["{word}"]\n', f'[build]\njobs = "{word}"\n', f'[qc]\nbaseline = "{word}"\nformat = "{word}"\n',
                 f'[qc]\nignore = ["{word}"]\nselect = ["{word}"]\n', f'[qc.severity]\n"{word}" = "note"\ntext-overflow = "{word}"\n',
                 f'[qc.rules."{word}"]\n"{word}" = 1\n', f'[qc.rules.crowded-list]\n"{word}" = 1\nmax_lines = "{word}"\n',
                 '[build]\n::error = \n', '[build]\n\u009b\u202e = 1\n', '[build\n::error file=x::y\n', 'a = "\u009b\u202e\n::error"\n'):
        (folder / "deckle.toml").write_bytes(text.encode())
        for command in (["validate"], ["build", "-o", "o.pptx"], ["qc"], ["measure"]):
            for language in ("en", "ko"):
                test.run(f"settings {ascii(text)}", *command, "s.json", "--lang", language, cwd=folder)
    for text in (b"[build]\n\x1b[31m = 1\n", b"[build]\ntarget = '\xff\x9b'\n", b"a = '\x1b[31m'\n", b"\xc2\x9b::error", b"x = \x07"):
        (folder / "deckle.toml").write_bytes(text)
        test.run(f"settings {text}", "qc", "s.json", cwd=folder)


def data_and_kits(test):
    folder = test.folder()
    spec = base("x")
    chart, table = spec["deck"]["slides"][2]["elements"][1], spec["deck"]["slides"][3]["elements"][1]
    table["data_ref"] = chart["data_ref"]
    for word in WORDS:
        quoted = '"' + word + '"'
        for name, text in (("d.csv", f"{quoted},{quoted}\n{quoted},1\n{quoted},2\n"), ("d.csv", f"a,b\n{word},{word}\n"),
                           ("d.csv", f"a,b\n{quoted},1,2,3\n"), ("d.csv", f"{quoted},{quoted}\n"), ("d.csv", f'a,b\n"{word}'),
                           ("d.csv", f"{quoted * 40},b\nc,1\n"), ("d.json", json.dumps([{word: word, "b": 1}, {word: 1, "c": word}])),
                           ("d.json", json.dumps({word: [word]})), ("d.json", "{" + word), ("d.json", json.dumps([[word], [word, 1, 2]]))):
            spec["assets"][1]["source"]["file_id"] = name
            write(folder / name, text.encode())
            test.run(f"data {ascii(text)}", "qc", write(folder / "s.json", spec), "-v")
        test.report("data", "html", test.driver.run("qc", folder / "s.json", "--format", "html").out)
        for kit in ({"brand": 1, word: 1}, {"brand": word}, {"brand": 1, "colors": {word: word, "ink": word}},
                    {"brand": 1, "fonts": {"heading": {"latin": word}, word: 1}}, {"brand": 1, "fonts": {"body": {"ea": word[:60].replace("\n", "")}}},
                    {"brand": 1, "logo": {"file": word, "place": word}}):
            write(folder / "kit.json", kit)
            test.run(f"kit {ascii(kit)}", "qc", folder / "s.json", "-v", "--brand", folder / "kit.json")
            made = copy.deepcopy(spec)
            made["theme"]["brand"]["tokens"] = {k: v for k, v in kit.items() if k != "brand"}
            test.run(f"tokens {ascii(kit)}", "qc", write(folder / "t.json", made), "-v")
        for key, below in (("template_ref", "template_id"), ("brand", "brand_kit_id")):
            made = copy.deepcopy(spec)
            made["theme"][key][below] = word
            test.run(f"{below} {ascii(word)}", "qc", write(folder / "t.json", made), "-v")
        write(folder / "known.json", {"deckle_report": 1, "input": word, "issues": [{"fingerprint": word}], word: word})
        test.run("baseline", "qc", folder / "s.json", "--baseline", folder / "known.json")
        write(folder / "known.json", word.encode())
        test.run("baseline", "qc", folder / "s.json", "--baseline", folder / "known.json")
    test.run("data that is not text", "qc", folder / "s.json", "-v")


def proposals(test):
    folder = test.folder()
    box = {"x": 96, "y": 200, "w": 600, "h": 96}
    spec = base("x")
    spec["deck"]["slides"] = [{"slide_id": "s", "type": "content", "layout": {"layout_id": "one_column"}, "elements": [
        {"element_id": "b", "kind": "text", "role": "body", "content": {"text": "word " * 380},
         "constraints": {"allow_shrink": False}, "extensions": {"box": box}}]}]
    write(folder / "s.json", spec)
    for word in WORDS + ["one\ntwo\n::error file=x::planted\n  ##[error]planted"]:
        for answer in ({"proposals": [{"slide_id": "s", "element_id": "b", "content": {"text": word}}]},
                       {"proposals": [{"slide_id": word, "element_id": word, "content": {"text": word}}]},
                       {"proposals": [{"slide_id": "s", "element_id": "b", "content": {word: word}}]}, {"proposals": [{word: 1}]}, {word: 1}):
            write(folder / "answer.json", answer)
            command = "cat " + shlex.quote(str(folder / "answer.json"))
            for form in FORMATS:
                run = test.driver.run("qc", "s.json", "-v", "--shorten", command, "--format", form, cwd=folder)
                test.harmless(f"answer {ascii(answer)}", run.err.encode())
                test.report(f"answer {ascii(answer)}, {form}", form, run.out)
    run = test.driver.run("qc", "s.json", "--shorten", "printf '%s' '{\"proposals\": [{\"slide_id\": \"s\", \"element_id\": \"b\", "
                          "\"content\": {\"text\": \"one\\ntwo\"}}]}'", cwd=folder)
    test.driver.check(b"      | one\n      | two\n" in run.out, f"the lines of a proposal: {run.out}")


def server(test):
    """What `deckle mcp` writes is a JSON message a line, and harmless also as bytes."""
    folder = test.folder(NAME)
    write(folder / "s.json", base("x"))
    write(folder / "bad.json", base(WORDS[4], slide_id=ID, element_id=ID))
    client = mcp_client.Client([test.driver.deckle, "mcp", "--root", folder], folder)
    client.initialize()
    name = os.fsdecode(NAME).encode("utf-8", "replace").decode()
    for word in WORDS + [name]:
        answers = [client.call(word), client.call("tools/call", name=word, arguments={}), client.tool("rule", id=word),
                   client.tool("rule", **{word: 1}), client.tool("layouts", template=word), client.tool("prompt", size=word)]
        for tool in ("validate", "fix", "qc", "build", "measure"):
            output = {"output": "o.pptx"} if tool == "build" else {}
            answers += [client.tool(tool, spec=base(word, slide_id=word[:70], element_id=word[:70]), **output),
                        client.tool(tool, spec_path="bad.json", **output), client.tool(tool, spec_path=word, **output),
                        client.tool(tool, spec={word: word}, **output), client.tool(tool, spec=word, **output)]
        for answer in answers:
            written = json.dumps(answer)
            test.driver.check("result" in answer or "error" in answer, f"server, {ascii(word)}: {written[:300]}")
            for content in answer.get("result", {}).get("content", []):
                test.driver.check(not commands(content["text"]), f"server, {ascii(word)}: taken for a command: {ascii(content['text'][:500])}")
    client.send_bytes(b"\x1b[31m::error\n")
    test.driver.check("error" in client.receive(), "a line that is not JSON")
    client.close()
    test.harmless("server, stderr", client.errors)
    output = b"".join(client.raw)
    bad = controls(output.decode("utf-8", "surrogateescape"))
    test.driver.check(not bad and not any(c in output.decode("utf-8", "replace") for c in BIDI), f"server, stdout: {bad}, or bidi controls")
    test.driver.check(not commands(output.decode("utf-8", "replace")), "server, stdout: taken for a command")


def templates(test):
    folder = test.folder()
    source = harness.ROOT / "templates/builtin/default-16x9"
    parts = {str(p.relative_to(source)): p.read_bytes() for p in sorted(source.rglob("*")) if p.is_file()}
    spec = base("x")
    spec["deck"]["slides"][0]["layout"]["layout_id"] = "one_column"
    write(folder / "s.json", spec)

    def template(**more):
        with zipfile.ZipFile(folder / "t.pptx", "w", zipfile.ZIP_DEFLATED) as package:
            for name, data in {**parts, **more}.items():
                package.writestr(name, data)
        return folder / "t.pptx"

    cases = itertools.count()

    def tried(what, path):
        if next(cases) % test.driver.options.one_in:
            return
        for language in ("en", "ko"):
            test.run(what, "layouts", "--template", path, "--lang", language)
            test.run(what, "prompt", "--template", path, "--lang", language)
            test.run(what, "qc", folder / "s.json", "-v", "--template", path, "--lang", language)
        run = test.driver.run("layouts", "--template", path, "--format", "json")
        if run.status == 0:
            test.report(what, "json", run.out)
        for form in FORMATS:
            run = test.driver.run("qc", folder / "s.json", "--template", path, "--format", form)
            if run.out:
                test.report(what, form, run.out)

    layouts = [n for n in parts if re.fullmatch(r"ppt/slideLayouts/slideLayout\d+\.xml", n)]
    theme = "ppt/theme/theme1.xml"
    for word in WORDS:
        quoted = word.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;").replace("\n", "&#10;").replace("\t", "&#9;")
        named = {n: re.sub(r'<p:cSld name="[^"]*"', f'<p:cSld name="{quoted}{i}"', parts[n].decode()).encode() for i, n in enumerate(layouts)}
        tried(f"layouts named {ascii(word)}", template(**named))
        named = {n: re.sub(r' name="[^"]+"', f' name="{quoted}"', parts[n].decode()).encode() for n in layouts + ["ppt/slideMasters/slideMaster1.xml"]}
        tried(f"shapes named {ascii(word)}", template(**named))
        faces = re.sub(r'typeface="[^"]+"', f'typeface="{quoted}"', parts[theme].decode()).encode()
        tried(f"faces named {ascii(word)}", template(**{theme: faces}))
        for n in (layouts[0], theme, "ppt/presentation.xml", "[Content_Types].xml", "ppt/_rels/presentation.xml.rels"):
            broken = parts[n].decode().replace(">", f">\n<{quoted}", 1).encode()
            tried(f"a broken {n}", template(**{n: broken}))
            tried(f"an attribute of {n}", template(**{n: parts[n].decode().replace("/>", f' x="{quoted}" x="{quoted}"/>', 1).encode()}))
        for n in ("ppt/_rels/presentation.xml.rels", "[Content_Types].xml"):
            tried(f"targets of {n}", template(**{n: re.sub(r'(Target|PartName|ContentType|Type)="[^"]*"', rf'\1="{quoted}"', parts[n].decode()).encode()}))
        tried("a named entry", template(**{"ppt/" + word: b"<x>", word: b"<x"}))
        # A layout whose part has the name, and is not XML.
        moved = {n: d.decode().replace("slideLayout2.xml", quoted + ".xml").encode() if n.endswith((".rels", "[Content_Types].xml")) else d
                 for n, d in parts.items()}
        moved["ppt/slideLayouts/" + word + ".xml"] = b"<p:sldLayout"
        tried("a named part", template(**moved))
    # Names of entries that zipfile does not write: controls, not UTF-8, given twice.
    for name in (b"\x1b]0;t\x07\n::error::x", b"\x9b\xff\xc0\xaf", "\u009b\u202e\u2028".encode()):
        path = template(**{"ppt/" + "a" * len(name): b"1", "ppt/" + "b" * len(name): b"2"})
        raw = path.read_bytes()
        path.write_bytes(raw.replace(b"a" * len(name), name).replace(b"b" * len(name), name))
        tried(f"an entry {name}", path)
    path = pathlib.Path(os.fsdecode(os.fsencode(folder) + b"/" + NAME + b".pptx"))
    template().rename(path)
    tried("a template's path", path)
    write(path, b"PK\x03\x04 no package")
    tried("a template's path", path)


def renamed_font(path, family):
    """A font with `family` as every name of it."""
    data = bytearray(path.read_bytes())
    count = struct.unpack(">H", data[4:6])[0]
    for i in range(count):
        at = 12 + 16 * i
        if data[at:at + 4] == b"name":
            text = family.encode("utf-16-be")
            ids = (1, 2, 3, 4, 6, 16)
            table = struct.pack(">HHH", 0, len(ids), 6 + 12 * len(ids))
            table += b"".join(struct.pack(">HHHHHH", 3, 1, 0x409, n, len(text), 0) for n in ids) + text
            data[at + 8:at + 16] = struct.pack(">II", len(data), len(table))
            return bytes(data) + table
    return None


def fonts(test):
    installed = sorted(glob.glob("/usr/share/fonts/**/*.ttf", recursive=True), key=os.path.getsize)
    driver = test.driver
    if not installed:
        return
    folder = test.folder(NAME)
    path = pathlib.Path(os.fsdecode(os.fsencode(folder) + b"/" + NAME + b".ttf"))
    write(folder / "s.json", base("x"))
    for word in WORDS + ["\x1b[31m\r\x07x"]:
        data = renamed_font(pathlib.Path(installed[0]), word)
        if data is None:
            continue
        write(path, data)
        run = test.run("fonts list", "fonts", "list", "--fonts", folder, allowed="\n\t")
        driver.check(run.status == 0 and run.out.count(b"\n") > 0, f"no font was listed: {run}")
        test.run("fonts resolve", "fonts", "resolve", word.replace("\0", ""), "--fonts", folder, allowed="\n\t")
        test.commands_on("fonts", folder / "s.json", "--fonts", folder, formats=FORMATS)
    write(path, b"no font")
    test.run("no font", "fonts", "list", "--fonts", folder, allowed="\n\t")
    # ESC of the program's own colours stays, and is the only control.
    run = driver.run("validate", write(folder / "bad.json", b"{"), "--color", "always")
    bare = re.sub("\x1b\\[[0-9;]*m", "", run.err)
    driver.check("\x1b[1;31m" in run.err and not controls(bare), f"colours: {ascii(run.err)}")


def progress(test):
    """On a terminal: the line of progress, and colours."""
    folder = test.folder(NAME)
    path = write(folder / "s.json", base("x"))
    ours, theirs = pty.openpty()
    done = subprocess.run([str(test.driver.deckle), "build", str(path), "-o", str(folder / "o.pptx")], stdout=subprocess.DEVNULL,
                          stderr=theirs, stdin=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C", "TERM": "xterm"}, check=False)
    os.close(theirs)
    shown = b""
    try:
        while piece := os.read(ours, 1 << 16):
            shown += piece
    except OSError:  # the end of a terminal
        pass
    os.close(ours)
    text = shown.decode("utf-8", "surrogateescape").replace("\r\n", "\n")
    test.driver.check(done.returncode in (0, 1) and "\r\x1b[K" in text and "slide 4 of 4" in text, f"no progress: {ascii(text[:500])}")
    bare = re.sub("\r\x1b\\[K|\x1b\\[[0-9;]*m", "", text)
    test.harmless("progress", bare.encode("utf-8", "surrogateescape"))


def sizes(test):
    """No line and no report is a multiple of what it quotes."""
    folder = test.folder()
    driver, spec = test.driver, folder / "s.json"
    endless = "".join(f"k{n}" for n in range(20000))  # 108,890 characters
    settings_file = folder / "deckle.toml"

    def bounded(what, *arguments_, limit=20000):
        run = driver.run(*arguments_, cwd=folder)
        longest = max(map(len, (run.out + b"\n" + run.err.encode()).split(b"\n")))
        driver.check(len(run.out) + len(run.err) < limit and longest < 3000,
                     f"{what}: {len(run.out)} and {len(run.err)} bytes, the longest line {longest}")
        quoted = max(map(len, re.findall(r"(?:k\d+)+", run.out.decode() + run.err)), default=0)
        driver.check(quoted <= 200, f"{what}: {quoted} characters of a value are quoted")
        return run

    good = base("x")
    for pointer in (("theme", "template_ref", "template_id"), ("theme", "brand", "brand_kit_id"), ("deck", "language"), ("spec_version",),
                    ("deck", "slides", 0, "slide_id"), ("deck", "slides", 0, "type"), ("deck", "slides", 0, "citations", 0, "url"),
                    ("deck", "slides", 1, "elements", 1, "content", "asset_id"), ("deck", "slides", 2, "elements", 1, "data_ref"),
                    ("assets", 0, "source", "file_id"), ("assets", 1, "source", "file_id"), ("assets", 1, "asset_id")):
        write(spec, with_word(good, pointer, endless, False))
        bounded(f"{pointer}", "validate", "s.json", "-v")
        for form in FORMATS:
            if form != "html":
                bounded(f"{pointer}, {form}", "qc", "s.json", "-v", "--format", form, limit=100000)
        bounded(f"key {pointer}", "validate", write(spec, with_word(good, pointer, endless, True)) if pointer[-1] != 0 else "s.json")
    for word in (endless, "--" + endless):
        for given in ([word], ["rule", word], ["validate", word], ["qc", "s.json", "--format", word], ["qc", "s.json", "--template", word],
                      ["qc", "s.json", "--ignore", word], ["qc", "s.json", "--severity", f"text-overflow={word}"],
                      ["qc", "s.json", "--rule-option", f"crowded-list.{word}=1"], ["build", "s.json", "-o", word], ["help", word]):
            bounded("argument", *given)
    write(spec, good)
    for text in (f"{endless} = 1\n", f"[build]\nfail_on = '{endless}'\n", f"[build]\ntemplate = '{endless}'\n",
                 f"[qc]\nignore = ['{endless}']\n", f"[qc.severity]\n{endless} = 'note'\ntext-overflow = '{endless}'\n",
                 f"[qc.rules.crowded-list]\n{endless} = 1\n"):
        write(settings_file, text.encode())
        bounded("settings", "qc", "s.json")
    write(settings_file, "".join(f"key{n} = 1\n" for n in range(3000)).encode())
    run = driver.run("qc", "s.json", cwd=folder)
    driver.check(run.status == 65 and run.err.count("unknown key") == 1000 and "at least 2000 more errors are not listed" in run.err,
                 f"3,000 unknown keys of settings: {run.err[-300:]}")
    settings_file.unlink()
    # A data file that cannot be used, 1,050 times.
    table = good["deck"]["slides"][3]["elements"][1]
    write(folder / "d.csv", b'a,b\n"1')
    many = base("x")
    many["assets"][1]["source"]["file_id"] = "d.csv"
    many["deck"]["slides"] = [dict(good["deck"]["slides"][3], slide_id=f"s{n}", elements=[
        dict(table, element_id=f"e{m}", data_ref="dx") for m in range(50)]) for n in range(21)]
    write(spec, many)
    run = driver.run("qc", "s.json", cwd=folder)
    driver.check(run.status == 65 and run.err.count("[data-asset]") == 1000 and "more errors are not listed" in run.err,
                 f"1,050 errors of data: {run.err.count('[data-asset]')}, {run.err[-300:]}")
    # 1,225 pairs of elements that overlap.
    body = {"kind": "text", "role": "body", "content": {"text": "word"}, "extensions": {"box": {"x": 96, "y": 200, "w": 600, "h": 96}}}
    good["deck"]["slides"] = [dict(good["deck"]["slides"][0], elements=[dict(body, element_id=f"e{n}") for n in range(50)])]
    write(spec, good)
    run = driver.run("qc", "s.json", "--before-fix", "--format", "json", cwd=folder)
    slide = json.loads(run.out)["slides"][0]
    driver.check(run.status == 1 and len(slide["issues"]) in (101, 102, 103) and len(slide["guidance"]) <= 100 and
                 slide["issues"][-1]["rule"] == "more-findings", f"findings of a slide: {len(slide['issues'])}, {len(slide['guidance'])}")
    write(folder / "known.json", run.out)
    run = driver.run("qc", "s.json", "--before-fix", "--baseline", "known.json", "--fail-on", "note", cwd=folder)
    driver.check(run.status == 0, f"all of them are known: {run}")


def main():
    driver = harness.Driver(__doc__)
    test = Test(driver)
    for part in (specs, paths, arguments, settings, data_and_kits, proposals, server, templates, fonts, progress, sizes):
        part(test)
    driver.finish("hostile words")


main()
