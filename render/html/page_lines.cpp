#include "render/html/page_lines.h"

#include <algorithm>
#include <cmath>

namespace deckle::render {
namespace {

using measure::PageText;

std::string text_of(const ParagraphIr& paragraph) {
  std::string out;
  for (const RunIr& run : paragraph.runs) out += run.text;
  return out;
}

// Whether the middle of one is within the other, up and down.
bool are_beside(const PageText& a, const PageText& b) {
  const auto holds = [](const PageText& outer, const PageText& inner) {
    const double middle = inner.box.y + inner.box.h / 2;
    return middle >= outer.box.y && middle <= outer.box.bottom();
  };
  return holds(a, b) || holds(b, a);
}

// The size that a piece has as a run: that of raised characters, whose lines are 0 high, is not.
const PageText& largest(std::span<const PageText> line) {
  const PageText* found = &line.front();
  for (const PageText& piece : line) {
    const bool raised = piece.line_height == 0, found_raised = found->line_height == 0;
    if (found_raised != raised ? found_raised : piece.font_size > found->font_size) found = &piece;
  }
  return *found;
}

MeasuredLine measured(std::span<const PageText> line, const std::string& text) {
  std::span<const PageText> seen = line;
  while (!seen.empty() && seen.back().blank) seen = seen.first(seen.size() - 1);
  MeasuredLine out;
  out.begin = std::min(line.front().begin, text.size());
  out.end = seen.empty() ? out.begin : std::min(seen.back().end, text.size());
  out.text = text.substr(out.begin, out.end - out.begin);
  double left = line.front().box.x, right = left;
  for (const PageText& piece : seen) {
    left = std::min(left, piece.box.x);
    right = std::max(right, piece.box.right());
  }
  const PageText& main = largest(line);
  const double height = main.line_height > 0 ? main.line_height : main.box.h;
  const double baseline = main.box.y + main.ascent;
  // docs/text-layout.md, 1.3: half the leading is above, rounded down.
  const double top = main.box.y - std::floor((height - main.box.h) / 2);
  out.x = emu_from_px(left);
  out.width = emu_from_px(right - left);
  out.top = emu_from_px(top);
  out.bottom = emu_from_px(top + height);
  out.baseline = emu_from_px(baseline);
  out.size_pt = pt_from_px(main.font_size);
  return out;
}

}  // namespace

std::vector<MeasuredLine> page_lines(std::span<const PageText> pieces, const ParagraphIr& paragraph,
                                     std::size_t number) {
  std::vector<MeasuredLine> out;
  const std::string text = text_of(paragraph);
  // On a line of right-to-left text the browser's order is from left to right.
  std::vector<PageText> in_order(pieces.begin(), pieces.end());
  std::stable_sort(in_order.begin(), in_order.end(),
                   [](const PageText& a, const PageText& b) { return a.begin < b.begin; });
  pieces = in_order;
  std::size_t first = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const bool last = i + 1 == pieces.size();
    const auto breaks = [&text](const PageText& piece) {
      return piece.blank && piece.begin < text.size() && text[piece.begin] == '\v';
    };
    if (!last && !breaks(pieces[i]) && are_beside(pieces[i], pieces[i + 1])) continue;
    MeasuredLine line = measured(pieces.subspan(first, i + 1 - first), text);
    line.paragraph = number;
    out.push_back(std::move(line));
    first = i + 1;
  }
  return out;
}

}  // namespace deckle::render
