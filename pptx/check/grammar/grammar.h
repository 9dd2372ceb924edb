#pragma once
// What the schemas of ECMA-376 (transitional) say about the elements of presentations: which
// children in which order, which attributes, which values.
//
// Read once from elements.txt, which script/ooxml-grammar makes from the schemas. A line there is
//
//   root p:sld/p.Slide                       an element that a part or a frame begins with
//   $a.TextAnchoringType t ctr b just dist   a list of values; words that begin with % are kinds
//   p.Slide @show/%bool @x!/$T : cSld/p.CommonSlideData timing/p.SlideTiming? (a/T | b/T)*
//
// with a type's attributes (! is required) before the colon and its content behind it: names with
// their types, a space for "then", | for "or", and ? * + {2,} as in regular expressions. %any is
// any element.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace deckle::pptx::check {

// The values that an attribute may have.
struct ValueType {
  std::string name;  // "a.TextAnchoringType"; empty for a kind alone
  bool any = false, boolean = false, real = false, measure = false, percent = false;
  bool guid = false, date = false;
  std::optional<std::pair<std::int64_t, std::int64_t>> range;  // of whole numbers
  int hex_bytes = 0;                                           // that many bytes in hex; 0: no hex
  std::vector<std::string_view> words;

  [[nodiscard]] bool allows(std::string_view value) const;
  // "t, ctr, b": for messages.
  [[nodiscard]] std::string description() const;
};

struct AttributeType {
  std::string name;
  bool required = false;
  const ValueType* value = nullptr;
};

struct ElementType;

// A part of a type's content.
struct Particle {
  enum class Kind { Child, Sequence, Choice, Any };
  Kind kind = Kind::Sequence;
  std::uint32_t least = 1, most = 1;   // most: kUnbounded
  std::string name;                    // Child: "p:cSld"
  const ElementType* type = nullptr;   // Child; null: it has text only
  std::vector<Particle> parts;         // Sequence, Choice
  std::unordered_set<std::string_view> first;  // the names it can begin with
  bool can_be_empty = false;
  static constexpr std::uint32_t kUnbounded = 0xFFFFFFFF;
};

struct ElementType {
  std::string name;  // "p.Slide"
  std::vector<AttributeType> attributes;
  Particle content;  // an empty sequence: no children
  bool any_content = false;

  struct Child {
    const Particle* particle = nullptr;
    std::uint32_t rank = 0;  // its place in the order; equal where the order is free
  };
  std::unordered_map<std::string_view, Child> children;

  [[nodiscard]] const AttributeType* attribute(std::string_view name) const;
};

class Grammar {
 public:
  // The one of elements.txt. Thread-safe.
  [[nodiscard]] static const Grammar& instance();

  // The type of an element that can begin a part, or a frame's content; null for others.
  [[nodiscard]] const ElementType* root(std::string_view name) const;
  [[nodiscard]] const ElementType* type(std::string_view name) const;  // "p.Slide"
  [[nodiscard]] const ValueType* values(std::string_view name) const;  // "a.ShapeType"

 private:
  friend class GrammarReader;
  Grammar() = default;
  std::string text_;
  std::unordered_map<std::string, std::unique_ptr<ElementType>> types_;
  std::unordered_map<std::string, std::unique_ptr<ValueType>> values_;
  std::unordered_map<std::string, const ElementType*> roots_;
};

}  // namespace deckle::pptx::check
