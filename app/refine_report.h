#pragma once
// A page about rollouts of deckle refine (docs/refine.md, "Report"): every iteration with the slide,
// its defects and where the hints aim drawn on it, and what changed. Self-contained: no scripts, no
// references. The same rollouts give the same bytes.

#include <string>
#include <vector>

#include "fixers/refine/session.h"
#include "slidespec/core/message.h"

namespace deckle::app {

// Of sessions that are done.
[[nodiscard]] std::string refine_report(const std::vector<fixers::Session>& rollouts,
                                        const std::string& patcher, Language language);

}  // namespace deckle::app
