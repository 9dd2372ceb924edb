"""A plain client of the Model Context Protocol for tests: lines of JSON to a server's stdin, and from its stdout."""
import json
import os
import queue
import subprocess
import threading


class Client:
    def __init__(self, command, cwd, env=None):
        self.process = subprocess.Popen([str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, cwd=cwd, env={**os.environ, "LC_ALL": "C", **(env or {})})
        self.lines = queue.Queue()
        self.next_id = 0
        self.other = []  # messages that were not waited for
        self.raw = []    # every line as it came
        self.errors = b""
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.raw.append(line)
            self.lines.put(line)
        self.lines.put(None)

    def _read_errors(self):
        self.errors = self.process.stderr.read()

    def send_bytes(self, line):
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def send(self, message):
        self.send_bytes(json.dumps(message, ensure_ascii=False).encode("utf-8") + b"\n")

    def notify(self, method, **params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method, **params):
        """Sends a request, and returns its id."""
        self.next_id += 1
        self.send({"jsonrpc": "2.0", "id": self.next_id, "method": method, "params": params})
        return self.next_id

    def receive(self, timeout=60):
        """The next message; None at the end of the output. Raises queue.Empty."""
        line = self.lines.get(timeout=timeout)
        return None if line is None else json.loads(line)

    def answer(self, wanted, timeout=60):
        """The response with this id; what comes before it goes to `other`."""
        while True:
            message = self.receive(timeout)
            if message is None:
                return {"error": {"message": "the server ended: " + self.errors.decode("utf-8", "replace")}}
            if message.get("id") == wanted and "method" not in message:
                return message
            self.other.append(message)

    def call(self, method, **params):
        return self.answer(self.ask(method, **params))

    def tool(self, name, _meta=None, **arguments):
        params = {"name": name, "arguments": arguments}
        if _meta:
            params["_meta"] = _meta
        return self.call("tools/call", **params)

    def initialize(self, version="2025-06-18"):
        answer = self.call("initialize", protocolVersion=version, capabilities={},
                           clientInfo={"name": "test", "version": "1"})
        self.notify("notifications/initialized")
        return answer

    def close(self, timeout=60):
        """Ends the server's input; its exit status."""
        self.process.stdin.close()
        return self.process.wait(timeout)
