#pragma once
// What a reader sees of a finished page between its title and its footer, for the rules about how a
// page looks: each element with the part of the page that it takes, and the area they are in.

#include <optional>
#include <vector>

#include "qc/check/rule.h"

namespace deckle::qc {

// An element with something to see, other than title, footer, sources, lines and decoration.
struct SeenElement {
  const ElementIr* ir = nullptr;
  const MeasuredElement* measured = nullptr;
  Rect seen;  // its lines; of a panel, picture, chart or table the whole
};

class PageContent {
 public:
  // `page` must outlive it.
  explicit PageContent(const LaidOutSlide& page);

  [[nodiscard]] const SlideIr& slide() const { return *page_.ir; }
  [[nodiscard]] const std::vector<SeenElement>& elements() const { return elements_; }
  // What deckle draws for the content: panels of cards, tiles, axes. Without what reaches the edge
  // of the slide, such as a block of colour beside a list.
  [[nodiscard]] const std::vector<Rect>& panels() const { return panels_; }
  // The bounds of elements and panels; empty without content.
  [[nodiscard]] const Rect& extent() const { return extent_; }
  // Where content can be: the places that the layout has for it, together with the boxes of the
  // content; where it has none, the page from the title to the footer.
  [[nodiscard]] const Rect& area() const { return area_; }

 private:
  [[nodiscard]] Rect area_of_layout() const;
  [[nodiscard]] Rect area_between_title_and_footer() const;

  LaidOutSlide page_;
  std::vector<SeenElement> elements_;
  std::vector<Rect> panels_;
  Rect extent_, area_;
};

// Whether the page is one of content: no cover, section, quote or closing, and no picture that
// fills the page, be it by the spec or by the layout of the template that it names. Those are
// designed as a whole, and mostly empty by design.
[[nodiscard]] bool is_content_page(const DeckContext& context, const Slide& slide,
                                   const SlideIr& page);

// Whether the element has a fill or an outline, so that its box is seen.
[[nodiscard]] bool shows_box(const ElementIr& element);

// The first title of the page that has text; null without one.
[[nodiscard]] const ElementIr* title_of(const SlideIr& page);

// The element of the spec that the element of the page was made from; null where deckle added it.
[[nodiscard]] const Element* authored(const Slide& slide, const ElementIr& element);

// A finding about a page, at one of its elements.
[[nodiscard]] Diagnostic page_finding(const RuleDoc& doc, const Slide& slide,
                                      const LaidOutSlide& page, const ElementIr* element);

}  // namespace deckle::qc
