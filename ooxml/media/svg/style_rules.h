#pragma once
// The rules of an SVG's style sheets, as far as they make drawing costly.
//
// Selectors of one name (type, .class, #id or *) are resolved by the cascade of CSS. Any other
// selector counts for every element that its last part may select, and overrides nothing: ".a > .b"
// for all elements of class b. So what is found for an element is never less than what applies, and
// takes time for its own names only. Rules within @media and the like are not used, as librsvg does
// not use them; nor are those for a pointer (:hover).

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ooxml/media/svg/style_values.h"

namespace deckle::ooxml::svg {

// The values of an element: kUnset where nothing declares one.
using ElementValues = std::array<std::uint32_t, kProperties>;

class StyleRules {
 public:
  explicit StyleRules(StyleValues& values) : values_(values) {}

  // Throws Cancelled.
  void add_sheet(std::string_view sheet);

  // What applies to an element. `attributes` are its presentation attributes, `style` its style
  // attribute, `classes` the names of its classes divided by white space.
  [[nodiscard]] ElementValues apply(std::string_view type, std::string_view id,
                                    std::string_view classes, const ElementValues& attributes,
                                    std::string_view style) const;

 private:
  // Of a selector; how it ranks against others.
  enum class Rank : std::uint8_t { Attribute, Any, Type, Class, Id, Style };
  struct Winner {
    std::uint32_t value = StyleValues::kUnset;
    std::uint64_t priority = 0;
    void take(std::uint32_t other, std::uint64_t its_priority);
  };
  struct Rule {
    std::array<Winner, kProperties> winners;
    ElementValues possible{};  // of selectors that are not resolved
  };
  struct Selector {
    std::string key;  // "rect", ".class", "#id", "*"
    bool exact = true;
  };

  [[nodiscard]] static std::uint64_t priority(Rank rank, bool important, std::uint32_t order);
  [[nodiscard]] static Rank rank_of(std::string_view key);
  void add_rule(std::string_view prelude, std::string_view block);
  void declare(const Selector& selector, Property property, std::uint32_t value, bool important);

  StyleValues& values_;
  std::unordered_map<std::string, Rule> rules_;  // by key
  std::uint32_t order_ = 0;
};

}  // namespace deckle::ooxml::svg
