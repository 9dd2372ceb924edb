#pragma once
// One JSON value as it is broken, made JSON again.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"

namespace deckle::lenient {

// What the keys of a value say it is.
enum class ValueKind { Other, Slide, Document };

struct MendedValue {
  std::string text;
  std::size_t end = 0;  // behind the value, in the text that it is from
  bool object = false;
  ValueKind kind = ValueKind::Other;
  // No letter or digit was lost but in comments, citations and what is replaced by name (None).
  bool keeps_words = true;
  bool other_brackets = false;   // they were not right, or something was where it cannot be
  std::vector<Message> changes;  // each kind once
};

// The object or array whose first bracket is at `begin`; `implied`: the bracket of an object is
// missing there. Linear in what is read, no recursion. Throws Cancelled.
[[nodiscard]] MendedValue mend_value(std::string_view text, std::size_t begin, bool implied);

}  // namespace deckle::lenient
