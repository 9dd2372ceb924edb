#include "slidespec/validate/known_keys.h"

#include <algorithm>

namespace deckle {
namespace {

constexpr KindSet kText = kind_bit(ElementKind::Text);
constexpr KindSet kBullets = kind_bit(ElementKind::Bullets);
constexpr KindSet kImage = kind_bit(ElementKind::Image);
constexpr KindSet kChart = kind_bit(ElementKind::Chart);
constexpr KindSet kTable = kind_bit(ElementKind::Table);
constexpr KindSet kShape = kind_bit(ElementKind::Shape);
constexpr KindSet kDivider = kind_bit(ElementKind::Divider);
constexpr KindSet kOwnText = kText | kBullets | kShape;  // text bodies of their own
constexpr KindSet kAnyText = kOwnText | kTable | kChart;

constexpr KnownKey kKeys[] = {
    {OpenPlace::Document, "date", "string, ISO 8601 date", kAllKinds,
     "date of the deck: document properties and date placeholders"},
    {OpenPlace::Document, "footer", "string", kAllKinds, "footer of every content slide"},
    {OpenPlace::Document, "generated_notes", "boolean", kAllKinds,
     "whether message and data of a slide are added to its notes; true by default"},
    {OpenPlace::Document, "slide_numbers", "boolean", kAllKinds,
     "whether content slides are numbered; true by default"},
    {OpenPlace::Document, "text", "plain or markdown", kAllKinds,
     "how texts are read; plain by default"},

    {OpenPlace::SlideExtensions, "text", "plain or markdown", kAllKinds,
     "how the texts of the slide are read"},

    {OpenPlace::ElementExtensions, "box", "object {x, y, w, h} in px", kAllKinds,
     "places the element exactly"},
    {OpenPlace::ElementExtensions, "details", "boolean", kAllKinds,
     "moves the element to an appendix slide; a linked label takes its place"},
    {OpenPlace::ElementExtensions, "runs", "array of runs; on bullets, an array of such arrays",
     kOwnText, "rich text; joined it equals the plain text"},
    {OpenPlace::ElementExtensions, "text", "plain or markdown", kOwnText,
     "how the text is read: markdown makes runs of CommonMark's inline markup"},
    {OpenPlace::ElementExtensions, "z", "integer", kAllKinds, "drawing order; higher is in front"},

    {OpenPlace::Box, "h", "number, px, more than 0", kAllKinds, "height"},
    {OpenPlace::Box, "w", "number, px, more than 0", kAllKinds, "width"},
    {OpenPlace::Box, "x", "number, px", kAllKinds, "left edge"},
    {OpenPlace::Box, "y", "number, px", kAllKinds, "top edge"},

    {OpenPlace::Run, "bold", "boolean", kOwnText, "weight of this run"},
    {OpenPlace::Run, "color", "colour", kOwnText, "colour of this run"},
    {OpenPlace::Run, "italic", "boolean", kOwnText, "slant of this run"},
    {OpenPlace::Run, "link", "string, absolute URI or # and a slide_id", kOwnText,
     "where a click leads"},
    {OpenPlace::Run, "size_pt", "number, 1 to 400", kOwnText, "size of this run"},
    {OpenPlace::Run, "text", "string", kOwnText, "the text; required"},
    {OpenPlace::Run, "underline", "boolean", kOwnText, "underlining of this run"},

    {OpenPlace::Style, "align", "left, center, right or justify", kOwnText | kImage,
     "alignment of the lines, or of a picture in its box"},
    {OpenPlace::Style, "anchor", "top, middle or bottom", kOwnText | kImage,
     "vertical position of the text or picture in its box"},
    {OpenPlace::Style, "annotations", "array of {from, to, show, series}", kChart,
     "arrows between the values of two categories: their difference or growth"},
    {OpenPlace::Style, "bar_direction", "auto, column or bar", kChart,
     "vertical or horizontal bars; auto decides by the space for labels"},
    {OpenPlace::Style, "better", "up or down", kOwnText | kTable | kChart,
     "which change of the figures is good; up by default"},
    {OpenPlace::Style, "bold", "boolean", kAnyText, "weight"},
    {OpenPlace::Style, "cells", "array of {row, col, rowspan, colspan, bold, color, fill, align}",
     kTable, "cells of their own look, and merged ones; rows and columns count from 0"},
    {OpenPlace::Style, "color", "colour", kAnyText | kImage, "colour of the text, or of an icon"},
    {OpenPlace::Style, "colors", "object of series or categories and their colours", kChart,
     "colour of single series or categories"},
    {OpenPlace::Style, "columns", "array of {width, align, format, show}", kTable,
     "how the columns look, by their position"},
    {OpenPlace::Style, "data_labels", "boolean", kChart,
     "whether values are written at the data points"},
    {OpenPlace::Style, "emphasis", "none, low, medium or high", kAllKinds, "weight and accent"},
    {OpenPlace::Style, "fill", "colour or none", kAnyText | kImage, "background of the box"},
    {OpenPlace::Style, "group_by", "string, a column, or its position", kTable,
     "equal neighbours in this column are one cell"},
    {OpenPlace::Style, "highlight", "string", kChart | kTable,
     "series, category, row or column to emphasise; none for no choice of deckle's"},
    {OpenPlace::Style, "italic", "boolean", kAnyText, "slant"},
    {OpenPlace::Style, "key_figures", "boolean", kOwnText,
     "whether figures are emphasised where the author marks nothing; true by default"},
    {OpenPlace::Style, "levels", "array of integers, 0 to 4", kBullets,
     "level of each item; missing ones are 0"},
    {OpenPlace::Style, "line", "colour or none", kImage, "frame of a picture"},
    {OpenPlace::Style, "line_series", "array of names of series", kChart,
     "series of a bar chart that are drawn as lines"},
    {OpenPlace::Style, "line_spacing_pct", "number, 50 to 300", kOwnText,
     "line spacing; 100 is single"},
    {OpenPlace::Style, "line_width_pt", "number, 0 to 100", kImage, "width of the frame"},
    {OpenPlace::Style, "list", "bullet, number, none, rows, cards or figures", kBullets | kText,
     "marker of the items, or the form of a short list that fills its slide"},
    {OpenPlace::Style, "negatives", "red or plain", kTable,
     "whether numbers below zero are in the warning colour"},
    {OpenPlace::Style, "number_format", "string, a spreadsheet number format", kChart | kTable,
     "how numbers are written"},
    {OpenPlace::Style, "pie_to_bar", "boolean", kChart,
     "whether a pie that is hard to read is drawn as bars; true by default"},
    {OpenPlace::Style, "rows_per_page", "integer, 1 to 200, or all", kTable,
     "rows a slide holds at most; 12 by default"},
    {OpenPlace::Style, "second_axis", "array of names of series", kChart,
     "series of a bar chart that are drawn as lines on an axis at the right"},
    {OpenPlace::Style, "size_pt", "number, 1 to 400", kAnyText, "size of the text in points"},
    {OpenPlace::Style, "sort", "none, asc or desc", kChart, "order of the categories by value"},
    {OpenPlace::Style, "target", "number, or {value, label}", kChart, "a line at this value"},
    {OpenPlace::Style, "thin_labels", "boolean", kChart,
     "whether crowded category labels are thinned out; true by default"},
    {OpenPlace::Style, "top_n", "integer, 2 to 200, or false", kChart,
     "bars that are kept; the others are combined as Other"},
    {OpenPlace::Style, "total", "boolean", kTable,
     "whether the last row is a total; without it, its first cell tells"},
    {OpenPlace::Style, "totals", "boolean; of a waterfall, an array of categories", kChart,
     "sums above stacks (without it, where they fit); the categories of a waterfall that are sums"},
    {OpenPlace::Style, "units",
     "none, auto, K, M, B, 천, 만, 억, 조, 万, 億, 亿 or 兆; million, 백만, 억 원 and the like",
     kChart, "unit that large numbers are written in"},
    {OpenPlace::Style, "variant", "string", kAllKinds,
     "of a chart, words such as percent, doughnut, waterfall, combo; of a table, plain; any other "
     "word is the author's own"},
    {OpenPlace::Style, "word_break", "normal or keep_all", kOwnText | kTable,
     "keep_all does not break inside Korean words or Japanese and Chinese phrases"},

    {OpenPlace::ChartTarget, "label", "string", kChart, "what the line is called"},
    {OpenPlace::ChartTarget, "value", "number", kChart, "where the line is; required"},

    {OpenPlace::ChartAnnotation, "from", "a category", kChart, "where it begins; required"},
    {OpenPlace::ChartAnnotation, "series", "name of a series", kChart,
     "whose values; the sums of a stack or the first series by default"},
    {OpenPlace::ChartAnnotation, "show", "difference or growth", kChart,
     "what it says; growth is in percent"},
    {OpenPlace::ChartAnnotation, "to", "a category", kChart, "where it ends; required"},

    {OpenPlace::TableColumn, "align", "left, center or right", kTable, "alignment of the cells"},
    {OpenPlace::TableColumn, "format", "string, a spreadsheet number format", kTable,
     "how its numbers are written"},
    {OpenPlace::TableColumn, "show", "text, lights or harvey", kTable,
     "lights: a coloured dot before each level; harvey: a disc filled by a share or 0 to 4"},
    {OpenPlace::TableColumn, "width", "number above 0", kTable,
     "its share of the table's width beside the others'"},

    {OpenPlace::TableCell, "align", "left, center or right", kTable, "alignment of the cell"},
    {OpenPlace::TableCell, "bold", "boolean", kTable, "weight of the cell"},
    {OpenPlace::TableCell, "col", "integer from 0", kTable, "its column; required"},
    {OpenPlace::TableCell, "color", "colour", kTable, "colour of its text"},
    {OpenPlace::TableCell, "colspan", "integer from 1", kTable, "columns that it covers"},
    {OpenPlace::TableCell, "fill", "colour", kTable, "colour behind its text"},
    {OpenPlace::TableCell, "row", "integer from 0", kTable,
     "its row, without the header; required"},
    {OpenPlace::TableCell, "rowspan", "integer from 1", kTable, "rows that it covers"},

    {OpenPlace::Constraints, "allow_shrink", "boolean", kAllKinds,
     "whether the text may be made smaller; true by default"},
    {OpenPlace::Constraints, "min_font_pt", "number, 8 to 28", kAllKinds,
     "smallest size the text may have"},
    {OpenPlace::Constraints, "priority", "integer, 0 to 100", kAllKinds,
     "which element gives way when space is tight"},

    {OpenPlace::LayoutHints, "arrange", "row, grid, column or none", kAllKinds,
     "how the cells of a group are arranged; none: elements are not grouped"},
    {OpenPlace::LayoutHints, "bullet_columns", "1 or 2", kAllKinds,
     "columns that bullets are set in"},
    {OpenPlace::LayoutHints, "counts", "boolean", kAllKinds,
     "whether counts, shares and times are drawn in place of an icon; true by default"},
    {OpenPlace::LayoutHints, "groups",
     "array of cells, each an array of element ids; or an array of such arrays", kAllKinds,
     "which elements belong together, cell by cell, from top to bottom"},
    {OpenPlace::LayoutHints, "icons", "boolean", kAllKinds,
     "whether cards and steps get icons that show what their headings name; true by default"},
    {OpenPlace::LayoutHints, "main_card", "boolean", kAllKinds,
     "whether one card of several may stand out on the dark; true by default"},
    {OpenPlace::LayoutHints, "motif",
     "none, bars, steps, sheets, icon, scene or the name of a scene", kAllKinds,
     "what a cover draws beside its text"},
    {OpenPlace::LayoutHints, "order", "array of element ids", kAllKinds,
     "order in which elements take their slots, after the title"},
    {OpenPlace::LayoutHints, "promote_title", "boolean", kAllKinds,
     "whether a first short text becomes the title"},
    {OpenPlace::LayoutHints, "ratio", "array of 2 or more numbers above 0", kAllKinds,
     "widths of the columns, or of the cells of a group"},
    {OpenPlace::LayoutHints, "section_number", "boolean", kAllKinds,
     "whether a section has its number beside the title; true by default"},
    {OpenPlace::LayoutHints, "variant", "colour, split, scrim or plain", kAllKinds,
     "which cover: full colour, split with a picture, a picture over the page, or plain paper"},

    {OpenPlace::Brand, "brand_kit_id", "string", kAllKinds, "name of the brand kit; required"},
    {OpenPlace::Brand, "tokens", "object", kAllKinds, "colours and fonts that override the kit"},

    {OpenPlace::ShapeContent, "fill", "colour or none", kShape, "fill of the shape"},
    {OpenPlace::ShapeContent, "from", "element id", kShape,
     "where a connector begins; the element before it by default"},
    {OpenPlace::ShapeContent, "line", "colour or none", kShape, "outline of the shape"},
    {OpenPlace::ShapeContent, "line_width_pt", "number, 0 to 100", kShape, "width of the outline"},
    {OpenPlace::ShapeContent, "shape", "DrawingML preset name", kShape, "form; rect by default"},
    {OpenPlace::ShapeContent, "text", "string", kShape, "text in the shape"},
    {OpenPlace::ShapeContent, "to", "element id", kShape,
     "where a connector ends; the element after it by default"},

    {OpenPlace::DividerContent, "color", "colour", kDivider, "colour of the line"},
    {OpenPlace::DividerContent, "orientation", "horizontal or vertical", kDivider,
     "direction; horizontal by default"},
    {OpenPlace::DividerContent, "width_pt", "number, 0 to 100", kDivider, "width of the line"},
};

constexpr std::string_view kRoles[] = {
    "attribution", "body",  "caption", "chart",    "footer", "key_takeaway", "left",
    "picture",     "quote", "right",   "subtitle", "table",  "title",
};

constexpr std::string_view kColorNames[] = {
    "tx1",     "tx2",   "bg1",      "bg2", "accent1", "accent2", "accent3", "accent4", "accent5",
    "accent6", "hlink", "folHlink", "dk1", "dk2",     "lt1",     "lt2",     "ink",     "paper",
};

constexpr std::string_view kPresetShapes[] = {
    "accentBorderCallout1",
    "accentBorderCallout2",
    "accentBorderCallout3",
    "accentCallout1",
    "accentCallout2",
    "accentCallout3",
    "actionButtonBackPrevious",
    "actionButtonBeginning",
    "actionButtonBlank",
    "actionButtonDocument",
    "actionButtonEnd",
    "actionButtonForwardNext",
    "actionButtonHelp",
    "actionButtonHome",
    "actionButtonInformation",
    "actionButtonMovie",
    "actionButtonReturn",
    "actionButtonSound",
    "arc",
    "bentArrow",
    "bentConnector2",
    "bentConnector3",
    "bentConnector4",
    "bentConnector5",
    "bentUpArrow",
    "bevel",
    "blockArc",
    "borderCallout1",
    "borderCallout2",
    "borderCallout3",
    "bracePair",
    "bracketPair",
    "callout1",
    "callout2",
    "callout3",
    "can",
    "chartPlus",
    "chartStar",
    "chartX",
    "chevron",
    "chord",
    "circularArrow",
    "cloud",
    "cloudCallout",
    "corner",
    "cornerTabs",
    "cube",
    "curvedConnector2",
    "curvedConnector3",
    "curvedConnector4",
    "curvedConnector5",
    "curvedDownArrow",
    "curvedLeftArrow",
    "curvedRightArrow",
    "curvedUpArrow",
    "decagon",
    "diagStripe",
    "diamond",
    "dodecagon",
    "donut",
    "doubleWave",
    "downArrow",
    "downArrowCallout",
    "ellipse",
    "ellipseRibbon",
    "ellipseRibbon2",
    "flowChartAlternateProcess",
    "flowChartCollate",
    "flowChartConnector",
    "flowChartDecision",
    "flowChartDelay",
    "flowChartDisplay",
    "flowChartDocument",
    "flowChartExtract",
    "flowChartInputOutput",
    "flowChartInternalStorage",
    "flowChartMagneticDisk",
    "flowChartMagneticDrum",
    "flowChartMagneticTape",
    "flowChartManualInput",
    "flowChartManualOperation",
    "flowChartMerge",
    "flowChartMultidocument",
    "flowChartOfflineStorage",
    "flowChartOffpageConnector",
    "flowChartOnlineStorage",
    "flowChartOr",
    "flowChartPredefinedProcess",
    "flowChartPreparation",
    "flowChartProcess",
    "flowChartPunchedCard",
    "flowChartPunchedTape",
    "flowChartSort",
    "flowChartSummingJunction",
    "flowChartTerminator",
    "foldedCorner",
    "frame",
    "funnel",
    "gear6",
    "gear9",
    "halfFrame",
    "heart",
    "heptagon",
    "hexagon",
    "homePlate",
    "horizontalScroll",
    "irregularSeal1",
    "irregularSeal2",
    "leftArrow",
    "leftArrowCallout",
    "leftBrace",
    "leftBracket",
    "leftCircularArrow",
    "leftRightArrow",
    "leftRightArrowCallout",
    "leftRightCircularArrow",
    "leftRightRibbon",
    "leftRightUpArrow",
    "leftUpArrow",
    "lightningBolt",
    "line",
    "lineInv",
    "mathDivide",
    "mathEqual",
    "mathMinus",
    "mathMultiply",
    "mathNotEqual",
    "mathPlus",
    "moon",
    "noSmoking",
    "nonIsoscelesTrapezoid",
    "notchedRightArrow",
    "octagon",
    "parallelogram",
    "pentagon",
    "pie",
    "pieWedge",
    "plaque",
    "plaqueTabs",
    "plus",
    "quadArrow",
    "quadArrowCallout",
    "rect",
    "ribbon",
    "ribbon2",
    "rightArrow",
    "rightArrowCallout",
    "rightBrace",
    "rightBracket",
    "round1Rect",
    "round2DiagRect",
    "round2SameRect",
    "roundRect",
    "rtTriangle",
    "smileyFace",
    "snip1Rect",
    "snip2DiagRect",
    "snip2SameRect",
    "snipRoundRect",
    "squareTabs",
    "star10",
    "star12",
    "star16",
    "star24",
    "star32",
    "star4",
    "star5",
    "star6",
    "star7",
    "star8",
    "straightConnector1",
    "stripedRightArrow",
    "sun",
    "swooshArrow",
    "teardrop",
    "trapezoid",
    "triangle",
    "upArrow",
    "upArrowCallout",
    "upDownArrow",
    "upDownArrowCallout",
    "uturnArrow",
    "verticalScroll",
    "wave",
    "wedgeEllipseCallout",
    "wedgeRectCallout",
    "wedgeRoundRectCallout",
};

}  // namespace

const char* to_string(OpenPlace place) {
  switch (place) {
    case OpenPlace::Document:
      return "extensions";
    case OpenPlace::SlideExtensions:
      return "slides[].extensions";
    case OpenPlace::ElementExtensions:
      return "elements[].extensions";
    case OpenPlace::Box:
      return "elements[].extensions.box";
    case OpenPlace::Run:
      return "elements[].extensions.runs[]";
    case OpenPlace::Style:
      return "elements[].style";
    case OpenPlace::ChartTarget:
      return "elements[].style.target";
    case OpenPlace::ChartAnnotation:
      return "elements[].style.annotations[]";
    case OpenPlace::TableColumn:
      return "elements[].style.columns[]";
    case OpenPlace::TableCell:
      return "elements[].style.cells[]";
    case OpenPlace::Constraints:
      return "elements[].constraints";
    case OpenPlace::LayoutHints:
      return "slides[].layout.layout_hints";
    case OpenPlace::Brand:
      return "theme.brand";
    case OpenPlace::ShapeContent:
      return "content of a shape";
    case OpenPlace::DividerContent:
      return "content of a divider";
  }
  return "";
}

std::span<const KnownKey> known_keys() { return kKeys; }

const KnownKey* find_known_key(OpenPlace place, std::string_view key) {
  const auto* found = std::find_if(std::begin(kKeys), std::end(kKeys), [&](const KnownKey& known) {
    return known.place == place && known.key == key;
  });
  return found == std::end(kKeys) ? nullptr : found;
}

std::vector<std::string_view> known_keys_of(OpenPlace place) {
  std::vector<std::string_view> keys;
  for (const KnownKey& known : kKeys) {
    if (known.place == place) keys.push_back(known.key);
  }
  return keys;
}

std::span<const std::string_view> known_roles() { return kRoles; }
std::span<const std::string_view> known_color_names() { return kColorNames; }
std::span<const std::string_view> preset_shapes() { return kPresetShapes; }

}  // namespace deckle
