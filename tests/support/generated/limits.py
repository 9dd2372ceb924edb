"""Slides at a limit of the schema, or at a limit of an open place: a table of makers.

Each takes a Maker and a slide id and answers with a list of slides; the name says what is at its limit.
"""
from . import elements, figures, phrases, pictures, slides


def _slide(slide_id, made, layout="one_column", kind="content"):
    return {"slide_id": slide_id, "type": kind, "layout": {"layout_id": layout}, "elements": made}


def _titled(maker, slide_id, *made, layout="one_column"):
    return [_slide(slide_id, [maker.text("title", "title"), *made], layout)]


def longest_text(maker, slide_id):
    text = phrases.exact(maker.rng, maker.lang, 2000, 0.1)
    return _titled(maker, slide_id, maker.text("body", "body", content=text))


def longest_word(maker, slide_id):
    return _titled(maker, slide_id, maker.text("body", "body", content=phrases.word(maker.rng, 2000)),
                   maker.bullets("more", None, 2, 20))


def longest_lists(maker, slide_id):
    made = maker.bullets("body", "body", 30, 300)
    made["content"]["items"] = [phrases.exact(maker.rng, maker.lang, 300) for _ in range(30)]
    made.get("extensions", {}).pop("runs", None)
    return _titled(maker, slide_id, made)


def longest_names(maker, slide_id):
    """Titles, ids, layout id and role as long as they may be."""
    lang, rng = maker.lang, maker.rng
    made = _slide(slide_id + "·" * (80 - len(slide_id)), [
        maker.text("t" * 80, "title", content=phrases.exact(rng, lang, 200)),
        maker.text("u" * 80, "r" * 80, content=phrases.exact(rng, lang, 300)), maker.bullets("v" * 80, "body")], "l" * 80, "custom")
    made["extensions"] = {"anything": {"of": ["the", "client's"]}}
    return [made]


def longest_notes(maker, slide_id):
    made = slides.slide(maker, slide_id, "one_column")
    made["speaker_notes"] = phrases.exact(maker.rng, maker.lang, 5000, 0.1)
    return [made]


def fifty_elements(maker, slide_id):
    return [slides.crowded(maker, slide_id, 50)]


def fifty_long_texts(maker, slide_id):
    return [_slide(slide_id, [maker.text(f"e{i}", length=600) for i in range(50)])]


def fifty_shapes(maker, slide_id):
    presets = maker.rng.sample(elements.PRESETS, 50)
    return [_slide(slide_id, [maker.shape(f"e{i}", None, preset) for i, preset in enumerate(presets)], kind="custom")]


def twenty_pictures(maker, slide_id):
    return _titled(maker, slide_id, *(maker.image(f"e{i}") for i in range(20)))


def odd_pictures(maker, slide_id):
    """Every format in odd sizes, and files that are no pictures."""
    sizes = [(1, 1), (5000, 10), (3, 900), (240, 160)]
    forms = [("png", sizes[1]), ("png", sizes[2])] + [(form, sizes[i % 2 * 3]) for i, form in enumerate(pictures.FORMATS)]
    made = [slides.slide(maker, slide_id, "image_full_bleed")]
    for page in range(0, len(forms), 2):
        both = [maker.image(f"e{i}", asset_id=maker.picture(*pair)) for i, pair in enumerate(forms[page:page + 2])]
        made.append(_titled(maker, f"{slide_id}-{page}", *both, layout="two_column")[0])
    broken = [maker.image(name.split(".")[0], asset_id=maker.declare("image", f"assets/{name}", data)) for name, data in pictures.BROKEN]
    return made + _titled(maker, slide_id + "-b", *broken)


def orientations(maker, slide_id):
    made = []
    for turn in range(1, 9):
        data = pictures.jpeg(96, 64, [(200, 120, 60), (80, 160, 220)], turn)
        made.append(maker.image(f"turn{turn}", asset_id=maker.declare("image", f"assets/turn{turn}.jpg", data)))
    return _titled(maker, slide_id, *made)


def longest_alt_text(maker, slide_id):
    made = maker.image("picture", "picture")
    made["content"]["alt_text"] = phrases.exact(maker.rng, maker.lang, 300)
    return _titled(maker, slide_id, made, layout="image_full_bleed")


def five_hundred_assets(maker, slide_id):
    data = pictures.png(8, 8, [(90, 90, 200), (200, 90, 90)])
    while len(maker.assets) < 500:
        maker.declare("icon", f"assets/same{len(maker.assets) % 40}.png", data)
    return _titled(maker, slide_id, *(maker.image(f"e{i}", asset_id=f"a{i * 100 + 99}") for i in range(5)))


def largest_table(maker, slide_id):
    return _titled(maker, slide_id, maker.table("table", "table", figures.table(maker.rng, maker.lang, 20, 200)), layout="table_focus")


def wordy_table(maker, slide_id):
    content = figures.table(maker.rng, maker.lang, 5, 40, ["name", "sentence", "sentence", "decimal", "sentence"])
    content["title"] = phrases.exact(maker.rng, maker.lang, 150)
    content["columns"] = [phrases.exact(maker.rng, maker.lang, 80) for _ in range(5)]
    return _titled(maker, slide_id, maker.table("table", "table", content), layout="table_focus")


def wide_table(maker, slide_id):
    content = figures.table(maker.rng, maker.lang, 20, 3, ["integer"])
    content["columns"] = [phrases.exact(maker.rng, maker.lang, 80) for _ in range(20)]
    return _titled(maker, slide_id, maker.table("table", "table", content), layout="table_focus")


def huge_cells(maker, slide_id):
    """The schema bounds no cell."""
    content = figures.table(maker.rng, maker.lang, 3, 3)
    content["rows"][1][1] = phrases.exact(maker.rng, maker.lang, 4000)
    content["rows"][2][2] = phrases.word(maker.rng, 400)
    return _titled(maker, slide_id, maker.table("table", "table", content), layout="table_focus")


def odd_numbers_table(maker, slide_id):
    numbers = [0, -0.0, 1e300, 5e-324, -1.5e-9, 1 / 3, 2 ** 53, 10 ** 18, -(10 ** 15), 0.1 + 0.2, 1e21, 123456.789]
    content = {"columns": ["a", "b", "c"], "rows": [[n, None, str(i)] for i, n in enumerate(numbers)] + [["only"]]}
    return _titled(maker, slide_id, maker.table("table", "table", content), layout="table_focus")


def smallest_table(maker, slide_id):
    return _titled(maker, slide_id, maker.table("one", None, {"columns": ["x"], "rows": [[None]]}),
                   maker.table("two", None, {"columns": ["열"], "rows": [[0]]}), layout="two_column")


def many_tables(maker, slide_id):
    return _titled(maker, slide_id, *(maker.table(f"e{i}") for i in range(4)))


def _largest_chart(chart_type):
    def make(maker, slide_id):
        content = figures.chart(maker.rng, maker.lang, chart_type, 10, 200, gaps=False)
        return _titled(maker, slide_id, maker.chart("chart", "chart", content), layout="chart_focus")
    return make


def _odd_charts(chart_type):
    """One slide for each form of values, with the forms of labels in turn; gaps, single points."""
    def make(maker, slide_id):
        made = []
        for number, form in enumerate(figures.VALUES):
            points = [1, 6, 7, 12, 30][number % 5]
            content = figures.chart(maker.rng, maker.lang, chart_type, 1 + number % 3, points, form,
                                    figures.LABELS[number % len(figures.LABELS)], gaps=number % 2 == 1)
            made += _titled(maker, f"{slide_id}-{form}", maker.chart("chart", "chart", content), layout="chart_focus")
        return made
    return make


def pies(maker, slide_id):
    made = []
    for slices in (1, 6, 7, 60, 200):
        content = figures.chart(maker.rng, maker.lang, "pie", 1, slices, "ordinary")
        made += _titled(maker, f"{slide_id}-{slices}", maker.chart("chart", "chart", content), layout="chart_focus")
    return made


def longest_chart_words(maker, slide_id):
    lang, rng = maker.lang, maker.rng
    content = figures.chart(rng, lang, "bar", 3, 5)
    content |= {"title": phrases.exact(rng, lang, 150), "x_label": phrases.exact(rng, lang, 80), "y_label": phrases.exact(rng, lang, 80),
                "notes": phrases.exact(rng, lang, 1000)}
    for number, series in enumerate(content["series"]):
        series["name"] = f"{number} " + phrases.exact(rng, lang, 78)
    return _titled(maker, slide_id, maker.chart("chart", "chart", content), layout="chart_focus")


def many_charts(maker, slide_id):
    return _titled(maker, slide_id, *(maker.chart(f"e{i}") for i in range(6)))


def most_citations(maker, slide_id):
    made = _titled(maker, slide_id, maker.text("one", length=120), maker.bullets("two"), maker.chart("three"))
    slides.cite(maker, made[0], 50, 20)
    for element in made[0]["elements"]:
        element["citations"][0]["note"] = phrases.exact(maker.rng, maker.lang, 200)
    return made


def extreme_sizes(maker, slide_id):
    made = []
    for number, size in enumerate((1, 8, 60, 400)):
        one = maker.text(f"e{number}", length=60)
        one["style"] = {"size_pt": size, "line_spacing_pct": [50, 300][number % 2]}
        one["constraints"] = {"min_font_pt": [8, 28][number % 2], "allow_shrink": number % 2 == 0, "priority": [0, 100][number % 2]}
        made.append(one)
    return _titled(maker, slide_id, *made)


def extreme_boxes(maker, slide_id):
    boxes = [(0, 0, 1280, 720), (-50, -50, 100, 100), (1270, 700, 300, 300), (10, 10, 0.5, 0.5), (100000, 100000, 5, 5), (100, 100, 19200, 3)]
    made = []
    for number, (x, y, w, h) in enumerate(boxes):
        one = maker.any(f"e{number}")
        one.setdefault("extensions", {}).update({"box": {"x": x, "y": y, "w": w, "h": h}, "z": [-1000000, 0, 1000000][number % 3]})
        made.append(one)
    return _titled(maker, slide_id, *made)


def run_of_each_letter(maker, slide_id):
    text = phrases.exact(maker.rng, maker.lang, 400, 0.5)
    one = maker.text("body", "body", content=text)
    one["extensions"] = {"runs": [{"text": c, "bold": i % 2 == 0, "size_pt": 10 + i % 9} for i, c in enumerate(text)]}
    return _titled(maker, slide_id, one)


def every_odd_text(maker, slide_id):
    made = []
    for page in range(0, len(phrases.ODD), 6):
        texts = [maker.text(f"e{i}", content=odd) for i, odd in enumerate(phrases.ODD[page:page + 6])]
        made.append(_slide(f"{slide_id}-{page}", texts))
    return made


def every_language(maker, slide_id):
    made = []
    for lang in phrases.LANGUAGES:
        other = elements.Maker(maker.rng, lang, maker.wild)
        made += _titled(other, f"{slide_id}-{lang}", other.bullets("left", "left", 3, 60), other.text("right", "right", 120), layout="two_column")
    return made


ALL = [longest_text, longest_word, longest_lists, longest_names, longest_notes, fifty_elements, fifty_long_texts, fifty_shapes,
       twenty_pictures, odd_pictures, orientations, longest_alt_text, five_hundred_assets, largest_table, wordy_table, wide_table,
       huge_cells, odd_numbers_table, smallest_table, many_tables, *(_largest_chart(t) for t in figures.CHART_TYPES),
       *(_odd_charts(t) for t in figures.CHART_TYPES), pies, longest_chart_words, many_charts, most_citations, extreme_sizes,
       extreme_boxes, run_of_each_letter, every_odd_text, every_language]
