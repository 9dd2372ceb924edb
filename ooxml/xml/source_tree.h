#pragma once
// An XML part with the place of everything in its text: for checks that say where something is, and
// for changes that leave the rest of the part byte for byte.
//
// Unlike parse() nothing is left out or renamed: mc:AlternateContent has all its branches, comments
// and white space stay in the text. Names are given with deckle's prefix for the namespace
// (xml/names.h), strict and transitional alike, whatever prefix the part uses; of a namespace that
// deckle does not know "{uri}local". Declarations of namespaces are no attributes here.
//
// Offsets are bytes of text(). Immutable; elements are handles that are valid as long as the tree.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ooxml/xml/names.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml::xml {

struct SourceRange {
  std::size_t begin = 0, end = 0;
  [[nodiscard]] bool empty() const { return begin == end; }
  friend bool operator==(const SourceRange&, const SourceRange&) = default;
};

class SourceTree {
 public:
  class Element;

  struct Attribute {
    std::string_view name;  // "id", "r:embed"
    std::string_view raw;   // as in the text: escaped
    SourceRange whole;      // from the white space before the name to after the closing quote
    SourceRange value;      // between the quotes
    [[nodiscard]] std::string text() const;  // without escapes
  };

  // The errors and limits of parse(). Time is linear in the bytes; memory is at most 64 bytes for
  // each tag and 32 for each attribute, besides a copy of the text. Throws Cancelled.
  [[nodiscard]] static Result<SourceTree> parse(std::string_view bytes, const std::string& where,
                                                Budget& budget);

  [[nodiscard]] Element root() const;
  [[nodiscard]] const std::string& text() const { return *text_; }
  // The elements of this name, in document order.
  [[nodiscard]] std::vector<Element> named(std::string_view name) const;
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  // Whether the root is in a namespace of ISO/IEC 29500 strict.
  [[nodiscard]] bool strict() const { return strict_; }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;
  struct Node {
    std::uint32_t name = 0, parent = kNone, child = kNone, next = kNone;
    std::uint32_t begin = 0, inside = 0, inside_end = 0, end = 0;
    std::uint32_t attribute = 0, attributes = 0;  // the first, and how many
    bool other_branch = false;
  };
  struct StoredAttribute {
    std::uint32_t name = 0, begin = 0, value = 0, value_end = 0, end = 0;
  };
  struct Name {
    std::string canonical;
    std::size_t local = 0;  // where the local name begins
    bool known = false;     // its namespace is one of names.h
  };
  struct Declaration {
    std::uint32_t node = 0;
    std::string_view prefix;
    std::string uri;
  };
  friend class SourceParser;

  std::unique_ptr<std::string> text_;
  std::vector<Node> nodes_;  // in document order
  std::vector<StoredAttribute> attributes_;
  std::vector<Name> names_;
  std::unordered_map<std::string_view, std::uint32_t> name_ids_;  // views of names_
  std::vector<std::uint32_t> by_name_, name_begins_;              // nodes_ grouped by name
  std::vector<Declaration> declarations_;                         // in document order
  bool strict_ = false;

 public:
  // A handle; false for "no such element".
  class Element {
   public:
    Element() = default;
    explicit operator bool() const { return tree_ != nullptr; }
    friend bool operator==(const Element& a, const Element& b) = default;

    [[nodiscard]] std::string_view name() const;   // "p:sp"
    [[nodiscard]] std::string_view local() const;  // "sp"
    // Whether the namespace is one of names.h.
    [[nodiscard]] bool known() const;
    [[nodiscard]] std::string_view spelled() const;  // as in the text: "p:sp", "ns0:sp"

    [[nodiscard]] Element parent() const;
    [[nodiscard]] Element first_child() const;
    [[nodiscard]] Element next() const;
    [[nodiscard]] Element child(std::string_view name) const;  // the first of the name
    [[nodiscard]] std::vector<Element> children() const;
    [[nodiscard]] std::vector<Element> children(std::string_view name) const;
    // Inside a branch of mc:AlternateContent other than the first: another form of what is there.
    [[nodiscard]] bool in_other_branch() const;

    [[nodiscard]] std::vector<Attribute> attributes() const;
    [[nodiscard]] std::optional<Attribute> attribute(std::string_view name) const;
    // Its value without escapes; "" without the attribute.
    [[nodiscard]] std::string value(std::string_view name) const;

    [[nodiscard]] SourceRange range() const;   // with its tags
    [[nodiscard]] SourceRange inside() const;  // between its tags; empty for an empty-element tag
    [[nodiscard]] bool is_empty_tag() const;   // <a/>
    // Where a further attribute can be inserted, with a space before it.
    [[nodiscard]] std::size_t attributes_end() const;
    // The characters directly inside it, without escapes, and without those of its children; "" of
    // no element.
    [[nodiscard]] std::string text() const;

    // The prefix that is bound to this namespace of deckle's names here ("p"); nullopt when none
    // is, "" when it is the default one.
    [[nodiscard]] std::optional<std::string_view> prefix_of(std::string_view known_prefix) const;
    // The namespace that a prefix of the text is bound to here; "" when none is.
    [[nodiscard]] std::string_view uri_of(std::string_view prefix) const;
    // Its number in document order.
    [[nodiscard]] std::size_t index() const { return index_; }

   private:
    friend class SourceTree;
    Element(const SourceTree* tree, std::uint32_t index) : tree_(tree), index_(index) {}
    [[nodiscard]] const Node& node() const { return tree_->nodes_[index_]; }
    [[nodiscard]] Attribute attribute_at(std::uint32_t index) const;
    const SourceTree* tree_ = nullptr;
    std::uint32_t index_ = 0;
  };

  [[nodiscard]] Element at(std::size_t index) const;  // below size()
};

// Text without its escapes: references and CDATA sections.
[[nodiscard]] std::string unescaped(std::string_view raw);
// Text that can stand in an attribute or between tags.
[[nodiscard]] std::string escaped_value(std::string_view text);

}  // namespace deckle::ooxml::xml
