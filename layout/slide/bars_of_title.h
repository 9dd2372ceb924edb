#pragma once
// The bars or slices that the title of a slide is about where it names no single one: it names several,
// gives the value of one, or the sum or share of several ("Two channels bring 68 % of all orders").

#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

struct BarsOfTitle {
  enum class Why { Names, Value, Sum };
  Why why = Why::Names;
  std::vector<std::string> categories;  // in the order of the chart; fewer than it has
};

// Empty: the title is about none of them, about all, or it cannot be told which; or, as for
// named_by_title(), the author chose what to emphasise, or a look in which nothing else is grey.
[[nodiscard]] BarsOfTitle bars_of_title(const Slide& slide, const Element& element);

}  // namespace deckle::layout
