#!/usr/bin/env python3
"""What `deckle prompt` tells a language model (docs/prompt.md): it is short for every template, all that it names exists,
the capacities are those of `deckle layouts`, and its examples build without a finding."""
import json
import pathlib
import re
import struct
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

MOST = 12_000
LANGUAGES = {"ko": "characters_per_line", "en": "latin_characters_per_line"}
ENUMS = {"type": ["/$defs/slide/properties/type", "/$defs/assetRef/properties/type"],
         "kind": ["/$defs/citation/properties/kind", "/$defs/assetRef/properties/source/properties/kind"],
         "chart_type": ["/$defs/chartElement/properties/content/properties/chart_type"],
         "crop": ["/$defs/imageElement/properties/content/properties/crop"]}
# Keys of content that the schema leaves open (docs/slidespec.md, "Shape", "Divider").
OPEN_CONTENT = {"shape", "fill", "line", "orientation"}


def large_photograph(width=1920, height=1080):
    """A JPEG of valid blocks; nothing decodes its pixels."""
    return (b"\xff\xd8" + b"\xff\xc0" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\x01\x11\x00"
            + b"\xff\xda" + struct.pack(">HB", 8, 1) + b"\x01\x00\x00\x3f\x00" + b"\x00" * 16 + b"\xff\xd9")


def at(schema, pointer):
    for token in pointer.strip("/").split("/"):
        schema = schema[token]
    return schema


def keys_of(value, found):
    if isinstance(value, dict):
        found.update(value.get("properties", {}) if isinstance(value.get("properties"), dict) else ())
        for inner in value.values():
            keys_of(inner, found)
    elif isinstance(value, list):
        for inner in value:
            keys_of(inner, found)
    return found


class Prompt:
    def __init__(self, driver, *arguments):
        self.run = driver.run("prompt", *arguments)
        self.text = self.run.out.decode("utf-8")
        self.guide, _, rest = self.text.partition("\nEXAMPLE 1\n")
        self.examples = rest.split("\nEXAMPLE 2\n")

    def layouts(self):
        """{layout_id: "title 2x31, body 14x49"} of the lines between the guide's paragraphs, and the number left out."""
        ids, left_out = {}, 0
        for line in self.guide.split("\nLAYOUTS ")[1].split("\n")[1:]:
            more = re.fullmatch(r" (\d+) more layouts? (?:is|are) left out; deckle layouts lists all\.", line)
            if more:
                left_out = int(more.group(1))
                break
            presets = re.fullmatch(r" ([a-z_]+): (.*)", line)
            if presets:
                ids[presets.group(1)] = presets.group(2)
            elif line.startswith(' "'):
                rest = line[1:]
                names = []
                while rest.startswith('"'):
                    name, end = json.JSONDecoder().raw_decode(rest)
                    names.append(name)
                    rest = rest[end:].removeprefix(", ")
                for name in names:
                    ids[name] = rest.removeprefix(": ")
            else:
                break
        return ids, left_out


def slots_of(layout, characters):
    counts = {}
    for slot in layout["slots"]:
        text = slot["role"]
        if "lines" in slot:
            text += f" {slot['lines']}x{slot[characters]}"
        counts[text] = counts.get(text, 0) + 1
    return ", ".join(text if n == 1 else f"{n} {text}" for text, n in counts.items()) or "no slots"


def layouts_agree(driver, name, arguments):
    """The lines of layouts say what `deckle layouts` says; returns how many are left out."""
    listed = driver.run("layouts", "--format", "json", *arguments)
    most_left_out = 0
    for language, characters in LANGUAGES.items():
        prompt = Prompt(driver, "--lang", language, *arguments)
        if listed.status != 0:
            driver.check(prompt.run.status == listed.status and not prompt.run.out, f"{name}: layouts has {listed}, prompt {prompt.run}")
            continue
        driver.check(prompt.run.status == 0 and len(prompt.run.out) <= MOST,
                     f"{name}, {language}: {len(prompt.run.out)} bytes, expected at most {MOST}: {prompt.run}")
        ids, left_out = prompt.layouts()
        first = {}
        for layout in json.loads(listed.out)["layouts"]:
            first.setdefault(layout["layout_id"], layout)
        driver.check(len(ids) + left_out == len(first), f"{name}, {language}: {len(ids)} listed, {left_out} left out of {len(first)}")
        for layout_id, slots in ids.items():
            expected = slots_of(first[layout_id], characters) if layout_id in first else "no such layout"
            driver.check(slots == expected, f"{name}, {language}: {layout_id} has {slots}, expected {expected}")
        driver.check(prompt.run.out == driver.run("prompt", "--lang", language, *arguments).out, f"{name}: two runs differ")
        most_left_out = max(most_left_out, left_out)
    return most_left_out


def themes_are_named(driver):
    themes = {line.split()[0] for line in driver.run("themes").out.decode().splitlines()}
    told = re.search(r"^ template_id by subject: (.*)\.$", Prompt(driver).text, re.M)
    driver.check(told and {part.split()[0] for part in told.group(1).split(", ")} == themes, f"themes: {told} {themes}")


def names_exist(driver):
    """Keys and values in the guide are those of the schema and of the open places."""
    guide = Prompt(driver, "--lang", "en").guide
    schema = json.loads((harness.ROOT / "slidespec/schema/slidespec-v1.schema.json").read_text(encoding="utf-8"))
    known = keys_of(schema, set()) | OPEN_CONTENT
    source = (harness.ROOT / "slidespec/validate/known_keys.cpp").read_text(encoding="utf-8")
    known |= set(re.findall(r'\{OpenPlace::\w+, "(\w+)"', source))
    named = set(re.findall(r'"(\w+)"\??:', guide))
    driver.check(len(named) > 40, f"the guide names {len(named)} keys")
    driver.check(named <= known, f"the guide names keys that do not exist: {sorted(named - known)}")
    for key, pointers in ENUMS.items():
        found = re.findall(rf'"{key}":"([a-z_|]+)"', guide)
        driver.check(found, f"the guide gives {key} no values")
        for values in found:
            allowed = [set(at(schema, pointer)["enum"]) for pointer in pointers]
            driver.check(any(set(values.split("|")) <= one for one in allowed), f"the guide gives {key} the values {values}")
    element_kinds = set(at(schema, "/$defs/element/properties/kind")["enum"])
    described = set(re.findall(r"^ (\w+) +\{", guide, re.M))
    driver.check(described == element_kinds, f"the guide describes the kinds {sorted(described)}")
    roles = set(re.findall(r"^\| `(\w+)` \| (?:text|any|image|chart|table)",
                           (harness.ROOT / "docs/slidespec.md").read_text(encoding="utf-8"), re.M))
    for slots in Prompt(driver, "--lang", "en").layouts()[0].values():
        for role in re.findall(r"[a-z_]{3,}", slots):
            driver.check(role in roles, f"the role {role} is not in docs/slidespec.md")


def examples_are_clean(driver):
    folder = driver.work / "examples"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures/quay.jpg").write_bytes(large_photograph())
    covered = set()
    for language in LANGUAGES:
        for size in ("16:9", "4:3"):
            prompt = Prompt(driver, "--lang", language, "--size", size)
            if not driver.check(len(prompt.examples) == 2, f"two examples are expected: {prompt.run}"):
                continue
            for number, example in enumerate(prompt.examples, 1):
                spec = folder / f"{language}-{size.replace(':', 'x')}-{number}.json"
                spec.write_text(example, encoding="utf-8")
                deck = json.loads(example)["deck"]
                driver.check(number != 1 or deck["language"] == language, f"{spec.name}: the language is {deck['language']}")
                covered |= {slide["type"] for slide in deck["slides"]} | {slide["layout"]["layout_id"] for slide in deck["slides"]}
                run = driver.run("qc", spec, "--brief")
                # The examples are short, so that the prompt is; some of their slides are sparse, and their lists, covers and sections drawn.
                findings = [f for f in json.loads(run.out) if f["rule"] not in ("substituted-font", "unused-font-file", "sparse-slide",
                                                                                "unbalanced-slide", "body-size", "list-form",
                                                                                "cover-motif", "section-number", "emphasis-chosen",
                                                                                "icons-chosen", "figures-enlarged")]
                driver.check(run.status == 0 and not findings, f"{spec.name}: no finding is expected, got {findings}: {run}")
                run = driver.run("build", spec, "-o", spec.with_suffix(".pptx"))
                driver.check(run.status == 0 and " repaired" not in run.err and "continuation" not in run.err, f"{spec.name}: {run}")
    schema = json.loads((harness.ROOT / "slidespec/schema/slidespec-v1.schema.json").read_text(encoding="utf-8"))
    types = set(schema["$defs"]["slide"]["properties"]["type"]["enum"]) - {"custom"}
    presets = set(Prompt(driver).layouts()[0])
    driver.check(types | presets <= covered, f"no example has {sorted((types | presets) - covered)}")


def template_id(driver):
    """The spec names the template by the name of its file; one that JSON has to escape is escaped."""
    deck = driver.work / 'our "own" 템플릿.pptx'
    source = driver.work / "examples/en-16x9-1.pptx"
    deck.write_bytes(source.read_bytes())
    prompt = Prompt(driver, "--lang", "en", "--template", deck)
    for example in prompt.examples:
        named = json.loads(example)["theme"]["template_ref"]["template_id"]
        driver.check(named == deck.stem, f"the template is named {named}")
    long = driver.work / ("x" * 200 + ".pptx")
    long.write_bytes(source.read_bytes())
    prompt = Prompt(driver, "--template", long)
    driver.check(prompt.run.status == 0 and json.loads(prompt.examples[0])["theme"]["template_ref"]["template_id"] == "default",
                 f"a long name is not used: {prompt.run}")


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    if driver.options.judges:
        judges.need(paths=["corpus"])
        left_out = {}
        for path in sorted((judges.folder() / "corpus").glob("*.p*x")):
            left_out[path.name] = layouts_agree(driver, path.name, ["--template", path])
        driver.check(any(left_out.values()) and not all(left_out.values()), f"layouts left out: {left_out}")
        driver.finish(f"{len(left_out)} templates")
    for size in ("16:9", "4:3"):
        driver.check(layouts_agree(driver, size, ["--size", size]) == 0, f"{size}: all layouts are listed")
    themes_are_named(driver)
    names_exist(driver)
    examples_are_clean(driver)
    template_id(driver)
    driver.finish("prompt")


if __name__ == "__main__":
    main()
