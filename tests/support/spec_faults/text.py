"""Faults of the text: JSON that no strict reader accepts."""
import json
import re

from .registry import text_fault


@text_fault
def code_fence(rng, text):
    return rng.choice(["```json\n{}\n```", "Here is the deck:\n\n```json\n{}\n```\n\nLet me know!", "```\n{}\n```\n"]).replace("{}", text)


@text_fault
def prose_around(rng, text):
    return "Sure! Here is the SlideSpec you asked for:\n\n" + text + "\n\nI hope this helps.\n"


@text_fault
def trailing_commas(rng, text):
    places = [m.end() for m in re.finditer(r"[\"\d\]}](?=\s*\n\s*[\]}])", text)]
    for at in sorted(rng.sample(places, min(3, len(places))), reverse=True):
        text = text[:at] + "," + text[at:]
    return text


@text_fault
def comments(rng, text):
    lines = text.split("\n")
    for _ in range(3):
        at = rng.randrange(1, max(2, len(lines) - 1))
        lines.insert(at, rng.choice(["  // the next slide", "  /* see above */", "  # note"]))
    return "\n".join(lines)


@text_fault
def single_quotes(rng, text):
    """As repr() writes strings, where they have no escapes and no quotes."""
    return re.sub(r'"([^"\\\'\n]*)"', r"'\1'", text)


@text_fault
def raw_line_breaks(rng, text):
    return re.sub(r"(?<!\\)\\n", "\n", text) if "\\n" in text else re.sub(r"(: \"\w+) (\w+)", "\\1\n\\2", text, count=1)


@text_fault
def missing_closers(rng, text):
    stripped = text.rstrip()
    cut = rng.randint(1, 3)
    while cut and stripped and stripped[-1] in "]}":
        stripped = stripped[:-1].rstrip()
        cut -= 1
    return stripped


@text_fault
def unquoted_keys(rng, text):
    return re.sub(r'^(\s*)"(\w+)":', r"\1\2:", text, flags=re.M)


@text_fault
def missing_comma(rng, text):
    places = [m.start() for m in re.finditer(r",\n", text)]
    if places:
        at = rng.choice(places)
        text = text[:at] + text[at + 1:]
    return text


@text_fault
def python_words(rng, text):
    for word in ("true", "false", "null"):
        text = re.sub(rf": {word}(?=,?\n)", f": {'None' if word == 'null' else word.capitalize()}", text)
    if re.search(r": (True|False|None),?\n", text):
        return text
    return text.rstrip()[:-1] + ', "extensions": None}' if '"extensions"' not in text else text + ","


@text_fault
def typographic_quotes(rng, text):
    return re.sub(r'^(\s*)"(\w+)":', "\\1\u201c\\2\u201d:", text, flags=re.M)


@text_fault
def thought_before(rng, text):
    return rng.choice(["<think>plan {\"a\": 1}</think>\n", "Here are {2} slides [draft]:\n", "Use [3] slides: "]) + text


@text_fault
def in_a_string(rng, text):
    return rng.choice([json.dumps(text), json.dumps({"name": "create_deck", "arguments": text}), text.replace('"', '\\"'),
                       json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]}, ensure_ascii=False)]) \
        if "\\" not in text else json.dumps(text, ensure_ascii=False)


@text_fault
def unusual_blanks(rng, text):
    return re.sub(r"^ +", lambda m: rng.choice("\u00a0\u3000\u200b") * len(m.group()), text, flags=re.M)


@text_fault
def remarks_with_quotes(rng, text):
    lines = text.split("\n")
    ends = [i for i, line in enumerate(lines) if line.endswith(",")]
    for i in rng.sample(ends, min(3, len(ends))):
        lines[i] += rng.choice([' // was "x"', "  # it's new", " <!-- remark -->", " -- note"])
    return "\n".join(lines)


@text_fault
def citation_marks(rng, text):
    lines = text.split("\n")
    ends = [i for i, line in enumerate(lines) if line.endswith('",')]
    for i in rng.sample(ends, min(2, len(ends))):
        lines[i] = lines[i][:-1] + rng.choice([" [cite: 3],", "\u30104\u2020source\u3011,", " [1],"])
    return "\n".join(lines)


@text_fault
def missing_quote(rng, text):
    lines = text.split("\n")
    ends = [i for i, line in enumerate(lines) if re.fullmatch(r'\s*"\w+": "[^"\\]*",', line)]
    if ends:
        i = rng.choice(ends)
        lines[i] = rng.choice([lines[i][:-2] + ",", lines[i].replace('"', "", 1), lines[i].replace('":', ":", 1)])
    return "\n".join(lines)


@text_fault
def other_colons(rng, text):
    lines = text.split("\n")
    keys = [i for i, line in enumerate(lines) if re.match(r'\s*"\w+": ["\[]', line)]
    for i in rng.sample(keys, min(3, len(keys))):
        lines[i] = lines[i].replace('":', rng.choice(['"\uff1a', '" =>', '" =', '"']), 1)
    return "\n".join(lines)


@text_fault
def joined_strings(rng, text):
    found = list(re.finditer(r'"text": "([^"\\\n]{20,})"', text))
    if not found:
        return "\ufeff" + text + "\n" + text
    at = rng.choice(found).start(1) + 10
    return text[:at] + '" + "' + text[at:]


@text_fault
def key_twice(rng, text):
    found = list(re.finditer(r'^(\s*"(kind|role|type|language)": "[^"]*",)\n', text, flags=re.M))
    one = rng.choice(found) if found else None
    return text[:one.end()] + one.group() + text[one.end():] if one else text + "}"
