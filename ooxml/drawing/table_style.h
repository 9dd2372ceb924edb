#pragma once
// Table styles (ppt/tableStyles.xml, ECMA-376 Part 1, 20.1.4.2.27): the one a template gives new
// tables, and any of a presentation with every part resolved to colours.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "ooxml/drawing/color.h"
#include "ooxml/drawing/theme.h"
#include "ooxml/drawing/theme_formats.h"
#include "ooxml/opc/package.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::ooxml {

// ---- of new tables ----------------------------------------------------------------------------

struct TableStyle {
  std::string id;                          // a:tblStyle/@styleId
  std::optional<Color> text, header_text, total_text;  // set by the style; unset: those of the text
  std::optional<Color> header_fill, body_fill, total_fill;  // total: of the last row
};

// The style that `a:tblStyleLst/@def` names, when the part contains it: PowerPoint knows its own
// styles by id, other applications only those in the part. nullopt for a damaged part. Limit:
// larger than `budget` allows.
[[nodiscard]] Result<std::optional<TableStyle>> read_table_style(
    const ooxml::Package& package, const std::string& presentation_part, const SchemeColors& colors,
    Budget& budget);

// ---- of any table -----------------------------------------------------------------------------

// A part of a table, in ascending precedence (ooxml/analysis/table-styles.md).
enum class TablePart : std::uint8_t {
  WholeTable,
  Band1V,
  Band2V,
  Band1H,
  Band2H,
  LastColumn,
  FirstColumn,
  LastRow,
  FirstRow,
  SouthEast,
  SouthWest,
  NorthEast,
  NorthWest,
};
inline constexpr std::size_t kTableParts = static_cast<std::size_t>(TablePart::NorthWest) + 1;

enum class TableSide : std::uint8_t { Left, Right, Top, Bottom, InsideH, InsideV };
inline constexpr std::size_t kTableSides = static_cast<std::size_t>(TableSide::InsideV) + 1;

enum class TableFont : std::uint8_t { Minor, Major };

// What a part says; unset and Inherit: nothing.
struct TablePartStyle {
  std::optional<Color> text;
  std::optional<bool> bold, italic;
  std::optional<TableFont> font;
  FillWithOpacity fill;
  std::array<LineIr, kTableSides> lines;  // a double line as one of its whole width
};

// A style under one theme and colour map.
struct TableStyleParts {
  FillWithOpacity background;  // behind all cells
  std::array<TablePartStyle, kTableParts> parts;

  [[nodiscard]] TablePartStyle& of(TablePart part) { return parts[static_cast<std::size_t>(part)]; }
  [[nodiscard]] const TablePartStyle& of(TablePart part) const {
    return parts[static_cast<std::size_t>(part)];
  }
};

// A style of PowerPoint's own by its id, in any case; nullopt for another id. 74 of them, "No
// Style, No Grid" to "Dark Style 2" (built_in_table_styles.cpp).
[[nodiscard]] std::optional<TableStyleParts> built_in_table_style(std::string_view id,
                                                                  const SchemeColors& colors,
                                                                  const Theme& theme);

// The styles of a presentation. Immutable; any number of threads may ask.
class TableStyles {
 public:
  TableStyles() = default;  // PowerPoint's own
  // As read_table_style(): a missing or damaged part has no styles. Those with more than 2,000
  // elements are left out; PowerPoint's own have fewer than 150. Limit.
  [[nodiscard]] static Result<TableStyles> read(const Package& package,
                                                const std::string& presentation_part,
                                                Budget& budget);

  [[nodiscard]] const std::string& default_id() const { return default_id_; }
  [[nodiscard]] std::vector<std::string> ids() const;  // of the part, sorted, in lower case
  // By id, in any case: of the part, or else PowerPoint's own. nullopt: neither.
  [[nodiscard]] std::optional<TableStyleParts> find(std::string_view id, const SchemeColors& colors,
                                                    const Theme& theme) const;

 private:
  std::shared_ptr<const xml::Document> document_;
  std::string default_id_;
  std::map<std::string, pugi::xml_node> styles_;  // by id in lower case
};

// ---- of a cell --------------------------------------------------------------------------------

// a:tblPr/@firstRow and so on: which parts of its style a table shows.
struct TableFlags {
  bool first_row = false, last_row = false, first_column = false, last_column = false;
  bool banded_rows = false, banded_columns = false;
};
[[nodiscard]] TableFlags read_table_flags(pugi::xml_node table_properties);

// A cell in its table, counted from 0. Merged cells span more than one row or column.
struct TableSpot {
  std::size_t row = 0, column = 0, rows = 1, columns = 1, row_span = 1, column_span = 1;
};

// What the style gives a cell; the cell's own properties come on top.
struct TableCellStyle {
  std::optional<Color> text;  // unset: that of the text
  bool bold = false, italic = false;
  std::optional<TableFont> font;
  FillWithOpacity fill;             // None or Solid, or Inherit where nothing says
  LineIr left, right, top, bottom;  // also those that the neighbours of the cell have there
};
[[nodiscard]] TableCellStyle cell_style(const TableStyleParts& style, const TableFlags& flags,
                                        const TableSpot& spot);

}  // namespace deckle::ooxml
