#include "layout/weight/set_weights.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "layout/base/note.h"
#include "layout/base/reading_order.h"
#include "layout/lists/column_form.h"
#include "layout/lists/contrast_heads.h"
#include "layout/lists/figures.h"
#include "layout/lists/main_figure.h"
#include "layout/messages/tr.h"
#include "layout/names/pattern_names.h"
#include "layout/patterns/subject_of_deck.h"
#include "layout/text/contrast.h"
#include "layout/text/title_words.h"
#include "layout/weight/card_surfaces.h"
#include "layout/weight/paint_card.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: two areas are told apart, on a screen and in grey print.
constexpr double kLeastStep = 1.25;
// Ours: a longer paragraph is a sentence, and more paragraphs than value, label and change are items;
// the title may share their words by chance.
constexpr std::size_t kLongestLabel = 36, kMostOfFigure = 3;
// Ours: so many figures of one weight are a table, in which a reader does not know where to begin.
constexpr std::size_t kManyFigures = 6;

// Patterns whose cards are of one kind. Others say by their form which of their parts counts.
bool has_plain_cards(const Slide& slide) {
  if (std::any_of(slide.elements.begin(), slide.elements.end(),
                  [](const Element& e) { return e.kind == ElementKind::Image; }))
    return false;
  if (slide.type == SlideType::Title || slide.type == SlideType::Closing ||
      slide.type == SlideType::Section)
    return false;
  return pattern_named(slide.layout_id) == nullptr || slide.layout_id == "cards" ||
         slide.layout_id == "kpi" || slide.layout_id == "comparison";
}


class Weights {
 public:
  Weights(const ListContext& context, SlideIr& slide, DiagnosticSink& notes)
      : context_(context), slide_(slide), notes_(notes), cards_(card_surfaces(context, slide)) {}

  void run() {
    if (contrast_ratio(context_.tones.dark.rgb, context_.tones.light.rgb) < kLeastStep ||
        contrast_ratio(context_.tones.dark.rgb, context_.text.layout.background_rgb) < kLeastStep)
      return;
    if (paint_main_figure() || cards_.empty()) return;
    const bool sides = column_card(kSideCard, slide_) != nullptr;
    if (context_.slide.layout_id == "comparison" && !sides) return;
    if (const auto card = emphasised())
      return set_main(*card, tr("because its author emphasises it"));
    if (const auto card = stronger_column())
      return set_main(*card, tr("because the two headings are a contrast"));
    if (const auto card = named_by_words(authored_title_text(context_.slide), labels()))
      return set_main(*card, tr("because the title names it"));
    if (are_figures()) {
      if (const auto card = shown_by_next_chart(context_.text.deck, context_.slide, labels()))
        return set_main(*card, tr("because the next chart of the deck is about it"));
      if (cards_.size() >= kManyFigures)
        return set_main(0, tr("because it is the first of several figures"));
    }
    if (sides) {
      std::vector<std::string> headings;
      for (const CardSurface& card : cards_) headings.push_back(card.paragraphs.front());
      if (const auto card = subject_among(context_.text.deck, headings))
        return set_main(*card, tr("because the deck is about it"));
    }
  }

 private:
  bool paint_main_figure() {
    const auto main =
        std::find_if(slide_.elements.begin(), slide_.elements.end(), is_main_figure);
    if (main == slide_.elements.end()) return false;
    const auto index = static_cast<std::size_t>(main - slide_.elements.begin());
    paint_card(context_, dark_paint(context_.tones), surface_at(index, slide_), slide_);
    note(main->eid, tr("because it is the first of several figures"));
    return true;
  }

  // The paragraphs of a card that name it: its heading, of a figure its label.
  [[nodiscard]] std::vector<std::string> labels() const {
    std::vector<std::string> labels;
    for (const CardSurface& card : cards_) {
      std::string& label = labels.emplace_back();
      const std::size_t count = card.paragraphs.size() > kMostOfFigure ? 1 : card.paragraphs.size();
      for (std::size_t i = 0; i < count; ++i) {
        if (utf8::length(card.paragraphs[i]) <= kLongestLabel) label += card.paragraphs[i] + "\n";
      }
    }
    return labels;
  }

  [[nodiscard]] std::optional<std::size_t> emphasised() const {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const bool here = std::any_of(
          cards_[i].texts.begin(), cards_[i].texts.end(), [this](std::size_t text) {
            const ElementIr& element = slide_.elements[text];
            const std::string& eid =
                element.source_eid.empty() ? element.eid : element.source_eid;
            return std::any_of(context_.slide.elements.begin(), context_.slide.elements.end(),
                               [&eid](const Element& authored) {
                                 return authored.element_id == eid &&
                                        (authored.style.emphasis == Emphasis::High ||
                                         authored.style.emphasis == Emphasis::Medium);
                               });
          });
      if (!here) continue;
      if (found) return std::nullopt;
      found = i;
    }
    return found;
  }

  [[nodiscard]] std::optional<std::size_t> stronger_column() const {
    if (cards_.size() != 2) return std::nullopt;
    return stronger_of(cards_[0].paragraphs.front(), cards_[1].paragraphs.front());
  }

  // One figure each, with its label.
  [[nodiscard]] bool are_figures() const {
    return std::all_of(cards_.begin(), cards_.end(), [this](const CardSurface& card) {
      return card.paragraphs.size() >= 2 && card.paragraphs.size() <= kMostOfFigure &&
             (is_figure(card.paragraphs.front(), context_.language) ||
              may_be_value(card.paragraphs.front()));
    });
  }

  [[nodiscard]] bool is_on_light(const ElementIr& area) const {
    return area.fill.color.rgb == context_.tones.light.rgb;
  }

  void set_main(std::size_t card, Message reason) {
    if (!is_on_light(slide_.elements[cards_[card].index])) return;
    paint_card(context_, dark_paint(context_.tones), cards_[card], slide_);
    // Of two columns with headings on the dark, the other one has a pale heading.
    if (cards_.size() == 2) weaken_card(context_, cards_[1 - card], slide_);
    note(id_of(cards_[card]), std::move(reason));
  }

  // Of the authored element that the card was made from.
  [[nodiscard]] std::string id_of(const CardSurface& card) const {
    const ElementIr& element =
        slide_.elements[card.texts.empty() ? card.index : card.texts.front()];
    return element.source_eid.empty() ? element.eid : element.source_eid;
  }

  static Message hint() {
    return tr("set layout_hints.main_card to false for cards of one weight");
  }

  void note(const std::string& eid, Message reason) {
    Message message = tr("one card stands on the dark of the theme, ");
    message += std::move(reason);
    add_note(context_.slide, "main-card", eid, std::move(message), hint(), notes_);
  }

  const ListContext& context_;
  SlideIr& slide_;
  DiagnosticSink& notes_;
  const std::vector<CardSurface> cards_;
};

}  // namespace

void set_weights(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  if (const ElementIr* stage = column_card(kStageCard, slide)) {
    add_note(context.slide, "main-card", stage->source_eid,
             tr("items become paler from the present stage to the last, because the headings of "
                "the columns are stages in time"),
             tr("set layout_hints.main_card to false for columns of one weight"), notes);
    return;
  }
  if (!context.text.t.path.empty() || !context.slide.hints.main_card.value_or(true) ||
      !has_plain_cards(context.slide))
    return;
  Weights(context, slide, notes).run();
}

}  // namespace deckle::layout
