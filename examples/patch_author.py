#!/usr/bin/env python3
"""An author of patches for `deckle refine --patcher`: applies every hint, chains first (docs/refine.md)."""
import json
import sys

PLACES = {"suggested_x": "x", "suggested_y": "y", "suggested_w": "w", "suggested_h": "h"}


def main():
    request = json.load(sys.stdin)
    summary = request["diagnosis"]["summary"]
    hints = {}
    chains = [summary, *summary.get("other_chains", [])]
    for chain in chains:
        for hint in chain.get("chain_hints", []):
            hints.setdefault(hint["eid"], hint)
    for defect in request["diagnosis"]["defects"]:
        hint = defect.get("hint")
        if hint:
            hints.setdefault(hint.get("target_eid") or defect["eid"], hint)
    edits = []
    for eid, hint in hints.items():
        edit = {"eid": eid}
        layout = {key: hint[name] for name, key in PLACES.items() if name in hint}
        if layout:
            edit["layout"] = layout
        if "suggested_fontSize" in hint:
            edit["style"] = {"fontSize": hint["suggested_fontSize"]}
        if len(edit) > 1:
            edits.append(edit)
    json.dump({"edits": edits, "constraints": {"no_add_remove": True}}, sys.stdout)


main()
