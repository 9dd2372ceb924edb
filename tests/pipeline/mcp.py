#!/usr/bin/env python3
"""`deckle mcp` with a plain client (docs/mcp.md): every tool, cancellation, progress, folders, and messages that are wrong
in every way: each ends in a protocol error or in silence, and the server goes on."""
import json
import pathlib
import queue
import random
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402
from support.mcp_client import Client  # noqa: E402

try:
    import jsonschema
except ImportError:
    jsonschema = None

TOOLS = {"prompt", "layouts", "validate", "fix", "qc", "build", "measure", "refine_start", "refine_step", "rule"}
WRITES = {"build"}
PARSE_ERROR, INVALID_REQUEST, NO_METHOD, INVALID_PARAMS, BUSY = -32700, -32600, -32601, -32602, -32000


def spec(slides=2, rows=3):
    made = [{"slide_id": f"s{i}", "type": "table", "layout": {"layout_id": "table_focus"}, "elements": [
        {"element_id": "t", "kind": "text", "role": "title", "content": {"text": f"Title number {i}"}},
        {"element_id": "d", "kind": "table", "role": "table", "content": {
            "columns": ["Name", "Value", "Remark"],
            "rows": [[f"Row {r} of {i}", r, "what is to be told about it " * 4] for r in range(rows)]}}]} for i in range(slides)]
    return {"spec_version": "slidespec_v1", "deck": {"title": "Deck", "language": "en", "slides": made},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}}


# A box beyond the slide.
SLIDE = {"slide": {"w": 1280, "h": 720}, "elements": [
    {"eid": "b", "type": "text", "priority": 60, "content": "words", "layout": {"x": -40, "y": 100, "w": 400, "h": 200}, "style": {"fontSize": 20}}]}

# Some seconds of work, with 40,000 rows.
LARGE = spec(slides=200, rows=200)


class Test:
    def __init__(self, driver):
        self.driver = driver
        self.root = driver.work / "root"
        self.root.mkdir()
        (self.root / "sub").mkdir()
        (driver.work / "outside").mkdir()
        (driver.work / "outside/spec.json").write_text(json.dumps(spec()), encoding="utf-8")
        (self.root / "spec.json").write_text(json.dumps(spec()), encoding="utf-8")
        (self.root / "large.json").write_text(json.dumps(LARGE), encoding="utf-8")
        (self.root / "link.json").symlink_to("../outside/spec.json")
        (self.root / "inside.json").symlink_to("spec.json")
        (self.root / "out").symlink_to("../outside")
        (self.root / "loop").symlink_to("loop")

    def server(self, *options, **more):
        client = Client([self.driver.deckle, *options, "mcp", "--root", self.root], self.driver.work, **more)
        answer = client.initialize()
        self.check("result" in answer, f"initialize is answered: {answer}")
        return client

    def check(self, good, message):
        return self.driver.check(good, message[:1500])

    def refused(self, answer, code, what):
        self.check(answer.get("error", {}).get("code") == code, f"{what}: the error {code} is expected, got {answer}")

    def failed(self, answer, words, what):
        """A result that says what is wrong."""
        result = answer.get("result", {})
        text = result.get("content", [{}])[0].get("text", "")
        self.check(result.get("isError") is True and words in text and "structuredContent" not in result,
                   f"{what}: a failure that says '{words}' is expected, got {answer}")

    def lively(self, client, what):
        self.check("result" in client.call("ping"), f"{what}: ping is answered")

    def ended(self, client, what):
        status = client.close()
        self.check(status == 0, f"{what}: status 0 is expected at the end of the input, got {status}: {client.errors}")
        self.check(client.errors == b"", f"{what}: stderr has {client.errors[:300]}")

    def initialization(self):
        for version in ("2025-06-18", "2024-11-05", "2099-12-31"):
            client = Client([self.driver.deckle, "mcp"], self.root)
            result = client.initialize(version).get("result", {})
            self.check(result.get("protocolVersion") == "2025-06-18", f"asked for {version}: {result}")
            self.check(result.get("capabilities") == {"tools": {"listChanged": False}}, f"capabilities: {result}")
            self.check(result.get("serverInfo", {}).get("name") == "deckle" and str(self.root) in result.get("instructions", ""),
                       f"serverInfo, and the root: {result}")
            self.ended(client, version)
        client = self.server()
        self.refused(client.call("initialize"), INVALID_PARAMS, "initialize without a version")
        for method in ("logging/setLevel", "resources/list", "prompts/list", "tools", "", "x" * 5000):
            self.refused(client.call(method), NO_METHOD, f"the method {method[:20]}")
        self.refused(client.call("tools/list", cursor="x"), INVALID_PARAMS, "a cursor that nobody gave")
        self.ended(client, "initialization")
        run = self.driver.run("mcp", "--root", self.driver.work / "absent")
        self.check(run.status == 66 and "absent" in run.err, f"a root that does not exist: {run}")

    def valid(self, value, schema, what):
        if jsonschema is None:
            return
        jsonschema.Draft202012Validator.check_schema(schema)
        for error in list(jsonschema.Draft202012Validator(schema).iter_errors(value))[:3]:
            self.check(False, f"{what}: {error.json_path}: {error.message}")
        self.check(True, what)

    def every_tool(self):
        client = self.server()
        listed = client.call("tools/list")["result"]["tools"]
        tools = {tool["name"]: tool for tool in listed}
        self.check(set(tools) == TOOLS and len(listed) == len(TOOLS), f"tools are {sorted(tools)}")
        for name, tool in tools.items():
            for member in ("title", "description", "inputSchema", "outputSchema", "annotations"):
                self.check(tool.get(member), f"{name} has no {member}")
            self.check(tool["inputSchema"]["type"] == "object" and tool["outputSchema"]["type"] == "object", f"{name}: {tool}")
            self.check(tool["annotations"]["readOnlyHint"] == (name not in WRITES) and tool["annotations"]["openWorldHint"] is False,
                       f"{name}: {tool['annotations']}")
        given = spec()
        calls = [
            ("prompt", {}, lambda r: "SLIDESPEC" in r["text"] and len(r["text"].encode()) <= 12000),
            ("prompt", {"lang": "en", "size": "4:3"}, lambda r: "standard_4_3" in r["text"]),
            ("layouts", {}, lambda r: "two_column" in {one["layout_id"] for one in r["layouts"]}),
            ("layouts", {"template": "deck.pptx"}, lambda r: len(r["layouts"]) >= 9),
            ("validate", {"spec": given}, lambda r: r["valid"] and r["slides"] == 2 and r["findings"] == []),
            ("validate", {"spec": json.dumps(given)}, lambda r: r["valid"]),
            ("validate", {"spec_path": "spec.json"}, lambda r: r["valid"]),
            ("validate", {"spec_path": str(self.root / "inside.json")}, lambda r: r["valid"]),
            ("validate", {"spec": {"deck": {}}}, lambda r: not r["valid"] and r["findings"][0]["severity"] == "error"),
            ("validate", {"spec": "{"}, lambda r: not r["valid"] and r["findings"][0]["rule"] == "json"),
            ("fix", {"spec": given}, lambda r: r["valid"] and r["changes"] == [] and json.loads(r["spec"]) == given),
            ("fix", {"spec": json.dumps(given)[:-1].replace('"kind"', "'type'") + ",}"},
             lambda r: r["valid"] and len(r["changes"]) > 1 and json.loads(r["spec"]) == given and r["findings"] == []),
            ("fix", {"spec": "[1]"}, lambda r: not r["valid"] and r["findings"]),
            ("qc", {"spec": given}, lambda r: r["pass"] and [s["slide_id"] for s in r["slides"]] == ["s0", "s1"]),
            ("qc", {"spec": given, "before_fix": True, "target": "libreoffice", "template": "deck.pptx"}, lambda r: "findings" in r),
            ("build", {"spec": given, "output": "sub/deck.pptx"}, lambda r: r["pass"]),
            ("measure", {"spec": given}, lambda r: len(r["slides"]) == 2),
            ("measure", {"spec": given, "slide_ids": ["s1"]}, lambda r: [s["slide_id"] for s in r["slides"]] == ["s1"]),
            ("refine_start", {"ir": SLIDE}, lambda r: r["refinement"] == "refine-1" and not r["done"] and len(r["diagnosis"]["defects"]) == 1),
            ("refine_start", {"spec": given, "slide_id": "s1"}, lambda r: r["done"] and r["quality"] == "success_clean" and r["result"] == r["ir"]),
            ("refine_step", {"refinement": "refine-1", "patch": {"edits": [{"eid": "b", "nonsense": 1}]}}, lambda r: r["asked_again"] and "nonsense" in r["error"]),
            ("refine_step", {"refinement": "refine-1", "patch": {"edits": [{"eid": "b", "layout": {"x": 100}}]}},
             lambda r: r["accepted"] and r["done"] and r["quality"] == "success_clean" and r["result"]["elements"][0]["layout"]["x"] == 100),
            ("rule", {}, lambda r: "text-overflow" in {one["id"] for one in r["rules"]}),
            ("rule", {"id": "text-overflow"}, lambda r: len(r["rules"][0]["text"]) > 200),
        ]
        made = client.tool("build", spec_path="spec.json", output="deck.pptx")
        run = self.driver.run("build", self.root / "spec.json", "-o", "same.pptx")
        self.check(run.status == 0 and (self.driver.work / "same.pptx").read_bytes() == (self.root / "deck.pptx").read_bytes(),
                   f"the deck is that of deckle build: {made}")
        self.check({name for name, _, _ in calls} == TOOLS, "every tool is called")
        for name, arguments, good in calls:
            answer = client.tool(name, **arguments)
            result = answer.get("result", {})
            what = f"{name} {json.dumps(arguments)[:80]}"
            if not self.check(result.get("isError") is False, f"{what}: {answer}"):
                continue
            structured = result["structuredContent"]
            self.check(json.loads(result["content"][0]["text"]) == structured and result["content"][0]["type"] == "text",
                       f"{what}: text and structured content differ")
            self.valid(structured, tools[name]["outputSchema"], what)
            self.valid(arguments, tools[name]["inputSchema"], what)
            self.check(good(structured), f"{what}: {structured}")
        self.ended(client, "every tool")
        client = self.server("--lang", "ko")
        self.failed(client.tool("qc"), "spec이나 spec_path", "a failure in Korean")
        self.ended(client, "Korean")

    def failures(self):
        client = self.server()
        given = spec()
        self.failed(client.tool("build", spec={"deck": {}}, output="x.pptx"), "spec_version", "an invalid spec")
        self.failed(client.tool("qc", spec="no JSON"), "<spec>:1:", "no JSON")
        self.failed(client.tool("qc"), "spec_path", "no spec")
        self.failed(client.tool("qc", spec=given, spec_path="spec.json"), "one of them", "two specs")
        self.failed(client.tool("qc", spec_path="absent.json"), "absent.json: does not exist", "no such file")
        self.failed(client.tool("qc", spec_path="sub"), "sub: is not a file", "a folder")
        self.failed(client.tool("qc", spec=given, fonts=["absent"]), "absent: does not exist", "no such folder")
        self.failed(client.tool("layouts", template="spec.json"), "spec.json", "no template")
        self.failed(client.tool("measure", spec=given, slide_ids=["s9"]), "none of these", "no such slide")
        self.failed(client.tool("rule", id="text-overflw"), "text-overflow", "no such rule")
        self.failed(client.tool("build", spec=given, output="absent/x.pptx"), "make the folder first", "no folder")
        self.failed(client.tool("build", spec=given, output="sub"), ".pptx", "a folder as the deck")
        self.failed(client.tool("build", spec=given, output="spec.json"), ".pptx", "no deck")
        self.failed(client.tool("build", spec=given, template="deck.pptx", output="deck.pptx"), "that this call reads", "its template")
        own = spec()
        own["theme"]["template_ref"]["template_id"] = "deck"
        self.failed(client.tool("build", spec=own, output="deck.pptx"), "that this call reads", "the template that the spec names")
        for arguments, words in (({"spec": 1}, "/arguments/spec"), ({"spek": given}, "'spec'"), ({"spec": given, "target": "word"}, "powerpoint"),
                                 ({"spec": given, "strict_fonts": 1}, "true or false"), ({"spec": given, "fonts": "x"}, "/arguments/fonts"),
                                 ({"spec": given, "fonts": [1]}, "strings"), ({"spec_path": None}, "a string")):
            answer = client.tool("qc", **arguments)
            self.refused(answer, INVALID_PARAMS, json.dumps(arguments)[:60])
            self.check(words in answer.get("error", {}).get("message", ""), f"'{words}' is expected: {answer}")
        self.refused(client.tool("build", spec=given), INVALID_PARAMS, "no output")
        self.refused(client.tool("buidl"), INVALID_PARAMS, "no such tool")
        self.ended(client, "failures")

    def folders(self):
        client = self.server()
        given = spec()
        outside = str(self.driver.work / "outside")
        for path in ("../outside/spec.json", "sub/../../outside/spec.json", outside + "/spec.json", "link.json", "out/spec.json", "/etc/passwd",
                     "loop", "", "a\0b", "x" * 5000, "/proc/self/cwd/outside/spec.json", f"{self.root}/../outside/spec.json", f"{self.root}2/x"):
            for arguments in ({"spec_path": path}, {"spec": given, "template": path}, {"spec": given, "brand": path}):
                answer = client.tool("qc", **arguments)
                text = answer.get("result", {}).get("content", [{}])[0].get("text", "")
                self.check(answer.get("result", {}).get("isError") is True and
                           any(words in text for words in ("root folder", "loop", "not allowed", "path is empty", "path has", "path is longer")),
                           f"{arguments.keys()} {path[:60]!r}: {answer}")
        for path in ("..", outside, "out", "/", "sub/.."):
            for arguments in ({"assets": path}, {"templates": path}, {"fonts": [path]}):
                self.failed(client.tool("qc", spec=given, **arguments), path, f"{arguments}")
        for path in ("../x.pptx", outside + "/x.pptx", "out/x.pptx", "/tmp/x.pptx", "sub/../../x.pptx"):
            self.failed(client.tool("build", spec=given, output=path), path, f"the deck {path}")
        # A deck never replaces a link, nor what it leads to.
        target = self.driver.work / "outside/kept.pptx"
        target.write_bytes(b"kept")
        (self.root / "kept.pptx").symlink_to("../outside/kept.pptx")
        self.failed(client.tool("build", spec=given, output="kept.pptx"), "choose another name", "a link as the deck")
        self.check(target.read_bytes() == b"kept", "a file outside was written")
        # What a spec names is held inside as well.
        for kind, name in (("template_ref", "template_id"), ("brand", "brand_kit_id")):
            ending = ".pptx" if kind == "template_ref" else ".brand.json"
            (self.driver.work / f"outside/company{ending}").write_bytes((self.root / "deck.pptx").read_bytes() if ending == ".pptx" else b"{}")
            (self.root / f"company{ending}").symlink_to(f"../outside/company{ending}")
            named = spec()
            named["theme"][kind][name] = "company"
            self.failed(client.tool("qc", spec=named), "symbolic link", f"{name} through a link")
        pictured = spec()
        pictured["assets"] = [{"asset_id": "a", "type": "image", "source": {"kind": "file", "file_id": "out/spec.json"}}]
        self.failed(client.tool("qc", spec=pictured), "unsafe-path", "an asset through a link")
        self.check(sorted(p.name for p in (self.driver.work / "outside").iterdir()) == ["company.brand.json", "company.pptx", "kept.pptx", "spec.json"],
                   "something was written outside")
        self.ended(client, "folders")
        # Several roots, and one that is named through a link.
        client = Client([self.driver.deckle, "mcp", "--root", self.root / "sub", "--root", self.root / "out"], self.driver.work)
        client.initialize()
        answer = client.tool("build", spec_path=str(self.root / "out/spec.json"), output="two.pptx")
        self.check(answer.get("result", {}).get("isError") is False and (self.root / "sub/two.pptx").exists(), f"two roots: {answer}")
        self.failed(client.tool("qc", spec_path=str(self.root / "spec.json")), "outside the root folders", "the folder above a root")
        self.ended(client, "two roots")

    def progress_and_cancellation(self):
        client = self.server()
        for token in ("a token", 7, 10 ** 30):
            asked = client.ask("tools/call", name="qc", arguments={"spec_path": "large.json"}, _meta={"progressToken": token})
            told = client.receive()
            self.check(told.get("method") == "notifications/progress" and told["params"]["progressToken"] == token, f"the progress of {token}: {told}")
            client.notify("notifications/cancelled", requestId=asked)
        self.lively(client, "after progress")
        client.other.clear()
        self.check(client.tool("qc", _meta={"progressToken": 1}, spec=spec(200, 50))["result"]["isError"] is False, "a call with progress")
        told = [m["params"] for m in client.other if m.get("method") == "notifications/progress" and m["params"]["progressToken"] == 1]
        done = [t["progress"] for t in told]
        self.check(done and done == sorted(set(done)) and done[-1] < 200 and all(t["total"] == 200 for t in told), f"the progress is {told}")
        client.other.clear()
        client.tool("qc", spec=spec())
        self.check(client.other == [], f"progress that nobody asked for: {client.other}")
        self.refused(client.tool("qc", _meta={"progressToken": {}}, spec=spec()), INVALID_PARAMS, "a token that is an object")

        running = client.ask("tools/call", name="build", arguments={"spec_path": "large.json", "output": "large.pptx"}, _meta={"progressToken": "large"})
        waiting = client.ask("tools/call", name="qc", arguments={"spec_path": "large.json"})
        while client.receive().get("method") != "notifications/progress":
            pass
        self.lively(client, "while a deck is built")
        for cancelled in (waiting, running):
            client.notify("notifications/cancelled", requestId=cancelled, reason="enough")
        client.other.clear()
        after = client.tool("validate", spec=spec())
        self.check(after.get("result", {}).get("isError") is False, f"the call after a cancelled one: {after}")
        self.check(not any(m.get("id") in (running, waiting) for m in client.other), f"a cancelled call was answered: {client.other[:3]}")
        self.check(not (self.root / "large.pptx").exists() and not list(self.root.glob(".deckle*")), "a cancelled build left a file")
        self.ended(client, "cancellation")

        # More calls than may wait.
        client = self.server()
        asked = [client.ask("tools/call", name="qc", arguments={"spec_path": "large.json"}, _meta={"progressToken": 1})]
        client.receive()  # it runs
        asked += [client.ask("tools/call", name="qc", arguments={"spec_path": "large.json"}) for _ in range(16)]
        for _ in range(3):
            self.refused(client.call("tools/call", name="qc", arguments={"spec": spec()}), BUSY, "a call beyond the limit")
        client.send({"jsonrpc": "2.0", "id": asked[0], "method": "tools/call", "params": {"name": "rule"}})
        self.refused(client.answer(asked[0]), INVALID_REQUEST, "the id of a call that runs")
        for one in asked:
            client.notify("notifications/cancelled", requestId=one)
        self.check("result" in client.tool("rule"), "a call is taken again after the others were cancelled")
        self.ended(client, "too many calls")

    def ids(self):
        client = self.server()
        for text in ("0", "-5", "123456789012345678901234567890", "1.5", "1e3", '""', '"\\u0037"', '"a\\nb"', '"텍스트"'):
            client.send_bytes(f'{{"jsonrpc":"2.0","id": {text} ,"method":"ping"}}\n'.encode())
            line = client.lines.get(timeout=10).decode()
            self.check(line == f'{{"jsonrpc":"2.0","id":{text},"result":{{}}}}\n', f"the id {text}: {line}")
        for text in ("null", "true", "{}", "[1]", '"' + "x" * 2000 + '"'):
            client.send_bytes(f'{{"jsonrpc":"2.0","id":{text},"method":"ping"}}\n'.encode())
            answer = client.receive()
            self.check(answer["error"]["code"] == INVALID_REQUEST and answer["id"] is None, f"the id {text[:20]}: {answer}")
        # An id is known again however it is written.
        client.send({"jsonrpc": "2.0", "id": "slow", "method": "tools/call", "params": {"name": "qc", "arguments": {"spec_path": "large.json"}}})
        client.send_bytes(b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"\\u0073low"}}\n')
        client.other.clear()
        self.check("result" in client.tool("rule") and client.other == [], f"an escaped id was not recognised: {client.other[:1]}")
        self.ended(client, "ids")

    def endings(self):
        # All that was asked is answered before the end.
        lines = "".join(json.dumps(m) + "\n" for m in (
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}},
            {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "validate", "arguments": {"spec": spec()}}},
            {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "qc", "arguments": {"spec": spec()}}}))
        run = self.driver.run("mcp", stdin=lines.rstrip("\n").encode())
        self.check(run.status == 0 and [json.loads(line)["id"] for line in run.out.splitlines()] == [1, 2, 3], f"{run}: {run.out[-300:]}")
        run = self.driver.run("mcp", stdin=b"")
        self.check(run.status == 0 and run.out == b"", f"no input: {run}")
        for number in (signal.SIGTERM, signal.SIGINT):
            client = self.server()
            client.ask("tools/call", name="build", arguments={"spec_path": "large.json", "output": "ended.pptx"}, _meta={"progressToken": 1})
            client.receive()
            client.process.send_signal(number)
            status = client.process.wait(10)
            self.check(status == -number and not list(self.root.glob("*ended*")), f"signal {number}: status {status}")
        # A client that is gone.
        client = self.server()
        client.ask("tools/call", name="qc", arguments={"spec_path": "large.json"}, _meta={"progressToken": 1})
        client.receive()
        process = subprocess.Popen([str(self.driver.deckle), "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.close()
        began = time.monotonic()
        status = process.wait(10)
        self.check(status == 73 and time.monotonic() - began < 5, f"nobody reads: status {status}")
        process.stdin.close()
        process.stderr.close()
        client.process.kill()
        client.process.wait()

    def long_lines(self):
        client = self.server("--limit", "message-bytes=100K", "--limit", "json-depth=20", "--limit", "json-values=1000")
        for line, what in ((b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"' + b"x" * 200_000 + b'"}}\n', "message-bytes"),
                           (b"x" * 5_000_000 + b"\n", "message-bytes"),
                           (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":' + b'{"a":' * 50 + b"1" + b"}" * 50 + b"}\n", "json-depth"),
                           (b"[" * 90_000 + b"\n", "json-depth"),
                           (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":[' + b"1," * 5000 + b"1]}}\n", "json-values")):
            client.send_bytes(line)
            answer = client.receive()
            self.check(answer["error"]["code"] == INVALID_REQUEST and what in answer["error"]["message"], f"{what}: {answer}")
            self.lively(client, what)
        # An endless line fills no memory.
        client.process.stdin.flush()
        for _ in range(200):
            client.send_bytes(b"y" * 500_000)
        client.send_bytes(b"\n")
        self.check(client.receive()["error"]["code"] == INVALID_REQUEST, "a line of 100 MB")
        self.lively(client, "after a line of 100 MB")
        peak = next(int(line.split()[1]) for line in pathlib.Path(f"/proc/{client.process.pid}/status").read_text().splitlines() if line.startswith("VmHWM"))
        self.check(peak < 100_000 or "sanitize" in str(self.driver.deckle), f"{peak} kB of memory")
        self.ended(client, "long lines")

    def hostile(self, count=1000):
        """Each message is answered by at most one error or result, and the server is there afterwards."""
        rng = random.Random(20250618)
        good = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "validate", "arguments": {"spec": {}}}}).encode()
        values = [None, True, 0, -1, 1e300, 10 ** 40, "", "x", "\0", "\U0010ffff", [], {}, [[]], {"a": {}}, "x" * 3000]

        def broken(rng):
            kind = rng.randrange(9)
            if kind == 0:  # bytes
                return bytes(rng.randrange(256) for _ in range(rng.randrange(1, 80))).replace(b"\n", b"")
            if kind == 1:  # truncated
                return good[:rng.randrange(1, len(good))]
            if kind == 2:  # one byte changed
                at = rng.randrange(len(good))
                return (good[:at] + bytes([rng.randrange(256)]) + good[at + 1:]).replace(b"\n", b"")
            if kind == 3:  # wrong types anywhere
                message = json.loads(good)
                place = rng.choice([message, message["params"], message["params"]["arguments"]])
                place[rng.choice([*place, "jsonrpc", "method", "params", "id", "name", "extra", "_meta"])] = rng.choice(values)
                return json.dumps(message).encode()
            if kind == 4:  # deep
                return b'{"jsonrpc":"2.0","id":1,"method":"ping","params":' + b"[" * rng.randrange(2000) + b"}"
            if kind == 5:  # cancels what is not there
                return json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": rng.choice(
                    [{"requestId": rng.choice(values)}, {}, *values])}).encode()
            if kind == 6:  # notifications with errors
                return json.dumps({"jsonrpc": "2.0", "method": rng.choice(["tools/call", "initialize", "nope", "notifications/x"]),
                                   "params": rng.choice(values)}).encode()
            if kind == 7:  # batches and bare values
                return json.dumps(rng.choice([[], [json.loads(good)], *values])).encode()
            return json.dumps({"jsonrpc": "2.0", "id": rng.choice(values), "result": rng.choice(values)}).encode()  # answers

        client = self.server()
        for i in range(count):
            line = broken(rng)
            client.send_bytes(line + b"\n")
            if i % 20:
                continue
            marker = f"marker {i}"
            client.send({"jsonrpc": "2.0", "id": marker, "method": "ping"})
            try:
                answer = client.answer(marker, timeout=20)
            except queue.Empty:
                self.check(False, f"no answer any more after {line[:200]!r}")
                return
            self.check("result" in answer, f"after {line[:200]!r}: {answer}")
        self.lively(client, "after hostile messages")
        client.call("tools/call", name="rule", arguments={})
        errors = {m["error"]["code"] for m in client.other if "error" in m}
        self.check({PARSE_ERROR, INVALID_REQUEST, INVALID_PARAMS} <= errors, f"errors are {errors}")
        for message in client.other:
            self.check(message.get("jsonrpc") == "2.0" and "id" in message and ("error" in message) != ("result" in message), f"{message}")
        silent = [b'{"jsonrpc":"2.0","method":"nope"}', b'{"jsonrpc":"2.0","method":"tools/call","params":[1]}', b"", b"  \r",
                  b'{"jsonrpc":"2.0","id":5,"result":{}}', b'{"jsonrpc":"2.0","id":5,"error":{}}', b'{"jsonrpc":"2.0","method":"notifications/initialized"}']
        client.other.clear()
        for line in silent:
            client.send_bytes(line + b"\n")
        self.lively(client, "after messages without an answer")
        self.check(client.other == [], f"no answer is expected: {client.other}")
        self.ended(client, "hostile")


def main():
    driver = harness.Driver(__doc__)
    test = Test(driver)
    for part in (test.initialization, test.every_tool, test.failures, test.folders, test.progress_and_cancellation, test.ids, test.endings,
                 test.long_lines, test.hostile):
        began = time.monotonic()
        part()
        print(f"{part.__name__}: {time.monotonic() - began:.2f} s")
    if jsonschema is None:
        print("jsonschema is not installed: results are not held against their schemas")
    driver.finish("mcp")


if __name__ == "__main__":
    main()
