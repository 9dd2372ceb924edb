#pragma once
// Changes a part of a template as XML; what is not changed keeps its form.

#include <functional>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "slidespec/core/geometry.h"
#include "slidespec/core/result.h"

namespace deckle::templates {

// `bytes` of the part named `part`, after `edit` changed the document. Malformed: it is not XML.
[[nodiscard]] Result<std::string> edited_part(const std::string& bytes, const std::string& part,
                                              const std::function<void(pugi::xml_document&)>& edit);

// Names without their prefix, which a file may choose.
[[nodiscard]] std::string_view local_name(std::string_view name);
[[nodiscard]] pugi::xml_node local_child(pugi::xml_node parent, std::string_view name);
// A name with the prefix of `like`.
[[nodiscard]] std::string named_like(pugi::xml_node like, std::string_view name);
// The p:ph of a p:sp, p:pic or another kind of shape; null: it is no placeholder.
[[nodiscard]] pugi::xml_node placeholder_in(pugi::xml_node shape);
// The a:xfrm of a p:spPr; empty where it has none.
[[nodiscard]] Rect box_of(pugi::xml_node properties);
// Sets it, also where there is none.
void set_box(pugi::xml_node properties, const Rect& box);
void set_attribute(pugi::xml_node node, const char* name, const std::string& value);

}  // namespace deckle::templates
