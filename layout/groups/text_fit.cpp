#include "layout/groups/text_fit.h"

#include <algorithm>

#include "layout/base/frame.h"
#include "slidespec/core/utf8.h"
#include "slidespec/geometry/preset_paths.h"

namespace deckle::layout {
namespace {

constexpr int kTries = 6;  // the text area of a shape follows its height, which converges fast

bool keeps_words(const TextBodyIr& body) {
  return std::any_of(body.paragraphs.begin(), body.paragraphs.end(), [](const ParagraphIr& p) {
    return std::any_of(p.runs.begin(), p.runs.end(),
                       [](const RunIr& run) {
                         return run.style.lang.starts_with("ko") || run.style.lang.starts_with("ja");
                       });
  });
}

// Ours: a label of so few letters is one word, also where lines may break between any two of them.
constexpr std::size_t kShortLabel = 4;

// The paragraphs that are short labels: 契約, 개편.
TextBodyIr short_labels(const TextBodyIr& body) {
  TextBodyIr labels = body;
  std::erase_if(labels.paragraphs, [](const ParagraphIr& p) {
    std::string text;
    for (const RunIr& run : p.runs) text += run.text;
    return utf8::length(text) > kShortLabel || text.find_first_of(" \t\v") != std::string::npos;
  });
  return labels;
}

TextBodyIr lowered(const ElementIr& element, double by_pt) {
  TextBodyIr body = element.text;
  lower_sizes(body, by_pt, element.min_font_pt);
  return body;
}

// Inner width and height of the text in a box of this size.
Size text_space(const ElementIr& element, const Size& box) {
  const Rect inner = preset_text_rect(element.shape, {Emu(0), Emu(0), box.w, box.h});
  const Insets& in = element.text.insets;
  return {inner.w - in.left - in.right, inner.h - in.top - in.bottom};
}

Emu round_up(Emu length) {
  const std::int64_t step = emu_from_pt(kGridPt).value();
  return Emu((length.value() + step - 1) / step * step);
}

}  // namespace

void lower_sizes(TextBodyIr& body, double by_pt, double min_pt) {
  if (by_pt == 0) return;
  const auto lower = [by_pt, min_pt](RunStyle& style) {
    if (by_pt < 0)
      style.size_pt -= by_pt;
    else
      style.size_pt = std::min(style.size_pt, std::max(style.size_pt - by_pt, min_pt));
  };
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) lower(run.style);
    lower(paragraph.end);
  }
}

bool words_fit(const measure::TextEngine& engine, const ElementIr& element, const Size& box,
               double lowered_pt) {
  if (element.text.empty()) return true;
  TextBodyIr body = lowered(element, lowered_pt);
  if (keeps_words(body)) body.word_break = WordBreak::KeepAll;
  const Emu space = text_space(element, box).w;
  const TextBodyIr labels = short_labels(body);
  if (!labels.paragraphs.empty() && emu_from_pt(engine.width_range(labels).max_pt) > space)
    return false;
  return emu_from_pt(engine.width_range(body).min_pt) <= space;
}

Emu height_for_text(const measure::TextEngine& engine, const ElementIr& element, Emu width,
                    double lowered_pt, Emu least) {
  if (element.text.empty()) return Emu(0);
  const TextBodyIr body = lowered(element, lowered_pt);
  const Insets& in = element.text.insets;
  Emu height = std::max(least, in.top + in.bottom + emu_from_pt(kGridPt));
  for (int i = 0; i < kTries; ++i) {
    const Size space = text_space(element, {width, height});
    const Emu text =
        emu_from_pt(engine.height(body, std::max(1.0, to_pt(space.w)))) + Emu(1);
    if (text <= space.h) break;
    height = round_up(height + (text - space.h));
  }
  return height;
}

}  // namespace deckle::layout
