// The legend: series, or the slices of a pie.

#include <algorithm>
#include <cmath>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout::file_charts {
namespace {

using Anchor = ChartTextLine::Anchor;
using Kind = ChartPiece::Kind;

// As layout/charts/chart_geometry.cpp and chart_space.cpp.
constexpr double kKeyPt = 8, kLineKeyPt = 20, kKeyGapPt = 4, kEntryGapPt = 12, kRowPitch = 1.25;
constexpr double kLegendKeyPt = 24, kMaxLegendRows = 4;
constexpr std::size_t kMostEntries = 500;  // that are drawn
constexpr double kMostEntryShare = 0.5;    // of the chart's width

struct Entry {
  std::string name;
  std::size_t series = 0;
  std::size_t point = kNone;         // of a slice
  const ChartTrendLook* trend = nullptr;
  bool line = false;
  double width = 0;                  // of the name
  [[nodiscard]] double key() const { return line ? kLineKeyPt : kKeyPt; }
  [[nodiscard]] double all() const { return key() + kKeyGapPt + width; }
};

bool is_line(const Frame& frame, std::size_t series) {
  const std::size_t plot = frame.look.facts.series[series].plot;
  const std::string& kind = frame.look.facts.plots[plot].kind;
  return kind == "lineChart" || kind == "line3DChart" || kind == "scatterChart" ||
         kind == "stockChart" || (kind == "radarChart" && !frame.look.plots[plot].radar_filled);
}

std::vector<Entry> entries_of(const Frame& frame) {
  const ChartLook& look = frame.look;
  std::vector<Entry> all;
  const bool slices = look.facts.plots.size() == 1 && !look.facts.series.empty() &&
                      (is_round(look, 0) || (look.plots[0].vary_colors &&
                                             look.facts.series.size() == 1 && is_bars(look, 0)));
  if (slices) {
    const std::size_t count =
        std::min(kMostEntries, look.facts.series.front().values.points.size());
    for (std::size_t i = 0; i < count; ++i) {
      Entry& entry = all.emplace_back();
      entry.name = category_text(look, 0, i);
      entry.point = i;
    }
  } else {
    for (const PlotData& data : frame.data) {
      for (const std::size_t s : data.series) {
        if (all.size() >= kMostEntries) break;
        Entry& entry = all.emplace_back();
        entry.series = s;
        entry.name = shortened(look.facts.series[s].name.text);
        if (entry.name.empty()) entry.name = "Series" + std::to_string(look.facts.series[s].idx + 1);
        entry.line = is_line(frame, s);
      }
    }
    for (std::size_t s = 0; s < look.series.size(); ++s) {
      for (const ChartTrendLook& trend : look.series[s].trends) {
        if (all.size() >= kMostEntries) break;
        Entry& entry = all.emplace_back();
        entry.series = s;
        entry.trend = &trend;
        entry.name =
            trend.name.empty() ? "Linear (" + shortened(look.facts.series[s].name.text) + ")"
                               : shortened(trend.name);
        entry.line = true;
      }
    }
  }
  std::vector<Entry> shown;
  for (std::size_t i = 0; i < all.size(); ++i) {
    Entry& entry = all[i];
    if (std::binary_search(look.legend.hidden.begin(), look.legend.hidden.end(), i)) continue;
    // A blank name is how a file leaves out an entry of horizontal bars.
    if (entry.name.find_first_not_of(' ') == std::string::npos) continue;
    std::replace(entry.name.begin(), entry.name.end(), '\n', ' ');
    entry.width = frame.ruler.width(entry.name, look.legend.look.style);
    shown.push_back(std::move(entry));
  }
  return shown;
}

void draw_entry(Frame& frame, const Entry& entry, double left, double middle) {
  const ChartSeriesLook& series = frame.look.series[entry.series];
  const auto key = [&](ChartPiece piece) { frame.out.pieces.push_back(std::move(piece)); };
  if (entry.line) {
    const ChartLineLook& look = entry.trend != nullptr ? entry.trend->line : series.shape.line;
    if (look.rgb) {
      ChartPiece line;
      line.kind = Kind::Line;
      line.paint = paint_of(look);
      line.points = {{left, middle}, {left + kLineKeyPt, middle}};
      key(std::move(line));
    }
    if (entry.trend == nullptr && series.marker.symbol != "none") {
      ChartPiece marker;
      marker.kind = Kind::Marker;
      marker.form = series.marker.symbol;
      marker.radius = series.marker.size_pt / 2;
      marker.paint = paint_of(series.marker.shape);
      marker.points = {{left + kLineKeyPt / 2, middle}};
      key(std::move(marker));
    }
  } else {
    ChartPiece square;
    square.rect = {left, middle - kKeyPt / 2, kKeyPt, kKeyPt};
    square.paint = paint_of(entry.point == kNone ? series.shape
                                                 : shape_at(frame, entry.series, entry.point));
    square.paint.stroke_pt = std::min(square.paint.stroke_pt, 1.0);
    key(std::move(square));
  }
  frame.add_text("legend", frame.ruler.placed(entry.name, frame.look.legend.look.style,
                                              {left + entry.key() + kKeyGapPt, middle},
                                              Anchor::Start));
}

// Rows around `center`, the first at `top`; `width` is what a row may take.
void draw_rows(Frame& frame, const std::vector<Entry>& entries, double center, double top,
               double width) {
  const double line = line_height(frame.look.legend.look.style);
  std::size_t begin = 0;
  double middle = top + line / 2;
  while (begin < entries.size()) {
    std::size_t end = begin;
    double used = 0;
    while (end < entries.size() &&
           (end == begin || used + kEntryGapPt + entries[end].all() <= width)) {
      used += entries[end].all() + (end > begin ? kEntryGapPt : 0);
      ++end;
    }
    double left = center - used / 2;
    for (std::size_t i = begin; i < end; ++i) {
      draw_entry(frame, entries[i], left, middle);
      left += entries[i].all() + kEntryGapPt;
    }
    middle += line;
    begin = end;
  }
}

std::size_t rows_of(const std::vector<Entry>& entries, double width) {
  std::size_t rows = entries.empty() ? 0 : 1;
  double used = 0;
  for (const Entry& entry : entries) {
    if (used > 0 && used + kEntryGapPt + entry.all() > width) {
      ++rows;
      used = 0;
    }
    used += entry.all() + (used > 0 ? kEntryGapPt : 0);
  }
  return rows;
}

void draw_column(Frame& frame, const std::vector<Entry>& entries, double left, double middle,
                 double pitch) {
  middle -= pitch * (static_cast<double>(entries.size()) - 1) / 2;
  for (const Entry& entry : entries) {
    draw_entry(frame, entry, left, middle);
    middle += pitch;
  }
}

// A legend beside bars is in the order in which they stand, from above: of stacked columns and areas, and of bars
// side by side.
bool is_turned(const Frame& frame) {
  if (frame.data.size() == 1 && is_area(frame.look, 0)) return frame.data.front().stacked;
  if (frame.data.size() != 1 || !is_bars(frame.look, 0)) return false;
  const ChartPlotLook& plot = frame.look.plots[0];
  if (frame.data.front().stacked) return !plot.horizontal;
  return plot.horizontal && plot.category_axis < frame.axes.size() &&
         !frame.axes[plot.category_axis].reversed;
}

}  // namespace

LegendWidth legend_width(const Frame& frame) {
  LegendWidth out;
  for (const Entry& entry : entries_of(frame)) {
    const double width = entry.width + kLegendKeyPt;
    out.widest = std::max(out.widest, std::min(width, kMostEntryShare * frame.w));
    out.total += width;
    ++out.count;
  }
  return out;
}

double legend_space(const Frame& frame) {
  const LegendWidth width = legend_width(frame);
  if (width.count == 0) return 0;
  const double rows = std::ceil(width.total / std::max(1.0, kLegendRowShare * frame.w));
  return std::min(rows, kMaxLegendRows) * line_height(frame.look.legend.look.style) + kAxisGapPt;
}

void draw_legend(Frame& frame) {
  const ChartLegendLook& legend = frame.look.legend;
  if (legend.position.empty()) return;
  std::vector<Entry> entries = entries_of(frame);
  if (entries.empty()) return;
  const double line = line_height(legend.look.style), pitch = line * kRowPitch;
  const ChartPlaceLook& place = legend.place;
  const auto count = static_cast<double>(entries.size());
  const bool beside = legend.position != "b" && legend.position != "t";
  if (beside && is_turned(frame)) std::reverse(entries.begin(), entries.end());
  if (place.x && place.y && place.w && place.h) {
    const ChartRect box{*place.x * frame.w, *place.y * frame.h, *place.w * frame.w,
                        *place.h * frame.h};
    ChartPiece piece;
    piece.rect = box;
    piece.paint = paint_of(legend.shape);
    if (piece.paint.fill || piece.paint.stroke) frame.out.pieces.push_back(std::move(piece));
    double widest = 0;
    for (const Entry& entry : entries) widest = std::max(widest, entry.all());
    if (box.height >= count * line * 0.9 && count > 1 && box.width < 1.6 * widest) {
      draw_column(frame, entries, box.left + kKeyGapPt, box.top + box.height / 2,
                  std::min(box.height / count, 2 * line));
      return;
    }
    const double rows = static_cast<double>(rows_of(entries, box.width));
    draw_rows(frame, entries, box.left + box.width / 2,
              box.top + (box.height - rows * line) / 2, box.width);
    return;
  }
  if (!beside) {
    const double rows = static_cast<double>(rows_of(entries, kLegendRowShare * frame.w));
    const double title = frame.look.title.overlay ? 0 : frame.title_height;
    const double top =
        legend.position == "t" ? kEdgePt + title : frame.h - kEdgePt - rows * line;
    draw_rows(frame, entries, frame.w / 2, top, kLegendRowShare * frame.w);
    return;
  }
  double widest = 0;
  for (const Entry& entry : entries) widest = std::max(widest, entry.all());
  widest = std::min(widest, kMostEntryShare * frame.w);
  const double left = legend.position == "l" ? kEdgePt : frame.w - kEdgePt - widest;
  const double middle = legend.position == "tr"
                            ? kEdgePt + frame.title_height + pitch * count / 2
                            : frame.plot.top + frame.plot.height / 2;
  draw_column(frame, entries, left, middle, pitch);
}

}  // namespace deckle::layout::file_charts
