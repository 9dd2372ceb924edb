"""Used by all pipeline tests: the program under test, a scratch folder, and a count of failures."""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A sanitizer's finding ends the program with this status (script/test sets it); no test expects it.
SANITIZER_STATUS = 99
SANITIZER_WORDS = ("AddressSanitizer", "LeakSanitizer", "runtime error:")


class Run:
    """One finished run of the program."""

    def __init__(self, arguments, done):
        self.arguments = [str(a) for a in arguments]
        self.status = done.returncode
        self.out = done.stdout
        self.err = done.stderr.decode("utf-8", "replace")
        self.seconds = None  # of processor time, all threads; measured runs only
        self.peak = None     # bytes of resident memory; measured runs only

    def __str__(self):
        said = self.err.strip()[:1500]
        return f"deckle {' '.join(self.arguments)}: status {self.status}" + (f"\n{said}" if said else "")


class Driver:
    """Parses --deckle and --work, runs the program, collects failures, and exits with the result."""

    def __init__(self, description, options=()):
        parser = argparse.ArgumentParser(description=description)
        parser.add_argument("--deckle", required=True, type=lambda p: pathlib.Path(p).resolve(), help="the program")
        parser.add_argument("--work", required=True, type=lambda p: pathlib.Path(p).resolve(),
                            help="folder for what the test makes; emptied first")
        parser.add_argument("--one-in", type=int, default=1, metavar="N",
                            help="each N-th case only, where a test has very many of a kind")
        for name, settings in options:
            parser.add_argument(name, **settings)
        self.options = parser.parse_args()
        self.deckle = self.options.deckle
        self.work = self.options.work
        if not os.access(self.deckle, os.X_OK):
            print(f"FAIL: there is no program at {self.deckle}")
            sys.exit(1)
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)
        self.checks = 0
        self.failures = []

    def run(self, *arguments, stdin=b"", cwd=None, timeout=600, env=None):
        # Messages are English unless a test asks otherwise, whatever the locale.
        environment = {**os.environ, "LC_ALL": "C", **(env or {})}
        done = subprocess.run([str(self.deckle), *[str(a) for a in arguments]], input=stdin, capture_output=True,
                              cwd=cwd or self.work, timeout=timeout, env=environment, check=False)
        return self._judged(Run(arguments, done))

    def measured(self, *arguments, timeout=600):
        """A run whose processor time and peak memory are known. May be called by several threads at once."""
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = subprocess.Popen([str(self.deckle), *[str(a) for a in arguments]], stdin=subprocess.DEVNULL,
                                       stdout=out, stderr=err, cwd=self.work)
            watch = threading.Timer(timeout, process.kill)
            watch.start()
            _, status, usage = os.wait4(process.pid, 0)
            watch.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            err.seek(0)
            run = Run(arguments, subprocess.CompletedProcess([], process.returncode, out.read(), err.read()))
        run.seconds = usage.ru_utime + usage.ru_stime
        run.peak = usage.ru_maxrss * 1024
        return self._judged(run)

    def _judged(self, run):
        if run.status < 0 or run.status == SANITIZER_STATUS or any(w in run.err for w in SANITIZER_WORDS):
            self.fail(f"the program crashed: {run}")
        return run

    def check(self, good, message):
        """Counts one check; `message` says what was found and what was expected."""
        self.checks += 1
        if not good:
            self.fail(message)
        return good

    def none(self, complaints, what):
        """The result of a judge: each complaint is a failure."""
        self.checks += 1
        for line in complaints:
            self.fail(f"{what}: {line}")

    def unsound(self, decks, template=None):
        """What `deckle doctor` finds in decks, one line each, notes too: nothing in those that deckle writes, but what is in
        the template that they were made with."""
        run = self.run("doctor", *decks, *([template] if template else []), "--format", "json")
        try:
            reports = json.loads(run.out)
        except ValueError:
            return [str(run)]
        reports = reports.get("decks", [reports])
        known = {issue["rule"] for issue in reports.pop()["issues"]} if template else set()
        return [f"{report['input']}: {issue.get('part', '')}: {issue['message']} [{issue['rule']}]"
                for report in reports for issue in report["issues"] if issue["rule"] not in known]

    def share(self, cases):
        """Each N-th of them, by --one-in; never none."""
        return list(cases)[::self.options.one_in]

    def fail(self, message):
        self.failures.append(message)

    def finish(self, what):
        for message in self.failures[:60]:
            print("FAIL: " + message)
        if len(self.failures) > 60:
            print(f"… and {len(self.failures) - 60} more")
        print(f"{what}: {self.checks} checks, {len(self.failures)} failures")
        if not self.checks:
            print("FAIL: nothing was checked")
        sys.exit(1 if self.failures or not self.checks else 0)
