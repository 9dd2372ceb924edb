#pragma once
// The table style a template gives new tables (ppt/tableStyles.xml, ECMA-376 Part 1, 20.1.4.2.27).

#include <optional>
#include <string>

#include "ooxml/drawing/color.h"
#include "ooxml/opc/package.h"
#include "slidespec/core/color.h"

namespace deckle::ooxml {

struct TableStyle {
  std::string id;                          // a:tblStyle/@styleId
  std::optional<Color> text, header_text;  // set by the style; unset: those of the text
  std::optional<Color> header_fill;
};

// The style that `a:tblStyleLst/@def` names, when the part contains it: PowerPoint knows its own
// styles by id, other applications only those in the part. nullopt for a damaged part. Limit:
// larger than `budget` allows.
[[nodiscard]] Result<std::optional<TableStyle>> read_table_style(
    const ooxml::Package& package, const std::string& presentation_part, const SchemeColors& colors,
    Budget& budget);

}  // namespace deckle::ooxml
