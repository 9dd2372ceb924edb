#!/usr/bin/env python3
"""libdeckle as somebody else uses it: installed into a folder, moved to another, found by CMake and pkg-config; the
examples in C and C++ build decks with the bytes of the program; headers are complete and show no private
dependency; the symbols are those of the interface and no others."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, install  # noqa: E402

# The C interface. A function is added here and to docs/library.md; one that goes away, or changes what it takes, needs
# another DECKLE_ABI_VERSION and SOVERSION.
C_SYMBOLS = {
    "deckle_abi_version", "deckle_build", "deckle_engine_close", "deckle_engine_open", "deckle_result_error",
    "deckle_result_findings", "deckle_result_findings_size", "deckle_result_free", "deckle_result_package",
    "deckle_result_package_size", "deckle_result_report", "deckle_result_report_size", "deckle_result_status",
    "deckle_validate", "deckle_version",
}
# Of somebody else, and no part of the C++ interface.
PRIVATE_HEADERS = ("nlohmann", "fmt/", "pugixml", "unicode/", "hb.h", "zip.h", "CLI/", "toml", "ft2build")
SPECS = ["population-en.json", "quarterly-review-ko.json"]  # the second has a picture that deckle-svg draws


def command(driver, arguments, **settings):
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True, check=False, timeout=600, **settings)
    driver.check(done.returncode == 0, f"{' '.join(str(a) for a in arguments)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done


def installed_and_moved(driver):
    """Nothing may remember where it was installed."""
    moved = driver.work / "moved"
    install.install(driver, driver.work / "first").rename(moved)
    return moved


def headers(driver, prefix):
    top = prefix / "include" / "deckle"
    names = sorted(str(p.relative_to(top)) for p in top.rglob("*.h"))
    driver.check(len(names) > 15, f"only {len(names)} headers were installed")
    marked = set()
    for name in names:
        text = (top / name).read_text(encoding="utf-8")
        for included in re.findall(r'#include "([^"]+)"', text):
            driver.check((top / included).is_file(), f"{name} includes {included}, which is not installed")
        for included in re.findall(r"#include <([^>]+)>", text):
            driver.check(not included.startswith(PRIVATE_HEADERS), f"{name} shows {included}")
        marked |= set(re.findall(r"^(?!#).*DECKLE_API [\w:<>,*& ]*?(\w+)\(", text, re.M))
    # Each is complete by itself.
    source = driver.work / "headers.cpp"
    for name in names:
        source.write_text(f'#include "{name}"\n#include "{name}"\nint main() {{}}\n', encoding="utf-8")
        command(driver, ["c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", f"-I{top}", source])
    plain = driver.work / "header.c"
    plain.write_text("#include <deckle.h>\nint main(void) { return deckle_abi_version() != DECKLE_ABI_VERSION; }\n")
    for compiler in (["cc", "-std=c99"], ["c++", "-std=c++98", "-x", "c++"]):
        command(driver, [*compiler, "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", f"-I{prefix / 'include'}", plain])
    return marked


def symbols(driver, prefix, marked):
    library = next(prefix.rglob("libdeckle.so"))
    listed = command(driver, ["nm", "-D", "--defined-only", "--demangle", library]).stdout
    names = {line.split(maxsplit=2)[2].replace("[abi:cxx11]", "") for line in listed.splitlines() if len(line.split()) > 2}
    c_names = {n for n in names if re.fullmatch(r"\w+", n)}
    driver.check(c_names == C_SYMBOLS, f"C symbols: {sorted(c_names ^ C_SYMBOLS)} are too many or missing")
    others = {n for n in names - c_names if not re.match(r"(deckle::|(vtable|typeinfo|typeinfo name) for deckle::)", n)}
    driver.check(not others, f"symbols of somebody else are exported: {sorted(others)[:5]}")
    functions = {m.group(1) for n in names for m in [re.match(r"[\w:]*?(\w+)\(", n)] if m}
    for name in sorted(marked - functions):
        driver.fail(f"{name} is marked DECKLE_API and not exported")
    members = {m.group(1) for n in names for m in [re.match(r"deckle::(?:engine::Engine|engine::Observer|engine::Reports|Limits|GroupsIr)::~?(\w+)\(", n)] if m}
    for name in sorted(functions - marked - members - {"operator"}):
        driver.fail(f"{name} is exported, but no installed header marks it")
    guide = (harness.ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    header = (prefix / "include" / "deckle.h").read_text(encoding="utf-8")
    for name in sorted(C_SYMBOLS):
        driver.check(f"{name}(" in header, f"deckle.h does not declare {name}")
        driver.check(name in guide, f"docs/library.md does not describe {name}")
    needed = command(driver, ["readelf", "-d", library]).stdout
    driver.check("libdeckle.so.0.1" in needed, "the library's name has no version")


def examples(driver, prefix):
    build = driver.work / "build"
    command(driver, ["cmake", "-S", harness.ROOT / "examples" / "library", "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}",
                     "-DCMAKE_C_FLAGS=-Wall -Wextra -Werror", "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror"])
    command(driver, ["cmake", "--build", build])
    # The same in C by pkg-config alone.
    config = next(prefix.rglob("deckle.pc")).parent
    flags = command(driver, ["pkg-config", "--cflags", "--libs", "deckle"],
                    env={**os.environ, "PKG_CONFIG_PATH": str(config)}).stdout.split()
    by_pkg_config = driver.work / "by_pkg_config"
    command(driver, ["cc", harness.ROOT / "examples/library/build_deck.c", "-o", by_pkg_config, *flags,
                     f"-Wl,-rpath,{next(prefix.rglob('libdeckle.so')).parent}"])
    shutil.copytree(harness.ROOT / "examples", driver.work / "specs", ignore=shutil.ignore_patterns("library"))
    for name in SPECS:
        spec = driver.work / "specs" / name
        wanted, wanted_report = driver.work / "program.pptx", driver.work / "program.json"
        run = driver.run("build", spec, "-o", wanted, "--report", wanted_report)
        driver.check(run.status == 0, str(run))
        for program in (build / "build_deck", build / "build_deck_c", by_pkg_config):
            deck, report = driver.work / f"{program.name}.pptx", driver.work / f"{program.name}.json"
            done = command(driver, [program, spec, deck, report])
            if done.returncode != 0:
                continue
            driver.check(deck.read_bytes() == wanted.read_bytes(), f"{program.name} {name}: other bytes than the program")
            driver.check(json.loads(report.read_text()) == json.loads(wanted_report.read_text()),
                         f"{program.name} {name}: another report than the program's")
            driver.check("slides" in done.stderr, f"{program.name} {name}: no progress")
    broken = driver.work / "specs" / "broken.json"
    broken.write_text('{"spec_version": "1.0", "slides": 3}')
    for program in (build / "build_deck", build / "build_deck_c"):
        deck = driver.work / "none.pptx"
        done = subprocess.run([program, broken, deck], capture_output=True, text=True, check=False)
        driver.check(done.returncode == 65 and "slides" in done.stderr and not deck.exists(),
                     f"{program.name} with a broken spec: {done.returncode} {done.stderr[-500:]}")


def main():
    driver = harness.Driver(__doc__, [("--build", {"required": True, "type": pathlib.Path, "help": "folder that was built"})])
    prefix = installed_and_moved(driver)
    if driver.failures:
        driver.finish("library")
    symbols(driver, prefix, headers(driver, prefix))
    examples(driver, prefix)
    driver.finish("library")


if __name__ == "__main__":
    main()
