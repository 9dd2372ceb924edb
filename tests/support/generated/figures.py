"""Charts and tables: the `content` of the elements, and data files with the same values."""
import csv
import io
import json

from . import phrases

CHART_TYPES = ["bar", "line", "pie", "area", "stacked_bar"]
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
VALUES = ["ordinary", "negative", "zero", "equal", "huge", "tiny", "percent", "steep", "mixed"]


def values(rng, form, count):
    if form == "zero":
        return [0] * count
    if form == "equal":
        return [rng.choice([7, -3, 0.1])] * count
    if form == "huge":
        return [rng.choice([1, -1]) * rng.uniform(1, 9) * 1e300 for _ in range(count)]
    if form == "tiny":
        return [rng.choice([5e-324, 1e-300, 3.2e-9, -2e-12]) for _ in range(count)]
    if form == "steep":
        return [10 ** rng.randrange(0, 12) for _ in range(count)]
    if form == "percent":
        return [round(rng.uniform(0, 100), 1) for _ in range(count)]
    if form == "negative":
        return [round(rng.uniform(-500, 500), rng.randrange(3)) for _ in range(count)]
    if form == "mixed":
        return [rng.choice([0, -0.0, 1e-7, 1 / 3, 123456789.125, -42, 1e15, 9007199254740993]) for _ in range(count)]
    return [rng.randrange(1, 1000) if rng.random() < 0.7 else round(rng.uniform(0, 1000), 2) for _ in range(count)]


def labels(rng, lang, count, form):
    """x of `count` points: names, numbers (even and not), years, quarters, months, dates, long names."""
    if form == "numbers":
        return [i + 1 for i in range(count)]
    if form == "uneven":
        at, made = 0.0, []
        for _ in range(count):
            at = round(at + rng.uniform(0.1, 9), 2)
            made.append(at)
        return made
    if form == "years":
        return [2030 - count + i for i in range(count)] if count < 100 else [f"{1800 + i}" for i in range(count)]
    if form == "quarters":
        return [f"{2015 + i // 4} Q{i % 4 + 1}" for i in range(count)]
    if form == "months":
        return [f"{MONTHS[i % 12]} {2010 + i // 12}" for i in range(count)]
    if form == "dates":
        return [f"2024-{i // 28 % 12 + 1:02}-{i % 28 + 1:02}" for i in range(count)]
    if form == "long":
        return [phrases.text(rng, lang, 60)[:50] + f" {i}" for i in range(count)]
    return [f"{phrases.name(rng, lang)} {i + 1}" if count > 3 else phrases.name(rng, lang) + "·" * i for i in range(count)]


LABELS = ["names", "numbers", "uneven", "years", "quarters", "months", "dates", "long"]


def chart(rng, lang, chart_type=None, series=None, points=None, form=None, label_form=None, gaps=None):
    """A chart's content; what is not given is drawn from `rng`, of ordinary size."""
    chart_type = chart_type or rng.choice(CHART_TYPES)
    series = series or (1 if chart_type == "pie" and rng.random() < 0.9 else rng.choice([1, 1, 2, 2, 3, 4, 6]))
    points = points or (rng.choice([3, 4, 5, 6, 7]) if chart_type == "pie" else rng.choice([1, 3, 4, 5, 6, 8, 10, 12, 24]))
    form = form or rng.choice(["ordinary"] * 5 + ["percent"] * 2 + ["negative"])
    if chart_type == "pie" and form == "negative":
        form = "ordinary"
    x = labels(rng, lang, points, label_form or rng.choice(["names"] * 3 + LABELS))
    gaps = rng.random() < 0.1 if gaps is None else gaps
    made = []
    for number in range(series):
        kept = [i for i in range(points) if not gaps or rng.random() < 0.7] or [0]
        numbers = values(rng, form, points)
        name = phrases.name(rng, lang) + (f" {number + 1}" if series > 1 else "")
        made.append({"name": name[:80], "data": [{"x": x[i], "y": numbers[i]} for i in kept]})
    content = {"chart_type": chart_type, "series": made}
    if rng.random() < 0.5:
        content["title"] = phrases.title(rng, lang)[:150]
    if rng.random() < 0.4:
        content["x_label"] = phrases.name(rng, lang)
    if rng.random() < 0.4:
        content["y_label"] = phrases.name(rng, lang) + " (%)"
    if rng.random() < 0.15:
        content["notes"] = phrases.text(rng, lang, rng.choice([40, 300]))
    return content


FORMED = ["1,234", "12.5%", "△3", "-", "₩1,200", "(45)", "n/a", "+0.3 pp", "1.234,5"]
AMBIGUOUS = {"1,234", "12.5%", "-", "1.234,5"}  # a CSV reader may take these for numbers, or for nothing


def _cell(rng, lang, form):
    if form == "integer":
        return rng.randrange(0, 10 ** rng.randrange(1, 8))
    if form == "decimal":
        return round(rng.uniform(-200, 5000), 2)
    if form == "formed":
        return rng.choice(FORMED)
    if form == "year":
        return rng.randrange(1950, 2031)
    if form == "sentence":
        return phrases.text(rng, lang, rng.randrange(10, 140), 0.05)
    return phrases.name(rng, lang)


def table(rng, lang, columns=None, rows=None, forms=None, ragged=False):
    """A table's content: a column of names, then columns of one form each; some cells empty."""
    columns = columns or rng.choice([1, 2, 3, 3, 4, 5, 6, 8])
    rows = rows or rng.choice([1, 3, 4, 5, 6, 8, 10, 12, 14])
    forms = forms or ["name"] + [rng.choice(["integer", "decimal", "formed", "year", "sentence", "name"]) for _ in range(columns - 1)]
    content = {"columns": [f"{phrases.name(rng, lang)} {i + 1}"[:80] for i in range(columns)], "rows": []}
    for _ in range(rows):
        row = [None if rng.random() < 0.04 else _cell(rng, lang, forms[c % len(forms)]) for c in range(columns)]
        content["rows"].append(row[:rng.randrange(1, columns + 1)] if ragged and rng.random() < 0.3 else row)
    if rng.random() < 0.3:
        content["title"] = phrases.title(rng, lang)[:150]
    if rows > 2 and rng.random() < 0.2:
        content["rows"][-1][0] = {"ko": "합계", "ja": "合計"}.get(lang, "Total")
    return content


def _joined(content):
    """The chart as a table: x, then a column for each series; None where a series has no such x."""
    x = []
    for series in content["series"]:
        for point in series["data"]:
            if point["x"] not in x:
                x.append(point["x"])
    head = [content.get("x_label") or "x"] + [series["name"] for series in content["series"]]
    found = [{point["x"]: point["y"] for point in series["data"]} for series in content["series"]]
    return head, [[label] + [one.get(label) for one in found] for label in x]


def data_file(rng, content):
    """(extension, bytes) of a data file with the values of `content`: CSV of several dialects, JSON of several shapes."""
    if "series" in content:
        head, rows = _joined(content)
        own = {"series": content["series"]}
    else:
        head, rows = content["columns"], content["rows"]
        own = {"columns": head, "rows": rows}
    form = rng.choice(["comma", "semicolon", "tab", "arrays", "objects", "own"])
    if form in ("comma", "semicolon", "tab"):
        out = io.StringIO()
        writer = csv.writer(out, delimiter={"comma": ",", "semicolon": ";", "tab": "\t"}[form], lineterminator=rng.choice(["\n", "\r\n"]))
        writer.writerows([head] + [["" if cell is None else cell for cell in row] for row in rows])
        return ".csv", (b"\xef\xbb\xbf" if rng.random() < 0.3 else b"") + out.getvalue().encode()
    shaped = own if form == "own" else [dict(zip(head, row)) for row in rows] if form == "objects" else [head] + rows
    return ".json", json.dumps(shaped, ensure_ascii=False).encode()
