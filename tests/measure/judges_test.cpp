// Against PowerPoint's own sizes and lines, in the folder of judges.

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "measure/slide/slide_measurer.h"
#include "tests/support/judges.h"

namespace deckle::test {
namespace {

using nlohmann::json;

TEST(Truth, HeightsAgreeWithWhatPowerPointSaved) {
  const std::string judges = judges_folder();
  if (judges.empty()) GTEST_SKIP() << "no folder of judges";
  const CommandResult result =
      run({python(), DECKLE_SOURCE_DIR "/tests/pipeline/truth_agreement.py", judges,
           DECKLE_BINARY_DIR "/bin/measure_truth"});
  std::printf("%s", result.output.c_str());
  EXPECT_EQ(result.status, 0);
}

RunStyle run_style(const json& run) {
  RunStyle style;
  style.size_pt = run.value("sz", 1800) / 100.0;
  style.bold = run.value("b", 0) != 0;
  style.italic = run.value("i", 0) != 0;
  style.kern_pt = run.value("kern", 0) / 100.0;
  style.fonts = {run.value("lat", ""), run.value("ea", ""), run.value("cs", "")};
  style.lang = run.value("lang", "");
  return style;
}

ParagraphIr paragraph(const json& line, const std::string& theme_minor) {
  const json& file = line.at("file");
  ParagraphIr p;
  const std::string align = file.value("al", "l");
  p.style.align = align == "ctr" ? Align::Center : align == "r" ? Align::Right : Align::Left;
  p.style.margin_left = Emu(file.value("mL", 0));
  p.style.indent = Emu(file.value("ind", 0));
  if (file.contains("bu")) p.style.bullet.kind = ListKind::Bullet;
  if (file.contains("aft"))
    p.style.space_after = {SpacingIr::Unit::Points, file["aft"].at(1).get<double>() / 100};
  for (const json& r : file.at("runs")) {
    std::string text = r.at("t");
    if (text == "\n") text = "\v";
    p.runs.push_back({text, run_style(r), "", RunIr::Field::None});
  }
  p.end = run_style(file.at("end"));
  if (p.end.fonts.latin.empty() || p.end.fonts.latin[0] == '+') p.end.fonts.latin = theme_minor;
  return p;
}

// The lines that PowerPoint for Mac drew into five exported decks: same breaks, baselines where
// they are before the export's rounding, widths within 0.2 %.
TEST(Golden, LinesAreWherePowerPointDrewThem) {
  const std::string judges = judges_folder();
  std::ifstream in(judges + "/golden-powerpoint/lines.jsonl");
  if (judges.empty() || !in) GTEST_SKIP() << "no folder of judges";
  std::map<std::string, std::vector<json>> bodies;
  for (std::string text; std::getline(in, text);) {
    json line = json::parse(text);
    std::string key = line["deck"].get<std::string>() + "/" + line["slide"].dump() + "/" +
                      line["shape_id"].dump() + "/" +
                      (line.contains("cell") ? line["cell"].dump() : "");
    bodies[key].push_back(std::move(line));
  }
  const auto fonts = measure::FontCatalog::open({});
  ASSERT_TRUE(fonts.has_value());
  const measure::TextEngine engine(*fonts, measure::Target::PowerPoint);
  std::size_t lines = 0, breaks = 0, baselines = 0, widths = 0, starts = 0;
  for (const auto& [key, drawn] : bodies) {
    const json& file = drawn.front().at("file");
    SlideIr slide;
    ElementIr element;
    const auto pt = [](const json& array, std::size_t i) {
      return emu_from_pt(array.at(i).get<double>());
    };
    const json &box = file.at("box"), &insets = file.at("ins");
    element.box = {pt(box, 0), pt(box, 1), pt(box, 2), pt(box, 3)};
    element.text.insets = {pt(insets, 0), pt(insets, 1), pt(insets, 2), pt(insets, 3)};
    element.text.wrap = file.value("wrap", "square") != "none";
    const std::string anchor = file.value("anchor", "t");
    element.text.anchor = anchor == "ctr" ? Anchor::Middle
                          : anchor == "b" ? Anchor::Bottom
                                          : Anchor::Top;
    int last = -1;
    for (const json& line : drawn) {
      if (line.at("para") == last) continue;
      last = line.at("para");
      element.text.paragraphs.push_back(paragraph(line, file.value("theme_minor", "Calibri")));
    }
    slide.elements.push_back(std::move(element));
    const auto measured = measure::NativeMeasurer(engine).measure(slide);
    ASSERT_TRUE(measured.has_value());
    const std::vector<MeasuredLine>& ours = measured->elements.front().lines;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      ++lines;
      const json& line = drawn[i];
      const std::string got = i < ours.size() ? ours[i].text : "";
      const std::size_t indent = std::min(got.find_first_not_of(' '), got.size());
      if (got.substr(indent) != line.at("text").get<std::string>()) {
        ADD_FAILURE() << key << " line " << i << ": " << got << " for " << line.at("text");
        continue;
      }
      ++breaks;
      // The export says where ink begins; leading spaces lie before it, so such a line is judged by
      // its end.
      const double width = line.at("width_pt").get<double>(),
                   end = to_pt(ours[i].x + ours[i].width);
      const double off =
          indent == 0 ? to_pt(ours[i].width) - width : end - line.at("x1_pt").get<double>();
      widths += std::abs(off) <= std::max(0.03, width * 0.002) ? 1u : 0u;
      starts += indent > 0 || std::abs(to_pt(ours[i].x) - line.at("x0_pt").get<double>()) <= 0.15
                    ? 1u
                    : 0u;
      const json& model = line.at("model");
      const double baseline = model.at("baseline").get<double>();
      baselines += std::abs(to_pt(ours[i].baseline) - baseline) <= 0.15 ? 1u : 0u;
    }
  }
  std::printf("%zu lines: %zu breaks, %zu baselines, %zu widths, %zu starts\n", lines, breaks,
              baselines, widths, starts);
  EXPECT_EQ(lines, 99u);
  EXPECT_EQ(breaks, lines);
  EXPECT_EQ(baselines, lines);
  EXPECT_EQ(widths, lines);
  EXPECT_EQ(starts, lines);
}

}  // namespace
}  // namespace deckle::test
