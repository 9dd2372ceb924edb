#pragma once
// The colours behind a text: what is really painted there by the page, the layout, the master, and
// the elements below it. The one answer for layout, for the rules of decks, and for those of
// templates.
//
// The area is looked at in a grid of points (at most kMostPoints). At each, the layers from the
// topmost down are mixed until nothing shines through. A pure function of the slide, but for
// pictures, which are decoded when a point meets one.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/core/geometry.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle {

struct SeenColor {
  std::uint32_t rgb = 0;
  double share = 0;  // of the area
};

struct Ground {
  std::vector<SeenColor> colors;  // the largest share first
  double unknown = 0;             // share of the area whose colour is not known
  Message why;                    // of the unknown: the picture that cannot be decoded …
  // Whether enough is known to judge text on it.
  [[nodiscard]] bool is_known() const;
};

// The contrast that all but a twentieth of the area has with `rgb` (WCAG 2.1). Ours: a hairline or
// a few bright pixels behind a line do not make it unreadable, and one letter of twenty does. Of
// what is known; 21 where nothing is.
inline constexpr double kIgnoredShare = 0.05;
[[nodiscard]] double contrast_on(const Ground& ground, std::uint32_t rgb,
                                 double ignored = kIgnoredShare);
// The colour at that place: the one that the text is hardest to tell from.
[[nodiscard]] std::uint32_t worst_color(const Ground& ground, std::uint32_t rgb,
                                        double ignored = kIgnoredShare);
// Of a chart, whose texts stand at few places of its box while the box as a whole is looked at:
// ours, a colour that is seen in less of the box than this may be where no text is.
inline constexpr double kIgnoredShareOfChart = 0.4;

// All that is painted on a slide, made once for many questions. The slide outlives it and does not
// change. Not for several threads at once.
class SlideGround {
 public:
  explicit SlideGround(const SlideIr& slide);
  ~SlideGround();
  SlideGround(SlideGround&&) noexcept;
  SlideGround& operator=(SlideGround&&) noexcept;

  // What is seen in `area` behind the content of the element at `index`: its own fill, then what is
  // below. `area` is upright on the slide.
  [[nodiscard]] Ground behind(std::size_t index, const Rect& area) const;
  // The same without the element's own fill.
  [[nodiscard]] Ground below(std::size_t index, const Rect& area) const;
  // Whether the element's own fill, or that of a cell, hides all that is below it there.
  [[nodiscard]] bool hides(std::size_t index, const Rect& area) const;
  // Whether nothing is painted on the slide of which the colours may be unknown.
  [[nodiscard]] bool knows_all() const;

 private:
  struct Layers;
  std::unique_ptr<Layers> layers_;
};

// The part of a measured line that letters cover, as turned: four fifths of its size above the
// baseline and a fifth below it.
[[nodiscard]] Rect letters_of(const MeasuredLine& line, const TextTurn& turn);

}  // namespace deckle
