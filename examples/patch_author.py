#!/usr/bin/env python3
"""An author of patches for `deckle refine --patcher`: applies every hint, chains first (docs/refine.md).

    deckle refine slide.json --patcher "python3 examples/patch_author.py" -o better.json
"""
import json
import sys

PLACES = {"suggested_x": "x", "suggested_y": "y", "suggested_w": "w", "suggested_h": "h"}


def hints_of(diagnosis):
    """One hint for each element, in the order of repair."""
    hints = {}
    summary = diagnosis["summary"]
    for chain in (summary, *summary.get("other_chains", [])):
        for hint in chain.get("chain_hints", []):
            hints.setdefault(hint["eid"], hint)
    for defect in diagnosis["defects"]:
        hint = defect.get("hint")
        if hint:
            hints.setdefault(hint.get("target_eid") or defect["eid"], hint)
    return hints


def patch_for(diagnosis):
    edits = []
    for eid, hint in hints_of(diagnosis).items():
        edit = {"eid": eid}
        layout = {key: hint[name] for name, key in PLACES.items() if name in hint}
        if layout:
            edit["layout"] = layout
        if "suggested_fontSize" in hint:
            edit["style"] = {"fontSize": hint["suggested_fontSize"]}
        if len(edit) > 1:
            edits.append(edit)
    return {"edits": edits, "constraints": {"no_add_remove": True}}


if __name__ == "__main__":
    json.dump(patch_for(json.load(sys.stdin)["diagnosis"]), sys.stdout)
