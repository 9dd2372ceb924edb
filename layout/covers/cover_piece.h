#pragma once
// Shapes that deckle draws on covers and sections.

#include <string>

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

struct CoverFill {
  Color color;
  double alpha = 1;
  const char* preset = "rect";
};

// A shape without meaning for a reader, below the texts. `name` is that of the shape; it has no id
// before name_pieces().
[[nodiscard]] ElementIr cover_piece(const SlideIr& slide, const std::string& name, const Rect& box,
                                    const CoverFill& fill);

// Gives the pieces on the slide that have no id theirs: "_cover_1", "_cover_2" …
void name_pieces(SlideIr& slide);

// Before or after the element of that id.
void insert_before(SlideIr& slide, const std::string& eid, ElementIr piece);
void insert_after(SlideIr& slide, const std::string& eid, ElementIr piece);

}  // namespace deckle::layout
