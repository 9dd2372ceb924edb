#pragma once
// Packages with one chart part, made of the XML that a test gives.

#include <string>

#include "ooxml/opc/package.h"

namespace deckle::ooxml {

inline constexpr const char* kChartPart = "ppt/charts/chart1.xml";

// `content` in a c:chartSpace (strict or not) or a cx:chartSpace. rId1 is an embedded workbook,
// rId2 one elsewhere; neither is in the package.
enum class ChartDialect { Transitional, Strict, Extended };
[[nodiscard]] Package chart_package(const std::string& content,
                                    ChartDialect dialect = ChartDialect::Transitional);

// c:numRef of `formula` and c:strRef with caches; "|" separates points, an empty one is left out.
[[nodiscard]] std::string number_reference(const std::string& formula, const std::string& points,
                                           const std::string& format = "General");
[[nodiscard]] std::string text_reference(const std::string& formula, const std::string& points);

}  // namespace deckle::ooxml
