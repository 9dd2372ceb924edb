#include "layout/lists/column_cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "layout/base/frame.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/lists/list_icons.h"
#include "layout/text/column_heading.h"
#include "layout/text/word_break.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr std::array<double, 4> kSizesPt = {24, 22, 20, 18};
constexpr double kDeeperPt = 2;  // items below items are smaller
// Ours. The band is about twice as high as its line; items keep from half of a line to a whole one.
constexpr double kInsetPt = 16, kBandPaddingPt = 9, kPaddingPt = 16, kLeastGapPt = 8;
constexpr double kCloseBandPaddingPt = 6, kClosePaddingPt = 10, kCloseGapPt = 4;  // rows of cards
constexpr double kHangingPt = 18;
constexpr double kIconPt = 28, kIconGapPt = 12;  // ours: before the heading
// Of the area, both ours: cards of few words are not flat, and others leave the foot free where a
// size of the ladder allows it.
constexpr double kLeastShare = 0.88, kMostShare = 0.88, kFullShare = 0.94;
// Ours, of the size: a list of few items in a high card has wider spaces, but stays a list.
constexpr double kWidestGap = 1.9;
// Ours: no card is higher than so many times what it holds, unless it were flat.
constexpr double kRoomiest = 2, kFlattest = 0.56;

Emu pt(double value) { return emu_from_pt(value); }

struct Card {
  const HeadedList* source = nullptr;
  TextBodyIr body;
  Emu heading;            // height of its lines
  Emu items;              // of all items without space between them
  std::int64_t gaps = 0;  // between items
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
    for (const double share : {kMostShare, kFullShare, 1.0}) {
      for (const double size : kSizesPt) {
        // The smallest size is for lists that need all of the area.
        if (share < 1 && size == kSizesPt.back()) continue;
        // A sentence by itself may be larger than the lists of other slides.
        const bool larger = size > largest_size_pt(lists_.front().list->text);
        if ((larger && !single_) || !set(size, share)) continue;
        std::vector<DrawnList> drawn;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
          const auto row = static_cast<std::int64_t>(i / columns_);
          drawn.push_back(drawn_card(i, area_.y + (height_ + gutter_) * row));
        }
        return drawn;
      }
    }
    return std::nullopt;
  }

 private:
  // One row of lists side by side, or rows of equal length.
  bool find_columns() {
    Rect area;
    for (const HeadedList& list : lists_) area = bounding(area, list.list->box);
    area_ = area;
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

  // Whether the cards take at most that share of the area's height.
  bool set(double size, double most) {
    cards_.clear();
    Emu band;
    for (const HeadedList& list : lists_) {
      std::optional<Card> card = card_of(list, size);
      if (!card) return false;
      band = std::max(band, card->heading);
      cards_.push_back(std::move(*card));
    }
    const std::size_t rows = cards_.size() / columns_;
    const bool close = rows > 1;
    padding_ = pt(close ? kClosePaddingPt : kPaddingPt);
    band_ = snap(band + pt(2 * (close ? kCloseBandPaddingPt : kBandPaddingPt)));
    const double least_gap = close ? kCloseGapPt : kLeastGapPt;
    const Emu free = area_.h - gutter_ * static_cast<std::int64_t>(rows - 1);
    // As much space between items as leaves the area airy, at least a little.
    for (double gap = size;; gap -= 2) {
      gap_ = pt(std::max(gap, least_gap));
      // Siblings are of one height, in all rows.
      height_ = Emu(0);
      for (const Card& card : cards_) height_ = std::max(height_, needed(card));
      const Emu total = height_ * static_cast<std::int64_t>(rows);
      if (to_pt(total) > most * to_pt(free)) {
        if (gap <= least_gap) return false;
        continue;
      }
      const double share = to_pt(free) * kLeastShare / static_cast<double>(rows);
      const double roomy = std::max(to_pt(height_) * kRoomiest, to_pt(free) * kFlattest);
      height_ = std::max(height_, snap(pt(std::min(share, roomy))));
      widen_gaps(size);
      return true;
    }
  }

  // Items take the height that the card has beyond them, up to the widest gap.
  void widen_gaps(double size) {
    std::int64_t gaps = 1;
    Emu text;
    for (const Card& card : cards_) {
      gaps = std::max(gaps, card.gaps);
      text = std::max(text, needed(card));
    }
    if (text < height_) gap_ = std::min(pt(size * kWidestGap), gap_ + (height_ - text) / (gaps + 1));
    gap_ = snap(gap_);
  }

  Emu needed(const Card& card) const {
    const Emu text = card.items + gap_ * card.gaps;
    return snap(band_ + padding_ * 2 + text + pt(to_pt(text) * measure::kMaxReserve));
  }

  std::optional<Card> card_of(const HeadedList& source, double size) const {
    Card card;
    card.source = &source;
    const ElementIr& list = *source.list;
    card.body = list.text;
    TextBodyIr& body = card.body;
    body.anchor = Anchor::Top;
    body.word_break = word_break_on_panel(context_.text, *source.element);
    body.insets = {pt(kInsetPt), Emu(0), pt(kInsetPt), Emu(0)};
    int least = 8;
    for (std::size_t i = 1; i < body.paragraphs.size(); ++i)
      least = std::min(least, body.paragraphs[i].level);
    for (std::size_t i = 0; i < body.paragraphs.size(); ++i) prepare(source, size, least, i, body);
    const double width = to_pt(list.box.w - body.insets.left - body.insets.right);
    if (width <= 0) return std::nullopt;
    card.heading = height_of(body, 0, 1, width);
    card.items = height_of(body, 1, body.paragraphs.size(), width);
    card.gaps = static_cast<std::int64_t>(body.paragraphs.size()) - 2;
    const measure::LaidOutText laid = context_.engine.lay_out(body, width);
    const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                  [](const measure::Line& line) { return line.split_word; });
    return torn ? std::nullopt : std::optional(std::move(card));
  }

  // Heading and items, none with space around it.
  void prepare(const HeadedList& source, double size, int least, std::size_t i,
               TextBodyIr& body) const {
    const Element& element = *source.element;
    ParagraphIr& paragraph = body.paragraphs[i];
    ParagraphStyle& style = paragraph.style;
    const bool unmarked = is_unmarked(paragraph);
    const bool colored = has_authored_colors(element);
    style.space_before = style.space_after = {SpacingIr::Unit::Points, 0};
    if (i == 0) {
      set_size(paragraph, size);
      if (!colored) set_color(paragraph, context_.tones.on_dark);
      emphasise(paragraph, {0, searchable(paragraph).size()}, {.bold = true});
      style.bullet = {};
      style.margin_left = style.margin_right = style.indent = Emu(0);
      if (!icons_.empty()) style.margin_left = pt(kIconPt + kIconGapPt);
      return;
    }
    const int depth = paragraph.level - least;
    set_size(paragraph, std::max(size - kDeeperPt * depth, kSizesPt.back()));
    if (!colored) set_color(paragraph, context_.tones.on_light);
    // Items of the first depth are a list of their own, whatever they are below.
    if (depth == 0 && style.bullet.kind == ListKind::Bullet) {
      style.bullet.character = "•";
      style.bullet.font.clear();
      style.bullet.color = context_.tones.accent;
    }
    style.margin_left = pt(kHangingPt * (depth + 1));
    style.indent = -pt(kHangingPt);
    // One sentence is no list.
    if (single_ && style.bullet.kind == ListKind::Bullet) {
      style.bullet = {};
      style.margin_left = style.indent = Emu(0);
    }
    if (!unmarked || !element.style.key_figures.value_or(true)) return;
    if (const auto figure = key_figure(searchable(paragraph), context_.language))
      emphasise(paragraph, figure->span, {.bold = true});
  }

  // Widths may be approximated: the higher of two counts.
  Emu height_of(const TextBodyIr& body, std::size_t first, std::size_t last, double width) const {
    TextBodyIr part = body;
    part.paragraphs.assign(body.paragraphs.begin() + static_cast<std::ptrdiff_t>(first),
                           body.paragraphs.begin() + static_cast<std::ptrdiff_t>(last));
    return pt(std::max(context_.engine.height(part, width),
                       context_.engine.height(part, width * (1 - measure::kMaxReserve))));
  }

  DrawnList drawn_card(std::size_t index, Emu y) {
    Card& card = cards_[index];
    DrawnList drawn;
    drawn.list = *card.source->list;
    Rect& box = drawn.list.box;
    box.y = y;
    box.h = height_;
    drawn.behind.push_back(decoration_of(drawn, "card", box, context_.tones.light));
    drawn.behind.push_back(
        decoration_of(drawn, "band", {box.x, box.y, box.w, band_}, context_.tones.dark));
    const Emu above = (band_ - card.heading) / 2;
    card.body.insets.top = above;
    for (std::size_t i = 1; i < card.body.paragraphs.size(); ++i) {
      const Emu space = i == 1 ? band_ - above - card.heading + padding_ : gap_;
      card.body.paragraphs[i].style.space_before.value = to_pt(space);
    }
    if (!icons_.empty()) {
      const Emu side = std::min(pt(kIconPt), band_);
      drawn.after.push_back(list_icon(drawn, icons_[index],
                                      {box.x + pt(kInsetPt), box.y + (band_ - side) / 2, side, side},
                                      context_.tones.on_dark));
    }
    drawn.list.text = std::move(card.body);
    return drawn;
  }

  const ListContext& context_;
  std::vector<HeadedList> lists_;
  std::vector<ElementIr> equal_;  // the lists, where they take boxes of one width
  Rect area_;
  std::size_t columns_ = 1;
  Emu gutter_, band_, gap_, padding_, height_;
  std::vector<std::string_view> icons_;  // of the headings; empty: none
  bool single_ = false;                  // each card holds one item
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
