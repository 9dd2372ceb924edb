#include "layout/lists/main_figure.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "layout/base/reading_order.h"
#include "layout/lists/figure_card_pieces.h"
#include "layout/text/title_words.h"

namespace deckle::layout {
namespace {

constexpr std::string_view kMainGroup = "-main";
constexpr std::size_t kLeastCards = 5, kMostCards = 6, kRows = 2;
// Ours: of the width of all cards; and the least size of the other figures, below which equal cells
// show more.
constexpr double kMainShare = 0.31, kLeastOtherPt = 28;

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
  const Element* title = authored_title(context.slide);
  const auto* text = title == nullptr ? nullptr : std::get_if<TextContent>(&title->content);
  const std::optional<std::size_t> named =
      text == nullptr ? std::nullopt : named_by_words(text->text, texts);
  return named.value_or(0) == 0;
}

}  // namespace

bool is_main_figure(const ElementIr& element) {
  return element.member && element.member->group.ends_with(kMainGroup);
}

bool set_main_figure(const ListContext& context, const std::vector<FigureCard>& cards,
                     SlideIr& slide) {
  if (cards.size() < kLeastCards || cards.size() > kMostCards || !are_cells(cards, slide) ||
      !is_asked_for(context, cards))
    return false;
  const std::vector<ElementIr> before = slide.elements;
  Rect area;
  for (const FigureCard& card : cards) area = bounding(area, slide.elements[card.index].box);
  const Emu gap = context.frame.gutter;
  const Emu width = snap(emu_from_pt(to_pt(area.w) * kMainShare));
  ElementIr& main = slide.elements[cards.front().index];
  main.box = {area.x, area.y, width, area.h};
  const std::string group = main.member->group;
  main.member->group = group + std::string(kMainGroup);
  const Emu height = (area.h - gap) / 2;
  const std::vector<FigureCard> others(cards.begin() + 1, cards.end());
  // The shorter row above: 2 + 2, or 2 + 3.
  const std::size_t above = others.size() / kRows;
  for (std::size_t i = 0; i < others.size(); ++i) {
    const bool upper = i < above;
    const auto count = static_cast<std::int64_t>(upper ? above : others.size() - above);
    const auto place = static_cast<std::int64_t>(upper ? i : i - above);
    const Emu cell = (area.w - width - gap * count) / count;
    ElementIr& element = slide.elements[others[i].index];
    element.box = {area.x + width + gap + (cell + gap) * place,
                   upper ? area.y : area.bottom() - height, cell, height};
    // Siblings are the cells of one row where the rows hold unlike numbers.
    if (others.size() % kRows != 0) element.member->group = group + (upper ? "-above" : "-below");
  }
  const bool changes = std::any_of(others.begin(), others.end(),
                                   [](const FigureCard& c) { return c.parts.change >= 0; });
  const std::optional<CardSizes> sizes = sizes_for(context, slide, others, changes);
  if (sizes && sizes->value_pt >= kLeastOtherPt &&
      sizes_for(context, slide, {cards.front()}, cards.front().parts.change >= 0))
    return true;
  slide.elements = before;
  return false;
}

}  // namespace deckle::layout
