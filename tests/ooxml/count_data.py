"""Counts what the charts and workbooks of presentations hold, with lxml and zipfile.

Usage: count_data.py FILE...

Prints one line for each chart and each embedded workbook, fields separated by tabs:
    chart FILE PART plots series values categories sizes
    book  FILE PART sheets cells numbers texts sum
data_corpus_test.cpp compares them with deckle's own. Nothing is shared with it.
"""
import io
import posixpath
import re
import sys
import zipfile

from lxml import etree


def local(node):
    return etree.QName(node).localname if isinstance(node.tag, str) else ""


def child(node, *names):
    for name in names:
        node = next((c for c in node if local(c) == name), None) if node is not None else None
    return node


def number(text):
    text = (text or "").strip(" \t\r\n")
    if not re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", text):
        return None
    value = float(text)
    return value if abs(value) != float("inf") else None


def points(data, numeric):
    if data is None:
        return 0
    found = 0
    for point in data.iter("{*}pt"):
        text = child(point, "v").text if child(point, "v") is not None else point.text
        found += number(text) is not None if numeric else 1
    return found


def data_points(series, names):
    """Of the first of these elements: texts and numbers in its cache."""
    for name in names:
        source = child(series, name)
        if source is not None:
            texts = [e for e in source.iter("{*}strCache", "{*}strLit", "{*}multiLvlStrCache")]
            numbers = [e for e in source.iter("{*}numCache", "{*}numLit")]
            return sum(points(e, False) for e in texts) + sum(points(e, True) for e in numbers)
    return 0


def chart_line(root):
    if "chartex" in root.tag:
        series = list(root.iter("{*}series"))
        data = {d.get("id"): d for d in root.iter("{*}data")}
        plots = []
        for one in series:
            if not plots or plots[-1] != one.get("layoutId"):
                plots.append(one.get("layoutId"))
        used = [data[child(s, "dataId").get("val")] for s in series if child(s, "dataId") is not None]
        values = sum(points(d, True) for u in used for d in u.iter("{*}numDim"))
        categories = sum(points(d, False) for u in used for d in u.iter("{*}strDim"))
        return [",".join(plots), len(series), values, categories, 0]
    area = child(root, "chart", "plotArea")
    plots = [e for e in area if local(e).endswith("Chart")]
    series = [s for p in plots for s in p if local(s) == "ser"]
    return [",".join(local(p) for p in plots), len(series),
            sum(data_points(s, ["val", "yVal"]) for s in series),
            sum(data_points(s, ["cat", "xVal"]) for s in series),
            sum(data_points(s, ["bubbleSize"]) for s in series)]


def related(book, part):
    """Relationship id and type to part name."""
    folder, name = posixpath.split(part)
    rels = posixpath.join(folder, "_rels", name + ".rels")
    if rels not in book.namelist():
        return []
    return [(r.get("Id"), r.get("Type").rsplit("/", 1)[-1],
             posixpath.normpath(posixpath.join("/" + folder, r.get("Target"))).lstrip("/"))
            for r in etree.fromstring(book.read(rels)) if r.get("TargetMode") != "External"]


def book_line(data):
    book = zipfile.ZipFile(io.BytesIO(data))
    main = next(p for _, t, p in related(book, "") if t == "officeDocument")
    root = etree.fromstring(book.read(main))
    parts = {i: p for i, _, p in related(book, main)}
    sheets = [s for s in root.iter("{*}sheet")]
    cells = numbers = texts = 0
    total = 0.0
    for sheet in sheets:
        id = next(v for k, v in sheet.attrib.items() if k.endswith("}id"))
        for cell in etree.fromstring(book.read(parts[id])).iter("{*}c"):
            kind, value = cell.get("t", "n"), child(cell, "v")
            text = value.text if value is not None else None
            is_text = (kind == "inlineStr" and child(cell, "is") is not None or
                       kind == "str" and value is not None or kind == "s" and bool(text))
            amount = number(text) if kind == "n" else None
            other = kind == "e" and value is not None or kind == "b" and number(text) is not None
            texts += is_text
            numbers += amount is not None
            total += amount or 0
            cells += is_text or amount is not None or other or child(cell, "f") is not None
    return [len(sheets), cells, numbers, texts, "%.9g" % total]


def main():
    for path in sys.argv[1:]:
        try:
            package = zipfile.ZipFile(path)
        except zipfile.BadZipFile:
            continue
        for part in sorted(package.namelist()):
            if part.endswith(".xml") and "chart" in part.lower():
                try:
                    root = etree.fromstring(package.read(part))
                except (etree.XMLSyntaxError, zipfile.BadZipFile):
                    continue
                if local(root) == "chartSpace":
                    print("chart", path, part, *chart_line(root), sep="\t")
            elif part.lower().endswith((".xlsx", ".xlsm")):
                try:
                    line = book_line(package.read(part))
                except Exception:  # damaged: then deckle must not read it either
                    continue
                print("book", path, part, *line, sep="\t")


main()
