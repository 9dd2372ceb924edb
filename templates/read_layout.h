#pragma once
// A layout of a master, read into effective placeholders.

#include <pugixml.hpp>
#include <string>

#include "pptx/read/master.h"
#include "templates/template.h"

namespace deckle::templates {

// `defaults` is the presentation's p:defaultTextStyle, or null; `texts` are kept over all layouts
// of the master. Placeholders count against those of the template.
[[nodiscard]] Result<Layout> read_layout(const ooxml::Package& package, const std::string& part,
                                         const pptx::Master& master, pptx::MasterTexts& texts,
                                         pugi::xml_node defaults, Size page, Budget& budget);

}  // namespace deckle::templates
