#include "layout/lists/pictured_columns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "layout/base/frame.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/few_words.h"
#include "layout/lists/figures.h"
#include "layout/lists/list_icons.h"
#include "layout/text/contrast.h"
#include "layout/text/word_break.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// All ours. Of the area's height the cards, of a card its panel, of the panel its icon.
constexpr double kCardShare = 0.92, kPanelShare = 0.44, kIconShare = 0.56, kMostIconPt = 96;
constexpr double kInsetPt = 18, kAboveTextPt = 18, kFootPt = 12, kSentencePt = 4;
constexpr std::array<double, 4> kSizesPt = {28, 24, 22, 20};
constexpr double kMostHeadingPt = 28;

class PicturedColumns {
 public:
  PicturedColumns(const ListContext& context, const std::vector<HeadedList>& lists)
      : context_(context), lists_(lists) {
    const Rect& area = lists.front().list->box;
    height_ = snap(emu_from_pt(to_pt(area.h) * kCardShare));
    panel_ = snap(emu_from_pt(to_pt(height_) * kPanelShare));
  }

  std::optional<std::vector<DrawnList>> draw(const std::vector<std::string_view>& icons) {
    std::vector<std::string> sentences;
    for (const HeadedList& list : lists_)
      sentences.push_back(searchable(list.list->text.paragraphs.back()));
    counts_ = counts_of_texts(context_, sentences, icons);
    for (const double size : kSizesPt) {
      centred_ = false;
      centred_ = std::all_of(lists_.begin(), lists_.end(), [&](const HeadedList& list) {
        TextBodyIr body = list.list->text;
        set_text(list, size, body);
        const double width = to_pt(list.list->box.w - body.insets.left - body.insets.right);
        return has_few_lines(context_.engine, body, width, kMostCentredLines, measure::kMaxReserve);
      });
      std::vector<DrawnList> drawn;
      for (std::size_t i = 0; i < lists_.size(); ++i) {
        std::optional<DrawnList> card = card_of(lists_[i], size, icons[i], counts_[i]);
        if (!card) break;
        drawn.push_back(std::move(*card));
      }
      if (drawn.size() == lists_.size()) return drawn;
    }
    return std::nullopt;
  }

 private:
  std::optional<DrawnList> card_of(const HeadedList& source, double size,
                                   std::string_view icon,
                                   const std::optional<CountDrawing>& count) const {
    DrawnList drawn;
    drawn.list = *source.list;
    drawn.list.box.h = height_;
    const Rect& box = drawn.list.box;
    TextBodyIr& body = drawn.list.text;
    set_text(source, size, body);
    const double width = to_pt(box.w - body.insets.left - body.insets.right);
    if (width <= 0) return std::nullopt;
    const measure::LaidOutText laid =
        context_.engine.lay_out(body, width * (1 - measure::kMaxReserve));
    const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                  [](const measure::Line& line) { return line.split_word; });
    const double most = to_pt(height_ - panel_) - kAboveTextPt - kFootPt;
    if (torn || laid.height * (1 + measure::kMaxReserve) > most) return std::nullopt;
    drawn.behind.push_back(decoration_of(drawn, "card", box, context_.tones.light));
    const Rect panel{box.x, box.y, box.w, panel_};
    drawn.behind.push_back(decoration_of(drawn, "band", panel, context_.tones.dark));
    const Emu side =
        snap(std::min(emu_from_pt(kIconShare * to_pt(panel_)), emu_from_pt(kMostIconPt)));
    put_on_panel(context_, count, icon,
                 {panel, picture_align(context_, body), emu_from_pt(kInsetPt)}, side, 1, drawn);
    return drawn;
  }

  void set_text(const HeadedList& source, double size, TextBodyIr& body) const {
    const Element& element = *source.element;
    const bool colored = has_authored_colors(element);
    const Color accent = legible_on(context_.tones.accent, context_.tones.light.rgb, kMinContrast);
    body.anchor = Anchor::Top;
    body.word_break = word_break_on_panel(context_.text, element);
    body.insets = {emu_from_pt(kInsetPt), panel_ + emu_from_pt(kAboveTextPt), emu_from_pt(kInsetPt),
                   Emu(0)};
    if (centred_) centre_lines(element, body);
    for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[i];
      ParagraphStyle& style = paragraph.style;
      const bool unmarked = is_unmarked(paragraph);
      style.space_before = {SpacingIr::Unit::Points, i == 0 ? 0 : kSentencePt};
      style.space_after = {SpacingIr::Unit::Points, 0};
      style.bullet = {};
      style.margin_left = style.margin_right = style.indent = Emu(0);
      set_size(paragraph, i == 0 ? std::min(size + 2, kMostHeadingPt) : size);
      if (!colored) set_color(paragraph, i == 0 ? accent : context_.tones.on_light);
      if (i == 0) {
        emphasise(paragraph, {0, searchable(paragraph).size()}, {.bold = true});
        continue;
      }
      if (!unmarked || !element.style.key_figures.value_or(true)) continue;
      if (const auto figure = key_figure(searchable(paragraph), context_.language)) {
        Emphasised how{.bold = true};
        if (!colored) how.color = accent;
        emphasise(paragraph, figure->span, how);
      }
    }
  }

  const ListContext& context_;
  const std::vector<HeadedList>& lists_;
  Emu height_, panel_;
  bool centred_ = false;                             // words and pictures
  std::vector<std::optional<CountDrawing>> counts_;  // of each list
};

}  // namespace

std::optional<std::vector<DrawnList>> draw_pictured_columns(
    const ListContext& context, const std::vector<HeadedList>& lists,
    const std::vector<std::string_view>& icons) {
  return PicturedColumns(context, lists).draw(icons);
}

}  // namespace deckle::layout
