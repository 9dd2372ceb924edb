#include "layout/slots/closing_layout.h"

#include <cstddef>
#include <variant>

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastSteps = 2, kMostSteps = 5;  // more have no space as cards

std::size_t steps_in(const Element& element) {
  if (element.box) return 0;
  const auto* list = std::get_if<BulletsContent>(&element.content);
  const std::size_t items = list == nullptr ? 1 : list->items.size();
  if (element.role == "next_step") return items;
  return list != nullptr && items >= kLeastSteps && items <= kMostSteps ? items : 0;
}

bool has_steps(const Slide& slide) {
  std::size_t count = 0;
  for (const Element& element : slide.elements) count += steps_in(element);
  return count >= kLeastSteps;
}

}  // namespace

bool is_closing_layout(const templates::Template& t, std::string_view name) {
  return t.path.empty() && (name == kClosing || name == kStepsClosing);
}

std::string closing_layout(const Slide& slide, const templates::Template& t,
                           const std::string& id) {
  return id == kClosing && t.path.empty() && has_steps(slide) ? std::string(kStepsClosing) : id;
}

}  // namespace deckle::layout
