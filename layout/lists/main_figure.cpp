#include "layout/lists/main_figure.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "layout/base/reading_order.h"
#include "layout/lists/figure_card_pieces.h"
#include "layout/text/title_words.h"

namespace deckle::layout {
namespace {

constexpr std::string_view kMainGroup = "-main";
constexpr std::size_t kLeastCards = 5, kMostCards = 7, kRows = 2;
// Ours: of the width of all cards, the first with which the figure is so much larger than the others, or
// a long one as large; and the least size of these, below which equal cells show more.
constexpr std::array<double, 3> kMainShares = {0.31, 0.36, 0.42};
constexpr std::array<double, 2> kMainSteps = {1.2, 1};
constexpr double kLeastOtherPt = 28;

// Whether the cards are the cells of one group, one part each.
bool are_cells(const std::vector<FigureCard>& cards, const SlideIr& slide) {
  const ElementIr& first = slide.elements[cards.front().index];
  const auto cell = [&](const ElementIr& element) {
    return element.member && element.member->group == first.member->group &&
           element.member->part == 0;
  };
  if (!first.member) return false;
  const auto cells = static_cast<std::size_t>(std::count_if(
      slide.elements.begin(), slide.elements.end(),
      [&](const ElementIr& e) { return e.member && e.member->group == first.member->group; }));
  if (cells != cards.size()) return false;
  return std::all_of(cards.begin(), cards.end(), [&](const FigureCard& card) {
    const ElementIr& element = slide.elements[card.index];
    return cell(element) && !element.pinned;
  });
}

bool is_asked_for(const ListContext& context, const std::vector<FigureCard>& cards) {
  const LayoutHints& hints = context.slide.hints;
  if (!context.text.t.path.empty() || !hints.main_card.value_or(true) || hints.arrange ||
      !hints.ratio.empty() || !hints.groups.empty() || context.slide.page > 1)
    return false;
  std::vector<std::string> texts;
  for (const FigureCard& card : cards) {
    if (has_own_fill(context, *card.element) || card.element->style.fill ||
        context.card_accents.contains(card.element->element_id))
      return false;
    const auto* shape = std::get_if<ShapeContent>(&card.element->content);
    texts.push_back(shape == nullptr ? std::string() : shape->text.text);
  }
  return named_by_words(authored_title_text(context.slide), texts).value_or(0) == 0;
}

// The first card at the left, with that share of the width, and the others beside it.
void place(const ListContext& context, const std::vector<FigureCard>& cards, double share,
           SlideIr& slide) {
  Rect area;
  for (const FigureCard& card : cards) area = bounding(area, slide.elements[card.index].box);
  const Emu gap = context.frame.gutter;
  const Emu width = snap(emu_from_pt(to_pt(area.w) * share));
  ElementIr& main = slide.elements[cards.front().index];
  main.box = {area.x, area.y, width, area.h};
  main.member->group += kMainGroup;
  const Emu height = (area.h - gap) / 2;
  const std::size_t others = cards.size() - 1, in_row = others / kRows;
  const auto count = static_cast<std::int64_t>(in_row);
  const Emu cell = (area.w - width - gap * count) / count;
  for (std::size_t i = 0; i < others; ++i) {
    const auto at = static_cast<std::int64_t>(i % in_row);
    slide.elements[cards[i + 1].index].box = {area.x + width + gap + (cell + gap) * at,
                                              i < in_row ? area.y : area.bottom() - height, cell,
                                              height};
  }
}

// Whether the figure of the first card is by that step larger than the others, and these can be read at a glance.
bool is_largest(const ListContext& context, const std::vector<FigureCard>& cards, double step,
                const SlideIr& slide) {
  const std::vector<FigureCard> first = {cards.front()}, others(cards.begin() + 1, cards.end());
  const bool changes = std::any_of(others.begin(), others.end(),
                                   [](const FigureCard& c) { return c.parts.change >= 0; });
  const auto rest = sizes_for(context, slide, others, changes);
  const auto main =
      sizes_for(context, slide, first, first.front().parts.change >= 0, kMainValuePt);
  return rest && main && rest->value_pt >= kLeastOtherPt &&
         main->value_pt >= rest->value_pt * step;
}

}  // namespace

bool is_main_figure(const ElementIr& element) {
  return element.member && element.member->group.ends_with(kMainGroup);
}

bool set_main_figure(const ListContext& context, const std::vector<FigureCard>& cards,
                     SlideIr& slide) {
  // Rows of unlike numbers would have seams that do not meet.
  const bool equal_rows = (cards.size() - 1) % kRows == 0;
  if (cards.size() < kLeastCards || cards.size() > kMostCards || !equal_rows ||
      !are_cells(cards, slide) || !is_asked_for(context, cards))
    return false;
  const std::vector<ElementIr> before = slide.elements;
  for (const double step : kMainSteps) {
    for (const double share : kMainShares) {
      place(context, cards, share, slide);
      if (is_largest(context, cards, step, slide)) return true;
      slide.elements = before;
    }
  }
  return false;
}

}  // namespace deckle::layout
