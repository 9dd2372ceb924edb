// What the slides of a deck say together, and what a listener, a reader with another vision and
// another machine get of them.

#include <memory>

#include "slidespec/ir/chart_look.h"
#include "tests/qc/file_cases.h"

namespace deckle::qc::test_cases {

using test::box_px;
using test::FileFacts;
using test::shape;
using test::text_box;

namespace {

void say(FileFacts& f, std::size_t slide, const std::string& text) {
  TextBodyIr& body = shape(f.slides[slide], 3).text;
  body = text_box(3, text, box_px(0, 0, 1, 1), 20).text;
  const bool korean = text.find("\xEC") != std::string::npos;
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.lang = korean ? "ko-KR" : "en-US";
  }
}

NotesFacts& notes_page(FileFacts& f, std::size_t slide) {
  f.package.notes.push_back({f.slides[slide].slide_id, "ppt/notesSlides/notesSlide1.xml", false, {}, {}});
  return f.package.notes.back();
}

void say_on_both(FileFacts& f, const std::string& first, const std::string& second) {
  say(f, 0, first);
  say(f, 1, second);
}

ElementIr column(const std::vector<std::string>& numbers) {
  std::vector<std::vector<std::string>> rows = {{"Region", "Sales"}};
  const char* const names[] = {"North", "South", "West", "East"};
  for (std::size_t i = 0; i < numbers.size(); ++i) rows.push_back({names[i], numbers[i]});
  return table(9, rows, true);
}

ElementIr shares(const std::string& last_name, const std::string& last) {
  return table(9, {{"Region", "Share"}, {"North", "45 %"}, {"South", "40 %"}, {last_name, last}},
               true);
}

// A third and a fourth slide like the first.
void add_slides(FileFacts& f, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    f.slides.push_back(f.slides[0]);
    f.slides.back().slide_id = "s" + std::to_string(258 + i);
    f.slides.back().index = static_cast<int>(f.slides.size()) - 1;
    shape(f.slides.back(), 2).text.paragraphs[0].runs[0].text += " " + std::to_string(i);
  }
}

void add_series(ChartFacts& chart, std::size_t count) {
  const ChartSeriesFacts first = chart.series[0];
  for (std::size_t i = 1; i < count; ++i) {
    chart.series.push_back(first);
    chart.series.back().name.text = "Flats of house " + std::to_string(i);
  }
  chart.axes.push_back({});
  chart.axes.back().kind = "valAx";
  chart.legend = "r";
}

void paint(FileFacts& f, const std::vector<std::uint32_t>& colors) {
  auto look = std::make_shared<ChartLook>();
  for (const std::uint32_t rgb : colors) {
    look->series.emplace_back();
    look->series.back().shape.fill.rgb = rgb;
  }
  look->legend.position = "r";
  shape(f.slides[0], 4).chart_look = look;
}

void add_long_text(FileFacts& f) {
  std::string text;
  for (int i = 0; i < 6; ++i) text += "Rents and travel were lower than planned again. ";
  say_on_both(f, text, text);
}

enum class Raised { Before, Behind };

// A raised number at the begin or end of a paragraph of the first slide's text.
void raise(FileFacts& f, std::size_t paragraph, const std::string& number, Raised where) {
  auto& runs = shape(f.slides[0], 3).text.paragraphs[paragraph].runs;
  RunIr run = runs[0];
  run.text = number;
  run.style.baseline_pct = 30;
  runs.insert(where == Raised::Before ? runs.begin() : runs.end(), run);
}

// The first slide's text in lines of these sizes, below its title of 32.
void add_sizes(FileFacts& f, const std::vector<double>& sizes) {
  std::string text;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    text += (i > 0 ? "\n" : "") + std::string("Rents fell");
  say(f, 0, text);
  for (std::size_t i = 0; i < sizes.size(); ++i)
    shape(f.slides[0], 3).text.paragraphs[i].runs[0].style.size_pt = sizes[i];
}

ChartFacts& add_points(FileFacts& f) {
  ChartFacts& chart = add_chart(f, "scatterChart", {4.3, 2.5});
  chart.axes.resize(2);
  for (ChartAxisFacts& axis : chart.axes) axis.kind = "valAx";
  return chart;
}

// Bars with an axis of values, of a series with that name.
ChartFacts& add_amounts(FileFacts& f, const std::string& name) {
  ChartFacts& chart = add_chart(f, "barChart", {43, 25});
  chart.axes.resize(2);
  chart.axes[0].kind = "catAx";
  chart.axes[1].kind = "valAx";
  chart.series[0].name.text = name;
  auto look = std::make_shared<ChartLook>();
  look->facts = chart;
  look->series.resize(1);
  look->axes.resize(2);
  shape(f.slides[0], 4).chart_look = look;
  return chart;
}

void set_face(FileFacts& f, std::size_t slide, const std::string& face) {
  for (ParagraphIr& paragraph : shape(f.slides[slide], 3).text.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.fonts.latin = face;
  }
}

void set_language(FileFacts& f, const std::string& text, const std::string& language) {
  say(f, 0, text);
  for (RunIr& run : shape(f.slides[0], 3).text.paragraphs[0].runs) run.style.lang = language;
}

// A column of 60 px for long words.
ElementIr narrow_table(const std::string& word) {
  ElementIr out = table(9, {{"Region", "Sales"}, {"North", word}, {"South", "300"}}, true);
  auto narrow = std::make_shared<TableIr>(*out.table);
  narrow->columns[1].width = emu_from_px(60);
  out.table = narrow;
  out.box.w = emu_from_px(340);
  return out;
}

ElementIr high_table(std::size_t rows) {
  std::vector<std::vector<std::string>> all = {{"Region", "Sales"}};
  for (std::size_t i = 0; i < rows; ++i) all.push_back({"North " + std::to_string(i), "1,200"});
  ElementIr out = table(9, all, true);
  auto low = std::make_shared<TableIr>(*out.table);
  for (TableRowIr& row : low->rows) row.height = Emu(0);
  out.table = low;
  return out;
}

void ask(FileFacts& f, const BrandIr& brand) {
  for (SlideIr& slide : f.slides) slide.brand = std::make_shared<const BrandIr>(brand);
}

void read_in_other_order(FileFacts& f) {
  auto& elements = f.slides[0].elements;
  std::swap(elements[0], elements[1]);
}

}  // namespace

std::vector<Case> deck_faults() {
  using enum Severity;
  return {
      {"conflicting-figures", Warning, "s257", "sp3",
       "has \"Revenue: $48.4M\"; slide 1 has \"Revenue was $48.2M\"",
       [](FileFacts& f) { say_on_both(f, "Revenue was $48.2M", "Revenue: $48.4M"); }},
      {"conflicting-figures", Warning, "s257", "sp3", "slide 1 has \"매출은 482억 원\"",
       [](FileFacts& f) { say_on_both(f, "매출은 482억 원", "매출 484억원"); }},
      {"conflicting-figures", Warning, "s257", "sp9", "North Sales $1.26M",
       [](FileFacts& f) {
         say(f, 0, "North sales: $1.2M");
         add(f, column({"$1.26M", "$2.50M"}));
         f.slides[1].elements.push_back(f.slides[0].elements.back());
         f.slides[0].elements.pop_back();
       }},
      {"conflicting-figures", Warning, "s257", "sp3", "Active users 95%",
       [](FileFacts& f) { say_on_both(f, "94%\nActive users", "95%\nActive users"); }},
      {"mixed-date-formats", Note, "s257", "sp3", "has the date \"30/09/2024\"; slide 1",
       [](FileFacts& f) { say_on_both(f, "Begins 2024-05-01", "Ends on 30/09/2024."); }},
      {"mixed-date-formats", Note, "s257", "sp3", "has the date \"May 1, 2024\"",
       [](FileFacts& f) { say_on_both(f, "On 1 April 2024", "On May 1, 2024"); }},
      {"mixed-number-formats", Note, "s256", "sp9", "column 2 has \"1,200\" and \"1500\"",
       [](FileFacts& f) {
         add(f, column({"1,200", "3,400", "1500"}));
       }},
      {"mixed-number-formats", Note, "s256", "sp9", "\"1.5\" and \"2,5\"",
       [](FileFacts& f) {
         add(f, column({"1.5", "2,5", "3.5"}));
       }},
      {"mixed-number-formats", Note, "s256", "sp9", "\"$1.2M\" and \"$850K\"",
       [](FileFacts& f) {
         add(f, column({"$1.2M", "$2.4M", "$850K"}));
       }},
      {"uneven-spelling", Note, "s257", "sp3", "has \"e-mail\"; slide 1 has \"email\"",
       [](FileFacts& f) { say_on_both(f, "The email arrives", "An e-mail is sent"); }},
      {"uneven-spelling", Note, "s257", "sp3", "has \"organised\"; slide 1 has \"organized\"",
       [](FileFacts& f) { say_on_both(f, "Well organized", "Badly organised"); }},
      {"uneven-spelling", Note, "s257", "sp3", "has \"percent\"; slide 1 has \"per cent\"",
       [](FileFacts& f) { say_on_both(f, "Ten per cent more", "Five percent less"); }},
      {"shares-above-whole", Warning, "s256", "sp9", "the shares add up to 105 %",
       [](FileFacts& f) { add(f, shares("Other", "20 %")); }},
      {"shares-above-whole", Warning, "s256", "sp3", "the shares add up to 105 %",
       [](FileFacts& f) { say(f, 0, "North: 45%\nSouth: 40%\nOther: 20%"); }},
      {"wrong-total", Warning, "s256", "sp9", "adds up to 95, but its total is 100",
       [](FileFacts& f) {
         add(f,
             table(9,
                   {{"Region", "Share"}, {"North", "45 %"}, {"South", "50 %"}, {"Total", "100 %"}},
                   true));
       }},
      {"wrong-language", Note, "s256", "sp3", "its language is en-US, but it has Korean letters",
       [](FileFacts& f) { set_language(f, "분기 실적 보고", "en-US"); }},
      {"scrambled-reading-order", Note, "s256", "sp2", "is read after 'Text 2', which is below it",
       read_in_other_order},
      {"scrambled-reading-order", Note, "s256", "sp2", "is read after 'Text 2', which is below it",
       [](FileFacts& f) {
         shape(f.slides[0], 2).text.paragraphs[0].runs[0].text = "Demo";
         read_in_other_order(f);
       }},
      {"scrambled-reading-order", Note, "s256", "sp10", "is read after 'TextBox 9'",
       [](FileFacts& f) {
         add(f, text_box(9, "The second of two steps is to lower the travel costs",
                         box_px(48, 640, 500, 40), 16));
         add(f, text_box(10, "The first of two steps", box_px(48, 590, 500, 40), 16));
       }},
      {"similar-series-colors", Note, "s256", "sp4", "look alike",
       [](FileFacts& f) {
         add_series(add_chart(f, "barChart", {4, 5}), 2);
         paint(f, {0x9BBB59, 0xF79646});
       }},
      {"unlabelled-values", Warning, "s256", "sp4", "the chart shows no values",
       [](FileFacts& f) {
         ChartFacts& chart = add_chart(f, "barChart", {4, 5});
         chart.axes.push_back({});
         chart.axes[0].kind = "valAx";
         chart.axes[0].deleted = true;
       }},
      {"too-many-series", Warning, "s256", "sp4", "has 7 series",
       [](FileFacts& f) {
         add_series(add_chart(f, "lineChart", {4, 5}), 7);
       }},
      {"broken-word", Warning, "s256", "sp9",
       "\"Organisation\" is broken in two in row 2, column 2",
       [](FileFacts& f) { add(f, narrow_table("Organisation")); }},
      {"broken-word", Warning, "s256", "sp9", "\"Organisation\" is broken in two",
       [](FileFacts& f) { add(f, text_box(9, "Organisation", box_px(48, 580, 100, 100), 18)); }},
      {"out-of-bounds", Error, "s256", "sp9", "beyond the slide",  // rows grow with their text
       [](FileFacts& f) { add(f, high_table(12)); }},
      {"stray-font", Note, "s257", "sp9", "is set in Times New Roman",
       [](FileFacts& f) {
         add_long_text(f);
         f.slides[1].elements.push_back(
             text_box(9, "A few more words", box_px(48, 580, 400, 40), 16));
         f.slides[1].elements.back().text.paragraphs[0].runs[0].style.fonts.latin =
             "Times New Roman";
       }},
      {"uneven-title-size", Note, "s257", "sp2", "the title is set in 24 pt",
       [](FileFacts& f) {
         add_slides(f, 3);
         shape(f.slides[1], 2).text.paragraphs[0].runs[0].style.size_pt = 24;
       }},
      {"duplicate-title", Note, "s257", "sp2", "; the same once more",
       [](FileFacts& f) {
         add_slides(f, 1);
         for (SlideIr& slide : f.slides) shape(slide, 2).text = shape(f.slides[0], 2).text;
       }},
      {"unused-citation", Note, "s256", "sp3", "has the note 2, but",
       [](FileFacts& f) { say(f, 0, "Rents fell [1].\n[1] Annual report\n[2] Census of 2030"); }},
      {"unused-citation", Note, "s256", "sp3", "has the note 2, but",
       [](FileFacts& f) {  // raised numbers
         say(f, 0, "Rents fell\nAnnual report\nCensus of 2030");
         raise(f, 0, "1", Raised::Behind);
         raise(f, 1, "1", Raised::Before);
         raise(f, 2, "2", Raised::Before);
       }},
      {"unused-citation", Note, "s256", "sp3", "has the note 2, but",
       [](FileFacts& f) {  // an object of the layout
         say(f, 0, "Rents fell [1].\n[1] Annual report\n[2] Census of 2030");
         ElementIr object = test::filled_shape(9, box_px(1100, 640, 120, 40), 0x8A2BE2);
         object.eid = "_layout_9";
         object.origin->kind = SourceKind::Ole;
         add(f, object);
       }},
      {"doubled-citation", Note, "s256", "sp3", "the notes 1 and 2 are the same",
       [](FileFacts& f) {
         say(f, 0, "Rents fell [1], travel too [2].\n[1] Annual report\n[2] Annual report");
       }},
      {"doubled-citation", Note, "s256", "sp3", "has the note 1 twice",
       [](FileFacts& f) {
         say(f, 0, "Rents fell [1].\n[1] Annual report\n[1] Census of 2030");
       }},
      {"too-many-text-sizes", Note, "s256", "", "in 7 sizes: 32, 28, 24, 20, 16, 14, 12 pt",
       [](FileFacts& f) { add_sizes(f, {28, 24, 20, 16, 14, 12}); }},
      {"unnamed-axes", Note, "s256", "sp4", "what its axes are",
       [](FileFacts& f) { add_points(f); }},
      {"unnamed-axes", Note, "s256", "sp4", "currency or unit \"Net revenue\" is",
       [](FileFacts& f) { add_amounts(f, "Net revenue"); }},
      {"unnamed-axes", Note, "s256", "sp4", "currency or unit \"Costs by region, 2031\" is",
       [](FileFacts& f) {
         add_amounts(f, "North").title = {ChartTitle::Kind::Text, "Costs by region, 2031", ""};
       }},
      {"unnamed-axes", Note, "s256", "sp4", "currency or unit \"분기별 매출 추이\" is",
       [](FileFacts& f) {
         add_amounts(f, "북부").title = {ChartTitle::Kind::Text, "분기별 매출 추이", ""};
       }},
      {"unresolved-citation", Warning, "s256", "sp3", "has the mark 2, but the slide has no note 2",
       [](FileFacts& f) { say(f, 0, "Rents fell [1], travel too [2].\n[1] Annual report"); }},
      {"unresolved-citation", Warning, "s256", "sp3", "has the mark 3, but",
       [](FileFacts& f) {
         say(f, 0, "Rents fell\n1 Annual report");
         ParagraphIr& paragraph = shape(f.slides[0], 3).text.paragraphs[0];
         paragraph.runs.push_back(paragraph.runs[0]);
         paragraph.runs[1].text = "1,3";
         paragraph.runs[1].style.baseline_pct = 30;
       }},
      {"off-brand-font", Warning, "s256", "sp2",
       "which is not a typeface of the brand; the same 3 times more",
       [](FileFacts& f) {
         ask(f, {{"Georgia"}, {}, {}, {}});
       }},
      {"covered-logo", Warning, "s256", "sp9", "are on the brand's logo",
       [](FileFacts& f) {
         ask(f, {{}, {}, box_px(1100, 640, 120, 40), box_px(1084, 624, 152, 72)});
         add(f, test::filled_shape(9, box_px(1000, 620, 150, 50), 0x8A2BE2));
       }},
      {"covered-logo", Warning, "s256", "sp2", "clear space of the brand's logo; the same once more",
       [](FileFacts& f) {  // of a layout, on each of its slides
         ask(f, {{}, {}, box_px(48, 134, 120, 20), box_px(48, 60, 120, 94)});
       }},
      {"off-brand-color", Warning, "s256", "sp9", "the colour 8A2BE2 is not of the brand's palette",
       [](FileFacts& f) {
         ask(f, {{}, {0x202020, 0x0B5C8A}, {}, {}});
         add(f, test::filled_shape(9, box_px(48, 600, 100, 60), 0x8A2BE2));
       }},
      {"text-at-edge", Warning, "s256", "sp9", "its text is 2.3 pt from the edge of the slide",
       [](FileFacts& f) {
         ElementIr text = text_box(9, "A line at the very edge", box_px(3, 600, 400, 40), 16);
         text.text.insets = {};
         add(f, text);
       }},
      {"leftover-prompt", Warning, "s257", "",
       "notes of slide 2: they have the text of a template: \"Click to add notes\"",
       [](FileFacts& f) { f.slides[1].notes = "Click to add notes"; }},
      {"leftover-prompt", Warning, "s257", "", "notes of slide 2: they have the text",
       [](FileFacts& f) { notes_page(f, 1).others = {"Your text here"}; }},
      {"garbled-text", Note, "s257", "", "notes of slide 2: the text has lost characters",
       [](FileFacts& f) { f.slides[1].notes = "The companyâ€™s best year"; }},
      {"hidden-object", Note, "s257", "", "notes of slide 2: a text is hidden or beyond the page",
       [](FileFacts& f) { notes_page(f, 1).hidden = {"Not for the client"}; }},
      {"local-link", Warning, "s257", "", "notes of slide 2: a link leads to the author's computer",
       [](FileFacts& f) {
         f.package.external_links = {{notes_page(f, 1).part, "hyperlink", "file:///C:/plan.xlsx"}};
       }},
      {"unresolved-citation", Note, "s256", "", "notes of slide 1: they have the mark 2, but",
       [](FileFacts& f) {
         say(f, 0, "Rents fell [1].\n[1] Annual report");
         f.slides[0].notes = "Rents fell [1], and travel costs too [2].";
       }},
      {"leftover-reminder", Warning, "s256", "sp3", "TODO: ask finance for March",
       [](FileFacts& f) { say(f, 0, "Rents fell.\nTODO: ask finance for March"); }},
      {"leftover-reminder", Warning, "s256", "sp3", "[출처 확인]",
       [](FileFacts& f) { say(f, 0, "임대료 하락 [출처 확인]"); }},
      {"leftover-reminder", Note, "s257", "",
       "notes of slide 2: they remind of work that is left: \"- TODO(kim): shorten\"",
       [](FileFacts& f) { f.slides[1].notes = "Begin with the north.\n- TODO(kim): shorten"; }},
      {"personal-data-in-notes", Note, "s257", "",
       "notes of slide 2: they have data of people: 1 addresses of e-mail, 2 numbers",
       [](FileFacts& f) {
         f.slides[1].notes = "Minji: minji.kim@example.co.kr, 010-1234-5678, 900101-2345678.";
       }},
  };
}

std::vector<LookAlike> deck_look_alikes() {
  return {
      {"dividers of one title, each with its line",
       [](FileFacts& f) {
         say_on_both(f, "Sales by region", "Costs by house");
         for (SlideIr& slide : f.slides) {
           shape(slide, 2).text = shape(f.slides[0], 2).text;
           std::erase_if(slide.elements, [](const ElementIr& one) { return one.eid == "sp4"; });
         }
       }},
      {"a box beside the clear space of the logo",
       [](FileFacts& f) {
         ask(f, {{}, {}, box_px(1100, 640, 120, 40), box_px(1084, 624, 152, 72)});
         add(f, test::filled_shape(9, box_px(900, 620, 150, 50), 0x8A2BE2));
       }},
      {"notes of a range",
       [](FileFacts& f) { say(f, 0, "Rents fell [1-2].\n[1] Annual report\n[2] Census of 2030"); }},
      {"brackets that are no notes",
       [](FileFacts& f) { say(f, 0, "[1] Annual report\n[2] Census of 2030"); }},
      {"two pages of one report",
       [](FileFacts& f) {
         say(f, 0, "Rents fell [1], travel [2].\n[1] Report, p. 12\n[2] Report, p. 40");
       }},
      {"six sizes, and one a point beside another",
       [](FileFacts& f) { add_sizes(f, {28, 24, 20, 19, 16, 14}); }},
      {"points with names on their axes",
       [](FileFacts& f) {
         ChartFacts& chart = add_points(f);
         chart.axes[0].title = {ChartTitle::Kind::Text, "Rent in euros", ""};
       }},
      {"points with a text of the author beside the axis",
       [](FileFacts& f) {
         add_points(f);
         add(f, text_box(9, "Rent in euros", box_px(800, 565, 300, 30), 20));
       }},
      {"amounts with the unit in their name",
       [](FileFacts& f) { add_amounts(f, "Revenue (million)"); }},
      {"amounts with the unit in the title",
       [](FileFacts& f) {
         add_amounts(f, "매출").title = {ChartTitle::Kind::Text, "매출, 억 원", ""};
       }},
      {"amounts with a number format",
       [](FileFacts& f) { add_amounts(f, "Revenue").axes[1].format = R"("$"#,##0)"; }},
      {"amounts with a title at the axis",
       [](FileFacts& f) {
         add_amounts(f, "Revenue").axes[1].title = {ChartTitle::Kind::Text, "Thousands", ""};
       }},
      {"amounts whose unit the slide says",
       [](FileFacts& f) {
         add_amounts(f, "Revenue");
         say(f, 0, "Revenue was $48M.");
       }},
      {"shares of amounts",
       [](FileFacts& f) { add_amounts(f, "Revenue").plots[0].grouping = "percentStacked"; }},
      {"growth of amounts", [](FileFacts& f) { add_amounts(f, "Revenue growth"); }},
      {"people of a department", [](FileFacts& f) { add_amounts(f, "Sales staff"); }},
      {"a number of sales", [](FileFacts& f) { add_amounts(f, "Number of sales"); }},
      {"people by their income",
       [](FileFacts& f) {
         add_amounts(f, "North").title = {ChartTitle::Kind::Text, "People by income", ""};
       }},
      {"a figure that was rounded",
       [](FileFacts& f) { say_on_both(f, "Revenue was $48.2M", "Revenue: $48M"); }},
      {"figures of two years",
       [](FileFacts& f) { say_on_both(f, "2023 revenue: $48.2M", "2024 revenue: $48.4M"); }},
      {"figures of two things",
       [](FileFacts& f) { say_on_both(f, "Revenue: $48.2M", "Costs: $48.4M"); }},
      {"figures of pages of one pattern",
       [](FileFacts& f) {
         say_on_both(f, "Revenue: $48.2M", "Revenue: $48.4M");
         shape(f.slides[0], 2).text.paragraphs[0].runs[0].text = "Region North";
         shape(f.slides[1], 2).text.paragraphs[0].runs[0].text = "Region South";
       }},
      {"a figure that has another value altogether",
       [](FileFacts& f) { say_on_both(f, "Revenue: $48.2M", "Revenue: $12M"); }},
      {"dates of one way, and a version",
       [](FileFacts& f) { say_on_both(f, "From 2024-05-01", "To 2024-09-30, version 1.2.3"); }},
      {"a date in digits and one in words",
       [](FileFacts& f) { say_on_both(f, "2024-05-01", "1 May 2024"); }},
      {"a date of a source",
       [](FileFacts& f) { say_on_both(f, "2024-05-01", "Source: agency, 30/09/2024"); }},
      {"a column with years",
       [](FileFacts& f) {
         add(f, column({"1,200", "2024", "1,900"}));
       }},
      {"a column of small and large numbers",
       [](FileFacts& f) {
         add(f, column({"1,200", "800", "1,900"}));
       }},
      {"amounts in one unit",
       [](FileFacts& f) {
         add(f, column({"$1.2M", "$2.4M", "$0.8M"}));
       }},
      {"a word with a hyphen of its own",
       [](FileFacts& f) { say_on_both(f, "They resign today", "They re-sign today"); }},
      {"the name of an organisation",
       [](FileFacts& f) { say_on_both(f, "World Health Organization", "Our organisation"); }},
      {"an address", [](FileFacts& f) { say_on_both(f, "Send an e-mail", "Ask info@email.com"); }},
      {"two words that are not one", [](FileFacts& f) { say_on_both(f, "이 사업", "이사업"); }},
      {"shares of a whole", [](FileFacts& f) { add(f, shares("Other", "15 %")); }},
      {"shares of several wholes", [](FileFacts& f) { add(f, shares("East", "60 %")); }},
      {"several answers", [](FileFacts& f) { add(f, shares("Other", "60 %")); }},
      {"a text in its language", [](FileFacts& f) { set_language(f, "분기 실적 보고", "ko-KR"); }},
      {"a name in another script", [](FileFacts& f) { set_language(f, "By 김", "en-US"); }},
      {"cards that are read in rows",
       [](FileFacts& f) {
         add(f, text_box(9, "The first of two steps", box_px(48, 590, 300, 40), 16));
         add(f, text_box(10, "The second of two steps", box_px(400, 590, 300, 40), 16));
       }},
      {"a source that is read first",
       [](FileFacts& f) {
         ElementIr source = text_box(9, "Source: annual report", box_px(48, 640, 500, 30), 10);
         f.slides[0].elements.insert(f.slides[0].elements.begin() + 1, source);
       }},
      {"colours of other lightness",
       [](FileFacts& f) {
         add_series(add_chart(f, "barChart", {4, 5}), 2);
         paint(f, {0x1F4E79, 0xF79646});
       }},
      {"a chart with its axis",
       [](FileFacts& f) {
         add_series(add_chart(f, "barChart", {4, 5}), 1);
       }},
      {"a chart with labels and no axis",
       [](FileFacts& f) {
         ChartFacts& chart = add_chart(f, "barChart", {4, 5});
         chart.axes.push_back({});
         chart.axes[0].kind = "valAx";
         chart.axes[0].deleted = true;
         chart.series[0].labels.value = true;
       }},
      {"many series of two colours",
       [](FileFacts& f) {
         add_series(add_chart(f, "barChart", {4, 5}), 7);
         paint(f, {0xC00000, 0x222222, 0x222222, 0x222222, 0x222222, 0x222222, 0x222222});
         for (ChartSeriesFacts& series : f.package.charts[0].chart.series)
           series.labels.series_name = true;
       }},
      {"a word that fits", [](FileFacts& f) { add(f, narrow_table("Office")); }},
      {"an address in a narrow cell", [](FileFacts& f) { add(f, narrow_table("a/organisation")); }},
      {"a table that fits", [](FileFacts& f) { add(f, high_table(4)); }},
      {"code in its own typeface",
       [](FileFacts& f) {
         add_long_text(f);
         set_face(f, 0, "Courier New");
       }},
      {"titles of two layouts",
       [](FileFacts& f) {
         add_slides(f, 3);
         f.slides[1].layout_part = "ppt/slideLayouts/slideLayout3.xml";
         shape(f.slides[1], 2).text.paragraphs[0].runs[0].style.size_pt = 24;
       }},
      {"several notes on a line",
       [](FileFacts& f) {
         say(f, 0, "Rents fell [1], travel too [2].\n1. Annual report   2. Half-year report");
       }},
      {"marks without any note",
       [](FileFacts& f) { say(f, 0, "Rents fell [1], travel too [2]."); }},
      {"an index of code", [](FileFacts& f) { say(f, 0, "[1] is values[2]"); }},
      {"a square metre",
       [](FileFacts& f) {
         say(f, 0, "Rents fell [1], of each m2 too\n[1] Annual report");
         ParagraphIr& paragraph = shape(f.slides[0], 3).text.paragraphs[0];
         paragraph.runs.push_back(paragraph.runs[0]);
         paragraph.runs[0].text = "Rents fell [1], of each m";
         paragraph.runs[1].text = "2";
         paragraph.runs[1].style.baseline_pct = 30;
       }},
      {"the typeface and a tint of the brand",
       [](FileFacts& f) {
         ask(f, {{"Arial"}, {0x202020, 0x0B5C8A}, {}, {}});
         add(f, test::filled_shape(9, box_px(48, 600, 100, 60), 0x85ADC4));
       }},
      {"a text near the edge",
       [](FileFacts& f) {
         ElementIr text = text_box(9, "A line near the edge", box_px(9, 600, 400, 40), 16);
         text.text.insets = {};
         add(f, text);
       }},
      {"notes about a prompt",
       [](FileFacts& f) { f.slides[1].notes = "Explain where to click to add notes."; }},
      {"a plan of what to do",
       [](FileFacts& f) {
         say(f, 0, "To do: hire two people\nTODO LO QUE HAY QUE SABER\nMarch: TBD\n[1] and [draft]");
       }},
      {"notes without data of people",
       [](FileFacts& f) {
         f.slides[1].notes =
             "Write to @deckle, or to info@localhost. Order 123456-78901234, 010-12-3456, "
             "900101-9345678.";
       }},
      {"brackets in the notes of a slide without sources",
       [](FileFacts& f) { f.slides[1].notes = "Wait [3] seconds, then [5]."; }},
      {"notes that cite as the slide does",
       [](FileFacts& f) {
         say(f, 0, "Rents fell [1].\n[1] Annual report");
         f.slides[0].notes = "As the report says [1].";
       }},
  };
}

}  // namespace deckle::qc::test_cases
