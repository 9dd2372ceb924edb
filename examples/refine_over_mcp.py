#!/usr/bin/env python3
"""The author of patch_author.py as a client of `deckle mcp`: it starts the server, and drives the loop turn by turn with
refine_start and refine_step (docs/mcp.md).

    python3 examples/refine_over_mcp.py slide.json better.json [path of deckle]
"""
import json
import pathlib
import subprocess
import sys

from patch_author import patch_for


class Server:
    def __init__(self, deckle):
        self.process = subprocess.Popen([deckle, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.calls = 0
        self.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "refine_over_mcp", "version": "1"})
        self.send({"method": "notifications/initialized"})

    def send(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()

    def ask(self, method, **params):
        self.calls += 1
        self.send({"id": self.calls, "method": method, "params": params})
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit(answer["error"]["message"])
        return answer["result"]

    def tool(self, name, **arguments):
        result = self.ask("tools/call", name=name, arguments=arguments)
        if result["isError"]:
            sys.exit(result["content"][0]["text"])
        return result["structuredContent"]


def main():
    source, target = map(pathlib.Path, sys.argv[1:3])
    server = Server(sys.argv[3] if len(sys.argv) > 3 else "deckle")
    state = server.tool("refine_start", ir=source.read_text(encoding="utf-8"))
    while not state["done"]:
        state = server.tool("refine_step", refinement=state["refinement"], patch=patch_for(state["diagnosis"]))
        print(f"iteration {state['iter']}: {len(state['diagnosis']['defects'])} defects", file=sys.stderr)
    server.process.stdin.close()
    target.write_text(json.dumps(state["result"], ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(state["quality"])
    return 1 if state["quality"] == "degraded" else server.process.wait()


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main())
