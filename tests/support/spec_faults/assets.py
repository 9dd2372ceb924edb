"""Faults of pictures, assets and sources."""
from .registry import elements_of, fault, pick, rename, rename_in, slides_of


def asset_with_file(rng, spec):
    assets = spec.get("assets")
    return pick(rng, [a for a in assets if isinstance(a, dict) and isinstance(a.get("source"), dict) and "file_id" in a["source"]]
                if isinstance(assets, list) else [])


@fault
def image_keys_of_html(rng, spec):
    return rename_in(rng, spec, "image", rng.choice([("asset_id", ["src", "asset", "image_id"]), ("alt_text", ["alt", "description"])]))


@fault
def image_crop_of_css(rng, spec):
    element = pick(rng, elements_of(spec, "image"))
    if element is None or not isinstance(element.get("content"), dict):
        return False
    element["content"]["crop"] = rng.choice(["fill", "fit", "center", "none"])
    return True


@fault
def image_not_declared(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("elements"), list) and len(s["elements"]) < 40])
    if slide is None:
        return False
    slide["elements"].append({"element_id": "pic9", "kind": "image",
                              "content": {"asset_id": rng.choice(["hero.png", "team_photo", "https://example.com/a.png"])}})
    return True


@fault
def asset_source_a_string(rng, spec):
    asset = asset_with_file(rng, spec)
    if asset is None:
        return False
    asset["source"] = asset["source"]["file_id"]
    return True


@fault
def asset_keys(rng, spec):
    assets = spec.get("assets")
    asset = pick(rng, [a for a in assets if isinstance(a, dict)]) if isinstance(assets, list) else None
    if asset is None:
        return False
    old, news = rng.choice([("asset_id", ["id", "name"]), ("source", ["src"]), ("type", ["kind"])])
    return rename(asset, old, rng.choice(news))


@fault
def asset_file_in_asset(rng, spec):
    asset = asset_with_file(rng, spec)
    if asset is None:
        return False
    asset[rng.choice(["path", "file", "file_id"])] = asset.pop("source")["file_id"]
    return True


@fault
def assets_by_id(rng, spec):
    assets = spec.get("assets")
    if not isinstance(assets, list) or not assets or not all(isinstance(a, dict) and isinstance(a.get("asset_id"), str) for a in assets):
        return False
    spec["assets"] = {a["asset_id"]: {k: v for k, v in a.items() if k != "asset_id"} for a in assets}
    return True


@fault
def citations_as_text(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if "citations" not in s])
    if slide is None:
        return False
    slide["citations"] = rng.choice([["Annual report 2025, p. 4"], "Annual report 2025", ["https://example.com/report"]])
    return True


@fault
def citation_kind_missing(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("citations"), list) and s["citations"] and
                       all(isinstance(c, dict) for c in s["citations"])])
    return slide is not None and slide["citations"][0].pop("kind", None) is not None


@fault
def citation_kind_invented(rng, spec):
    slide = pick(rng, [s for s in slides_of(spec) if isinstance(s.get("citations"), list) and s["citations"] and
                       all(isinstance(c, dict) for c in s["citations"])])
    if slide is None:
        return False
    slide["citations"][0]["kind"] = rng.choice(["web", "report", "article", "website"])
    return True


@fault
def references_as_text(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if isinstance(e.get("citations"), list) and e["citations"] and
                         all(isinstance(r, dict) and "citation_id" in r for r in e["citations"])])
    if element is None:
        return False
    element["citations"] = [r["citation_id"] for r in element["citations"]]
    return True


@fault
def reference_to_nothing(rng, spec):
    element = pick(rng, [e for e in elements_of(spec) if "citations" not in e])
    if element is None:
        return False
    element["citations"] = [{"citation_id": "source_without_entry"}]
    return True
