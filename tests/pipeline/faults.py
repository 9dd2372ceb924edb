#!/usr/bin/env python3
"""Faults around the program, not in its input: full disks, closed pipes, signals, missing rights, a clock that jumps,
too little memory, too few files, threads or stack. Every run ends with a documented status (docs/contracts.md,
"Exit status"), says why in a line, and leaves whole files or none, no temporary file and no helper program.

Run by root, the program runs as a user who owns nothing else, because root passes by rights and limits.

    faults.py --deckle PROGRAM --work FOLDER [--only PART] [--long]

--long tries ten times as many moments of signals, and every limit from nothing to plenty.
"""
import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness  # noqa: E402

STATUSES = {0, 1, 2, 65, 66, 70, 73}
USER = 64999  # of nobody, when root runs the test
TEMPORARY = re.compile(r"\.deckle-[0-9a-f]{16}\.part|deckle-\w{6}")
REPORTS = ("json", "html", "sarif", "xml", "txt")
MIB = 1 << 20
# The helper's memory limit is among its arguments, which tells those of this test from others.
MEMORY = 1_900_000_000 + os.getpid() % 1_000_000
# What prints to stdout; the spec is the working folder's.
PRINTING = [["--help"], ["--version"], ["build", "--help"], ["build", "plain.json", "-o", "-"], ["qc", "plain.json"],
            ["qc", "plain.json", "--format", "html"], ["measure", "plain.json"], ["layouts"], ["new"], ["rule"],
            ["rule", "text-overflow"], ["limits"], ["schema"], ["schema", "report"], ["fonts", "list"],
            ["fonts", "resolve", "Calibri"], ["completion", "bash"]]
# What writes files, below the folder {out}.
WRITING = [["build", "pictures.json", "-o", "{out}/o.pptx"],
           *(["build", "plain.json", "-o", "{out}/o.pptx", "--report", "{out}/r." + form] for form in REPORTS),
           *(["qc", "plain.json", "-o", "{out}/r." + form] for form in REPORTS),
           ["measure", "plain.json", "-o", "{out}/r.json"], ["new", "-o", "{out}/r.json"],
           ["build", "plain.json", "pictures.json", "-o", "{out}/"]]


def svg(number):
    """A picture that takes some 30 ms to draw."""
    circles = "".join(f'<circle cx="{17 * i % 400}" cy="{29 * i % 300}" r="{9 + i % 40}" fill="#{(i * 7919 + number) % 0xffffff:06x}"/>'
                      for i in range(120))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">{circles}</svg>'


def spec(slides, pictures=0):
    def text(name, role, words):
        return {"element_id": name, "kind": "text", "role": role, "content": {"text": words}}

    def slide(i):
        second = text("b", "body", f"Words of slide {i}. " * 12)
        if i < pictures:
            second = {"element_id": "p", "kind": "image", "role": "picture", "content": {"asset_id": f"a{i}", "alt_text": "circles"}}
        return {"slide_id": f"s{i}", "type": "content", "layout": {"layout_id": "one_column"},
                "elements": [text("t", "title", f"Slide {i}"), second]}
    return {"spec_version": "slidespec_v1",
            "deck": {"title": "Faults", "language": "en", "slides": [slide(i) for i in range(slides)]},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"},
                      "slide_size": "widescreen_16_9"},
            "assets": [{"asset_id": f"a{i}", "type": "image", "source": {"kind": "file", "file_id": f"a{i}.svg"}}
                       for i in range(pictures)]}


def too_long():
    """A text that does not fit and may not be changed, so that the command of --shorten is asked."""
    made = spec(1)
    made["deck"]["slides"][0]["elements"][1].update(content={"text": "word " * 390}, constraints={"allow_shrink": False},
                                                    extensions={"box": {"x": 48, "y": 176, "w": 192, "h": 64}})
    return made


def whole(path):
    """Whether an output is complete."""
    data = path.read_bytes()
    if path.suffix == ".pptx":
        return zipfile.is_zipfile(path) and zipfile.ZipFile(path).testzip() is None
    if path.suffix in (".json", ".sarif"):
        return json.loads(data) is not None
    if path.suffix == ".xml":
        return ElementTree.fromstring(data) is not None
    return data.endswith(b"</html>\n" if path.suffix == ".html" else b"\n")


def with_arguments(word):
    """Processes that have `word` among their arguments, and are not only waiting to be reaped."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if word.encode() in (folder / "cmdline").read_bytes():
                found.append(folder.name)
        except OSError:
            pass  # it has ended
    return found


def ignores(process, number):
    with open(f"/proc/{process}/status", encoding="ascii", errors="replace") as status:
        ignored = re.search(r"^SigIgn:\s*([0-9a-f]+)", status.read(), re.M)
    return ignored is not None and int(ignored[1], 16) >> (number - 1) & 1 == 1


def soon(condition, seconds=1.0):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True


class Faults:
    def __init__(self, driver):
        self.driver = driver
        self.long = driver.options.long
        self.numbers = itertools.count()
        self.user = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
        # The scratch folder of the build may lie where another user may not go.
        self.base = pathlib.Path(tempfile.mkdtemp(prefix="faults-", dir="/tmp"))
        self.base.chmod(0o755)
        self.program = self.base / "bin" / "deckle"
        self.program.parent.mkdir()
        for name in ("deckle", "deckle-svg"):
            shutil.copy(driver.deckle.with_name(name), self.program.with_name(name))
        self.inputs = self.base / "inputs"
        self.inputs.mkdir()
        for name, data in (("plain", spec(4)), ("pictures", spec(6, 3)), ("many", spec(120)), ("long", too_long())):
            (self.inputs / f"{name}.json").write_text(json.dumps(data))
        for i in range(3):
            (self.inputs / f"a{i}.svg").write_text(svg(i))

    def folder(self):
        path = self.base / f"{next(self.numbers)}"
        path.mkdir()
        path.chmod(0o777)
        return path

    def environment(self, more=None):
        kept = {k: v for k, v in os.environ.items() if k.startswith(("PATH", "LD_"))}
        return {k: v for k, v in {**kept, "LC_ALL": "C", "HOME": "/nonexistent", **(more or {})}.items() if v is not None}

    def start(self, arguments, env=None, program=None, **more):
        settings = dict({"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
                         "cwd": self.inputs}, **self.user, **more)
        return subprocess.Popen([str(a) for a in [*(program or [self.program]), *arguments]], env=self.environment(env), **settings)

    def run(self, arguments, timeout=60, **more):
        with self.start(arguments, **more) as process:
            out, err = process.communicate(timeout=timeout)
        return harness.Run(arguments, subprocess.CompletedProcess([], process.returncode, out or b"", err or b""))

    def limited(self, arguments, limits, also=None, **more):
        """Under `limits`, by the names of the module resource."""
        def prepare():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for name, value in limits.items():
                resource.setrlimit(getattr(resource, name), (value, value))
            if also:
                also()
        return self.run(arguments, preexec_fn=prepare, **more)

    def ended(self, run, what, statuses=STATUSES, folder=None, allowed=(), lines=1):
        """A documented status, a line for each cause, and whole files or none."""
        what = f"{what}: {run}"
        check = self.driver.check
        check(run.status in statuses, f"{what}\nexpected status {sorted(statuses)}")
        said = run.err.splitlines()
        if run.status > 1:
            check(len([line for line in said if line.startswith("deckle: ")]) >= lines, f"{what}\nexpected a reason")
            check(len(said) <= lines + 1, f"{what}\nexpected {lines} lines")
        for path in sorted(folder.iterdir()) if folder else ():
            check(path.name in allowed, f"{what}\nleft behind: {path.name}")
            if path.is_file() and not path.is_symlink():
                try:
                    good = whole(path)
                except (ValueError, ElementTree.ParseError, zipfile.BadZipFile):
                    good = False
                check(good, f"{what}\n{path.name} is not whole")

    def no_helpers(self, what):
        gone = soon(lambda: not with_arguments(f"--memory-bytes={MEMORY}"))
        self.driver.check(gone, f"{what}: deckle-svg goes on: {with_arguments(f'--memory-bytes={MEMORY}')}")

    def reference(self, *arguments):
        out = self.folder() / "o.pptx"
        run = self.run(["build", *arguments, "-o", out])
        self.driver.check(run.status == 0 and run.err.count("\n") == 1, f"an undisturbed build is clean: {run}")
        return out.read_bytes()

    # 1. A full disk

    def full_disk(self):
        for arguments in WRITING[1:11]:
            out, ending = self.folder(), arguments[-1].rsplit(".")[-1]
            words = ["/dev/full" if word.startswith("{out}/r.") else word.format(out=out) for word in arguments]
            form = {"xml": "junit", "txt": "text"}.get(ending, ending)
            self.ended(self.run([*words, "--format", form]), "a report on a full device", {73}, out, {"o.pptx"})
        self.ended(self.run(["measure", "plain.json", "-o", "/dev/full"]), "measurements on a full device", {73})
        self.ended(self.run(["build", "plain.json", "-o", "/dev/full"]), "a deck on a full device", {73})
        for arguments in PRINTING:
            with open("/dev/full", "wb") as out:
                self.ended(self.run(arguments, stdout=out), "a full stdout", {73})
        with open("/dev/full", "wb") as err:
            out = self.folder()
            self.ended(self.run(["build", "plain.json", "-v", "-o", out / "o.pptx"], stderr=err), "a full stderr", {0}, out, {"o.pptx"})
        for arguments in WRITING:
            for how in (signal.SIG_DFL, signal.SIG_IGN):
                for size in (0, 20, 3000) if arguments[0] == "build" else (0, 20):
                    out = self.folder()
                    words = [a.format(out=out) for a in arguments]
                    run = self.limited(words, {"RLIMIT_FSIZE": size}, also=lambda h=how: signal.signal(signal.SIGXFSZ, h))
                    # An SVG is passed on in a file.
                    statuses = {70, 73} if "pictures.json" in words else {73}
                    lines = 2 if words[-1].endswith("/") else 1
                    made = {"o.pptx"} if words[0] == "build" else set()
                    self.ended(run, f"files of at most {size} bytes", statuses, out, made, lines)
        self.full_file_system()

    def full_file_system(self):
        """A file system of a few KiB, mounted where only this run sees it."""
        target = self.base / "mounted"
        target.mkdir()
        target.chmod(0o777)
        size = "mount -t tmpfs -o size={} none {} && "
        if subprocess.run(["unshare", "-rm", "sh", "-c", size.format("4k", target) + "true"], capture_output=True, check=False,
                          **self.user).returncode != 0:
            print("no file system can be mounted here; only limited file sizes were tried")
            return
        for arguments in WRITING:
            words = shlex.join(str(w) for w in [self.program, *(a.format(out=target) for a in arguments)])
            line = (size.format("8k", target) + f"cd {self.inputs} && printf old > {target}/o.pptx && head -c 1M /dev/zero > {target}/fill;"
                    f" {words} --quiet; status=$?; ls -A {target}; cat {target}/o.pptx; exit $status")
            run = self.run(["-rm", "sh", "-c", line], program=["unshare"])
            self.driver.check(run.status == 73 and run.out == b"fill\no.pptx\nold", f"a full file system: {run}\n{run.out}")

    # 2. Closed pipes

    def closed_pipes(self):
        for arguments in PRINTING:
            self.ended(self.run(arguments, preexec_fn=lambda: os.close(1), stdout=None), "stdout closed", {73})
            read, write = os.pipe()
            os.close(read)  # the reader has gone
            self.ended(self.run(arguments, stdout=write), "nobody reads stdout", {73})
            os.close(write)
        with self.start(["measure", "many.json"]) as process:  # more than a pipe holds
            process.stdout.read(1)
            process.stdout.close()
            err = process.stderr.read()
            process.stdout = None
            process.wait(60)
        self.driver.check(process.returncode == 73 and err.count(b"\n") == 1, f"a reader that reads one byte: {process.returncode} {err}")
        for closed in ((0,), (2,), (0, 2), (0, 1, 2)):
            def close(numbers=closed):
                for number in numbers:
                    os.close(number)
            out = self.folder()
            streams = {"stdin": None, "stdout": None, "stderr": None if 2 in closed else subprocess.PIPE}
            deck, report = out / "o.pptx", out / "r.html"
            run = self.run(["build", "pictures.json", "-v", "-o", deck, "--report", report], preexec_fn=close, **streams)
            self.ended(run, f"{closed} closed", {0}, out, {"o.pptx", "r.html"})
            self.driver.check(deck.read_bytes() == self.pictures, f"{closed} closed: another deck")
            run = self.run(["build", "nosuch.json", "-o", deck], preexec_fn=close, **streams)
            self.driver.check(run.status == 66, f"{closed} closed: {run}")
            if 0 in closed:
                self.ended(self.run(["qc", "-"], preexec_fn=close, **dict(streams, stderr=subprocess.DEVNULL)), f"{closed} closed", {66}, lines=0)
        read, write = os.pipe()
        os.close(read)
        out = self.folder()
        run = self.run(["build", "plain.json", "-v", "-o", out / "o.pptx"], stderr=write)
        os.close(write)
        self.ended(run, "nobody reads stderr", {0}, out, {"o.pptx"})

    # 3. Signals

    def signals(self):
        """At moments spread over a batch with pictures."""
        batch = ["build", "pictures.json", "many.json", "plain.json", "-j", "4", "--limit", f"svg-memory={MEMORY}"]
        made = {"pictures.pptx", "many.pptx", "plain.pptx", "r.json"}

        def disturbed(moment, number):
            out, temporary = self.folder(), self.folder()
            begun = time.monotonic()
            process = self.start([*batch, "-o", f"{out}/", "--report", out / "r.json"], env={"TMPDIR": temporary},
                                 stdout=subprocess.DEVNULL)
            time.sleep(max(0.0, begun + moment - time.monotonic()))
            if number in (signal.SIGPIPE, signal.SIGXFSZ):  # not while the program is still being loaded
                soon(lambda: ignores(process.pid, number) or process.poll() is not None, 20)
            if number is not None:
                process.send_signal(number)
            if number == signal.SIGSTOP:
                time.sleep(0.05)
                process.send_signal(signal.SIGCONT)
            err = process.communicate(timeout=60)[1]
            run = harness.Run(batch, subprocess.CompletedProcess([], process.returncode, b"", err))
            return run, out, temporary, time.monotonic() - begun
        run, out, _, full = disturbed(0, None)
        self.ended(run, "undisturbed", {0}, out, made)
        expected = {p.name: p.read_bytes() for p in out.iterdir()}
        expected["r.json"] = expected["r.json"].replace(str(out).encode(), b"")

        ending = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGXCPU)
        going_on = (signal.SIGPIPE, signal.SIGSTOP, signal.SIGXFSZ)
        count = 72 * (10 if self.long else 1)
        kinds = itertools.cycle([*ending, signal.SIGKILL, *ending, signal.SIGKILL, going_on[0], *ending, signal.SIGKILL, going_on[1], going_on[2]])
        # The golden ratio spreads the moments of each signal evenly.
        cases = [(full * 1.05 * (i * 0.6180339887 % 1), number) for i, number in zip(range(count), kinds)]
        caught = 0
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for (moment, number), (run, out, temporary, _) in zip(cases, pool.map(lambda case: disturbed(*case), cases)):
                what = f"{number.name} after {1000 * moment:.0f} of {1000 * full:.0f} ms"
                caught += run.status == -number
                self.ended(run, what, {0} if number in going_on else {0, -number}, lines=0)
                left = [p for p in [*out.iterdir(), *temporary.iterdir()] if p.name not in made]
                if number == signal.SIGKILL:
                    self.driver.check(len(left) <= 1 and all(TEMPORARY.fullmatch(p.name) for p in left), f"{what}: left {left}")
                else:
                    self.driver.check(not left, f"{what}: left {left}")
                for path in out.iterdir():
                    if path.name in expected and path.name != "r.json":
                        self.driver.check(path.read_bytes() == expected[path.name], f"{what}: {path.name} is another")
                if number in going_on:
                    self.driver.check({p.name for p in out.iterdir()} == made, f"{what}: {sorted(out.iterdir())}")
        self.driver.check(caught > count // 3, f"only {caught} of {count} signals came in time")
        self.no_helpers("after signals")
        self.helpers_end()

    def helpers_end(self):
        """Signals while a helper program runs for sure: it goes at once, also after SIGKILL."""
        big = self.folder()
        slow = '<filter id="f"><feGaussianBlur stdDeviation="4"/></filter>' + '<circle r="300" filter="url(#f)"/>' * 400
        (big / "a0.svg").write_text(svg(0).replace("</svg>", slow + "</svg>"))
        (big / "s.json").write_text(json.dumps(spec(1, 1)))
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
            out, temporary = self.folder(), self.folder()
            process = self.start(["build", big / "s.json", "-o", out / "o.pptx", "--limit", f"svg-memory={MEMORY}", "--limit", "svg-work=4000000"],
                                 env={"TMPDIR": temporary})
            self.driver.check(soon(lambda: with_arguments(f"--memory-bytes={MEMORY}"), 20), "the helper program is started")
            process.send_signal(number)
            process.communicate(timeout=20)
            self.driver.check(process.returncode == -number, f"{number.name} while drawing: {process.returncode}")
            self.no_helpers(f"{number.name} while drawing")
            left = [*out.iterdir(), *temporary.iterdir()]
            self.driver.check(not left, f"{number.name} while drawing: left {left}")
        # The command of --shorten, and what it has started.
        word = f"60.{os.getpid()}"
        for number in (signal.SIGINT, signal.SIGTERM):
            process = self.start(["qc", "long.json", "--shorten", f"sleep {word} & sleep {word}"])
            self.driver.check(soon(lambda: len(with_arguments(f"sleep\0{word}")) == 2, 20), "the command is started")
            process.send_signal(number)
            process.communicate(timeout=20)
            self.driver.check(soon(lambda: not with_arguments(word)), f"{number.name}: the command of --shorten goes on")
        # Stopped beyond the command's time: its answer is there.
        process = self.start(["qc", "long.json", "--format", "json", "--shorten-timeout", "1", "--shorten", "sleep 0.4; echo '{\"proposals\": []}'"])
        time.sleep(0.2)
        process.send_signal(signal.SIGSTOP)
        time.sleep(1.3)
        process.send_signal(signal.SIGCONT)
        out = process.communicate(timeout=20)[0]
        self.driver.check(b"shorten-failed" not in out and process.returncode == 1, f"stopped while a command ran: {process.returncode} {out}")
        # What the caller ignores stays ignored, as nohup wants it.
        out = self.folder()
        process = self.start(["build", "pictures.json", "-o", out / "o.pptx"], preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        time.sleep(0.03)
        process.send_signal(signal.SIGHUP)
        process.communicate(timeout=20)
        self.driver.check(process.returncode == 0 and (out / "o.pptx").exists(), f"SIGHUP ignored by the caller: {process.returncode}")

    # 4. Folders

    def folders(self):
        for mode, status in ((0o555, 73), (0o666, 73), (0, 73), (0o333, 0)):
            for arguments in WRITING[1:2] + WRITING[6:7] + WRITING[11:]:
                out = self.folder()
                self.give(out)
                out.chmod(mode)
                run = self.run([a.format(out=out) for a in arguments])
                out.chmod(0o777)
                several = arguments[-1].endswith("/")
                self.ended(run, f"folder of mode {mode:o}", {status}, out, {"o.pptx", "r.json", "plain.pptx", "pictures.pptx"} if status == 0 else (),
                           lines=2 if several else 1)
        out = self.folder()
        self.give(out)
        hidden = out / "hidden"
        hidden.mkdir()
        shutil.copy(self.inputs / "plain.json", hidden / "s.json")
        (hidden / "s.json").chmod(0)
        if self.user:
            os.chown(hidden / "s.json", 0, 0)
        for command in ("validate", "qc", "measure"):
            self.ended(self.run([command, hidden / "s.json"]), "an input without rights", {66})
            self.ended(self.run([command, hidden]), "a folder as input", {66})
        hidden.chmod(0o666)
        self.ended(self.run(["qc", hidden / "s.json"]), "an input in a folder that is not searchable", {66})
        hidden.chmod(0o755)
        self.outputs_that_exist()
        self.variables()
        for arguments, status in ((["build", self.inputs / "plain.json", "-o", "o.pptx"], 73), (["qc", "s.json"], 66),
                                  (["qc", self.inputs / "plain.json"], 0), (["layouts"], 0)):
            gone = self.folder() / "gone"
            words = shlex.join(str(a) for a in [self.program, *arguments])
            parent = gone.parent
            run = self.run(["-c", f"mkdir {gone} && cd {gone} && rmdir {gone} && exec {words}"], program=["sh"])
            self.ended(run, f"a current folder that was deleted: {words}", {status}, parent)

    def give(self, path):
        if self.user:
            os.chown(path, USER, USER)

    def outputs_that_exist(self):
        out = self.folder()
        self.give(out)
        (out / "folder").mkdir()
        self.give(out / "folder")
        (out / "target.pptx").write_text("old")
        (out / "target.pptx").chmod(0o444)
        for name, to in (("link", "target"), ("dangling", "nowhere"), ("circle", "circle")):
            (out / f"{name}.pptx").symlink_to(f"{to}.pptx")
        for name, status in (("target", 0), ("link", 0), ("dangling", 0), ("circle", 0)):
            path = out / f"{name}.pptx"
            run = self.run(["build", "plain.json", "-o", path])
            self.driver.check(run.status == status and not path.is_symlink() and zipfile.is_zipfile(path), f"an output that is a {name}: {run}")
        self.driver.check(not (out / "nowhere.pptx").exists(), "the target of a dangling link was made")
        for arguments in (["qc", "plain.json", "-o"], ["measure", "plain.json", "-o"], ["build", "plain.json", "-o", out / "o.pptx", "--report"]):
            self.ended(self.run([*arguments, out / "folder"]), "an output that is a folder", {73}, lines=1)
        (out / "folder").chmod(0o555)
        self.ended(self.run(["build", "plain.json", "-o", out / "folder"]), "a folder that is not writable", {73}, out / "folder")
        self.ended(self.run(["build", "plain.json", "-o", out / "target.pptx" / "o.pptx"]), "a file as folder", {73})
        self.ended(self.run(["build", "plain.json", "-o", f"{out}/target.pptx/"]), "a file as folder", {73})

    def variables(self):
        """Folders of the environment that are missing, forbidden, or no folders: the same deck, and no message."""
        file = self.folder() / "file"
        file.write_text("x")
        closed = self.folder()
        closed.chmod(0)
        cases = []
        for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS"):
            values = (str(file), str(closed))
            if self.long or name in ("HOME", "TMPDIR"):
                values += (None, "", "/nonexistent", "relative", "\n", "/dev/null", "x" * 5000)
            cases += [(name, value, self.folder()) for value in values]

        def build(case):
            name, value, out = case
            return self.run(["build", "pictures.json", "-o", out / "o.pptx"], env={name: value})
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for (name, value, out), run in zip(cases, pool.map(build, cases)):
                what = f"{name}={value!r:.40}"
                self.ended(run, what, {0}, out, {"o.pptx"})
                same = (out / "o.pptx").exists() and (out / "o.pptx").read_bytes() == self.pictures
                self.driver.check(same and len(run.err.splitlines()) == 1, f"{what}: another deck: {run}")
        everything = {name: str(file) for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")}
        self.ended(self.run(["qc", "pictures.json"], env=everything), "files instead of folders", {0})

    # 5. A clock that jumps

    def clock(self):
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            print("no C compiler here; the clock does not jump")
            return
        library = self.base / "clock.so"
        source = self.base / "clock.c"
        source.write_text(CLOCK)
        done = subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], capture_output=True, text=True, check=False)
        if not self.driver.check(done.returncode == 0, f"the library of the clock: {done.stderr}"):
            return
        seen = subprocess.run([sys.executable, "-c", "import time; print(time.time() - time.time())"], capture_output=True, text=True,
                              env={"LD_PRELOAD": library, "CLOCK": "years"}, check=False)
        self.driver.check(abs(float(seen.stdout or 0)) > 1e9, f"the library of the clock has no effect: {seen}")
        still = self.folder()
        report = still / "r.json"
        self.run(["build", "pictures.json", "-o", still / "o.pptx", "--report", report])
        for step in ("years", "back"):
            out = self.folder()
            run = self.run(["build", "pictures.json", "-o", out / "o.pptx", "--report", out / "r.json"], env={"LD_PRELOAD": library, "CLOCK": step})
            self.ended(run, f"a clock that jumps ({step})", {0}, out, {"o.pptx", "r.json"})
            if (out / "o.pptx").exists():
                self.driver.check((out / "o.pptx").read_bytes() == self.pictures, f"a clock that jumps ({step}): another deck")
                self.driver.check((out / "r.json").read_bytes() == report.read_bytes(), f"a clock that jumps ({step}): another report")
        begun = time.monotonic()
        run = self.run(["qc", "long.json", "--format", "json", "--shorten", "sleep 0.3; echo '{\"proposals\": []}'", "--shorten-timeout", "5"],
                       env={"LD_PRELOAD": library, "CLOCK": "years"})
        self.driver.check(run.status == 1 and b"shorten-failed" not in run.out, f"a clock that jumps while a command runs: {run}\n{run.out}")
        run = self.run(["qc", "long.json", "--format", "json", "--shorten", "sleep 30", "--shorten-timeout", "1"],
                       env={"LD_PRELOAD": library, "CLOCK": "back"})
        took = time.monotonic() - begun
        self.driver.check(b"longer than 1 s" in run.out and took < 15, f"a clock that goes back while a command runs: {took:.1f} s: {run}\n{run.out}")

    # 6. Threads, memory, files, stack

    def limits(self):
        """The same deck, or status 70 and why."""
        many = self.reference("many.json")

        def build(name, limits, jobs, deck="many.json", expected=many):
            out = self.folder()
            run = self.limited(["build", deck, "-o", out / "o.pptx", "--report", out / "r.html", "-j", jobs], limits)
            what = f"{name} -j {jobs}"
            if run.status == 127 and "shared libraries" in run.err:  # it has not begun
                return None
            self.ended(run, what, {0, 70}, out, {"o.pptx", "r.html"} if run.status == 0 else ())
            if run.status == 0:
                self.driver.check((out / "o.pptx").read_bytes() == expected, f"{what}: another deck: {run}")
            shutil.rmtree(out)
            return run.status
        every = self.long
        statuses = {}
        for jobs in (1, 2, 16, 256):
            for size in (range(40, 1200, 4) if every else (48, 56, 64, 96, 200, 330, 420, 700, 1500, 6000)):
                statuses["memory", size, jobs] = build(f"{size} MiB", {"RLIMIT_AS": size * MIB}, jobs)
            for count in (range(4, 65) if every else (4, 5, 7, 9, 12, 18, 20, 64)):
                statuses["files", count, jobs] = build(f"{count} files", {"RLIMIT_NOFILE": count}, jobs)
            for count in (range(1, 21) if every else (1, 2, 5, 20)):
                statuses["threads", count, jobs] = build(f"{count} threads", {"RLIMIT_NPROC": count}, jobs)
            for size in ((*range(192, 3000, 64), 8192, 1 << 20) if every else (192, 512, 1024, 8192, 1 << 20)):
                statuses["stack", size, jobs] = build(f"{size} KiB of stack", {"RLIMIT_STACK": size * 1024}, jobs)
        for case in (("memory", 1500, 1), ("memory", 1500, 256), ("files", 64, 256), ("threads", 1, 256), ("stack", 1024, 16),
                     ("stack", 1 << 20, 256)):
            self.driver.check(statuses.get(case, 0) == 0, f"{case} is enough, but the status is {statuses.get(case)}")
        for case in (("memory", 64, 1), ("files", 4, 1), ("stack", 512, 2)):
            if case in statuses:
                self.driver.check(statuses[case] in (70, None), f"{case} is too little, but the status is {statuses[case]}")
        for name, value in (("RLIMIT_NOFILE", 20), ("RLIMIT_STACK", 1 << 30), ("RLIMIT_STACK", MIB)):
            build(f"{name} {value} with SVG", {name: value}, 16, "pictures.json", self.pictures)
        # Where the system starts no helper program, there is no deck without its pictures.
        self.driver.check(build("no process", {"RLIMIT_NPROC": 0}, 1, "pictures.json", self.pictures) == 70, "no process, and yet a deck")
        for arguments in ([["validate", "plain.json"], ["fonts", "list"], ["layouts"], ["--help"], ["qc", "plain.json", "-j", "256"]]):
            for limits in ({"RLIMIT_AS": 57 * MIB}, {"RLIMIT_AS": 100 * MIB}, {"RLIMIT_NOFILE": 5}, {"RLIMIT_STACK": 256 << 10},
                           {"RLIMIT_DATA": 20 * MIB}):
                run = self.limited(arguments, limits)
                if run.status != 127:
                    self.ended(run, f"{limits}", {70})

    def everything(self):
        parts = {"full_disk": self.full_disk, "closed_pipes": self.closed_pipes, "signals": self.signals,
                 "folders": self.folders, "clock": self.clock, "limits": self.limits}
        self.pictures = self.reference("pictures.json")
        for name, part in parts.items():
            if self.driver.options.only not in (None, name):
                continue
            begun = time.monotonic()
            try:
                part()
            except (OSError, ValueError, KeyError, subprocess.TimeoutExpired) as error:
                self.driver.fail(f"{name} could not go on: {type(error).__name__}: {error}")
            print(f"{time.monotonic() - begun:6.1f} s  {name}")

    def remove(self):
        for path in self.base.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(stat.S_IRWXU)
        shutil.rmtree(self.base, ignore_errors=True)


# Every call finds another time; only clocks that count from the start of the system go on.
CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
static long jump(void) {
  static long calls;
  const char* how = getenv("CLOCK");
  long call = __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED);
  if (how != NULL && strcmp(how, "back") == 0) return -call * 31536000;
  return (call % 2 == 0 ? 30 : -30) * 31536000L;
}
int clock_gettime(clockid_t clock, struct timespec* now) {
  static int (*real)(clockid_t, struct timespec*);
  if (real == NULL) real = (int (*)(clockid_t, struct timespec*))dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, now);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI) now->tv_sec += jump();
  return result;
}
int gettimeofday(struct timeval* restrict now, void* restrict zone) {
  struct timespec at;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &at);
  now->tv_sec = at.tv_sec;
  now->tv_usec = at.tv_nsec / 1000;
  return 0;
}
time_t time(time_t* out) {
  struct timespec at;
  clock_gettime(CLOCK_REALTIME, &at);
  if (out != NULL) *out = at.tv_sec;
  return at.tv_sec;
}
"""


def main():
    driver = harness.Driver(__doc__, [("--only", {"help": "one part"}),
                                      ("--long", {"action": "store_true", "help": "every limit, and many moments"})])
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):  # a shell may have started this with some ignored
        signal.signal(number, signal.SIG_DFL)
    faults = Faults(driver)
    try:
        faults.everything()
    finally:
        faults.remove()
    driver.finish("faults")


main()
