#pragma once
// A layout for a template that has none: every slide needs one.

#include <string>

#include "ooxml/opc/package.h"
#include "pptx/read/master.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::templates {

inline constexpr const char* kOwnLayoutName = "Title and Content";

// Adds a layout with the placeholders of the master `master_part` to `package`, and lists it there:
// title, content, date, footer and number, as far as the master has them, each without properties
// of its own. `presentation` is the presentation part. Malformed, Limit: the master cannot be read
// again.
[[nodiscard]] Result<void> add_own_layout(ooxml::Package& package, const std::string& presentation,
                                          const pptx::Master& master, Budget& budget);

}  // namespace deckle::templates
