#pragma once
// Names of the series that deckle adds to a chart, in the deck's language; English where the language
// is not in the table. They are headings of the worksheet, and some of them are in the chart.

#include <string_view>

namespace deckle::layout {

struct VariantNames {
  std::string_view language;  // BCP 47 primary subtag
  std::string_view base, rise, fall, level, caption, connector;  // of a waterfall
  std::string_view total, target;
};

[[nodiscard]] const VariantNames& variant_names(std::string_view deck_language);

}  // namespace deckle::layout
