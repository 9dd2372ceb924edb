"""A build installed into a folder of its own, and what the build knows about its linking."""
import pathlib
import re
import subprocess

from support import elf


def install(driver, prefix, cmake="cmake", env=None):
    done = subprocess.run([cmake, "--install", driver.options.build, "--prefix", prefix], capture_output=True, text=True,
                          check=False, timeout=300, env=env)
    driver.check(done.returncode == 0, f"cmake --install: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return prefix


def elf_files(prefix):
    """Programs and libraries below `prefix`, links excluded, by path."""
    files = [p for p in prefix.rglob("*") if p.is_file() and not p.is_symlink()]
    return sorted(p for p in files if p.open("rb").read(4) == b"\x7fELF")


def cached(build, name, default=""):
    """The value of a variable in CMakeCache.txt; `default` where it is not there."""
    found = re.search(rf"^{re.escape(name)}:\w+=(.*)$", (build / "CMakeCache.txt").read_text(encoding="utf-8"), re.M)
    return found.group(1) if found else default


def linked_archives(build, name):
    """Archives of others that Ninja links into the program or library of this name, by path."""
    for block in (build / "build.ninja").read_text(encoding="utf-8").split("\n\n"):
        output = re.search(r"^build ([^\s:]+)", block, re.M)
        libraries = re.search(r"^  LINK_LIBRARIES = (.*)$", block, re.M)
        if output and libraries and pathlib.PurePath(output.group(1)).name == name:
            return sorted({pathlib.Path(w) for w in libraries.group(1).split() if re.fullmatch(r"/.*\.a", w)})
    return []


def inputs_without(build, name, start_files, good):
    """Start files and others' archives that are linked into `name` and have a part for which good(Elf) is false."""
    compiler = cached(build, "CMAKE_CXX_COMPILER")
    lacking = []
    for start in start_files:
        path = pathlib.Path(subprocess.run([compiler, f"-print-file-name={start}"], capture_output=True, text=True,
                                           check=True).stdout.strip())
        if path.is_file() and not good(elf.Elf(path.read_bytes())):
            lacking.append(start)
    for path in linked_archives(build, name):
        if not all(good(elf.Elf(data)) for _, data in elf.members(path.read_bytes())):
            lacking.append(path.name)
    return lacking
