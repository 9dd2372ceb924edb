#include <set>

#include "fixers/patch/patch.h"

namespace deckle::fixers {

std::string fingerprint(const SlideIr& slide, const Patch& patch) {
  std::set<std::string> signatures;
  for (const ElementEdit& edit : patch.edits) {
    const ElementIr* element = find_element(slide, edit.eid);
    if (element == nullptr) continue;
    const auto add = [&](const char* kind, bool differs, const char* direction) {
      if (differs) signatures.insert(edit.eid + ":" + kind + ":" + direction);
    };
    const Rect& box = element->box;
    if (edit.x) add("move", *edit.x != box.x, *edit.x > box.x ? "right" : "left");
    if (edit.y) add("move", *edit.y != box.y, *edit.y > box.y ? "down" : "up");
    if (edit.w) add("resize_w", *edit.w != box.w, *edit.w > box.w ? "grow" : "shrink");
    if (edit.h) add("resize_h", *edit.h != box.h, *edit.h > box.h ? "grow" : "shrink");
    if (edit.size_pt)
      add("font", true, *edit.size_pt < largest_size_pt(element->text) ? "decrease" : "increase");
    if (edit.line_spacing_pct) add("line_height", true, "decrease");
    if (edit.space_scale) add("spacing", true, "decrease");
    if (edit.autofit) add("font_scale", true, "decrease");
  }
  std::string out;
  for (const std::string& signature : signatures) {
    if (!out.empty()) out += '|';
    out += signature;
  }
  return out;
}

}  // namespace deckle::fixers
