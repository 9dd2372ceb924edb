#pragma once
// What a slide part holds beside its shapes (SlideFacts).

#include <pugixml.hpp>
#include <string>
#include <vector>

#include "pptx/read/sheet.h"
#include "slidespec/ir/package_facts.h"

namespace deckle::pptx {

// Appends them to `out` unless there is nothing. `root` is a p:sld, `shapes` are its own and
// `layout` those of its layout.
void add_slide_facts(pugi::xml_node root, const std::string& slide_id,
                     const std::vector<SheetShape>& shapes, const std::vector<SheetShape>& layout,
                     std::vector<SlideFacts>& out);

}  // namespace deckle::pptx
