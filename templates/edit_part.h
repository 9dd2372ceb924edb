#pragma once
// Changes a part of a template as XML; what is not changed keeps its form.

#include <functional>
#include <pugixml.hpp>
#include <string>

#include "slidespec/core/result.h"

namespace deckle::templates {

// `bytes` of the part named `part`, after `edit` changed the document. Malformed: it is not XML.
[[nodiscard]] Result<std::string> edited_part(
    const std::string& bytes, const std::string& part,
    const std::function<void(pugi::xml_document&)>& edit);

}  // namespace deckle::templates
