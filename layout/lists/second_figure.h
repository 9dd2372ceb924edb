#pragma once
// The figure of a second statement in a sentence: "Retention rose to 118%; churn worsened to 4.1%".

#include <optional>
#include <string_view>

#include "layout/lists/text_pattern.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

struct SecondFigure {
  Span span;         // offsets are bytes of the whole text
  bool bad = false;  // the statement says that something became worse
};

// Unset: the text makes one statement, the first has no figure, or that of the second is not an
// amount or a share.
[[nodiscard]] std::optional<SecondFigure> second_figure(std::string_view text,
                                                        std::string_view language,
                                                        const ElementStyle& style);

}  // namespace deckle::layout
