#include "layout/lists/takeaway_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "layout/counts/draw_counts.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_card_sizes.h"
#include "layout/lists/figure_parts.h"
#include "layout/lists/figure_units.h"
#include "layout/lists/figures.h"
#include "layout/lists/text_ems.h"
#include "layout/lists/unit_icons.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "layout/text/script_spaces.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kBarPt = 5;
constexpr std::array<double, 9> kPanelSizesPt = {60, 54, 48, 44, 40, 36, 32, 28, 26};
constexpr double kSurePt = 44;
// Ours: the first where it costs the message no line and no size.
constexpr double kPanelInsetPt = 24, kNarrowPanelInsetPt = 18;
// Ours: a panel narrower than this has no line for a figure of its own, a lower one no height.
constexpr double kMinPanelWidthPt = 120, kMinPanelHeightPt = 110;
// Of the height: uncertain widths of Korean need 8 % (measure/slide/native_measurer.cpp).
constexpr double kFilledShare = 0.92;
// Ours: the disc of an icon above the text, the space between both, and what is above them, of what
// they leave free. A larger one is seen before the message.
constexpr double kDiscPt = 52, kDiscGapPt = 16, kAboveDisc = 0.42;
// Ours: a short message takes the largest of these with which it fills no more than this share of its
// panel.
constexpr std::array<double, 4> kMessageSizesPt = {28, 26, 24, 22};
constexpr double kMessageShare = 0.5;
// Ours: of a message beside whose figure its own size is too large.
constexpr std::array<double, 4> kSmallerPt = {24, 22, 20, 18};
// Ours: of a figure over the words around it, in their line; on its own line at least and at most.
constexpr double kPictureFigurePt = 44;  // ours: one of that size needs no icon
constexpr double kInSentence = 1.3, kLeastAlone = 1.4, kMostAlone = 2.2;
// Ours: sizes of a unit and of words that differ by less look like a mistake.
constexpr double kSameSizePt = 3;

// A message in the frame of the theme is a sentence of one size.
bool is_framed(const ListContext& context, const Element& element) {
  const auto& theme = context.text.t.theme;
  return element.role == "key_takeaway" && theme != nullptr &&
         theme->message == templates::MessageForm::Frame;
}

// Whether deckle chooses how panels look: on its own template, where the author has no fill.
bool own_panel(const ListContext& context, const Element& element) {
  if (is_framed(context, element)) return false;
  return context.text.t.path.empty() && !element.style.fill;
}

// Of a text that is a figure and no more, its number where a word follows that does not belong to it: "8.9" of
// "8.9 of 10 points".
Span number_of(std::string_view text, Span figure) {
  if (figure.begin != 0 || figure.end + 1 < text.size()) return figure;
  for (const std::string_view joint : {" of ", " out of ", " in ", " per "}) {
    const std::size_t at = text.find(joint);
    if (at != std::string_view::npos && at > 0 && text.find(' ') == at) return {0, at};
  }
  return figure;
}

// A figure with what is read in one breath with it: a short word before it at the beginning
// ("월 19,000원", "just 9 min"), and what is written without a space behind it ("19,000원으로").
struct FigurePhrase {
  Span figure, all;
};

// Ours, in Latin letters: of the word before it, and of what is behind it.
constexpr std::size_t kShortEms = 4, kEndingEms = 6;

FigurePhrase phrase_of(std::string_view text, Span figure) {
  Span all = figure;
  if (all.begin > 0 && text[all.begin - 1] == ' ' &&
      text_ems(text.substr(0, all.begin - 1)) <= kShortEms)
    all.begin = 0;
  const std::size_t space = std::min(text.find(' ', all.end), text.size());
  if (text_ems(text.substr(all.end, space - all.end)) <= kEndingEms) all.end = space;
  return {figure, all};
}

// The figure at `size` on its own line, with the words of its phrase at `beside`: where that begins or ends
// the sentence.
bool set_alone(const FigurePhrase& phrase, double size, double beside, ParagraphIr& paragraph) {
  const std::string text = searchable(paragraph);
  const auto& [figure, all] = phrase;
  const bool begins = all.begin == 0 && all.end + 1 < text.size() && text[all.end] == ' ';
  const bool ends = all.end == text.size() && all.begin > 1 && text[all.begin - 1] == ' ';
  if (!begins && !ends) return false;
  emphasise(paragraph, all, {.size_pt = beside});
  emphasise(paragraph, figure, {.bold = true, .size_pt = size});
  // Korean and the like take much of the line, as on cards.
  const std::string_view digits = std::string_view(text).substr(figure.begin, figure.end - figure.begin);
  for (const Span& unit : units_in(digits)) {
    if (is_latin(digits.substr(unit.begin, unit.end - unit.begin))) continue;
    const double small = unit_size_pt(size);
    emphasise(paragraph, {figure.begin + unit.begin, figure.begin + unit.end},
              {.size_pt = std::abs(small - beside) <= kSameSizePt ? beside : small});
  }
  // A line break behind the space keeps the sentence as it was written.
  insert_text(paragraph, begins ? all.end + 1 : all.begin, "\v");
  return true;
}

// What of a message is larger: its number where a reader would look for it.
std::optional<Span> large_figure(const ListContext& context, const TextBodyIr& body) {
  const std::string text = searchable(body.paragraphs.front());
  const auto figure = key_figure(text, context.language);
  if (!figure || figure->strength < 2) return std::nullopt;
  return number_of(text, figure->span);
}

// The figure at `size` in its sentence, where it is not so large that the lines around it are torn apart.
bool enlarge_in_sentence(const ListContext& context, double size, TextBodyIr& body) {
  const std::optional<Span> figure = large_figure(context, body);
  if (!figure) return false;
  size = std::min(size, std::round(largest_size_pt(body) * kInSentence));
  emphasise(body.paragraphs.front(), *figure, {.bold = true, .size_pt = size});
  return true;
}

// Text keeps its distance from the edges of a filled panel where there is space for it.
void set_panel_insets(const ListContext& context, double inset_pt, ElementIr& panel) {
  const Emu inset = emu_from_pt(inset_pt);
  const Insets& now = panel.text.insets;
  const Insets wide{std::max(now.left, inset), std::max(now.top, inset), std::max(now.right, inset),
                    std::max(now.bottom, inset)};
  const double width = to_pt(panel.box.w - wide.left - wide.right);
  const double height = to_pt(panel.box.h - wide.top - wide.bottom);
  if (width <= 0 || context.engine.height(panel.text, width) > height * kFilledShare) return;
  panel.text.insets = wide;
}

void set_larger(const ListContext& context, ElementIr& panel) {
  if (panel.size_authored) return;
  const Insets& in = panel.text.insets;
  const double width = to_pt(panel.box.w - in.left - in.right);
  const double most = to_pt(panel.box.h - in.top - in.bottom) * kMessageShare;
  for (const double size : kMessageSizesPt) {
    if (width <= 0 || size <= largest_size_pt(panel.text)) return;
    TextBodyIr body = panel.text;
    set_size(body, size);
    const measure::LaidOutText laid =
        context.engine.lay_out(body, width * (1 - measure::kMaxReserve));
    const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                  [](const measure::Line& line) { return line.split_word; });
    if (torn || laid.height > most) continue;
    panel.text = std::move(body);
    return;
  }
}

std::size_t lines_of(const ListContext& context, const ElementIr& panel) {
  const Insets& in = panel.text.insets;
  return context.engine
      .lay_out(panel.text, std::max(1.0, to_pt(panel.box.w - in.left - in.right)))
      .lines.size();
}

// Whether the first line is a short word that belongs to the figure on the next one ("월", "just").
bool begins_with_orphan(const ListContext& context, const TextBodyIr& body, double width) {
  const measure::LaidOutText laid =
      context.engine.lay_out(body, std::max(1.0, width * (1 - measure::kMaxReserve)));
  if (laid.lines.size() < 2 || laid.lines.front().forced) return false;
  const std::string text = searchable(body.paragraphs.front());
  const measure::Line& first = laid.lines.front();
  if (first.begin > text.size()) return false;
  return text_ems(std::string_view(text).substr(first.begin, first.visible_end - first.begin)) <=
         kShortEms;
}

// The same message in smaller letters, so that no short word stands alone above its figure.
void join_orphan(const ListContext& context, const TextBodyIr& plain, double width,
                 TextBodyIr& body) {
  if (!begins_with_orphan(context, body, width)) return;
  for (const double size : kSmallerPt) {
    if (size >= largest_size_pt(plain)) continue;
    TextBodyIr smaller = plain;
    set_size(smaller, size);
    if (!enlarge_in_sentence(context, size * kInSentence, smaller)) return;
    if (begins_with_orphan(context, smaller, width)) continue;
    body = std::move(smaller);
    return;
  }
}

void set_insets_and_size(const ListContext& context, ElementIr& panel) {
  ElementIr wide = panel;
  set_panel_insets(context, kPanelInsetPt, wide);
  set_larger(context, wide);
  set_panel_insets(context, kNarrowPanelInsetPt, panel);
  set_larger(context, panel);
  const bool costs = largest_size_pt(wide.text) < largest_size_pt(panel.text) ||
                     lines_of(context, wide) > lines_of(context, panel);
  if (!costs) panel = std::move(wide);
}

// Whether the line that was begun for the figure holds all of its phrase.
bool is_on_one_line(const ListContext& context, const TextBodyIr& body, double width) {
  const std::vector<measure::Line> lines =
      context.engine.lay_out(body, std::max(1.0, width * (1 - measure::kMaxReserve))).lines;
  if (lines.size() < 2) return false;
  return lines.front().forced ||
         (lines[lines.size() - 2].forced && !begins_with_orphan(context, body, width));
}

// Whether the message fits in that width and height in whole words, its figure on one line. `sure`: also
// where another program has wider letters.
bool fits_with_figure(const ListContext& context, const TextBodyIr& body, double width,
                      double height, bool sure) {
  const auto laid = context.engine.lay_out(
      body, std::max(1.0, width * (sure ? 1 - measure::kMaxReserve : 1)));
  const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                [](const measure::Line& line) { return line.split_word; });
  const auto big =
      std::count_if(laid.lines.begin(), laid.lines.end(), [&](const measure::Line& line) {
        return line.size_pt >= largest_size_pt(body) - 0.01;
      });
  return !torn && big <= 1 && laid.height <= height * kFilledShare;
}

// The largest only where another program, with wider letters, has them on one line as well: those of
// Latin script.
bool may_have(double size, const std::string& text) { return size <= kSurePt || is_latin(text); }

// The figure on its own line in the largest size with which it fits; all of the message may be smaller
// than the panel's message for it, in one size.
bool set_on_own_line(const ListContext& context, double width, double height, ElementIr& panel) {
  const std::optional<Span> figure = large_figure(context, panel.text);
  if (!figure) return false;
  const std::string text = searchable(panel.text.paragraphs.front());
  const FigurePhrase phrase = phrase_of(text, *figure);
  const double own = largest_size_pt(panel.text);
  std::vector<double> messages = {own};
  if (!panel.size_authored) {
    std::copy_if(kSmallerPt.begin(), kSmallerPt.end(), std::back_inserter(messages),
                 [own](double size) { return size < own; });
  }
  for (const double size : kPanelSizesPt) {
    if (!may_have(size, text)) continue;
    // The space that other programs put between Korean letters and digits.
    const double line = width - script_changes(text) * kScriptSpaceEm * size;
    for (const double message : messages) {
      if (!panel.size_authored && size < message * kLeastAlone) continue;
      if (size > message * kMostAlone) continue;
      TextBodyIr body = panel.text;
      if (message != own) set_size(body, message);
      if (!set_alone(phrase, size, message, body.paragraphs.front())) return false;
      if (!fits_with_figure(context, body, line, height, true) ||
          !is_on_one_line(context, body, line))
        continue;
      panel.text = std::move(body);
      return true;
    }
  }
  return false;
}

// The figure in its sentence, in the largest size with which the message fits.
bool set_in_sentence(const ListContext& context, double width, double height, ElementIr& panel) {
  const std::string text = searchable(panel.text.paragraphs.front());
  for (const double size : kPanelSizesPt) {
    TextBodyIr body = panel.text;
    if (!enlarge_in_sentence(context, size, body)) return false;
    if (!may_have(size, text) ||
        !fits_with_figure(context, body, width, height, size > kSurePt))
      continue;
    if (!panel.size_authored) join_orphan(context, panel.text, width, body);
    panel.text = std::move(body);
    return true;
  }
  return false;
}

// Without a panel, beside a chart: at the top of an empty column a message is lost.
void stand_in_middle(const ListContext& context, double width, ElementIr& message) {
  constexpr double kMostFilled = 0.6;  // ours, of its height
  const bool beside = to_pt(message.box.w) < to_pt(context.frame.safe.w) / 2 &&
                      message.box.h > message.box.w / 2;
  if (!beside || width <= 0 || message.text.anchor != Anchor::Top ||
      message.fill.kind == FillIr::Kind::Solid)
    return;
  if (context.engine.height(message.text, width) < kMostFilled * to_pt(message.box.h))
    message.text.anchor = Anchor::Middle;
}

// What the message names, else the sum of money that it is about, else what the title names.
std::vector<std::string_view> icons_of(const ListContext& context, const SlideIr& slide,
                                       const ElementIr& panel) {
  const std::string message = searchable(panel.text.paragraphs.front());
  std::vector<std::string_view> icons = sentence_icons({message});
  if (!icons.empty()) return icons;
  if (const auto figure = key_figure(message, context.language)) {
    const Icons money = money_icons(std::string_view(message).substr(
        figure->span.begin, figure->span.end - figure->span.begin));
    if (!money.empty()) return {money.front()};
  }
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title && !element.text.empty())
      return sentence_icons({searchable(element.text.paragraphs.front())});
  }
  return icons;
}

// The icon on a disc above the message, where the panel is high enough for both.
std::vector<ElementIr> put_icon(const ListContext& context, const SlideIr& slide, ElementIr& panel) {
  if (!may_have_icons(context.text, context.slide) || panel.text.anchor != Anchor::Middle)
    return {};
  const std::vector<std::string_view> icons = icons_of(context, slide, panel);
  if (icons.empty()) return {};
  const Insets& in = panel.text.insets;
  const double text = context.engine.height(
      panel.text, std::max(1.0, to_pt(panel.box.w - in.left - in.right) *
                                    (1 - measure::kMaxReserve)));
  const double left =
      to_pt(panel.box.h - in.top - in.bottom) * kFilledShare - kDiscGapPt - text - kDiscPt;
  if (left < 0 || to_pt(panel.box.w - in.left - in.right) < kDiscPt) return {};
  const ParagraphIr& first = panel.text.paragraphs.front();
  const Emu side = emu_from_pt(kDiscPt), above = in.top + snap(emu_from_pt(left * kAboveDisc));
  const bool right = first.style.align == Align::Right && !mirrors(context.text);
  const Emu x = first.style.align == Align::Center ? panel.box.x + (panel.box.w - side) / 2
                : right                            ? panel.box.right() - in.right - side
                                                   : panel.box.x + in.left;
  panel.text.anchor = Anchor::Top;
  panel.text.insets.top = above + side + emu_from_pt(kDiscGapPt);
  panel.text.insets.bottom = Emu(0);
  if (may_draw_counts(context.text, context.slide)) {
    if (const auto count = whole_drawing(searchable(first), icons.front())) {
      const CountAlign align = first.style.align == Align::Center ? CountAlign::Center
                               : right                            ? CountAlign::Right
                                                                  : CountAlign::Left;
      std::vector<ElementIr> glyphs = draw_count(
          *count, {panel.box.x + in.left, panel.box.y + above, panel.box.w - in.left - in.right, side},
          side, align,
          count_colors(context.tones.accent_on_dark, context.tones.dark, context.tones.on_dark),
          panel);
      for (std::size_t i = 0; i < glyphs.size(); ++i)
        glyphs[i].eid = panel.eid + "~count" + std::to_string(i + 1);
      if (!glyphs.empty()) return glyphs;
    }
  }
  std::array<ElementIr, 2> both =
      icon_on_disc(icons.front(), {x, panel.box.y + above, side, side},
                   context.tones.accent_on_dark, context.tones.dark, panel);
  both.front().eid = panel.eid + "~disc";
  both.back().eid = panel.eid + "~icon";
  return {std::make_move_iterator(both.begin()), std::make_move_iterator(both.end())};
}

}  // namespace

bool is_takeaway(const Element& element, const ElementIr& out) {
  return element.role == "key_takeaway" && element.kind == ElementKind::Text &&
         out.type == ElementType::Text && !out.text.empty();
}

// The figure of a takeaway on a line of its own, where it begins or ends the sentence.
void prepare_takeaway(const ListContext& context, const Element& element, ElementIr& out) {
  const bool own = own_panel(context, element) && out.fill.kind != FillIr::Kind::Solid;
  if (own) {
    out.fill = {FillIr::Kind::Solid, context.tones.dark};
    if (!has_authored_colors(element)) paint_text(out.text, context.tones.on_dark);
    ensure_markers_visible(out.text, context.tones.dark.rgb);
    if (!element.style.anchor) out.text.anchor = Anchor::Middle;
  }
  if (!shows_figures(element) || marks_text(element)) return;
  ParagraphIr& paragraph = out.text.paragraphs.front();
  const std::string text = searchable(paragraph);
  const auto figure = key_figure(text, context.language);
  if (!figure || figure->strength < 2 || !is_unmarked(paragraph)) return;
  Emphasised how{.bold = true};
  if (own && !has_authored_colors(element))
    how.color = is_bad(figure->change, element.style, text) ? context.tones.warning_on_dark
                                                            : context.tones.accent_on_dark;
  emphasise(paragraph, figure->span, how);
}

void finish_takeaway(const ListContext& context, const Element& element, std::size_t index,
                     SlideIr& slide, std::vector<std::string>& enlarged) {
  ElementIr& panel = slide.elements[index];
  const bool own = own_panel(context, element) && panel.fill.kind == FillIr::Kind::Solid;
  if (own) set_insets_and_size(context, panel);
  const double width = to_pt(panel.box.w - panel.text.insets.left - panel.text.insets.right);
  const double height = to_pt(panel.box.h - panel.text.insets.top - panel.text.insets.bottom);
  bool alone = false;  // the figure is on its own line
  const bool large = shows_figures(element) && !marks_text(element) && width >= kMinPanelWidthPt &&
                     to_pt(panel.box.h) >= kMinPanelHeightPt;
  if (large) {
    alone = set_on_own_line(context, width, height, panel);
    if (alone || set_in_sentence(context, width, height, panel)) enlarged.push_back(panel.eid);
  }
  if (!own) {
    if (!element.style.anchor) stand_in_middle(context, width, panel);
    return;
  }
  DrawnList drawn;
  drawn.list = panel;
  // A large figure is the picture of its panel.
  std::vector<ElementIr> pieces;
  if (!alone || largest_size_pt(panel.text) < kPictureFigurePt) pieces = put_icon(context, slide, panel);
  ElementIr bar =
      decoration_of(drawn, "bar", {panel.box.x, panel.box.y, panel.box.w, emu_from_pt(kBarPt)},
                    context.tones.accent_on_dark);
  bar.z = panel.z + 1;
  pieces.push_back(std::move(bar));
  slide.elements.insert(slide.elements.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                        std::make_move_iterator(pieces.begin()),
                        std::make_move_iterator(pieces.end()));
}

}  // namespace deckle::layout
