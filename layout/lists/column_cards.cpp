#include "layout/lists/column_cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "layout/base/frame.h"
#include "layout/base/free_area.h"
#include "layout/icons/icon_piece.h"
#include "layout/lists/column_form.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_rows.h"
#include "layout/lists/figures.h"
#include "layout/lists/item_marks.h"
#include "layout/lists/item_rows.h"
#include "layout/lists/key_words.h"
#include "layout/lists/list_icons.h"
#include "layout/lists/pictured_columns.h"
#include "layout/text/column_heading.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "layout/text/signal_colors.h"
#include "layout/text/word_break.h"
#include "measure/slide/reserve.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr std::array<double, 5> kSizesPt = {28, 24, 22, 20, 18};
constexpr double kSentencePt = 28;  // larger than items of lists: one sentence in each card
// Items are that large where they have the space, and up to three of them larger.
constexpr double kUsualPt = 20;
constexpr std::array<double, 3> kFewPt = {24, 24, 22};
constexpr double kDeeperPt = 2;     // items below items are smaller
// Ours. Headings are larger than their items, up to the second size.
constexpr double kHeadingStepPt = 4, kHeadingPt = 26, kLargestHeadingPt = 28;
constexpr double kInsetPt = 20, kBandPaddingPt = 14, kPaddingPt = 8;
constexpr double kCloseBandPaddingPt = 6, kClosePaddingPt = 4;  // rows of cards
// Ours: of a row, about as high as a row of pairs. Higher ones leave most of their card empty.
constexpr double kMostRowPt = 124;
constexpr double kHangingPt = 18;
constexpr double kIconPt = 32, kIconGapPt = 12;  // ours: before the heading
// Ours: of the text on the card, in the lines between items.
constexpr double kLineShare = 0.18;
// Ours: by these shares the text is narrower, to have no line that barely fits.
constexpr std::array<double, 4> kNarrowerText = {0, 0.04, 0.08, 0.12};

Emu pt(double value) { return emu_from_pt(value); }

struct Card {
  const HeadedList* source = nullptr;
  TextBodyIr body;
  Emu heading;          // height of its lines
  bool marked = false;  // its items have ticks in place of bullets
};

class ColumnCards {
 public:
  ColumnCards(const ListContext& context, const std::vector<HeadedList>& lists)
      : context_(context), lists_(lists) {}

  std::optional<std::vector<DrawnList>> draw() {
    if (!find_columns()) return std::nullopt;
    std::vector<std::string> headings;
    single_ = true;
    for (const HeadedList& list : lists_) {
      headings.push_back(searchable(list.list->text.paragraphs.front()));
      single_ = single_ && list.list->text.paragraphs.size() == 2;
    }
    icons_ = icons_of_heads(context_, headings);
    if (single_ && !icons_.empty() && columns_ == lists_.size() && are_bullets()) {
      if (auto pictured = draw_pictured_columns(context_, lists_, icons_)) return pictured;
    }
    choose_form(headings);
    figure_rows_ = compared_rows();
    marks_ = may_have_icons(context_.text, context_.slide);
    for (const std::string& heading : headings)
      done_ = done_ || (!single_ && names_what_is_done(heading));
    if (!set_at_largest(headings)) return std::nullopt;
    std::vector<DrawnList> drawn;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const auto row = static_cast<std::int64_t>(i / columns_);
      drawn.push_back(drawn_card(i, area_.y + (height_ + gutter_) * row));
    }
    return drawn;
  }

 private:
  // Bands leave more of the area to the items.
  bool set_at_largest(const std::vector<std::string>& headings) {
    const ColumnForm own_form = form_;
    const std::optional<double> own = set_largest();
    if (form_ == ColumnForm::Bands || (own && *own >= kLeastOwnPt)) return own.has_value();
    const auto set_as = [&](ColumnForm form) {
      form_ = form;
      icons_.clear();
      if (form != ColumnForm::Stages) icons_ = icons_of_heads(context_, headings);
      marks_ = may_have_icons(context_.text, context_.slide);
      return set_largest();
    };
    const std::optional<double> bands = set_as(ColumnForm::Bands);
    if (!own || (bands && *bands > *own)) return bands.has_value();
    return set_as(own_form).has_value();
  }

  // The size at which the items are set.
  std::optional<double> set_largest() {
    for (const bool steady : {true, false}) {
      for (const double size : kSizesPt) {
        // A sentence by itself may be larger than the lists of other slides.
        if (size <= largest_pt() && set(size, steady) && holds()) return size;
      }
    }
    return std::nullopt;
  }

  // Whether the texts fit as they will be measured: in faces that are not known a text needs more. One of
  // them would be made smaller than its siblings.
  bool holds() {
    if (context_.text.t.path.empty()) return true;
    const std::vector<Card> cards = cards_;  // their texts are taken when they are drawn
    const bool fits = [this] {
      for (std::size_t i = 0; i < cards_.size(); ++i) {
        SlideIr alone;
        alone.elements.push_back(drawn_card(i, area_.y).list);
        const ElementIr& list = alone.elements.front();
        const auto measured = measure::NativeMeasurer(context_.engine).measure(alone);
        if (measured && needed_height(measured->elements.front()) >
                            list.box.h - list.text.insets.top - list.text.insets.bottom)
          return false;
      }
      return true;
    }();
    cards_ = cards;
    return fits;
  }

  void choose_form(const std::vector<std::string>& headings) {
    if (columns_ != lists_.size()) return;
    std::vector<const Element*> sources;
    for (const HeadedList& list : lists_) sources.push_back(list.element);
    form_ = column_form(context_, headings, sources);
    if (form_ == ColumnForm::Sides && !single_) {
      if (const std::optional<ChipLook> tile = side_tile(context_)) chips_.assign(lists_.size(), *tile);
      room_ = stage_room(lists_.front().list->box.w);
    }
    if (form_ != ColumnForm::Stages) return;
    stages_ = time_stages(headings);
    room_ = stage_room(lists_.front().list->box.w);
    chips_ = chip_looks(context_, stages_);
    icons_.clear();
  }

  // Whether each item stands on a chip or a tile.
  [[nodiscard]] bool has_chips() const {
    return form_ == ColumnForm::Stages || (form_ == ColumnForm::Sides && !chips_.empty());
  }

  // Lines between items, or a mark before each: not both, and all columns alike.
  [[nodiscard]] bool has_lines() const { return !has_chips() && !(marks_ && done_); }

  // Of the paragraphs of the cards, their headings among them.
  [[nodiscard]] std::vector<bool> compared_rows() const {
    if (columns_ != lists_.size() || single_) return {};
    std::vector<std::span<const ParagraphIr>> columns;
    for (const HeadedList& list : lists_) {
      if (!list.element->style.key_figures.value_or(true)) return {};
      columns.emplace_back(list.list->text.paragraphs);
    }
    return figure_rows(columns, context_.language);
  }

  // One row of lists side by side, or rows of equal length.
  bool find_columns() {
    Rect area;
    for (const HeadedList& list : lists_) area = bounding(area, list.list->box);
    const bool own = context_.text.t.path.empty();
    area_ = own ? area : clear_of_bands(area, context_.text.layout, context_.frame.page);
    columns_ = 1;
    const auto beside = [this](std::size_t i) {
      const Rect& box = lists_[i].list->box;
      const Rect& before = lists_[i - 1].list->box;
      return box.x >= before.right() && box.y == before.y;
    };
    while (columns_ < lists_.size() && beside(columns_)) ++columns_;
    if (columns_ < 2 || lists_.size() % columns_ != 0) return false;
    for (std::size_t i = columns_; i < lists_.size(); ++i) {
      const Rect& box = lists_[i].list->box;
      const Rect& above = lists_[i - columns_].list->box;
      if (box.x != above.x || box.w != above.w || box.y < above.bottom()) return false;
    }
    gutter_ = context_.frame.gutter;
    if (context_.slide.hints.ratio.empty() && lists_.size() == columns_) make_equal();
    return true;
  }

  // Not numbers that the author asked for.
  [[nodiscard]] bool are_bullets() const {
    return std::all_of(lists_.begin(), lists_.end(), [](const HeadedList& list) {
      const BulletIr& bullet = list.list->text.paragraphs.back().style.bullet;
      return bullet.kind == ListKind::Bullet || bullet.kind == ListKind::None;
    });
  }

  // Cards are siblings: of one width, where the author asks for no other. What a wider left column
  // is for, text beside a picture or a chart, is not here.
  void make_equal() {
    const auto n = static_cast<std::int64_t>(columns_);
    const Emu width = (area_.w - gutter_ * (n - 1)) / n;
    for (const HeadedList& list : lists_) equal_.push_back(*list.list);
    for (std::size_t i = 0; i < equal_.size(); ++i) {
      equal_[i].box.x = area_.x + (width + gutter_) * static_cast<std::int64_t>(i);
      equal_[i].box.w = width;
      lists_[i].list = &equal_[i];
    }
  }

  [[nodiscard]] std::size_t most_items() const {
    std::size_t most = 0;
    for (const HeadedList& list : lists_)
      most = std::max(most, list.list->text.paragraphs.size() - 1);
    return most;
  }

  // Of the items: that of the deck's texts, or more where few items have the area for themselves.
  double largest_pt() const {
    const bool one_row = columns_ == lists_.size();
    if (single_) return one_row ? kSentencePt : kFewPt.front();
    const std::size_t most = most_items();
    double few = one_row && most <= kFewPt.size() ? kFewPt[most - 1] : kUsualPt;
    if (form_ == ColumnForm::Sides && most <= kSideTextPt.size()) few = kSideTextPt[most - 1];
    if (form_ == ColumnForm::Stages && most <= kChipTextPt.size()) few = kChipTextPt[most - 1];
    return std::max(largest_size_pt(lists_.front().list->text), few);
  }

  // Whether the cards hold their items at that size, with no line that barely fits if `steady`.
  bool set(double size, bool steady) {
    for (const double narrower : kNarrowerText) {
      if (narrower > 0 && !steady) return false;
      if (!set_narrower(size, narrower)) return false;
      if (rows_.steady || !steady) return true;
    }
    return false;
  }

  bool set_narrower(double size, double narrower) {
    cards_.clear();
    Emu band;
    for (std::size_t i = 0; i < lists_.size(); ++i) {
      std::optional<Card> card = card_of(i, size, narrower);
      if (!card) return false;
      band = std::max(band, card->heading);
      cards_.push_back(std::move(*card));
    }
    const std::size_t rows = cards_.size() / columns_;
    const bool close = rows > 1;
    band_ = snap(band + pt(2 * (close ? kCloseBandPaddingPt : kBandPaddingPt)));
    foot_ = Emu(0);
    if (form_ == ColumnForm::Sides)
      band_ = snap(std::max(band + pt(2 * kSideHeadingPaddingPt),
                            pt(icons_.empty() ? 0 : kSideDiscPt + 2 * kSidePaddingPt)));
    if (form_ == ColumnForm::Stages) {
      band_ = snap(band + pt(room_.edge_pt + kStageHeadPt));
    }
    if (has_chips()) foot_ = pt(room_.edge_pt - kChipGapPt / 2);
    // Siblings are of one height, in all rows.
    const auto n = static_cast<std::int64_t>(rows);
    height_ = (area_.h - gutter_ * (n - 1)) / n;
    std::vector<ColumnItems> columns;
    for (Card& card : cards_) {
      const Insets& insets = card.body.insets;
      columns.push_back({&card.body, 1, card.source->list->box.w - insets.left - insets.right});
    }
    // A sentence by itself has its card.
    const bool chips = has_chips();
    const double most_chip = single_ ? kMostLoneChipRowPt
                             : form_ == ColumnForm::Sides && most_items() <= 2
                                 ? kMostTwoTileRowPt
                                 : kMostChipRowPt;
    std::optional<Emu> most = pt(chips ? most_chip : kMostRowPt);
    if (single_ && !chips) most.reset();
    const double padding =
        close ? kClosePaddingPt : kPaddingPt + (chips ? kChipGapPt / 2 : 0.0);
    std::optional<ItemRows> shared =
        share_rows(context_.engine, columns, height_ - band_ - foot_, pt(padding), most);
    if (!shared) return false;
    rows_ = std::move(*shared);
    // Rows of one height leave less than a point where the height is no multiple of them.
    const Emu used = band_ + rows_.edges.back() + foot_;
    if (height_ - used > pt(1)) height_ = used;
    if (!rows_.plain && std::any_of(cards_.begin(), cards_.end(),
                                    [](const Card& card) { return card.marked; })) {
      marks_ = false;
      return set_narrower(size, narrower);
    }
    return true;
  }

  std::optional<Card> card_of(std::size_t index, double size, double narrower) const {
    const HeadedList& source = lists_[index];
    Card card;
    card.source = &source;
    const ElementIr& list = *source.list;
    card.body = list.text;
    TextBodyIr& body = card.body;
    body.anchor = Anchor::Top;
    body.word_break = word_break_on_panel(context_.text, *source.element);
    const Emu inset = pt(text_inset_pt());
    body.insets = {inset, Emu(0), inset, Emu(0)};
    // A slide that is mirrored later keeps the insets of its texts.
    (mirrors(context_.text) ? body.insets.left : body.insets.right) +=
        pt(to_pt(list.box.w) * narrower);
    int least = 8;
    for (std::size_t i = 1; i < body.paragraphs.size(); ++i)
      least = std::min(least, body.paragraphs[i].level);
    for (std::size_t i = 0; i < body.paragraphs.size(); ++i) prepare(index, size, least, i, body);
    card.marked = marks_ && !single_ && names_what_is_done(searchable(body.paragraphs.front()));
    if (card.marked) leave_space_for_marks(1, body);
    const double width = to_pt(list.box.w - body.insets.left - body.insets.right);
    if (width <= 0) return std::nullopt;
    TextBodyIr heading = body;
    heading.paragraphs.resize(1);
    // The last line of a text has another height than those above it.
    measure::LayoutOptions among_others;
    among_others.plain_last_line = true;
    const measure::LaidOutText laid =
        context_.engine.lay_out(heading, width * (1 - measure::kMaxReserve), among_others);
    card.heading = pt(laid.height);
    // A heading that barely fits would be one line less elsewhere, and all items higher.
    if (context_.engine.lay_out(heading, width, among_others).lines.size() != laid.lines.size())
      return std::nullopt;
    const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                  [](const measure::Line& line) { return line.split_word; });
    return torn ? std::nullopt : std::optional(std::move(card));
  }

  // Heading and items, none with space around it.
  void prepare(std::size_t index, double size, int least, std::size_t i, TextBodyIr& body) const {
    const Element& element = *lists_[index].element;
    ParagraphIr& paragraph = body.paragraphs[i];
    ParagraphStyle& style = paragraph.style;
    const auto figure = unmarked_figure(paragraph, context_.language);
    const bool colored = has_authored_colors(element);
    style.space_before = style.space_after = {SpacingIr::Unit::Points, 0};
    if (i == 0) {
      const double larger = std::min(size + kHeadingStepPt, kHeadingPt);
      set_size(paragraph, std::min(std::max(size, larger), kLargestHeadingPt));
      const bool band = form_ == ColumnForm::Bands;
      const bool bare = form_ == ColumnForm::Sides && icons_.empty();
      if (!colored)
        set_color(paragraph, band   ? context_.tones.on_dark
                             : bare ? context_.tones.accent
                                    : context_.tones.on_light);
      emphasise(paragraph, {0, searchable(paragraph).size()}, {.bold = true});
      style.bullet = {};
      style.margin_left = style.margin_right = style.indent = Emu(0);
      if (!icons_.empty())
        style.margin_left =
            pt(band ? kIconPt + kIconGapPt
                    : kSideDiscPt + kSideIconGapPt - (has_chips() ? room_.chip_pt : 0.0));
      if (form_ == ColumnForm::Stages)
        style.margin_left = pt(room_.mark_pt + room_.mark_gap_pt - room_.chip_pt);
      return;
    }
    const bool chip = has_chips(), stage = form_ == ColumnForm::Stages;
    const int depth = paragraph.level - least;
    set_size(paragraph, std::max(size - kDeeperPt * depth, kSizesPt.back()));
    const Color& text = chip ? chips_[index].text : context_.tones.on_light;
    if (!colored) set_color(paragraph, text);
    // Items of the first depth are a list of their own, whatever they are below.
    if (depth == 0 && style.bullet.kind == ListKind::Bullet) {
      style.bullet.character = "•";
      style.bullet.font.clear();
      style.bullet.color = context_.tones.accent;
    }
    if (chip && style.bullet.kind == ListKind::Bullet && !colored) style.bullet.color = text;
    style.margin_left = pt(kHangingPt * (depth + 1));
    style.indent = -pt(kHangingPt);
    // One sentence is no list, and lines and chips tell items apart.
    const bool apart = depth == 0 && (has_lines() || chip);
    if ((single_ || apart) && style.bullet.kind == ListKind::Bullet) {
      style.bullet = {};
      style.margin_left = style.indent = Emu(0);
    }
    if (!stage) emphasise_label(paragraph);
    if (!element.style.key_figures.value_or(true)) return;
    if (stage) return emphasise_on_chip(context_, stages_[index], chips_[index], colored, paragraph);
    if (!figure) return;
    Emphasised how{.bold = true};
    if (!colored)
      how.color = chip ? chips_[index].accent
                       : legible_on(context_.tones.accent, context_.tones.light.rgb, kMinContrast);
    if (i > 0 && i < figure_rows_.size() && figure_rows_[i]) {
      how.size_pt = std::round(size * kComparedFigure);
      style.bullet = {};
      style.margin_left = style.indent = Emu(0);
    }
    emphasise(paragraph, figure->span, how);
  }

  DrawnList drawn_card(std::size_t index, Emu y) {
    Card& card = cards_[index];
    DrawnList drawn;
    drawn.list = *card.source->list;
    Rect& box = drawn.list.box;
    box.y = y;
    box.h = height_;
    const Tones& tones = context_.tones;
    const bool stages = form_ == ColumnForm::Stages;
    const std::string name(stages ? kStageCard : form_ == ColumnForm::Sides ? kSideCard : "card");
    drawn.behind.push_back(decoration_of(drawn, name, box, tones.light));
    if (form_ == ColumnForm::Bands)
      drawn.behind.push_back(
          decoration_of(drawn, "band", {box.x, box.y, box.w, band_}, tones.dark));
    const Emu above = stages ? pt(room_.edge_pt) : (band_ - card.heading) / 2;
    card.body.insets.top = above;
    card.body.paragraphs[1].style.space_before.value =
        to_pt(band_ - above - card.heading + rows_.above[index]);
    if (has_chips()) add_chips(index, drawn);
    if (stages) add_stage(index, drawn);
    add_lines(index, drawn);
    add_marks(index, drawn);
    if (form_ == ColumnForm::Sides && !icons_.empty()) {
      const Emu side = pt(kSideDiscPt);
      add_pieces_on_disc(
          icon_on_disc(icons_[index],
                       {box.x + pt(has_chips() ? room_.edge_pt : kInsetPt),
                        box.y + (band_ - side) / 2, side, side},
                       tones.accent, tones.light, drawn.list),
          drawn);
    } else if (!icons_.empty()) {
      const Emu side = std::min(pt(kIconPt), band_);
      drawn.after.push_back(list_icon(drawn, icons_[index],
                                      {box.x + pt(kInsetPt), box.y + (band_ - side) / 2, side, side},
                                      tones.on_dark));
    }
    drawn.list.text = std::move(card.body);
    return drawn;
  }

  // The disc, and the icon in the colour of the card.
  static void add_pieces_on_disc(std::array<ElementIr, 2> pieces, DrawnList& drawn) {
    int above = 0;
    for (ElementIr& piece : pieces) {
      ElementIr like = piece_of(drawn, piece.type, "icon");
      piece.eid = std::move(like.eid);
      piece.belongs_to = std::move(like.belongs_to);
      piece.z = drawn.list.z + ++above;
      drawn.after.push_back(std::move(piece));
    }
  }

  // From the edge of a card to the text of its items.
  [[nodiscard]] double text_inset_pt() const {
    return has_chips() ? room_.edge_pt + room_.chip_pt : kInsetPt;
  }

  // Behind the items.
  void add_chips(std::size_t index, DrawnList& drawn) const {
    const Rect box = drawn.list.box;
    const std::string name(form_ == ColumnForm::Stages ? "chip" : kSideTile);
    for (const Rect& chip : chip_boxes(rows_, index, box, box.y + band_)) {
      drawn.behind.push_back(decoration_of(drawn, name, chip, chips_[index].fill));
      set_chip(chips_[index], false, drawn.behind.back());
    }
  }

  // The disc of the stage before its heading.
  void add_stage(std::size_t index, DrawnList& drawn) const {
    const Rect box = drawn.list.box;
    const Rect mark = stage_mark_box(box, cards_[index].heading);
    drawn.behind.push_back(decoration_of(drawn, "stage", mark, chips_[index].fill));
    drawn.behind.back().shape = "ellipse";
    set_chip(chips_[index], true, drawn.behind.back());
  }

  // Between the rows, and of two sides below the heading.
  void add_lines(std::size_t index, DrawnList& drawn) const {
    if (has_chips()) return;
    const Rect& box = drawn.list.box;
    const Tones& tones = context_.tones;
    const Color color{{}, mixed_color(tones.light.rgb, tones.on_light.rgb, kLineShare)};
    const Emu inset = pt(kInsetPt), top = box.y + band_;
    const bool sides = form_ == ColumnForm::Sides;
    for (std::size_t row = sides ? 0 : 1; row < (has_lines() ? rows_.counts[index] : 1U); ++row) {
      drawn.behind.push_back(hairline_of(drawn, box.x + inset, top + rows_.edges[row],
                                         box.w - inset * 2, color));
    }
  }

  // A tick in each row that is done.
  void add_marks(std::size_t index, DrawnList& drawn) const {
    if (!cards_[index].marked) return;
    const Rect box = drawn.list.box;
    const Emu x = box.x + pt(text_inset_pt());
    const std::uint32_t ground = (has_chips() ? chips_[index].fill : context_.tones.light).rgb;
    const Color color = form_ == ColumnForm::Stages
                            ? chips_[index].accent
                            : signal_color(context_.text, Signal::Good, ground);
    for (std::size_t row = 0; row < rows_.counts[index]; ++row)
      drawn.after.push_back(list_icon(drawn, kTick, mark_box(rows_, row, x, box.y + band_), color));
  }

  const ListContext& context_;
  std::vector<HeadedList> lists_;
  std::vector<ElementIr> equal_;  // the lists, where they take boxes of one width
  Rect area_;
  std::size_t columns_ = 1;
  Emu gutter_, band_, height_, foot_;
  ItemRows rows_;
  std::vector<std::string_view> icons_;  // of the headings; empty: none
  std::vector<bool> figure_rows_;        // of the paragraphs of each card
  bool single_ = false;                  // each card holds one item
  bool marks_ = false;                   // items that are done may have ticks
  bool done_ = false;                    // a heading says that they are
  ColumnForm form_ = ColumnForm::Bands;
  std::vector<TimeStage> stages_;        // of the headings; empty: of another form
  std::vector<ChipLook> chips_;          // of each column, of Stages and of tiles
  StageRoom room_{};
  std::vector<Card> cards_;
};

}  // namespace

bool is_headed(const Element& list) {
  const auto* content = std::get_if<BulletsContent>(&list.content);
  // The levels that were written: layout raises those below the heading of a column.
  return content != nullptr && list.style.levels.size() == content->items.size() &&
         begins_with_heading(list.style.levels);
}

std::optional<std::vector<DrawnList>> draw_column_cards(const ListContext& context,
                                                        const std::vector<HeadedList>& lists) {
  if (lists.size() < 2) return std::nullopt;
  return ColumnCards(context, lists).draw();
}

}  // namespace deckle::layout
