#pragma once
// Small templates for tests: the built-in one with some of its parts replaced.

#include <string>
#include <utility>
#include <vector>

#include "templates/template.h"

namespace deckle::templates {

using Parts = std::vector<std::pair<std::string, std::string>>;  // part name, new bytes

// The built-in 16:9 template with `parts` in place of its own.
[[nodiscard]] Result<Template> template_with(const Parts& parts);

// The bytes of a part of the built-in 16:9 template.
[[nodiscard]] std::string builtin_part(const std::string& name);

// `text` with the first `from` replaced; `from` must be there.
[[nodiscard]] std::string replaced(std::string text, const std::string& from,
                                   const std::string& to);

// A p:sldLayout named "test" with `shapes` in its tree, `before_tree` ahead of the tree and
// `override_map` as its colour map ("" = the master's).
[[nodiscard]] std::string layout_xml(const std::string& shapes, const std::string& before_tree = {},
                                     const std::string& override_map = {});

// A p:sp placeholder. `attributes` of p:ph; `properties` inside p:spPr; `body` inside p:txBody
// before a:p.
[[nodiscard]] std::string placeholder_xml(const std::string& attributes,
                                          const std::string& properties = {},
                                          const std::string& body = "<a:bodyPr/><a:lstStyle/>");

inline const std::string kFirstLayout = "ppt/slideLayouts/slideLayout1.xml";
inline const std::string kMaster = "ppt/slideMasters/slideMaster1.xml";
inline const std::string kPresentation = "ppt/presentation.xml";
inline const std::string kTheme = "ppt/theme/theme1.xml";

}  // namespace deckle::templates
