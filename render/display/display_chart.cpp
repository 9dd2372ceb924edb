#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/chart/chart_canvas.h"
#include "render/display/display_data.h"
#include "render/display/display_paint.h"
#include "render/display/display_text.h"
#include "render/display/geometry.h"

namespace deckle::render {
namespace {

using Kind = PathStep::Kind;

class DisplayChart final : public ChartCanvas {
 public:
  DisplayChart(const ChartIr* chart, Point origin, const DisplayFonts& fonts,
               std::vector<DisplayItem>& items)
      : ChartCanvas(chart), origin_(origin), fonts_(fonts), items_(items) {}

  using ChartCanvas::text;

  void rect(const ChartRect& r, const ChartPaint& paint) override {
    add(rect_path({origin_.x + r.left, origin_.y + r.top, std::max(0.0, r.width),
                   std::max(0.0, r.height)}),
        paint);
  }
  void line(ChartPosition from, ChartPosition to, const ChartPaint& paint) override {
    add(line_path(at(from), at(to)), paint);
  }
  void polyline(const std::vector<ChartPosition>& points, const ChartPaint& paint) override {
    add(polygon_path(placed(points), false), paint);
  }
  void polygon(const std::vector<ChartPosition>& points, const ChartPaint& paint) override {
    add(polygon_path(placed(points), true), paint);
  }
  void circle(ChartPosition center, double radius, const ChartPaint& paint) override {
    const Point c = at(center);
    add(ellipse_path({c.x - radius, c.y - radius, 2 * radius, 2 * radius}), paint);
  }
  void slice(ChartPosition center, double radius, double from, double to,
             const ChartPaint& paint) override {
    if (to - from > 1 - 1e-9) return circle(center, radius, paint);
    const Point c = at(center);
    const auto rim = [&](double angle, double r) {
      return Point{c.x + r * std::sin(angle), c.y - r * std::cos(angle)};
    };
    DisplayPath path;
    const double begin = 2 * std::numbers::pi * from, end = 2 * std::numbers::pi * to;
    path.steps = {{Kind::Move, c, {}, {}}, {Kind::Line, rim(begin, radius), {}, {}}};
    const int pieces =
        std::max(1, static_cast<int>(std::ceil((end - begin) / (std::numbers::pi / 2))));
    const double step = (end - begin) / pieces, k = 4.0 / 3 * std::tan(step / 4) * radius;
    for (int i = 0; i < pieces; ++i) {
      const double a = begin + step * i, b = a + step;
      const Point p = rim(a, radius), q = rim(b, radius);
      path.steps.push_back({Kind::Curve,
                            q,
                            {p.x + k * std::cos(a), p.y + k * std::sin(a)},
                            {q.x - k * std::cos(b), q.y - k * std::sin(b)}});
    }
    path.steps.push_back({Kind::Close, {}, {}, {}});
    add(std::move(path), paint);
  }

  void text(std::string_view, const ChartTextLine& line) override {
    if (!(line.width > 0)) return;
    const Point middle = at({line.x, line.middle});
    const TextSide side = line.anchor == ChartTextLine::Anchor::Start    ? TextSide::Start
                          : line.anchor == ChartTextLine::Anchor::Middle ? TextSide::Middle
                                                                         : TextSide::End;
    // Rotated text is placed horizontally around the point and then rotated about it.
    const int turn = line.turned ? 3 * kQuarterTurn
                                 : static_cast<int>(std::lround(line.angle * kAnglePerDegree));
    if (turn != 0)
      items_.emplace_back(BeginGroup{
          turn_matrix({turn, false, false}, {middle.x, middle.y, 0, 0}), std::nullopt, 1});
    draw_label(line.text, line.style,
               {middle.x, middle.y + kChartBaselineBelowMiddle * line.style.size_pt}, side, fonts_,
               items_);
    if (turn != 0) items_.emplace_back(EndGroup{});
  }

 private:
  [[nodiscard]] Point at(ChartPosition p) const { return {origin_.x + p.x, origin_.y + p.y}; }
  [[nodiscard]] std::vector<Point> placed(const std::vector<ChartPosition>& points) const {
    std::vector<Point> out;
    for (const ChartPosition& point : points) out.push_back(at(point));
    return out;
  }

  void add(DisplayPath path, const ChartPaint& paint) {
    if (paint.fill) items_.emplace_back(FilledPath{path, solid(*paint.fill, paint.fill_opacity)});
    if (!paint.stroke) return;
    DisplayStroke stroke =
        stroke_of(solid(*paint.stroke), paint.stroke_pt, std::string(paint.dash));
    stroke.round_corners = true;
    stroke.round_ends = paint.round_ends;
    items_.emplace_back(StrokedPath{std::move(path), std::move(stroke)});
  }

  const Point origin_;
  const DisplayFonts& fonts_;
  std::vector<DisplayItem>& items_;
};

}  // namespace

void draw_chart_of(const ElementIr& element, const DisplayFonts& fonts,
                   std::vector<DisplayItem>& items, std::vector<std::string>& problems) {
  const Frame box = frame_of(element.box);
  if (element.chart_drawing) {
    DisplayChart canvas(nullptr, {box.x, box.y}, fonts, items);
    draw_chart_pieces(canvas, *element.chart_drawing);
    return;
  }
  if (!element.chart || !element.chart->geometry) {
    problems.emplace_back("a chart");
    draw_labelled_box(box, element.alt_text.empty() ? "chart" : element.alt_text, fonts, items);
    return;
  }
  DisplayChart canvas(element.chart.get(), {box.x, box.y}, fonts, items);
  draw_chart(canvas);
}

}  // namespace deckle::render
