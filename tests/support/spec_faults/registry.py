"""What all faults share: their lists by name, and how they find their place in a spec."""
FAULTS, TEXT_FAULTS = {}, {}


def fault(function):
    FAULTS[function.__name__] = function
    return function


def text_fault(function):
    TEXT_FAULTS[function.__name__] = function
    return function


def rename(holder, old, new):
    """The member under another name, in its old place."""
    if not isinstance(holder, dict) or old not in holder or new in holder:
        return False
    items = [(new if k == old else k, v) for k, v in holder.items()]
    holder.clear()
    holder.update(items)
    return True


def slides_of(spec):
    slides = spec.get("deck", {}).get("slides") if isinstance(spec, dict) and isinstance(spec.get("deck"), dict) else None
    return [s for s in slides if isinstance(s, dict)] if isinstance(slides, list) else []


def elements_of(spec, kind=None):
    found = []
    for slide in slides_of(spec):
        elements = slide.get("elements")
        for element in elements if isinstance(elements, list) else []:
            if isinstance(element, dict) and (kind is None or element.get("kind") == kind) and \
                    isinstance(element.get("content", {}), dict):
                found.append(element)
    return found


def pick(rng, found):
    return rng.choice(found) if found else None


def rename_in(rng, spec, kind, names, where="content"):
    """One of the members in the content (or in the element itself) of a random element of a kind."""
    old, news = names
    found = []
    for element in elements_of(spec, kind):
        holder = element if where == "element" else element.get(where)
        if isinstance(holder, dict) and old in holder:
            found.append(holder)
    holder = pick(rng, found)
    return holder is not None and rename(holder, old, rng.choice(news))
