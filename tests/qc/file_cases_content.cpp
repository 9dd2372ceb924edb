#include <memory>
#include <optional>

#include "slidespec/ir/chart_drawing.h"
#include "slidespec/ir/chart_look.h"
#include "tests/qc/file_cases.h"

namespace deckle::qc::test_cases {

using test::box_px;
using test::FileFacts;
using test::filled_shape;
using test::shape;
using test::text_box;

ElementIr table(std::uint32_t id, const std::vector<std::vector<std::string>>& rows, bool header) {
  ElementIr out = text_box(id, "", box_px(48, 580, 560, 100), 10);
  out.name = "Table " + std::to_string(id);
  out.type = ElementType::Table;
  out.origin->kind = SourceKind::Table;
  out.text = {};
  auto table = std::make_shared<TableIr>();
  table->read = true;
  table->header = header;
  for (std::size_t i = 0; i < rows[0].size(); ++i)
    table->columns.push_back({emu_from_px(560.0 / static_cast<double>(rows[0].size())), {}});
  for (const auto& row : rows) {
    TableRowIr made;
    made.height = emu_from_px(18);
    for (const std::string& cell : row)
      made.cells.push_back(text_box(1, cell, box_px(0, 0, 100, 18), 10).text);
    table->rows.push_back(std::move(made));
  }
  out.table = table;
  return out;
}

// A chart of one series in place of the picture of the first slide.
ChartFacts& add_chart(FileFacts& file, const std::string& kind, const std::vector<double>& values) {
  ElementIr& element = shape(file.slides[0], 4);
  element.type = ElementType::Chart;
  element.origin->kind = SourceKind::Chart;
  element.name = "Chart 3";
  element.picture = nullptr;
  ChartFacts chart;
  chart.part = "ppt/charts/chart1.xml";
  chart.plots.push_back({kind, "", "", false, false, {}});
  ChartSeriesFacts series;
  series.name.text = "Flats";
  series.categories.kind = ChartCategories::Kind::Text;
  series.categories.levels.emplace_back();
  for (const double value : values) {
    series.values.points.push_back(value);
    series.categories.levels[0].push_back("Town " + std::to_string(series.values.points.size()));
  }
  chart.series.push_back(series);
  chart.source = ChartFacts::Source::Embedded;
  chart.workbook = "ppt/embeddings/Workbook1.xlsx";
  file.package.charts.push_back({"s256", 4, chart});
  return file.package.charts.back().chart;
}

namespace {

// White words in dark cells, in rows that applications make as high as their text.
ElementIr table_of_growing_rows() {
  ElementIr out = table(9, {{"Region", "2023"}, {"North", "1,200"}}, true);
  auto grown = std::make_shared<TableIr>(*out.table);
  for (TableRowIr& row : grown->rows) {
    row.height = Emu(0);
    for (TextBodyIr& cell : row.cells) {
      for (RunIr& run : cell.paragraphs[0].runs) run.style.color = {{}, 0xFFFFFF};
      row.fills.emplace_back(Color{{}, 0x1A5FB4});
    }
  }
  out.table = grown;
  return out;
}

std::vector<std::vector<std::string>> sales(const std::string& total) {
  return {
      {"Region", "2023"}, {"North", "1,200"}, {"South", "300"}, {"West", "80"}, {"Total", total}};
}

WorkbookFacts workbook(std::size_t cells, std::size_t unused) {
  WorkbookFacts out;
  out.part = "ppt/embeddings/Workbook1.xlsx";
  out.chart_part = "ppt/charts/chart1.xml";
  out.sheets = {{"Sheet1", false, "A1:B5", 10, 0}, {"Salaries", true, "A1:Z9", cells, unused}};
  return out;
}

// A chart whose labels of 30 by 12 pt have their middles there.
void add_labels(FileFacts& f, const std::vector<double>& places) {
  add_chart(f, "lineChart", {1, 2, 3});
  ElementIr& element = shape(f.slides[0], 4);
  ChartDrawing drawing;
  for (const double x : places) {
    ChartPiece piece;
    piece.kind = ChartPiece::Kind::Text;
    piece.part = "label";
    piece.text.text = "1,234";
    piece.text.x = x;
    piece.text.middle = 50;
    piece.text.width = 30;
    piece.text.style.size_pt = 12;
    drawing.pieces.push_back(std::move(piece));
  }
  element.chart_drawing = std::make_shared<const ChartDrawing>(std::move(drawing));
}

}  // namespace

std::vector<Case> content_faults() {
  using enum Severity;
  return {
      {"leftover-prompt", Warning, "s256", "sp3", "Click to add text",
       [](FileFacts& f) {
         shape(f.slides[0], 3).text.paragraphs[0].runs[0].text = "Click to add text";
       }},
      {"leftover-prompt", Warning, "s256", "sp3", "Lorem ipsum",
       [](FileFacts& f) {
         shape(f.slides[0], 3).text.paragraphs[0].runs[0].text = "Lorem ipsum dolor sit amet";
       }},
      {"garbled-text", Warning, "s256", "sp3", "lost characters",
       [](FileFacts& f) {
         shape(f.slides[0], 3).text.paragraphs[0].runs[0].text = "The companyâ€™s best year";
       }},
      {"wrong-total", Warning, "s256", "sp9", "column 2 adds up to 1580, but its total is 1480",
       [](FileFacts& f) { add(f, table(9, sales("1,480"), true)); }},
      {"missing-table-header", Note, "s256", "sp9", "no row of the table is marked as its header",
       [](FileFacts& f) { add(f, table(9, sales("1,580"), false)); }},
      {"sample-chart-data", Warning, "s256", "sp4", "the categories of a new chart",
       [](FileFacts& f) {
         ChartFacts& chart = add_chart(f, "barChart", {4.3, 2.5});
         chart.series[0].categories.levels[0] = {"Category 1", "Category 2"};
       }},
      {"sample-chart-data", Warning, "s256", "sp4", "a title that nobody has written",
       [](FileFacts& f) {
         add_chart(f, "barChart", {4.3, 2.5}).title.kind = ChartTitle::Kind::Placeholder;
       }},
      {"crowded-chart", Warning, "s256", "sp4", "2 of 3 lines of labels at its points lie on",
       [](FileFacts& f) { add_labels(f, {100, 110, 300}); }},
      {"crowded-chart", Warning, "s256", "sp4", "2 of 3 lines of labels at its points lie on",
       [](FileFacts& f) {  // one of which somebody moved there
         add_labels(f, {100, 110, 300});
         auto look = std::make_shared<ChartLook>();
         look->series.resize(1);
         look->series[0].own_labels[1].moved.x = 0.2;
         shape(f.slides[0], 4).chart_look = look;
       }},
      {"crowded-pie", Note, "s256", "sp4", "9 slices",
       [](FileFacts& f) {
         add_chart(f, "pieChart", {9, 8, 7, 6, 5, 4, 3, 2, 1});
       }},
      {"pie-total", Warning, "s256", "sp4", "110.0 %",
       [](FileFacts& f) {
         add_chart(f, "pieChart", {0.5, 0.6}).series[0].values.format = "0%";
       }},
      {"leaked-workbook", Note, "s256", "sp4", "200 cells that the chart does not show, on 1 other",
       [](FileFacts& f) {
         add_chart(f, "barChart", {4.3, 2.5});
         f.package.workbooks.push_back(workbook(200, 200));
       }},
      {"stale-chart-cache", Warning, "s256", "sp4", "Sheet1!B3 is 2.5 in the chart and 3.5",
       [](FileFacts& f) {
         add_chart(f, "barChart", {4.3, 2.5});
         f.package.workbooks.push_back(workbook(0, 0));
         ChartCacheDifference one;
         one.cell = "Sheet1!B3";
         one.cached = "2.5";
         one.stored = "3.5";
         f.package.workbooks[0].cache.differences.push_back(one);
       }},
      {"local-link", Warning, "s256", "", "file:///C:/plan.xlsx",
       [](FileFacts& f) {
         f.slides[1].elements[0].origin->part = f.slides[1].elements[1].origin->part =
             f.slides[1].elements[2].origin->part = "ppt/slides/slide2.xml";
         f.package.external_links.push_back(
             {"ppt/slides/slide1.xml", "hyperlink", "file:///C:/plan.xlsx"});
       }},
      {"review-comment", Note, "s257", "", "by Kim: \"Is this final?\"",
       [](FileFacts& f) {
         f.package.comments.push_back(
             {"s257", "ppt/comments/comment1.xml", "Kim", "2024-05-02", "Is this final?"});
       }},
      {"personal-data", Note, "", "", "creator 'Kim'",
       [](FileFacts& f) { f.package.properties.emplace_back("creator", "Kim"); }},
      {"hidden-slide", Note, "s257", "", "is hidden",
       [](FileFacts& f) { f.slides[1].hidden = true; }},
      {"hidden-object", Note, "s256", "sp4", "is hidden",
       [](FileFacts& f) { shape(f.slides[0], 4).hidden = true; }},
      {"off-slide-object", Note, "s256", "sp4", "beside the slide",
       [](FileFacts& f) { shape(f.slides[0], 4).box.x = emu_from_px(1400); }},
      {"cropped-picture", Note, "s256", "sp4", "30 % of the picture",
       [](FileFacts& f) {
         shape(f.slides[0], 4).fit.cut = PictureCut{0.3, 0, 0, 0};
         shape(f.slides[0], 4).box.w = emu_from_px(392);
       }},
      {"cropped-picture", Note, "s256", "sp4", "; the same once more",
       [](FileFacts& f) {
         auto same = std::make_shared<PictureIr>(*shape(f.slides[0], 4).picture);
         same->bytes = std::make_shared<std::string>(3000, 'x');
         for (SlideIr& slide : f.slides) {
           shape(slide, 4).picture = same;
           shape(slide, 4).fit.cut = PictureCut{0.3, 0, 0, 0};
           shape(slide, 4).box.w = emu_from_px(392);
         }
       }},
      {"heavy-picture", Note, "s256", "sp4", "3.0 MB",
       [](FileFacts& f) {
         auto heavy = std::make_shared<PictureIr>(*shape(f.slides[0], 4).picture);
         heavy->bytes = std::make_shared<std::string>(3'000'000, 'x');
         heavy->width = 5600;
         heavy->height = 4000;
         shape(f.slides[0], 4).picture = heavy;
       }},
  };
}

std::vector<LookAlike> content_look_alikes() {
  return {
      {"a text about a prompt",
       [](FileFacts& f) {
         shape(f.slides[0], 3).text.paragraphs[0].runs[0].text =
             "Where a slide says Click to add text, write something.";
       }},
      {"labels beside each other", [](FileFacts& f) { add_labels(f, {100, 140, 180}); }},
      {"a right total", [](FileFacts& f) { add(f, table(9, sales("1,580"), true)); }},
      {"rows lower than their text", [](FileFacts& f) { add(f, table_of_growing_rows()); }},
      {"a total of rounded figures",
       [](FileFacts& f) {
         add(f, table(9, {{"Region", "bn"}, {"N", "1.2"}, {"S", "3.3"}, {"Total", "4.6"}}, true));
       }},
      {"a total of shares",
       [](FileFacts& f) {
         add(f, table(9, {{"Region", "%"}, {"N", "12 %"}, {"S", "33 %"}, {"Total", "40 %"}}, true));
       }},
      {"a total above subtotals",
       [](FileFacts& f) {
         add(f, table(9, {{"R", "n"}, {"N", "2"}, {"Subtotal", "2"}, {"S", "3"}, {"Total", "5"}},
                      true));
       }},
      {"an average in the last row",
       [](FileFacts& f) {
         add(f,
             table(9, {{"R", "n"}, {"N", "20"}, {"S", "30"}, {"W", "25"}, {"Total", "25"}}, true));
       }},
      {"series that are really numbered",
       [](FileFacts& f) {
         add_chart(f, "barChart", {4.3, 2.5}).series[0].name.text = "Series 1";
       }},
      {"a pie of amounts",
       [](FileFacts& f) {
         add_chart(f, "pieChart", {50, 60});
       }},
      {"rounded shares",
       [](FileFacts& f) {
         add_chart(f, "pieChart", {0.333, 0.333, 0.333}).series[0].values.format = "0%";
       }},
      {"a helper column in the workbook",
       [](FileFacts& f) {
         add_chart(f, "barChart", {4.3, 2.5});
         f.package.workbooks.push_back(workbook(12, 12));
       }},
      {"a link to a page",
       [](FileFacts& f) {
         f.package.external_links.push_back(
             {"ppt/slides/slide1.xml", "hyperlink", "https://example.com"});
       }},
      {"a hidden title", [](FileFacts& f) { shape(f.slides[0], 2).hidden = true; }},
      {"a program as author",
       [](FileFacts& f) {
         f.package.properties.emplace_back("creator", "PptxGenJS");
         f.package.properties.emplace_back("lastModifiedBy", "Windows User");
       }},
      {"a picture cropped at its edge",
       [](FileFacts& f) {
         shape(f.slides[0], 4).fit.cut = PictureCut{0.05, 0, 0, 0};
         shape(f.slides[0], 4).box.w = emu_from_px(532);
       }},
      {"what flies in from outside",
       [](FileFacts& f) {
         shape(f.slides[0], 4).box.x = emu_from_px(1400);
         f.package.slides.push_back({"s256", {4}});
       }},
      {"a small table without a header",
       [](FileFacts& f) {
         add(f, table(9, {{"a", "b"}, {"c", "d"}}, false));
       }},
  };
}

}  // namespace deckle::qc::test_cases
