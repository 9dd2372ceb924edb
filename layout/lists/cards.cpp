#include "layout/lists/cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "layout/icons/icon_piece.h"
#include "layout/lists/calendar_leaf.h"
#include "layout/lists/card_row.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/few_words.h"
#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "layout/lists/key_words.h"
#include "layout/lists/list_icons.h"
#include "layout/lists/text_ems.h"
#include "layout/text/contrast.h"
#include "layout/text/min_size.h"
#include "layout/text/word_break.h"
#include "measure/slide/reserve.h"

namespace deckle::layout {
namespace {

constexpr std::array<double, 5> kSizesPt = {28, 24, 22, 20, 18};
constexpr double kInsetPt = 16, kBarPt = 5;
constexpr double kNumberSpacePt = 16;
// Ours: above the text of a card, the disc of its number or the leaf of its date, on high cards and
// on others, and what a high card has at its edges.
constexpr double kHighCardPt = 200, kHighInsetPt = 20;
constexpr double kNumberPt = 64, kLowNumberPt = 34, kNumberTextShare = 0.5;
constexpr double kLeafPt = 112, kLowLeafPt = 80;
// Ours: one line more on a card in another face does no harm.
constexpr double kCentredSlack = 0.02;
// Ours: a figure, of the few words around it; how many they are.
constexpr double kFigureOfWords = 1.4;
constexpr std::size_t kMostEmsBesideFigure = 32;
// Ours: of what one or two lines leave free, the part that the disc of the number takes; its most.
constexpr double kFreeOfNumber = 0.5, kMostNumberPt = 92;
constexpr double kAboveContents = 0.4;  // ours: what is above contents, of what a card leaves free
constexpr double kDetailPt = 4;
constexpr std::size_t kMaxInRow = 4;
// Ours: a narrower card holds about two words a line.
constexpr double kMinWidthPt = 150;
constexpr double kBottomPt = 20;  // ours: what a card leaves free below its text at most
// Ours, of cards below icons: the panel of the icon, of the card's height; the icon on it; what is above the text;
// the height of the cards, of their area; the sizes of the text, and its most lines.
constexpr double kPanelShare = 0.52, kIconOfPanel = 0.56, kMostIconPt = 120;
// Ours: the panel takes what short texts leave free, up to this share, and leaves so much below them.
constexpr double kMostPanelShare = 0.66, kBelowTextPt = 24;
constexpr double kAboveTextPt = 16, kIconRowShare = 0.92;
constexpr std::array<double, 4> kIconSizesPt = {28, 24, 22, 20};
constexpr double kUsualIconTextPt = 24;  // larger text has two lines at most
constexpr std::size_t kLeastIconCards = 3, kMostIconCards = 4, kMostLines = 4;

// What stands on the panels of the cards.
struct CardPictures {
  std::vector<std::string_view> icons;               // of each card; empty: none
  std::vector<std::optional<CountDrawing>> counts;   // in place of the icon
  bool not_done = false;                             // all have the sign that forbids
};

class Cards {
 public:
  Cards(const ListContext& context, const Element& element, const ElementIr& list, const Rect& area,
        std::optional<CardPictures> pictures = std::nullopt)
      : context_(context), element_(element), area_(area), pictures_(std::move(pictures)) {
    drawn_.list = list;
    for (const ParagraphIr& paragraph : list.text.paragraphs)
      items_.push_back({searchable(paragraph), paragraph.level});
    rows_ = rows_of(items_);
    names_ = std::all_of(list.text.paragraphs.begin(), list.text.paragraphs.end(), is_short_name);
    // What is shown is seen on a panel; an icon beside a sentence leaves the card to its words.
    panelled_ = pictures_ && (pictures_->not_done || names_ ||
                              std::any_of(pictures_->counts.begin(), pictures_->counts.end(),
                                          [](const auto& count) { return count.has_value(); }));
    figures_ = !pictures_ && element.style.key_figures.value_or(true) &&
               std::all_of(items_.begin(), items_.end(), [&](const ListItem& item) {
                 return text_ems(item.text) <= kMostEmsBesideFigure &&
                        key_figure(item.text, context.language).has_value();
               });
  }

  std::optional<DrawnList> draw() {
    const std::size_t count = rows_.size();
    if (count < 2 || area_.empty()) return std::nullopt;
    const std::size_t lines = (count + kMaxInRow - 1) / kMaxInRow;
    const std::size_t across = (count + lines - 1) / lines;
    const std::vector<Rect> columns =
        cut_columns(area_, across, to_pt(context_.frame.gutter));
    const Emu width = columns.front().w;
    if (to_pt(width) < kMinWidthPt) return std::nullopt;
    const Emu gap = context_.frame.gutter;
    const Emu most = (area_.h - gap * static_cast<std::int64_t>(lines - 1)) /
                     static_cast<std::int64_t>(lines);
    if (panelled_)
      panel_ = snap(emu_from_pt(to_pt(most) * kIconRowShare * kPanelShare));
    else
      choose_marks(most);
    for (const double size : sizes()) {
      std::vector<TextBodyIr> bodies;
      Emu tallest;
      for (const ListRow& row : rows_) {
        bodies.push_back(body_of(row, size));
        const double text = to_pt(width) - 2 * inset_;
        if (!may_hold(bodies.back(), text)) tallest = most * 2;
        tallest = std::max(tallest, emu_from_pt(context_.engine.height(bodies.back(), text)));
      }
      Emu height =
          std::min(most, tallest + bodies.front().insets.top + emu_from_pt(kBottomPt));
      // One row of cards takes the height of its area, as far as what is on the cards fills it.
      Emu above;
      if (lines == 1 && panelled_) {
        height = std::max(height, snap(emu_from_pt(to_pt(most) * kIconRowShare)));
      } else if (lines == 1) {
        const CardRow row = card_row(height, most);
        height = row.height;
        // A closing slide has nothing below them.
        above = context_.slide.type == SlideType::Closing ? snap((most - height) / 2) : row.above;
      }
      if (tallest + bodies.front().insets.top + emu_from_pt(kInsetPt / 2) > most) continue;
      if (panelled_) {
        if (are_short(bodies, to_pt(width) - 2 * inset_, kMostCentredLines)) {
          for (TextBodyIr& body : bodies) centre_lines(element_, body);
        }
        enlarge_panel(height, tallest, bodies);
      } else if (leaves_.empty() && are_short(bodies, to_pt(width) - 2 * inset_, kFewLines)) {
        enlarge_numbers(height, tallest, bodies);
      }
      if (!panelled_ && lines == 1) lower_contents(height, tallest, bodies);
      for (std::size_t i = 0; i < count; ++i) {
        const Rect& column = columns[i % across];
        const auto line = static_cast<std::int64_t>(i / across);
        add_card(i, {column.x, area_.y + above + (height + gap) * line, width, height},
                 std::move(bodies[i]));
      }
      drawn_.removed = true;
      return std::move(drawn_);
    }
    return std::nullopt;
  }

 private:
  // Dates take the place of numbers where each item begins with one.
  void choose_marks(Emu height) {
    const bool high = to_pt(height) >= kHighCardPt;
    if (high) inset_ = kHighInsetPt;
    const Emu leaf = emu_from_pt(high ? kLeafPt : kLowLeafPt);
    std::vector<ParagraphIr*> firsts;
    for (const ListRow& row : rows_) firsts.push_back(&drawn_.list.text.paragraphs[row.first]);
    // A leaf has colours and sizes of its own.
    const bool own_look = has_authored_colors(element_) || smallest_authored_size(element_);
    auto leaves = own_look || pictures_
                      ? std::nullopt
                      : take_leaves(context_, std::move(firsts), {leaf, leaf});
    if (leaves) {
      leaves_ = std::move(*leaves);
      mark_ = leaf;
    } else {
      mark_ = emu_from_pt(high ? kNumberPt : kLowNumberPt);
    }
  }

  [[nodiscard]] bool are_short(const std::vector<TextBodyIr>& bodies, double width,
                               std::size_t lines) const {
    return std::all_of(bodies.begin(), bodies.end(), [&](const TextBodyIr& body) {
      return has_few_lines(context_.engine, body, width, lines, kCentredSlack);
    });
  }

  // Short texts leave no empty half below them, and what is left is above them as well.
  void enlarge_panel(Emu height, Emu tallest, std::vector<TextBodyIr>& bodies) {
    const Emu free = height - bodies.front().insets.top - tallest - emu_from_pt(kBelowTextPt);
    const Emu most = snap(emu_from_pt(to_pt(height) * kMostPanelShare)) - panel_;
    const Emu by = snap(std::min(free, most));
    if (by <= Emu(0)) return;
    panel_ += by;
    const Emu above = std::max(Emu(0), snap((free - by) / 2));
    for (TextBodyIr& body : bodies) body.insets.top += by + above;
  }

  // Above one or two lines the number takes a part of what they leave free.
  void enlarge_numbers(Emu height, Emu tallest, std::vector<TextBodyIr>& bodies) {
    const bool typed = std::any_of(rows_.begin(), rows_.end(),
                                   [this](const ListRow& row) { return has_typed_number(row); });
    const Emu free = height - bodies.front().insets.top - tallest - emu_from_pt(kBottomPt);
    const Emu by = snap(
        std::min(emu_from_pt(to_pt(free) * kFreeOfNumber), emu_from_pt(kMostNumberPt) - mark_));
    if ((typed && !pictures_) || by <= Emu(0)) return;
    mark_ += by;
    for (TextBodyIr& body : bodies) body.insets.top += by;
  }

  // What a card holds stands a little above its middle, not at its top with the rest empty.
  void lower_contents(Emu height, Emu tallest, std::vector<TextBodyIr>& bodies) {
    const Emu free = height - bodies.front().insets.top - tallest - emu_from_pt(kBottomPt);
    drop_ = std::max(Emu(0), snap(emu_from_pt(to_pt(free) * kAboveContents)));
    for (TextBodyIr& body : bodies) body.insets.top += drop_;
  }

  [[nodiscard]] bool has_typed_number(const ListRow& row) const {
    return head_of(items_[row.first].text).value_or(Head{}).kind == HeadKind::Number;
  }

  // Of these the largest that fits; where the author set sizes, or a minimum above them, as it is.
  std::vector<double> sizes() const {
    std::vector<double> out;
    for (const double size : pictures_ ? std::span<const double>(kIconSizesPt) : kSizesPt) {
      if (smallest_authored_size(element_) || size < drawn_.list.min_font_pt) continue;
      if (pictures_ && size > kUsualIconTextPt && !is_below_title(context_, size)) continue;
      out.push_back(size);
    }
    if (out.empty()) out.push_back(largest_size_pt(drawn_.list.text));
    return out;
  }

  bool may_hold(const TextBodyIr& body, double width) const {
    const measure::LaidOutText laid = context_.engine.lay_out(body, width);
    if (pictures_ && laid.lines.size() > kMostLines) return false;
    if (pictures_ && largest_size_pt(body) > kUsualIconTextPt &&
        !has_few_lines(context_.engine, body, width, kFewLines, measure::kMaxReserve))
      return false;
    return std::none_of(laid.lines.begin(), laid.lines.end(),
                        [](const measure::Line& line) { return line.split_word; });
  }

  TextBodyIr body_of(const ListRow& row, double size) const {
    TextBodyIr body = drawn_.list.text;
    const double own = largest_size_pt(body);
    body.paragraphs.assign(
        drawn_.list.text.paragraphs.begin() + static_cast<std::ptrdiff_t>(row.first),
        drawn_.list.text.paragraphs.begin() + static_cast<std::ptrdiff_t>(row.last));
    body.anchor = Anchor::Top;
    body.columns = 1;
    body.word_break = word_break_on_panel(context_.text, element_);
    const Emu above = panelled_ ? panel_ + emu_from_pt(kAboveTextPt)
                                : emu_from_pt(kBarPt + inset_ + kNumberSpacePt) + mark_;
    body.insets = {emu_from_pt(inset_), above, emu_from_pt(inset_), emu_from_pt(kGridPt)};
    const bool colored = has_authored_colors(element_);
    if (panelled_ && names_) {
      const std::size_t end = searchable(body.paragraphs.front()).size();
      emphasise(body.paragraphs.front(), {0, end}, {.bold = true});
    }
    for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[i];
      ParagraphStyle& style = paragraph.style;
      for (RunIr& run : paragraph.runs) run.style.size_pt += size - own;
      paragraph.end.size_pt += size - own;
      style.space_before = {SpacingIr::Unit::Points, i == 0 ? 0 : kDetailPt};
      style.space_after = {SpacingIr::Unit::Points, 0};
      if (i == 0) {
        style.bullet = {};
        style.margin_left = style.margin_right = style.indent = Emu(0);
      }
      if (!colored) set_color(paragraph, context_.tones.on_light);
      if (!element_.style.key_figures.value_or(true)) continue;
      std::optional<Color> color;
      if (!colored) color = accent_text_on(context_.text, context_.tones.light.rgb);
      emphasise_key_words(paragraph, context_.language, color);
      if (!figures_) continue;
      if (const auto figure = key_figure(searchable(paragraph), context_.language))
        emphasise(paragraph, figure->span, {.size_pt = std::round(size * kFigureOfWords)});
    }
    return body;
  }

  void add_card(std::size_t index, const Rect& box, TextBodyIr body) {
    if (!leaves_.empty()) return add_dated_card(index, box, std::move(body));
    const ParagraphIr like = body.paragraphs.front();
    ElementIr card = piece_of(drawn_, ElementType::Shape, "card");
    card.box = box;
    card.text = std::move(body);
    card.fill = {FillIr::Kind::Solid, context_.tones.light};
    const CountAlign align = picture_align(context_, card.text);
    const bool typed_number = has_typed_number(rows_[index]);
    drawn_.after.push_back(std::move(card));
    if (panelled_) {
      add_picture(index, {box.x, box.y, box.w, panel_}, align);
      return;
    }
    add_bar(box);
    if (pictures_) {
      std::array<ElementIr, 2> icon = icon_on_disc(
          pictures_->icons[index], mark_box(box),
          legible_on(context_.tones.accent, context_.tones.light.rgb, kMinContrast),
          context_.tones.light, drawn_.list);
      add_pieces({std::make_move_iterator(icon.begin()), std::make_move_iterator(icon.end())}, 1,
                 drawn_);
      return;
    }
    if (typed_number) return;
    const double text_pt = to_pt(mark_) * kNumberTextShare;
    ElementIr number = piece_of(drawn_, ElementType::Shape, "number");
    number.decorative = true;
    number.shape = "ellipse";
    number.z = drawn_.list.z + 1;
    number.box = mark_box(box);
    number.fill = {FillIr::Kind::Solid, context_.tones.dark};
    number.text = label_of(like, std::to_string(index + 1), text_pt, context_.tones.on_dark,
                           Align::Center);
    number.min_font_pt = text_pt;
    drawn_.after.push_back(std::move(number));
  }

  void add_bar(const Rect& card) {
    // The cards of numbers stand on the dark of a closing slide, those of icons on a page.
    ElementIr bar = decoration_of(drawn_, "bar", {card.x, card.y, card.w, emu_from_pt(kBarPt)},
                                  pictures_ ? context_.tones.accent : context_.tones.accent_on_dark);
    bar.z = drawn_.list.z + 1;
    drawn_.after.push_back(std::move(bar));
  }

  [[nodiscard]] Rect mark_box(const Rect& card) const {
    const Emu inset = emu_from_pt(inset_);
    return {card.x + inset, card.y + emu_from_pt(kBarPt) + inset + drop_, mark_, mark_};
  }

  // The date is read before the other words: its leaf comes first, on a card without text.
  void add_dated_card(std::size_t index, const Rect& box, TextBodyIr body) {
    ElementIr card = decoration_of(drawn_, "card", box, context_.tones.light);
    card.z = drawn_.list.z;
    drawn_.after.push_back(std::move(card));
    add_bar(box);
    for (ElementIr& piece : place_leaf(context_, leaves_[index], mark_box(box)))
      add_leaf_piece(std::move(piece), drawn_);
    const Emu top = mark_box(box).bottom() - box.y;
    ElementIr text = piece_of(drawn_, ElementType::Shape, "text");
    text.box = {box.x, box.y + top, box.w, box.h - top};
    text.z = drawn_.list.z + 1;
    text.text = std::move(body);
    text.text.insets.top -= top;
    drawn_.after.push_back(std::move(text));
  }

  void add_picture(std::size_t index, const Rect& panel, CountAlign align) {
    ElementIr band = decoration_of(drawn_, "band", panel, context_.tones.dark);
    band.z = drawn_.list.z + 1;
    drawn_.after.push_back(std::move(band));
    const Emu side = snap(std::min(emu_from_pt(kIconOfPanel * to_pt(panel.h)), emu_from_pt(kMostIconPt)));
    const PicturePanel place{panel, align, emu_from_pt(inset_)};
    if (pictures_->not_done)
      put_not_done(context_, pictures_->icons[index], place_on(place, side), 2, drawn_);
    else
      put_on_panel(context_, pictures_->counts[index], pictures_->icons[index], place, side, 2,
                   drawn_);
  }

  const ListContext& context_;
  const Element& element_;
  Rect area_;
  std::optional<CardPictures> pictures_;  // unset: the cards have numbers
  Emu panel_;                             // the height of those of pictures
  bool panelled_ = false;                 // pictures are on panels, else icons on discs
  bool names_ = false;                    // all are a few words
  bool figures_ = false;                  // … each with a figure
  double inset_ = kInsetPt;
  Emu mark_;                              // the side of a number or a leaf
  Emu drop_;                              // what contents stand lower than at the top of their card
  std::vector<CalendarLeaf> leaves_;      // of each card; empty: the cards have numbers
  DrawnList drawn_;
  std::vector<ListItem> items_;
  std::vector<ListRow> rows_;
};

}  // namespace

std::optional<DrawnList> draw_icon_cards(const ListContext& context, const Element& element,
                                         const ElementIr& list) {
  const std::size_t count = list.text.paragraphs.size();
  if (count < kLeastIconCards || count > kMostIconCards || smallest_authored_size(element))
    return std::nullopt;
  std::vector<std::string> sentences;
  for (const ParagraphIr& paragraph : list.text.paragraphs) {
    if (paragraph.level != list.text.paragraphs.front().level) return std::nullopt;
    sentences.push_back(searchable(paragraph));
  }
  CardPictures pictures;
  pictures.not_done = lists_not_done(context);
  if (pictures.not_done) {
    pictures.icons = icons_of_not_done(sentences);
    // The same sign on each card would say nothing.
    if (std::all_of(pictures.icons.begin(), pictures.icons.end(),
                    [](std::string_view icon) { return icon.empty(); }))
      return std::nullopt;
    return Cards(context, element, list, list.box, std::move(pictures)).draw();
  }
  pictures.icons = icons_of_sentences(context, sentences);
  pictures.counts = counts_of_texts(context, sentences, pictures.icons);
  if (pictures.icons.empty()) {
    // A count is picture enough: the other sentences have icons.
    std::vector<std::string> others;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
      if (!pictures.counts[i]) others.push_back(sentences[i]);
    }
    const std::vector<std::string_view> icons = icons_of_sentences(context, others);
    if (icons.size() != others.size() || others.size() == sentences.size()) return std::nullopt;
    pictures.icons = icons_beside(pictures.counts, icons);
  }
  return Cards(context, element, list, list.box, std::move(pictures)).draw();
}

std::optional<DrawnList> draw_cards(const ListContext& context, const Element& element,
                                    const ElementIr& list, const Rect& area) {
  return Cards(context, element, list, area).draw();
}

}  // namespace deckle::layout
