#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "text-overflow",
    .type = "overflow",
    .ir_type = "content_overflow",
    .severity = Severity::Error,
    .summary = "text is larger than its box",
    .what =
        "Compares the laid-out height of a text body with the inner height of its shape, and its "
        "widest "
        "line with the inner width.",
    .why =
        "Lines that do not fit are drawn over the content below, or off the slide; PowerPoint "
        "does not clip them.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"one\ntwo\nthree","layout":{"x":100,"y":100,"w":400,"h":40},"style":{"fontSize":24}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"one\ntwo\nthree","layout":{"x":100,"y":100,"w":400,"h":120},"style":{"fontSize":24}}]})",
    .fixes =
        "autofit-text, change-columns, fit-text, move-details, redistribute-columns, "
        "redistribute-slots, reselect-layout, respace-text, shrink-text, split-slide",
    .file_fixes = "store-autofit, grow-box (unsafe), allow-shrinking (unsafe)",
};

Message describe(const MeasuredElement& m) {
  if (too_high(m)) {
    return tr("text needs a height of {}, but its box has {}: {} too much ({:.1f} lines)",
              pt_text(to_pt(m.text_height)), pt_text(to_pt(m.available_height)),
              pt_text(to_pt(m.overflow_y)), m.overflow_lines);
  }
  return tr("the widest line needs a width of {}, but its box has {}: {} too much", pt_text(to_pt(m.text_width)),
            pt_text(to_pt(m.available_width)), pt_text(to_pt(m.overflow_x)));
}

// How many of the lines are within the height of the box, wherever the text is anchored.
std::int64_t box_lines(const MeasuredElement& m) {
  Emu top = m.lines.empty() ? Emu(0) : m.lines.front().top;
  for (const MeasuredLine& line : m.lines) top = std::min(top, line.top);
  return std::count_if(m.lines.begin(), m.lines.end(), [&](const MeasuredLine& line) {
    return !exceeds(line.bottom - top - m.available_height);
  });
}

bool is_unknown(const ElementIr& element) {
  return stacks_letters(element.text.vert) && !element.text.empty();
}

Message reason_for(bool high, Emu needed, Emu insets) {
  const std::string text = px_text(to_px(needed)), space = px_text(kHintBufferPx);
  if (insets == Emu(0)) {
    return high ? tr("the text's height of {} and {} of space", text, space)
                : tr("the text's width of {} and {} of space", text, space);
  }
  const std::string inside = px_text(to_px(insets));
  return high ? tr("the text's height of {}, insets of {} and {} of space", text, inside, space)
              : tr("the text's width of {}, insets of {} and {} of space", text, inside, space);
}

// The size of the box that the text needs. Lines of vertical text run along the height of the box,
// so that text_width is then a height, and text_height a width.
Suggestion larger_box(const ElementIr& element, const MeasuredElement& m, const Size& page) {
  const Insets& sides = element.text.insets;
  const Emu needed = too_high(m) ? needed_height(m) : m.text_width;
  const bool high = too_high(m) != is_vertical(element.text.vert);
  const Emu insets = high ? sides.top + sides.bottom : sides.left + sides.right;
  const double suggested = to_px(needed + insets) + kHintBufferPx;
  Suggestion s;
  s.action = high ? "resize_height" : "resize_width";
  s.values = {{high ? "suggested_h" : "suggested_w", suggested}};
  s.validated =
      element.transform.is_identity() &&
      to_px(high ? element.box.y : element.box.x) + suggested <= to_px(high ? page.h : page.w);
  s.reason = reason_for(high, needed, insets);
  return s;
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    const MeasuredElement& m = context.measured(i);
    // Citations have a rule of their own, with the footer band's messages; so have tables.
    if (element.type == ElementType::Citation || element.table != nullptr || !overflows(m) ||
        is_unknown(element))
      continue;
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    d.message = describe(m);
    d.hint = tr("shorten the text, enlarge the box, or allow a smaller size");
    d.weight = to_px(m.overflow_x) + to_px(m.overflow_y);
    d.facts = {{"overflow_x_px", tenth(to_px(m.overflow_x))},
               {"overflow_y_px", tenth(to_px(m.overflow_y))},
               {"needed_pt", tenth(to_pt(m.text_height))},
               {"available_pt", tenth(to_pt(m.available_height))},
               {"overflow_lines", tenth(m.overflow_lines)},
               {"needed_lines", static_cast<std::int64_t>(m.lines.size())},
               {"box_lines", box_lines(m)}};
    d.suggestion = larger_box(element, m, context.slide().size);
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kTextOverflow;
const Rule kTextOverflow{
    kDoc, check, {N_("stacked letters are not measured"), is_unknown}};

}  // namespace deckle::qc
