#pragma once
// The table style a template gives new tables (ppt/tableStyles.xml, ECMA-376 Part 1, 20.1.4.2.27).

#include <optional>
#include <string>

#include "ooxml/opc/package.h"
#include "slidespec/core/color.h"
#include "ooxml/drawing/color.h"

namespace deckle::ooxml {

struct TableStyle {
  std::string id;                          // a:tblStyle/@styleId
  std::optional<Color> text, header_text;  // as the style sets them; unset: the text's own
  std::optional<Color> header_fill;
};

// The style that `a:tblStyleLst/@def` names, when the part holds it: PowerPoint has its own
// styles by their ids alone, other readers only those that are there. A damaged part has none.
[[nodiscard]] std::optional<TableStyle> read_table_style(const ooxml::Package& package,
                                                         const std::string& presentation_part,
                                                         const SchemeColors& colors);

}  // namespace deckle::ooxml
