#include "fixers/route/classify.h"

namespace deckle::fixers {
namespace {

bool structural(const OverflowFacts& f) {
  return f.content_type == ContentType::StructuralUnit || f.content_type == ContentType::Tabular;
}

// Text in a single shape wraps as freely as any other.
bool wraps(const OverflowFacts& f) {
  return f.content_type == ContentType::TextFlow || f.content_type == ContentType::FrameLabel ||
         f.content_type == ContentType::FrameInternalCell;
}

struct CategoryRule {
  Category category;
  bool (*holds)(const OverflowFacts& facts);
};

// In the order of docs/repair-loop.md, 9.3.
constexpr CategoryRule kCategories[] = {
    {Category::FrameCapacityMismatch,
     [](const OverflowFacts& f) { return f.fit_status != FitStatus::Ok; }},
    {Category::TabularOverflow,
     [](const OverflowFacts& f) { return f.content_type == ContentType::Tabular; }},
    {Category::StructuralMajorOverflow,
     [](const OverflowFacts& f) { return structural(f) && f.structural_unit_drop_count >= 1; }},
    {Category::LayoutZoneMismatch,
     [](const OverflowFacts& f) { return f.content_type == ContentType::FrameInternal; }},
    {Category::StructuralMinorOverflow,
     [](const OverflowFacts& f) { return structural(f) && f.structural_unit_drop_count < 1; }},
    {Category::ModerateOverflow,
     [](const OverflowFacts& f) {
       return wraps(f) && f.line_equivalent > kMinorLines && f.line_equivalent <= kModerateLines;
     }},
    {Category::MinorOverflow,
     [](const OverflowFacts& f) { return wraps(f) && f.line_equivalent <= kMinorLines; }},
    {Category::HardVisualFail, [](const OverflowFacts&) { return true; }},
};

}  // namespace

Category classify(const OverflowFacts& facts) {
  for (const CategoryRule& rule : kCategories) {
    if (rule.holds(facts)) return rule.category;
  }
  return Category::HardVisualFail;
}

}  // namespace deckle::fixers
