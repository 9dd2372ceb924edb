#pragma once
// A presentation file as values, to plant faults in: two sound slides, and what the file holds.

#include <string>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::test {

struct FileFacts {
  std::vector<SlideIr> slides;
  PackageFacts package;
};

// Slides "s256" and "s257", each with a title, a text and a picture with alternative text.
[[nodiscard]] FileFacts sound_file();
[[nodiscard]] Rect box_px(double x, double y, double w, double h);
// A text box; of the "Arial" that is measured everywhere.
[[nodiscard]] ElementIr text_box(std::uint32_t id, const std::string& text, const Rect& box,
                                 double size_pt);
[[nodiscard]] ElementIr filled_shape(std::uint32_t id, const Rect& box, std::uint32_t rgb);
// The element of a slide with that shape id.
[[nodiscard]] ElementIr& shape(SlideIr& slide, std::uint32_t id);
[[nodiscard]] DiagnosticSink findings_of(const FileFacts& file);

}  // namespace deckle::test
