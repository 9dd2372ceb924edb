#pragma once
// Reads an SVG's XML once, from beginning to end, without building a tree.
//
// It finds what every conforming parser finds: entities and character references are expanded
// before anything is passed on, names are matched, and what two parsers may read differently (bytes
// that are not of the declared encoding, undeclared entities) is refused. It need not find every
// flaw: librsvg, which draws the file, parses it strictly.

#include <span>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::ooxml::svg {

struct Attribute {
  std::string_view name;   // with its prefix
  std::string_view value;  // references expanded, white space as spaces
};

// Called in document order. Views are valid during the call. What it returns ends the reading.
class XmlHandler {
 public:
  XmlHandler() = default;
  XmlHandler(const XmlHandler&) = delete;
  XmlHandler& operator=(const XmlHandler&) = delete;
  virtual ~XmlHandler() = default;
  virtual Result<void> start(std::string_view name, std::span<const Attribute> attributes) = 0;
  virtual Result<void> end(std::string_view name) = 0;
  // A piece of text; CDATA sections and references divide a text into several.
  virtual Result<void> text(std::string_view piece) = 0;
  virtual Result<void> instruction(std::string_view target, std::string_view data) = 0;
};

// Takes linear time; memory for the attributes of one element and the entities only.
// Malformed: not well-formed, another encoding than UTF-8, ASCII, ISO 8859, Windows 125x, KOI8,
// EUC-KR or EUC-JP, a
// document type as read_document_type() says, or what `handler` returns. Limit: svg-elements,
// xml-depth, svg-bytes for all that references expand to. Throws Cancelled.
[[nodiscard]] Result<void> read_xml(std::string_view bytes, const Limits& limits,
                                    XmlHandler& handler);

}  // namespace deckle::ooxml::svg
