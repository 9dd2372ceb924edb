#include "layout/groups/cell_texts.h"

#include <algorithm>
#include <cmath>

#include "layout/base/frame.h"
#include "layout/groups/text_fit.h"
#include "layout/tables/table.h"
#include "layout/text/min_size.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Heights of pointed shapes, all ours: of their width, and of the area where they are alone.
constexpr double kPointedPerWidth = 0.5, kLonePointedPerWidth = 0.7;
constexpr double kPointedPt[] = {56, 96};  // least and most, with a text below them
constexpr double kLonePointedShare = 0.46;  // of the area, of a row of them alone
constexpr double kIconPt = 64;             // ours
constexpr double kLargeIconPt = 96, kHighAreaPt = 280;  // ours: of one row, in an area of that height
constexpr double kMinIconPt = 24;          // as qc asks for: a smaller one cannot be recognised
constexpr int kStepsOneByOne = 24;         // ours: from 60 pt down to the minimum of 12
constexpr double kToMinimumPt = 4000;      // more than any size: every text is at its minimum

// A large figure of a card takes the size that its card has space for (layout/lists), so the card
// does not grow for a figure of several lines.
ElementIr without_large_figure(const ElementIr& element) {
  ElementIr out = element;
  const double small = smallest_size_pt(out.text);
  if (element.type != ElementType::Shape || largest_size_pt(out.text) < kLargeFigure * small)
    return out;
  for (ParagraphIr& paragraph : out.text.paragraphs) {
    for (RunIr& run : paragraph.runs)
      run.style.size_pt = std::min(run.style.size_pt, kLargeFigure * small);
    paragraph.end.size_pt = std::min(paragraph.end.size_pt, kLargeFigure * small);
  }
  return out;
}

}  // namespace

// By as little as possible, for all siblings alike, until no word is wider than its line.
void CellTexts::set_size(std::size_t p, CellPlan& plan) const {
  double most = 0;
  for (std::size_t i = 0; i < group_.cells.cells.size(); ++i) {
    const ElementIr* element = group_.parts[p][i];
    if (element == nullptr || element->text.empty() || group_.cells.cells[i][p].own_size) continue;
    if (element->allow_shrink)
      most = std::max(most, largest_size_pt(element->text) - element->min_font_pt);
  }
  const auto last = static_cast<int>(std::ceil(std::max(most, 0.0) / kSizeStepPt));
  const auto fits = [&](int step) {
    plan.lowered[p] = std::min(std::max(most, 0.0), step * kSizeStepPt);
    return group_.forms[p] == PartForm::Pointed ? pointed_fits(p, plan)
                                                : words_fit(p, plan, plan.lowered[p]);
  };
  const auto none_fits = [&] { plan.whole_words = plan.whole_words && plan.columns == 1; };
  int step = 0;
  for (; step <= std::min(last, kStepsOneByOne); ++step) {
    if (fits(step)) return;
  }
  if (step > last) return none_fits();
  // Text of hundreds of points, as only a faulty template has it: what fits still fits smaller.
  if (!fits(last)) return none_fits();
  int too_large = step - 1, small_enough = last;
  while (small_enough - too_large > 1) {
    const int middle = (small_enough + too_large) / 2;
    (fits(middle) ? small_enough : too_large) = middle;
  }
  fits(small_enough);
}

// The head of a pointed shape is half as long as the shape is high, so that a lower one has wider
// lines: as high as is wanted, else as its words allow.
bool CellTexts::pointed_fits(std::size_t p, CellPlan& plan) const {
  plan.heights[p] = emu_from_pt(kPointedPt[0]);
  const Emu least = text_height(p, plan, false);
  const Emu step = emu_from_pt(kGridPt);
  // A head as long as half the shape leaves no place for text beside it.
  const Emu most = emu_from_pt(kLonePointedPerWidth * to_pt(narrowest(plan)));
  if (least > std::max(most, emu_from_pt(kPointedPt[0]))) {
    plan.heights[p] = std::max(most, emu_from_pt(kPointedPt[0]));
    return false;
  }
  for (Emu height = std::max(least, pointed_height(plan)); height >= least; height -= step) {
    plan.heights[p] = height;
    if (words_fit(p, plan, plan.lowered[p]) && text_height(p, plan, false) <= height) return true;
  }
  plan.heights[p] = least;
  return false;
}

bool CellTexts::words_fit(std::size_t p, const CellPlan& plan, double lowered) const {
  for (std::size_t i = 0; i < group_.cells.cells.size(); ++i) {
    const ElementIr* element = group_.parts[p][i];
    if (element == nullptr) continue;
    const Emu width = plan.widths[i % plan.columns];
    const double own = group_.cells.cells[i][p].own_size ? 0 : lowered;
    const Emu height = group_.forms[p] == PartForm::Pointed ? plan.heights[p] : width;
    if (!layout::words_fit(group_.engine, *element, {width, height}, own)) return false;
  }
  return true;
}

// Alone in the area, pointed shapes take a share of it.
Emu CellTexts::pointed_height(const CellPlan& plan) const {
  const double width = to_pt(narrowest(plan));
  double h = std::clamp(kPointedPerWidth * width, kPointedPt[0], kPointedPt[1]);
  if (group_.forms.size() == 1) {
    const double share = kLonePointedShare * to_pt(group_.area.h) / static_cast<double>(plan.rows);
    h = std::max(h, std::min(share, kLonePointedPerWidth * width));
  }
  return snap(emu_from_pt(h));
}

// Of the text of a part at a size; the highest of all cells.
Emu CellTexts::text_height(std::size_t p, const CellPlan& plan, bool smallest) const {
  Emu height;
  for (std::size_t i = 0; i < group_.cells.cells.size(); ++i) {
    const ElementIr* element = group_.parts[p][i];
    if (element == nullptr) continue;
    const Emu width = plan.widths[i % plan.columns];
    if (element->type == ElementType::Table) {
      height = std::max(height, preferred_table_height(group_.engine, *element, width));
      continue;
    }
    const bool own = group_.cells.cells[i][p].own_size;
    const double lowered = smallest && element->allow_shrink ? kToMinimumPt
                           : own                             ? 0
                                                             : plan.lowered[p];
    const Emu least = group_.forms[p] == PartForm::Pointed ? plan.heights[p] : Emu(0);
    height = std::max(height, height_for_text(group_.engine, without_large_figure(*element), width,
                                              lowered, least));
  }
  const std::int64_t step = emu_from_pt(kGridPt).value();
  return Emu((height.value() + step - 1) / step * step);
}

Emu CellTexts::natural_height(std::size_t p, const CellPlan& plan, bool smallest) const {
  Emu height = text_height(p, plan, smallest);
  if (group_.forms[p] == PartForm::Icon) height = icon_height(p, plan);
  if (group_.forms[p] == PartForm::Card) height = std::max(height, emu_from_pt(44));
  return height;
}

Emu CellTexts::icon_height(std::size_t p, const CellPlan& plan) const {
  double height = 0;
  for (const ElementIr* element : group_.parts[p]) {
    if (element == nullptr || element->picture == nullptr) continue;
    const bool vector = is_vector(element->picture->format);
    height = std::max(height, vector ? kIconPt : pt_from_px(element->picture->height));
  }
  // A single row of icons and texts has the page for itself.
  const bool alone = plan.columns == group_.cells.cells.size() && plan.columns > 1 &&
                     to_pt(group_.area.h) >= kHighAreaPt;
  const double most = alone ? kLargeIconPt : kIconPt;
  if (alone && height >= kIconPt) height = most;
  height = height <= 0 ? most : std::clamp(height, kMinIconPt, most);
  return snap(emu_from_pt(std::min(height, to_pt(narrowest(plan)))));
}

}  // namespace deckle::layout
