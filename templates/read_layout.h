#pragma once
// One master with its layouts, read into effective placeholders.

#include <map>
#include <memory>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "pptx/opc/package.h"
#include "slidespec/core/result.h"
#include "templates/sheet.h"
#include "templates/template.h"
#include "templates/theme.h"

namespace deckle::templates {

struct Master {
  std::string part;
  pptx::xml::Document document;
  std::vector<SheetShape> shapes;
  Theme theme;
  SchemeColors colors;
};

// Malformed: the part is absent or not a p:sldMaster.
[[nodiscard]] Result<Master> read_master(const pptx::Package& package, const std::string& part);

// What a master hands down to placeholders of a family, in its own colours; filled as it is asked
// for.
using MasterTexts = std::map<std::string, std::shared_ptr<const InheritedText>>;

// `defaults` is the presentation's p:defaultTextStyle, or null; `texts` are kept over all layouts
// of the master.
[[nodiscard]] Result<Layout> read_layout(const pptx::Package& package, const std::string& part,
                                         const Master& master, MasterTexts& texts,
                                         pugi::xml_node defaults, Size page);

// What text outside placeholders inherits: the presentation's defaults, and p:otherStyle only where
// the presentation has none (facts: PowerPoint's saved sizes agree with this order).
[[nodiscard]] std::shared_ptr<const InheritedText> read_text_box(const Master& master,
                                                                 pugi::xml_node defaults);

// The title and body boxes of the master, united; empty when it has not both.
[[nodiscard]] Rect content_area(const Master& master);

}  // namespace deckle::templates
