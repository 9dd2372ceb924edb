#include "layout/footer/section_number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "layout/footer/footer.h"

namespace deckle::layout {

namespace {

// That of the placeholder (templates/theme_shapes.cpp).
constexpr std::uint32_t kNumberIdx = 20;

}  // namespace

const templates::Placeholder* number_placeholder(const templates::Layout& layout) {
  const auto& placeholders = layout.placeholders;
  const auto found = std::find_if(
      placeholders.begin(), placeholders.end(),
      [](const templates::Placeholder& p) { return p.type == "body" && p.idx == kNumberIdx; });
  return found == placeholders.end() ? nullptr : &*found;
}

void add_section_number(const TextContext& context, const Slide& slide, SlideIr& out) {
  const SectionNumber& counted = slide.section_number;
  // The number that an author wrote stays in the title.
  if (context.t.theme == nullptr || counted.number.empty() || counted.taken > 0 || slide.page > 1)
    return;
  const templates::Placeholder* const found = number_placeholder(context.layout);
  if (found == nullptr) return;
  ElementIr number = from_placeholder(context, *found, "_section",
                                      fmt::format("{:0>2}", counted.number), RunIr::Field::None);
  number.text.wrap = false;
  number.allow_shrink = false;
  out.elements.push_back(std::move(number));
}

}  // namespace deckle::layout
