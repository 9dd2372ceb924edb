#include "layout/lists/statement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>

#include "layout/base/statement_page.h"
#include "layout/fill/optical.h"
#include "layout/fill/sentence.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/few_words.h"
#include "layout/lists/figures.h"
#include "layout/lists/key_phrases.h"
#include "layout/lists/list_icons.h"
#include "layout/lists/page_disc.h"
#include "layout/scenes/scene_icons.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kSamePt = 0.01;
// Ours: the panel is as high as this part of the area, or as its text needs. Lower ones left the
// lower third of the page empty.
constexpr double kShare = 0.95, kInsetPt = 36, kPaddingPt = 28, kBarPt = 6;
// Ours: the sizes that are tried, largest first; above the usual ones for so many lines at most.
constexpr std::array<double, 6> kStatementSizesPt = {48, 44, 40, 36, 32, 28};
constexpr double kUsualSizePt = 36;
constexpr std::size_t kMostLargeLines = 3;
// Ours: the block before the text, at most so much of the panel, and its icon.
constexpr double kSentenceBlockPt = 240, kBlockShare = 0.27, kSentenceIconPt = 144;
// Ours: a panel whose sentence stands below a count, of its area; the band of the count, of the
// panel; what is above and below glyphs and text; the largest glyph.
constexpr double kCountShare = 0.92, kCountBand = 0.52, kCountPaddingPt = 20, kMostGlyphPt = 120;

// What the title is called before its colon ("Recommendation: …").
std::string label_of_title(const std::string& title) {
  const std::size_t colon = title.find(':');
  return colon == std::string::npos ? std::string() : title.substr(0, colon);
}

// What the title is called, what the sentence names, else what the title names.
std::string_view icon_of(const ListContext& context, const SlideIr& slide,
                         const ParagraphIr& sentence) {
  if (!may_have_icons(context.text, context.slide)) return {};
  std::vector<std::string> texts{searchable(sentence)};
  for (const ElementIr& element : slide.elements) {
    if (element.type != ElementType::Title || element.text.empty()) continue;
    const std::string title = searchable(element.text.paragraphs.front());
    if (const auto icons = topic_icons({label_of_title(title)}); !icons.empty())
      return icons.front();
    texts.push_back(title);
  }
  for (const std::string& text : texts) {
    const std::vector<std::string_view> icons = sentence_icons({text});
    if (!icons.empty()) return icons.front();
  }
  return {};
}

// What sentence or title count of a whole.
std::optional<CountDrawing> count_of(const ListContext& context, const SlideIr& slide,
                                     const ParagraphIr& sentence, std::string_view icon) {
  if (!may_draw_counts(context.text, context.slide)) return std::nullopt;
  if (auto count = whole_drawing(searchable(sentence), icon)) return count;
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title && !element.text.empty())
      return whole_drawing(searchable(element.text.paragraphs.front()), icon);
  }
  return std::nullopt;
}

const Element* source_of(const Slide& slide, const std::string& eid) {
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&](const Element& e) { return e.element_id == eid; });
  return found == slide.elements.end() ? nullptr : &*found;
}

// A quotation has a layout of its own, with its mark.
bool is_quotation(const Element& element, const ElementIr& out) {
  return element.role == "quote" || (out.placeholder && (out.placeholder->type == "title" ||
                                                         out.placeholder->type == "ctrTitle"));
}

bool may_be_drawn(const Element& element, const ElementIr& out) {
  const ElementStyle& style = element.style;
  if (is_quotation(element, out)) return false;
  return element.kind == ElementKind::Text && out.type == ElementType::Text && !out.pinned &&
         !out.size_authored && out.text.paragraphs.size() == 1 &&
         out.fill.kind != FillIr::Kind::Solid && out.text.vert == VerticalText::Horz &&
         out.text.columns == 1 && !style.size_pt && !style.fill && !style.anchor &&
         !style.line_spacing_pct && element.role != "key_takeaway" &&
         std::abs(largest_size_pt(out.text) - smallest_size_pt(out.text)) < kSamePt;
}

// The sentence as it is drawn, and behind it in reading order what is drawn with it.
void replace_sentence(const std::string& sentence, ElementIr drawn, std::vector<ElementIr> pieces,
                      SlideIr& slide) {
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&](const ElementIr& e) { return e.eid == sentence; });
  *found = std::move(drawn);
  slide.elements.insert(found + 1, std::make_move_iterator(pieces.begin()),
                        std::make_move_iterator(pieces.end()));
}

// On the dark page of a statement there is no panel: the page is it.
bool has_dark_page(const ListContext& context) {
  return is_statement_page(context.text.t, context.text.layout.name);
}

// A band with the glyphs of the count above the sentence, over the width of the panel.
bool draw_counted(const ListContext& context, const Element& element, const CountDrawing& count,
                  ElementIr drawn, double least_pt, const std::string& sentence, SlideIr& slide) {
  const Rect area = drawn.box;
  const Emu inset = emu_from_pt(kInsetPt), padding = emu_from_pt(kCountPaddingPt);
  const Emu height = snap(emu_from_pt(to_pt(area.h) * kCountShare));
  const Emu band = snap(emu_from_pt(to_pt(height) * kCountBand));
  const double width = to_pt(area.w - inset * 2);
  drawn.text.insets = {inset, band, inset, Emu(0)};
  drawn.text.anchor = Anchor::Middle;
  drawn.box.h = height;
  const bool dark = has_dark_page(context);
  if (!dark) drawn.fill = {FillIr::Kind::Solid, context.tones.light};
  for (const double size : kSentenceSizesPt) {
    if (size < least_pt) return false;
    set_size(drawn.text, size);
    if (width <= 0 || context.engine.width_range(drawn.text).min_pt > width) continue;
    const measure::LaidOutText laid =
        context.engine.lay_out(drawn.text, width * (1 - measure::kMaxReserve));
    if (laid.lines.size() > kMostSentenceLines ||
        emu_from_pt(laid.height * (1 + measure::kMaxReserve)) + padding * 2 > height - band)
      continue;
    if (has_few_lines(context.engine, drawn.text, width, kMostCentredLines, measure::kMaxReserve))
      centre_lines(element, drawn.text);
    DrawnList pieces;
    pieces.list = drawn;
    const Rect panel{drawn.box.x, drawn.box.y, drawn.box.w, band};
    if (!dark) {
      pieces.after.push_back(decoration_of(pieces, "band", panel, context.tones.dark));
      pieces.after.back().z = drawn.z + 1;
    }
    const Rect glyphs{panel.x + inset, panel.y + padding, panel.w - inset * 2, band - padding * 2};
    std::vector<ElementIr> row = draw_count(
        count, glyphs, emu_from_pt(kMostGlyphPt), picture_align(context, drawn.text),
        count_colors(context.tones.accent_on_dark, context.tones.dark, context.tones.on_dark),
        drawn);
    if (row.empty()) return false;
    add_pieces(std::move(row), 2, pieces);
    replace_sentence(sentence, std::move(drawn), std::move(pieces.after), slide);
    return true;
  }
  return false;
}

// The sentence as large as it may be, and beside it the icon on a disc.
bool draw_on_page(const ListContext& context, std::string_view icon, const Element& element,
                  const std::string& sentence, ElementIr drawn, SlideIr& slide) {
  const Rect area = drawn.box;
  const Emu beside = icon.empty() ? Emu(0) : page_disc_room(area);
  drawn.text.insets = {};
  // A slide that is mirrored later keeps the insets of its texts.
  (mirrors(context.text) ? drawn.text.insets.left : drawn.text.insets.right) = beside;
  if (!element.style.anchor) drawn.text.anchor = Anchor::Middle;
  const double width = to_pt(area.w - beside);
  // Beside an icon the lines are shorter.
  const double least = icon.empty() ? largest_size_pt(drawn.text)
                                    : std::min(largest_size_pt(drawn.text), kUsualSizePt);
  for (const double size : kStatementSizesPt) {
    if (size < least) return false;
    set_size(drawn.text, size);
    if (width <= 0 || context.engine.width_range(drawn.text).min_pt > width) continue;
    const measure::LaidOutText laid =
        context.engine.lay_out(drawn.text, width * (1 - measure::kMaxReserve));
    if (laid.lines.size() > (size > kUsualSizePt ? kMostLargeLines : kMostSentenceLines) ||
        emu_from_pt(laid.height * (1 + measure::kMaxReserve)) > area.h)
      continue;
    std::vector<ElementIr> pieces;
    if (!icon.empty()) pieces = draw_page_disc(context, icon, area, drawn);
    for (std::size_t i = 0; i < pieces.size(); ++i)
      pieces[i].eid = drawn.eid + (i == 0 ? "~disc" : "~icon");
    replace_sentence(sentence, std::move(drawn), std::move(pieces), slide);
    return true;
  }
  return false;
}

}  // namespace

bool draw_statement(const ListContext& context, const std::string& sentence, SlideIr& slide) {
  const Element* element = source_of(context.slide, sentence);
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&](const ElementIr& e) { return e.eid == sentence; });
  if (element == nullptr || found == slide.elements.end() ||
      context.slide.type == SlideType::Quote || !may_be_drawn(*element, *found))
    return false;
  ElementIr drawn = *found;
  ParagraphIr& paragraph = drawn.text.paragraphs.front();
  const bool unmarked = is_unmarked(paragraph);
  const bool colored = has_authored_colors(*element);
  const bool dark = has_dark_page(context);
  if (!colored) set_color(paragraph, dark ? context.tones.on_dark : context.tones.on_light);
  if (unmarked && element->style.key_figures.value_or(true)) {
    Emphasised how{.bold = true};
    if (!colored)
      how.color = dark ? context.tones.accent_on_dark
                       : legible_on(context.tones.accent, context.tones.light.rgb, kMinContrast);
    const std::string text = searchable(paragraph);
    if (const auto figure = key_figure(text, context.language))
      emphasise(paragraph, figure->span, how);
    else
      for (const Span& phrase : key_phrases(text)) emphasise(paragraph, phrase, how);
  }
  const Emu inset = emu_from_pt(kInsetPt), padding = emu_from_pt(kPaddingPt);
  const std::string_view icon = icon_of(context, slide, paragraph);
  if (const auto count = count_of(context, slide, paragraph, icon)) {
    if (draw_counted(context, *element, *count, drawn, largest_size_pt(found->text), sentence,
                     slide))
      return true;
  }
  if (dark) {
    // A page that has nothing but its sentence shows what the deck is about.
    std::string_view shown = icon;
    if (shown.empty() && may_have_icons(context.text, context.slide))
      shown = icon_of_deck(context.text.deck.title).value_or(shown);
    return draw_on_page(context, shown, *element, sentence, std::move(drawn), slide);
  }
  const double block = std::min(kSentenceBlockPt, kBlockShare * to_pt(drawn.box.w));
  const Emu before = icon.empty() ? Emu(0) : snap(emu_from_pt(block));
  drawn.text.insets = {inset + before, Emu(0), inset, Emu(0)};
  // A slide that is mirrored later keeps the insets of its texts.
  if (mirrors(context.text)) std::swap(drawn.text.insets.left, drawn.text.insets.right);
  drawn.text.anchor = Anchor::Middle;
  const double width = to_pt(drawn.box.w - before - inset * 2);
  const Rect area = drawn.box;
  for (const double size : kStatementSizesPt) {
    if (size < largest_size_pt(found->text)) return false;
    set_size(drawn.text, size);
    if (width <= 0 || context.engine.width_range(drawn.text).min_pt > width) continue;
    const measure::LaidOutText laid = context.engine.lay_out(drawn.text, width * (1 - measure::kMaxReserve));
    if (laid.lines.size() > (size > kUsualSizePt ? kMostLargeLines : kMostSentenceLines)) continue;
    const Emu needed = emu_from_pt(laid.height * (1 + measure::kMaxReserve)) + padding * 2;
    if (needed > area.h) continue;
    const Emu height = snap(std::max(needed, emu_from_pt(kShare * to_pt(area.h))));
    drawn.box.h = std::min(height, area.h);
    drawn.box.y = optical_top(drawn.box.h, area);
    drawn.fill = {FillIr::Kind::Solid, context.tones.light};
    DrawnList pieces;
    pieces.list = drawn;
    const Rect bar{drawn.box.x, drawn.box.y, icon.empty() ? emu_from_pt(kBarPt) : before,
                   drawn.box.h};
    // Themes without bars take those away by their name; a block behind an icon is none.
    pieces.after.push_back(decoration_of(pieces, icon.empty() ? "bar" : "block", bar,
                                         icon.empty() ? context.tones.accent : context.tones.dark));
    pieces.after.back().z = drawn.z + 1;
    if (!icon.empty()) {
      const Emu side = std::min({emu_from_pt(kSentenceIconPt), drawn.box.h - padding * 2,
                                 before - padding * 2});
      pieces.after.push_back(list_icon(pieces, icon,
                                       {bar.x, bar.y + (bar.h - side) / 2, bar.w, side},
                                       context.tones.accent_on_dark));
      pieces.after.back().z = drawn.z + 2;
    }
    replace_sentence(sentence, std::move(drawn), std::move(pieces.after), slide);
    return true;
  }
  return false;
}

}  // namespace deckle::layout
