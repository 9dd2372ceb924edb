#include "tests/support/chart_samples.h"

#include "layout/charts/chart_geometry.h"
#include "layout/charts/chart_space.h"
#include "layout/charts/palette.h"
#include "layout/text/contrast.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {

ChartContent content_of(ChartType type, const Labels& labels, const std::vector<Values>& columns) {
  ChartContent content;
  content.type = type;
  for (std::size_t s = 0; s < columns.size(); ++s) {
    ChartSeries series{"series " + std::to_string(s + 1), {}};
    for (std::size_t i = 0; i < labels.size(); ++i)
      series.data.push_back({labels[i], columns[s][i]});
    content.series.push_back(std::move(series));
  }
  return content;
}

ChartContent numbers_of(ChartType type, const std::vector<double>& xs) {
  ChartContent content;
  content.type = type;
  ChartSeries series{"s", {}};
  for (const double x : xs) {
    ChartPoint& point = series.data.emplace_back();
    point.x = x;
    point.y = x;
  }
  content.series.push_back(std::move(series));
  return content;
}

ChartOptions chart_options(const std::string& language) {
  static const Deck deck = test::deck({});
  const templates::Template& base = test::default_template();
  const TextContext text{deck, base, base.layouts.front()};
  ChartOptions out;
  out.accents = theme_accents(text);
  out.foreground = modified(text, "tx1", 100, 0);
  out.background = modified(text, "bg1", 100, 0);
  out.language = language;
  RunStyle style;
  style.fonts = {"Calibri", "Malgun Gothic", "Arial"};
  out.title = out.x_title = out.y_title = out.labels = style;
  return out;
}

Size box(double w, double h) { return {emu_from_pt(w), emu_from_pt(h)}; }

ChartLayout laid_out(const ChartContent& content, const ChartOptions& options,
                     Size size) {
  return layout_chart(content, options, size, test::text_engine());
}

ChartIr drawn(const ChartContent& content, const ChartOptions& options,
              Size size) {
  ChartIr chart = laid_out(content, options, size).chart;
  chart.geometry = chart_geometry(chart, LabelRuler(test::text_engine()));
  return chart;
}

Labels many(std::size_t count, const std::string& prefix) {
  Labels out;
  for (std::size_t i = 0; i < count; ++i)
    out.push_back(prefix + std::string(1, static_cast<char>('A' + i % 26)) +
                  std::string(1, static_cast<char>('a' + i / 26)));
  return out;
}

Values falling(std::size_t count) {
  Values out;
  for (std::size_t i = 0; i < count; ++i) out.emplace_back(static_cast<double>(count - i));
  return out;
}

}  // namespace deckle::layout
