#include "layout/fill/sentence.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/box_origin.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kSamePt = 0.01;

bool is_quotation(const ElementIr& element) {
  return element.type == ElementType::Text && element.placeholder &&
         (element.placeholder->type == "title" || element.placeholder->type == "ctrTitle");
}

// Whether all of the text is of one weight and slope.
bool is_of_one_look(const TextBodyIr& body) {
  const std::vector<RunIr>& runs = body.paragraphs.front().runs;
  return std::all_of(runs.begin(), runs.end(), [&runs](const RunIr& run) {
    return run.style.bold == runs.front().style.bold && run.style.italic == runs.front().style.italic;
  });
}

}  // namespace

bool enlarge_quotation(const measure::TextEngine& engine, ElementIr& element) {
  if (!is_quotation(element) || element.text.paragraphs.size() != 1) return false;
  ElementIr large = element;
  if (is_of_one_look(large.text)) {
    for (RunIr& run : large.text.paragraphs.front().runs) run.style.bold = true;
  }
  // In as few lines as one of the sizes allows: a short line more is a narrow block.
  for (std::size_t most = 1; most <= kMostQuotationLines; ++most) {
    if (!enlarge_text(engine, kQuotationSizesPt, most, large)) continue;
    element.text = std::move(large.text);
    return true;
  }
  return false;
}

bool enlarge_text(const measure::TextEngine& engine, std::span<const double> sizes_pt,
                  std::size_t most_lines, ElementIr& element) {
  if (element.text.paragraphs.size() != 1 || element.size_authored || element.pinned) return false;
  const double own = largest_size_pt(element.text);
  if (std::abs(own - smallest_size_pt(element.text)) > kSamePt) return false;
  const Insets& in = element.text.insets;
  const double width = to_pt(element.box.w - in.left - in.right);
  for (const double size : sizes_pt) {
    if (size <= own + kSamePt) return false;
    SlideIr alone;
    alone.elements.push_back(element);
    set_size(alone.elements.front().text, size);
    if (engine.width_range(alone.elements.front().text).min_pt > width) continue;
    const auto measured = measure::NativeMeasurer(engine).measure(alone);
    if (!measured) return false;
    const MeasuredElement& m = measured->elements.front();
    if (overflows(m) || m.lines.size() > most_lines) continue;
    element.text = std::move(alone.elements.front().text);
    return true;
  }
  return false;
}

bool enlarge_sentence(const measure::TextEngine& engine, ElementIr& element) {
  if (!enlarge_text(engine, kSentenceSizesPt, kMostSentenceLines, element)) return false;
  // A statement is not a list: it is in the middle of its area.
  if (element.type == ElementType::Text) element.text.anchor = Anchor::Middle;
  return true;
}

ElementIr* lone_sentence(SlideIr& slide, const std::vector<std::string>& body_texts) {
  ElementIr* found = nullptr;
  for (ElementIr& element : slide.elements) {
    if (is_own_box(element.eid) || element.type == ElementType::Title) continue;
    if (is_quotation(element)) return &element;
    const bool body = std::find(body_texts.begin(), body_texts.end(), element.eid) != body_texts.end();
    if (!body || element.type != ElementType::Text || found != nullptr) return nullptr;
    found = &element;
  }
  return found;
}

}  // namespace deckle::layout
