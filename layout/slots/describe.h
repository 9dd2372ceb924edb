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
  int lines = 0;             // at that size; Korean, which has 110 % line spacing
  int characters = 0;  // full-width characters (Hangul) in a line; about twice as many Latin ones
  bool placeholder = false;  // the template's own
};

struct LayoutDescription {
  std::string id;      // to write as layout_id
  std::string layout;  // the template's layout for this id
  std::string part;    // the package part of that layout
  templates::LayoutChoice::Match match = templates::LayoutChoice::Match::Own;
  Message reason;  // when it is not of that name
  std::vector<SlotDescription> slots;
};

// The nine presets first, then the template's other layouts by name.
[[nodiscard]] std::vector<LayoutDescription> describe_layouts(const templates::Template& t);

}  // namespace deckle::layout
