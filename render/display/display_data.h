#pragma once
// Pictures, icons, tables and charts of elements.

#include <string>
#include <vector>

#include "render/display/display_slide.h"

namespace deckle::render {

// Problems are what cannot be drawn; a labelled box is at its place.

void draw_picture(const ElementIr& element, const DisplayFonts& fonts,
                  std::vector<DisplayItem>& items, std::vector<std::string>& problems);
void draw_icon(const ElementIr& element, std::vector<DisplayItem>& items);

// Fills, rules and text of a table, upright.
void draw_table(const ElementIr& element, const MeasuredElement& measured,
                const DisplayFonts& fonts, std::vector<DisplayItem>& items);

void draw_chart_of(const ElementIr& element, const DisplayFonts& fonts,
                   std::vector<DisplayItem>& items, std::vector<std::string>& problems);

// A grey box that says what is not drawn.
void draw_labelled_box(const Frame& box, const std::string& label, const DisplayFonts& fonts,
                       std::vector<DisplayItem>& items);

}  // namespace deckle::render
