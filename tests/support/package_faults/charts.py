"""Faults of charts and their workbooks."""
from .deck import Fault

CHARTS = "ppt/charts"


def chart(deck, content="<c:chartSpace"):
    return deck.first(CHARTS, content)


def in_chart(pattern, replacement, content):
    return lambda deck: deck.sub(chart(deck, content), pattern, replacement)


def label_outside_stack(deck):
    name = chart(deck, "<c:barChart>")
    deck.sub(name, r'<c:grouping val="\w+"/>', '<c:grouping val="stacked"/>')
    return deck.sub(name, r"<c:ser>(.*?)(<c:cat>)",
                    lambda m: "<c:ser>" + m.group(1).partition("<c:dLbls>")[0] + '<c:dLbls><c:dLblPos val="outEnd"/>'
                    '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/>'
                    '<c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>' + m.group(2))


def workbook_of_nothing(deck):
    name = deck.text(deck.rels(chart(deck))).partition("../embeddings/")[2].partition('"')[0]
    deck.put("ppt/embeddings/" + name, b"this is no workbook")
    return "ppt/embeddings/" + name


def no_workbook(deck):
    name = chart(deck, "<c:externalData")
    deck.sub(name, r"<c:externalData.*?</c:externalData>", "")
    return name


def other_sheet(deck):
    return deck.sub(chart(deck, "<c:f>"), r"<c:f>[^!<]*!", "<c:f>Nowhere!")


def longer_range(deck):
    return deck.sub(chart(deck, "<c:f>"), r"(<c:f>[^<]*:[^<]*\$)(\d+)(</c:f>)",
                    lambda m: m.group(1) + str(int(m.group(2)) + 5) + m.group(3))


FAULTS = [
    Fault("a plot with an axis that is gone", "chart-axis-mismatch",
          in_chart(r'(<c:barChart>.*?<c:axId val=")\d+', r"\g<1>4711", "<c:barChart>"), repaired=False),
    Fault("an empty plot area", "empty-chart",
          in_chart(r"<c:barChart>.*?</c:barChart>", "", "<c:barChart>"), repaired=False,
          beside=["chart-cache-mismatch", "missing-element"]),
    Fault("two series of one index", "duplicate-series",
          in_chart(r'(<c:ser><c:idx val=")1"', r'\g<1>0"', '<c:idx val="1"/>')),
    Fault("NaN in a cache", "invalid-chart-cache",
          in_chart(r"(<c:numCache>.*?<c:v>)[^<]*", r"\1NaN", "<c:numCache>"), words=False, kept=["chart.cache"]),
    Fault("a point beyond the count", "invalid-chart-cache",
          in_chart(r'(<c:numCache>.*?<c:ptCount val=")\d+', r"\g<1>1", "<c:numCache>"), beside=["chart-cache-mismatch"]),
    Fault("a point twice", "invalid-chart-cache",
          in_chart(r"(<c:numCache>.*?)(<c:pt .*?</c:pt>)", r"\1\2\2", "<c:numCache>"), words=False),
    Fault("labels outside of stacked bars", "illegal-label-position", label_outside_stack,
          beside=["misplaced-element"]),
    Fault("a percent sign in the gap width", "percent-sign-in-number",
          in_chart(r'<c:gapWidth val="(\d+)"', r'<c:gapWidth val="\1%"', "<c:gapWidth ")),
    Fault("a workbook that is none", "unreadable-workbook", workbook_of_nothing, repaired=False),
    Fault("a chart without a workbook", "chart-without-workbook", no_workbook, repaired=False,
          beside=["unused-relationship"]),
    Fault("a sheet that the workbook does not have", "chart-cache-mismatch", other_sheet, repaired=False),
    Fault("a range longer than its cache", "chart-cache-mismatch", longer_range, repaired=False),
]
