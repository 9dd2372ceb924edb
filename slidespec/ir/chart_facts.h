#pragma once
// A chart of an existing presentation: what its part says, from which cells of which workbook.
//
// Read by ooxml/chart/read_chart.h. ChartIr, in contrast, is a chart that deckle draws. Names of
// elements and values of attributes are those of ECMA-376 Part 1, 21.2, and of [MS-ODRAWXML] for
// the charts of 2016 (chartEx: waterfall, funnel, treemap …). Numbers and texts are the caches of
// the part; formulas are as written: "Sheet1!$B$2:$B$5", empty where there is none.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace deckle {

// ---- data -------------------------------------------------------------------------------------

// Points by their index, up to the last one that has a value; unset is a gap (an empty cell, #N/A).
using ChartNumberPoints = std::vector<std::optional<double>>;
using ChartTextPoints = std::vector<std::optional<std::string>>;

struct ChartNumbers {
  std::string formula;
  std::string format;     // number format code
  std::size_t count = 0;  // of points as stated; perhaps more than there are in `points`
  ChartNumberPoints points;
};

struct ChartCategories {
  enum class Kind { None, Text, Number };
  Kind kind = Kind::None;
  std::string formula;
  std::size_t count = 0;
  std::vector<ChartTextPoints> levels;  // Text: the innermost first; mostly one
  ChartNumberPoints numbers;            // Number
  std::string format;                   // Number
};

struct ChartName {
  std::string text, formula;
};

// ---- appearance -------------------------------------------------------------------------------

struct ChartTitle {
  enum class Kind {
    None,
    Text,        // typed
    FromCell,    // that of a cell
    SeriesName,  // the only series' name, which the application shows unasked
    Placeholder  // the application's own words, such as "Chart Title"; `text` is empty
  };
  Kind kind = Kind::None;
  std::string text;     // paragraphs joined by \n, line breaks \v
  std::string formula;  // FromCell, SeriesName
};

// What labels at the points show.
struct ChartLabelsShown {
  bool value = false, category = false, series_name = false, percent = false, size = false;
  std::size_t points = 0;  // those with a label of their own
  [[nodiscard]] bool any() const {
    return value || category || series_name || percent || size || points > 0;
  }
};

struct ChartAxisFacts {
  std::string id;
  std::string kind;      // catAx, dateAx, valAx, serAx; of a chartEx "catScaling" or "valScaling"
  std::string position;  // b, l, r, t; empty in a chartEx
  bool deleted = false;  // not shown
  bool reversed = false;
  bool secondary = false;
  ChartTitle title;
  std::optional<double> min, max, log_base;  // unset: chosen by the application; no logarithm
  std::string format;                        // number format code of its labels
};

// ---- the chart --------------------------------------------------------------------------------

// What is drawn in one way: c:barChart, c:lineChart …; in a chartEx series of one layout.
struct ChartPlotFacts {
  std::string kind;       // "barChart"; of a chartEx its layoutId: "waterfall"
  std::string direction;  // c:barDir: "col" or "bar"
  std::string grouping;   // "clustered", "stacked", "percentStacked", "standard"
  bool three_d = false;
  bool secondary = false;         // on other axes than the first plot
  std::vector<std::string> axes;  // ids
};

struct ChartSeriesFacts {
  std::size_t plot = 0;  // index in ChartFacts::plots
  std::uint32_t idx = 0, order = 0;
  ChartName name;
  ChartCategories categories;  // c:cat, c:xVal
  ChartNumbers values;         // c:val, c:yVal
  ChartNumbers sizes;          // c:bubbleSize
  ChartLabelsShown labels;     // its own, or else its plot's
};

struct ChartFacts {
  enum class Source { None, Embedded, External };

  std::string part;       // "ppt/charts/chart1.xml"
  bool extended = false;  // a chartEx
  ChartTitle title;
  std::vector<ChartPlotFacts> plots;
  std::vector<ChartSeriesFacts> series;  // in the order of the part
  std::vector<ChartAxisFacts> axes;
  std::string legend;       // position: r, l, t, b, tr; empty: none
  bool data_table = false;  // the values are listed below the chart (c:dTable)
  Source source = Source::None;
  std::string workbook;               // Embedded: its part; External: its address
  bool auto_update = false;           // c:autoUpdate: loaded anew when the presentation is opened
  bool date1904 = false;              // how categories count days
  bool visible_cells_only = true;     // c:plotVisOnly
  std::vector<std::string> formulas;  // all in the part, each once, in its order
};

// ---- beside the workbook ----------------------------------------------------------------------

// A cached value that differs from the cell it was taken from.
struct ChartCacheDifference {
  enum class Kind { Title, SeriesName, Category, Value, Size, Count };
  Kind kind = Kind::Value;
  std::size_t series = 0;  // index in ChartFacts::series; of a Title 0
  std::size_t point = 0;   // Category, Value, Size: counted from 0
  std::size_t level = 0;   // Category: of ChartCategories::levels
  std::string cell;        // "Sheet1!B3"; Count: the formula
  // Numbers in their shortest form, texts of at most 200 bytes; empty: a gap, an empty cell. Count:
  // the number of points and of cells.
  std::string cached, stored;
};

// What was compared. A formula that names cells of another file, a table or a name is not. Cells in
// hidden rows or columns are left out, as applications leave them out of the cache.
struct ChartCacheComparison {
  std::vector<ChartCacheDifference> differences;  // by series; at most 1,000
  std::size_t compared = 0;                       // formulas
  std::vector<std::string> not_compared;          // formulas, each once
  bool more = false;                              // there are more differences
};

struct SheetUse {
  std::string name;
  bool hidden = false;
  std::string range;      // from the first to the last row and column that are used: "A1:D5"
  std::size_t cells = 0;  // that have a value or a formula
  // Of them those that no formula of the chart names; unset: one names a table or a name, or there
  // are too many.
  std::optional<std::size_t> unused;
};

}  // namespace deckle
