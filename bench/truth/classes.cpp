#include "bench/truth/classes.h"

#include <unicode/uchar.h>

#include <cmath>

#include "slidespec/core/units.h"
#include "slidespec/core/utf8.h"

namespace deckle::bench {
namespace {

bool is_wide(char32_t c) {
  const int width = u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

// Whether a hard line of the paragraph may be longer than `room` EMU.
bool may_wrap(const ParagraphIr& paragraph, double room) {
  double width = 0;
  for (const RunIr& run : paragraph.runs) {
    const double hundredths = std::round(run.style.size_pt * 100);
    for (std::size_t at = 0; at < run.text.size();) {
      const char32_t c = utf8::next(run.text, at);
      if (c == '\v') {
        if (width * 12700 > room) return true;
        width = 0;
      } else if (c != '\n') {
        width += (is_wide(c) ? 1.0 : .62) * hundredths / 100;
      }
    }
  }
  return width * 12700 > room;
}

}  // namespace

Regime regime_of(Emu extent) {
  const double emu = static_cast<double>(extent.value());
  const auto from_grid = [emu](double step) {
    const double steps = emu / step;
    return std::abs(steps - std::round(steps));
  };
  if (from_grid(127 * kStored) < .03) return Regime::Modern;
  return from_grid(1587.5) < .002 ? Regime::Legacy : Regime::Other;
}

bool is_sure(const test::TruthRecord& record) {
  if (!record.body.wrap) return true;
  const Emu room = record.w - record.body.insets.left - record.body.insets.right;
  for (const ParagraphIr& p : record.body.paragraphs) {
    const Emu left = room - p.style.margin_left - std::max(Emu(0), p.style.indent);
    if (may_wrap(p, static_cast<double>(left.value()))) return false;
  }
  return true;
}

bool has_other_spacing(const test::TruthRecord& record) {
  const SpacingIr& spacing = record.body.paragraphs.back().style.line_spacing;
  return spacing.unit != SpacingIr::Unit::Percent || spacing.value != 100;
}

bool has_text_width(const test::TruthRecord& record) {
  if (record.body.wrap) return false;
  for (const ParagraphIr& p : record.body.paragraphs) {
    const ParagraphStyle& s = p.style;
    if (s.margin_left != Emu(0) || s.indent != Emu(0) || s.bullet.kind != ListKind::None)
      return false;
  }
  return true;
}

}  // namespace deckle::bench
