#pragma once
// What a slide part holds beside its shapes (SlideFacts).

#include <pugixml.hpp>
#include <string>
#include <vector>

#include "slidespec/ir/package_facts.h"

namespace deckle::pptx {

// Appends them to `out` unless there is nothing. `root` is a p:sld.
void add_slide_facts(pugi::xml_node root, const std::string& slide_id,
                     std::vector<SlideFacts>& out);

}  // namespace deckle::pptx
