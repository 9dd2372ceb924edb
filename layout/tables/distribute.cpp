#include "layout/tables/distribute.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace deckle::layout {
namespace {

// Ours: steps halve down to 4 pt, below which no break of a line changes; the limit of exchanges
// bounds the time.
constexpr double kSteps[] = {32, 16, 8, 4};
constexpr int kMaxExchanges = 60;
// Ours: columns that may receive width in one exchange, those whose cells exceed the others of
// their row most. More are seldom better and cost time.
constexpr std::size_t kReceivers = 3;
// Ours: columns of numbers become narrower for text only when they would take more than this part
// of the width, because a broken number is worse than a narrow column of text.
constexpr double kMaxForNumbers = 0.8;

double sum_of(const std::vector<double>& widths) {
  return std::accumulate(widths.begin(), widths.end(), 0.0);
}

// Ours: columns whose needs differ by less are alike.
constexpr double kAlike = 2;

// Distributes surplus width: columns of numbers, and all but the first where they are alike, become
// equally wide where possible, to look like one grid (except the first, which names the rows); the
// remainder goes to all in proportion.
std::vector<double> spread(std::vector<ColumnNeed> needs, double available) {
  if (needs.size() > 2) {
    const auto [least, most] =
        std::minmax_element(needs.begin() + 1, needs.end(),
                            [](const ColumnNeed& a, const ColumnNeed& b) { return a.max < b.max; });
    const bool alike = most->max <= kAlike * least->max;
    for (std::size_t i = 1; i < needs.size() && alike; ++i) needs[i].rigid = true;
  }
  std::vector<double> widths;
  for (const ColumnNeed& need : needs) widths.push_back(need.max);
  double widest = 0, missing = 0;
  for (std::size_t i = 1; i < needs.size(); ++i) {
    if (needs[i].rigid) widest = std::max(widest, needs[i].max);
  }
  for (std::size_t i = 1; i < needs.size(); ++i) {
    if (needs[i].rigid) missing += widest - needs[i].max;
  }
  const double spare = available - sum_of(widths);
  const double part = missing > 0 ? std::min(1.0, spare / missing) : 0;
  for (std::size_t i = 1; i < needs.size(); ++i) {
    if (needs[i].rigid) widths[i] += part * (widest - needs[i].max);
  }
  const double scale = available / sum_of(widths);
  for (double& width : widths) width *= scale;
  return widths;
}

// Widths when less than the sum of the minimum widths is available.
std::vector<double> squeeze(const std::vector<ColumnNeed>& needs, double available) {
  double rigid = 0, soft = 0;
  for (const ColumnNeed& need : needs) (need.rigid ? rigid : soft) += need.min;
  const double for_rigid = soft > 0 ? std::min(rigid, kMaxForNumbers * available) : available;
  std::vector<double> widths;
  for (const ColumnNeed& need : needs) {
    widths.push_back(need.rigid ? need.min * for_rigid / rigid
                                : need.min * (available - for_rigid) / soft);
  }
  return widths;
}

// Heights of a column's cells at the widths that were tried.
class Heights {
 public:
  Heights(std::size_t rows, const CellHeight& height) : rows_(rows), height_(height) {}

  const std::vector<double>& at(std::size_t column, double width) {
    auto [found, fresh] = known_.try_emplace({column, std::llround(width * 64)});
    if (fresh) {
      found->second.reserve(rows_);
      for (std::size_t r = 0; r < rows_; ++r) found->second.push_back(height_(column, r, width));
    }
    return found->second;
  }

 private:
  std::size_t rows_;
  const CellHeight& height_;
  std::map<std::pair<std::size_t, long long>, std::vector<double>> known_;
};

class Exchange {
 public:
  Exchange(const std::vector<ColumnNeed>& needs, std::vector<double> widths, std::size_t rows,
           const CellHeight& height)
      : needs_(needs), widths_(std::move(widths)), rows_(rows), heights_(rows, height) {}

  std::vector<double> run() {
    for (int i = 0; i < kMaxExchanges && better(); ++i) {
    }
    return widths_;
  }

 private:
  // The tallest cell of each row but for two columns, and the sum of rows with these two at other
  // widths.
  double total(std::size_t a, double width_a, std::size_t b, double width_b) {
    rest_.assign(rows_, 0);
    for (std::size_t c = 0; c < needs_.size(); ++c) {
      if (c == a || c == b) continue;
      const std::vector<double>& column = heights_.at(c, widths_[c]);
      for (std::size_t r = 0; r < rows_; ++r) rest_[r] = std::max(rest_[r], column[r]);
    }
    const std::vector<double>& first = heights_.at(a, width_a);
    const std::vector<double>& second = heights_.at(b, width_b);
    double sum = 0;
    for (std::size_t r = 0; r < rows_; ++r) sum += std::max({rest_[r], first[r], second[r]});
    return sum;
  }

  // The columns whose cells exceed all others of their rows most.
  std::vector<std::size_t> receivers() {
    std::vector<double> above(needs_.size(), 0);
    for (std::size_t r = 0; r < rows_; ++r) {
      std::size_t tallest = 0;
      double first = 0, second = 0;
      for (std::size_t c = 0; c < needs_.size(); ++c) {
        const double h = heights_.at(c, widths_[c])[r];
        if (h > first) {
          second = first;
          first = h;
          tallest = c;
        } else {
          second = std::max(second, h);
        }
      }
      above[tallest] += first - second;
    }
    std::vector<std::size_t> order(needs_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&above](std::size_t a, std::size_t b) { return above[a] > above[b]; });
    order.resize(std::min(order.size(), kReceivers));
    std::erase_if(order, [&above](std::size_t c) { return above[c] <= 0; });
    return order;
  }

  bool better() {
    double best = -1e-6;
    std::size_t best_from = 0, best_to = 0;
    double best_step = 0;
    const double now = total(0, widths_[0], 0, widths_[0]);
    for (const std::size_t to : receivers()) {
      for (std::size_t from = 0; from < needs_.size(); ++from) {
        if (from == to) continue;
        for (const double step : kSteps) {
          if (widths_[from] - step < needs_[from].min) continue;
          const double change = total(from, widths_[from] - step, to, widths_[to] + step) - now;
          // Of two steps with the same effect, the smaller one.
          if (change < best || (change <= best && step < best_step)) {
            best = change;
            best_from = from;
            best_to = to;
            best_step = step;
          }
        }
      }
    }
    if (best_step == 0) return false;
    widths_[best_from] -= best_step;
    widths_[best_to] += best_step;
    return true;
  }

  const std::vector<ColumnNeed>& needs_;
  std::vector<double> widths_;
  std::size_t rows_;
  Heights heights_;
  std::vector<double> rest_;
};

}  // namespace

std::vector<double> distribute(const std::vector<ColumnNeed>& needs, double available,
                               std::size_t rows, const CellHeight& height) {
  double min = 0, max = 0;
  for (const ColumnNeed& need : needs) {
    min += need.min;
    max += need.max;
  }
  if (max <= available) return spread(needs, available);
  if (min >= available) return squeeze(needs, available);
  // CSS's automatic layout to start with: the remaining width goes to those that need more, in
  // proportion.
  std::vector<double> widths;
  for (const ColumnNeed& need : needs)
    widths.push_back(need.min + (available - min) * (need.max - need.min) / (max - min));
  return needs.size() == 1 ? widths : Exchange(needs, std::move(widths), rows, height).run();
}

}  // namespace deckle::layout
