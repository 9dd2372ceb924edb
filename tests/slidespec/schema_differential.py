"""Our schema verdict against another validator's, over documents made from the schema itself.

  schema_differential.py SCHEMA VERDICT_PROGRAM [COUNT]

Makes COUNT documents (seeded), two thirds of them broken in one place by one keyword of the schema, has
python3-jsonschema judge each (Draft 2020-12) and compares. Exit 0: all agree; 1: some do not; 77: skipped,
with the reason. Every keyword the schema uses must have been broken at least once.
"""
import copy
import json
import os
import random
import subprocess
import sys
import tempfile

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)

ANNOTATIONS = {"$schema", "$id", "title", "description", "default", "$defs", "properties", "items", "allOf", "if", "then", "$ref"}
TEXTS = ["a", "한글", "😀", "e\u0301", "x y", "\u00a0", "\t", "\n"]


class Maker:
    def __init__(self, schema, rng):
        self.schema, self.rng = schema, rng
        self.sites = []   # (container, key, schema) of every value made, for breaking

    def resolve(self, schema):
        while "$ref" in schema:
            schema = self.schema["$defs"][schema["$ref"].rsplit("/", 1)[1]]
        return schema

    def text(self, least, most):
        rng = self.rng
        if rng.random() < 0.2:
            length = rng.choice([least, most])
        else:
            length = rng.randint(least, min(most, least + 6))
        out = ""
        while len(out) < length:
            out += rng.choice(TEXTS)
        return out[:length]

    def scalar(self, schema, kind):
        rng = self.rng
        if kind == "string":
            return self.text(schema.get("minLength", 0), schema.get("maxLength", 40))
        if kind in ("integer", "number"):
            least, most = schema.get("minimum", -1e6), schema.get("maximum", 1e6)
            if kind == "integer":
                value = rng.choice([least, most, rng.randint(int(least), int(most))])
                return float(value) if rng.random() < 0.3 else value
            return rng.choice([least, most, rng.uniform(least, most), rng.randint(int(least), int(most)), 0.1 + least])
        return {"boolean": rng.random() < 0.5, "null": None, "object": {"any": [1, {"x": None}]}}[kind]

    def make(self, schema, required_only=False):
        rng, schema = self.rng, self.resolve(schema)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type", "object")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind == "array":
            least, most = schema.get("minItems", 0), schema.get("maxItems", 3)
            count = rng.randint(least, min(most, least + 2))
            out = []
            for i in range(count):
                out.append(None)
                out[i] = self.make(schema["items"])
                self.sites.append((out, i, schema["items"]))
            return out
        if kind != "object" or "properties" not in schema:
            return self.scalar(schema, kind)
        out = {}
        for name, below in schema["properties"].items():
            if name in schema.get("required", []) or rng.random() < 0.5:
                out[name] = self.make(below)
                self.sites.append((out, name, below))
        self.conditional(schema, out)
        if schema.get("additionalProperties") is True and rng.random() < 0.3:
            out["extra"] = rng.choice([1, "x", None])
        return out

    def conditional(self, schema, out):
        for part in schema.get("allOf", []):
            key, wanted = next(iter(part["if"]["properties"].items()))
            if out.get(key) != wanted["const"]:
                continue
            then = self.resolve(part["then"])
            for name, below in then["properties"].items():
                out[name] = self.make(below)
                self.sites = [site for site in self.sites if not (site[0] is out and site[1] == name)]
                self.sites.append((out, name, below))


def breaks_of(maker, value, schema):
    """(keyword, broken value) for everything that can be broken about one value."""
    schema = maker.resolve(schema)
    rng, out = maker.rng, []
    if "type" in schema:
        for other in (None, True, 3, 2.5, "x", [], {}):
            out.append(("type", other))
    if "const" in schema:
        out.append(("const", schema["const"] + "x"))
    if "enum" in schema:
        out += [("enum", rng.choice(schema["enum"]).upper()), ("enum", ""), ("enum", rng.choice(schema["enum"]) + "s")]
    if isinstance(value, str):
        if schema.get("minLength", 0) > 0:
            out.append(("minLength", ""))
        if "maxLength" in schema:
            out += [("maxLength", "한" * (schema["maxLength"] + 1)), ("maxLength", "😀" * schema["maxLength"]), ("maxLength", "x" * (schema["maxLength"] + 1))]
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if "minimum" in schema:
            out += [("minimum", schema["minimum"] - 1), ("minimum", schema["minimum"] - 0.5), ("minimum", -1e300), ("minimum", -2**63)]
        if "maximum" in schema:
            out += [("maximum", schema["maximum"] + 1), ("maximum", schema["maximum"] + 0.25), ("maximum", 1e300), ("maximum", 2**63), ("maximum", 2**70)]
    if isinstance(value, list):
        if schema.get("minItems", 0) > 0:
            out.append(("minItems", value[:schema["minItems"] - 1]))
        if "maxItems" in schema and value:
            out += [("maxItems", [copy.deepcopy(value[0])] * (schema["maxItems"] + 1)), ("maxItems", [copy.deepcopy(value[0])] * schema["maxItems"])]
    if isinstance(value, dict):
        for name in schema.get("required", []):
            out.append(("required", {k: v for k, v in value.items() if k != name}))
        if "additionalProperties" in schema:
            out.append(("additionalProperties", {**value, "unknown": 1}))
        if schema.get("allOf"):
            # Another kind with the content of this one.
            for kind in schema["properties"]["kind"]["enum"]:
                out.append(("allOf", {**value, "kind": kind}))
            out.append(("allOf", {k: v for k, v in value.items() if k != "kind"}))
            out.append(("allOf", {k: v for k, v in value.items() if k != "content"}))
    return out


def keywords(schema, found):
    if isinstance(schema, dict):
        for key, below in schema.items():
            if key == "properties" or key == "$defs":
                for value in below.values():
                    keywords(value, found)
                continue
            if key not in ANNOTATIONS:
                found.add(key)
            if key not in ("enum", "const", "default", "required"):
                keywords(below, found)
    elif isinstance(schema, list):
        for value in schema:
            keywords(value, found)
    return found


def documents(schema, count):
    wanted, seen = sorted(keywords(schema, set()) | {"allOf"}), {}
    for seed in range(count):
        rng = random.Random(seed)
        maker = Maker(schema, rng)
        document = maker.make(schema)
        if seed % 3 == 0:
            yield "whole", document
            continue
        # Round robin over the keywords, so that rare ones get their turn.
        aim = wanted[sum(seen.values()) % len(wanted)]
        rng.shuffle(maker.sites)
        choices = [(site, broken) for site in maker.sites for broken in breaks_of(maker, site[0][site[1]], site[2])]
        aimed = [c for c in choices if c[1][0] == aim] or choices
        (container, key, _), (keyword, broken) = rng.choice(aimed)
        container[key] = broken
        seen[keyword] = seen.get(keyword, 0) + 1
        yield keyword, document
    missing = [k for k in wanted if k not in seen]
    assert not missing, "never broken: %s" % missing


def main():
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    program, count = sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 900
    judge = Draft202012Validator(schema)
    with tempfile.TemporaryDirectory() as folder:
        expected, kinds = {}, {}
        for i, (keyword, document) in enumerate(documents(schema, count)):
            path = os.path.join(folder, "%04d.json" % i)
            with open(path, "w", encoding="utf-8") as file:
                json.dump(document, file, ensure_ascii=bool(i % 2))
            expected[path] = "accept" if judge.is_valid(document) else "reject"
            kinds[path] = keyword
        output = subprocess.run([program] + sorted(expected), capture_output=True, text=True, check=True).stdout
        verdicts, unexplained, last = {}, [], None
        for line in output.splitlines():
            if line.startswith("  "):
                if "does not follow its JSON Schema" in line:
                    unexplained.append(last)
            elif "\t" in line:
                last, verdict = line.split("\t")
                verdicts[last] = verdict
        wrong = [p for p in expected if verdicts.get(p) != expected[p]]
        for path in (wrong + unexplained)[:10]:
            print("%s: jsonschema says %s, deckle %s (broken: %s)" % (os.path.basename(path), expected[path], verdicts.get(path), kinds[path]))
            print("   " + open(path, encoding="utf-8").read()[:600])
        accepted = sum(1 for v in expected.values() if v == "accept")
        print("%d documents, %d accepted and %d rejected by jsonschema; %d verdicts differ, %d rejections unexplained"
              % (len(expected), accepted, len(expected) - accepted, len(wrong), len(unexplained)))
        # Both answers must occur in numbers, else nothing was compared.
        return 1 if wrong or unexplained or accepted < count // 4 or len(expected) - accepted < count // 4 else 0


sys.exit(main())
