#pragma once
// What can stand in place of a value that is not allowed, so that the element means what its author
// most likely meant.

#include <optional>
#include <string>
#include <string_view>

#include "ooxml/xml/source_tree.h"
#include "pptx/check/grammar/grammar.h"

namespace deckle::pptx::check {

// A value that `type` allows; nullopt when none is near. "mid" → "ctr", "#ff0000" → "FF0000",
// "12700.4" → "12700", "-914400" of an extent → "914400".
[[nodiscard]] std::optional<std::string> substitute(const ooxml::xml::SourceTree::Element& element,
                                                    std::string_view attribute,
                                                    const ValueType& type,
                                                    const std::string& value);

// The value of an attribute that has to be there; nullopt when there is no neutral one.
[[nodiscard]] std::optional<std::string> missing_value(
    const ooxml::xml::SourceTree::Element& element, std::string_view attribute);

}  // namespace deckle::pptx::check
