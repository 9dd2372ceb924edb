#include "layout/lists/figure_panels.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "layout/lists/emphasis.h"
#include "layout/lists/figure_card_pieces.h"
#include "layout/lists/figure_cards.h"
#include "layout/lists/figure_shapes.h"
#include "layout/lists/figures.h"
#include "layout/lists/main_figure.h"
#include "layout/lists/takeaway_panel.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxItemBytes = 240;  // about two lines; a paragraph has no key figure
constexpr int kStrong = 3;                  // figures.h

// The cards around the main one are of one size, which it does not share.
void finish_around_main(const ListContext& context, const std::vector<FigureCard>& cards,
                        SlideIr& slide, std::vector<std::string>& enlarged) {
  const FigurePictures all = figure_pictures(context, slide, cards);
  FigurePictures first, rest;
  if (!all.icons.empty()) {
    first = {{all.drawings.front()}, {all.icons.front()}};
    rest = {{all.drawings.begin() + 1, all.drawings.end()},
            {all.icons.begin() + 1, all.icons.end()}};
  }
  // What is added to a card comes after it, so that the first keeps its place.
  std::vector<std::string> others;
  finish_cards(context, {cards.begin() + 1, cards.end()}, slide, others, rest);
  finish_cards(context, {cards.front()}, slide, enlarged, first, kMainValuePt);
  enlarged.insert(enlarged.end(), others.begin(), others.end());
}

}  // namespace

bool prepare_figures(const ListContext& context, const Element& element, ElementIr& out) {
  if (out.text.paragraphs.empty() || out.text.vert != VerticalText::Horz) return false;
  if (const FigureParts parts = parts_of(context, element, out); parts.value >= 0) {
    prepare_card(context, element, parts, out);
    return true;
  }
  if (is_takeaway(element, out)) {
    prepare_takeaway(context, element, out);
    return true;
  }
  const bool list = element.kind == ElementKind::Bullets && out.type == ElementType::Bullets;
  if (!list || !shows_figures(element) || element.style.bold ||
      element.style.emphasis != Emphasis::None)
    return false;
  for (ParagraphIr& paragraph : out.text.paragraphs) {
    const std::string text = searchable(paragraph);
    if (text.size() > kMaxItemBytes || !is_unmarked(paragraph)) continue;
    const auto figure = key_figure(text, context.language);
    if (figure && figure->strength >= kStrong) emphasise(paragraph, figure->span, {.bold = true});
  }
  return true;
}

std::vector<std::string> finish_figures(const ListContext& context, SlideIr& slide) {
  std::vector<std::string> enlarged;
  std::vector<FigureCard> cards;
  std::vector<std::pair<std::string, const Element*>> takeaways;
  for (const Element& element : context.slide.elements) {
    const auto found =
        std::find_if(slide.elements.begin(), slide.elements.end(),
                     [&](const ElementIr& e) { return e.eid == element.element_id; });
    if (found == slide.elements.end()) continue;
    if (const FigureParts parts = parts_of(context, element, *found); parts.value >= 0)
      cards.push_back({static_cast<std::size_t>(found - slide.elements.begin()), &element, parts});
    else if (is_takeaway(element, *found))
      takeaways.emplace_back(found->eid, &element);
  }
  if (!cards.empty() && set_main_figure(context, cards, slide))
    finish_around_main(context, cards, slide, enlarged);
  else if (!cards.empty())
    finish_cards(context, cards, slide, enlarged);
  enlarge_in_shapes(context, slide, enlarged);
  for (const auto& [eid, element] : takeaways) {
    for (std::size_t i = 0; i < slide.elements.size(); ++i) {
      if (slide.elements[i].eid != eid) continue;
      finish_takeaway(context, *element, i, slide, enlarged);
      break;
    }
  }
  return enlarged;
}

}  // namespace deckle::layout
