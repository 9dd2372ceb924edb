#include "engine/template/text_styles.h"

#include <algorithm>

#include "pptx/read/sheet_facts.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

const char* align_name(Align align) {
  switch (align) {
    case Align::Left:
      return "left";
    case Align::Center:
      return "center";
    case Align::Right:
      return "right";
    case Align::Justify:
      return "justify";
  }
  return "left";
}

SpacingIr rounded_spacing(SpacingIr spacing) {
  spacing.value = rounded(spacing.value);
  return spacing;
}

}  // namespace

LevelSummary level_summary(const InheritedLevel& level) {
  LevelSummary out;
  out.size_pt = rounded(level.run.size_pt);
  out.fonts = level.run.fonts;
  out.bold = level.run.bold;
  out.italic = level.run.italic;
  out.color = level.run.color.scheme;
  out.rgb = level.run.color.rgb;
  out.align = align_name(level.paragraph.align);
  out.line_spacing = rounded_spacing(level.paragraph.line_spacing);
  out.space_before = rounded_spacing(level.paragraph.space_before);
  const BulletIr& bullet = level.paragraph.bullet;
  if (bullet.kind == ListKind::Bullet) out.bullet = shortened(bullet.character);
  if (bullet.kind == ListKind::Number) out.bullet = shortened(bullet.numbering);
  out.numbered = bullet.kind == ListKind::Number;
  out.margin = rounded(to_px(level.paragraph.margin_left));
  out.indent = rounded(to_px(level.paragraph.indent));
  return out;
}

std::vector<LevelSummary> level_summaries(const InheritedText& text, std::size_t count) {
  std::vector<LevelSummary> out;
  for (std::size_t i = 0; i < std::min(count, text.levels.size()); ++i)
    out.push_back(level_summary(text.levels[i]));
  return out;
}

std::vector<ShapeSummary> shape_summaries(const std::vector<pptx::SheetShape>& shapes) {
  std::vector<ShapeSummary> out;
  for (const pptx::SheetShape& shape : shapes) {
    if (shape.placeholder || shape.hidden || !shape.box) continue;
    out.push_back({shortened(shape.name), pptx::shape_kind(shape), box_px(*shape.box)});
  }
  return out;
}

}  // namespace deckle::engine
