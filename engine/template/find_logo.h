#pragma once
// The logo of a template, where one can be known.

#include <optional>

#include "engine/template/summary.h"
#include "pptx/read/layout_sheet.h"

namespace deckle::engine {

// The picture that most layouts show small and in a corner, their own or their master's; none when
// fewer than a third of them do. Pictures are the same by part and corner; of two that as many show,
// the first counts.
[[nodiscard]] std::optional<LogoSummary> find_logo(const templates::Template& t,
                                                   pptx::Sheets& sheets);

}  // namespace deckle::engine
