#include "fixers/route/classify.h"

namespace deckle::fixers {
namespace {

bool structural(const OverflowFacts& f) {
  return f.content_type == ContentType::StructuralUnit || f.content_type == ContentType::Tabular;
}

// Words in a single shape wrap as freely as any others.
bool wraps(const OverflowFacts& f) {
  return f.content_type == ContentType::TextFlow || f.content_type == ContentType::FrameLabel ||
         f.content_type == ContentType::FrameInternalCell;
}

struct CategoryRule {
  Category category;
  const char* name;
  bool (*holds)(const OverflowFacts& facts);
};

// In the order of docs/repair-loop.md, 9.3.
constexpr CategoryRule kCategories[] = {
    {Category::FrameCapacityMismatch, "frame_capacity_mismatch",
     [](const OverflowFacts& f) { return f.fit_status != FitStatus::Ok; }},
    {Category::TabularOverflow, "tabular_overflow",
     [](const OverflowFacts& f) { return f.content_type == ContentType::Tabular; }},
    {Category::StructuralMajorOverflow, "structural_major_overflow",
     [](const OverflowFacts& f) { return structural(f) && f.structural_unit_drop_count >= 1; }},
    {Category::LayoutZoneMismatch, "layout_zone_mismatch",
     [](const OverflowFacts& f) { return f.content_type == ContentType::FrameInternal; }},
    {Category::StructuralMinorOverflow, "structural_minor_overflow",
     [](const OverflowFacts& f) { return structural(f) && f.structural_unit_drop_count < 1; }},
    {Category::ModerateOverflow, "moderate_overflow",
     [](const OverflowFacts& f) {
       return wraps(f) && f.line_equivalent > kMinorLines && f.line_equivalent <= kModerateLines;
     }},
    {Category::MinorOverflow, "minor_overflow",
     [](const OverflowFacts& f) { return wraps(f) && f.line_equivalent <= kMinorLines; }},
    {Category::HardVisualFail, "hard_visual_fail", [](const OverflowFacts&) { return true; }},
};

}  // namespace

const char* to_string(Category category) {
  for (const CategoryRule& rule : kCategories) {
    if (rule.category == category) return rule.name;
  }
  return "hard_visual_fail";
}

Category classify(const OverflowFacts& facts) {
  for (const CategoryRule& rule : kCategories) {
    if (rule.holds(facts)) return rule.category;
  }
  return Category::HardVisualFail;
}

}  // namespace deckle::fixers
