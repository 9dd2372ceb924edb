#pragma once
// A slide master, and what placeholders and text boxes inherit from it and the presentation
// (ECMA-376 Part 1, 19.3.1.36): finds the layout's and the master's placeholder of a p:ph.

#include <map>
#include <memory>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "ooxml/drawing/theme.h"
#include "ooxml/opc/package.h"
#include "pptx/read/placeholder.h"
#include "pptx/read/sheet.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

struct Master {
  std::string part;
  ooxml::xml::Document document;
  std::vector<SheetShape> shapes;
  ooxml::Theme theme;
  ooxml::SchemeColors colors;
  std::map<std::string, std::size_t>
      families;  // the first placeholder of each, an index of `shapes`

  // Null when the master has no placeholder of this family.
  [[nodiscard]] const SheetShape* find(const std::string& family) const;
};

// Malformed: the part is absent or its root is not `root` ("p:sldLayout"). Limit: larger than
// `budget` allows.
[[nodiscard]] Result<ooxml::xml::Document> parse_sheet(const ooxml::Package& package,
                                                       const std::string& part, const char* root,
                                                       Budget& budget);

// Malformed: the part is absent or not a p:sldMaster. Limit: it or its theme is larger than
// `budget` allows.
[[nodiscard]] Result<Master> read_master(const ooxml::Package& package, const std::string& part,
                                         Budget& budget, Coordinates coordinates);

// What placeholders of a family inherit from a master, in its own colours; filled on demand.
using MasterTexts = std::map<std::string, std::shared_ptr<const InheritedText>>;

// The input for resolving a placeholder of a sheet below `master`.
struct Inheritance {
  const Master& master;
  const ooxml::ThemeFonts& fonts;     // of the sheet
  const ooxml::SchemeColors& colors;  // of the sheet
  pugi::xml_node defaults;            // p:defaultTextStyle of the presentation, or null
  MasterTexts& texts;                 // with these colours
};

// `shape` has a p:ph. Text properties are resolved attribute by attribute: presentation defaults,
// master text style, the master's placeholder of the same family, the shape's own list style.
[[nodiscard]] Placeholder read_placeholder(const Inheritance& from, const SheetShape& shape);

// What `shape`, of a slide or layout, changes of `inherited`: the list style and the properties of
// its body. `inherited` itself when it changes nothing.
[[nodiscard]] std::shared_ptr<const InheritedText> own_text(
    std::shared_ptr<const InheritedText> inherited, pugi::xml_node body,
    const ooxml::SchemeColors& colors, const ooxml::ThemeFonts& fonts);

// Presentation defaults, then the master's style for the family, then the master's placeholder.
[[nodiscard]] const std::shared_ptr<const InheritedText>& master_text(const Inheritance& from,
                                                                      const std::string& family);

// What text outside placeholders inherits: the presentation's defaults, and p:otherStyle only where
// the presentation has none (PowerPoint's saved sizes agree with this order).
[[nodiscard]] std::shared_ptr<const InheritedText> read_text_box(const Master& master,
                                                                 const ooxml::SchemeColors& colors,
                                                                 const ooxml::ThemeFonts& fonts,
                                                                 pugi::xml_node defaults);

// The title and body boxes of the master, united; empty when one is missing.
[[nodiscard]] Rect content_area(const Master& master);

}  // namespace deckle::pptx
