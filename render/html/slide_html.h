#pragma once
// A slide as an HTML page, whose text the reader lays out: the `out_k.html` of a rollout
// (docs/repair-loop.md, 3), and what the reference browser measures.
//
// The element with the id "slide" is the page. Every element of the slide is a box in it, absolutely
// placed, with its id in `data-eid`; every paragraph has its number in `data-part`, in a table
// "row.column.number". Text is set in the typefaces that the native engine uses, in the order in
// which a character takes them; where CSS would choose another one than the engine, the characters
// have a span of their own. Self-contained: no scripts, no references; faces of font folders are
// data URIs. Units are px. The same slide gives the same bytes.

#include <string>
#include <vector>

#include "measure/fonts/font_catalog.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

enum class HtmlUse {
  Measuring,  // text alone, upright, lines not justified
  Showing,    // with all that is drawn, text turned as the slide has it
};

struct HtmlFonts {
  const measure::FontCatalog& catalog;
  std::vector<std::string> folders;  // those of the catalogue: their faces a browser cannot know
};

[[nodiscard]] std::string slide_html(const SlideIr& slide, const HtmlFonts& fonts, HtmlUse use);

}  // namespace deckle::render
