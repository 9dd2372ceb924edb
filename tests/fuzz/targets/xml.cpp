#include <pugixml.hpp>

#include "ooxml/xml/document.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_xml(std::string_view bytes) {
  Budget budget{Limits()};
  const auto document = ooxml::xml::parse(bytes, "part.xml", budget);
  Budget more{Limits()};
  const auto ranges = ooxml::xml::child_ranges(bytes, "part.xml", more);
  if (document) {
    expect(!document->root().empty(), "a document has a root");
    static_cast<void>(ooxml::xml::integer(document->root(), "a", -1000, 1000));
    static_cast<void>(ooxml::xml::boolean(document->root(), "b", true));
  }
  if (!ranges) return;
  std::size_t end = 0;
  for (const ooxml::xml::ChildRange& child : *ranges) {
    expect(child.begin >= end && child.end > child.begin && child.end <= bytes.size(),
           "the elements below the root follow one another");
    end = child.end;
  }
}

}  // namespace deckle::fuzz
