#include "layout/lists/pairs.h"

#include <algorithm>
#include <array>
#include <vector>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "layout/lists/item_rows.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "layout/text/word_break.h"
#include "measure/slide/reserve.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMinItems = 2, kMaxItems = 5;
constexpr std::array<double, 4> kSizesPt = {22, 20, 18, 16};
constexpr std::size_t kFewItems = 3;  // more have at most the second size
// Ours. The heading is as high as its text needs; rows have no more than kMaxStepPt each.
constexpr double kHeadPaddingPt = 7, kPaddingPt = 12, kMaxStepPt = 124, kBandGapPt = 8;
constexpr double kInsetPt = 18, kBarPt = 5;
constexpr double kArrowSpacePt = 48, kArrowWidthPt = 32, kArrowHeightPt = 26;
// The first heading is quieter than the answer to it: the share of the dark in the background.
constexpr double kQuietShare = 0.88;
constexpr double kBadTint = 0.1;     // of the warning colour, behind what is bad
constexpr double kAnswerTint = 0.1;  // of the accent, behind the answers

struct Side {
  DrawnList drawn;
  TextBodyIr body;
  Color head, on_head, band, on_band, bar;
};

// The colours of causes, of what is bad, and of answers.
void set_colors(const ListContext& context, bool answer, bool bad, Side& side) {
  const Tones& tones = context.tones;
  const std::uint32_t page = context.text.layout.background_rgb;
  const double least = text_contrast(context.text);
  const auto on = [&](const Color& fill) {
    const bool dark = contrast_ratio(tones.on_dark.rgb, fill.rgb) >=
                      contrast_ratio(tones.on_light.rgb, fill.rgb);
    return legible_on(dark ? tones.on_dark : tones.on_light, fill.rgb, least);
  };
  side.head = answer ? tones.dark : Color{{}, mixed_color(page, tones.dark.rgb, kQuietShare)};
  side.band = tones.light;
  side.bar = tones.accent;
  if (bad) {
    side.head = side.bar = tones.warning;
    side.band = {{}, mixed_color(page, tones.warning.rgb, kBadTint)};
  }
  // What is done about it has the accent, on a tint: solid bands outweighed what they answer.
  if (answer && context.text.t.path.empty())
    side.band = {{}, mixed_color(page, tones.accent.rgb, kAnswerTint)};
  side.on_head = on(side.head);
  side.on_band = on(side.band);
}

// Whether the author marked a part of the item.
bool has_authored_marks(const Element& element, std::size_t item) {
  const auto* list = std::get_if<BulletsContent>(&element.content);
  return list == nullptr || (item < list->runs.size() && !list->runs[item].empty());
}

// Heading and items without markers, in one size. Causes are bold, and of answers the key figures.
TextBodyIr prepared(const ListContext& context, const Element& element, const TextBodyIr& original,
                    double size, bool answer, const Side& side) {
  TextBodyIr body = original;
  const bool colored = has_authored_colors(element);
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = body.paragraphs[i];
    const bool unmarked = is_unmarked(paragraph);
    set_size(paragraph, size);
    paragraph.style.bullet = {};
    paragraph.style.margin_left = paragraph.style.margin_right = paragraph.style.indent = Emu(0);
    paragraph.style.space_before = paragraph.style.space_after = {SpacingIr::Unit::Points, 0};
    if (!colored) set_color(paragraph, i == 0 ? side.on_head : side.on_band);
    const std::string text = searchable(paragraph);
    if (i == 0 || (!answer && !has_authored_marks(element, i))) {
      emphasise(paragraph, {0, text.size()}, {.bold = true});
    } else if (unmarked && element.style.key_figures.value_or(true)) {
      Emphasised how{.bold = true};
      if (!colored)
        how.color = legible_on(context.tones.accent, side.band.rgb, text_contrast(context.text));
      if (const auto figure = key_figure(text, context.language))
        emphasise(paragraph, figure->span, how);
    }
  }
  body.anchor = Anchor::Top;
  body.insets = {emu_from_pt(kInsetPt), Emu(0), emu_from_pt(kInsetPt), Emu(0)};
  body.word_break = word_break_on_panel(context.text, element);
  return body;
}

// The height of a heading of one line or two; unset: a word of it is split.
std::optional<Emu> heading_height(const ListContext& context, const Side& side, Emu width) {
  TextBodyIr heading = side.body;
  heading.paragraphs.resize(1);
  measure::LayoutOptions among_others;
  among_others.plain_last_line = true;
  const measure::LaidOutText laid =
      context.engine.lay_out(heading, to_pt(width) * (1 - measure::kMaxReserve), among_others);
  if (std::any_of(laid.lines.begin(), laid.lines.end(),
                  [](const measure::Line& line) { return line.split_word; }))
    return std::nullopt;
  return emu_from_pt(laid.height);
}

// The heading's band, and one for each row with a bar where it begins.
void add_bands(const ItemRows& rows, Emu head, bool bars, Side& side) {
  const Emu gap = emu_from_pt(kBandGapPt);
  const Rect box = side.drawn.list.box;
  side.drawn.behind.push_back(
      decoration_of(side.drawn, "band", {box.x, box.y, box.w, head}, side.head));
  for (std::size_t i = 0; i + 1 < rows.edges.size(); ++i) {
    const Rect band{box.x, box.y + head + rows.edges[i] + gap, box.w,
                    rows.edges[i + 1] - rows.edges[i] - gap};
    side.drawn.behind.push_back(decoration_of(side.drawn, "band", band, side.band));
    if (!bars) continue;
    ElementIr bar = decoration_of(side.drawn, "bar",
                                  {band.x, band.y, emu_from_pt(kBarPt), band.h}, side.bar);
    side.drawn.behind.push_back(std::move(bar));
  }
}

// The text is in the middle of bands, which begin below the gap of their row.
void set_spaces(const ItemRows& rows, std::size_t column, Emu head, Emu heading, Side& side) {
  const Emu above = (head - heading) / 2;
  side.body.insets.top = above;
  side.body.paragraphs[1].style.space_before.value =
      to_pt(head - above - heading + rows.above[column] + emu_from_pt(kBandGapPt / 2));
}

void add_arrows(const ListContext& context, const ItemRows& rows, Emu head, Side& from,
                const ElementIr& to) {
  const Rect box = from.drawn.list.box;
  const Emu width = emu_from_pt(kArrowWidthPt), height = emu_from_pt(kArrowHeightPt);
  const Emu x = box.right() + (to.box.x - box.right() - width) / 2;
  for (std::size_t i = 0; i + 1 < rows.edges.size(); ++i) {
    const Emu middle = box.y + head + rows.middle(i) + emu_from_pt(kBandGapPt / 2);
    ElementIr arrow = decoration_of(from.drawn, "arrow", {x, middle - height / 2, width, height},
                                    context.tones.accent);
    arrow.shape = mirrors(context.text) ? "leftArrow" : "rightArrow";
    arrow.belongs_to.push_back(to.eid);
    from.drawn.behind.push_back(std::move(arrow));
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
  Side a, b;
  a.drawn.list = left;
  b.drawn.list = right;
  ElementIr& one = a.drawn.list;
  ElementIr& two = b.drawn.list;
  const Emu space = two.box.x - one.box.right();
  const Emu top = std::max(one.box.y, two.box.y);
  const Emu bottom = std::min(one.box.bottom(), two.box.bottom());
  if (space < Emu(0) || bottom <= top) return std::nullopt;
  const Emu between = std::max(space, emu_from_pt(kArrowSpacePt));
  const Rect both{one.box.x, top, two.box.right() - one.box.x, bottom - top};
  // Equally wide, where the author asks for no other widths.
  Emu width = (both.w - between) / 2;
  if (!context.slide.hints.ratio.empty()) width = one.box.w - (between - space) / 2;
  one.box = {both.x, top, width, both.h};
  two.box = {both.x + width + between, top, both.w - width - between, both.h};
  if (one.box.w <= Emu(0) || two.box.w <= Emu(0)) return std::nullopt;

  const bool bad = names_what_is_bad(searchable(left.text.paragraphs.front()));
  set_colors(context, false, bad, a);
  set_colors(context, true, false, b);
  const std::size_t count = left.text.paragraphs.size() - 1;
  for (const bool steady : {true, false}) {
    for (const double size : kSizesPt) {
      if (count > kFewItems && size == kSizesPt.front()) continue;
      a.body = prepared(context, first, left.text, size, false, a);
      b.body = prepared(context, second, right.text, size, true, b);
      const Emu inset = emu_from_pt(kInsetPt) * 2;
      const std::optional<Emu> from = heading_height(context, a, one.box.w - inset);
      const std::optional<Emu> to = heading_height(context, b, two.box.w - inset);
      if (!from || !to) continue;
      const Emu head = snap(std::max(*from, *to) + emu_from_pt(2 * kHeadPaddingPt));
      const Emu most = emu_from_pt(kMaxStepPt) * static_cast<std::int64_t>(count);
      const Emu height = std::min(one.box.h - head, most);
      const auto rows =
          share_rows(context.engine, {{&a.body, 1, one.box.w - inset}, {&b.body, 1, two.box.w - inset}},
                     height, emu_from_pt(kPaddingPt));
      if (!rows || (steady && !rows->steady)) continue;
      set_spaces(*rows, 0, head, *from, a);
      set_spaces(*rows, 1, head, *to, b);
      ElementIr from_text = one, to_text = two;
      from_text.box.h = to_text.box.h = head + height;
      from_text.text = a.body;
      to_text.text = b.body;
      // A text that is repaired afterwards has other lines than its bands are made for.
      if (!measure::text_fit(context.engine, from_text).fits ||
          !measure::text_fit(context.engine, to_text).fits)
        continue;
      one = std::move(from_text);
      two = std::move(to_text);
      add_bands(*rows, head, bad, a);
      add_bands(*rows, head, true, b);
      add_arrows(context, *rows, head, a, two);
      return std::pair{std::move(a.drawn), std::move(b.drawn)};
    }
  }
  return std::nullopt;
}

}  // namespace deckle::layout
