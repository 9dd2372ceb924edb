"""Faults of the document and of `deck`."""
from .registry import elements_of, fault, pick, rename, slides_of


@fault
def deck_renamed(rng, spec):
    return rename(spec, "deck", rng.choice(["presentation", "Deck", "document"]))


@fault
def slides_renamed(rng, spec):
    return isinstance(spec.get("deck"), dict) and rename(spec["deck"], "slides", rng.choice(["pages", "Slides", "slide_list"]))


@fault
def deck_flat(rng, spec):
    deck = spec.get("deck")
    if not isinstance(deck, dict) or set(deck) & set(spec):
        return False
    del spec["deck"]
    spec.update(deck)
    return True


@fault
def title_of_deck_at_root(rng, spec):
    deck = spec.get("deck")
    if not isinstance(deck, dict) or "title" not in deck or "title" in spec:
        return False
    spec["title"] = deck.pop("title")
    return True


@fault
def version_missing(rng, spec):
    return spec.pop("spec_version", None) is not None


@fault
def version_wrong(rng, spec):
    spec["spec_version"] = rng.choice(["1.0", "v1", 1, "slidespec-v1", "SlideSpec v1"])
    return True


@fault
def version_renamed(rng, spec):
    return rename(spec, "spec_version", rng.choice(["version", "schema_version", "specVersion"]))


@fault
def theme_missing(rng, spec):
    return spec.pop("theme", None) is not None


@fault
def theme_a_string(rng, spec):
    spec["theme"] = rng.choice(["dark", "default", "modern blue"])
    return True


@fault
def template_ref_a_string(rng, spec):
    if not isinstance(spec.get("theme"), dict):
        return False
    spec["theme"]["template_ref"] = "default"
    return True


@fault
def template_id_in_theme(rng, spec):
    theme = spec.get("theme")
    if not isinstance(theme, dict) or not isinstance(theme.get("template_ref"), dict):
        return False
    theme["template_id"] = theme.pop("template_ref").get("template_id", "default")
    return True


@fault
def brand_missing(rng, spec):
    return isinstance(spec.get("theme"), dict) and spec["theme"].pop("brand", None) is not None


@fault
def brand_a_string(rng, spec):
    if not isinstance(spec.get("theme"), dict):
        return False
    spec["theme"]["brand"] = "default"
    return True


@fault
def slide_size_short(rng, spec):
    if not isinstance(spec.get("theme"), dict):
        return False
    spec["theme"]["slide_size"] = rng.choice(["16:9", "16x9", "widescreen", "4:3"])
    return True


@fault
def unknown_key_of_document(rng, spec):
    spec[rng.choice(["author", "created_by", "model", "generator"])] = "x"
    return True


@fault
def unknown_key_of_deck(rng, spec):
    if not isinstance(spec.get("deck"), dict):
        return False
    spec["deck"][rng.choice(["author", "duration_minutes", "slide_count"])] = 12
    return True


@fault
def tags_a_string(rng, spec):
    if not isinstance(spec.get("deck"), dict):
        return False
    spec["deck"]["tags"] = "sales, quarter, review"
    return True


@fault
def null_members(rng, spec):
    slide = pick(rng, slides_of(spec))
    element = pick(rng, elements_of(spec))
    if slide is None or element is None:
        return False
    for holder, key in ((slide, "speaker_notes"), (slide, "citations"), (element, "style"), (element, "constraints")):
        holder.setdefault(key, None)
    return True
