"""Faults of charts and tables."""
from .registry import elements_of, fault, pick, rename_in


def charts(spec):
    return [e for e in elements_of(spec, "chart") if isinstance(e.get("content"), dict) and isinstance(e["content"].get("series"), list) and
            e["content"]["series"] and all(isinstance(s, dict) and isinstance(s.get("data"), list) and s["data"] and
                                           all(isinstance(p, dict) and set(p) == {"x", "y"} for p in s["data"])
                                           for s in e["content"]["series"])]


def same_labels(element):
    series = element["content"]["series"]
    labels = [p["x"] for p in series[0]["data"]]
    return labels if all([p["x"] for p in s["data"]] == labels for s in series) else None


@fault
def chart_type_of_another_name(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    element["content"]["chart_type"] = rng.choice(["donut", "column", "Bar", "stacked", "doughnut", "line_chart", "horizontal_bar"])
    return True


@fault
def chart_type_renamed(rng, spec):
    return rename_in(rng, spec, "chart", ("chart_type", ["type", "chartType", "kind"]))


@fault
def chart_values_and_categories(rng, spec):
    element = pick(rng, [e for e in charts(spec) if same_labels(e) is not None])
    if element is None:
        return False
    content = element["content"]
    content[rng.choice(["categories", "labels"])] = same_labels(element)
    content["series"] = [{"name": s["name"], rng.choice(["values", "data"]): [p["y"] for p in s["data"]]} for s in content["series"]]
    return True


@fault
def chart_datasets(rng, spec):
    element = pick(rng, [e for e in charts(spec) if same_labels(e) is not None])
    if element is None:
        return False
    content = element["content"]
    content["data"] = {"labels": same_labels(element),
                       "datasets": [{"label": s["name"], "data": [p["y"] for p in s["data"]]} for s in content.pop("series")]}
    return True


@fault
def chart_numbers_as_text(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    for series in element["content"]["series"]:
        for point in series["data"]:
            if isinstance(point["y"], (int, float)) and rng.random() < 0.7:
                point["y"] = rng.choice(["{}", "{:,}", "{}%", "${:,}"]).format(point["y"])
    return True


@fault
def chart_points_renamed(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    x, y = rng.choice([("label", "value"), ("name", "value"), ("category", "amount"), ("x", "value")])
    for series in element["content"]["series"]:
        series["data"] = [{x: p["x"], y: p["y"]} for p in series["data"]]
    return True


@fault
def chart_points_as_pairs(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    for series in element["content"]["series"]:
        series["data"] = [[p["x"], p["y"]] for p in series["data"]]
    return True


@fault
def chart_points_as_map(rng, spec):
    element = pick(rng, [e for e in charts(spec) if all(len({str(p["x"]) for p in s["data"]}) == len(s["data"])
                                                       for s in e["content"]["series"])])
    if element is None:
        return False
    for series in element["content"]["series"]:
        series["data"] = {str(p["x"]): p["y"] for p in series["data"]}
    return True


@fault
def chart_series_renamed(rng, spec):
    return rename_in(rng, spec, "chart", ("series", ["datasets", "data", "data_series"]))


@fault
def chart_series_extra(rng, spec):
    element = pick(rng, charts(spec))
    if element is None:
        return False
    for series in element["content"]["series"]:
        series[rng.choice(["color", "unit"])] = "#336699"
    return True


@fault
def chart_one_series_alone(rng, spec):
    element = pick(rng, [e for e in charts(spec) if len(e["content"]["series"]) == 1])
    if element is None:
        return False
    element["content"]["series"] = element["content"]["series"][0]
    return True


def tables(spec):
    return [e for e in elements_of(spec, "table") if isinstance(e.get("content"), dict) and
            isinstance(e["content"].get("columns"), list) and isinstance(e["content"].get("rows"), list) and
            all(isinstance(c, str) for c in e["content"]["columns"]) and
            all(isinstance(r, list) and len(r) == len(e["content"]["columns"]) for r in e["content"]["rows"])]


@fault
def table_headers(rng, spec):
    return rename_in(rng, spec, "table", ("columns", ["headers", "header", "cols"]))


@fault
def table_data(rng, spec):
    return rename_in(rng, spec, "table", ("rows", ["data", "body", "values"]))


@fault
def table_rows_as_objects(rng, spec):
    element = pick(rng, [e for e in tables(spec) if len(set(e["content"]["columns"])) == len(e["content"]["columns"])])
    if element is None:
        return False
    columns = element["content"]["columns"]
    element["content"]["rows"] = [dict(zip(columns, row)) for row in element["content"]["rows"]]
    if rng.random() < 0.4:
        del element["content"]["columns"]
    return True


@fault
def table_cells_as_objects(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    key = rng.choice(["text", "value"])
    element["content"]["rows"] = [[{key: cell} for cell in row] for row in element["content"]["rows"]]
    return True


@fault
def table_rows_with_cells(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    element["content"]["rows"] = [{"cells": row} for row in element["content"]["rows"]]
    return True


@fault
def table_columns_as_objects(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    key = rng.choice(["name", "label", "title"])
    element["content"]["columns"] = [{key: column} for column in element["content"]["columns"]]
    return True


@fault
def table_rows_alone(rng, spec):
    element = pick(rng, [e for e in tables(spec) if len(e["content"]) == 2 or set(e["content"]) == {"columns", "rows"}])
    if element is None:
        return False
    element["content"] = [element["content"]["columns"], *element["content"]["rows"]]
    return True


@fault
def table_flags(rng, spec):
    element = pick(rng, tables(spec))
    if element is None:
        return False
    row = element["content"]["rows"][0]
    row[-1] = rng.choice([{"value": row[-1], "bold": True}, [row[-1]], {"text": row[-1], "align": "right"}])
    return True
