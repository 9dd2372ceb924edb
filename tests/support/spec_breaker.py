"""Breaks valid specs as language models and people write them: faults(kind by kind) and broken(seed).

A structural fault takes (random, spec) and changes the spec in place; it returns False where the spec has no
place for it. A textual fault takes (random, text) and returns JSON that no strict reader accepts. No fault
takes a word away, so words() of what comes back must hold those of the spec.
"""
import collections
import copy
import json
import random
import re

from .spec_faults import FAULTS, TEXT_FAULTS

WORD = re.compile(r"\w+")


def words(spec):
    """How often each word stands in what the deck shows and says: the words a repair must keep."""
    deck = spec["deck"]
    said = [deck["title"], deck.get("subtitle", "")]
    for slide in deck["slides"]:
        said.append(slide.get("speaker_notes", ""))
        said += [c.get("title", "") for c in slide.get("citations", [])]
        for element in slide["elements"]:
            content = element.get("content", {})
            said += [content.get(k, "") for k in ("text", "title", "alt_text", "x_label", "y_label", "notes")]
            said += content.get("items", [])
            said += [str(c) for c in content.get("columns", [])]
            said += [str(c) for row in content.get("rows", []) for c in row if isinstance(c, str)]
            for series in content.get("series", []):
                said.append(series["name"])
                said += [p["x"] for p in series["data"] if isinstance(p["x"], str)]
    return collections.Counter(w for text in said for w in WORD.findall(text if isinstance(text, str) else ""))


def strings(value):
    """Every string of a document, keys too: a list read from an object has its words in the keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def missing_words(spec, mended):
    there = collections.Counter(w for text in strings(mended) for w in WORD.findall(text))
    return {w: n for w, n in words(spec).items() if there[w] < n}


def broken(seed, sources, least=1, most=6):
    """(the valid spec, its broken text, the names of the faults) for a seed."""
    rng = random.Random(seed)
    good = copy.deepcopy(sources[rng.randrange(len(sources))])
    spec, names = copy.deepcopy(good), []
    wanted = rng.randint(least, most)
    textual = rng.random() < 0.3
    # What is nested deepest is broken first: a fault of the document would hide its slides from the others.
    order = list(FAULTS)
    chosen = sorted(rng.sample(order, min(len(order), 4 * wanted)), key=order.index, reverse=True)
    for name in chosen:
        if len(names) >= wanted - textual:
            break
        trial = copy.deepcopy(spec)
        if FAULTS[name](rng, trial) is not False and trial != spec:
            spec = trial
            names.append(name)
    text = json.dumps(spec, ensure_ascii=False, indent=2)
    if textual or not names:
        name = rng.choice(list(TEXT_FAULTS))
        text = TEXT_FAULTS[name](rng, text)
        names.append(name)
    return good, text, names
