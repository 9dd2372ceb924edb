#pragma once
// The document type declaration of an SVG: the entities that it declares, and nothing else.
//
// Adobe writes short names for namespaces and refers to them, <!ENTITY ns_svg "http://…">. Such a
// declaration is read; every other one can name something outside the file, or can change how the
// rest of the file is read, and is refused.

#include <string_view>
#include <unordered_map>

#include "slidespec/core/result.h"

namespace deckle::ooxml::svg {

// By name, without '&' and ';'; the five of XML among them. A value has no '<', '&' or '%', except
// those of XML, so nothing in it has to be expanded again. Both are views into the file.
class Entities {
 public:
  Entities();
  // Whether it is new: a second declaration of a name is read differently by different readers.
  bool declare(std::string_view name, std::string_view value);
  // Null: there is none.
  [[nodiscard]] const std::string_view* find(std::string_view name) const;

 private:
  std::unordered_map<std::string_view, std::string_view> values_;
};

// Reads the declaration that begins at `at` in `text`, with "<!DOCTYPE", and moves `at` after it.
// Malformed: a declaration of anything but an entity with a plain text (the message names it), an
// xml-stylesheet, a document type without public identifier that is not one of the W3C, or not
// well-formed.
[[nodiscard]] Result<void> read_document_type(std::string_view text, std::size_t& at,
                                              Entities& entities);

}  // namespace deckle::ooxml::svg
