#pragma once
// Text inside markup for display: the HTML report, its SVG pictures, the JUnit report. What goes
// into the parts of a package is written by ooxml/xml/writer.h.

#include <string>
#include <string_view>

namespace deckle {

// `text` for the content of an element and for an attribute in double quotes, in HTML and XML. A
// vertical tab, the soft line break, becomes a space: XML 1.0 has no such character. Other
// characters that neither XML nor HTML can hold are written as in core/display.h. Line breaks and
// the first of two number signs become references, which mean the same: the page may be printed to
// the log of a build server, where no line may begin with words of a spec.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace deckle
