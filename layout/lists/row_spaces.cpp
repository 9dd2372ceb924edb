#include "layout/lists/row_spaces.h"

#include <algorithm>
#include <vector>

#include "layout/lists/list_drawing.h"
#include "layout/lists/row_heights.h"
#include "measure/slide/text_area.h"

namespace deckle::layout {
namespace {

// Ours: of the size, how far letters reach below the baseline; and what no one sees of an edge.
constexpr double kBelowEm = 0.2, kTolerancePt = 0.5;

struct Item {
  std::size_t first = 0, last = 0;  // its paragraphs
  Rect band;
};

// From the top down; empty where they are not one column of rows behind the list.
std::vector<Rect> bands_behind(const SlideIr& slide, const ElementIr& list) {
  std::vector<Rect> bands;
  for (const ElementIr& piece : slide.elements) {
    if (is_row_band(piece) && piece.source_eid == list.eid &&
        !intersection(piece.box, list.box).empty())
      bands.push_back(piece.box);
  }
  std::sort(bands.begin(), bands.end(), [](const Rect& a, const Rect& b) { return a.y < b.y; });
  for (std::size_t i = 1; i < bands.size(); ++i) {
    if (bands[i].y < bands[i - 1].bottom()) return {};
  }
  return bands;
}

std::vector<Item> items_on(const std::vector<Rect>& bands, const TextBodyIr& body) {
  const std::vector<ParagraphIr>& paragraphs = body.paragraphs;
  const bool each = paragraphs.size() == bands.size();
  int top = paragraphs.front().level;
  for (const ParagraphIr& paragraph : paragraphs) top = std::min(top, paragraph.level);
  std::vector<Item> items;
  for (std::size_t i = 0; i < paragraphs.size(); ++i) {
    if (items.empty() || each || paragraphs[i].level <= top) {
      if (items.size() == bands.size()) return {};
      items.push_back({i, i, bands[items.size()]});
    }
    items.back().last = i + 1;
  }
  if (items.size() != bands.size()) items.clear();
  return items;
}

bool crosses_an_edge(const std::vector<Item>& items, const measure::LaidOutText& laid, Emu top) {
  return std::any_of(laid.lines.begin(), laid.lines.end(), [&](const measure::Line& line) {
    const auto own = std::find_if(items.begin(), items.end(), [&line](const Item& item) {
      return line.paragraph >= item.first && line.paragraph < item.last;
    });
    if (own == items.end()) return false;
    const double baseline = to_pt(top) + line.baseline;
    return baseline - kLetterEm * line.size_pt < to_pt(own->band.y) - kTolerancePt ||
           baseline + kBelowEm * line.size_pt > to_pt(own->band.bottom()) + kTolerancePt;
  });
}

}  // namespace

void keep_on_bands(const SlideIr& slide, const measure::TextEngine& engine, ElementIr& list) {
  TextBodyIr& body = list.text;
  if (body.empty() || body.anchor != Anchor::Top || body.columns > 1 || is_vertical(body.vert))
    return;
  const std::vector<Rect> bands = bands_behind(slide, list);
  if (bands.size() < 2) return;
  const std::vector<Item> items = items_on(bands, body);
  const Rect area = measure::text_area(list).rect;
  const double width = to_pt(area.w);
  if (items.empty() || width <= 0 || !crosses_an_edge(items, engine.lay_out(body, width), area.y))
    return;
  // The last line of a text has another height than those above it, also where it is the only one.
  measure::LayoutOptions among_others;
  among_others.plain_last_line = true;
  Emu end = area.y - body.insets.top;  // of the text above
  for (const Item& item : items) {
    TextBodyIr part = body;
    part.paragraphs.assign(body.paragraphs.begin() + static_cast<std::ptrdiff_t>(item.first),
                           body.paragraphs.begin() + static_cast<std::ptrdiff_t>(item.last));
    part.paragraphs.front().style.space_before = {SpacingIr::Unit::Points, 0};
    const measure::LaidOutText laid = engine.lay_out(part, width, among_others);
    const Emu top = std::max(end, item.band.center_y() - emu_from_pt(ink_middle(laid)));
    SpacingIr& before = body.paragraphs[item.first].style.space_before;
    before = {SpacingIr::Unit::Points, 0};
    if (item.first == 0)
      body.insets.top = top - end;
    else
      before.value = to_pt(top - end);
    end = top + emu_from_pt(laid.height);
  }
}

}  // namespace deckle::layout
