#pragma once
// The style sheet of the HTML report, for light and dark screens, narrow windows and print.

#include <string_view>

namespace deckle::qc {

[[nodiscard]] std::string_view html_style();

}  // namespace deckle::qc
