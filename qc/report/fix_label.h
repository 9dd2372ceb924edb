#pragma once
// A line for what was changed in a presentation.

#include "slidespec/report/report.h"

namespace deckle::qc {

// "fixed: slide 3, 'Title 1': the empty placeholder is removed (… -> …) [rule, fixer]"
[[nodiscard]] Message fix_label(const FileFix& fix);
// Where it is, what it does, and what becomes what, without the rest: for a list below a slide.
[[nodiscard]] Message fix_text(const FileFix& fix);

[[nodiscard]] std::size_t count_of(const Report& report, FileFix::State state);
// "3 fixed, 1 taken back; 2 more with --unsafe-fixes".
[[nodiscard]] Message fix_summary(const Report& report);

}  // namespace deckle::qc
