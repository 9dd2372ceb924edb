#!/usr/bin/env python3
"""The bill of materials that `cmake --install` writes: CycloneDX 1.5, with every library that the installed programs name,
every archive that was linked and every library of headers that our code includes, in the versions that dpkg has; and the
same bytes each time."""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import elf, harness, install  # noqa: E402

NAME = pathlib.Path("share/doc/deckle/deckle.cdx.json")
ROOMS = ["app", "engine", "fixers", "layout", "measure", "ooxml", "pptx", "qc", "render", "slidespec", "templates"]
# Included, but without code in the programs: FreeType's version macros, and the kernel's interface.
NOT_LINKED = {"freetype", "linux"}


def read(driver, path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        driver.fail(f"{path}: {error}")
        driver.finish("sbom")


def files_of(component, linkage):
    return [p["value"] for p in component.get("properties", []) if p["name"] == f"deckle:{linkage}"]


def listed(bom, linkage):
    return sorted(f for c in bom["components"] for f in files_of(c, linkage))


def form(driver, bom):
    """What CycloneDX 1.5 requires, and what we promise beyond it."""
    driver.check((bom.get("bomFormat"), bom.get("specVersion"), bom.get("version")) == ("CycloneDX", "1.5", 1), "not CycloneDX 1.5")
    driver.check(re.fullmatch(r"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}",
                              bom.get("serialNumber", "")), f"serialNumber {bom.get('serialNumber')}")
    subject = bom["metadata"]["component"]
    driver.check(subject["type"] == "application" and subject["name"] == "deckle" and subject["version"], f"describes {subject}")
    refs = [subject["bom-ref"]]
    for component in bom["components"] + subject["components"]:
        name = component.get("name")
        driver.check(component.get("type") in ("library", "application") and name, f"no type or name: {component}")
        driver.check(component.get("version"), f"{name}: no version")
        refs.append(component["bom-ref"])
    for component in bom["components"]:
        driver.check(re.fullmatch(r"pkg:\w+/[\w.~%/-]+@[\w.~%:-]+(\?arch=\w+)?", component.get("purl", "")),
                     f"{component['name']}: purl {component.get('purl')}")
        for licence in component.get("licenses", []):
            words = licence["expression"].split() if "expression" in licence else [licence["license"]["id"]]
            driver.check(all(re.fullmatch(r"[A-Za-z0-9.+-]+", w) for w in words), f"{component['name']}: {licence}")
    driver.check(len(refs) == len(set(refs)), "two components have one bom-ref")
    named = [d["ref"] for d in bom["dependencies"]] + [r for d in bom["dependencies"] for r in d["dependsOn"]]
    driver.check(set(named) == set(refs), f"dependencies name others than the components: {sorted(set(named) ^ set(refs))}")


def programs(driver, bom, prefix):
    """Digests, and the libraries that each program names."""
    files = {str(p.relative_to(prefix)): p for p in install.elf_files(prefix)}
    own = {c["name"]: c for c in bom["metadata"]["component"]["components"]}
    driver.check(set(own) == set(files), f"programs: {sorted(own)}, installed: {sorted(files)}")
    ref_of = {f: c["bom-ref"] for c in bom["components"] for f in files_of(c, "shared")}
    depends = {d["ref"]: set(d["dependsOn"]) for d in bom["dependencies"]}
    needed, archives = set(), set()
    for name, path in files.items():
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        driver.check(own.get(name, {}).get("hashes") == [{"alg": "SHA-256", "content": digest}], f"{name}: other digest than {digest}")
        names = set(elf.Elf(path.read_bytes()).values(elf.NEEDED))
        driver.check(depends.get(name) == {ref_of.get(n) for n in names}, f"{name}: needs {names}, depends on {depends.get(name)}")
        needed |= names
        archives |= {a.name for a in install.linked_archives(driver.options.build, path.name)}
    driver.check(listed(bom, "shared") == sorted(needed), f"shared: {listed(bom, 'shared')}, NEEDED: {sorted(needed)}")
    driver.check(listed(bom, "static") == sorted(archives), f"static: {listed(bom, 'static')}, linked: {sorted(archives)}")


def dpkg(arguments):
    done = subprocess.run(["dpkg-query", *arguments], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"})
    return done.stdout.splitlines()


def owners(paths):
    """The packages of files; their folders may be links that dpkg does not know, as /lib."""
    paths = {p.replace("/usr/lib/", "/lib/", 1) for p in paths}
    lines = dpkg(["-S", *sorted(paths | {"/usr" + p for p in paths if not p.startswith("/usr/")})])
    return {line.rsplit(": ", 1)[0] for line in lines if not line.startswith("diversion")}


def versions(driver, bom, prefix):
    """Compared with the loader's choice of files, and dpkg's owners of these."""
    paths = set()
    for path in install.elf_files(prefix):
        lines = subprocess.run(["ldd", path], capture_output=True, text=True, check=True).stdout
        wanted = set(elf.Elf(path.read_bytes()).values(elf.NEEDED))
        paths |= {p for p in re.findall(r"(/\S+) \(0x", lines) if pathlib.PurePath(p).name in wanted}
        paths |= {str(a) for a in install.linked_archives(driver.options.build, path.name)}
    form_of = "${Package}\t${Version}\t${Architecture}\t${source:Package}\n"
    installed = [line.split("\t") for line in dpkg(["-W", "-f", form_of, *sorted(owners(paths))])]
    components = {c["name"]: c for c in bom["components"] if not files_of(c, "headers")}
    driver.check({row[0] for row in installed} == set(components), f"packages: {sorted(components)}, by dpkg: {installed}")
    compiled = [c["name"] for c in bom["components"] if files_of(c, "headers")]
    installed += [line.split("\t") for line in dpkg(["-W", "-f", form_of, *compiled])]
    components = {c["name"]: c for c in bom["components"]}
    for name, version, architecture, source in installed:
        component = components.get(name, {})
        driver.check(component.get("version") == version, f"{name}: {component.get('version')}, dpkg has {version}")
        quoted = f"{name}@{version}".replace("+", "%2B")
        driver.check(re.fullmatch(rf"pkg:deb/\w+/{re.escape(quoted)}\?arch={architecture}", component.get("purl", "")),
                     f"{name}: purl {component.get('purl')}")
        driver.check(component.get("licenses"), f"{name}: no licence is known of {source} (cmake/sbom.cmake)")


def included(driver, bom):
    """A library of headers that nobody added to cmake/DeckleSbom.cmake is found by what our code includes."""
    names = set()
    for room in ROOMS:
        for path in (harness.ROOT / room).rglob("*"):
            if path.suffix in (".h", ".cpp"):
                names |= set(re.findall(r"^#include <([^>]+)>", path.read_text(encoding="utf-8"), re.M))
    commands = (driver.options.build / "compile_commands.json").read_text(encoding="utf-8")
    folders = sorted(set(re.findall(r"-(?:I|isystem) ?(/usr/[^\s\"]+)", commands)) | {"/usr/include", *map(str, pathlib.Path("/usr/include").glob("*-linux-gnu"))})
    found = {str(pathlib.Path(f) / n) for f in folders for n in names if (pathlib.Path(f) / n).is_file()}
    sources = set(dpkg(["-W", "-f", "${source:Package}\n", *sorted(owners(found))]))
    known = {v.split()[0] for c in bom["components"] for v in files_of(c, "source")}
    driver.check(len(sources) > 10, f"only {sorted(sources)} were found to be included")
    driver.check(sources <= known | NOT_LINKED, f"included, but not in the bill: {sorted(sources - known - NOT_LINKED)}")


def elsewhere(driver):
    """Without dpkg: the versions that CMake and pkg-config know, and the same files."""
    cmake = shutil.which("cmake")
    prefix = install.install(driver, driver.work / "plain", cmake=cmake, env={**os.environ, "PATH": "/nonexistent"})
    bom = read(driver, prefix / NAME)
    kinds = {c["purl"].split("/")[0] for c in bom["components"]}
    driver.check(kinds == {"pkg:generic"}, f"without dpkg: {kinds}")
    found = {c["name"]: c.get("version") for c in bom["components"]}
    for name in ("libzip", "libharfbuzz", "libdeflate", "libseccomp", "libgdk_pixbuf-2.0", "nlohmann_json", "CLI11", "tl-expected", "tomlplusplus"):
        driver.check(re.match(r"\d+\.\d+", found.get(name) or ""), f"without dpkg: {name} has version {found.get(name)}")
    return bom


def main():
    driver = harness.Driver(__doc__, [("--build", {"required": True, "type": pathlib.Path, "help": "folder that was built"})])
    environment = {k: v for k, v in os.environ.items() if k != "SOURCE_DATE_EPOCH"}
    prefix = install.install(driver, driver.work / "prefix", env=environment)
    if driver.failures:
        driver.finish("sbom")
    bom = read(driver, prefix / NAME)
    form(driver, bom)
    programs(driver, bom, prefix)
    driver.check("timestamp" not in bom["metadata"], "a time without SOURCE_DATE_EPOCH")
    if shutil.which("dpkg-query"):
        versions(driver, bom, prefix)
        included(driver, bom)
    else:
        print("sbom: there is no dpkg-query: packages and versions are not compared")

    again = install.install(driver, driver.work / "again", env={**environment, "TZ": "Asia/Seoul", "LC_ALL": "C"})
    driver.check((prefix / NAME).read_bytes() == (again / NAME).read_bytes(), "the second installation has other bytes")
    dated = install.install(driver, pathlib.Path("/usr"), env={**environment, "SOURCE_DATE_EPOCH": "1000000000", "DESTDIR": str(driver.work / "dated")})
    with_time = read(driver, driver.work / "dated" / dated.relative_to("/") / NAME)
    driver.check(with_time["metadata"].pop("timestamp", None) == "2001-09-09T01:46:40Z", "not the time of SOURCE_DATE_EPOCH")
    driver.check(with_time.pop("serialNumber") != bom["serialNumber"], "another document has the same number")
    driver.check(with_time == {k: v for k, v in bom.items() if k != "serialNumber"}, "with DESTDIR the document is another")
    elsewhere(driver)
    driver.finish("sbom")


if __name__ == "__main__":
    main()
