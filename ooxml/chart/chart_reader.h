#pragma once
// The pieces of a chart part, read, one file per family. Internal to chart/.

#include <cstdint>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/ir/chart_facts.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml::chart {

// Levels of categories that are read, the innermost first. Ours: more cannot be seen on a chart.
inline constexpr std::size_t kMostLevels = 16;

struct Reading {
  ChartFacts facts;
  Budget& budget;
};

// ---- values (read_values.cpp) -----------------------------------------------------------------

// c:NAME/@val below `parent`; "" when absent.
[[nodiscard]] std::string value_of(pugi::xml_node parent, const char* name);
// CT_Boolean: absent `otherwise`, without a value true.
[[nodiscard]] bool flag(pugi::xml_node parent, const char* name, bool otherwise);
[[nodiscard]] std::optional<double> number_of(pugi::xml_node parent, const char* name);
// The text of the paragraphs (a:p) below `body`.
[[nodiscard]] std::string paragraphs_text(pugi::xml_node body);

// Puts a value at its index; the points up to it count against the budget. Limit.
[[nodiscard]] Result<void> put_point(Reading& reading, ChartNumberPoints& points,
                                     std::uint32_t index, std::optional<double> value);
[[nodiscard]] Result<void> put_point(Reading& reading, ChartTextPoints& points, std::uint32_t index,
                                     std::string value);

// ---- data (read_data.cpp) ---------------------------------------------------------------------

// CT_NumDataSource and CT_AxDataSource: c:val, c:cat and their like. A null node is nothing.
[[nodiscard]] Result<ChartNumbers> read_numbers(pugi::xml_node source, Reading& reading);
[[nodiscard]] Result<ChartCategories> read_categories(pugi::xml_node source, Reading& reading);
// A c:strRef, or text beside it: CT_SerTx and CT_Tx. The points of a cache are joined by spaces.
[[nodiscard]] Result<ChartName> read_name(pugi::xml_node source, Reading& reading);

// ---- the rest ---------------------------------------------------------------------------------

[[nodiscard]] Result<ChartTitle> read_title(pugi::xml_node title, Reading& reading);
[[nodiscard]] ChartLabelsShown read_labels(pugi::xml_node labels);
// The plots of a c:plotArea with their series (read_plots.cpp), and its axes (read_axes.cpp).
[[nodiscard]] Result<void> read_plots(pugi::xml_node plot_area, Reading& reading);
[[nodiscard]] Result<void> read_axes(pugi::xml_node plot_area, Reading& reading);

// A cx:chartSpace (read_chart_ex.cpp).
[[nodiscard]] Result<void> read_chart_ex(pugi::xml_node space, Reading& reading);

}  // namespace deckle::ooxml::chart
