#pragma once
// Content of an SVG that does something, rather than being drawn. PowerPoint and librsvg run none
// of it, but a reader of the deck may: such an SVG is not embedded, only the PNG drawn from it.

#include <span>
#include <string_view>

#include "ooxml/media/svg/xml_reader.h"
#include "slidespec/core/message.h"

namespace deckle::ooxml::svg {

// An element that is not drawn, and whose attributes and contents librsvg does not use: scripts and
// their handlers, HTML, sound, video and other documents. Names the content, "a script"; empty: it
// is not active. `element` is a name without prefix, in lower case; `is_html`: of XHTML's
// namespace.
[[nodiscard]] Message active_element(std::string_view element, bool is_html);

// The same for the attributes of an element that is drawn: event handlers, links that run a script,
// animations of either.
[[nodiscard]] Message active_attributes(std::string_view element,
                                        std::span<const Attribute> attributes);

}  // namespace deckle::ooxml::svg
