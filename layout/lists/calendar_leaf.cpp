#include "layout/lists/calendar_leaf.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "layout/lists/emphasis.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours, set by looking: the strip, of the leaf's height; what is beside its text; sizes of text.
constexpr double kStripShare = 0.3, kBesidePt = 9, kInsetOfStripPt = 5;
constexpr std::array<double, 4> kStripSizesPt = {18, 16, 15, 14};
constexpr std::array<double, 6> kLargeSizesPt = {44, 36, 30, 26, 22, 18};

// Whether nothing of the date has a look or a meaning of its own, which the leaf would not show.
bool is_plain(const ParagraphIr& paragraph, std::size_t end) {
  std::size_t begin = 0;
  for (const RunIr& run : paragraph.runs) {
    if (begin >= end) break;
    const RunStyle& style = run.style;
    if (run.field != RunIr::Field::None || style.baseline_pct != 0 || !run.link.empty() ||
        style.italic || style.underline || style.strike || style.color != paragraph.end.color)
      return false;
    begin += run.text.size();
  }
  return true;
}

ParagraphIr label(const ParagraphIr& like, const std::string& text, double size_pt,
                  const Color& color) {
  return label_of(like, text, size_pt, color, Align::Center).paragraphs.front();
}

double width_of(const ListContext& context, const ParagraphIr& paragraph) {
  TextBodyIr alone;
  alone.paragraphs.push_back(paragraph);
  return context.engine.width_range(alone).max_pt;
}

void set_size(ParagraphIr& paragraph, double size_pt) {
  for (RunIr& run : paragraph.runs) run.style.size_pt = size_pt;
  paragraph.end.size_pt = size_pt;
}

// The largest size at which no text is wider than the leaf; 0: none.
template <std::size_t kCount>
double fitting_size(const ListContext& context, const std::array<double, kCount>& sizes,
                    std::vector<ParagraphIr> texts, const Size& leaf, double share) {
  const double width = to_pt(leaf.w) - 2 * kBesidePt;
  constexpr double kLine = 1.25;  // ours: a line of letters, of their size
  for (const double size : sizes) {
    if (size * kLine > to_pt(leaf.h) * share) continue;
    const bool fits = std::all_of(texts.begin(), texts.end(), [&](ParagraphIr& text) {
      set_size(text, size);
      return text.runs.empty() || width_of(context, text) <= width;
    });
    if (fits) return size;
  }
  return 0;
}

TextBodyIr body_of(const ParagraphIr& paragraph, double size_pt) {
  TextBodyIr body;
  body.insets = {};
  body.anchor = Anchor::Middle;
  body.wrap = false;
  body.paragraphs.push_back(paragraph);
  set_size(body.paragraphs.front(), size_pt);
  return body;
}

}  // namespace

std::optional<std::vector<CalendarLeaf>> take_leaves(const ListContext& context,
                                                     std::vector<ParagraphIr*> paragraphs,
                                                     const Size& size) {
  const Tones& tones = context.tones;
  const Color on_strip =
      legible_on(tones.dark, tones.accent_on_dark.rgb, text_contrast(context.text));
  std::vector<CalendarLeaf> leaves;
  std::vector<ParagraphIr> strips, larges, rests;
  for (const ParagraphIr* paragraph : paragraphs) {
    const std::string text = searchable(*paragraph);
    const std::optional<LeafDate> date = leaf_date(text);
    if (!date || !is_plain(*paragraph, date->rest)) return std::nullopt;
    ParagraphIr head = *paragraph;
    rests.push_back(take_rest(head, date->rest, date->rest));
    const auto part = [&text](const Span& span) {
      return text.substr(span.begin, span.end - span.begin);
    };
    CalendarLeaf leaf;
    leaf.large_first = date->strip.empty() || date->large.begin < date->strip.begin;
    // The colon stays with the word before it.
    const std::string mark = part(date->mark);
    const bool mark_on_strip = leaf.large_first && !date->strip.empty();
    if (!date->strip.empty())
      leaf.strip = label(*paragraph, part(date->strip) + (mark_on_strip ? mark : ""), 0, on_strip);
    leaf.large =
        label(*paragraph, part(date->large) + (mark_on_strip ? "" : mark), 0, tones.on_dark);
    strips.push_back(leaf.strip);
    larges.push_back(leaf.large);
    leaves.push_back(std::move(leaf));
  }
  const double strip_pt = fitting_size(context, kStripSizesPt, strips, size, kStripShare);
  const double large_pt = fitting_size(context, kLargeSizesPt, larges, size, 1 - kStripShare);
  // Months alone are no leaves of a calendar.
  const bool strip = std::any_of(strips.begin(), strips.end(),
                                 [](const ParagraphIr& text) { return !text.runs.empty(); });
  if (!strip || strip_pt <= 0 || large_pt <= 0) return std::nullopt;
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    leaves[i].strip_pt = strip_pt;
    leaves[i].large_pt = large_pt;
    *paragraphs[i] = std::move(rests[i]);
  }
  return leaves;
}

std::vector<ElementIr> place_leaf(const ListContext& context, const CalendarLeaf& leaf,
                                  const Rect& box) {
  const Tones& tones = context.tones;
  const Emu strip_height = snap(emu_from_pt(to_pt(box.h) * kStripShare));
  const auto piece = [&](const Rect& at, const char* name) {
    ElementIr out;
    out.name = name;
    out.type = ElementType::Decoration;
    out.decorative = true;
    out.shape = "rect";
    out.box = at;
    out.line.fill.kind = FillIr::Kind::None;
    return out;
  };
  const auto set_text = [](const ParagraphIr& text, double size_pt, ElementIr& out) {
    if (text.runs.empty()) return;
    out.type = ElementType::Shape;
    out.decorative = false;
    out.text = body_of(text, size_pt);
    out.min_font_pt = size_pt;
  };
  // As they are read: "5 May" has its month below the day. The leaf has the corners of the theme's cards; a
  // strip above has them at its top, one below keeps away from them.
  const bool below = leaf.large_first;
  const templates::Theme* theme = context.text.t.theme.get();
  const bool round = theme != nullptr && theme->corner > 0;
  ElementIr ground = piece(box, "leaf ground");
  ground.fill = {FillIr::Kind::Solid, tones.dark};
  const Emu inset = below && round ? emu_from_pt(kInsetOfStripPt) : Emu(0);
  const Emu strip_y = below ? box.bottom() - strip_height - inset : box.y;
  ElementIr strip = piece({box.x + inset, strip_y, box.w - inset * 2, strip_height}, "leaf strip");
  strip.fill = {FillIr::Kind::Solid, tones.accent_on_dark};
  if (round && !below) strip.shape = "round2SameRect";
  const Emu day_y = below ? box.y : box.y + strip_height;
  ElementIr large = piece({box.x, day_y, box.w, box.h - strip_height - inset}, "leaf day");
  large.fill.kind = FillIr::Kind::None;
  set_text(leaf.strip, leaf.strip_pt, strip);
  set_text(leaf.large, leaf.large_pt, large);
  std::vector<ElementIr> pieces;
  pieces.push_back(std::move(ground));
  pieces.push_back(std::move(strip));
  pieces.push_back(std::move(large));
  if (leaf.large_first) std::swap(pieces[1], pieces[2]);
  return pieces;
}

void add_leaf_piece(ElementIr piece, DrawnList& drawn) {
  ElementIr like = piece_of(drawn, piece.type, piece.name);
  piece.eid = std::move(like.eid);
  piece.source_eid = std::move(like.source_eid);
  piece.name = std::move(like.name);
  piece.belongs_to = std::move(like.belongs_to);
  piece.priority = like.priority;
  piece.pointer = std::move(like.pointer);
  piece.z = drawn.list.z + 1;
  drawn.after.push_back(std::move(piece));
}

}  // namespace deckle::layout
