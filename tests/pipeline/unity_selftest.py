#!/usr/bin/env python3
"""Which sources cmake/unity_groups.py puts together, and whose names it changes; each group is compiled."""
import pathlib
import subprocess
import sys

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1]), str(pathlib.Path(__file__).resolve().parents[2] / "cmake")]
from support import harness  # noqa: E402
import unity_groups  # noqa: E402

HEADER = """
#pragma once
namespace n {
struct Rule { int (*check)(); int run() const { return check(); } };
inline int width(double) { return 1; }
int first(); int second(); int third();
}
"""


def source(names, rest):
    return f'#include "rule.h"\nnamespace n {{\nnamespace {{\n{names}\n}}\n{rest}\n}}\n'


# name: (sources, files of each group, names changed in each source)
CASES = {
    "nothing in common": ([source("int one() { return 1; }", "int first() { return one(); }"),
                           source("int two() { return 2; }", "int second() { return two(); }")], [[0, 1]], [set(), set()]),
    "the same names": ([source("constexpr int kDoc = 1;\nint check() { return kDoc; }", "int first() { return check(); }"),
                        source("constexpr int kDoc = 2, kMore = 3;\nint check() { return kDoc + kMore; }", "int second() { return check(); }")],
                       [[0, 1]], [set(), {"kDoc", "check"}]),
    "a member of the same name": ([source("int check() { return 1; }", "int first() { return check(); }"),
                                   source("int check() { return 2; }\nRule made() { return {.check = check}; }", "int second() { return made().run(); }")],
                                  [[0, 1]], [{"check"}, set()]),
    "members of both": ([source("int check() { return 1; }\nRule made() { return {.check = check}; }", "int first() { return made().run(); }"),
                         source("int check() { return 2; }\nRule made2() { return {.check = check}; }", "int second() { return made2().run(); }")],
                        [], [set(), set()]),
    "an overload that another would call": ([source("int width(int) { return 7; }", "int first() { return width(1); }"),
                                             source("int used() { return width(1); }", "int second() { return used(); }")],
                                            [[0, 1]], [{"width"}, set()]),
    "a name that is declared for others too": ([source("int third(int) { return 5; }", "int third() { return third(1); }"),
                                                source("int third(long) { return 6; }", "int second() { return third(1L); }")],
                                               [[0, 1]], [set(), {"third"}]),
    "different aliases": ([source("", "using Text = int;\nint first() { return Text(1); }"), source("", "using Text = long;\nint second() { return int(Text(2)); }")],
                          [], [set(), set()]),
    "a macro for a header": (["#define WIDE 1\n" + source("int one() { return WIDE; }", "int first() { return one(); }"),
                              source("int two() { return 2; }", "int second() { return two(); }")], [], [set(), set()]),
}


def main():
    driver = harness.Driver(__doc__)
    for number, (name, (texts, expected, renamed)) in enumerate(CASES.items()):
        folder = driver.work / str(number)
        folder.mkdir()
        (folder / "rule.h").write_text(HEADER)
        paths = [folder / f"{i}.cpp" for i in range(len(texts))]
        for path, text in zip(paths, texts):
            path.write_text(text)
        groups = unity_groups.grouped([str(p) for p in paths], 12)
        found = [[paths.index(pathlib.Path(s.path)) for s in group.sources] for group in groups]
        driver.check(found == expected, f"{name}: groups {found}, expected {expected}")
        changed = [set() for _ in texts]
        for group in groups:
            for one in group.sources:
                changed[paths.index(pathlib.Path(one.path))] = one.renamed
        driver.check(changed == renamed, f"{name}: changed {changed}, expected {renamed}")
        for group in groups:
            (folder / "all.cpp").write_text(unity_groups.text_of(group, folder))
            done = subprocess.run(["c++", "-std=c++20", "-Wall", "-Wno-subobject-linkage", "-Werror", f"-I{folder}", "-c", str(folder / "all.cpp"), "-o",
                                   str(folder / "all.o")], capture_output=True, text=True, check=False)
            driver.check(done.returncode == 0, f"{name}: {done.stderr[:600]}")
    driver.finish("unity_groups")


if __name__ == "__main__":
    main()
