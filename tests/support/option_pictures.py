"""The pictures of the guides: each slide of docs/specs/*.json as deckle draws it in its own HTML report."""
import html
import pathlib
import re

SPECS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "specs"
PICTURES = SPECS.parent / "options"
THEMES = SPECS.parents[1] / "templates" / "themes"


def drawings_of(spec):
    """[(prefix of the names of its pictures, options of the program)]: one, and of themes.json one for each theme."""
    if spec.stem != "themes":
        return [(spec.stem, [])]
    return [(f"themes-{theme.stem}", ["--theme", theme.stem]) for theme in sorted(THEMES.glob("*.json"))]


def pictures_of(page, slide_ids):
    """{slide id: SVG without marks} of a report; a continuation has its own id ("table~2")."""
    found = re.findall(r"<figure>(<svg .*?</svg>)\s*</figure>", page, re.S)
    assert len(found) == len(slide_ids), f"{len(found)} pictures of {len(slide_ids)} slides"
    return {one: re.sub(r'<a class="mark .*?</a>\n?', "", svg, flags=re.S) + "\n" for one, svg in zip(slide_ids, found)}


def name_of(prefix, slide_id):
    """File name of a picture: the spec's (drawings_of), then the slide's."""
    return f"{prefix}-{slide_id.replace('~', '-')}.svg"


def words_of(svg):
    """The text of a picture, in order: it must be the same, while positions and sizes may differ."""
    return [html.unescape(re.sub(r"<[^>]*>", "", text)) for text in re.findall(r"<text\b[^>]*>(.*?)</text>", svg, re.S)]
