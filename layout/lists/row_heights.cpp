#include "layout/lists/row_heights.h"

#include <algorithm>
#include <numeric>

#include "measure/slide/reserve.h"

namespace deckle::layout {
namespace {

constexpr double kDetailSpacePt = 3;  // between a row's item and its details
// Above the first line of rows without a band: more than plain text has, less than a row's padding.
constexpr double kTopPt = 18;

}  // namespace

double ink_middle(const measure::LaidOutText& laid) {
  if (laid.lines.empty()) return 0;
  const measure::Line& first = laid.lines.front();
  const double top = first.baseline - kLetterEm * first.size_pt;
  return (top + laid.lines.back().baseline) / 2;
}

Emu RowHeights::begin(std::size_t row) const {
  return std::accumulate(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(row), top);
}
Emu RowHeights::middle(std::size_t row) const { return begin(row) + steps[row] / 2; }

tl::expected<RowHeights, NoRows> set_rows(const measure::TextEngine& engine,
                                          const std::vector<ListRow>& rows, const Rect& area,
                                          const RowWishes& wishes, TextBodyIr& body) {
  const tl::unexpected<NoRows> at_no_width(NoRows::AtNoWidth);
  const double width = to_pt(area.w - body.insets.left - body.insets.right);
  if (rows.empty() || width <= 0) return at_no_width;
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    ParagraphStyle& style = body.paragraphs[i].style;
    style.space_after = {SpacingIr::Unit::Points, 0};
    style.space_before = {SpacingIr::Unit::Points, kDetailSpacePt};
  }
  // The last line of a text has another height than those above it, also where it is the only one.
  measure::LayoutOptions among_others;
  among_others.plain_last_line = true;
  RowHeights out;
  Emu tallest;
  TextBodyIr part = body;  // of one row after the other
  for (const ListRow& row : rows) {
    part.paragraphs.assign(body.paragraphs.begin() + static_cast<std::ptrdiff_t>(row.first),
                           body.paragraphs.begin() + static_cast<std::ptrdiff_t>(row.last));
    const measure::LaidOutText laid = engine.lay_out(part, width, among_others);
    const auto lines = std::count_if(laid.lines.begin(), laid.lines.end(),
                                     [](const measure::Line& line) { return line.paragraph == 0; });
    const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                  [](const measure::Line& line) { return line.split_word; });
    if (torn || static_cast<std::size_t>(lines) > wishes.max_lines) return at_no_width;
    if (wishes.steady &&
        engine.lay_out(part, width * (1 - measure::kMaxReserve)).lines.size() != laid.lines.size())
      return tl::unexpected(NoRows::AtThisWidth);
    out.heights.push_back(emu_from_pt(laid.height));
    out.ink.push_back(emu_from_pt(ink_middle(laid)));
    tallest = std::max(tallest, out.heights.back());
  }
  const auto count = static_cast<std::int64_t>(rows.size());
  const Emu first = out.heights.front();
  const Emu last = std::max(out.heights.back(), emu_from_pt(engine.height(part, width)));
  const Emu least = std::max(tallest + wishes.padding * 2, wishes.min_step);
  // From the first line's top to the last one's bottom there are count - 1 steps, and half of what
  // first and last row are higher than a step's middle.
  const Emu ends = (first + last) / 2;
  Emu most = wishes.max_step;
  if (count > 1) {
    const Emu filled = emu_from_pt(to_pt(area.h) * wishes.fill);
    most = std::min(most, (filled - ends) / (count - 1));
  }
  // Bands are all within the area.
  if (wishes.from_top) most = std::min(most, area.h / count);
  const Emu step = std::max(least, most);
  out.steps.assign(rows.size(), step);
  if (!wishes.equal) {
    // What is left of the area is shared by all rows, so that none is narrow around its text.
    Emu needed = Emu(0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      out.steps[i] = std::max(out.heights[i] + wishes.padding * 2, wishes.min_step);
      needed += out.steps[i];
    }
    const Emu filled = emu_from_pt(to_pt(area.h) * std::min(wishes.fill, 1 - measure::kMaxReserve));
    const Emu more = std::max(Emu(0), filled - needed) / count;
    for (Emu& own : out.steps) own += more;
  }
  // Where the text of the first row begins, below the top of its share.
  const Emu above = std::max(Emu(0), out.steps.front() / 2 - out.ink.front());
  const Emu inset = wishes.from_top ? above : std::min(above, emu_from_pt(kTopPt));
  out.top = area.y + inset - above;
  const Emu text_end = out.middle(rows.size() - 1) - out.ink.back() + last - area.y;
  const Emu needed = inset + emu_from_pt(to_pt(text_end - inset) / (1 - measure::kMaxReserve));
  const Emu bands_end = out.begin(rows.size());
  if (needed > area.h || (wishes.from_top && bands_end > area.bottom())) {
    // In a narrower text rows are at least as high, and so are steps that rows alone decide.
    return step == least || !wishes.equal ? at_no_width : tl::unexpected(NoRows::AtThisWidth);
  }
  body.anchor = Anchor::Top;
  body.insets.top = inset;
  body.insets.bottom = Emu(0);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    SpacingIr& before = body.paragraphs[rows[i].first].style.space_before;
    if (i == 0) {
      before.value = 0;
      continue;
    }
    const Emu space = out.middle(i) - out.ink[i] -
                      (out.middle(i - 1) - out.ink[i - 1] + out.heights[i - 1]);
    before.value = std::max(0.0, to_pt(space));
  }
  return out;
}

}  // namespace deckle::layout
