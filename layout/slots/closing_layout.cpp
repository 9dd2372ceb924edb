#include "layout/slots/closing_layout.h"

#include <algorithm>
#include <variant>

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastSteps = 2, kMostSteps = 5;  // more have no space as cards

bool is_step_of_closing(const Element& element) {
  if (element.box) return false;
  if (element.role == "next_step") return true;
  const auto* list = std::get_if<BulletsContent>(&element.content);
  return list != nullptr && list->items.size() >= kLeastSteps && list->items.size() <= kMostSteps;
}

}  // namespace

bool is_closing_layout(const templates::Template& t, std::string_view name) {
  return t.path.empty() && (name == kClosing || name == kStepsClosing);
}

std::string closing_layout(const Slide& slide, const templates::Template& t,
                           const std::string& id) {
  const bool steps = id == kClosing && t.path.empty() &&
                     std::any_of(slide.elements.begin(), slide.elements.end(), is_step_of_closing);
  return steps ? std::string(kStepsClosing) : id;
}

}  // namespace deckle::layout
