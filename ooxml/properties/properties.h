#pragma once
// docProps/core.xml (ECMA-376 Part 2, 11) and docProps/app.xml (Part 1, 22.2).

#include "ooxml/opc/package.h"

namespace deckle::ooxml {

struct DocumentProperties {
  std::string title, subject, language;
  std::vector<std::string> keywords;
  std::string created = "1980-01-01T00:00:00Z";  // ISO 8601, also `modified`
};

struct DeckCounts {
  std::size_t slides = 0, notes = 0, hidden = 0;
};

// Replaces both parts, under their names in the base, and relates them to the package.
void write_properties(Package& package, const DocumentProperties& properties,
                      const DeckCounts& counts);

}  // namespace deckle::ooxml
