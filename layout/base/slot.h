#pragma once
// A slot: a box that a layout offers, with the role of the element placed there.

#include <memory>
#include <optional>

#include "slidespec/core/geometry.h"
#include "templates/template.h"

namespace deckle::layout {

enum class SlotRole {
  Title,
  Subtitle,
  Body,
  Left,
  Right,
  KeyTakeaway,
  Caption,
  Quote,
  Attribution,
  Picture,
  Chart,
  Table
};

[[nodiscard]] const char* to_string(
    SlotRole role);  // as SlideSpec's roles: "left", "key_takeaway" …

struct Slot {
  SlotRole role = SlotRole::Body;
  Rect box;
  const templates::Placeholder* placeholder = nullptr;  // null: a computed box
  bool full_bleed = false;
  // The style of its text, in colours made for this layout; null: by placeholder and role.
  std::shared_ptr<const InheritedText> text = nullptr;
  std::optional<Anchor> anchor = std::nullopt;  // unset: that of its style
  std::optional<double> size_pt = std::nullopt;  // of its first level; unset: that of its style
  bool framed = false;  // the message of a slide, in a frame below the title: its height stays
};

// Whether text, a list or a shape may be placed in a slot of this role.
[[nodiscard]] bool holds_text(SlotRole role);
// Whether the slot is part of the body area that elements share when there are more of them than
// slots.
[[nodiscard]] bool is_body(SlotRole role);

}  // namespace deckle::layout
