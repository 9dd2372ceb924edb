#!/usr/bin/env python3
"""`deckle mcp` with the protocol's reference client (npm: @modelcontextprotocol/sdk), which checks every message and holds
every result against the schema of its tool."""
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import broken_specs  # noqa: E402
import mcp  # noqa: E402
from support import harness, judges  # noqa: E402


def main():
    driver = harness.Driver(__doc__)
    judges.need(programs=["node"])
    sdk = judges.npm_package("@modelcontextprotocol/sdk")
    broken = broken_specs.changed(("/deck/title", 7), ("/deck/slides/0/elements/0/kind", "txt"))
    root = driver.work / "root"
    root.mkdir()
    (root / "large.json").write_text(json.dumps(mcp.LARGE), encoding="utf-8")
    given = mcp.spec(slides=4)
    good = [{"name": "prompt", "arguments": {"lang": "ko"}}, {"name": "layouts", "arguments": {}},
            {"name": "validate", "arguments": {"spec": given}}, {"name": "validate", "arguments": {"spec": broken.decode()}},
            {"name": "fix", "arguments": {"spec": "{'deck': {}}"}},
            {"name": "qc", "arguments": {"spec": given}}, {"name": "build", "arguments": {"spec": given, "output": "deck.pptx"}},
            {"name": "measure", "arguments": {"spec": given}}, {"name": "rule", "arguments": {"id": "text-overflow"}},
            {"name": "refine_start", "arguments": {"ir": mcp.SLIDE}},
            {"name": "refine_step", "arguments": {"refinement": "refine-1", "patch": {"edits": [{"eid": "x"}]}}},
            {"name": "refine_step", "arguments": {"refinement": "refine-1", "patch": {"edits": [{"eid": "b", "layout": {"x": 100}}]}}}]
    failing = [{"name": "qc", "arguments": {"spec": broken.decode()}}, {"name": "build", "arguments": {"spec": given, "output": "../x.pptx"}},
               {"name": "measure", "arguments": {"spec_path": "large.json"}},
               {"name": "refine_step", "arguments": {"refinement": "refine-1", "patch": {"edits": []}}},
               {"name": "refine_step", "arguments": {"refinement": "refine-9", "patch": {"edits": []}}}]
    refused = [{"name": "nope", "arguments": {}}, {"name": "qc", "arguments": {"spec": 1}}]
    cancelled = [{"name": "build", "arguments": {"spec_path": "large.json", "output": "large.pptx"}, "cancel": True}]
    calls = good + failing + refused + cancelled
    (driver.work / "calls.json").write_text(json.dumps(calls), encoding="utf-8")
    done = subprocess.run(["node", harness.ROOT / "tests/support/mcp_reference_client.mjs", sdk, driver.work / "calls.json",
                           driver.deckle, "mcp", "--root", root], capture_output=True, text=True, timeout=250, check=False)
    if not driver.check(done.returncode == 0, f"the client ended with {done.returncode}: {done.stderr[-2000:]}"):
        driver.finish("mcp with the reference client")
    seen = json.loads(done.stdout)
    driver.check(seen["errors"] == [], f"the client complains: {seen['errors'][:3]}")
    driver.check({tool["name"] for tool in seen["tools"]} == mcp.TOOLS, f"tools are {[tool['name'] for tool in seen['tools']]}")
    driver.check(seen["server"]["name"] == "deckle" and "tools" in seen["capabilities"] and seen["instructions"], f"the server is {seen['server']}")
    driver.check({call["name"] for call in good} == mcp.TOOLS, "every tool is called")
    for call, answer in zip(calls, seen["calls"]):
        what = f"{call['name']} {str(call['arguments'])[:60]}"
        if call in good:
            driver.check(answer.get("result", {}).get("isError") is False and "structuredContent" in answer["result"], f"{what}: {str(answer)[:600]}")
        elif call in failing:
            driver.check(answer.get("result", {}).get("isError") is True, f"{what}: a failure is expected: {str(answer)[:600]}")
        elif call in refused:
            driver.check(answer.get("code") == -32602, f"{what}: the error -32602 is expected: {str(answer)[:600]}")
        else:
            driver.check("enough" in answer.get("error", ""), f"{what}: it was cancelled: {str(answer)[:600]}")
        if call in cancelled:
            driver.check(answer["progress"] and answer["progress"][0]["total"] == 200, f"{what}: its progress is {answer['progress']}")
    driver.check((root / "deck.pptx").exists() and not (root / "large.pptx").exists(), f"the root has {sorted(p.name for p in root.iterdir())}")
    driver.finish("mcp with the reference client")


if __name__ == "__main__":
    main()
