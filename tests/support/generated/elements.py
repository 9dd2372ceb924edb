"""Elements of every kind, with every attribute a spec can give them.

A Maker holds what the elements of one document share: the random numbers, the language, the declared assets and
their files, and how wild the document is: at 0 attributes are rare and texts plain, at 1 anything legal may come.
"""
import json
import random

from . import figures, phrases, pictures

PRESETS = ("rect roundRect ellipse triangle rtTriangle parallelogram trapezoid diamond pentagon hexagon heptagon octagon decagon "
           "dodecagon star4 star5 star6 star8 star12 star32 homePlate chevron pie blockArc donut noSmoking rightArrow leftArrow "
           "upArrow downArrow leftRightArrow bentArrow uturnArrow heart lightningBolt sun moon cloud arc bracketPair bracePair "
           "wedgeRectCallout wedgeRoundRectCallout cloudCallout ribbon wave plus cube can frame foldedCorner flowChartProcess "
           "flowChartDecision flowChartTerminator snip1Rect round2SameRect teardrop plaque line").split()
COLORS = ["tx1", "tx2", "bg1", "bg2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink", "ink", "paper",
          "C00000", "1F4E79", "FFFFFF", "000000", "#70AD47"]
FORMATS = ["0", "0.0", "#,##0", "#,##0.00", "0%", "0.0%", "#,##0;[Red]-#,##0", "0.00E+00", "\"₩\"#,##0", "General"]

# In a table the format decides what the cell shows, and the judge of texts finds a number by its value: no
# percentages, which are shown multiplied by 100, and no signs before a currency, which it does not read.
TABLE_FORMATS = ["0", "0.0", "#,##0", "#,##0.00", "#,##0;[Red]-#,##0", "0.00E+00", "General"]


class Maker:
    def __init__(self, rng, lang, wild=0.0):
        self.rng, self.lang, self.wild = rng, lang, wild
        self.assets, self.files = [], {}

    def chance(self, ordinary, wild):
        return self.rng.random() < ordinary + (wild - ordinary) * self.wild

    def words(self, length):
        return phrases.text(self.rng, self.lang, length, 0.02 + 0.3 * self.wild)

    # Attributes.

    def style(self, kind, content):
        rng, style = self.rng, {}
        worded = kind in ("text", "bullets", "shape")

        def maybe(key, make, holds=True):
            if holds and self.chance(0.04, 0.3):
                style[key] = make()

        maybe("emphasis", lambda: rng.choice(["none", "low", "medium", "high"]))
        maybe("variant", lambda: rng.choice(["plain", "callout"]))
        maybe("size_pt", lambda: rng.choice([8, 10, 12, 14.5, 18, 20, 24, 32, 44, 60]), worded or kind == "table")
        maybe("align", lambda: rng.choice(["left", "center", "right", "justify"]), worded)
        maybe("anchor", lambda: rng.choice(["top", "middle", "bottom"]), worded)
        maybe("bold", lambda: rng.random() < 0.7, worded or kind in ("table", "chart"))
        maybe("italic", lambda: rng.random() < 0.7, worded or kind in ("table", "chart"))
        maybe("color", lambda: rng.choice(COLORS), worded or kind == "table")
        maybe("fill", lambda: rng.choice(COLORS + ["none"]), worded)
        maybe("line_spacing_pct", lambda: rng.choice([50, 80, 133.3, 300] if self.wild > 0.5 else [90, 100, 110, 120, 150]), worded)
        maybe("word_break", lambda: rng.choice(["normal", "keep_all"]), worded)
        maybe("list", lambda: rng.choice(["bullet", "number", "none"]), kind in ("text", "bullets"))
        maybe("number_format", lambda: rng.choice(FORMATS), kind == "chart")
        maybe("number_format", lambda: rng.choice(TABLE_FORMATS), kind == "table")
        maybe("data_labels", lambda: rng.random() < 0.6, kind == "chart")
        maybe("top_n", lambda: rng.choice([False, 2, 5, 200]), kind == "chart")
        maybe("pie_to_bar", lambda: rng.random() < 0.5, kind == "chart")
        maybe("thin_labels", lambda: rng.random() < 0.5, kind == "chart")
        maybe("bar_direction", lambda: rng.choice(["auto", "column", "bar"]), kind == "chart")
        maybe("units", lambda: rng.choice(["none", "auto", "K", "M", "만", "億"]), kind == "chart")
        maybe("rows_per_page", lambda: rng.choice(["all", 1, 5, 30]), kind == "table")
        maybe("highlight", lambda: rng.choice(content["series"])["name"], kind == "chart")
        if kind == "bullets" and self.chance(0.3, 0.6):
            style["levels"] = self.levels(len(content["items"]))
        if kind in ("chart", "table"):
            style.update(self.variants(kind, content))
        return style

    def variants(self, kind, content):
        """The keys that charts and tables alone have. By chances of their own, so that they change nothing else of the document."""
        rng, style = random.Random(json.dumps(content, sort_keys=True)), {}
        if kind == "chart" and content.get("series"):
            names = [series["name"] for series in content["series"]]
            xs = [point["x"] for point in content["series"][0]["data"]]
            for key, make in (("variant", lambda: rng.choice(["horizontal", "percent", "doughnut", "waterfall", "combo", "dumbbell", "percent horizontal", "steps"])),
                              ("line_series", lambda: [rng.choice(names)]), ("second_axis", lambda: [rng.choice(names)]),
                              ("target", lambda: rng.choice([0, 50, {"value": 12.5, "label": "Goal"}])), ("totals", lambda: True),
                              ("annotations", lambda: [{"from": xs[0], "to": xs[-1], "show": rng.choice(["growth", "difference"])}]),
                              ("sort", lambda: rng.choice(["asc", "desc", "none"])), ("colors", lambda: {rng.choice(names): "accent3"})):
                if rng.random() < (0.2 if key == "variant" else 0.06) and (key != "annotations" or xs[0] != xs[-1]):
                    style[key] = make()
        if kind == "table" and content.get("columns"):
            columns = len(content["columns"])
            for key, make in (("columns", lambda: [rng.choice([None, {"width": 2}, {"align": "center"}, {"show": "harvey"}, {"show": "lights"},
                                                               {"format": "#,##0.0"}]) for _ in range(columns)]),
                              ("cells", lambda: [{"row": 0, "col": rng.randrange(columns), "bold": True, "fill": "accent2"}]),
                              ("group_by", lambda: rng.randrange(columns)), ("negatives", lambda: "red"), ("total", lambda: rng.random() < 0.5)):
                if rng.random() < 0.08 and (key != "cells" or content.get("rows")):
                    style[key] = make()
        return style

    def levels(self, count):
        """Levels as people write them at first, any of them where it is wild."""
        made, level = [], 0
        for _ in range(self.rng.randrange(1, count + 1)):
            made.append(level)
            level = self.rng.randrange(5) if self.wild > 0.5 else max(0, min(level + 1, 2, level + self.rng.choice([-1, 0, 0, 1])))
        return made

    def constraints(self):
        made = {}
        if self.chance(0.05, 0.3):
            made["priority"] = self.rng.choice([0, 20, 50, 80, 100])
        if self.chance(0.03, 0.3):
            made["allow_shrink"] = self.rng.random() < 0.5
        if self.chance(0.05, 0.3):
            made["min_font_pt"] = self.rng.choice([8, 10, 12, 16, 20, 28])
        return made

    def runs(self, plain):
        """Runs that together are `plain`, each with its own style; cut at spaces, or anywhere where it is wild."""
        rng = self.rng
        places = [i for i in range(1, len(plain)) if self.wild > 0.5 or plain[i].isspace()]
        cuts = sorted(rng.sample(places, min(len(places), rng.randrange(1, 5))))
        made = []
        for begin, end in zip([0] + cuts, cuts + [len(plain)]):
            run = {"text": plain[begin:end]}
            for key, make in (("bold", lambda: True), ("italic", lambda: True), ("underline", lambda: True),
                              ("color", lambda: rng.choice(COLORS)), ("size_pt", lambda: rng.choice([9, 14, 20, 30])),
                              ("link", lambda: rng.choice(["https://example.com/a?b=1&c=%20", "mailto:a@example.com", "https://예시.kr/길"]))):
                if rng.random() < 0.25:
                    run[key] = make()
            made.append(run)
        return made

    def dressed(self, element):
        """The element with style, constraints and extensions."""
        kind, content = element["kind"], element.get("content", {})
        style, constraints, extensions = self.style(kind, content), self.constraints(), {}
        if self.chance(0.0, 0.12):
            extensions["box"] = self.box()
        if self.chance(0.0, 0.15):
            extensions["z"] = self.rng.randrange(-5, 50)
        if kind == "text" and self.chance(0.06, 0.3):
            extensions["runs"] = self.runs(content["text"])
        if kind == "bullets" and self.chance(0.06, 0.3):
            extensions["runs"] = [self.runs(item) if self.rng.random() < 0.6 else [] for item in content["items"]]
        for key, made in (("style", style), ("constraints", constraints), ("extensions", extensions)):
            if made:
                element[key] = made
        return element

    def box(self):
        rng = self.rng
        w, h = rng.choice([80, 200, 384, 600.5]), rng.choice([40, 96, 200, 333.3])
        return {"x": round(rng.uniform(0, 950 - w), 1), "y": round(rng.uniform(0, 700 - h), 1), "w": w, "h": h}

    # Kinds.

    def text(self, element_id, role=None, length=None, content=None):
        if content is None:
            content = phrases.title(self.rng, self.lang) if role == "title" else self.words(length or self.rng.choice([30, 80, 200]))
        return self.dressed(_element(element_id, "text", role, {"text": content}))

    def bullets(self, element_id, role=None, items=None, length=None):
        count = items or self.rng.choice([1, 2, 3, 3, 4, 4, 5, 6])
        made = [self.words(length or self.rng.choice([20, 40, 60, 120]))[:300] for _ in range(count)]
        return self.dressed(_element(element_id, "bullets", role, {"items": made}))

    def shape(self, element_id, role=None, preset=None):
        rng, content = self.rng, {"shape": preset or self.rng.choice(PRESETS)}
        if rng.random() < 0.6:
            content["text"] = self.words(rng.choice([5, 12, 40]))
        if rng.random() < 0.5:
            content["fill"] = rng.choice(COLORS + ["none"])
        if rng.random() < 0.4:
            content["line"] = rng.choice(COLORS + ["none"])
            content["line_width_pt"] = rng.choice([0, 0.5, 1, 3, 10])
        return self.dressed(_element(element_id, "shape", role, content))

    def divider(self, element_id, role=None):
        rng, content = self.rng, {}
        if rng.random() < 0.5:
            content = {"orientation": rng.choice(["horizontal", "vertical"]), "color": rng.choice(COLORS), "width_pt": rng.choice([0.25, 1, 4])}
        return self.dressed(_element(element_id, "divider", role, content))

    def chart(self, element_id, role=None, content=None):
        element = self.dressed(_element(element_id, "chart", role, content or figures.chart(self.rng, self.lang)))
        return self.with_data(element)

    def table(self, element_id, role=None, content=None):
        element = self.dressed(_element(element_id, "table", role, content or figures.table(self.rng, self.lang, ragged=self.chance(0.05, 0.3))))
        return self.with_data(element)

    def with_data(self, element):
        """Sometimes the same figures are also in a data file, which then fills the element."""
        content = element["content"]
        names = [s["name"] for s in content["series"]] if "series" in content else content["columns"]
        sound = len(set(names)) == len(names) and all(len(r) == len(names) for r in content.get("rows", []))
        sound = sound and not any(cell in figures.AMBIGUOUS for r in content.get("rows", []) for cell in r if isinstance(cell, str))
        for series in content.get("series", []):
            labels = [point["x"] for point in series["data"]]
            sound = sound and len(set(map(str, labels))) == len(labels)
        if sound and self.chance(0.08, 0.15):
            ending, data = figures.data_file(self.rng, content)
            absent = self.rng.random() < 0.15
            element["data_ref"] = self.declare("data", f"data/d{len(self.assets)}{ending}", None if absent else data)
        return element

    def image(self, element_id, role=None, asset_id=None):
        rng = self.rng
        content = {"asset_id": asset_id or self.picture()}
        if rng.random() < 0.6:
            content["alt_text"] = phrases.text(rng, self.lang, rng.choice([20, 120]))
        elif rng.random() < 0.3:
            content["alt_text"] = ""
        if rng.random() < 0.6:
            content["crop"] = rng.choice(["contain", "cover", "center_crop"])
        return self.dressed(_element(element_id, "image", role, content))

    # Assets.

    def declare(self, kind, file_id, data):
        """A new asset of a file; without `data` the file is missing."""
        asset_id = f"a{len(self.assets)}"
        self.assets.append({"asset_id": asset_id, "type": kind, "source": {"kind": "file", "file_id": file_id}})
        if data is not None:
            self.files[file_id] = data
        return asset_id

    def picture(self, form=None, size=None):
        rng, kind = self.rng, self.rng.choice(["image"] * 5 + ["icon"])
        fate = rng.random() if form is None else 1.0
        if fate < 0.08:
            asset_id = f"a{len(self.assets)}"
            source = {"kind": "url", "url": "https://example.com/p.png"} if fate < 0.04 else {"kind": "generated"}
            self.assets.append({"asset_id": asset_id, "type": kind, "source": source})
            return asset_id
        if fate < 0.12:
            return self.declare(kind, f"assets/absent{len(self.assets)}.png", None)
        if fate < 0.12 + 0.1 * self.wild:
            name, data = rng.choice(pictures.BROKEN)
            return self.declare(kind, f"assets/{len(self.assets)}{name}", data)
        form = form or rng.choice(pictures.FORMATS)
        sizes = [(160, 90), (90, 160), (120, 80), (64, 64), (200, 50), (16, 16)]
        width, height = size or rng.choice(sizes)
        name = rng.choice(["picture", "그림 ", "a&b's ", "日本"]) if self.wild else "picture"
        ending = pictures.ENDINGS[form]
        return self.declare(kind, f"assets/{name}{len(self.assets)}{ending.upper() if rng.random() < 0.1 else ending}",
                            pictures.make(rng, form, width, height))

    def any(self, element_id, role=None):
        """An element of any kind."""
        kinds = [self.text] * 4 + [self.bullets] * 3 + [self.shape, self.divider, self.image, self.image, self.chart, self.table]
        return self.rng.choice(kinds)(element_id, role)


def _element(element_id, kind, role, content):
    made = {"element_id": element_id, "kind": kind, "content": content}
    if role:
        made["role"] = role
    return made
