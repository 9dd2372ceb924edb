#include "layout/lists/figure_panels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/text/better_words.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/text_rect.h"
#include "slidespec/core/utf8.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: values are set at 36 to 44 pt; less where a card is too narrow for that.
constexpr std::array<double, 12> kValueSizesPt = {60, 54, 48, 44, 40, 36, 32, 28, 26, 24, 22, 20};
constexpr double kValueSlack = 13.0 / 12;
// Larger values are a gain only where other fonts leave them whole: Arabic ones are a quarter wider.
constexpr double kUsualValuePt = 44, kLargeValueSlack = 1.35;
constexpr double kFirstValuePt = 36;  // before the card has its box
constexpr double kLabelPt = 20, kChangePt = 16;
constexpr double kPillPadPt = 12, kPillHeightPt = 28, kPillGapPt = 12;
constexpr double kIconPt = 44, kIconGapPt = 12;  // ours
constexpr double kCardInsetPt = 16, kNarrowCardInsetPt = 8, kBarPt = 5;
constexpr std::array<double, 6> kPanelSizesPt = {44, 40, 36, 32, 28, 26};
constexpr double kPanelInsetPt = 18;
// Ours: a panel narrower than this has no line for a figure of its own, a lower one no height.
constexpr double kMinPanelWidthPt = 120, kMinPanelHeightPt = 110;
// Of the height: uncertain widths of Korean need 8 % (measure/slide/native_measurer.cpp).
constexpr double kFilledShare = 0.92;
constexpr std::size_t kMaxItemBytes = 240;  // about two lines; a paragraph has no key figure
constexpr std::size_t kMaxLabelBytes = 90;  // about a line of a card, Latin or Hangul
constexpr std::size_t kMaxValueBytes = 24;
constexpr int kStrong = 3;  // figures.h

bool shows_figures(const Element& element) { return element.style.key_figures.value_or(true); }

bool is_area(const std::string& shape) {
  static constexpr std::array<const char*, 10> kAreas = {
      "rect",      "roundRect",     "round1Rect",    "round2SameRect", "round2DiagRect",
      "snip1Rect", "snip2SameRect", "snip2DiagRect", "snipRoundRect",  "flowChartProcess"};
  return std::find(kAreas.begin(), kAreas.end(), shape) != kAreas.end();
}

std::vector<std::string> texts_of(const TextBodyIr& body) {
  std::vector<std::string> texts;
  for (const ParagraphIr& paragraph : body.paragraphs) texts.push_back(searchable(paragraph));
  return texts;
}

// Where the text of a shape goes before insets: within round corners.
Rect text_area(const ElementIr& element) { return measure::text_rect(element.box, element.shape); }

bool marks_text(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  const auto* text = std::get_if<TextContent>(&element.content);
  return element.style.size_pt || element.style.bold || element.style.emphasis != Emphasis::None ||
         (shape != nullptr && !shape->text.runs.empty()) ||
         (text != nullptr && !text->runs.empty());
}

FigureParts parts_of(const ListContext& context, const Element& element, const ElementIr& out) {
  if (element.kind != ElementKind::Shape || out.type != ElementType::Shape || !is_area(out.shape) ||
      !shows_figures(element) || marks_text(element) || !out.transform.is_identity())
    return {};
  if (const auto agreed = context.agreed.find(element.element_id); agreed != context.agreed.end())
    return agreed->second;
  return figure_parts(texts_of(out.text), context.language);
}

std::vector<std::string> paragraphs_of(const Element& element) {
  std::vector<std::string> paragraphs(1);
  if (const auto* shape = std::get_if<ShapeContent>(&element.content)) {
    for (const char c : shape->text.text) {
      if (c == '\n')
        paragraphs.emplace_back();
      else
        paragraphs.back() += c;
    }
  }
  return paragraphs;
}

// Ours: what may be the figure of a card beside others that have one; about ten letters.
bool may_be_figure(const std::string& text) {
  return text.size() <= kMaxValueBytes &&
         std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_takeaway(const Element& element, const ElementIr& out) {
  return element.role == "key_takeaway" && element.kind == ElementKind::Text &&
         out.type == ElementType::Text && !out.text.empty();
}

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

void set_bold(ParagraphIr& paragraph, bool bold) {
  for (RunIr& run : paragraph.runs) run.style.bold = bold;
  paragraph.end.bold = bold;
}

bool has_own_fill(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  return (shape != nullptr && shape->fill) || element.style.fill;
}

void prepare_card(const ListContext& context, const Element& element, const FigureParts& parts,
                  ElementIr& out) {
  const Tones& tones = context.tones;
  if (!has_own_fill(element)) {
    out.fill = {FillIr::Kind::Solid, tones.light};
    if (!has_authored_colors(element)) paint_text(out.text, tones.on_light);
  }
  const std::vector<std::string> texts = texts_of(out.text);
  const Change change =
      parts.change < 0
          ? Change::None
          : change_told_by(texts[static_cast<std::size_t>(parts.change)], context.language);
  for (std::size_t i = 0; i < out.text.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = out.text.paragraphs[i];
    const bool value = static_cast<int>(i) == parts.value;
    set_size(paragraph, value                                 ? kFirstValuePt
                        : static_cast<int>(i) == parts.change ? kChangePt
                                                              : kLabelPt);
    set_bold(paragraph, value || static_cast<int>(i) == parts.change);
    if (!element.style.align)
      paragraph.style.align = paragraph.style.rtl ? Align::Right : Align::Left;
    if (value && !has_own_fill(element) && !has_authored_colors(element))
      set_color(paragraph, is_bad(change, better_for(element.style, plain_text(out.text)))
                               ? tones.warning
                               : tones.accent);
  }
  const Emu inset = emu_from_pt(kCardInsetPt);
  out.text.insets = {inset, inset, inset, inset};
  // A pill is higher than its line, which the card's height is computed with.
  if (parts.change >= 0)
    out.text.insets.bottom += emu_from_pt(kPillGapPt + kPillHeightPt - kChangePt);
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
    how.color = is_bad(figure->change, better_for(element.style, text))
                    ? context.tones.warning_on_dark
                    : context.tones.accent_on_dark;
  emphasise(paragraph, figure->span, how);
}

// The first figure on its own line at `size`, if it begins or ends its sentence.
bool enlarge(const ListContext& context, double size, TextBodyIr& body) {
  ParagraphIr& paragraph = body.paragraphs.front();
  const std::string text = searchable(paragraph);
  const auto figure = key_figure(text, context.language);
  if (!figure || figure->strength < 2) return false;
  const Span span = figure->span;
  const bool begins = span.begin == 0 && span.end + 1 < text.size() && text[span.end] == ' ';
  const bool ends = span.end + 1 >= text.size() && span.begin > 1 && text[span.begin - 1] == ' ' &&
                    (span.end == text.size() || text[span.end] == '.');
  if (!begins && !ends) return false;
  emphasise(paragraph, span, {.bold = true, .size_pt = size});
  // A line break behind the space keeps the sentence as it was written.
  insert_text(paragraph, begins ? span.end + 1 : span.begin, "\v");
  return true;
}

// What LibreOffice and others add between Latin and East Asian letters: a quarter of an em each
// time, of which PowerPoint and our measure know nothing. A figure must not wrap there.
double spaces_between_scripts_pt(const ParagraphIr& paragraph) {
  constexpr double kSpaceEm = 0.25;
  const std::string text = searchable(paragraph);
  int changes = 0;
  std::optional<bool> wide;
  for (std::size_t i = 0; i < text.size();) {
    const char32_t c = utf8::next(text, i);
    if (c == U' ') continue;
    const bool now = c >= 0x2E80;
    if (wide && *wide != now) ++changes;
    wide = now;
  }
  return paragraph.runs.empty() ? 0 : changes * kSpaceEm * paragraph.runs.front().style.size_pt;
}

double width_of(const ListContext& context, const ParagraphIr& paragraph) {
  TextBodyIr body;
  body.paragraphs.push_back(paragraph);
  return context.engine.width_range(body).max_pt;
}

struct Card {
  std::size_t index = 0;  // in the slide
  const Element* element = nullptr;
  FigureParts parts;
};

// Size of values and height of text that all cards share.
struct CardSizes {
  double value_pt = 0;
  Emu tallest;
  bool pills = true;
  Emu above_pill = {};
};

// A label is about half as large as its value (ours), and at most kLabelPt.
void set_labels(const FigureParts& parts, double value_pt, TextBodyIr& body) {
  constexpr double kLabelShare = 0.5, kLeastLabelPt = 14;
  const double size = std::clamp(std::round(value_pt * kLabelShare), kLeastLabelPt, kLabelPt);
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    const int index = static_cast<int>(i);
    if (index != parts.value && index != parts.change) set_size(body.paragraphs[i], size);
  }
}

TextBodyIr without(const TextBodyIr& body, int paragraph) {
  TextBodyIr out = body;
  if (paragraph >= 0) out.paragraphs.erase(out.paragraphs.begin() + paragraph);
  return out;
}

std::optional<CardSizes> sizes_for(const ListContext& context, const SlideIr& slide,
                                   const std::vector<Card>& cards, bool pills) {
  for (const double size : kValueSizesPt) {
    CardSizes sizes{size, Emu(0), pills};
    bool fits = true;
    for (const Card& card : cards) {
      const ElementIr& element = slide.elements[card.index];
      TextBodyIr body = element.text;
      ParagraphIr& value = body.paragraphs[static_cast<std::size_t>(card.parts.value)];
      set_size(value, size);
      set_labels(card.parts, size, body);
      const double available = to_pt(text_area(element).w - body.insets.left - body.insets.right);
      // Other renderers set Korean wider than measured, and a figure must not wrap.
      const double slack = size > kUsualValuePt ? kLargeValueSlack : kValueSlack;
      fits = fits && width_of(context, value) * slack + spaces_between_scripts_pt(value) <= available;
      Emu rest = emu_from_pt(2 * kPillGapPt);
      if (pills && card.parts.change >= 0) {
        const ParagraphIr& change = body.paragraphs[static_cast<std::size_t>(card.parts.change)];
        fits = fits && width_of(context, change) + 2 * kPillPadPt <= available;
        rest += emu_from_pt(kPillGapPt + kPillHeightPt);
        body = without(body, card.parts.change);
      }
      const Emu height = emu_from_pt(context.engine.height(body, std::max(1.0, available)));
      sizes.tallest = std::max(sizes.tallest, height);
      fits = fits && height + rest <= element.box.h;
    }
    if (fits) return sizes;
  }
  return std::nullopt;
}

// In a high card the change stands apart from the figure that it belongs to.
Emu above_pill(const SlideIr& slide, const std::vector<Card>& cards, const CardSizes& sizes) {
  constexpr double kShare = 0.2, kMostPt = 36;  // ours, of what is left of the card's height
  Emu least = slide.elements[cards.front().index].box.h;
  for (const Card& card : cards) least = std::min(least, slide.elements[card.index].box.h);
  const double left = to_pt(least - sizes.tallest) - kPillHeightPt;
  return emu_from_pt(std::clamp(kShare * left, kPillGapPt, kMostPt));
}

// Of the cards, by what their labels name; empty: none, or there is no space above the figures.
std::vector<std::string_view> icons_of(const ListContext& context, const SlideIr& slide,
                                       const std::vector<Card>& cards, Emu needed) {
  const TextContext& text = context.text;
  if (cards.size() < 2 || !text.t.path.empty() || !may_have_icons(text.deck, context.slide))
    return {};
  std::vector<std::string> labels;
  for (const Card& card : cards) {
    const ElementIr& element = slide.elements[card.index];
    if (to_pt(element.box.h - needed) < kIconPt + kIconGapPt + 2 * kCardInsetPt) return {};
    const std::vector<std::string> texts = texts_of(element.text);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const int index = static_cast<int>(i);
      if (index == card.parts.value || index == card.parts.change) continue;
      labels.push_back(texts[i]);
      break;
    }
  }
  return labels.size() == cards.size() ? topic_icons(labels) : std::vector<std::string_view>();
}

ElementIr icon_on(const ListContext& context, std::string_view icon, const ElementIr& card,
                  Emu top) {
  const ParagraphIr& first = card.text.paragraphs.front();
  const bool center = first.style.align == Align::Center;
  const bool right = first.style.align == Align::Right && !mirrors(context.text);
  const Rect area = text_area(card);
  const Emu side = emu_from_pt(kIconPt);
  const Emu x = center  ? area.x + (area.w - side) / 2
                : right ? area.right() - card.text.insets.right - side
                        : area.x + card.text.insets.left;
  const Color color = first.runs.empty() ? first.end.color : first.runs.front().style.color;
  ElementIr piece = icon_piece(icon, {x, top, side, side}, color, card);
  piece.eid = card.eid + "~icon";
  return piece;
}

void add_pill(const ListContext& context, const Card& card, const CardSizes& sizes, Emu width,
              Emu top, ElementIr& element, std::vector<ElementIr>& pieces) {
  const Tones& tones = context.tones;
  DrawnList drawn;
  drawn.list = element;
  ElementIr pill = piece_of(drawn, ElementType::Shape, "change");
  ParagraphIr paragraph =
      std::move(element.text.paragraphs[static_cast<std::size_t>(card.parts.change)]);
  element.text.paragraphs.erase(element.text.paragraphs.begin() + card.parts.change);
  const bool bad = is_bad(change_told_by(searchable(paragraph), context.language),
                          better_for(card.element->style, plain_text(element.text)));
  const bool colored = has_authored_colors(*card.element);
  const bool own_fill = has_own_fill(*card.element);
  const std::uint32_t surface = element.fill.kind == FillIr::Kind::Solid
                                    ? element.fill.color.rgb
                                    : context.text.layout.background_rgb;
  // On a light card the pill carries the colour, on a coloured one its text does.
  const Color tone = bad ? tones.warning : tones.accent;
  const bool light_surface = !own_fill || contrast_ratio(surface, tone.rgb) >= kMinContrast;
  pill.fill = {FillIr::Kind::Solid, light_surface ? tone : tones.light};
  const Color text = light_surface ? legible_on({{}, 0xFFFFFF}, tone.rgb, kMinContrast)
                     : bad         ? legible_on(tones.warning, tones.light.rgb, kMinContrast)
                                   : legible_on(tones.accent, tones.light.rgb, kMinContrast);
  if (!colored) set_color(paragraph, text);
  paragraph.style.align = Align::Center;
  pill.text = element.text;
  pill.text.paragraphs = {std::move(paragraph)};
  pill.text.insets = {};
  pill.text.anchor = Anchor::Middle;
  pill.text.wrap = false;
  pill.shape = "flowChartTerminator";
  pill.min_font_pt = std::min(element.min_font_pt, kChangePt);
  // A slide that is mirrored later exchanges the sides.
  const bool right =
      element.text.paragraphs.front().style.align == Align::Right && !mirrors(context.text);
  const bool center = element.text.paragraphs.front().style.align == Align::Center;
  const Rect area = text_area(element);
  const Emu left = center  ? area.x + (area.w - width) / 2
                   : right ? area.right() - element.text.insets.right - width
                           : area.x + element.text.insets.left;
  pill.box = {left, top + sizes.tallest + sizes.above_pill, width,
              emu_from_pt(kPillHeightPt)};
  pieces.push_back(std::move(pill));
}

// Cards with figures: one size for all values, changes as pills, a bar on cards that deckle fills.
void finish_cards(const ListContext& context, const std::vector<Card>& cards, SlideIr& slide,
                  std::vector<std::string>& enlarged) {
  std::optional<CardSizes> sizes = sizes_for(context, slide, cards, true);
  if (!sizes) sizes = sizes_for(context, slide, cards, false);
  if (!sizes) {
    for (const Card& card : cards) {
      Insets& insets = slide.elements[card.index].text.insets;
      insets.left = insets.right = emu_from_pt(kNarrowCardInsetPt);
    }
    sizes = sizes_for(context, slide, cards, false);
  }
  Emu pill_width;
  for (const Card& card : cards) {
    if (card.parts.change < 0) continue;
    const ParagraphIr& change =
        slide.elements[card.index].text.paragraphs[static_cast<std::size_t>(card.parts.change)];
    pill_width =
        std::max(pill_width, emu_from_pt(std::ceil(width_of(context, change)) + 2 * kPillPadPt));
  }
  // Values of one row have one top, whether or not a pill is below them.
  const bool pills = sizes && sizes->pills &&
                     std::any_of(cards.begin(), cards.end(),
                                 [](const Card& card) { return card.parts.change >= 0; });
  if (sizes) sizes->above_pill = above_pill(slide, cards, *sizes);
  const Emu figures = sizes ? sizes->tallest + (pills ? sizes->above_pill + emu_from_pt(kPillHeightPt)
                                                      : Emu(0))
                            : Emu(0);
  const std::vector<std::string_view> icons =
      sizes ? icons_of(context, slide, cards, figures) : std::vector<std::string_view>();
  const Emu icon_space = icons.empty() ? Emu(0) : emu_from_pt(kIconPt + kIconGapPt);
  std::size_t number = 0;
  std::vector<std::pair<std::size_t, std::vector<ElementIr>>> added;
  for (const Card& card : cards) {
    ElementIr& element = slide.elements[card.index];
    ParagraphIr& value = element.text.paragraphs[static_cast<std::size_t>(card.parts.value)];
    if (!sizes) {
      // No space for large figures: as any text of a shape.
      for (ParagraphIr& paragraph : element.text.paragraphs)
        set_size(paragraph, std::max(element.min_font_pt, kLabelPt));
      continue;
    }
    enlarged.push_back(element.eid);
    set_size(value, sizes->value_pt);
    set_labels(card.parts, sizes->value_pt, element.text);
    std::vector<ElementIr> pieces;
    const bool pill = sizes->pills && card.parts.change >= 0;
    const Emu needed = icon_space + figures;
    // A straight bar has no place on round corners.
    const bool barred = !has_own_fill(*card.element) && element.shape == "rect";
    const Emu bar = barred ? emu_from_pt(kBarPt) : Emu(0);
    const Emu above = bar + std::max(Emu(0), (element.box.h - bar - needed) / 2);
    const Emu inset = above + icon_space;
    element.text.anchor = Anchor::Top;
    element.text.insets.top = std::max(Emu(0), inset - (text_area(element).y - element.box.y));
    element.text.insets.bottom = Emu(0);
    if (pill) add_pill(context, card, *sizes, pill_width, element.box.y + inset, element, pieces);
    if (!icons.empty())
      pieces.push_back(icon_on(context, icons[number++], element, element.box.y + above));
    if (bar > Emu(0)) {
      DrawnList drawn;
      drawn.list = element;
      drawn.after = pieces;
      ElementIr strip =
          decoration_of(drawn, "bar", {element.box.x, element.box.y, element.box.w, bar},
                        value.runs.empty() ? context.tones.accent : value.runs.front().style.color);
      strip.z = element.z + 1;
      pieces.push_back(std::move(strip));
    }
    added.emplace_back(card.index, std::move(pieces));
  }
  // From the end, so that indices stay true.
  std::sort(added.begin(), added.end(),
            [](const auto& a, const auto& b) { return a.first > b.first; });
  for (auto& [index, pieces] : added) {
    slide.elements.insert(slide.elements.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                          std::make_move_iterator(pieces.begin()),
                          std::make_move_iterator(pieces.end()));
  }
}

// Text keeps its distance from the edges of a filled panel where there is space for it.
void set_panel_insets(const ListContext& context, ElementIr& panel) {
  const Emu inset = emu_from_pt(kPanelInsetPt);
  const Insets& now = panel.text.insets;
  const Insets wide{std::max(now.left, inset), std::max(now.top, inset), std::max(now.right, inset),
                    std::max(now.bottom, inset)};
  const double width = to_pt(panel.box.w - wide.left - wide.right);
  const double height = to_pt(panel.box.h - wide.top - wide.bottom);
  if (width <= 0 || context.engine.height(panel.text, width) > height * kFilledShare) return;
  panel.text.insets = wide;
}

void finish_takeaway(const ListContext& context, const Element& element, std::size_t index,
                     SlideIr& slide, std::vector<std::string>& enlarged) {
  ElementIr& panel = slide.elements[index];
  const bool own = own_panel(context, element) && panel.fill.kind == FillIr::Kind::Solid;
  if (own) set_panel_insets(context, panel);
  const double width = to_pt(panel.box.w - panel.text.insets.left - panel.text.insets.right);
  const double height = to_pt(panel.box.h - panel.text.insets.top - panel.text.insets.bottom);
  const bool large = shows_figures(element) && !marks_text(element) && width >= kMinPanelWidthPt &&
                     to_pt(panel.box.h) >= kMinPanelHeightPt;
  if (large) {
    for (const double size : kPanelSizesPt) {
      TextBodyIr body = panel.text;
      if (!enlarge(context, size, body)) break;
      const auto laid = context.engine.lay_out(body, std::max(1.0, width));
      const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                    [](const measure::Line& line) { return line.split_word; });
      // The figure is one line.
      const std::size_t big = static_cast<std::size_t>(
          std::count_if(laid.lines.begin(), laid.lines.end(),
                        [size](const measure::Line& line) { return line.size_pt >= size; }));
      if (torn || big > 1 || laid.height > height * kFilledShare) continue;
      panel.text = std::move(body);
      enlarged.push_back(panel.eid);
      break;
    }
  }
  if (!own) return;
  DrawnList drawn;
  drawn.list = panel;
  ElementIr bar =
      decoration_of(drawn, "bar", {panel.box.x, panel.box.y, panel.box.w, emu_from_pt(kBarPt)},
                    context.tones.accent_on_dark);
  bar.z = panel.z + 1;
  slide.elements.insert(slide.elements.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                        std::move(bar));
}

}  // namespace

FigureParts figure_parts(const std::vector<std::string>& paragraphs, const std::string& language) {
  constexpr std::size_t kMinParts = 2, kMaxParts = 4;
  if (paragraphs.size() < kMinParts || paragraphs.size() > kMaxParts) return {};
  FigureParts parts;
  int first_change = -1;
  for (std::size_t i = 0; i < paragraphs.size(); ++i) {
    const std::string& text = paragraphs[i];
    if (text.empty() || text.size() > kMaxLabelBytes) return {};
    const int index = static_cast<int>(i);
    const bool change = change_told_by(text, language) != Change::None;
    if (change && first_change < 0) first_change = index;
    if (!change && parts.value < 0 && is_figure(text, language)) parts.value = index;
  }
  if (parts.value >= 0) {
    parts.change = first_change;
  } else if (first_change >= 0 &&
             is_figure(paragraphs[static_cast<std::size_t>(first_change)], language)) {
    parts.value = first_change;
  }
  return parts;
}

void agree_on_figures(const std::vector<const Element*>& siblings, ListContext& context) {
  std::vector<std::pair<const Element*, FigureParts>> all;
  std::size_t with = 0;
  const auto first = std::count_if(siblings.begin(), siblings.end(), [&](const Element* element) {
    return figure_parts(paragraphs_of(*element), context.language).value == 0;
  });
  const bool values_first = 2 * static_cast<std::size_t>(first) >= siblings.size();
  bool possible = true;
  for (const Element* element : siblings) {
    if (element->kind != ElementKind::Shape) return;
    const std::vector<std::string> paragraphs = paragraphs_of(*element);
    FigureParts parts = figure_parts(paragraphs, context.language);
    // Of "2.1초\n응답 시간\n-0.8초" beside cards whose figure comes first, the change is none.
    if (parts.value > 0 && values_first) parts = {};
    if (parts.value >= 0) {
      ++with;
    } else if (paragraphs.size() > 1 && may_be_figure(paragraphs.front())) {
      parts.value = 0;
      for (std::size_t i = 1; i < paragraphs.size() && parts.change < 0; ++i) {
        if (change_told_by(paragraphs[i], context.language) != Change::None)
          parts.change = static_cast<int>(i);
      }
    } else {
      possible = false;
    }
    possible = possible && shows_figures(*element) && !marks_text(*element);
    all.emplace_back(element, parts);
  }
  if (with == 0 || (possible && with == all.size())) return;
  const bool large = possible && 2 * with >= all.size();
  for (const auto& [element, parts] : all)
    context.agreed[element->element_id] = large ? parts : FigureParts{};
}

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
  std::vector<Card> cards;
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
  if (!cards.empty()) finish_cards(context, cards, slide, enlarged);
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
