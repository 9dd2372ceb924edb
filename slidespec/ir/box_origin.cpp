#include "slidespec/ir/box_origin.h"

#include <algorithm>

namespace deckle {

bool is_own_box(std::string_view eid) {
  constexpr std::string_view kIds[] = {"_back", "_citations",  "_date",   "_footer",
                                        "_logo", "_logo_plate", "_number", "_section"};
  return std::find(std::begin(kIds), std::end(kIds), eid) != std::end(kIds) ||
         eid.starts_with("_marks_") || eid.starts_with("_cover_") || eid.starts_with("_details_");
}

bool is_placed_by_author(const ElementIr& element) {
  if (element.origin) return true;
  if (is_own_box(element.eid)) return false;
  return element.pinned || element.pointer.empty();
}

Origin origin_of_content(const ElementIr& element) {
  const bool authored = element.origin || !is_own_box(element.eid) || element.eid == "_footer" ||
                        element.eid == "_citations";
  return authored ? Origin::Author : Origin::Deckle;
}

Origin origin_of_place(const ElementIr& element) {
  const bool authored =
      is_placed_by_author(element) || (in_inherited_place(element) && !is_own_box(element.eid));
  return authored ? Origin::Author : Origin::Deckle;
}

Origin origin_of_places(const ElementIr& a, const ElementIr& b) {
  return is_placed_by_author(a) || is_placed_by_author(b) ? Origin::Author : Origin::Deckle;
}

}  // namespace deckle
