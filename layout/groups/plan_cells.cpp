// How the cells of a group share an area: columns, rows, heights and sizes of text.

#include <algorithm>
#include <cmath>

#include "layout/base/frame.h"
#include "layout/groups/cell_group.h"
#include "layout/groups/cell_heights.h"
#include "layout/groups/cell_texts.h"
#include "layout/text/min_size.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: between cells that a connector joins, so that an arrow and its head are seen.
constexpr double kLinkedGapPt = 40, kLinkedRowGapPt = 32;
constexpr std::size_t kMostPointed = 7;  // docs/design.md, "Groups": more go on in a second row
// Least widths; all ours. A list of less than a quarter of the page's width is read as a column of
// a table: four of them are a grid.
constexpr double kLeastTextPt = 88, kLeastPicturePt = 72;
constexpr double kLeastListPt = 128, kLeastLoneListPt = 170;  // below a shape; by itself
constexpr double kListShare = 0.25;
// Enlarged text, all ours: a caption stays smaller than body text; pictures lose a tenth to it,
// pointed shapes a fifth, and a card keeps a quarter of its height free.
constexpr double kLargestInShapePt = 24, kLargestCaptionPt = 16, kLargestOnPanelPt = 20;
constexpr double kLeastKeptMedia = 0.9, kLeastKeptShape = 0.8, kFilledCard = 0.75;
constexpr double kTextOfIconCard = 0.45;    // ours, of the card's height
constexpr std::size_t kMostCardsInRow = 4;  // ours: more are in two rows, where they fit
constexpr double kRowPreference = 1.3;      // of pictures and charts in a row over a grid, by area
constexpr double kGridPreference = 1.6;  // ours: of a gallery of four and more, the other way round
constexpr std::size_t kLeastGallery = 4;
constexpr double kGridWorthPt = 4;  // ours: a grid is better than a row with so much smaller text

class Planner {
 public:
  Planner(const measure::TextEngine& engine, const Cells& cells, const Rect& area)
      : group_(engine, cells, area), texts_(group_), heights_(group_, texts_) {}

  CellPlan run() {
    const bool media = group_.has(PartForm::Media);
    const std::vector<std::size_t> candidates = columns_to_try();
    std::optional<CellPlan> best;
    const std::vector<double> as_they_are(group_.forms.size(), 0);
    for (const std::size_t columns : candidates) {
      CellPlan plan = with_columns(columns, as_they_are);
      const bool in_a_row = group_.has(PartForm::Pointed) || group_.cells.linked;
      if (best && in_a_row && fits(plan) && fits(*best)) continue;
      if (!best || better(plan, *best, media)) best = std::move(plan);
    }
    if (group_.cells.enlarge && !group_.cells.page) enlarge(*best);
    pack_pictures(*best);
    best->inset_x += group_.cells.padding;
    best->height += group_.cells.padding * 2;
    return *best;
  }

 private:
  // The first ones are preferred.
  std::vector<std::size_t> columns_to_try() const {
    if (group_.count < 2) return {1};
    if (group_.own_ratio() || group_.cells.arrange == Arrange::Row) return {group_.count};
    if (group_.cells.arrange == Arrange::Column) return {1};
    std::vector<std::size_t> columns;
    const auto add = [&columns](std::size_t c) {
      if (std::find(columns.begin(), columns.end(), c) == columns.end()) columns.push_back(c);
    };
    const bool grid = group_.cells.arrange == Arrange::Grid;
    // A ring of two rows, the second from right to left: the arrow that leads back is short.
    if (!grid && group_.cells.closed && group_.count > 2) add((group_.count + 1) / 2);
    // Cards of few words are small in a long row.
    if (group_.cells.padding > Emu(0) && group_.count > kMostCardsInRow)
      add((group_.count + 1) / 2);
    // So are figures and headings on cards; an odd number is a row while it can be one.
    if (group_.cells.enlarge && !group_.cells.linked && group_.forms.size() == 1 &&
        group_.has(PartForm::Card) && group_.count >= kMostCardsInRow && group_.count % 2 == 0 &&
        (group_.count > kMostCardsInRow || has_wide_figures()))
      add(group_.count / 2);
    if (!grid && !(group_.has(PartForm::Pointed) && group_.count > kMostPointed)) add(group_.count);
    for (std::size_t rows = 2; rows < group_.count; ++rows) {
      const std::size_t c = (group_.count + rows - 1) / rows;
      if (c > 1) add(c);
    }
    if (columns.empty() || (!grid && !group_.has(PartForm::Pointed))) add(grid ? group_.count : 1);
    return columns;
  }

  // Whether the large figures of cards, at a size that is still large, are wider than cells in a row.
  bool has_wide_figures() const {
    constexpr double kLargePt = 32, kInsetsPt = 32;  // ours
    const double width =
        to_pt(group_.area.w) / static_cast<double>(group_.count) - to_pt(group_.cells.gutter) - kInsetsPt;
    for (const ElementIr* element : group_.parts[0]) {
      if (element == nullptr || element->text.empty()) continue;
      const double large = largest_size_pt(element->text);
      if (large < kLargeFigure * smallest_size_pt(element->text)) continue;
      for (const ParagraphIr& paragraph : element->text.paragraphs) {
        if (paragraph.runs.empty() || paragraph.runs.front().style.size_pt < large) continue;
        TextBodyIr alone;
        alone.paragraphs.push_back(paragraph);
        if (group_.engine.width_range(alone).max_pt * kLargePt / large > width) return true;
      }
    }
    return false;
  }

  static bool fits(const CellPlan& plan) { return plan.whole_words && plan.least_excess_pt <= 0; }

  double weight(const CellPlan& plan) const {
    const bool gallery = group_.cells.gallery && group_.count >= kLeastGallery;
    const double row = gallery ? 1 : kRowPreference, grid = gallery ? kGridPreference : 1;
    return plan.media_area * (plan.rows == 1 ? row : plan.columns > 1 ? grid : 1);
  }

  static double largest(const std::vector<double>& lowered) {
    return lowered.empty() ? 0 : *std::max_element(lowered.begin(), lowered.end());
  }

  bool better(const CellPlan& a, const CellPlan& b, bool media) const {
    const bool a_good = fits(a), b_good = fits(b);
    if (a_good != b_good) return a_good;
    if (media && a.legible != b.legible) return a.legible;
    if (media && a_good) return weight(a) > weight(b);
    if (a_good) return a.columns > 1 && largest(a.lowered) + kGridWorthPt < largest(b.lowered);
    if (a.whole_words != b.whole_words) return a.whole_words;
    return a.least_excess_pt < b.least_excess_pt;
  }

  // Text that a cell has much space for is larger, in all cells alike.
  void enlarge(CellPlan& best) const {
    if (!best.whole_words || best.excess_pt > 0) return;
    std::vector<double> raised(group_.forms.size(), 0);
    for (std::size_t p = 0; p < group_.forms.size(); ++p) {
      const double most = most_raised(p, best);
      for (double by = most; by > 0; by -= kSizeStepPt) {
        raised[p] = by;
        CellPlan larger = with_columns(best.columns, raised);
        if (larger.whole_words && larger.excess_pt <= 0 && keeps_its_look(p, larger, best)) {
          best = std::move(larger);
          break;
        }
        raised[p] = 0;
      }
    }
  }

  bool is_on_icon_card(std::size_t p) const {
    return group_.cells.padding > Emu(0) && group_.forms[p] == PartForm::Text;
  }

  double most_raised(std::size_t p, const CellPlan& plan) const {
    const bool shape = group_.forms[p] == PartForm::Card || group_.forms[p] == PartForm::Pointed;
    const bool caption = group_.forms[p] == PartForm::Text && group_.has(PartForm::Media);
    if (!(shape || caption || is_on_icon_card(p)) || plan.lowered[p] > 0) return 0;
    double largest = 0;
    for (std::size_t i = 0; i < group_.cells.cells.size(); ++i) {
      const ElementIr* element = group_.parts[p][i];
      if (element == nullptr || element->text.empty()) continue;
      const double size = largest_size_pt(element->text);
      // Large figures have a size of their own (layout/lists).
      if (group_.cells.cells[i][p].own_size ||
          size >= kLargeFigure * smallest_size_pt(element->text))
        return 0;
      largest = std::max(largest, size);
    }
    if (largest <= 0) return 0;
    const double most = shape                        ? kLargestInShapePt
                        : is_on_icon_card(p)         ? group_.cells.largest_pt
                        : group_.cells.picture_cards ? kLargestOnPanelPt
                                                     : kLargestCaptionPt;
    const double by = most - largest;
    return kSizeStepPt * std::floor(by / kSizeStepPt + 1e-6);
  }

  bool keeps_its_look(std::size_t p, const CellPlan& larger, const CellPlan& before) const {
    if (is_on_icon_card(p))
      return to_pt(larger.heights[p]) <= kTextOfIconCard * to_pt(larger.cell_height);
    if (group_.forms[p] == PartForm::Text) {
      for (std::size_t q = 0; q < group_.forms.size(); ++q) {
        if (group_.forms[q] == PartForm::Media &&
            to_pt(larger.heights[q]) < kLeastKeptMedia * to_pt(before.heights[q]))
          return false;
      }
      return true;
    }
    const double height = to_pt(larger.heights[p]);
    if (group_.forms[p] == PartForm::Pointed)
      return height >= kLeastKeptShape * to_pt(before.heights[p]);
    return to_pt(texts_.text_height(p, larger, false)) <= kFilledCard * height;
  }

  CellPlan with_columns(std::size_t columns, const std::vector<double>& raised) const {
    CellPlan plan;
    plan.columns = columns;
    plan.rows = (group_.count + columns - 1) / columns;
    plan.gap_x = (group_.cells.linked ? emu_from_pt(kLinkedGapPt) : group_.cells.gutter) +
                 group_.cells.padding * 2;
    plan.gap_y = (group_.cells.linked ? emu_from_pt(kLinkedRowGapPt) : group_.cells.gutter) +
                 group_.cells.padding * 2;
    set_widths(plan);
    plan.whole_words = columns == 1 || wide_enough(plan);
    plan.lowered.assign(group_.forms.size(), 0);
    plan.heights.assign(group_.forms.size(), Emu(0));
    for (std::size_t p = 0; p < group_.forms.size(); ++p) {
      texts_.set_size(p, plan);
      if (raised[p] <= 0 || plan.lowered[p] > 0) continue;
      // In a pointed shape the next larger size has to fit as well, so that no word touches an
      // edge.
      const bool pointed = group_.forms[p] == PartForm::Pointed;
      plan.lowered[p] = -raised[p] - (pointed ? kSizeStepPt : 0);
      plan.whole_words = plan.whole_words && (pointed ? texts_.pointed_fits(p, plan)
                                                      : texts_.words_fit(p, plan, plan.lowered[p]));
      plan.lowered[p] = -raised[p];
    }
    heights_.set_heights(plan);
    return plan;
  }

  void set_widths(CellPlan& plan) const {
    const auto n = static_cast<std::int64_t>(plan.columns);
    // Gaps give way where they would leave nothing for the cells.
    plan.gap_x = n < 2 ? Emu(0) : std::min(plan.gap_x, group_.area.w / (2 * n));
    const Emu usable = group_.area.w - plan.gap_x * (n - 1);
    if (group_.own_ratio()) {
      double sum = 0;
      for (const double part : group_.cells.ratio) sum += part;
      for (const double part : group_.cells.ratio)
        plan.widths.push_back(emu_from_pt(to_pt(usable) * part / sum));
      return;
    }
    plan.widths.assign(plan.columns, usable / n);
  }

  bool wide_enough(const CellPlan& plan) const {
    if (group_.own_ratio() || group_.cells.arrange == Arrange::Row) return true;
    const double width = to_pt(narrowest(plan));
    const bool shaped =
        group_.has(PartForm::Card) || group_.has(PartForm::Pointed) || group_.has(PartForm::Media);
    double least = 0;
    for (std::size_t p = 0; p < group_.forms.size(); ++p) {
      switch (group_.forms[p]) {
        case PartForm::Text:
        case PartForm::Card:
        case PartForm::Pointed:
          least = std::max(least, kLeastTextPt);
          break;
        case PartForm::List:
          least = std::max(least,
                           shaped ? kLeastListPt
                                  : std::max(kLeastLoneListPt, kListShare * to_pt(group_.area.w)));
          break;
        case PartForm::Table:
          least = std::max(least, kLeastChartPt);
          break;
        case PartForm::Icon:
          break;
        case PartForm::Media:
          for (const ElementIr* element : group_.parts[p]) {
            const bool chart = element != nullptr && element->type == ElementType::Chart;
            least = std::max(least, chart ? kLeastChartPt : kLeastPicturePt);
          }
          break;
      }
    }
    return width >= least;
  }

  // Pictures without captions that are narrower than their columns are a gutter apart all the same;
  // the group is in the middle.
  void pack_pictures(CellPlan& plan) const {
    if (group_.forms.size() != 1 || group_.forms[0] != PartForm::Media ||
        group_.cells.cells.size() < 2 || plan.columns < 2 || group_.own_ratio() ||
        group_.cells.linked || group_.frames[0].whole)
      return;
    if (!std::all_of(group_.parts[0].begin(), group_.parts[0].end(), [](const ElementIr* element) {
          return element != nullptr && element->type == ElementType::Image;
        }))
      return;
    const Emu width = frame_in(group_.frames[0], narrowest(plan), plan.heights[0]).w;
    if (width >= narrowest(plan)) return;
    const auto n = static_cast<std::int64_t>(plan.columns);
    plan.widths.assign(plan.columns, width);
    plan.inset_x += (group_.area.w - width * n - plan.gap_x * (n - 1)) / 2;
  }

  const CellGroup group_;
  const CellTexts texts_;
  const CellHeights heights_;
};

}  // namespace

CellPlan plan_cells(const measure::TextEngine& engine, const Cells& cells, const Rect& area) {
  return Planner(engine, cells, area).run();
}

}  // namespace deckle::layout
