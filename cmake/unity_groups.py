#!/usr/bin/env python3
"""Writes files that include several sources of a target, so that they are compiled as one:

    unity_groups.py --targets FILE --root FOLDER --out FOLDER [--most 30]

FILE has a line for each target: its name and the absolute paths of its sources, with tabs between them. Printed are lines
of the same kind: a target, a file that was written, and the sources that it includes.

Sources of a group share their unnamed namespaces. What one of them declares for itself alone (there, as `static`, or as
a macro) must not be found by another: not declared once more, and not called in place of an overload. So such
a name is another word in that source, by a macro around it; the headers come first, so that they are read without it.
Where the source has the same word after `.`, `->` or `::`, or declares it for others too, it goes into another group.
A source that defines macros for its headers stays alone.
"""
import argparse
import collections
import pathlib
import re

LARGEST = 7000  # lines of a group: beyond it little is gained, and the last compiler runs alone

SKIPPED = re.compile(r"""//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.S)
DIRECTIVE = re.compile(r"^[ \t]*#(?:\\\n|[^\n])*", re.M)
MACRO = re.compile(r"#\s*define\s+(\w+)")
TOKEN = re.compile(r"\w+|::|->|\[\[|\]\]|[^\s\w]")
WORD = re.compile(r"[A-Za-z_]\w*")
TEST_NAMES = re.compile(r"\b(?:TEST|TEST_F|TEST_P|INSTANTIATE_TEST_SUITE_P)\(\s*(\w+)\s*,\s*(\w+)")
NOT_NAMES = {"const", "constexpr", "default", "delete", "final", "noexcept", "override", "operator"}


def without_digit_marks(text):
    return re.sub(r"(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])", "", text)


def declared_name(statement):
    """The name that a statement at the scope of a namespace declares, given its tokens up to `(`, `=`, `{` or `;`."""
    depth, flat = 0, []
    for token in statement:  # arguments of templates and attributes name nothing
        if token in ("<", "[["):
            depth += 1
        elif token in (">", "]]"):
            depth -= 1
        elif depth == 0:
            flat.append(token)
    for kind in ("enum", "struct", "class", "union"):
        if kind in flat:
            rest = [t for t in flat[flat.index(kind) + 1:] if t not in ("class", "struct")]
            if rest and len(flat) - len(rest) <= 2 + flat.index(kind) and (len(rest) == 1 or rest[1] in (":", "final")):
                return rest[0]
    if flat[:1] == ["using"] and len(flat) > 1 and flat[1] != "namespace":
        return flat[-1]
    names = [i for i, t in enumerate(flat) if WORD.fullmatch(t) and t not in NOT_NAMES]
    if len(names) < 2 or "operator" in flat or flat[names[-1] - 1] == "::":  # no type before it, or a member's definition
        return None
    return flat[names[-1]]


def until_end(tokens, start):
    return " ".join(tokens[start:tokens.index(";", start)])


def used_names(tokens):
    """Names that are looked up in the scopes around: those of types and constants, and what is called."""
    return {name for before, name, after in zip([""] + tokens, tokens, tokens[1:] + [""])
            if WORD.fullmatch(name) and before not in (".", "->", "::")
            and (after in ("(", "<") or any(c.isupper() for c in name))}


def own_names(tokens):
    """What the file declares for itself alone, what it declares for others, and its aliases: {name: text}."""
    names, shared, aliases, scopes, statement, i = set(), set(), {}, [], [], 0

    def close():
        name = declared_name(statement)
        if name and statement[0] == "using":
            aliases[name] = until_end(tokens, i)
        elif name and ("unnamed" in scopes or "static" in statement):
            names.add(name)
        elif name:
            shared.add(name)

    while i < len(tokens):
        token = tokens[i]
        if all(s in ("named", "unnamed") for s in scopes):
            if token == "{":
                if statement[:1] == ["namespace"] or statement[:2] == ["inline", "namespace"]:
                    scopes.append("unnamed" if statement == ["namespace"] else "named")
                elif statement and statement[0] == "extern" and len(statement) == 1:
                    scopes.append("named")
                else:
                    if statement:
                        close()
                    scopes.append("block")
                statement = []
            elif token == "}":
                if scopes:
                    scopes.pop()
                statement = []
            elif token == ";":
                if statement:
                    close()
                statement = []
            elif token in ("(", "=") and statement and "operator" not in statement:
                close()
                internal = "unnamed" in scopes or "static" in statement
                depth = 0  # what follows names nothing: to its body or its end
                while i < len(tokens):
                    depth += tokens[i] in "({["
                    depth -= tokens[i] in ")}]"
                    if depth == 0 and tokens[i] == ";":
                        break
                    if depth == 0 and tokens[i] == "," and internal and tokens[i + 2] in ("=", ",", ";", "{"):  # double kWide = 2, kHigh = 1;
                        names.update(WORD.findall(tokens[i + 1]))
                    if depth == 0 and tokens[i] == "}" and (i + 1 == len(tokens) or tokens[i + 1] not in (";", ",", "(", "{", ".", ")")):
                        break
                    i += 1
                statement = []
            else:
                statement.append(token)
        elif token == "{":
            scopes.append("block")
        elif token == "}":
            scopes.pop()
        i += 1
    return names, shared, aliases


class Source:
    def __init__(self, path):
        self.path = path
        text = pathlib.Path(path).read_text(encoding="utf-8")
        self.lines = text.count("\n")
        # A comment is a space, any other literal a number.
        code = SKIPPED.sub(lambda found: " " if found[0][0] == "/" else " 0 ", without_digit_marks(text))
        tokens = TOKEN.findall(DIRECTIVE.sub("", code))
        self.words, self.used = set(tokens), used_names(tokens)
        self.own, shared, self.aliases = own_names(tokens)
        macros = set(MACRO.findall(code))
        self.own |= macros
        # GoogleTest makes names of tests from words.
        self.fixed = macros | shared | {name for before, name in zip(tokens, tokens[1:]) if before in (".", "->", "::")} \
            | {word for words in TEST_NAMES.findall(code) for word in words}
        self.includes = unconditional_includes(text)
        # A macro for a header has to come before it.
        self.alone = re.search(r"^#\s*define\b.*^#\s*include\b", code, re.M | re.S) is not None
        self.renamed = set()


def unconditional_includes(text):
    depth, found = 0, []
    for line in text.splitlines():
        if re.match(r"\s*#\s*if", line):
            depth += 1
        elif re.match(r"\s*#\s*endif", line):
            depth -= 1
        elif depth == 0 and (include := re.match(r'#include ([<"])([^">]+)[">]', line)):
            found.append(include.groups())
    return found


class Group:
    def __init__(self):
        self.sources, self.lines = [], 0

    def renamed(self, source):
        """Names to change as (source, name) if the source joins; None where it cannot."""
        changes = []
        for other in self.sources:
            for one, two in ((source, other), (other, source)):
                if any(n in two.words and two.aliases.get(n) != text for n, text in one.aliases.items()):
                    return None
            own, others = source.own - source.renamed, other.own - other.renamed
            for name in sorted(own & (others | other.used) | others & source.used):
                owners = [one for one, names in ((source, own), (other, others)) if name in names]
                free = [one for one in owners if name not in one.fixed]
                if not free:
                    return None
                changes.append((free[0], name))
        return changes

    def takes(self, source, most):
        if len(self.sources) >= most or self.lines + source.lines > LARGEST:
            return False
        changes = self.renamed(source)
        if changes is None:
            return False
        for one, name in changes:
            one.renamed.add(name)
        self.sources.append(source)
        self.lines += source.lines
        return True


def grouped(paths, most):
    groups = []
    for path in paths:
        source = Source(path)
        if not source.alone and not any(group.takes(source, most) for group in groups):
            groups.append(Group())
            groups[-1].takes(source, most)
    return [group for group in groups if len(group.sources) > 1]


def text_of(group, root):
    lines = ["// Written by cmake/unity_groups.py."]
    for mark, name in dict.fromkeys(include for source in group.sources for include in source.includes):
        if mark == "<" or (name.endswith(".h") and (root / name).exists()):
            lines.append(f"#include <{name}>" if mark == "<" else f'#include "{name}"')
    for number, source in enumerate(group.sources, 1):
        lines += [f"#define {name} {name}_{number}" for name in sorted(source.renamed)]
        lines.append(f'#include "{source.path}"')
        lines += [f"#undef {name}" for name in sorted(source.renamed)]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--targets", type=pathlib.Path, required=True)
    parser.add_argument("--root", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--most", type=int, default=30)
    options = parser.parse_args()
    targets = [line.split("\t") for line in options.targets.read_text(encoding="utf-8").splitlines()]
    uses = collections.Counter(path for _, *paths in targets for path in set(paths))
    options.out.mkdir(parents=True, exist_ok=True)
    for target, *paths in targets:
        # A file of two targets stays alone: whether a file is compiled is a property of the folder.
        for number, group in enumerate(grouped([path for path in dict.fromkeys(paths) if uses[path] == 1], options.most), 1):
            file, text = options.out / f"{target}_{number}.cpp", text_of(group, options.root)
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")
            print("\t".join([target, str(file), *(source.path for source in group.sources)]))


if __name__ == "__main__":
    main()
