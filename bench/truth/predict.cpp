#include "bench/truth/predict.h"

#include <algorithm>
#include <cmath>

#include "slidespec/core/units.h"

namespace deckle::bench {
namespace {

using measure::LayoutOptions;
using measure::TextEngine;

// Records come from Windows and the Mac; most of them, and most readers, are of Windows.
LayoutOptions windows() {
  LayoutOptions options;
  options.hanging = measure::HangingMarks::Windows;
  return options;
}

double eighth(double points) { return std::floor(points * 8 + .5) / 8; }

// PowerPoint before version 15, and what went through .ppt: each line and inset on the grid of 1/8
// pt, no kerning, no factor (docs/text-layout.md, 11).
double legacy_height(const TextEngine& engine, TextBodyIr body, double width) {
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.kern_pt = 0;
  }
  LayoutOptions options = windows();
  options.plain_last_line = true;
  const auto text = engine.lay_out(body, width, options);
  double height = eighth(to_pt(body.insets.top)) + eighth(to_pt(body.insets.bottom));
  double bottom = 0;
  for (const measure::Line& line : text.lines) {
    height += line.top - bottom + eighth(line.bottom - line.top);
    bottom = line.bottom;
  }
  return height;
}

}  // namespace

Prediction predict(const TextEngine& engine, const test::TruthRecord& record) {
  const TextBodyIr& body = record.body;
  const double width = to_pt(record.w - body.insets.left - body.insets.right);
  const double room = to_pt(record.h - body.insets.top - body.insets.bottom);
  Prediction out;
  const auto text = engine.lay_out(body, width, windows());
  out.height = text.height;
  out.width = text.width;
  out.lines = text.lines.size();
  double error = 0;
  for (const FontUse& use : text.fonts) {
    error = std::max(error, use.width_error);
    if (use.width_error > 0) out.unknown_faces.push_back(use.requested);
  }
  std::sort(out.unknown_faces.begin(), out.unknown_faces.end());
  out.unknown_faces.erase(std::unique(out.unknown_faces.begin(), out.unknown_faces.end()),
                          out.unknown_faces.end());
  // Lines that are wider by `factor` in the same room, nearly: margins are not scaled. Two expected
  // errors: what is nearly always true.
  const double factors[] = {1 - 2 * error, 1 + 2 * error};
  if (record.kind == "normAutofit") {
    const auto kind = record.title ? measure::AutofitKind::Title : measure::AutofitKind::Body;
    const auto state = [&](double factor) {
      return measure::choose_autofit(engine, body, width * factor, room, kind);
    };
    out.state = state(1);
    for (const double factor : factors)
      out.certain = out.certain && (error == 0 || state(factor) == out.state);
    return out;
  }
  TextBodyIr whole = body;
  whole.wrap = false;
  out.unwrapped = engine.height(whole, width, windows());
  out.legacy = legacy_height(engine, body, width);
  for (const double factor : factors) {
    out.certain = out.certain &&
                  (error == 0 || engine.height(body, width * factor, windows()) == out.height);
  }
  return out;
}

}  // namespace deckle::bench
