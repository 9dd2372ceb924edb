#include "fixers/loop/manual_repairs.h"

#include <algorithm>
#include <iterator>

#include "fixers/patch/text_scale.h"
#include "slidespec/core/utf8.h"

namespace deckle::fixers {
namespace {

class Probe {
 public:
  Probe(const ElementIr& element, const measure::SlideMeasurer& measurer)
      : element_(element), measurer_(measurer) {}

  bool fits(TextBodyIr body) const {
    SlideIr slide;
    slide.elements.push_back(element_);
    slide.elements.back().text = std::move(body);
    const auto measured = measurer_.measure(slide);
    if (!measured) return false;
    return !overflows(measured->elements.front());
  }

 private:
  const ElementIr& element_;
  const measure::SlideMeasurer& measurer_;
};

std::size_t characters(const TextBodyIr& body) {
  std::size_t count = 0;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    for (const RunIr& run : paragraph.runs) count += utf8::length(run.text);
  }
  return count;
}

// Without the last `count` characters; paragraphs that become empty are removed.
TextBodyIr cut(TextBodyIr body, std::size_t count) {
  while (count > 0 && !body.paragraphs.empty()) {
    std::vector<RunIr>& runs = body.paragraphs.back().runs;
    while (count > 0 && !runs.empty()) {
      const std::size_t length = utf8::length(runs.back().text);
      if (length <= count) {
        count -= length;
        runs.pop_back();
        continue;
      }
      std::string& text = runs.back().text;
      for (; count > 0; --count) {
        std::size_t end = text.size() - 1;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
        text.resize(end);
      }
    }
    if (runs.empty() && body.paragraphs.size() > 1)
      body.paragraphs.pop_back();
    else if (runs.empty())
      break;
  }
  return body;
}

TextBodyIr without_units(TextBodyIr body, std::size_t count) {
  body.paragraphs.resize(body.paragraphs.size() - count);
  return body;
}

// The smallest n of [1, limit] for which holds(n), which is monotonic; 0 when there is none.
template <typename Holds>
std::size_t smallest(std::size_t limit, const Holds& holds) {
  if (limit == 0 || !holds(limit)) return 0;
  std::size_t low = 1;
  while (low < limit) {
    const std::size_t middle = low + (limit - low) / 2;
    if (holds(middle))
      limit = middle;
    else
      low = middle + 1;
  }
  return low;
}

constexpr double kHalfPoint = 0.5;

}  // namespace

ManualRepairs manual_repairs(const ElementIr& element, const MeasuredElement& measured,
                             const measure::SlideMeasurer& measurer) {
  ManualRepairs repairs;
  repairs.lines = measured.overflow_lines;
  repairs.height_pt = to_pt(measured.overflow_y) / (1 - measured.reserve);
  repairs.width_pt = to_pt(measured.overflow_x);
  repairs.units = element.text.paragraphs.size();
  const Probe probe(element, measurer);
  const std::size_t length = characters(element.text);
  if (length > 1) {
    repairs.cut_characters =
        smallest(length - 1, [&](std::size_t n) { return probe.fits(cut(element.text, n)); });
  }
  if (repairs.units > 1) {
    repairs.move_units = smallest(
        repairs.units - 1, [&](std::size_t n) { return probe.fits(without_units(element.text, n)); });
  }
  const double now = largest_size_pt(element.text);
  const auto steps = static_cast<std::size_t>(std::max(0.0, (now - kMinReadablePt) / kHalfPoint));
  const std::size_t down = smallest(steps, [&](std::size_t n) {
    TextBodyIr smaller = element.text;
    set_largest_size(smaller, now - kHalfPoint * static_cast<double>(n), kMinReadablePt);
    return probe.fits(std::move(smaller));
  });
  if (down > 0) repairs.fits_at_pt = now - kHalfPoint * static_cast<double>(down);
  return repairs;
}

}  // namespace deckle::fixers
