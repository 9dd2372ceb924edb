#pragma once
// The features of a layout, derived from the types and positions of its placeholders, not from
// names.

#include <vector>

#include "templates/template.h"

namespace deckle::templates {

struct LayoutFeatures {
  const Placeholder* title = nullptr;  // title or ctrTitle, horizontal
  bool centered_title = false;         // ctrTitle
  const Placeholder* subtitle = nullptr;
  std::vector<const Placeholder*>
      bodies;  // body and obj with a twelfth of the page or more, left to right
  std::vector<const Placeholder*> small;  // body and obj below that: headings, captions
  const Placeholder* picture = nullptr;   // the largest of its type (pic, clipArt, media)
  const Placeholder* chart = nullptr;
  const Placeholder* table = nullptr;
  bool vertical = false;  // has vertical text: for East Asian vertical setting only
};

[[nodiscard]] LayoutFeatures features_of(const Layout& layout, Size page);

// Share of the page a placeholder covers, 0–1; 0 for none.
[[nodiscard]] double page_share(const Placeholder* placeholder, Size page);

// Whether two places are those of one title to a reader: designers move the title of a layout by a
// few points. And whether two sizes are near enough to be one.
[[nodiscard]] bool same_title_place(const Rect& a, const Rect& b, Size page);
[[nodiscard]] bool same_title_size(double a_pt, double b_pt);

// Two boxes beside one another: apart in x, and sharing at least 60 % of the lower one's height.
[[nodiscard]] bool side_by_side(const Rect& a, const Rect& b);

}  // namespace deckle::templates
