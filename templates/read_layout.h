#pragma once
// A layout of a master, read into effective placeholders.

#include <pugixml.hpp>
#include <string>

#include "pptx/read/layout_sheet.h"
#include "pptx/read/part_pictures.h"
#include "templates/template.h"

namespace deckle::templates {

// Placeholders count against those of the template.
[[nodiscard]] Result<Layout> read_layout(pptx::Sheets& sheets, pptx::PartPictures& pictures,
                                         const std::string& part, const pptx::Master& master,
                                         Size page, Budget& budget);

}  // namespace deckle::templates
