#pragma once
// Text inside markup for display: the HTML report, its SVG pictures, the JUnit report. What goes
// into the parts of a package is written by ooxml/xml/writer.h.

#include <string>
#include <string_view>

namespace deckle {

// `text` for the content of an element and for an attribute in double quotes, in HTML and XML. A
// vertical tab, the soft line break, becomes a space: XML 1.0 has no such character.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace deckle
