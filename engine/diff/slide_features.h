#pragma once
// What makes a slide recognisable in another deck.

#include <cstdint>
#include <string>

#include "engine/diff/word_diff.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

// Whether layout or master draw it: it is on many slides, and not the slide's own.
[[nodiscard]] bool shows_through(const ElementIr& element);
// The text of a body, without the values of fields, which change when a slide is moved.
[[nodiscard]] std::string text_of(const TextBodyIr& body);
// The text that an element shows: of its body, of its cells, of its chart.
[[nodiscard]] std::string text_in(const ElementIr& element);
// Of the bytes of its picture; 0 without one.
[[nodiscard]] std::uint64_t picture_hash(const ElementIr& element);
// The text of the title, on one line; may be empty.
[[nodiscard]] std::string title_of(const SlideIr& slide);

struct SlideFeatures {
  std::string id, title;
  WordBag words;  // of all text
  WordBag all;    // and what each element is: its type, its name, its picture
};
[[nodiscard]] SlideFeatures features_of(const SlideIr& slide);

}  // namespace deckle::engine
