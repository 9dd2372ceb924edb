#include "layout/lists/date_rows.h"

#include <algorithm>
#include <array>
#include <utility>

#include "layout/lists/calendar_leaf.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/key_words.h"
#include "layout/text/min_size.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr std::array<double, 3> kSizesPt = {24, 22, 20};
// Ours: the width of a leaf, the least and the highest row, and the space between rows, beside the
// words and above them.
constexpr double kLeafWidthPt = 96, kLeastRowPt = 56, kMostRowPt = 112, kGapPt = 8;
constexpr double kBesidePt = 20, kPaddingPt = 6, kDetailPt = 4;

TextBodyIr words_of(const ListContext& context, const Element& element, const TextBodyIr& list,
                    const ListRow& row, double size) {
  TextBodyIr body = list;
  const double own = largest_size_pt(list);
  const auto begin = list.paragraphs.begin();
  body.paragraphs.assign(begin + static_cast<std::ptrdiff_t>(row.first),
                         begin + static_cast<std::ptrdiff_t>(row.last));
  body.anchor = Anchor::Middle;
  body.columns = 1;
  body.insets = {emu_from_pt(kBesidePt), emu_from_pt(kPaddingPt), emu_from_pt(kBesidePt),
                 emu_from_pt(kPaddingPt)};
  const bool colored = has_authored_colors(element);
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = body.paragraphs[i];
    for (RunIr& run : paragraph.runs) run.style.size_pt += size - own;
    paragraph.end.size_pt += size - own;
    paragraph.style.space_before = {SpacingIr::Unit::Points, i == 0 ? 0 : kDetailPt};
    paragraph.style.space_after = {SpacingIr::Unit::Points, 0};
    if (i == 0) {
      paragraph.style.bullet = {};
      paragraph.style.margin_left = paragraph.style.margin_right = paragraph.style.indent = Emu(0);
    }
    if (!colored) set_color(paragraph, context.tones.on_light);
    if (!element.style.key_figures.value_or(true)) continue;
    std::optional<Color> color;
    if (!colored) color = accent_text_on(context.text, context.tones.light.rgb);
    emphasise_key_words(paragraph, context.language, color);
  }
  return body;
}

}  // namespace

std::optional<DrawnList> draw_date_rows(const ListContext& context, const Element& element,
                                        const ElementIr& list) {
  if (has_authored_colors(element) || smallest_authored_size(element)) return std::nullopt;
  DrawnList drawn;
  drawn.list = list;
  std::vector<ListItem> items;
  for (const ParagraphIr& paragraph : list.text.paragraphs)
    items.push_back({searchable(paragraph), paragraph.level});
  const std::vector<ListRow> rows = rows_of(items);
  if (rows.size() < 2) return std::nullopt;
  const auto count = static_cast<std::int64_t>(rows.size());
  const Emu gap = emu_from_pt(kGapPt);
  const Emu height =
      std::min(snap((list.box.h - gap * (count - 1)) / count), emu_from_pt(kMostRowPt));
  if (to_pt(height) < kLeastRowPt) return std::nullopt;
  // Beside the title of a closing slide, which is in the middle of the page.
  const bool middle = context.slide.type == SlideType::Closing;
  const Emu left = list.box.h - height * count - gap * (count - 1);
  const Emu top = list.box.y + (middle ? snap(left / 2) : Emu(0));
  const Size leaf{emu_from_pt(kLeafWidthPt), height};
  std::vector<ParagraphIr*> firsts;
  for (const ListRow& row : rows) firsts.push_back(&drawn.list.text.paragraphs[row.first]);
  const auto leaves = take_leaves(context, std::move(firsts), leaf);
  if (!leaves) return std::nullopt;
  for (const double size : kSizesPt) {
    std::vector<TextBodyIr> bodies;
    const double width = to_pt(list.box.w - leaf.w) - 2 * kBesidePt;
    bool fits = width > 0 && size >= list.min_font_pt && !smallest_authored_size(element);
    for (const ListRow& row : rows) {
      bodies.push_back(words_of(context, element, drawn.list.text, row, size));
      if (!fits) break;
      // Another program may set the letters wider.
      const measure::LaidOutText laid =
          context.engine.lay_out(bodies.back(), width * (1 - measure::kMaxReserve));
      fits = laid.height + 2 * kPaddingPt <= to_pt(height) &&
             std::none_of(laid.lines.begin(), laid.lines.end(),
                          [](const measure::Line& line) { return line.split_word; });
    }
    if (!fits) continue;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const Rect row{list.box.x, top + (height + gap) * static_cast<std::int64_t>(i),
                     list.box.w, height};
      ElementIr band = decoration_of(drawn, "band", row, context.tones.light);
      drawn.after.push_back(std::move(band));
      for (ElementIr& piece : place_leaf(context, (*leaves)[i], {row.x, row.y, leaf.w, leaf.h}))
        add_leaf_piece(std::move(piece), drawn);
      ElementIr words = piece_of(drawn, ElementType::Shape, "text");
      words.box = {row.x + leaf.w, row.y, row.w - leaf.w, row.h};
      words.z = list.z + 1;
      words.text = std::move(bodies[i]);
      drawn.after.push_back(std::move(words));
    }
    drawn.removed = true;
    return drawn;
  }
  return std::nullopt;
}

}  // namespace deckle::layout
