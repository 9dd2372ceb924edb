// Steps in order: a row of pointed shapes, with a card below each where a step says more.

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "layout/fill/optical.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/few_words.h"
#include "layout/lists/heads.h"
#include "layout/lists/numbered_name.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "layout/text/min_size.h"
#include "layout/text/own_mark.h"
#include "layout/text/reading_direction.h"
#include "layout/text/unknown_letters.h"
#include "measure/slide/reserve.h"
#include "slidespec/geometry/preset_paths.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 10, kRowGapPt = 20, kCardGapPt = 8, kBarPt = 4;
constexpr double kMinWidthPt = 116;  // ours: narrower steps hold one word a line
constexpr double kHeadHeightPt = 76, kBareHeadPt = 104, kTallHeadPt = 160, kNumberHeightPt = 60;
constexpr double kIconPt = 60, kLargeIconPt = 80, kIconGapPt = 20, kIconAbovePt = 20,
                 kAboveIcon = 0.4;  // ours
constexpr double kLeastCardShare = 0.69, kBareCardShare = 0.4;     // of the area's height, ours
// Ours: steps of a name alone stand below panels with their icons. Of the area's height, all together, and
// where there are numbers in place of icons; the lowest panel; of it, or of its width, the disc of both. A
// number is smaller than the step that it counts.
constexpr double kPicturedShare = 0.8, kNumberedShare = 0.6, kLeastPanelPt = 88;
constexpr double kDiscOfPanel = 0.6, kMostDiscPt = 120, kMostNumberPt = 64;
constexpr double kNumberOfDisc = 0.48;  // ours: the size of a number, of its disc
constexpr double kNumberOfText = 1.7;  // ours: a number before a name, of the size of the name
constexpr double kHeadInsetPt = 8;     // ours: of the text in a pointed shape, from all its edges
constexpr double kLeastAlonePt = 20;  // ours: of a step that the pointed shape holds whole
constexpr std::array<double, 6> kHeadSizesPt = {28, 24, 22, 20, 18, 16};
constexpr std::array<double, 6> kTextSizesPt = {26, 22, 20, 18, 16, 14};

// Of the first text of a cell; text that the author marks has none.
std::optional<Head> begins_with_date(const PatternCell& cell) {
  const ParagraphIr& paragraph = cell.parts.front().element.text.paragraphs.front();
  if (!is_unmarked(paragraph)) return std::nullopt;
  const std::optional<Head> head = head_of(searchable(paragraph));
  return head && head->kind == HeadKind::Date ? head : std::nullopt;
}

class Process {
 public:
  explicit Process(PatternCanvas& canvas) : canvas_(canvas), tones_(canvas.context.tones) {}

  PatternResult draw() {
    const std::size_t count = canvas_.cells.size();
    if (count < 2 || count > 16) return PatternResult::NoRoom;
    if (!has_texts_alone(canvas_, 2)) return PatternResult::Grouped;
    split_dates();
    split_heads(canvas_);
    details_ = std::any_of(canvas_.cells.begin(), canvas_.cells.end(),
                           [](const PatternCell& cell) { return cell.parts.size() > 1; });
    choose_icons();
    find_numbers();
    counted_ = std::any_of(canvas_.cells.begin(), canvas_.cells.end(), [](const PatternCell& cell) {
      return begins_with_number(searchable(cell.parts.front().element.text.paragraphs.front()));
    });
    for (const PatternCell& cell : canvas_.cells) heads_.push_back(cell.parts.front().element.text);
    for (std::size_t rows = 1; rows <= 2; ++rows) {
      const std::size_t across = (count + rows - 1) / rows;
      if (across < 2 && rows > 1) break;
      const double width = (to_pt(canvas_.area.w) - kGapPt * static_cast<double>(across - 1)) /
                           static_cast<double>(across);
      if (width < kMinWidthPt) continue;
      for (std::size_t i = 0; i < kHeadSizesPt.size(); ++i) {
        // Long steps without details stand on cards, and numbers are in the pointed shapes.
        if (!details_ && kHeadSizesPt[i] < kLeastAlonePt) break;
        // The point of a lower shape is shorter, and leaves more of it to the text.
        for (const double below_panel : {kBareHeadPt, kHeadHeightPt}) {
          below_panel_ = below_panel;
          if (set(rows, across, kHeadSizesPt[i], kTextSizesPt[i])) return PatternResult::Drawn;
          if (details_ || icon_panel() == Emu(0)) break;
        }
      }
      if (details_) continue;
      for (const double size : kTextSizesPt) {
        if (set_numbered(rows, across, size)) return PatternResult::Drawn;
      }
    }
    return PatternResult::NoRoom;
  }

 private:
  // "7월 조직 개편": of all steps the date is in the pointed shape, and what happens on the card.
  void split_dates() {
    std::vector<Head> dates;
    for (const PatternCell& cell : canvas_.cells) {
      const TextBodyIr& text = cell.parts.front().element.text;
      const std::optional<Head> date = begins_with_date(cell);
      if (!date || cell.parts.size() != 1 || text.paragraphs.size() != 1) return;
      dates.push_back(*date);
    }
    for (std::size_t i = 0; i < dates.size(); ++i) {
      std::vector<ParagraphIr>& paragraphs = head(i).element.text.paragraphs;
      ParagraphIr rest = take_rest(paragraphs.front(), dates[i].end, dates[i].rest);
      paragraphs.push_back(std::move(rest));
    }
  }

  // "March" above "5.0 New editor": of all steps the number is the figure of the card.
  void find_numbers() {
    for (const PatternCell& cell : canvas_.cells) {
      if (cell.parts.size() != 2 || cell.parts[1].element.text.paragraphs.size() != 1)
        return numbers_.clear();
      const ParagraphIr& paragraph = cell.parts[1].element.text.paragraphs.front();
      const auto label = numbered_name(searchable(paragraph), canvas_.context.language);
      if (!label || !is_unmarked(paragraph) || smallest_authored_size(*cell.parts[1].source) ||
          !cell.parts[1].source->style.key_figures.value_or(true))
        return numbers_.clear();
      numbers_.push_back(*label);
    }
    for (std::size_t i = 0; i < numbers_.size(); ++i)
      break_before_name(numbers_[i], canvas_.cells[i].parts[1].element.text.paragraphs.front());
  }

  PatternPart& head(std::size_t i) { return canvas_.cells[i].parts.front(); }

  bool set(std::size_t rows, std::size_t across, double head_pt, double text_pt) {
    const std::vector<Rect> bands = cut_rows(canvas_.area, rows, kRowGapPt);
    const Emu panel = rows == 1 ? icon_panel() : Emu(0);
    const double tall = details_ ? kHeadHeightPt : panel > Emu(0) ? below_panel_ : kTallHeadPt;
    Emu head_height = std::min(emu_from_pt(tall), bands.front().h);
    for (std::size_t i = 0; i < canvas_.cells.size(); ++i) {
      const Rect cell = place(bands, across, i);
      PatternPart& part = head(i);
      part.element.text = heads_[i];
      place_part({cell.x, cell.y, cell.w, head_height}, part);
      set_pointed(canvas_, part.element);
      const Color text = text_on(canvas_, fill_of(part, shade(canvas_, i, canvas_.cells.size())));
      set_look({head_pt, text_pt, true, text, text, Align::Center, Anchor::Middle, kHeadInsetPt, 4},
               part);
      const int most = details_ || panel > Emu(0) ? 2 : 4;
      // The smallest text that a shape holds at all may be nearer to its point.
      if (!holds_unknown_letters(part)) return false;
      if (!fits_before_point(part, most) && (head_pt > kHeadSizesPt.back() || !fits(canvas_, part, most)))
        return false;
    }
    Emu card_height, free;
    if (details_) {
      const Emu top = head_height + emu_from_pt(kCardGapPt);
      for (std::size_t i = 0; i < canvas_.cells.size(); ++i) {
        const Rect cell = place(bands, across, i);
        if (canvas_.cells[i].parts.size() < 2) continue;
        PatternPart& part = canvas_.cells[i].parts[1];
        place_part(card_box(cell, top, cell.h - top - emu_from_pt(kBarPt)), part);
        set_look({text_pt, text_pt, false, tones_.on_light, tones_.on_light, Align::Left,
                  Anchor::Middle, 14, 12},
                 part);
        if (!numbers_.empty()) set_number(i, text_pt, part);
        if (!fits(canvas_, part)) return false;
        card_height = std::max(card_height, needed_height(canvas_, part) + emu_from_pt(kBarPt));
      }
      text_height_ = card_height;
      add_icon_height(bands.front().h - top, card_height);
      const Emu needed = card_height;
      if (icons_.empty() && rows == 1) head_height += growth_of_head(bands.front().h - top - needed);
      card_height = raised(card_height, bands.front().h, head_height + emu_from_pt(kCardGapPt));
      free = card_height - needed;
    }
    const bool centred_texts = details_ && rows == 1 && has_short_details();
    const Emu above = panel > Emu(0) ? panel + emu_from_pt(kCardGapPt) : Emu(0);
    const Emu row =
        above + head_height + (details_ ? emu_from_pt(kCardGapPt) + card_height : Emu(0));
    const std::vector<Rect> cells = centred(bands, across, row);
    if (cells.empty()) return false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Rect& cell = cells[i];
      PatternPart& part = head(i);
      const Color fill = fill_of(part, shade(canvas_, i, canvas_.cells.size()));
      part.element.box = {cell.x, cell.y + above, cell.w, head_height};
      set_fill(fill, part);
      if (panel > Emu(0)) add_icon_panel(i, {cell.x, cell.y, cell.w, panel}, fill);
      if (!details_) continue;
      const Emu top = head_height + emu_from_pt(kCardGapPt);
      const Rect card = card_box(cell, top, card_height);
      add_card(card, fill,
               canvas_.cells[i].parts.size() > 1 ? &canvas_.cells[i].parts[1] : nullptr);
      if (centred_texts) {
        PatternPart& text = canvas_.cells[i].parts[1];
        centre_lines(*text.source, text.element.text);
      }
      if (!icons_.empty()) put_icon(i, canvas_.cells[i].parts[1].element, card, free);
    }
    return true;
  }

  // Without icons the pointed shapes take a part of what is left, so that the row has its share of the page.
  static Emu growth_of_head(Emu left) {
    return std::clamp(snap(left / 4), Emu(0), emu_from_pt(kBareHeadPt - kHeadHeightPt));
  }

  // Whether each step says more in one or two lines, with nothing above them: they stand in the middle
  // below its name.
  [[nodiscard]] bool has_short_details() const {
    return icons_.empty() && numbers_.empty() &&
           std::all_of(canvas_.cells.begin(), canvas_.cells.end(), [this](const PatternCell& cell) {
             if (cell.parts.size() != 2) return false;
             const ElementIr& text = cell.parts[1].element;
             const double width =
                 to_pt(text.box.w - text.text.insets.left - text.text.insets.right);
             return text.text.paragraphs.size() == 1 &&
                    has_few_lines(canvas_.context.engine, text.text, width, kFewLines,
                                  measure::kMaxReserve);
           });
  }

  // In a wider face a word of such letters is torn.
  bool holds_unknown_letters(const PatternPart& part) const {
    const TextBodyIr& text = part.element.text;
    if (!has_unknown_letters(plain_text(text))) return true;
    const Rect inner = preset_text_rect(part.element.shape, part.element.box);
    return canvas_.context.engine.width_range(text).min_pt * kUnknownSlack <=
           to_pt(inner.w - text.insets.left - text.insets.right);
  }

  // The corners of the text are as far from the slanted edges of its shape as its lines begin from the straight
  // one.
  bool fits_before_point(PatternPart& part, int most) const {
    TextBodyIr& text = part.element.text;
    const Rect& box = part.element.box;
    const Rect inner = preset_text_rect(part.element.shape, box);
    const Insets before = text.insets;
    Emu& at_point = mirrors(canvas_.context.text) ? text.insets.left : text.insets.right;
    const Emu beside = box.w - inner.w;  // of the point, beyond what text may take
    // The slanted edges go as far down as to the side. Fewer letters in a line may be one line more.
    for (int attempt = 0; attempt < 2; ++attempt) {
      const double width = to_pt(inner.w - text.insets.left - text.insets.right);
      if (width <= 1) break;
      const Emu half = emu_from_pt(canvas_.context.engine.height(text, width) / 2);
      at_point = std::max(emu_from_pt(kHeadInsetPt), emu_from_pt(kHeadInsetPt) + half - beside);
    }
    if (fits(canvas_, part, most)) return true;
    text.insets = before;
    return false;
  }

  void set_number(std::size_t i, double text_pt, PatternPart& part) const {
    std::optional<Color> color;
    if (!has_authored_colors(*part.source))
      color = legible_on(tones_.accent, tones_.light.rgb, kMinContrast);
    enlarge_number(numbers_[i], std::round(text_pt * kNumberOfText), color,
                   part.element.text.paragraphs.front());
  }

  // The height of the panels above steps that say no more than their names; 0: they have none.
  [[nodiscard]] Emu icon_panel() const {
    if (details_ || (icons_.empty() && counted_)) return Emu(0);
    const double share = icons_.empty() ? kNumberedShare : kPicturedShare;
    const Emu height = snap(emu_from_pt(to_pt(canvas_.area.h) * share) -
                            emu_from_pt(below_panel_ + kCardGapPt));
    return height >= emu_from_pt(kLeastPanelPt) ? height : Emu(0);
  }

  void add_icon_panel(std::size_t i, const Rect& box, const Color& fill) {
    add_decoration(canvas_, canvas_.behind, "card", "rect", box, tones_.light);
    const double side = std::min(kDiscOfPanel * to_pt(std::min(box.w, box.h)),
                                 icons_.empty() ? kMostNumberPt : kMostDiscPt);
    const Emu disc = snap(emu_from_pt(side));
    const Rect at{box.x + (box.w - disc) / 2, box.y + (box.h - disc) / 2, disc, disc};
    const Color color = legible_on(fill, tones_.light.rgb, kMinContrast);
    if (icons_.empty()) {
      add_mark(canvas_, std::to_string(i + 1), "ellipse", at, color, text_on(canvas_, color),
               std::round(side * kNumberOfDisc));
      return;
    }
    int z = canvas_.z;
    for (ElementIr& piece : icon_on_disc(icons_[i], at, color, tones_.light, head(i).element)) {
      piece.z = ++z;
      canvas_.over.push_back(std::move(piece));
    }
  }

  bool set_numbered(std::size_t rows, std::size_t across, double size) {
    const std::vector<Rect> bands = cut_rows(canvas_.area, rows, kRowGapPt);
    const Emu top = emu_from_pt(kNumberHeightPt + kCardGapPt);
    Emu card_height;
    for (std::size_t i = 0; i < canvas_.cells.size(); ++i) {
      const Rect cell = place(bands, across, i);
      PatternPart& part = head(i);
      part.element.text = heads_[i];
      place_part(card_box(cell, top, cell.h - top - emu_from_pt(kBarPt)), part);
      part.element.transform.flip_h = false;  // of the pointed shape that was tried
      set_look({size, size, false, tones_.on_light, tones_.on_light, Align::Left, Anchor::Middle,
                14, 12},
               part);
      if (!fits(canvas_, part)) return false;
      card_height = std::max(card_height, needed_height(canvas_, part) + emu_from_pt(kBarPt));
    }
    text_height_ = card_height;
    add_icon_height(bands.front().h - top, card_height);
    const Emu needed = card_height;
    card_height = raised(card_height, bands.front().h, top);
    const std::vector<Rect> cells = centred(bands, across, top + card_height);
    if (cells.empty()) return false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Rect& cell = cells[i];
      const Color fill = fill_of(head(i), shade(canvas_, i, canvas_.cells.size()));
      head(i).element.fill.kind = FillIr::Kind::None;
      set_pointed(canvas_, add_mark(canvas_, std::to_string(i + 1), "homePlate",
                                    {cell.x, cell.y, cell.w, emu_from_pt(kNumberHeightPt)}, fill,
                                    text_on(canvas_, fill), 20));
      const Rect card = card_box(cell, top, card_height);
      add_card(card, fill, &head(i));
      if (!icons_.empty()) put_icon(i, head(i).element, card, card_height - needed);
    }
    return true;
  }

  // No card has an icon where one of them has no space for it.
  void add_icon_height(Emu most, Emu& card_height) {
    const Emu icon = emu_from_pt(kIconPt + kIconGapPt);
    if (!icons_.empty() && card_height + icon > most) icons_.clear();
    if (!icons_.empty()) card_height += icon;
  }

  // The cell of a step; its height is that of its row.
  Rect place(const std::vector<Rect>& bands, std::size_t across, std::size_t i) const {
    return cut_columns(bands[i / across], across, kGapPt)[i % across];
  }

  // The cells with rows of that height, in the middle of the area; empty: they are higher than it.
  std::vector<Rect> centred(const std::vector<Rect>& bands, std::size_t across, Emu row) const {
    const auto n = static_cast<std::int64_t>(bands.size());
    const Emu gap = emu_from_pt(kRowGapPt), whole = row * n + gap * (n - 1);
    if (whole > canvas_.area.h) return {};
    // Without icons the row is no higher than its words need, and has space above it as well.
    const bool bare = icons_.empty() && n == 1;
    const Emu y = bare ? optical_top_alone(whole, canvas_.area) : optical_top(whole, canvas_.area);
    std::vector<Rect> cells;
    for (std::size_t i = 0; i < canvas_.cells.size(); ++i) {
      cells.push_back(place(bands, across, i));
      cells.back().y = y + (row + gap) * static_cast<std::int64_t>(i / across);
    }
    return cells;
  }

  // The height of cards: a part of their row at least, and no more than it leaves below their top.
  [[nodiscard]] Emu raised(Emu height, Emu band, Emu top) const {
    const Emu most = band - top;
    const double share = icons_.empty() ? kBareCardShare : kLeastCardShare;
    return std::clamp(height, std::min(most, emu_from_pt(to_pt(band) * share)), most);
  }

  // By what the steps are called, else by what is done in them.
  void choose_icons() {
    if (!may_have_icons(canvas_.context.text, canvas_.context.slide)) return;
    for (const std::size_t part : {std::size_t{0}, std::size_t{1}}) {
      std::vector<std::string> names;
      for (const PatternCell& cell : canvas_.cells) {
        if (cell.parts.size() <= part || (details_ && cell.parts.size() < 2)) return;
        names.push_back(searchable(cell.parts[part].element.text.paragraphs.front()));
      }
      icons_ = topic_icons(names);
      if (!icons_.empty()) return;
    }
  }

  // Above the text; all texts begin at one height.
  void put_icon(std::size_t i, ElementIr& text, const Rect& card, Emu free) {
    // A large number is seen first.
    const double most = numbers_.empty() ? kLargeIconPt : kIconPt;
    const Emu icon = emu_from_pt(std::min(most, kIconPt + to_pt(free) / 2));
    // Icon and words stand together, a little above the middle of the card.
    const Emu gap = emu_from_pt(kIconGapPt / 2);
    const Emu left_over = card.h - text_height_ - icon - gap;
    const Emu above =
        std::max(emu_from_pt(kIconAbovePt), emu_from_pt(to_pt(left_over) * kAboveIcon));
    const bool right = picture_align(canvas_.context, text.text) == CountAlign::Right;
    const Insets& in = text.text.insets;
    const Emu x = right ? card.right() - in.right - icon : card.x + in.left;
    int z = canvas_.z;
    for (ElementIr& piece : icon_on_disc(icons_[i], {x, text.box.y + above, icon, icon},
                                         legible_on(tones_.accent, tones_.light.rgb, kMinContrast),
                                         tones_.light, text)) {
      piece.z = ++z;
      canvas_.over.push_back(std::move(piece));
    }
    text.text.insets.top = above + icon + gap;
    text.text.anchor = Anchor::Top;
  }

  // As wide as the pointed shape above it.
  static Rect card_box(const Rect& cell, Emu top, Emu height) {
    return {cell.x, cell.y + top, cell.w, height};
  }

  void add_card(const Rect& box, const Color& bar, PatternPart* text) {
    add_decoration(canvas_, canvas_.behind, "card", "rect", box, tones_.light);
    add_decoration(canvas_, canvas_.behind, "bar", "rect",
                   {box.x, box.y, box.w, emu_from_pt(kBarPt)}, bar);
    if (text == nullptr) return;
    text->element.box = {box.x, box.y + emu_from_pt(kBarPt), box.w, box.h - emu_from_pt(kBarPt)};
  }

  PatternCanvas& canvas_;
  const Tones& tones_;
  bool details_ = false;
  bool counted_ = false;                 // its steps begin with numbers
  double below_panel_ = kBareHeadPt;     // the height of the pointed shapes there
  Emu text_height_;                      // of a card that holds no more
  std::vector<std::string_view> icons_;  // of each step; empty: none
  std::vector<NumberedName> numbers_;    // likewise: the figure of its card
  std::vector<TextBodyIr> heads_;        // of each step, before an attempt makes it bold
};

}  // namespace

PatternResult draw_process(PatternCanvas& canvas) { return Process(canvas).draw(); }

}  // namespace deckle::layout
