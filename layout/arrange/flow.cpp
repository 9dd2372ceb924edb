#include "layout/arrange/flow.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "layout/tables/table.h"

namespace deckle::layout {
namespace {

constexpr double kMinShapePt = 44;         // a shape without text must still be visible
constexpr double kMinTablePt = 108;        // a header and three rows of 12 pt
constexpr double kMinColumnPt = 128;       // narrower columns break words in two
constexpr double kEvenPt2 = 1;             // squared heights this close are equal
constexpr std::size_t kHeadingBytes = 90;  // about a line of a column, Latin or Hangul

Emu round_up(Emu length) {
  const std::int64_t step = emu_from_pt(kGridPt).value();
  return Emu((length.value() + step - 1) / step * step);
}

Emu gap() { return emu_from_pt(kStackGapPt); }

// Heights of every element at one width, and prefix sums for the partition.
std::vector<Emu> heights_at(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
                            Emu width) {
  std::vector<Emu> heights;
  heights.reserve(elements.size());
  for (const ElementIr* element : elements)
    heights.push_back(natural.at(*element, width));
  return heights;
}

// Where each of `count` columns begins when the tallest is as low as possible (contiguous, in
// order), and that height. Columns may differ in width, so heights are per column.
struct Partition {
  std::vector<std::size_t> begins;
  Emu tallest;
};

// A line of text that is the heading of the list below stays with the list.
bool heads_next(const std::vector<ElementIr*>& elements, std::size_t i) {
  if (i + 1 >= elements.size()) return false;
  const ElementIr& head = *elements[i];
  const ElementIr& next = *elements[i + 1];
  return head.type == ElementType::Text && next.type == ElementType::Bullets &&
         head.text.paragraphs.size() == 1 && plain_text(head.text).size() <= kHeadingBytes;
}

Partition partition(const std::vector<std::vector<Emu>>& heights_by_column,
                    const std::vector<ElementIr*>& elements) {
  const std::size_t n = elements.size();
  const std::size_t count = heights_by_column.size();
  const auto span = [&](std::size_t column, std::size_t from, std::size_t to) {
    Emu sum;
    for (std::size_t i = from; i < to; ++i) sum += heights_by_column[column][i];
    return to > from ? sum + gap() * static_cast<std::int64_t>(to - from - 1) : sum;
  };
  // best[c][k]: the first k elements in the first c columns. Of the partitions whose tallest column
  // is as low as possible, the most even one, then the one with fuller earlier columns.
  struct Best {
    Emu tallest{std::numeric_limits<std::int64_t>::max() / 4};
    double squares = std::numeric_limits<double>::infinity();
    std::size_t from = 0;
  };
  const auto solve = [&](std::optional<Emu> limit) {
    std::vector<std::vector<Best>> best(count + 1, std::vector<Best>(n + 1));
    best[0][0] = {Emu(0), 0, 0};
    for (std::size_t c = 1; c <= count; ++c) {
      for (std::size_t k = 0; k <= n; ++k) {
        Best& to = best[c][k];
        for (std::size_t j = 0; j <= k; ++j) {
          if (j > 0 && j < k && heads_next(elements, j - 1)) continue;
          const Emu height = span(c - 1, j, k);
          const Emu tallest = std::max(best[c - 1][j].tallest, height);
          const double squares = best[c - 1][j].squares + to_pt(height) * to_pt(height);
          const bool better =
              limit ? tallest <= *limit && squares <= to.squares + kEvenPt2 : tallest <= to.tallest;
          if (better) to = {tallest, squares, j};
        }
      }
    }
    return best;
  };
  Partition result;
  result.tallest = solve(std::nullopt)[count][n].tallest;
  const auto best = solve(result.tallest);
  result.begins.assign(count, 0);
  std::size_t k = n;
  for (std::size_t c = count; c > 0; --c) {
    k = best[c][k].from;
    result.begins[c - 1] = k;
  }
  return result;
}

// Rows can be continued on further slides more easily than text: tables take the height that the
// text leaves, if it holds a header and some rows. Returns the new sum.
Emu shrink_tables(const std::vector<ElementIr*>& elements, std::vector<Emu>& heights,
                  Emu available) {
  Emu tables, texts;
  std::int64_t count = 0;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const bool table = elements[i]->type == ElementType::Table;
    (table ? tables : texts) += heights[i];
    if (table) ++count;
  }
  const Emu left = available - texts;
  if (count == 0 || left < emu_from_pt(kMinTablePt) * count) return tables + texts;
  const double share = static_cast<double>(left.value()) / static_cast<double>(tables.value());
  Emu sum = texts;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (elements[i]->type != ElementType::Table) continue;
    heights[i] =
        snap(Emu(static_cast<std::int64_t>(share * static_cast<double>(heights[i].value()))));
    sum += heights[i];
  }
  return sum;
}

}  // namespace

Emu natural_height(const measure::TextEngine& engine, const ElementIr& element, Emu width) {
  if (element.type == ElementType::Divider) return Emu(0);
  if (element.type == ElementType::Table)
    return round_up(preferred_table_height(engine, element, width));
  const Insets& insets = element.text.insets;
  const double available = std::max(1.0, to_pt(width - insets.left - insets.right));
  Emu height;
  if (!element.text.empty()) {
    height =
        emu_from_pt(engine.height(element.text, available)) + insets.top + insets.bottom + Emu(1);
  }
  if (element.type == ElementType::Shape) height = std::max(height, emu_from_pt(kMinShapePt));
  return round_up(height);
}

Emu NaturalHeights::at(const ElementIr& element, Emu width) const {
  const auto [known, fresh] = known_.try_emplace({&element, width});
  if (fresh) known->second = natural_height(engine_, element, width);
  return known->second;
}

void stack(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
           const Rect& area) {
  if (elements.empty()) return;
  const auto count = static_cast<std::int64_t>(elements.size());
  const Emu min = emu_from_pt(kGridPt);
  std::vector<Emu> heights = heights_at(natural, elements, area.w);
  Emu needed;
  for (const Emu height : heights) needed += height;
  // Where the gaps leave no space for boxes, the gaps become smaller, so that boxes stay inside the
  // area.
  const Emu between =
      count < 2 ? Emu(0) : std::clamp((area.h - min * count) / (count - 1), Emu(0), gap());
  const Emu available = area.h - between * (count - 1);
  if (needed > available) needed = shrink_tables(elements, heights, available);
  Emu y = area.y;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    Emu height = heights[i];
    if (needed > available && height > Emu(0)) {
      const double share =
          static_cast<double>(height.value()) / static_cast<double>(needed.value());
      height = snap(Emu(static_cast<std::int64_t>(share * static_cast<double>(available.value()))));
      height = std::max(height, std::min(min, available / count));
    }
    // The height that rounding up added is taken from the last. A table that is the last has all
    // that is left, in which it may grow.
    const Emu left = std::max(Emu(0), area.bottom() - y);
    const bool last_table =
        i + 1 == elements.size() && elements[i]->type == ElementType::Table;
    height = last_table ? left : std::min(height, left);
    elements[i]->box = {area.x, y, area.w, height};
    y = std::min(y + height + between, area.bottom());
  }
}

FlowPlan plan_flow(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
                   const std::vector<Rect>& columns, std::size_t max_columns) {
  FlowPlan best;
  best.excess_pt = std::numeric_limits<double>::infinity();
  if (elements.empty() || columns.empty()) return FlowPlan{};
  Rect all = columns.front();
  for (const Rect& column : columns) all = bounding(all, column);
  for (std::size_t count = columns.size(); count <= std::max(columns.size(), max_columns);
       ++count) {
    std::vector<Rect> candidate =
        count == columns.size() ? columns : columns_of(all, std::vector<double>(count, 1.0));
    if (count > columns.size() &&
        (count > elements.size() || to_pt(candidate.front().w) < kMinColumnPt))
      break;
    std::vector<std::vector<Emu>> heights;
    heights.reserve(count);
    Emu available = candidate.front().h;
    for (const Rect& column : candidate) {
      heights.push_back(heights_at(natural, elements, column.w));
      available = std::min(available, column.h);
    }
    Partition p = partition(heights, elements);
    const double excess = to_pt(p.tallest - available);
    if (excess < best.excess_pt)
      best = {std::move(candidate), std::move(p.begins), p.tallest, excess};
    if (excess <= 0) break;
  }
  return best;
}

void place_flow(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
                const FlowPlan& plan) {
  for (std::size_t c = 0; c < plan.columns.size(); ++c) {
    const std::size_t begin = plan.begins[c];
    const std::size_t end = c + 1 < plan.columns.size() ? plan.begins[c + 1] : elements.size();
    stack(natural,
          {elements.begin() + static_cast<std::ptrdiff_t>(begin),
           elements.begin() + static_cast<std::ptrdiff_t>(end)},
          plan.columns[c]);
  }
}

}  // namespace deckle::layout
