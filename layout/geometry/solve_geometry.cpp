#include "layout/geometry/solve_geometry.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "layout/charts/chart.h"
#include "layout/charts/chart_geometry.h"
#include "layout/colors/chart_colors.h"
#include "layout/file_charts/file_chart.h"
#include "layout/footer/source_marks.h"
#include "layout/geometry/connector_lines.h"
#include "layout/geometry/quote_sizes.h"
#include "layout/groups/icon_cards.h"
#include "layout/lists/row_spaces.h"
#include "layout/pictures/captions.h"
#include "layout/pictures/picture.h"
#include "layout/tables/table.h"
#include "layout/text/balance_lines.h"

namespace deckle::layout {

namespace {

void settle_charts(SlideIr& slide) {
  const auto is_chart = [](const ElementIr& element) { return element.type == ElementType::Chart; };
  if (std::none_of(slide.elements.begin(), slide.elements.end(), is_chart)) return;
  const SlideGround ground(slide);
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    if (is_chart(slide.elements[i])) settle_chart_colors(ground, slide, i);
  }
}

// In the place of the layout: elsewhere its margins are not those of the placeholder.
bool is_quotation(const ElementIr& element) {
  return element.type == ElementType::Text && element.role == "quote" && element.placeholder &&
         element.fill.kind != FillIr::Kind::Solid;
}

}  // namespace

void solve_geometry(SlideIr& slide, const measure::TextEngine& engine, DiagnosticSink& notes) {
  settle_charts(slide);
  keep_attribution_smaller(slide);
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    ElementIr& element = slide.elements[i];
    if (element.type == ElementType::Title || is_quotation(element))
      balance_again(engine, element);
    if (element.type == ElementType::Bullets) keep_on_bands(slide, engine, element);
    if (element.type == ElementType::Image) solve_picture(element, engine);
    if (element.type == ElementType::Chart) solve_chart(element, slide, engine, notes);
    // The caption of a table is a separate element, inserted before it.
    if (element.type == ElementType::Table) i += solve_table_element(slide, i, engine);
  }
  for (ElementIr& element : slide.elements) {
    if (is_icon_card(element)) place_icon_card(slide, element);
    if (is_caption_band(element)) place_caption(slide, engine, element);
  }
  for (ElementIr& element : slide.elements) {
    if (is_source_mark(element)) place_source_mark(slide, element);
  }
  solve_connectors(slide);
}

void solve_chart_geometry(SlideIr& slide, const measure::TextEngine& engine) {
  const LabelRuler ruler(engine);
  for (ElementIr& element : slide.elements) {
    if (element.chart_look && !element.chart_drawing) {
      auto drawing = draw_file_chart(*element.chart_look, {element.box.w, element.box.h}, ruler);
      if (drawing)
        element.chart_drawing = std::make_shared<const ChartDrawing>(std::move(*drawing));
    }
    if (!element.chart || element.chart->geometry) continue;
    ChartIr chart = *element.chart;
    chart.geometry = chart_geometry(chart, ruler);
    element.chart = std::make_shared<ChartIr>(std::move(chart));
  }
}

SolveGeometry geometry_solver(const measure::TextEngine& engine) {
  return [&engine](SlideIr& slide) {
    DiagnosticSink notes;
    solve_geometry(slide, engine, notes);
  };
}

}  // namespace deckle::layout
