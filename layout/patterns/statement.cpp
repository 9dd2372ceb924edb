// One sentence that fills the page: on the built-in templates on a dark page, or, where it shares its page,
// on a dark panel from edge to edge between title and foot; elsewhere on one in its area, beside a bar of
// the accent.

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/base/frame.h"
#include "layout/base/statement_page.h"
#include "layout/fill/optical.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/lists/page_disc.h"
#include "layout/patterns/patterns.h"
#include "layout/scenes/scene_icons.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "layout/text/word_break.h"

namespace deckle::layout {
namespace {

constexpr std::array<double, 8> kSizesPt = {54, 48, 44, 40, 36, 32, 28, 24};
constexpr double kBarPt = 10, kInsetPt = 44, kAroundPt = 28;
constexpr double kLeastShare = 0.92;  // of the area's height; ours
// Ours: the largest sizes are for three lines at most.
constexpr int kMostLines = 5, kMostLargeLines = 3;
constexpr double kLargePt = 44, kLeastBesideIconPt = 36;

// Whether nothing but the foot of a built-in template is below and beside the area.
bool may_reach_edges(const PatternCanvas& canvas) {
  const Frame& frame = canvas.context.frame;
  const Emu near = emu_from_pt(kStackGapPt);
  return canvas.context.text.t.path.empty() && canvas.area.x <= frame.safe.x + near &&
         canvas.area.right() >= frame.safe.right() - near &&
         canvas.area.bottom() >= frame.safe.bottom() - near;
}

// Whether the sentence has a page of its own, which needs no panel.
bool has_dark_page(const PatternCanvas& canvas) {
  return is_statement_page(canvas.context.text.t, canvas.context.text.layout.name);
}

// The area as wide as the page. What stands at its foot keeps the ground that its colours are for.
Rect from_edge_to_edge(const PatternCanvas& canvas) {
  return {Emu(0), canvas.area.y, canvas.context.frame.page.w, canvas.area.h};
}

// Of what the sentence names, else of what the deck is about; empty: the page has none.
std::string_view icon_of(const PatternCanvas& canvas, const ElementIr& sentence) {
  const ListContext& context = canvas.context;
  if (!has_dark_page(canvas) || !may_have_icons(context.text, context.slide)) return {};
  const std::vector<std::string_view> icons =
      sentence_icons({searchable(sentence.text.paragraphs.front())});
  if (!icons.empty()) return icons.front();
  return icon_of_deck(context.text.deck.title).value_or(std::string_view());
}

// A size for the sentence, and whether the icon stands beside it.
struct Attempt {
  double size_pt = 0;
  bool icon = false;
};

std::vector<Attempt> attempts(bool icon) {
  std::vector<Attempt> out;
  for (const double size : kSizesPt) {
    if (icon && size >= kLeastBesideIconPt) out.push_back({size, true});
  }
  for (const double size : kSizesPt) out.push_back({size, false});
  return out;
}

}  // namespace

PatternResult draw_large_statement(PatternCanvas& canvas) {
  if (canvas.cells.size() != 1 || canvas.cells.front().parts.size() != 1)
    return PatternResult::NoRoom;
  PatternPart& part = canvas.cells.front().parts.front();
  if (part.element.text.empty() || part.source->kind == ElementKind::Table)
    return PatternResult::Grouped;
  const Tones& tones = canvas.context.tones;
  const Color& text = tones.on_dark;
  const bool unmarked = is_unmarked(part.element.text.paragraphs.front());
  const bool to_edges = may_reach_edges(canvas);
  const std::string_view icon = icon_of(canvas, part.element);
  for (const auto& [size, pictured] : attempts(!icon.empty())) {
    place_part(canvas.area, part);
    part.element.fill.kind = FillIr::Kind::None;
    set_look({size, size * 0.6, true, text, text, Align::Left, Anchor::Middle, 0, 12}, part);
    // At the edge of the page the sentence begins where the title does.
    part.element.text.insets.left = to_edges ? Emu(0) : emu_from_pt(kBarPt + kInsetPt);
    part.element.text.insets.right = to_edges ? Emu(0) : emu_from_pt(kInsetPt);
    // A slide that is mirrored later keeps the insets of its texts.
    if (pictured)
      (mirrors(canvas.context.text) ? part.element.text.insets.left
                                    : part.element.text.insets.right) += page_disc_room(canvas.area);
    part.element.text.word_break = word_break_on_panel(canvas.context.text, *part.source);
    if (!fits(canvas, part, size > kLargePt ? kMostLargeLines : kMostLines)) continue;
    ParagraphIr& paragraph = part.element.text.paragraphs.front();
    const auto figure = key_figure(searchable(paragraph), canvas.context.language);
    if (unmarked && figure && !has_authored_colors(*part.source))
      emphasise(paragraph, figure->span, {.color = tones.accent_on_dark});
    const Emu needed = needed_height(canvas, part) + emu_from_pt(2 * kAroundPt);
    const Emu least = emu_from_pt(to_pt(canvas.area.h) * kLeastShare);
    const Emu height = snap(std::min(canvas.area.h, std::max(needed, least)));
    part.element.box.h = to_edges ? canvas.area.h : height;
    part.element.box.y = optical_top(part.element.box.h, canvas.area);
    if (pictured) {
      for (ElementIr& piece :
           draw_page_disc(canvas.context, icon, part.element.box, part.element))
        canvas.over.push_back(std::move(piece));
    }
    if (has_dark_page(canvas)) return PatternResult::Drawn;
    const Rect panel = to_edges ? from_edge_to_edge(canvas) : part.element.box;
    add_decoration(canvas, canvas.behind, "panel", "rect", panel, tones.dark).full_bleed = to_edges;
    add_decoration(canvas, canvas.behind, "bar", "rect",
                   {panel.x, panel.y, emu_from_pt(kBarPt), panel.h}, tones.accent_on_dark)
        .full_bleed = to_edges;
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
