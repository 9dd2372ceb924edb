#pragma once
// What a row with a figure is about, where the row begins with it: "매출" of "매출 1조 2,340억 원 (전년 대비
// +8.7%)", "Net sales" of "Net sales $48.2M (+6%)".

#include <optional>
#include <string_view>

#include "layout/lists/heads.h"

namespace deckle::layout {

// Of kind Subject; it ends before the space, and the rest begins with the figure. Unset: what is before
// the first figure is a part of a sentence.
[[nodiscard]] std::optional<Head> subject_head(std::string_view text, std::string_view language);

}  // namespace deckle::layout
