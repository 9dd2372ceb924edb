#pragma once
// Compares the children of an element with the content that its type allows.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pptx/check/grammar/grammar.h"

namespace deckle::pptx::check {

// Where children stop to fit: `at` is the first that does not (the number of children: more are
// wanted), `expected` the names that could follow, a required one if there is one.
struct Mismatch {
  std::size_t at = 0;
  std::string expected;
  bool required = false;  // `expected` has to be there
};

// nullopt when `names` are content of the type. The content of each type of the schemas can be read
// without looking ahead, so the time is linear in the names.
[[nodiscard]] std::optional<Mismatch> match(const ElementType& type,
                                            std::span<const std::string_view> names);

// The order that the type wants: positions in `names`, which are all children of the type. Those
// whose order is free stay as they are.
[[nodiscard]] std::vector<std::size_t> wanted_order(const ElementType& type,
                                                    std::span<const std::string_view> names);

}  // namespace deckle::pptx::check
