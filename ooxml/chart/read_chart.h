#pragma once
// Reads a chart part: c:chartSpace (ECMA-376 Part 1, 21.2.2.29, both dialects) and cx:chartSpace
// ([MS-ODRAWXML] 2.24.3.14).

#include <optional>
#include <string>

#include "ooxml/chart/read_look.h"
#include "ooxml/opc/package.h"
#include "slidespec/ir/chart_facts.h"
#include "slidespec/ir/chart_look.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// Malformed: there is no such part, it cannot be parsed, or is no chart. Limit: larger than
// `budget` allows; a point that is far behind the others counts as all between them. Missing and
// invalid values count as absent. Parts of styles and colours are not read, nor is the workbook
// (workbook/read_workbook.h).
[[nodiscard]] Result<ChartFacts> read_chart(const Package& package, const std::string& part,
                                            Budget& budget);

// The same with its look; a chart of 2016 has none.
struct ChartWithLook {
  ChartFacts facts;
  std::optional<ChartLook> look;
};
[[nodiscard]] Result<ChartWithLook> read_chart(const Package& package, const std::string& part,
                                               const ChartLookContext& context, Budget& budget);

}  // namespace deckle::ooxml
