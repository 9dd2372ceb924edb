#pragma once
// An XML part, parsed, with one prefix for each namespace.
//
// pugixml does not support namespaces. parse() resolves every prefix to its URI and renames
// elements and attributes to deckle's prefix for it (xml/names.h), strict and transitional alike:
// whatever prefix a file uses, callers write root.child("p:cSld") or node.attribute("r:id"). One of
// these prefixes that a file binds to another namespace becomes "_a"; other prefixes stay.
//
// Of each mc:AlternateContent the first branch whose requirements deckle supports replaces it.
// White space in text is kept. Nothing is loaded, and only the five predefined entities are
// accepted.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml::xml {

class Document {
 public:
  [[nodiscard]] pugi::xml_node root() const { return document_->document_element(); }
  [[nodiscard]] std::size_t tags() const { return tags_; }  // at most 128 bytes of memory each

 private:
  friend Result<Document> parse(std::string_view, const std::string&, Budget&);
  std::unique_ptr<std::string> text_;  // parsed in place: names and values point into it
  std::unique_ptr<pugi::xml_document> document_;
  std::size_t tags_ = 0;
};

// What stood in a branch of mc:AlternateContent keeps, in this attribute, where that was below its
// parent: "mc:AlternateContent[2]/mc:Choice[1]".
inline constexpr const char* kBranchAttribute = "_branch";

// `where` is the part's name, for messages. Malformed: not well-formed, a document type
// declaration, an encoding other than UTF-8 and UTF-16, illegal characters or references, an
// undeclared prefix, a repeated attribute. Limit: larger, deeper or wider than `budget` allows; the
// bytes count against those of all parts of the file. Time is linear in the bytes; memory is at
// most 128 bytes for each tag and 40 for each attribute, besides a copy of the text. pugixml
// cannot be interrupted. Throws Cancelled.
[[nodiscard]] Result<Document> parse(std::string_view bytes, const std::string& where,
                                     Budget& budget);

// The elements below the root as they are in `text` (UTF-8 without byte order mark): [begin, end)
// in bytes, each up to where the next one or the root's end tag begins. In document order, so the
// n-th is the n-th element child of parse()'s root when that has no mc:AlternateContent. For
// changing one child of a part and leaving the others byte for byte. Malformed and Limit as
// parse().
struct ChildRange {
  std::size_t begin = 0, end = 0;
  std::string_view name;  // without prefix; part of the text
};
[[nodiscard]] Result<std::vector<ChildRange>> child_ranges(std::string_view text,
                                                           const std::string& where,
                                                           Budget& budget);

// The character data directly below `node`: one text, even where a comment or a CDATA section
// divides it.
[[nodiscard]] std::string text_of(pugi::xml_node node);

// An attribute as a whole number in [lowest, highest]; nullopt when absent, malformed or outside.
[[nodiscard]] std::optional<std::int64_t> integer(pugi::xml_node node, const char* attribute,
                                                  std::int64_t lowest, std::int64_t highest);
// xsd:boolean; `otherwise` when absent or malformed.
[[nodiscard]] bool boolean(pugi::xml_node node, const char* attribute, bool otherwise);

}  // namespace deckle::ooxml::xml
