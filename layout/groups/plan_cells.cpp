// How the cells of a group share an area: columns, rows, heights and sizes of text.

#include <algorithm>
#include <cmath>
#include <limits>

#include "layout/base/frame.h"
#include "layout/charts/chart.h"
#include "layout/groups/frames.h"
#include "layout/groups/part_form.h"
#include "layout/groups/text_fit.h"
#include "layout/pictures/picture.h"
#include "layout/tables/table.h"

namespace deckle::layout {
namespace {

// Ours: between cells that a connector joins, so that an arrow and its head are seen.
constexpr double kLinkedGapPt = 40, kLinkedRowGapPt = 32;
constexpr std::size_t kMostPointed = 7;  // docs/design.md, "Groups": more go on in a second row
// Least widths; all ours. A list of less than a quarter of the page's width is read as a column of
// a table: four of them are a grid.
constexpr double kLeastTextPt = 88, kLeastChartPt = 160, kLeastPicturePt = 72;
constexpr double kLeastListPt = 128, kLeastLoneListPt = 170;  // below a shape; by itself
constexpr double kListShare = 0.25;
// Heights, all ours. Cards, of their width and of the area (ours: content fills 45 to 80 % of
// its area), and no bar is higher than in a list of bars.
constexpr double kCardPerWidth = 1, kPointedPerWidth = 0.5, kLonePointedPerWidth = 0.7;
constexpr double kLoneBarPt = 76;
constexpr double kCardShare[] = {0.55, 0.78, 0.92};  // of one row, two, more
constexpr double kPointedPt[] = {56, 96};            // least and most, with a text below them
constexpr double kLonePointedShare = 0.4;            // of the area, of a row of them alone
constexpr double kCardPaddingPt = 24;
constexpr double kWidestLinked = 1.8, kWidestLinkedGapPt = 96;  // of its height; between them
constexpr double kLargeFigure = 1.5;  // ours: over the other text of a card
// Enlarged text, all ours: a caption stays smaller than body text; pictures lose a tenth to it,
// pointed shapes a fifth, and a card keeps a quarter of its height free.
constexpr double kLargestInShapePt = 24, kLargestCaptionPt = 16;
constexpr double kLeastKeptMedia = 0.9, kLeastKeptShape = 0.8, kFilledCard = 0.75;
constexpr double kIconPt = 64;
constexpr std::size_t kMostCardsInRow = 4;  // ours: more are in two rows, where they fit
// Of a cell's height that texts below a picture or chart take at most where they can be smaller, and
// how small; both ours.
constexpr double kMostTextShare = 0.45, kLeastBesideMediaPt = 16;
constexpr double kMinIconPt = 24;  // as qc asks for: a smaller one cannot be recognised
constexpr double kMinPicturePt = 48;   // a smaller picture cannot be recognised
constexpr double kWidestChart = 2.4;   // width over height; a wider chart gains nothing
constexpr double kRowPreference = 1.3; // of pictures and charts in a row over a grid, by area
constexpr double kGridPreference = 1.6;  // ours: of a gallery of four and more, the other way round
constexpr std::size_t kLeastGallery = 4;
constexpr double kGridWorthPt = 4;     // ours: a grid is better than a row with so much smaller text
constexpr double kSizeStepPt = 2;      // docs/design.md, decision 3
constexpr int kStepsOneByOne = 24;     // ours: from 60 pt down to the minimum of 12
constexpr double kToMinimumPt = 4000;  // more than any size: every text is at its minimum

Emu pt(double value) { return emu_from_pt(value); }

class Planner {
 public:
  Planner(const measure::TextEngine& engine, const Cells& cells, const Rect& area)
      : engine_(engine),
        cells_(cells),
        area_{area.x + cells.padding, area.y + cells.padding, area.w - cells.padding * 2,
              area.h - cells.padding * 2},
        forms_(part_forms(cells)),
        count_(std::max(cells.cells.size(), cells.page ? cells.page->cells : 0)) {
    for (std::size_t p = 0; p < forms_.size(); ++p) parts_.push_back(elements_of(cells, p));
    for (std::size_t p = 0; p < forms_.size(); ++p) {
      if (forms_[p] == PartForm::Media) frames_.push_back(frame_range(parts_[p]));
      else frames_.push_back({});
    }
  }

  CellPlan run() {
    const bool media = has(PartForm::Media);
    const std::vector<std::size_t> candidates = columns_to_try();
    std::optional<CellPlan> best;
    const std::vector<double> as_they_are(forms_.size(), 0);
    for (const std::size_t columns : candidates) {
      CellPlan plan = with_columns(columns, as_they_are);
      const bool in_a_row = has(PartForm::Pointed) || cells_.linked;
      if (best && in_a_row && fits(plan) && fits(*best)) continue;
      if (!best || better(plan, *best, media)) best = std::move(plan);
    }
    if (cells_.enlarge && !cells_.page) enlarge(*best);
    pack_pictures(*best);
    best->inset_x += cells_.padding;
    best->height += cells_.padding * 2;
    return *best;
  }

 private:
  bool has(PartForm form) const {
    return std::find(forms_.begin(), forms_.end(), form) != forms_.end();
  }

  bool own_ratio() const {
    return cells_.ratio.size() == cells_.cells.size() && cells_.ratio.size() == count_ &&
           cells_.arrange.value_or(Arrange::Row) == Arrange::Row;
  }

  // The first ones are preferred.
  std::vector<std::size_t> columns_to_try() const {
    if (count_ < 2) return {1};
    if (own_ratio() || cells_.arrange == Arrange::Row) return {count_};
    if (cells_.arrange == Arrange::Column) return {1};
    std::vector<std::size_t> columns;
    const auto add = [&columns](std::size_t c) {
      if (std::find(columns.begin(), columns.end(), c) == columns.end()) columns.push_back(c);
    };
    const bool grid = cells_.arrange == Arrange::Grid;
    // A ring of two rows, the second from right to left: the arrow that leads back is short.
    if (!grid && cells_.closed && count_ > 2) add((count_ + 1) / 2);
    // Cards of few words are small in a long row.
    if (cells_.padding > Emu(0) && count_ > kMostCardsInRow) add((count_ + 1) / 2);
    if (!grid && !(has(PartForm::Pointed) && count_ > kMostPointed)) add(count_);
    for (std::size_t rows = 2; rows < count_; ++rows) {
      const std::size_t c = (count_ + rows - 1) / rows;
      if (c > 1) add(c);
    }
    if (columns.empty() || (!grid && !has(PartForm::Pointed))) add(grid ? count_ : 1);
    return columns;
  }

  static bool fits(const CellPlan& plan) { return plan.whole_words && plan.least_excess_pt <= 0; }

  double weight(const CellPlan& plan) const {
    const bool gallery = cells_.gallery && count_ >= kLeastGallery;
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
    std::vector<double> raised(forms_.size(), 0);
    for (std::size_t p = 0; p < forms_.size(); ++p) {
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

  double most_raised(std::size_t p, const CellPlan& plan) const {
    const bool shape = forms_[p] == PartForm::Card || forms_[p] == PartForm::Pointed;
    const bool caption = forms_[p] == PartForm::Text && has(PartForm::Media);
    if (!(shape || caption) || plan.lowered[p] > 0) return 0;
    double largest = 0;
    for (std::size_t i = 0; i < cells_.cells.size(); ++i) {
      const ElementIr* element = parts_[p][i];
      if (element == nullptr || element->text.empty()) continue;
      const double size = largest_size_pt(element->text);
      // Large figures have a size of their own (layout/lists).
      if (cells_.cells[i][p].own_size || size >= kLargeFigure * smallest_size_pt(element->text))
        return 0;
      largest = std::max(largest, size);
    }
    if (largest <= 0) return 0;
    const double by = (shape ? kLargestInShapePt : kLargestCaptionPt) - largest;
    return kSizeStepPt * std::floor(by / kSizeStepPt + 1e-6);
  }

  bool keeps_its_look(std::size_t p, const CellPlan& larger, const CellPlan& before) const {
    if (forms_[p] == PartForm::Text) {
      for (std::size_t q = 0; q < forms_.size(); ++q) {
        if (forms_[q] == PartForm::Media &&
            to_pt(larger.heights[q]) < kLeastKeptMedia * to_pt(before.heights[q]))
          return false;
      }
      return true;
    }
    const double height = to_pt(larger.heights[p]);
    if (forms_[p] == PartForm::Pointed) return height >= kLeastKeptShape * to_pt(before.heights[p]);
    return to_pt(text_height(p, larger, false)) <= kFilledCard * height;
  }

  CellPlan with_columns(std::size_t columns, const std::vector<double>& raised) const {
    CellPlan plan;
    plan.columns = columns;
    plan.rows = (count_ + columns - 1) / columns;
    plan.gap_x = (cells_.linked ? pt(kLinkedGapPt) : cells_.gutter) + cells_.padding * 2;
    plan.gap_y = (cells_.linked ? pt(kLinkedRowGapPt) : cells_.gutter) + cells_.padding * 2;
    set_widths(plan);
    plan.whole_words = columns == 1 || wide_enough(plan);
    plan.lowered.assign(forms_.size(), 0);
    plan.heights.assign(forms_.size(), Emu(0));
    for (std::size_t p = 0; p < forms_.size(); ++p) {
      set_size(p, plan);
      if (raised[p] <= 0 || plan.lowered[p] > 0) continue;
      // In a pointed shape the next larger size has to fit as well, so that no word touches an edge.
      const bool pointed = forms_[p] == PartForm::Pointed;
      plan.lowered[p] = -raised[p] - (pointed ? kSizeStepPt : 0);
      plan.whole_words =
          plan.whole_words && (pointed ? pointed_fits(p, plan) : words_fit(p, plan, plan.lowered[p]));
      plan.lowered[p] = -raised[p];
    }
    set_heights(plan);
    return plan;
  }

  void set_widths(CellPlan& plan) const {
    const auto n = static_cast<std::int64_t>(plan.columns);
    // Gaps give way where they would leave nothing for the cells.
    plan.gap_x = n < 2 ? Emu(0) : std::min(plan.gap_x, area_.w / (2 * n));
    const Emu usable = area_.w - plan.gap_x * (n - 1);
    if (own_ratio()) {
      double sum = 0;
      for (const double part : cells_.ratio) sum += part;
      for (const double part : cells_.ratio)
        plan.widths.push_back(pt(to_pt(usable) * part / sum));
      return;
    }
    plan.widths.assign(plan.columns, usable / n);
  }

  Emu narrowest(const CellPlan& plan) const {
    return *std::min_element(plan.widths.begin(), plan.widths.end());
  }

  bool wide_enough(const CellPlan& plan) const {
    if (own_ratio() || cells_.arrange == Arrange::Row) return true;
    const double width = to_pt(narrowest(plan));
    const bool shaped = has(PartForm::Card) || has(PartForm::Pointed) || has(PartForm::Media);
    double least = 0;
    for (std::size_t p = 0; p < forms_.size(); ++p) {
      switch (forms_[p]) {
        case PartForm::Text:
        case PartForm::Card:
        case PartForm::Pointed:
          least = std::max(least, kLeastTextPt);
          break;
        case PartForm::List:
          least = std::max(least, shaped ? kLeastListPt
                                         : std::max(kLeastLoneListPt, kListShare * to_pt(area_.w)));
          break;
        case PartForm::Table:
          least = std::max(least, kLeastChartPt);
          break;
        case PartForm::Icon:
          break;
        case PartForm::Media:
          for (const ElementIr* element : parts_[p]) {
            const bool chart = element != nullptr && element->type == ElementType::Chart;
            least = std::max(least, chart ? kLeastChartPt : kLeastPicturePt);
          }
          break;
      }
    }
    return width >= least;
  }

  // By as little as possible, for all siblings alike, until no word is wider than its line.
  void set_size(std::size_t p, CellPlan& plan) const {
    double most = 0;
    for (std::size_t i = 0; i < cells_.cells.size(); ++i) {
      const ElementIr* element = parts_[p][i];
      if (element == nullptr || element->text.empty() || cells_.cells[i][p].own_size) continue;
      if (element->allow_shrink)
        most = std::max(most, largest_size_pt(element->text) - element->min_font_pt);
    }
    const auto last = static_cast<int>(std::ceil(std::max(most, 0.0) / kSizeStepPt));
    const auto fits = [&](int step) {
      plan.lowered[p] = std::min(std::max(most, 0.0), step * kSizeStepPt);
      return forms_[p] == PartForm::Pointed ? pointed_fits(p, plan)
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
  bool pointed_fits(std::size_t p, CellPlan& plan) const {
    plan.heights[p] = pt(kPointedPt[0]);
    const Emu least = text_height(p, plan, false);
    const Emu step = pt(kGridPt);
    // A head as long as half the shape leaves no place for text beside it.
    const Emu most = pt(kLonePointedPerWidth * to_pt(narrowest(plan)));
    if (least > std::max(most, pt(kPointedPt[0]))) {
      plan.heights[p] = std::max(most, pt(kPointedPt[0]));
      return false;
    }
    for (Emu height = std::max(least, pointed_height(plan)); height >= least; height -= step) {
      plan.heights[p] = height;
      if (words_fit(p, plan, plan.lowered[p]) && text_height(p, plan, false) <= height) return true;
    }
    plan.heights[p] = least;
    return false;
  }

  bool words_fit(std::size_t p, const CellPlan& plan, double lowered) const {
    for (std::size_t i = 0; i < cells_.cells.size(); ++i) {
      const ElementIr* element = parts_[p][i];
      if (element == nullptr) continue;
      const Emu width = plan.widths[i % plan.columns];
      const double own = cells_.cells[i][p].own_size ? 0 : lowered;
      const Emu height = forms_[p] == PartForm::Pointed ? plan.heights[p] : width;
      if (!layout::words_fit(engine_, *element, {width, height}, own)) return false;
    }
    return true;
  }

  // ---- heights ------------------------------------------------------------------------------------

  // Alone in the area, pointed shapes take a share of it.
  Emu pointed_height(const CellPlan& plan) const {
    const double width = to_pt(narrowest(plan));
    double h = std::clamp(kPointedPerWidth * width, kPointedPt[0], kPointedPt[1]);
    if (forms_.size() == 1) {
      const double share = kLonePointedShare * to_pt(area_.h) / static_cast<double>(plan.rows);
      h = std::max(h, std::min(share, kLonePointedPerWidth * width));
    }
    return snap(pt(h));
  }

  // A large figure of a card takes the size that its card has space for (layout/lists), so the card
  // does not grow for a figure of several lines.
  static ElementIr without_large_figure(const ElementIr& element) {
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

  // Of the text of a part at a size; the highest of all cells.
  Emu text_height(std::size_t p, const CellPlan& plan, bool smallest) const {
    Emu height;
    for (std::size_t i = 0; i < cells_.cells.size(); ++i) {
      const ElementIr* element = parts_[p][i];
      if (element == nullptr) continue;
      const Emu width = plan.widths[i % plan.columns];
      if (element->type == ElementType::Table) {
        height = std::max(height, preferred_table_height(engine_, *element, width));
        continue;
      }
      const bool own = cells_.cells[i][p].own_size;
      const double lowered = smallest && element->allow_shrink ? kToMinimumPt
                             : own                             ? 0
                                                               : plan.lowered[p];
      const Emu least = forms_[p] == PartForm::Pointed ? plan.heights[p] : Emu(0);
      height = std::max(height, height_for_text(engine_, without_large_figure(*element), width,
                                                lowered, least));
    }
    const std::int64_t step = pt(kGridPt).value();
    return Emu((height.value() + step - 1) / step * step);
  }

  void set_heights(CellPlan& plan) const {
    const auto rows = static_cast<std::int64_t>(plan.rows);
    plan.gap_y = rows < 2 ? Emu(0) : std::min(plan.gap_y, area_.h / (2 * rows));
    const Emu share = (area_.h - plan.gap_y * (rows - 1)) / rows;
    const auto parts = static_cast<std::int64_t>(forms_.size());
    plan.gap_in_cell =
        parts < 2 ? Emu(0) : std::clamp(share / (2 * parts), Emu(0), pt(kStackGapPt));
    Emu fixed = plan.gap_in_cell * (parts - 1), least = fixed;
    std::int64_t media = 0;
    for (std::size_t p = 0; p < forms_.size(); ++p) {
      if (forms_[p] == PartForm::Media) {
        ++media;
        continue;
      }
      plan.heights[p] = natural_height(p, plan, false);
      fixed += plan.heights[p];
      least += std::min(plan.heights[p], natural_height(p, plan, true));
    }
    if (media > 0) {
      set_media(plan, share, fixed, media);
      while (gives_way(plan, share, fixed)) {
        fixed = lower_texts(plan, fixed);
        set_media(plan, share, fixed, media);
      }
    } else {
      grow_cards(plan, share, fixed);
    }
    use_page_heights(plan);
    plan.cell_height = plan.gap_in_cell * (parts - 1);
    for (const Emu height : plan.heights) plan.cell_height += height;
    plan.excess_pt = to_pt(plan.cell_height - share);
    plan.least_excess_pt = media > 0 ? plan.excess_pt : to_pt(least - share);
    plan.fills = last_is_free_text() && !has(PartForm::Media) && has(PartForm::List);
    plan.centred = !plan.fills;
    if (cells_.linked && forms_.size() == 1) narrow_linked(plan);
    if (plan.excess_pt > 0) squeeze(plan, share);
    if (plan.fills && plan.cell_height < share) {
      plan.heights.back() += share - plan.cell_height;
      plan.cell_height = share;
    }
    plan.height = plan.cell_height * rows + plan.gap_y * (rows - 1);
  }

  // Pictures without captions that are narrower than their columns are a gutter apart all the same;
  // the group is in the middle.
  void pack_pictures(CellPlan& plan) const {
    if (forms_.size() != 1 || forms_[0] != PartForm::Media || cells_.cells.size() < 2 ||
        plan.columns < 2 || own_ratio() || cells_.linked || frames_[0].whole)
      return;
    if (!std::all_of(parts_[0].begin(), parts_[0].end(), [](const ElementIr* element) {
          return element != nullptr && element->type == ElementType::Image;
        }))
      return;
    const Emu width = frame_in(frames_[0], narrowest(plan), plan.heights[0]).w;
    if (width >= narrowest(plan)) return;
    const auto n = static_cast<std::int64_t>(plan.columns);
    plan.widths.assign(plan.columns, width);
    plan.inset_x += (area_.w - width * n - plan.gap_x * (n - 1)) / 2;
  }

  bool last_is_free_text() const {
    return forms_.back() == PartForm::List || forms_.back() == PartForm::Text;
  }

  Emu natural_height(std::size_t p, const CellPlan& plan, bool smallest) const {
    Emu height = text_height(p, plan, smallest);
    if (forms_[p] == PartForm::Icon) height = icon_height(p, plan);
    if (forms_[p] == PartForm::Card) height = std::max(height, pt(44));
    return height;
  }

  Emu icon_height(std::size_t p, const CellPlan& plan) const {
    double height = 0;
    for (const ElementIr* element : parts_[p]) {
      if (element == nullptr || element->picture == nullptr) continue;
      const bool vector = is_vector(element->picture->format);
      height = std::max(height, vector ? kIconPt : pt_from_px(element->picture->height));
    }
    height = height <= 0 ? kIconPt : std::clamp(height, kMinIconPt, kIconPt);
    return snap(pt(std::min(height, to_pt(narrowest(plan)))));
  }

  // Whether the texts below pictures and charts take so much that these are small: in templates with
  // large text. A picture that is as wide as its cell is not.
  bool gives_way(const CellPlan& plan, Emu share, Emu fixed) const {
    if (to_pt(fixed) <= kMostTextShare * to_pt(share)) return false;
    for (std::size_t p = 0; p < forms_.size(); ++p) {
      if (can_be_lowered(p, plan)) return true;
    }
    return false;
  }

  bool can_be_lowered(std::size_t p, const CellPlan& plan) const {
    if (forms_[p] != PartForm::Text) return false;
    double size = 0, min = kLeastBesideMediaPt;
    for (std::size_t i = 0; i < cells_.cells.size(); ++i) {
      const ElementIr* element = parts_[p][i];
      if (element == nullptr || element->text.empty()) continue;
      if (cells_.cells[i][p].own_size || !element->allow_shrink) return false;
      size = std::max(size, largest_size_pt(element->text));
      min = std::max(min, element->min_font_pt);
    }
    return size - plan.lowered[p] - kSizeStepPt >= min;
  }

  // The texts one step smaller; what is left of `fixed`.
  Emu lower_texts(CellPlan& plan, Emu fixed) const {
    for (std::size_t p = 0; p < forms_.size(); ++p) {
      if (!can_be_lowered(p, plan)) continue;
      plan.lowered[p] += kSizeStepPt;
      const Emu height = natural_height(p, plan, false);
      fixed -= plan.heights[p] - height;
      plan.heights[p] = height;
    }
    return fixed;
  }

  void set_media(CellPlan& plan, Emu share, Emu fixed, std::int64_t media) const {
    plan.media_area = 0;
    plan.legible = true;
    const Emu available = std::max(Emu(0), (share - fixed) / media);
    for (std::size_t p = 0; p < forms_.size(); ++p) {
      if (forms_[p] != PartForm::Media) continue;
      const Emu width = narrowest(plan);
      const Size frame = frame_in(frames_[p], width, available);
      bool chart = false;
      for (std::size_t i = 0; i < parts_[p].size(); ++i) {
        const ElementIr* element = parts_[p][i];
        if (element == nullptr) continue;
        if (element->type == ElementType::Chart) {
          chart = true;
          const double w = to_pt(width), h = to_pt(available);
          plan.legible = plan.legible && w >= kLeastChartPt &&
                         available >= min_chart_height(engine_, *element, width);
          plan.media_area += std::min(w, kWidestChart * h) * h;
        } else {
          const double aspect = picture_aspect(*element);
          double w = to_pt(frame.w), h = to_pt(frame.h);
          if (frames_[p].whole) {  // what is seen of it
            w = std::min(w, h / aspect);
            h = w * aspect;
          }
          plan.legible = plan.legible && std::max(w, h) >= kMinPicturePt;
          plan.media_area += w * h;
        }
      }
      plan.heights[p] = chart ? available : frame.h;
    }
  }

  // Cards alone are not as flat as their text.
  void grow_cards(CellPlan& plan, Emu share, Emu fixed) const {
    if (forms_.size() == 1 && forms_[0] == PartForm::Card) {
      const double width = to_pt(narrowest(plan));
      const double of_area =
          kCardShare[std::min<std::size_t>(plan.rows, 3) - 1] * to_pt(area_.h) /
          static_cast<double>(plan.rows);
      double height = std::min(kCardPerWidth * width, of_area);
      if (plan.columns == 1) height = std::min(height, kLoneBarPt);
      const Emu padded = plan.heights[0] + pt(kCardPaddingPt);
      const Emu wanted = std::max(snap(pt(height)), std::min(padded, share));
      if (wanted > plan.heights[0]) plan.heights[0] = std::min(wanted, share);
    }
    // Below a shape a card takes what gives the group its share of the area.
    if (forms_.size() > 1 && forms_.back() == PartForm::Card) {
      const Emu wanted = snap(pt(kCardShare[std::min<std::size_t>(plan.rows, 3) - 1] *
                                 to_pt(area_.h) / static_cast<double>(plan.rows)));
      if (fixed < wanted && wanted <= share) plan.heights.back() += wanted - fixed;
    }
  }

  // Shapes in a ring or a chain are no bars: where there is space, the gaps become wider, and then
  // what is left is on both sides.
  void narrow_linked(CellPlan& plan) const {
    const auto n = static_cast<std::int64_t>(plan.columns);
    const Emu width = snap(pt(kWidestLinked * to_pt(plan.heights[0])));
    if (n < 2 || own_ratio() || width >= narrowest(plan) || !words_fit_in(plan, width)) return;
    plan.widths.assign(plan.columns, width);
    plan.gap_x = std::min((area_.w - width * n) / (n - 1), pt(kWidestLinkedGapPt));
    plan.inset_x = (area_.w - width * n - plan.gap_x * (n - 1)) / 2;
  }

  bool words_fit_in(const CellPlan& plan, Emu width) const {
    CellPlan narrower = plan;
    narrower.widths.assign(plan.columns, width);
    return words_fit(0, narrower, plan.lowered[0]) &&
           text_height(0, narrower, false) <= plan.heights[0];
  }

  // The cells of all slides of a group have one size.
  void use_page_heights(CellPlan& plan) const {
    if (!cells_.page) return;
    for (std::size_t p = 0; p < std::min(plan.heights.size(), cells_.page->heights.size()); ++p)
      plan.heights[p] = cells_.page->heights[p];
  }

  // Where the area is too low, the heights of texts are reduced in proportion, and the fit rules
  // report the overflow.
  void squeeze(CellPlan& plan, Emu share) const {
    const Emu gaps = plan.gap_in_cell * static_cast<std::int64_t>(forms_.size() - 1);
    const Emu needed = plan.cell_height - gaps, available = std::max(Emu(0), share - gaps);
    if (needed <= Emu(0)) return;
    const double scale =
        static_cast<double>(available.value()) / static_cast<double>(needed.value());
    plan.cell_height = gaps;
    for (Emu& height : plan.heights) {
      height = snap(Emu(static_cast<std::int64_t>(static_cast<double>(height.value()) * scale)));
      plan.cell_height += height;
    }
  }

  const measure::TextEngine& engine_;
  const Cells& cells_;
  const Rect area_;  // without the padding of the outer cells
  std::vector<PartForm> forms_;
  std::size_t count_;
  std::vector<std::vector<ElementIr*>> parts_;
  std::vector<FrameRange> frames_;
};

}  // namespace

CellPlan plan_cells(const measure::TextEngine& engine, const Cells& cells, const Rect& area) {
  return Planner(engine, cells, area).run();
}

}  // namespace deckle::layout
