#!/usr/bin/env python3
"""The installed programs and the library are hardened: cmake/DeckleHardening.cmake adds the flags, and this reads in the
ELF files what became of them. No installed file has a path of the machine that built it."""
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import elf, harness, install  # noqa: E402

PAGE = 4096
# What the compiler adds to every program and library; the first to programs only.
START_FILES = ["Scrt1.o", "crti.o", "crtbeginS.o", "crtendS.o", "crtn.o"]
# Both bits of elf.FEATURES: indirect branch tracking and shadow stack; on arm64 BTI and PAC.
ALL_FEATURES = 3


def separate_code(file):
    """No page with code has bytes of another segment."""
    def pages(s):
        return range(s.offset // PAGE, (s.offset + s.file_size + PAGE - 1) // PAGE)

    loaded = [s for s in file.segments if s.type == elf.LOAD]
    code = [s for s in loaded if s.flags & elf.EXECUTE]
    others = set().union(*(pages(s) for s in loaded if not s.flags & elf.EXECUTE))
    return bool(code) and not any(others.intersection(pages(s)) for s in code)


def not_executable_stack(file):
    stacks = [s for s in file.segments if s.type == elf.GNU_STACK]
    return bool(stacks) and not any(s.flags & elf.EXECUTE for s in stacks)


def relro(file):
    """The table of addresses is in the part that becomes read-only."""
    parts = [s for s in file.segments if s.type == elf.GNU_RELRO]
    table = [s for s in file.sections if s.name == ".got"]
    return bool(parts and table) and all(any(
        p.address <= t.address and t.address + t.size <= p.address + p.memory_size for p in parts) for t in table)


def flag(file, tag, bit):
    return any(value & bit for value in file.values(tag))


def bind_now(file):
    return bool(file.values(elf.BIND_NOW)) or flag(file, elf.FLAGS, elf.FLAG_BIND_NOW) or flag(file, elf.FLAGS_1, elf.FLAG_1_NOW)


def search_paths(file):
    found = [p for tag in (elf.RPATH, elf.RUNPATH) for value in file.values(tag) for p in value.split(":")]
    return [p for p in found if not re.match(r"\$ORIGIN(/|$)", p)]


PROPERTIES = [
    ("position-independent (ET_DYN)", lambda f: f.type == elf.SHARED_OBJECT),
    ("stack not executable (GNU_STACK)", not_executable_stack),
    ("no segment writable and executable", lambda f: not any(
        s.type == elf.LOAD and s.flags & elf.EXECUTE and s.flags & elf.WRITE for s in f.segments)),
    ("GNU_RELRO over the .got", relro),
    ("BIND_NOW", bind_now),
    ("code in pages of its own (-z separate-code)", separate_code),
    ("no TEXTREL", lambda f: not f.values(elf.TEXTREL) and not flag(f, elf.FLAGS, elf.FLAG_TEXTREL)),
    ("no RPATH or RUNPATH but $ORIGIN", lambda f: not search_paths(f)),
    ("__stack_chk_fail imported (-fstack-protector-strong)", lambda f: any(s.name == "__stack_chk_fail" for s in f.symbols())),
]
PROGRAM_PROPERTIES = [("marked as a position-independent program", lambda f: flag(f, elf.FLAGS_1, elf.FLAG_1_PIE))]


def installed_files(driver, files):
    for path in files:
        file = elf.Elf(path.read_bytes())
        wanted = PROPERTIES + ([] if ".so" in path.name else PROGRAM_PROPERTIES)
        for name, holds in wanted:
            driver.check(holds(file), f"{path.name}: does not hold: {name}")


def our_objects(driver):
    """Object files of the programs and the library, without those of tests and bench: {name: Elf}."""
    commands = json.loads((driver.options.build / "compile_commands.json").read_text())
    found = {}
    for command in commands:
        source = pathlib.Path(command["file"])
        output = pathlib.Path(command["directory"]) / re.search(r" -o (\S+)", command["command"]).group(1)
        name = output.relative_to(driver.options.build)
        if name.parts[0] in ("tests", "bench") or source.suffix != ".cpp" or source.parent.name == "precompiled":
            continue
        if install.cached(driver.options.build, "DECKLE_HAS__fstack_clash_protection", "1") == "1":  # leaves no trace
            driver.check(" -fstack-clash-protection " in command["command"], f"{name}: compiled without -fstack-clash-protection")
        found[str(name)] = elf.Elf(output.read_bytes())
    driver.check(len(found) > 100, f"only {len(found)} object files")
    return found


def imports(objects, wanted):
    return sum(any(not s.defined and re.fullmatch(wanted, s.name) for s in o.symbols(elf.SYMBOLS)) for o in objects.values())


def compiled_checks(driver, objects):
    """Debian's archives import some of these functions as well: only object files show that our code does."""
    wanted = [("__stack_chk_fail", "-fstack-protector-strong"), (r".*__glibcxx_assert_fail.*", "-D_GLIBCXX_ASSERTIONS")]
    if install.cached(driver.options.build, "CMAKE_BUILD_TYPE") != "Debug":
        wanted.append((r"__\w+_chk", "-D_FORTIFY_SOURCE"))
    for name, option in wanted:
        driver.check(imports(objects, name) > 0, f"no object file of ours imports {name}: was {option} given?")


def branch_protection(driver, files, objects):
    """The linker marks a file only if each input is marked. Debian 12's start files and its archives of pugixml and libdeflate
    are not, so a program cannot be: its code is ready, and a loader that looks for the mark leaves the protection off.
    Linking those two as shared libraries would not change this; it is therefore printed and passes."""
    machine = next(iter(objects.values())).machine
    known = {elf.X86_64: "DECKLE_HAS__fcf_protection", elf.AARCH64: "DECKLE_HAS__mbranch_protection_standard"}.get(machine)
    if known is None or install.cached(driver.options.build, known, "1") != "1":
        print(f"hardening: the compiler has no branch protection for machine {machine}")
        return
    for name, file in objects.items():
        driver.check(file.features() & ALL_FEATURES == ALL_FEATURES, f"{name}: not marked for IBT and SHSTK (or BTI and PAC)")
    for path in files:
        if elf.Elf(path.read_bytes()).features() & ALL_FEATURES == ALL_FEATURES:
            continue
        lacking = install.inputs_without(driver.options.build, path.name, START_FILES[1 if ".so" in path.name else 0:],
                                         lambda file: file.features() & ALL_FEATURES == ALL_FEATURES)
        driver.check(lacking, f"{path.name}: not marked for IBT and SHSTK (or BTI and PAC), although each input is")
        print(f"hardening: {path.name} is not marked for branch protection; inputs without the mark: {', '.join(lacking)}")


def no_paths(driver, prefix):
    places = {"source folder": harness.ROOT, "build folder": driver.options.build}
    # Where programs look for their helper, which may be in one of these.
    installed_to = install.cached(driver.options.build, "CMAKE_INSTALL_PREFIX").encode() + b"/"
    for path in sorted(p for p in prefix.rglob("*") if p.is_file()):
        data = path.read_bytes().replace(installed_to, b"")
        for what, place in places.items():
            found = re.search(rb"(?<![\w./-])" + re.escape(str(place).encode()) + rb"(?![\w.-])[^\0\n]{0,80}", data)
            driver.check(not found, f"{path.relative_to(prefix)}: has the {what}: {found and found.group()!r}")


def main():
    driver = harness.Driver(__doc__, [("--build", {"required": True, "type": pathlib.Path, "help": "folder that was built"})])
    prefix = install.install(driver, driver.work / "prefix")
    if driver.failures:
        driver.finish("hardening")
    files = install.elf_files(prefix)
    names = sorted(f.name for f in files)
    driver.check(len(names) == 3 and names[:2] == ["deckle", "deckle-svg"] and names[2].startswith("libdeckle.so."),
                 f"installed programs and libraries: {names}")
    installed_files(driver, files)
    objects = our_objects(driver)
    compiled_checks(driver, objects)
    branch_protection(driver, files, objects)
    if install.cached(driver.options.build, "CMAKE_BUILD_TYPE") != "Debug":  # where a debugger has to find the sources
        no_paths(driver, prefix)
    driver.finish("hardening")


if __name__ == "__main__":
    main()
