"""Checks of the report formats for build servers: SARIF 2.1.0 and JUnit.

The members are those of sarif-schema-2.1.0.json (OASIS), whose objects allow no others; of the objects it
defines only those are known here that deckle writes, so that another one has to be entered first.
"""
import re
from urllib.parse import unquote

TEXT, NUMBER, FREE = "text", "number", "free"
LEVELS = ("none", "note", "warning", "error")

# object: {member: form}; a form in a list is that of each item. Required members end in "!".
SARIF = {
    "log": {"$schema": TEXT, "version!": TEXT, "runs!": ["run"], "properties": FREE},
    "run": {"tool!": "tool", "results": ["result"], "columnKind": TEXT, "language": TEXT, "properties": FREE},
    "tool": {"driver!": "component", "properties": FREE},
    "component": {"name!": TEXT, "version": TEXT, "semanticVersion": TEXT, "informationUri": TEXT, "language": TEXT,
                  "rules": ["descriptor"], "properties": FREE},
    "descriptor": {"id!": TEXT, "name": TEXT, "shortDescription": "strings", "fullDescription": "strings",
                   "help": "strings", "helpUri": TEXT, "defaultConfiguration": "configuration", "properties": FREE},
    "configuration": {"enabled": FREE, "level": TEXT, "rank": NUMBER, "properties": FREE},
    "strings": {"text!": TEXT, "markdown": TEXT, "properties": FREE},
    "result": {"ruleId!": TEXT, "ruleIndex": NUMBER, "level!": TEXT, "message!": "message", "locations!": ["location"],
               "partialFingerprints": FREE, "properties": FREE},
    "message": {"text!": TEXT, "markdown": TEXT, "properties": FREE},
    "location": {"physicalLocation": "physical", "logicalLocations": ["logical"], "message": "message", "properties": FREE},
    "physical": {"artifactLocation!": "artifact", "region": "region", "properties": FREE},
    "artifact": {"uri!": TEXT, "uriBaseId": TEXT, "properties": FREE},
    "region": {"startLine!": NUMBER, "startColumn": NUMBER, "endLine": NUMBER, "endColumn": NUMBER, "properties": FREE},
    "logical": {"name": TEXT, "fullyQualifiedName": TEXT, "decoratedName": TEXT, "kind": TEXT, "properties": FREE},
}


def _shape(value, form, at, complaints):
    if form == FREE:
        return
    if form == TEXT:
        if not isinstance(value, str):
            complaints.append(f"{at} is no string")
        return
    if form == NUMBER:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            complaints.append(f"{at} is no number")
        return
    if isinstance(form, list):
        if not isinstance(value, list):
            complaints.append(f"{at} is no array")
            return
        for index, item in enumerate(value):
            _shape(item, form[0], f"{at}/{index}", complaints)
        return
    if not isinstance(value, dict):
        complaints.append(f"{at} is no object")
        return
    members = {name.rstrip("!"): inner for name, inner in SARIF[form].items()}
    for name in SARIF[form]:
        if name.endswith("!") and name[:-1] not in value:
            complaints.append(f"{at} lacks {name[:-1]}")
    for name, inner in value.items():
        if name not in members:
            complaints.append(f"{at} has {name}, which a SARIF {form} has not, or this judge does not know")
        else:
            _shape(inner, members[name], f"{at}/{name}", complaints)


def sarif_complaints(log, inputs):
    """Errors of a SARIF log of these inputs (paths as they were given)."""
    complaints = []
    _shape(log, "log", "", complaints)
    if complaints:
        return complaints
    if log["version"] != "2.1.0":
        complaints.append(f"the version is {log['version']}")
    for run in log["runs"]:
        rules = run["tool"]["driver"].get("rules", [])
        ids = [rule["id"] for rule in rules]
        if len(set(ids)) != len(ids):
            complaints.append(f"a rule is described twice: {ids}")
        for rule in rules:
            if rule.get("defaultConfiguration", {}).get("level", "warning") not in LEVELS:
                complaints.append(f"the level of rule {rule['id']} is {rule['defaultConfiguration']['level']}")
        if run.get("columnKind", "unicodeCodePoints") not in ("utf16CodeUnits", "unicodeCodePoints"):
            complaints.append(f"columnKind is {run['columnKind']}")
        for result in run.get("results", []):
            complaints += _result_complaints(result, ids, inputs)
    return complaints


def _result_complaints(result, ids, inputs):
    what = f"the result of {result['ruleId']}"
    index = result.get("ruleIndex", -1)
    if index >= len(ids) or (index >= 0 and ids[index] != result["ruleId"]):
        yield f"{what}: ruleIndex {index} is another rule's"
    if result["ruleId"] not in ids:
        yield f"{what}: the rule is not described"
    if result["level"] not in LEVELS:
        yield f"{what}: the level is {result['level']}"
    if not result["message"]["text"].strip():
        yield f"{what}: it says nothing"
    if len(result["locations"]) != 1:
        yield f"{what}: {len(result['locations'])} locations"
    for print_ in result.get("partialFingerprints", {}).values():
        if not re.fullmatch("[0-9a-f]{16}", print_):
            yield f"{what}: the fingerprint is {print_!r}"
    for location in result["locations"]:
        if "physicalLocation" not in location:
            yield f"{what}: no physicalLocation, which build servers ask for"
            continue
        physical = location["physicalLocation"]
        uri = physical["artifactLocation"]["uri"]
        # RFC 3986: a reference of unreserved characters and escapes; relative paths, no scheme.
        if not re.fullmatch(r"(?:[A-Za-z0-9\-._~/]|%[0-9A-F]{2})+", uri):
            yield f"{what}: {uri} is no URI reference"
        if unquote(uri) not in inputs:
            yield f"{what}: {uri} names none of {inputs}"
        region = physical.get("region", {})
        for name, value in region.items():
            if isinstance(value, int) and value < 1:
                yield f"{what}: {name} is {value}"


def junit_complaints(suites):
    """Errors in the counts and the structure of a JUnit document; `suites` is its root."""
    if suites.tag != "testsuites":
        yield f"the root is {suites.tag}"
        return
    totals = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in suites:
        if suite.tag != "testsuite" or not suite.get("name"):
            yield f"{suite.tag} {suite.attrib} is no named testsuite"
            continue
        cases = suite.findall("testcase")
        counts = {"tests": len(cases), "errors": 0,
                  "failures": sum(case.find("failure") is not None for case in cases),
                  "skipped": sum(case.find("skipped") is not None for case in cases)}
        for name, count in counts.items():
            totals[name] += count
            if suite.get(name) != str(count):
                yield f"suite {suite.get('name')} says {name} {suite.get(name)}, and has {count}"
        names = [case.get("name") for case in cases]
        if len(set(names)) != len(names):
            yield f"suite {suite.get('name')} has two cases of one name: {names}"
        for case in cases:
            if not case.get("classname"):
                yield f"case {case.get('name')} has no classname"
            for failure in case.findall("failure"):
                if not failure.get("message") or not failure.get("type") or not (failure.text or "").strip():
                    yield f"the failure of case {case.get('name')} does not say what is wrong"
            unknown = {child.tag for child in case} - {"failure", "skipped", "system-out"}
            if unknown:
                yield f"case {case.get('name')} holds {unknown}"
    for name, count in totals.items():
        if suites.get(name) != str(count):
            yield f"the document says {name} {suites.get(name)}, and has {count}"
