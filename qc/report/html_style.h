#pragma once
// The look of the HTML report: one style sheet for light and dark screens, narrow windows and
// paper.

#include <string_view>

namespace deckle::qc {

[[nodiscard]] std::string_view html_style();

}  // namespace deckle::qc
