#!/usr/bin/env python3
"""Charts of every type keep their numbers: what the spec says, what the chart's cache holds, what the cells of
the embedded workbook hold are the same, word by word and number by number. With --judges, LibreOffice (with
Calc) reads the same cells from the workbook, and every judge accepts chart and workbook."""
import collections
import io
import json
import pathlib
import re
import subprocess
import sys
import zipfile
from xml.etree import ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

C = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
S = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
LONG_NAMES = ["서비스 이용 방법을 잘 모르겠다는 문의와 처음 가입할 때 막힌다는 문의, 상담원에게 다시 전화한 경우까지 함께 센 것",
              "결제가 되지 않거나 두 번 결제된 경우와 영수증을 다시 보내 달라는 요청, 세금 계산서를 고쳐 달라는 요청까지 함께 센 것",
              "배송이 늦거나 분실된 경우의 항의와 주소를 바꾸어 달라는 요청, 받는 사람을 바꾸어 달라는 요청까지 함께 센 것",
              "교환 및 환불 절차가 어렵다는 의견과 그 처리 기간에 대한 불만, 반품 비용을 물어보는 문의까지 함께 센 것"]
QUARTERS = ["1분기", "2분기", "3분기", "4분기"]
MONTHS = [f"{m}월" for m in range(1, 13)]


def series(**columns):
    """name=(xs, ys): the series of a chart."""
    return [{"name": name, "data": [{"x": x, "y": y} for x, y in zip(xs, ys)]} for name, (xs, ys) in columns.items()]


def chart(kind, data, **more):
    return dict({"chart_type": kind, "series": data}, **more)


def values(count, step):
    return [round((i * step) % 97 + 0.5 * (i % 3), 2) for i in range(count)]


# name, content, style, what the chart part has to hold (a path with the number of elements there).
CASES = [
    ("bar", chart("bar", series(매출=(QUARTERS, [120, 150.5, 170, 210])), title="분기별 매출", x_label="분기", y_label="억 원"),
     {}, {"barChart": 1, "legend": 0}),
    ("bar_two", chart("bar", series(a=(QUARTERS, [1, 2, 3, 4]), b=(QUARTERS, [4, 3, 2, 1]))), {}, {"barChart": 1, "legend": 1}),
    ("bar_ten", chart("bar", series(**{f"제품 {i}": (MONTHS, values(12, 7 + i)) for i in range(10)})), {}, {"ser": 10}),
    ("bar_negative", chart("bar", series(이익=(QUARTERS, [12.5, -8.25, 0, -15])), notes="단위: 억 원"), {}, {"barChart": 1}),
    ("bar_long_names", chart("bar", series(건수=(LONG_NAMES, [5, 4, 3, 2]))), {}, {"barChart/barDir[@val='bar']": 1}),
    ("bar_upright", chart("bar", series(건수=(LONG_NAMES, [5, 4, 3, 2]))), {"bar_direction": "column"}, {"barChart/barDir[@val='col']": 1}),
    ("stacked", chart("stacked_bar", series(신규=(QUARTERS, [30, 40, 55, 60]), 기존=(QUARTERS, [70, 72, 75, 80]))),
     {}, {"barChart/grouping[@val='stacked']": 1, "lineChart/ser": 2, "legend": 0}),
    ("line", chart("line", series(방문=(MONTHS, values(12, 13)))), {}, {"lineChart": 1, "legend": 0}),
    ("line_named", chart("line", series(한국=(QUARTERS, [10, 20, 30, 90]), 일본=(QUARTERS, [10, 15, 18, 20]))), {},
     {"lineChart": 1, "legend": 0, "dLbl": 8}),  # a name with its value, and the values of three points, of each
    ("line_peak", chart("line", series(**{"2024": (MONTHS, [1.5, 1.7, 2.3, 2.8, 3.3, 3.5, 3.4, 3.3, 3.2, 2.8, 2.0, 1.6]),
                                          "2023": (MONTHS, [1.4, 1.5, 2.0, 2.4, 2.9, 3.1, 3.0, 2.9, 2.9, 2.5, 1.9, 1.5])})), {},
     {"lineChart": 1, "legend": 0, "ser/dLbls/dLbl/showSerName[@val='1']": 2,
      "ser/dLbls/dLbl/dLblPos[@val='r']": 0}),  # above and below the lines
    ("line_long", chart("line", series(지수=([f"{i + 1}일차" for i in range(200)], values(200, 3)))), {}, {"tickLblSkip": 1, "tickLblSkip[@val='1']": 0}),
    ("line_gaps", chart("line", [{"name": "가", "data": [{"x": "1월", "y": 3}, {"x": "2월", "y": 0}, {"x": "4월", "y": 6}]},
                                 {"name": "나", "data": [{"x": "2월", "y": 4}, {"x": "3월", "y": 9}]}]), {},
     {"dispBlanksAs[@val='gap']": 1}),
    ("line_years", chart("line", series(인구=([2020, 2021, 2022], [51.8, 51.7, 51.6]))), {}, {"lineChart": 1, "cat/numRef": 1}),
    ("line_uneven_numbers", chart("line", series(인구=([1950, 1960, 1987, 2022], [2.5, 3.0, 5.0, 8.0]))), {},
     {"scatterChart": 1, "xVal/numRef": 1}),
    ("line_uneven_days", chart("line", series(온도=(["2024-01-03", "2024-01-10", "2024-03-01"], [20, 21, 24]))), {}, {"dateAx": 1}),
    ("area", chart("area", series(a=(MONTHS, values(12, 5)), b=(MONTHS, values(12, 11)))), {}, {"areaChart": 1}),
    ("pie", chart("pie", series(비중=(["국내", "북미", "유럽"], [45, 30, 25])), title="지역별", x_label="지역", y_label="비중"), {},
     {"pieChart": 1, "legend": 0}),
    ("pie_main", chart("pie", series(비중=(["국내", "북미", "유럽"], [62, 20, 18]))), {}, {"pieChart": 1, "dLbl/showPercent[@val='1']": 1}),
    ("pie_of_eight", chart("pie", series(비중=(list("가나다라마바사아"), [30, 20, 15, 10, 9, 8, 5, 3]))), {}, {"pieChart": 0, "barChart": 1}),
    ("pie_of_eight_kept", chart("pie", series(비중=(list("가나다라마바사아"), [30, 20, 15, 10, 9, 8, 5, 3]))), {"pie_to_bar": False},
     {"pieChart": 1}),
    ("pie_negative", chart("pie", series(비중=(["a", "b"], [3, -1]))), {"pie_to_bar": False}, {"barChart": 1}),
    ("one_point", chart("line", series(v=(["시작"], [5]))), {}, {"lineChart": 1}),
    ("all_zero", chart("bar", series(v=(["a", "b"], [0, 0]))), {}, {"barChart": 1}),
    ("extremes", chart("bar", series(v=(["a", "b", "c"], [1e300, -2.5e-300, 5e-324]))), {}, {"barChart": 1}),
    ("noise", chart("line", series(v=(["a", "b", "c"], [0.1, 0.1 + 0.2, 0.7]))), {}, {"lineChart": 1}),
    ("formulas", chart("bar", series(**{"=cmd|' /C calc'!A0": (["=1+1", "+5", "007"], [1, 2, 3]), "12345": (["=1+1", "+5", "007"], [3, 2, 1]),
                                        "_x00_ & <b>": (["=1+1", "+5", "007"], [1, 1, 1])})), {}, {"ser": 3}),
    ("formatted", chart("bar", series(v=(["a", "b"], [1234567, 89]))), {"number_format": "#,##0만"}, {"ser": 1}),
    ("units", chart("bar", series(v=(["a", "b"], [1234567, 2345678]))), {"units": "만"}, {"ser": 1}),
    ("auto_units", chart("bar", series(v=(["a", "b"], [560000000000, 432100000000]))), {"units": "auto"}, {"ser": 1}),
    ("thousands", chart("bar", series(v=(["a", "b"], [1234567, 2345678]))), {"units": "M"}, {"ser": 1}),
]
# The variants: their charts have more series than were authored, and some have other numbers. name, content, style, what the
# part has to hold. The authored numbers are in a sheet of the workbook.
BRIDGE = ["2023", "물량", "단가", "원가", "2024"]
VARIANTS = [
    ("waterfall", chart("bar", series(이익=(BRIDGE, [120, 18, -22.5, -9, 106.5]))), {"variant": "waterfall"},
     {"barChart/grouping[@val='stacked']": 1, "lineChart": 1, "legend": 0, "ser/dLbls/dLblPos[@val='inBase']": 1}),
    ("waterfall_totals", chart("bar", series(현금=(["처음", "매출", "소계", "투자", "끝"], [40, 95.5, 0, -160, 0]))),
     {"variant": "waterfall", "totals": ["소계", "끝"], "units": "만"}, {"barChart": 1}),
    ("percent", chart("stacked_bar", series(가=(QUARTERS, [30, 40, 55, 60]), 나=(QUARTERS, [70, 72, 75, 80]))), {"variant": "percent"},
     {"barChart/grouping[@val='percentStacked']": 1, "barChart/ser": 2, "lineChart/ser": 2, "legend": 0}),
    ("percent_zero", chart("bar", series(가=(QUARTERS, [0, 40, 0.5, 60]), 나=(QUARTERS[1:], [72, 0, 80]))), {"variant": "percent horizontal"},
     {"barChart/barDir[@val='bar']": 1, "barChart/grouping[@val='percentStacked']": 1}),
    ("doughnut", chart("pie", series(비중=(["국내", "북미", "유럽"], [45, 30, 25]))), {"variant": "doughnut"},
     {"doughnutChart/holeSize": 1, "doughnutChart//dLblPos": 0, "legend": 0}),
    ("combo", chart("bar", series(매출=(QUARTERS, [120, 150, 170, 210]), 이익률=(QUARTERS, [0.12, 0.15, 0.11, 0.2]))),
     {"variant": "combo", "second_axis": ["이익률"]}, {"barChart/ser": 1, "lineChart/ser": 1, "valAx": 2, "catAx": 2}),
    ("line_series", chart("stacked_bar", series(계획=(QUARTERS, [100, 110, 130, 140]), 국내=(QUARTERS, [50, 60, 70, 80]), 해외=(QUARTERS, [40, 45, 55, 65]))),
     {"line_series": ["계획"]}, {"barChart/ser": 2, "lineChart/ser": 1, "valAx": 1}),
    ("second_line", chart("line", series(가=(QUARTERS, [50, 60, 70, 80]), 나=(QUARTERS, [4000, 4500, 5500, 6500]))), {"second_axis": ["나"]},
     {"lineChart": 2, "valAx": 2}),
    ("target", chart("bar", series(점수=(QUARTERS, [62, 48, 71, 55]))), {"target": {"value": 60, "label": "목표"}},
     {"lineChart/ser": 1, "trendline": 1}),
    ("target_area", chart("area", series(a=(MONTHS, values(12, 5)))), {"target": 40, "annotations": [{"from": "1월", "to": "12월"}]},
     {"areaChart/ser": 1, "lineChart/ser": 2}),
    ("totals", chart("stacked_bar", series(가=(QUARTERS, [30, 40, 55, -6]), 나=(QUARTERS[:3], [70, 0, 75]))), {"totals": True},
     {"barChart/ser": 3, "legend/legendEntry": 1}),
    ("totals_lying", chart("stacked_bar", series(가=(QUARTERS, [30, 40, 55, 6]), 나=(QUARTERS, [70, 7, 75, 1]))),
     {"totals": True, "variant": "horizontal"}, {"barChart/ser": 3, "legend/legendEntry": 0, "ser/tx/v": 1}),
    ("arrows", chart("bar", series(매출=(QUARTERS, [120, 150, 170, 210]))),
     {"annotations": [{"from": "1분기", "to": "4분기", "show": "growth"}, {"from": "2분기", "to": "3분기"}]}, {"lineChart/ser": 2, "ser/spPr//tailEnd": 0}),
    ("dumbbell", chart("line", series(전=(QUARTERS, [42, 55, 38, 61]), 후=(QUARTERS, [58, 52, 49, 73]))), {"variant": "dumbbell"},
     {"lineChart/hiLowLines": 1}),
    ("steps", chart("line", series(금리=(QUARTERS, [3.5, 3.25, 3.25, 2.75]))), {"variant": "steps"},
     {"lineChart/ser": 2, "dateAx/auto[@val='0']": 1, "valAx/crossBetween[@val='midCat']": 1, "ser/dLbls/dLbl": 8, "legend": 0}),
    ("steps_two", chart("line", series(가=(QUARTERS, [30, -40, 55, 0]), 나=(QUARTERS[1:], [72, 0, 80]))), {"variant": "steps", "data_labels": True},
     {"lineChart/ser": 3, "dateAx": 1, "legend/legendEntry": 1}),
    ("steps_days", chart("line", series(금리=(["2024-01-03", "2024-01-10", "2024-03-01"], [3.5, 3.25, 3]))), {"variant": "steps"},
     {"lineChart/ser": 1, "dateAx/auto[@val='1']": 1, "dPt/marker": 1}),
    ("steps_numbers", chart("line", series(세율=([0, 1400, 5000, 8800], [6, 15, 24, 35]))), {"variant": "steps"}, {"scatterChart/ser": 1}),
    ("steps_target", chart("line", series(가=(QUARTERS, [30, 40, 55, 60]), 나=(QUARTERS, [7, 9, 8, 6]))),
     {"variant": "steps", "target": 50, "second_axis": ["나"]}, {"lineChart": 3, "ser": 4, "dateAx": 2, "trendline": 0}),
    ("sorted", chart("bar", series(건수=(["가", "나", "다"], [3, 9, 5]))), {"sort": "desc", "colors": {"가": "FF0000"}}, {"dPt": 1}),
    ("heading_unit", chart("bar", series(매출=(QUARTERS, [56e9, 62e9, 71.5e9, 75e9])), y_label="매출"), {"units": "억 원"},
     {"valAx/title": 1}),
    ("own_word", chart("bar", series(건수=(["가", "나", "다"], [3, 9, 5]))), {"variant": "my look"}, {"barChart": 1, "lineChart": 0}),
]

# Numbers that are divided in the chart and its first sheet; the authored are on another.
DIVIDED = {"units": (1e4, '#,##0.0"만"'), "auto_units": (1e8, '#,##0"억"')}
CITIES = [f"{a}{b}시" for a in "가나다라" for b in "바사아자차"]
TOP_N = ("top_n", chart("bar", series(인구=(CITIES, [(i * 37) % 101 + 1 for i in range(20)]), 가구=(CITIES, [(i * 17) % 31 + 1 for i in range(20)]))), {})


def spec(cases):
    slides = []
    for name, content, style, *_ in cases:
        element = {"element_id": "c", "kind": "chart", "role": "chart", "content": content}
        if style:
            element["style"] = style
        slides.append({"slide_id": name, "type": "chart", "layout": {"layout_id": "chart_focus"},
                       "elements": [{"element_id": "t", "kind": "text", "role": "title", "content": {"text": name}}, element]})
    return {"spec_version": "slidespec_v1", "deck": {"title": "charts", "language": "ko", "slides": slides},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}, "assets": []}


# ---- our own readers -----------------------------------------------------------------------------


def unescape(text):
    return re.sub("_x([0-9A-Fa-f]{4})_", lambda m: chr(int(m[1], 16)), text)


class Workbook:
    """Sheets as {name: {(row, column): str or float}}, rows and columns from 0."""

    def __init__(self, data):
        package = zipfile.ZipFile(io.BytesIO(data))
        strings = [unescape("".join(t.text or "" for t in si.iter(S + "t")))
                   for si in ET.fromstring(package.read("xl/sharedStrings.xml"))]
        related = {r.get("Id"): r.get("Target") for r in ET.fromstring(package.read("xl/_rels/workbook.xml.rels"))}
        self.sheets = {}
        for sheet in ET.fromstring(package.read("xl/workbook.xml")).iter(S + "sheet"):
            cells = {}
            for cell in ET.fromstring(package.read("xl/" + related[sheet.get(R + "id")])).iter(S + "c"):
                letters, row = re.fullmatch("([A-Z]+)([0-9]+)", cell.get("r")).groups()
                column = 0
                for letter in letters:
                    column = column * 26 + ord(letter) - 64
                assert cell.find(S + "f") is None, "a cell holds a formula"
                value = cell.find(S + "v").text
                cells[int(row) - 1, column - 1] = strings[int(value)] if cell.get("t") == "s" else float(value)
            self.sheets[sheet.get("name")] = cells

    def range(self, formula):
        name, first, row, last, end = re.fullmatch(r"(\w+)!\$([A-Z]+)\$(\d+)(?::\$([A-Z]+)\$(\d+))?", formula).groups()
        assert last in (None, first), formula
        column = 0
        for letter in first:
            column = column * 26 + ord(letter) - 64
        return [self.sheets[name].get((r - 1, column - 1)) for r in range(int(row), int(end or row) + 1)]


def cached(reference):
    """The points of a c:numRef or c:strRef; None where there is none."""
    number = reference.tag == C + "numRef"
    cache = reference.find(C + ("numCache" if number else "strCache"))
    points = [None] * int(cache.find(C + "ptCount").get("val"))
    for point in cache.findall(C + "pt"):
        text = unescape(point.find(C + "v").text or "")
        points[int(point.get("idx"))] = float(text) if number else text
    return points


class Charts:
    """The charts of a deck by slide, in order: (chart element, workbook bytes)."""

    def __init__(self, deck):
        package = zipfile.ZipFile(deck)
        names = [n for n in package.namelist() if re.fullmatch(r"ppt/slides/slide\d+\.xml", n)]
        self.all = []
        for name in sorted(names, key=lambda n: int(re.search(r"\d+", n)[0])):
            related = self.targets(package, name)
            for frame in ET.fromstring(package.read(name)).iter(C + "chart"):
                part = related[frame.get(R + "id")]
                root = ET.fromstring(package.read(part))
                book = self.targets(package, part)[root.find(C + "externalData").get(R + "id")]
                self.all.append((root, package.read(book)))

    @staticmethod
    def targets(package, part):
        folder, name = part.rsplit("/", 1)
        rels = ET.fromstring(package.read(f"{folder}/_rels/{name}.rels"))
        return {r.get("Id"): re.sub(r"[^/]+/\.\./", "", f"{folder}/{r.get('Target')}") for r in rels}


def label(x):
    return x if isinstance(x, str) else repr(float(x)).removesuffix(".0")


def authored(content):
    """Categories in the order of the union, and each series' values by category."""
    columns = [{label(p["x"]): p["y"] for p in s["data"]} for s in content["series"]]
    return columns


def check_case(driver, name, content, expected, root, book):
    workbook = Workbook(book)
    for reference in [*root.iter(C + "numRef"), *root.iter(C + "strRef")]:
        formula = reference.find(C + "f").text
        cells, points = workbook.range(formula), cached(reference)
        driver.check(cells == points, f"{name}: {formula} holds {cells[:6]}, its cache {points[:6]}")
    # Series without a line carry the names beside stacks.
    plots = [e for e in root.iter(C + "ser") if e.find(f"{C}spPr/{A}ln/{A}noFill") is None or e.find(f"{C}spPr/{A}solidFill") is not None]
    driver.check(len(plots) == len(content["series"]), f"{name}: {len(plots)} series, {len(content['series'])} authored")
    for one, column, ser in zip(content["series"], authored(content), plots):
        shown = cached(ser.find(f"{C}tx/{C}strRef"))[0]
        driver.check(shown == one["name"], f"{name}: the series {one['name']!r} is called {shown!r}")
        categories = next(iter(ser.find(C + "cat") if ser.find(C + "cat") is not None else ser.find(C + "xVal")))
        points = cached(next(iter(ser.find(C + "val") if ser.find(C + "val") is not None else ser.find(C + "yVal"))))
        names = cached(categories)
        if categories.tag == C + "numRef" and isinstance(one["data"][0]["x"], str):
            # Days: the text is in the workbook's last column.
            rows = workbook.sheets["Sheet1"]
            names = [rows.get((i + 1, len(content["series"]) + 1)) for i in range(len(names))]
        have = {label(n): v for n, v in zip(names, points) if v is not None}
        if name in DIVIDED:
            divisor, code = DIVIDED[name]
            codes = {e.get("formatCode") for e in root.iter(C + "numFmt")} | {e.text for e in root.iter(C + "formatCode")}
            driver.check(code in codes, f"{name}: the number formats are {codes}, expected {code}")
            driver.check(have == {k: v / divisor for k, v in column.items()}, f"{name}: the chart has {have}, authored {column}")
            full = workbook.sheets.get("전체 데이터", {})
            have = {full.get((i + 1, 0)): full.get((i + 1, 1)) for i in range(len(column))}
        driver.check(have == column, f"{name}: the series {one['name']!r} is {have}, authored {column}")
    for path, count in expected.items():
        found = root.findall(".//" + "/".join(C + step for step in path.split("/")))
        driver.check(len(found) == count, f"{name}: {len(found)} of {path}, {count} expected")
    for labels in root.iter(C + "dLbls"):
        places = [int(e.get("val")) for e in labels.findall(f"{C}dLbl/{C}idx")]
        driver.check(places == sorted(set(places)), f"{name}: labels at the points {places}, not in their order")
    sizes = [int(e.get("sz")) for e in root.iter() if e.get("sz") and e.tag.startswith(A)]
    driver.check(min(sizes) >= 1000, f"{name}: text of {min(sizes) / 100} pt, at least 10 expected")


def check_variant(driver, name, content, expected, root, book):
    workbook = Workbook(book)
    for reference in [*root.iter(C + "numRef"), *root.iter(C + "strRef")]:
        formula = reference.find(C + "f").text
        cells, points = workbook.range(formula), cached(reference)
        driver.check(cells == points, f"{name}: {formula} holds {cells[:6]}, its cache {points[:6]}")
    places = [int(e.find(C + "order").get("val")) for e in root.iter(C + "ser")]
    driver.check(places == list(range(len(places))), f"{name}: the order of the series is {places}")
    # Every authored number, in the row of its category and the column of its series, of one of the sheets.
    for one, column in zip(content["series"], authored(content)):
        for x, y in column.items():
            found = []
            for cells in workbook.sheets.values():
                columns = [c for (r, c), v in cells.items() if r == 0 and v == one["name"]]
                rows = [r for (r, c), v in cells.items() if v is not None and label(v) == x]
                found += [cells.get((r, c)) for r in rows for c in columns]
            driver.check(y in found, f"{name}: {one['name']}, {x} is {y}, the workbook has {found}")
    for path, count in expected.items():
        found = root.findall(".//" + "/".join(C + step if step else "" for step in path.split("/")))
        driver.check(len(found) == count, f"{name}: {len(found)} of {path}, {count} expected")


def check_top_n(driver, content, root, book):
    workbook = Workbook(book)
    ser = root.find(f".//{C}ser")
    names, points = cached(ser.find(f"{C}cat/{C}strRef")), cached(ser.find(f"{C}val/{C}numRef"))
    totals = collections.Counter()
    for one in content["series"]:
        for point in one["data"]:
            totals[point["x"]] += point["y"]
    order = sorted(CITIES, key=lambda city: (-totals[city], CITIES.index(city)))
    driver.check(names == order[:10] + ["기타"], f"top_n: the bars are {names}, expected {order[:10]} and 기타")
    first = {p["x"]: p["y"] for p in content["series"][0]["data"]}
    rest = sum(first[city] for city in order[10:])
    driver.check(points == [first[city] for city in order[:10]] + [rest], f"top_n: the values are {points}")
    full = workbook.sheets.get("전체 데이터", {})
    for i, city in enumerate(CITIES):
        row = [full.get((i + 1, c)) for c in range(3)]
        expected = [city] + [float(s["data"][i]["y"]) for s in content["series"]]
        driver.check(row == expected, f"top_n: the row of all data is {row}, expected {expected}")


OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"


def value_of(cell):
    """A cell of a flat OpenDocument table: a number, the text of a day or of words, None."""
    kind = cell.get(OFFICE + "value-type")
    if kind in ("float", "percentage", "currency"):
        return float(cell.get(OFFICE + "value"))
    if kind == "date":
        return cell.get(OFFICE + "date-value")[:10]
    return None if kind is None else "\n".join("".join(p.itertext()) for p in cell.iter(TEXT + "p"))


def as_cells(folder, books):
    """The first sheet of each workbook as LibreOffice reads it, {path: {(row, column): value}}; empty where Calc is absent."""
    subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", "--convert-to", "fods",
                    "--outdir", str(folder), *map(str, books)], capture_output=True, timeout=600, check=False)
    read = {}
    for book in books:
        out = book.with_suffix(".fods")
        if not out.exists():
            continue
        cells, r = {}, 0
        for row in ET.parse(out).getroot().find(f".//{TABLE}table").iter(TABLE + "table-row"):
            c = 0
            for cell in row:
                for _ in range(min(int(cell.get(TABLE + "number-columns-repeated", 1)), 300)):
                    if (value := value_of(cell)) is not None:
                        cells[(r, c)] = value
                    c += 1
            r += int(row.get(TABLE + "number-rows-repeated", 1))
        read[book] = cells
    return read


def check_cells(driver, name, read, book):
    for place, value in Workbook(book).sheets["Sheet1"].items():
        found = read.get(place)
        if isinstance(value, str):
            # Its reader takes an escaped "_x…_" for an escape, once more.
            same = "_x" in value or (isinstance(found, str) and found.split() == value.split())
        elif isinstance(found, str):
            same = re.fullmatch(r"\d{4}-\d\d-\d\d", found) is not None  # a day, which it keeps as one
        else:
            same = found is not None and (abs(found - value) <= 1e-9 * abs(value) or abs(value) < 1e-300)
        driver.check(same, f"{name}: LibreOffice reads {found!r} at {place}, the cell is {value!r}")


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    cases = [*CASES, *VARIANTS, TOP_N]
    path, deck = driver.work / "charts.json", driver.work / "charts.pptx"
    path.write_text(json.dumps(spec(cases), ensure_ascii=False), encoding="utf-8")
    report = driver.work / "report.json"
    run = driver.run("build", path, "-o", deck, "--report", report)
    if not driver.check(run.status == 0, f"expected status 0: {run}"):
        driver.finish("charts")
    again = driver.work / "again.pptx"
    driver.run("build", path, "-o", again, "--jobs", "1")
    driver.check(deck.read_bytes() == again.read_bytes(), "two builds of the same spec differ")
    charts = Charts(deck).all
    if driver.check(len(charts) == len(cases), f"{len(charts)} charts in the deck, {len(cases)} authored"):
        for (name, content, _, expected), (root, book) in zip(CASES, charts):
            check_case(driver, name, content, expected, root, book)
        for (name, content, _, expected), (root, book) in zip(VARIANTS, charts[len(CASES):]):
            check_variant(driver, name, content, expected, root, book)
        check_top_n(driver, TOP_N[1], *charts[-1])
    adjusted = collections.Counter(issue["slide_id"] for issue in json.loads(report.read_text(encoding="utf-8"))["issues"]
                                   if issue["rule"] == "chart-adjusted")
    # "bar" has one series of quarters: its last bar is emphasised. Sums stand on stacks, and lists beside pies.
    for name in ("bar", "top_n", "pie_of_eight", "pie_negative", "bar_long_names", "line_uneven_numbers", "line_uneven_days", "line_long", "stacked", "doughnut", "pie_of_eight_kept"):
        driver.check(adjusted[name] == 1, f"{name}: {adjusted[name]} notes of what was changed, 1 expected")
    for name in ("waterfall", "percent", "combo", "line_series", "second_line", "target_area", "dumbbell", "steps", "steps_two", "own_word"):
        driver.check(adjusted[name] == 0, f"{name}: {adjusted[name]} notes, none expected")
    for name in ("bar_two", "pie", "line"):
        driver.check(adjusted[name] == 0, f"{name}: {adjusted[name]} notes, none expected")

    if driver.options.judges:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])
        driver.none(judges.words(path, deck), "words")
        driver.none(judges.conformance([deck]), "package")
        driver.none(driver.unsound([deck]), "doctor")
        driver.none(judges.open_xml([deck]), "Open XML SDK")
        folder = driver.work / "books"
        folder.mkdir()
        books = []
        for (name, *_), (_, book) in zip(cases, charts):
            books.append(folder / f"{name}.xlsx")
            books[-1].write_bytes(book)
        read = as_cells(folder, books)
        if not read:
            print("LibreOffice has no Calc here: it is not asked for the cells of the workbooks")
        for path, rows in read.items():
            check_cells(driver, path.stem, rows, path.read_bytes())
        driver.check(len(read) in (0, len(books)), f"LibreOffice reads {len(read)} of {len(books)} workbooks")
        driver.none(judges.open_xml(books), "Open XML SDK, workbooks")
    driver.finish("charts")


if __name__ == "__main__":
    main()
