#include "layout/charts/line_names.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "layout/charts/label_column.h"
#include "layout/charts/line_values.h"
#include "layout/charts/point_labels.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

// Ours: of the chart's width, for names; for those that are larger than they need be.
constexpr double kMaxNameShare = 0.25, kMaxLargeShare = 0.15;
constexpr double kOverPt = 2, kLargePt = 4;
// Ours, in lines of names: from the middle of one to that of the next below it. Letters that are
// beside each other look like two lines of one text where they are nearer.
constexpr double kBesideLines = 1.5, kOtherLines = 1.25;
// Ours: a name farther from its end than this, in lines, could be that of a neighbour; ends nearer
// to one another than half a marker are seen as one.
constexpr double kMaxMovedLines = 1.5;
constexpr double kMinApartPt = kChartMarkerPt / 2.0;
constexpr double kPitchLines[] = {1.5, 1.25, 1};
constexpr double kBesideGapPt = 4, kNameEdgePt = 3;  // from a marker, and from the chart's edge
constexpr double kPeakTimes = 2;  // ours: as far apart at a peak as at the ends, at least
constexpr double kNoisePt = 0.01;

struct Spot {
  std::size_t series = 0, point = 0;
  ChartLabelPlace place = ChartLabelPlace::Default;
  double right_pt = 0, down_pt = 0;
  double middle = 0;  // of its line
  LabelBox letters{};
  double cost = 0;

  [[nodiscard]] bool beside() const { return place == ChartLabelPlace::Default; }
};
using Spots = std::vector<Spot>;

std::string name_of(const ChartIr& chart, std::size_t series, std::size_t point,
                    const std::string& format) {
  const ChartColumn& column = chart.data.series[series];
  if (format.empty()) return column.name;
  return column.name + " " + write_number(*column.values[point], parse_number_format(format));
}

class NamePlaces {
 public:
  NamePlaces(const ChartIr& chart, const LabelRuler& ruler, RunStyle text, std::string format)
      : chart_(chart),
        ruler_(ruler),
        frame_(chart_frame(chart, ruler)),
        lines_(line_points(frame_)),
        text_(std::move(text)),
        format_(std::move(format)),
        last_(chart.data.categories.size() - 1),
        order_(lines_.size()) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::stable_sort(order_.begin(), order_.end(),
                     [this](std::size_t a, std::size_t b) { return end(a).y < end(b).y; });
  }

  // One for each line, from the top down; none where the names do not stand so.
  [[nodiscard]] Spots at(LineNames where) const {
    if (where == LineNames::AtPeak) return at_peak();
    for (std::size_t i = 1; i < order_.size(); ++i) {
      if (end(order_[i]).y - end(order_[i - 1]).y < kMinApartPt) return {};
    }
    return where == LineNames::Spread ? spread_out() : at_ends(where);
  }

  // What they need beside the plot.
  [[nodiscard]] double needed(const Spots& spots) const {
    const ChartRect& plot = frame_.plot;
    double needed = 0;
    for (const Spot& spot : spots) {
      const double beyond =
          reversed() ? plot.left - spot.letters.left : spot.letters.right - plot.left - plot.width;
      needed = std::max(needed, beyond + kNameEdgePt);
    }
    return needed;
  }

  [[nodiscard]] const ChartRect& plot() const { return frame_.plot; }

 private:
  [[nodiscard]] bool reversed() const { return chart_.category.reversed; }
  [[nodiscard]] double line() const { return line_height(text_); }
  [[nodiscard]] const ChartPosition& end(std::size_t series) const {
    return *lines_[series].back();
  }
  [[nodiscard]] double width(std::size_t series, std::size_t point) const {
    return ruler_.width(name_of(chart_, series, point, format_), text_);
  }
  // Of the axis below the plot, over which no label stands.
  [[nodiscard]] double foot() const { return frame_.plot.top + frame_.plot.height; }

  [[nodiscard]] Spot spot_beside(std::size_t series, double middle) const {
    Spot spot{series, last_};
    const double wide = width(series, last_);
    // A level of steps goes on to the end of its category.
    const double level = chart_.steps && chart_.steps->whole_categories ? frame_.slot() / 2 : 0;
    const double away = level + kChartMarkerPt / 2.0 + kBesideGapPt + wide / 2;
    spot.middle = middle;
    spot.down_pt = middle - end(series).y;
    spot.letters =
        letters_at(end(series).x + (reversed() ? -away : away), middle, wide, text_.size_pt);
    return spot;
  }

  // Within the plot and what is beside it, and on no line.
  [[nodiscard]] bool stands(const Spot& spot) const {
    const LabelBox& box = spot.letters;
    const double edge = to_pt(chart_.size.w) - 1;
    const double left = reversed() ? 1 : frame_.plot.left,
                 right = reversed() ? frame_.plot.left + frame_.plot.width : edge;
    return box.left >= left && box.right <= right &&
           box.top >= frame_.plot.top - kHalfDigits * text_.size_pt &&
           spot.middle + line() / 2 + kFromAxisPt <= foot() + kNoisePt &&
           !any_line_at(lines_, or_farther(box, spot.place == ChartLabelPlace::Above));
  }

  // The first of these shares of its half width by which a label above or below a point stands
  // free.
  [[nodiscard]] std::optional<Spot> spot_at(std::size_t series, std::size_t point,
                                            ChartLabelPlace place,
                                            const std::vector<double>& shares) const {
    const double wide = width(series, point);
    const ChartPosition& at = *lines_[series][point];
    for (const double share : shares) {
      Spot spot{series, point, place, share * (wide / 2 + 1)};
      const double away = label_distance(text_);
      spot.middle = at.y + (place == ChartLabelPlace::Below ? away : -away);
      spot.letters = letters_at(at.x + spot.right_pt, spot.middle, wide, text_.size_pt);
      spot.cost = share == 0 ? 1 : 2 + std::abs(share);
      if (stands(spot)) return spot;
    }
    return std::nullopt;
  }

  [[nodiscard]] Spots spots_of(std::size_t place, LineNames where) const {
    const std::size_t series = order_[place];
    Spots out;
    Spot beside = spot_beside(series, end(series).y);
    // The axis runs on below a name beside the last point, and would strike through it.
    if (beside.middle + line() / 2 <= foot() + kNoisePt) {
      // One beside and its neighbour above is the lesser order.
      constexpr double kMixed = 1.5;
      for (const std::size_t other : {place - 1, place + 1}) {
        if (other < order_.size() &&
            std::abs(end(order_[other]).y - end(series).y) < kBesideLines * line())
          beside.cost = kMixed;
      }
      out.push_back(beside);
    }
    if (where == LineNames::Beside || chart_.steps) return out;
    std::vector<double> shares{0};
    if (where == LineNames::Moved) {
      constexpr int kSteps = 8;
      for (int i = 1; i <= kSteps; ++i) shares.push_back((reversed() ? -1.0 : 1.0) * i / kSteps);
    }
    for (const ChartLabelPlace over : {ChartLabelPlace::Above, ChartLabelPlace::Below}) {
      if (const std::optional<Spot> spot = spot_at(series, last_, over, shares))
        out.push_back(*spot);
    }
    return out;
  }

  [[nodiscard]] bool apart(const Spot& upper, const Spot& lower) const {
    const double lines = upper.beside() && lower.beside() ? kBesideLines : kOtherLines;
    const bool over = upper.letters.left < lower.letters.right + kFromLabelPt &&
                      lower.letters.left < upper.letters.right + kFromLabelPt;
    return !over || lower.middle - upper.middle >= lines * line() - kNoisePt;
  }

  // The choice of places at the ends that costs least.
  [[nodiscard]] Spots at_ends(LineNames where) const {
    std::vector<Spots> all;
    for (std::size_t place = 0; place < order_.size(); ++place)
      all.push_back(spots_of(place, where));
    Spots best, chosen;
    double least = 0;
    const auto choose = [&](const auto& self, double cost) -> void {
      if (!best.empty() && cost >= least) return;
      if (chosen.size() == all.size()) {
        best = chosen;
        least = cost;
        return;
      }
      for (const Spot& spot : all[chosen.size()]) {
        const bool free = std::all_of(chosen.begin(), chosen.end(),
                                      [&](const Spot& upper) { return apart(upper, spot); });
        if (!free) continue;
        chosen.push_back(spot);
        self(self, cost + spot.cost);
        chosen.pop_back();
      }
    };
    choose(choose, 0);
    return best;
  }

  // Of two lines that end close together, each at its own highest point.
  [[nodiscard]] Spots at_peak() const {
    if (lines_.size() != 2 || chart_.steps) return {};
    const double ends = std::abs(end(0).y - end(1).y);
    if (ends >= kBesideLines * line()) return {};
    static const std::vector<double> kShares{0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1};
    Spots out;
    for (const std::size_t series : order_) {
      const std::size_t point = peak_of(series);
      const std::optional<ChartPosition>& other = lines_[1 - series][point];
      if (point == 0 || point == last_ || !other) return {};
      const double lower = other->y - lines_[series][point]->y;  // of the other line
      const double least =
          std::max(kOtherLines * line_height(chart_.label_text), kPeakTimes * ends);
      if (std::abs(lower) < least) return {};
      const auto spot = spot_at(
          series, point, lower > 0 ? ChartLabelPlace::Above : ChartLabelPlace::Below, kShares);
      if (!spot || (!out.empty() && too_near(out.front().letters, spot->letters))) return {};
      out.push_back(*spot);
    }
    return out;
  }

  [[nodiscard]] std::size_t peak_of(std::size_t series) const {
    std::size_t best = last_;
    for (std::size_t i = 0; i < lines_[series].size(); ++i) {
      if (lines_[series][i] && lines_[series][i]->y < lines_[series][best]->y) best = i;
    }
    return best;
  }

  [[nodiscard]] Spots spread_out() const {
    std::vector<double> wanted;
    for (const std::size_t series : order_) wanted.push_back(end(series).y);
    for (const double lines : kPitchLines) {
      const double first = std::min(frame_.plot.top + line() / 2, wanted.front()),
                   above_axis = foot() - line() / 2;
      std::vector<double> places = spread(wanted, lines * line(), first, above_axis);
      if (places.empty())
        places = spread(wanted, lines * line(), first, std::max(above_axis, wanted.back()));
      Spots out;
      for (std::size_t i = 0; i < places.size(); ++i) {
        if (std::abs(places[i] - wanted[i]) > kMaxMovedLines * line()) break;
        out.push_back(spot_beside(order_[i], places[i]));
      }
      if (out.size() == order_.size()) return out;
    }
    return {};
  }

  const ChartIr& chart_;
  const LabelRuler& ruler_;
  const ChartFrame frame_;
  const LinePoints lines_;
  const RunStyle text_;
  const std::string format_;
  const std::size_t last_;
  std::vector<std::size_t> order_;  // series, from the highest end down
};

double widest(const ChartIr& chart, const LabelRuler& ruler, const RunStyle& text,
              const std::string& format) {
  double out = 0;
  for (std::size_t s = 0; s < chart.data.series.size(); ++s)
    out = std::max(out,
                   ruler.width(name_of(chart, s, chart.data.categories.size() - 1, format), text));
  return out;
}

// The format of the values behind the names; empty: none. As names of the usual size have them.
std::string value_format(const ChartIr& chart, const ChartOptions& options,
                         const LabelRuler& ruler) {
  if (!may_have_values(chart, options)) return {};
  const double wide = widest(chart, ruler, name_text(chart, options, 0), chart.label_format);
  return wide <= kMaxNameShare * to_pt(chart.size.w) ? chart.label_format : std::string();
}

}  // namespace

std::vector<NamePlan> name_plans(const ChartIr& chart, const ChartOptions& options) {
  if (chart.plot != ChartPlot::Line) return {NamePlan{}};
  std::vector<NamePlan> out;
  const auto add = [&out](LineNames where, std::initializer_list<double> sizes) {
    for (const double size : sizes) out.push_back({where, size, std::nullopt, 0});
  };
  constexpr LineNames kUnmovedFirst[] = {LineNames::Beside, LineNames::Around, LineNames::AtPeak,
                                         LineNames::Moved};
  for (const LineNames where : kUnmovedFirst) {
    if (options.stress_names) add(where, {kLargePt, kOverPt});
  }
  for (const LineNames where : kUnmovedFirst) add(where, {0});
  if (options.stress_names) add(LineNames::Spread, {kOverPt});
  add(LineNames::Spread, {0});
  return out;
}

RunStyle name_text(const ChartIr& chart, const ChartOptions& options, double over_pt) {
  RunStyle text = chart.label_text;
  text.size_pt += over_pt;
  if (options.stress_names) text.bold = true;
  return text;
}

std::optional<double> widest_line_name(const ChartIr& chart, const ChartOptions& options,
                                       const LabelRuler& ruler, double over_pt) {
  const double wide =
      widest(chart, ruler, name_text(chart, options, over_pt), value_format(chart, options, ruler));
  const double share = over_pt > kOverPt ? kMaxLargeShare : kMaxNameShare;
  if (wide > share * to_pt(chart.size.w)) return std::nullopt;
  return wide;
}

bool place_line_names(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler,
                      NamePlan& plan) {
  const RunStyle text = name_text(chart, options, plan.over_pt);
  const std::string format = value_format(chart, options, ruler);
  const NamePlaces places(chart, ruler, text, format);
  const Spots spots = places.at(plan.where);
  if (spots.empty()) return false;
  plan.needed_pt = places.needed(spots);
  for (const Spot& spot : spots) {
    ChartSeriesStyle& style = chart.series_styles[spot.series];
    style.name_at = spot.point;
    style.name_place = spot.place;
    style.name_right_pt = spot.right_pt;
    style.name_down_pt = spot.down_pt;
    style.name_color = readable_series_color(chart, options, style.color);
    if (plan.over_pt > 0) style.name_pt = text.size_pt;
    style.name_bold = text.bold && !chart.label_text.bold;
    style.name_format = format;
    // Names tell lines apart.
    if (style.marker != "none") style.marker = "circle";
  }
  const ChartRect& plot = places.plot();
  chart.inner_plot = Rect{emu_from_pt(plot.left), emu_from_pt(plot.top), emu_from_pt(plot.width),
                          emu_from_pt(plot.height)};
  return true;
}

LabelBox name_letters(const ChartIr& chart, const LabelRuler& ruler, std::size_t series,
                      const ChartPosition& point) {
  const ChartSeriesStyle& style = chart.series_styles[series];
  RunStyle text = chart.label_text;
  if (style.name_pt > 0) text.size_pt = style.name_pt;
  if (style.name_bold) text.bold = true;
  const double wide = ruler.width(name_of(chart, series, *style.name_at, style.name_format), text);
  if (style.name_place == ChartLabelPlace::Default) {
    const double away = kChartMarkerPt / 2.0 + kBesideGapPt + wide / 2;
    return letters_at(point.x + (chart.category.reversed ? -away : away),
                      point.y + style.name_down_pt, wide, text.size_pt);
  }
  const double away = label_distance(text);
  return letters_at(point.x + style.name_right_pt,
                    point.y + (style.name_place == ChartLabelPlace::Below ? away : -away), wide,
                    text.size_pt);
}

}  // namespace deckle::layout
