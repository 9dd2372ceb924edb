// measure_truth RECORDS.jsonl: measures every text body of the truth corpus and prints, one JSON
// object a line, what the engine predicts: {"line", "height", "windows" (the height where
// marks hang), "width", "state": [font scale,
// reduction], "lines", "width_error"}; lengths in points. A development aid and the slow half of
// the truth test.

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>

#include "measure/text/autofit.h"
#include "tests/measure/truth_record.h"

int main(int argc, char** argv) {
  using namespace deckle;
  if (argc != 2) return std::fputs("usage: measure_truth RECORDS.jsonl\n", stderr), 2;
  std::ifstream in(argv[1]);
  const auto fonts = measure::FontCatalog::open({});
  if (!in || !fonts) return std::fputs("measure_truth: cannot read its input\n", stderr), 66;
  const measure::TextEngine engine(*fonts, measure::Target::PowerPoint);
  std::string line;
  for (int number = 0; std::getline(in, line); ++number) {
    const auto record = test::read_truth(line);
    if (!record) continue;
    const TextBodyIr& body = record->body;
    const double width = to_pt(record->w - body.insets.left - body.insets.right);
    const double available = to_pt(record->h - body.insets.top - body.insets.bottom);
    const auto text = engine.lay_out(body, width);
    measure::LayoutOptions windows;
    windows.hanging = measure::HangingMarks::Windows;
    const double hung = engine.height(body, width, windows);
    double error = 0;
    for (const FontUse& use : text.fonts) error = std::max(error, use.width_error);
    measure::AutofitState state;
    if (record->kind == "normAutofit") {
      state = measure::choose_autofit(
          engine, body, width, available,
          record->title ? measure::AutofitKind::Title : measure::AutofitKind::Body);
    }
    std::printf(
        "{\"line\":%d,\"height\":%.6f,\"windows\":%.6f,\"width\":%.6f,\"state\":[%g,%g],\"lines\":%"
        "zu,\"width_"
        "error\":%g}\n",
        number, text.height, hung, text.width, state.font_scale_pct, state.spacing_reduction_pct,
        text.lines.size(), error);
  }
  return 0;
}
