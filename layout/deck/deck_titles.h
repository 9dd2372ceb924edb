#pragma once
// The titles of content slides, chosen once for the deck: one size, one place, and where the
// content below them begins (docs/decisions.md, 71). Covers, sections, quotations and closings have
// the look of their own layouts.

#include <vector>

#include "layout/base/layout_context.h"
#include "layout/slots/choose_slots.h"

namespace deckle::layout {

struct DeckTitles {
  Rect place;          // of most titles; empty: the deck has no content slide with a title
  double usual_pt = 0;  // the size of titles there by the template
  double size_pt = 0;   // the size of titles there in this deck
  // On the built-in template, where every title has one line: by how much what is below a title
  // begins higher.
  Emu lift;
  // The same for a slide whose title has one line in a deck with longer titles. None where the theme draws
  // a line or band at the end of titles, which is the same on all slides.
  Emu lift_of_line;
  // The template's layouts for covers, sections, quotations, closings and pictures over the page.
  std::vector<const templates::Layout*> other_layouts;
};

// The largest size, down to the minimum of titles, at which every title has two lines at most and
// fits its box. A title that would need a third line even then, or more height, is not counted:
// its box is enlarged on its slide (slots/tall_title.h). Of `context.deck` alone, so the result is
// the same for every slide and on any thread.
[[nodiscard]] DeckTitles deck_titles(const LayoutContext& context, int jobs = 1);

// The layouts that the template has for covers, sections, quotations, closings or pictures over the
// page, whose titles have a look of their own. (A template may use such a layout for content too,
// when it has no other.)
[[nodiscard]] std::vector<const templates::Layout*> special_layouts(const templates::Template& t);

// Gives the title's slot on a content slide the place and size of the deck's titles, unless the
// layout has another place for titles in a look of its own, and raises what is below a title of one line.
void set_title(const DeckTitles& titles, const Slide& slide, const LayoutContext& context,
               ChosenSlots& chosen);

}  // namespace deckle::layout
