"""A spec as the judge of words can compare it with its deck.

Deckle replaces a mark such as `[source-id]` by the number of its source, which is no loss of an authored word, but the
judge knows nothing of citations. So the marks that name a citation of their slide are taken out first."""
import copy
import re


def without_marks(spec):
    plain = copy.deepcopy(spec)
    for slide in plain["deck"]["slides"]:
        ids = [re.escape(f"[{citation['id']}]") for citation in slide.get("citations", [])]
        if not ids:
            continue
        marks = re.compile(r"\s*(?:" + "|".join(ids) + ")")
        for element in slide["elements"]:
            content = element["content"]
            if "text" in content:
                content["text"] = marks.sub("", content["text"])
            if "items" in content:
                content["items"] = [marks.sub("", item) for item in content["items"]]
            if "rows" in content:
                content["rows"] = [[marks.sub("", cell) if isinstance(cell, str) else cell for cell in row]
                                   for row in content["rows"]]
    return plain
