#pragma once
// Slides for the writer's tests, over layouts of any base.

#include <string>
#include <vector>

#include "slidespec/ir/slide_ir.h"

namespace deckle::test {

// Where the slides go: a layout that has a title, a body and a slide number placeholder.
struct SampleLayout {
  std::string part;
  Size page;
  std::uint32_t body_idx = 1, number_idx = 12;
};

[[nodiscard]] RunStyle latin_style(double size_pt);
[[nodiscard]] ParagraphIr paragraph(const std::string& text, const RunStyle& style, int level = 0);

// Title, three levels of bullets in Korean and English, a slide number, notes.
[[nodiscard]] SlideIr bullets_slide(const SampleLayout& layout, int index);
// A text box with rich runs, links, soft breaks and a superscript; shapes; dividers; right-to-left
// text.
[[nodiscard]] SlideIr shapes_slide(const SampleLayout& layout, int index);
// What is turned or mirrored ("turned", "flipped", "line"), vertical text in every direction (by
// the direction's name), and text of every autofit mode ("text", "none", "shape").
[[nodiscard]] SlideIr turned_slide(const SampleLayout& layout, int index);

}  // namespace deckle::test
