#include "layout/lists/decision_band.h"

#include <array>
#include <utility>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "measure/slide/reserve.h"

namespace deckle::layout {
namespace {

// Ours: what is asked for is larger than the rows above it by one of these.
constexpr std::array<double, 2> kStepsPt = {4, 2};
constexpr double kDecisionPaddingPt = 8;  // ours, above and below its text together

// Runs keep their differences in size.
void enlarge(ParagraphIr& paragraph, double by_pt) {
  for (RunIr& run : paragraph.runs) run.style.size_pt += by_pt;
  paragraph.end.size_pt += by_pt;
}

void set_larger(const measure::TextEngine& engine, double width, double height, TextBodyIr& text) {
  for (const double step : kStepsPt) {
    TextBodyIr larger = text;
    enlarge(larger.paragraphs.front(), step);
    const measure::LaidOutText laid = engine.lay_out(larger, width * (1 - measure::kMaxReserve));
    if (laid.lines.size() > 1 || laid.height > height) continue;
    text = std::move(larger);
    return;
  }
}

}  // namespace

std::optional<Decision> decision_of(const ListRow& row, const std::optional<Head>& head,
                                    const TextBodyIr& list) {
  if (row.last != row.first + 1 || !head || head->kind != HeadKind::Label) return std::nullopt;
  const ParagraphIr& paragraph = list.paragraphs[row.first];
  if (!asks_for_decision(searchable(paragraph).substr(0, head->end))) return std::nullopt;
  return Decision{paragraph, *head};
}

bool add_decision(const ListContext& context, const Element& element, Decision decision,
                  const Rect& box, double size_pt, DrawnList& drawn) {
  ElementIr band = piece_of(drawn, ElementType::Shape, "band");
  ParagraphIr paragraph = std::move(decision.paragraph);
  if (!paragraph.runs.empty()) enlarge(paragraph, size_pt - paragraph.runs.front().style.size_pt);
  paragraph.style.bullet = {};
  paragraph.style.margin_left = paragraph.style.margin_right = paragraph.style.indent = Emu(0);
  paragraph.style.space_before = paragraph.style.space_after = {};
  if (!has_authored_colors(element)) set_color(paragraph, context.tones.on_dark);
  emphasise(paragraph, {0, decision.head.end},
            {.bold = true, .color = context.tones.accent_on_dark});
  if (const auto figure = key_figure(searchable(paragraph), context.language);
      figure && element.style.key_figures.value_or(true))
    emphasise(paragraph, figure->span, {.bold = true});
  band.text = drawn.list.text;
  band.text.paragraphs = {std::move(paragraph)};
  band.text.insets = {emu_from_pt(kBandInsetPt), Emu(0), emu_from_pt(kBandInsetPt), Emu(0)};
  band.text.anchor = Anchor::Middle;
  band.fill = {FillIr::Kind::Solid, context.tones.dark};
  band.box = box;
  const double width = to_pt(box.w) - 2 * kBandInsetPt;
  if (emu_from_pt(context.engine.height(band.text, width)) + emu_from_pt(kDecisionPaddingPt) > box.h)
    return false;
  set_larger(context.engine, width, to_pt(box.h) - kDecisionPaddingPt, band.text);
  drawn.after.push_back(std::move(band));
  ElementIr bar = decoration_of(drawn, "bar", {box.x, box.y, emu_from_pt(kBandBarPt), box.h},
                                context.tones.accent_on_dark);
  bar.z = drawn.list.z + 1;
  drawn.after.push_back(std::move(bar));
  return true;
}

}  // namespace deckle::layout
