#include "layout/lists/pairs.h"

#include <algorithm>
#include <array>
#include <vector>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "layout/lists/row_heights.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "layout/text/word_break.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMinItems = 2, kMaxItems = 5;
constexpr std::array<double, 3> kSizesPt = {20, 18, 16};
constexpr double kPaddingPt = 7, kMaxStepPt = 92, kBandGapPt = 8, kInsetPt = 14, kBarPt = 4;
constexpr double kArrowSpacePt = 48, kArrowWidthPt = 28, kArrowHeightPt = 22;
// The first heading is quieter than the answer to it: the share of the dark in the background.
constexpr double kQuietShare = 0.88;
constexpr double kFill = 0.94;

struct Side {
  DrawnList drawn;
  std::vector<ListRow> rows;
};

Side side_of(const ElementIr& list) {
  Side side;
  side.drawn.list = list;
  for (std::size_t i = 0; i < list.text.paragraphs.size(); ++i) side.rows.push_back({i, i + 1});
  return side;
}

// Heading and items without markers, in one size.
TextBodyIr prepared(const ListContext& context, const Element& element, const TextBodyIr& original,
                    double size, const Color& heading, const Color& items) {
  TextBodyIr body = original;
  const bool colored = has_authored_colors(element);
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = body.paragraphs[i];
    const bool unmarked = is_unmarked(paragraph);
    set_size(paragraph, size);
    paragraph.style.bullet = {};
    paragraph.style.margin_left = paragraph.style.margin_right = paragraph.style.indent = Emu(0);
    if (!colored) set_color(paragraph, i == 0 ? heading : items);
    const std::string text = searchable(paragraph);
    if (i == 0) {
      emphasise(paragraph, {0, text.size()}, {.bold = true});
    } else if (unmarked && element.style.key_figures.value_or(true)) {
      if (const auto figure = key_figure(text, context.language))
        emphasise(paragraph, figure->span, {.bold = true});
    }
  }
  body.insets = {emu_from_pt(kInsetPt), Emu(0), emu_from_pt(kInsetPt), Emu(0)};
  body.word_break = word_break_on_panel(context.text, element);
  return body;
}

void add_bands(const ListContext& context, const RowHeights& heights, bool answer, Side& side) {
  const Tones& tones = context.tones;
  const std::uint32_t page = context.text.layout.background_rgb;
  const Emu gap = emu_from_pt(kBandGapPt);
  const Rect box = side.drawn.list.box;
  for (std::size_t i = 0; i < side.rows.size(); ++i) {
    const Rect band{box.x, heights.begin(i) + gap / 2, box.w, heights.step - gap};
    Color fill = tones.light;
    if (i == 0) fill = answer ? tones.dark : Color{{}, mixed_color(page, tones.dark.rgb, kQuietShare)};
    side.drawn.behind.push_back(decoration_of(side.drawn, "band", band, fill));
    if (i == 0 || !answer) continue;
    ElementIr bar = decoration_of(side.drawn, "bar",
                                  {band.x, band.y, emu_from_pt(kBarPt), band.h}, tones.accent);
    side.drawn.behind.push_back(std::move(bar));
  }
}

}  // namespace

bool is_pair(const Element& first, const Element& second) {
  for (const Element* element : {&first, &second}) {
    const auto* list = std::get_if<BulletsContent>(&element->content);
    const std::vector<int>& levels = element->style.levels;
    if (list == nullptr || list->items.size() < kMinItems + 1 ||
        list->items.size() > kMaxItems + 1 || levels.size() != list->items.size())
      return false;
    const auto below = [&levels](int level) { return level == levels[1]; };
    if (levels[0] != 0 || levels[1] == 0 || !std::all_of(levels.begin() + 1, levels.end(), below))
      return false;
    const auto empty = [](const std::string& item) { return item.empty(); };
    if (std::any_of(list->items.begin(), list->items.end(), empty)) return false;
  }
  const auto& one = std::get<BulletsContent>(first.content).items;
  const auto& two = std::get<BulletsContent>(second.content).items;
  return one.size() == two.size() && are_cause_and_response(one[0], two[0]);
}

std::optional<std::pair<DrawnList, DrawnList>> draw_pair(const ListContext& context,
                                                         const Element& first,
                                                         const Element& second,
                                                         const ElementIr& left,
                                                         const ElementIr& right) {
  if (left.text.paragraphs.size() != right.text.paragraphs.size()) return std::nullopt;
  Side a = side_of(left), b = side_of(right);
  ElementIr& one = a.drawn.list;
  ElementIr& two = b.drawn.list;
  const Emu space = two.box.x - one.box.right();
  const Emu wanted = emu_from_pt(kArrowSpacePt);
  const Emu top = std::max(one.box.y, two.box.y);
  const Emu bottom = std::min(one.box.bottom(), two.box.bottom());
  if (space < Emu(0) || bottom <= top) return std::nullopt;
  const Emu each = space < wanted ? snap((wanted - space) / 2 + emu_from_pt(kGridPt)) : Emu(0);
  one.box = {one.box.x, top, one.box.w - each, bottom - top};
  two.box = {two.box.x + each, top, two.box.w - each, bottom - top};

  const std::uint32_t page = context.text.layout.background_rgb;
  const Color quiet{{}, mixed_color(page, context.tones.dark.rgb, kQuietShare)};
  const Color on_quiet = legible_on(context.tones.on_dark, quiet.rgb, kMinContrast);
  for (const double size : kSizesPt) {
    TextBodyIr first_body =
        prepared(context, first, left.text, size, on_quiet, context.tones.on_light);
    TextBodyIr second_body =
        prepared(context, second, right.text, size, context.tones.on_dark, context.tones.on_light);
    RowWishes wishes{emu_from_pt(kPaddingPt + kBandGapPt / 2), emu_from_pt(kMaxStepPt), Emu(0),
                     kFill, true, 3};
    auto heights = set_rows(context.engine, a.rows, one.box, wishes, first_body);
    auto others = set_rows(context.engine, b.rows, two.box, wishes, second_body);
    if (!heights || !others) continue;
    wishes.min_step = wishes.max_step = std::max(heights->step, others->step);
    heights = set_rows(context.engine, a.rows, one.box, wishes, first_body);
    others = set_rows(context.engine, b.rows, two.box, wishes, second_body);
    if (!heights || !others) continue;
    one.text = std::move(first_body);
    two.text = std::move(second_body);
    one.box.h = two.box.h = std::min(
        one.box.h, heights->step * static_cast<std::int64_t>(a.rows.size()) + emu_from_pt(kGridPt));
    add_bands(context, *heights, false, a);
    add_bands(context, *others, true, b);
    const Emu width = emu_from_pt(kArrowWidthPt), height = emu_from_pt(kArrowHeightPt);
    const Emu x = one.box.right() + (two.box.x - one.box.right() - width) / 2;
    for (std::size_t i = 1; i < a.rows.size(); ++i) {
      ElementIr arrow =
          decoration_of(a.drawn, "arrow", {x, heights->middle(i) - height / 2, width, height},
                        context.tones.accent);
      arrow.shape = mirrors(context.text) ? "leftArrow" : "rightArrow";
      arrow.belongs_to.push_back(two.eid);
      a.drawn.behind.push_back(std::move(arrow));
    }
    return std::pair{std::move(a.drawn), std::move(b.drawn)};
  }
  return std::nullopt;
}

}  // namespace deckle::layout
