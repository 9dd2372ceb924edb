#pragma once
// The layouts of a template as JSON: ids, slots, boxes in px, capacity.

#include <string>

#include "templates/template.h"

namespace deckle::app {

// In UTF-8 with two-space indentation; controls are escaped (slidespec/json/json_writer.h).
[[nodiscard]] std::string layouts_json(const templates::Template& t, Language language);

}  // namespace deckle::app
