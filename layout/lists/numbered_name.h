#pragma once
// Labels made of a number and a name, such as "5.0 New editor": on a card the number is the large
// figure, and the name stands below it.
//
// Offsets are bytes.

#include <cstddef>
#include <optional>
#include <string_view>

#include "slidespec/core/color.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

struct NumberedName {
  std::size_t end = 0;   // of the number: a version, a date or a figure, at most six characters
  std::size_t rest = 0;  // where the name begins, behind the space
};

// None: a sentence, a count of things, or an item that is only counted ("1 Report", "2. Review").
[[nodiscard]] std::optional<NumberedName> numbered_name(std::string_view text,
                                                        std::string_view language);

// The name begins on a line of its own; the words stay as they were written.
void break_before_name(const NumberedName& label, ParagraphIr& paragraph);

// The number large and bold; `color`: of the number, where the author set none.
void enlarge_number(const NumberedName& label, double size_pt, const std::optional<Color>& color,
                    ParagraphIr& paragraph);

}  // namespace deckle::layout
