"""A headless Chromium that is driven over a pipe (DevTools protocol), without the network.

A driver that finds none skips with SKIP, or fails when $DECKLE_REQUIRE_JUDGES is set (see judges.py).
"""
import json
import os
import shutil
import signal
import subprocess
import tempfile

from support import judges

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def program():
    """The browser's name; ends the test if there is none."""
    for name in NAMES:
        if shutil.which(name):
            return name
    judges.missing(f"none of {', '.join(NAMES)} is installed (script/bootstrap --judges)")


class Page:
    """One page as it came to be: what it said, what it asked for, and what a script finds in it."""

    def __init__(self):
        self.said = []      # console messages, log entries and exceptions, as "level: text"
        self.requests = []  # URLs
        self.value = None


class Browser:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        down_read, self.down = os.pipe()  # commands
        self.up, up_write = os.pipe()     # answers
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
                 "--disable-background-networking", "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND",
                 f"--user-data-dir={self.profile.name}", "--remote-debugging-pipe", "about:blank"]
        # Descriptors 3 and 4 are the pipe's in Chromium: the shell puts them there.
        self.process = subprocess.Popen(["sh", "-c", f'exec "$@" 3<&{down_read} 4>&{up_write}', "sh", program(), *flags],
                                        pass_fds=(down_read, up_write), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(down_read)
        os.close(up_write)
        self.number, self.buffer = 0, b""

    def _read(self):
        while b"\0" not in self.buffer:
            piece = os.read(self.up, 1 << 20)
            if not piece:
                raise RuntimeError("the browser ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def _send(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.down, json.dumps(message).encode() + b"\0")
        return self.number

    def _call(self, method, heard, session=None, **parameters):
        """The result of a command; every event until then goes to `heard`."""
        number = self._send(method, session, **parameters)
        while True:
            message = self._read()
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            heard(message)

    def open(self, url, script, width=1280, height=900, scheme=None):
        """Opens `url` and evaluates `script` (an expression of JSON, or a promise of one) in it; `scheme` is light or dark."""
        page, loaded = Page(), []

        def heard(message):
            method, parameters = message.get("method"), message.get("params", {})
            if method == "Runtime.consoleAPICalled":
                words = " ".join(str(a.get("value", a.get("description", ""))) for a in parameters["args"])
                page.said.append(f"{parameters['type']}: {words}")
            elif method == "Log.entryAdded":
                page.said.append(f"{parameters['entry']['level']}: {parameters['entry']['text']}")
            elif method == "Runtime.exceptionThrown":
                page.said.append(f"exception: {parameters['exceptionDetails']['text']}")
            elif method == "Network.requestWillBeSent":
                page.requests.append(parameters["request"]["url"])
            elif method == "Page.loadEventFired":
                loaded.append(True)

        target = self._call("Target.createTarget", heard, url="about:blank")["targetId"]
        session = self._call("Target.attachToTarget", heard, targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._call(f"{domain}.enable", heard, session)
        self._call("Network.emulateNetworkConditions", heard, session, offline=True, latency=0, downloadThroughput=0,
                   uploadThroughput=0)
        self._call("Emulation.setDeviceMetricsOverride", heard, session, width=width, height=height, deviceScaleFactor=1,
                   mobile=False)
        if scheme:
            self._call("Emulation.setEmulatedMedia", heard, session, features=[{"name": "prefers-color-scheme", "value": scheme}])
        loaded.clear()
        self._call("Page.navigate", heard, session, url=url)
        while not loaded:
            heard(self._read())
        result = self._call("Runtime.evaluate", heard, session, expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"the script failed: {result['exceptionDetails']}")
        page.value = result["result"].get("value")
        self._call("Target.closeTarget", heard, targetId=target)
        return page

    def close(self):
        for descriptor in (self.down, self.up):
            os.close(descriptor)
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)  # the group this object started
            self.process.wait()
        self.profile.cleanup()
