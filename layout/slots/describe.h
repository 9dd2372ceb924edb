#pragma once
// Describes a template's layouts for authors of specs: ids, slots, sizes, capacity.

#include <string>
#include <vector>

#include "layout/slots/slots.h"
#include "templates/template.h"

namespace deckle::layout {

struct SlotDescription {
  SlotRole role = SlotRole::Body;
  Rect box;
  double size_pt = 0;        // of its first level
  // At that size, in Korean, which has 110 % line spacing. In a slot for lists each line may be an
  // item of its own; as a text it holds at least as many.
  int lines = 0;
  int characters = 0;  // full-width characters (Hangul) in a line, beside the marker of a list
  int latin_characters = 0;  // of English text, on average
  bool placeholder = false;  // the template's own
  std::uint32_t idx = 0;     // of the placeholder
};

struct LayoutDescription {
  std::string id;      // to write as layout_id
  std::string layout;  // the template's layout for this id
  std::string part;    // the package part of that layout
  templates::LayoutChoice::Match match = templates::LayoutChoice::Match::Own;
  Message reason;  // when it is not of that name
  std::vector<SlotDescription> slots;
  bool can_be_chosen = true;  // false: the id chooses another layout, which has the same name
};

// The nine presets first, then the template's other layouts by name.
// No font is read, so the answer is the same on every computer.
[[nodiscard]] std::vector<LayoutDescription> describe_layouts(const templates::Template& t);

}  // namespace deckle::layout
