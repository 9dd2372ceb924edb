#pragma once
// The values of the properties of style that make drawing an SVG costly, each distinct one read
// once.

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace deckle::ooxml::svg {

enum class Property : std::uint8_t {
  // Inherited.
  Fill,
  Stroke,
  MarkerStart,
  MarkerMid,
  MarkerEnd,
  // Of one element.
  Filter,
  Mask,
  ClipPath,
  Opacity,
  BlendMode,
  Isolation,
};
inline constexpr std::size_t kInheritedProperties = 5;
inline constexpr std::size_t kReferringProperties = 8;  // those before Opacity
inline constexpr std::size_t kProperties = 11;

// The property of this name, which is in lower case.
[[nodiscard]] std::optional<Property> property_named(std::string_view name);

// Names of elements, numbered in the order in which they appear. A table of its own, because one of
// nodes has two cache misses for each of a million names where this has one.
class Names {
 public:
  std::uint32_t number(std::string_view name);
  [[nodiscard]] std::size_t size() const { return names_.size(); }

 private:
  struct Name {
    std::size_t hash, begin;  // of text_; it ends where the next begins
  };
  [[nodiscard]] std::string_view text_of(std::size_t number) const;
  // The place of a name, or the free one where it belongs.
  [[nodiscard]] std::size_t place(std::size_t hash, std::string_view name) const;

  std::string text_;
  std::vector<Name> names_;
  std::vector<std::uint32_t> places_;  // number + 1, or 0; a power of two, at most half of it used
};

struct StyleValue {
  std::vector<std::uint32_t> names;         // of the elements that it refers to: url(#name)
  std::vector<std::uint32_t> alternatives;  // values of which one applies, which is not known
  double work = 0;                          // of filter functions: ms per megapixel
  bool layer = false, blend = false;        // needs a layer; blends it
};

// A value is a number of this table.
class StyleValues {
 public:
  static constexpr std::uint32_t kUnset = 0, kPlain = 1, kInherit = 2, kLayer = 3, kBlend = 4;
  static constexpr std::size_t kMaxPairs = 50'000;  // about 250 bytes each

  explicit StyleValues(Names& names);

  // The value of `property` that `css` declares.
  std::uint32_t read(Property property, std::string_view css);
  // One of both applies. kUnset has no effect on the other. Beyond kMaxPairs it may be any of the
  // further pairs, so that a file of many classes takes no more memory.
  std::uint32_t either(std::uint32_t one, std::uint32_t other);

  [[nodiscard]] const StyleValue& of(std::uint32_t value) const { return values_[value]; }
  [[nodiscard]] std::size_t size() const { return values_.size(); }

 private:
  std::uint32_t add(StyleValue value);
  StyleValue parse(std::string_view css);
  std::uint32_t any_further(std::uint32_t one, std::uint32_t other);

  Names& names_;
  std::deque<StyleValue> values_;
  std::vector<std::uint32_t> of_name_;  // of url(#name) alone, by the number of the name
  std::map<double, std::uint32_t> of_work_;                  // of functions alone, by their work
  std::unordered_map<std::string, std::uint32_t> read_;      // of other texts
  std::unordered_map<std::uint64_t, std::uint32_t> either_;  // by both, the higher first
  std::uint32_t any_further_ = kUnset;                       // of the pairs beyond kMaxPairs
  std::vector<bool> is_further_;                             // values in it
};

// Calls `declared` for each declaration of a known property in the text of a style attribute or of
// a rule. `marker` declares three. Throws Cancelled.
using Declared = std::function<void(Property property, std::string_view value, bool important)>;
void read_declarations(std::string_view css, const Declared& declared);

}  // namespace deckle::ooxml::svg
