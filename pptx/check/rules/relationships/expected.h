#pragma once
// Which relationships an attribute may name, what they may lead to, and which a part has without
// naming them.

#include <string_view>

namespace deckle::pptx::check {

// Whether a relationship of this kind may be named by the attribute ("r:id") of the element.
[[nodiscard]] bool may_name(std::string_view element, std::string_view attribute,
                            std::string_view kind);
// Whether anything is known about it.
[[nodiscard]] bool is_known_reference(std::string_view element, std::string_view attribute);

// Whether the target of a relationship of this kind may be of the content type.
[[nodiscard]] bool may_lead_to(std::string_view kind, std::string_view content_type);

// A relationship that counts although nothing in the part names it: that of a slide to its layout.
[[nodiscard]] bool is_implicit(std::string_view kind);

}  // namespace deckle::pptx::check
