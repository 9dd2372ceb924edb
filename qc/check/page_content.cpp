#include "qc/check/page_content.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "qc/check/context.h"
#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

bool is_in_footer(const ElementIr& element) {
  return is_header_footer(element) || is_own_box(element.eid) ||
         element.type == ElementType::Citation;
}

bool is_content(const ElementIr& element) {
  switch (element.type) {
    case ElementType::Title:
    case ElementType::Decoration:
    case ElementType::Divider:
    case ElementType::Citation:
      return false;
    default:
      return !element.hidden && !element.full_bleed && !is_in_footer(element);
  }
}

// Empty for what shows nothing, such as an empty placeholder.
Rect seen_part(const ElementIr& element, const MeasuredElement& measured) {
  switch (element.type) {
    case ElementType::Image:
    case ElementType::Chart:
    case ElementType::Table:
      return measured.bbox;
    default:
      return shows_box(element) ? measured.bbox : measured.content_box;
  }
}

// Whether deckle draws it for an element of the content, as far as that.
bool is_panel(const SlideIr& slide, const ElementIr& element) {
  const Rect& box = element.box;
  const ElementIr* source = find_element(slide, element.source_eid);
  if (source != nullptr && source->type == ElementType::Title) return false;
  return element.type == ElementType::Decoration && !element.source_eid.empty() &&
         !element.hidden && !element.full_bleed && shows_box(element) && box.x > Emu(0) &&
         box.y > Emu(0) && box.right() < slide.size.w && box.bottom() < slide.size.h;
}

// The whole slide where its margins are not known.
Rect within_margins(const SlideIr& slide) {
  return slide.safe_area.empty() ? Rect{Emu(0), Emu(0), slide.size.w, slide.size.h}
                                 : slide.safe_area;
}

}  // namespace

PageContent::PageContent(const LaidOutSlide& page) : page_(page) {
  const std::vector<ElementIr>& all = page.ir->elements;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!is_content(all[i])) continue;
    const MeasuredElement& measured = page.measured->elements[i];
    const Rect seen = seen_part(all[i], measured);
    if (seen.empty()) continue;
    elements_.push_back({&all[i], &measured, seen});
    extent_ = bounding(extent_, seen);
  }
  if (elements_.empty()) return;
  for (const ElementIr& element : all) {
    if (!is_panel(*page.ir, element)) continue;
    panels_.push_back(element.box);
    extent_ = bounding(extent_, element.box);
  }
  area_ = area_of_layout();
  if (area_.empty()) area_ = area_between_title_and_footer();
  for (const SeenElement& element : elements_)
    area_ = bounding(bounding(area_, element.ir->box), element.seen);
  for (const Rect& panel : panels_) area_ = bounding(area_, panel);
  // What is beyond the slide is another flaw.
  area_ = intersection(area_, {Emu(0), Emu(0), page.ir->size.w, page.ir->size.h});
  // A band of sources takes its height from the area above it.
  for (const ElementIr& element : all) {
    if (element.type == ElementType::Citation && element.box.y >= extent_.bottom())
      area_.h = std::min(area_.h, element.box.y - area_.y);
  }
}

Rect PageContent::area_of_layout() const {
  Rect area;
  for (const SeenElement& element : elements_) {
    if (element.ir->placeholder) area = bounding(area, element.ir->placeholder->inherited_box);
    area = bounding(area, element.ir->template_area);
  }
  return area;
}

Rect PageContent::area_between_title_and_footer() const {
  const Rect margins = within_margins(*page_.ir);
  Emu top = margins.y, bottom = margins.bottom();
  for (const ElementIr& element : page_.ir->elements) {
    if (element.type == ElementType::Title && element.box.bottom() <= extent_.y)
      top = std::max(top, element.box.bottom());
    if (is_in_footer(element) && !element.hidden && element.box.y >= extent_.bottom())
      bottom = std::min(bottom, element.box.y);
  }
  return {margins.x, top, margins.w, bottom - top};
}

bool is_content_page(const DeckContext& context, const Slide& slide, const SlideIr& page) {
  switch (slide.type) {
    case SlideType::Title:
    case SlideType::Section:
    case SlideType::Quote:
    case SlideType::Closing:
      return false;
    default:
      break;
  }
  constexpr std::array<std::string_view, 5> kDesigned{
      "title_center", "section_header", "quote_center", "closing", "image_full_bleed"};
  constexpr std::array<std::string_view, 4> kContent{"one_column", "two_column", "chart_focus",
                                                     "table_focus"};
  const auto is_among = [&page](const auto& ids) {
    return std::find(ids.begin(), ids.end(), page.layout_id) != ids.end();
  };
  // Any other id is the name of a layout of the template.
  return is_among(kContent) || (!is_among(kDesigned) && !context.has_special_layout(page));
}

bool shows_box(const ElementIr& element) {
  const bool filled = element.fill.kind == FillIr::Kind::Solid && element.fill.alpha > 0;
  const bool outlined = element.line.fill.kind == FillIr::Kind::Solid && element.line.width_pt > 0;
  return filled || outlined;
}

const ElementIr* title_of(const SlideIr& page) {
  for (const ElementIr& element : page.elements) {
    if (element.type == ElementType::Title && !element.text.empty()) return &element;
  }
  return nullptr;
}

const Element* authored(const Slide& slide, const ElementIr& element) {
  const std::string& id = element.source_eid.empty() ? element.eid : element.source_eid;
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&id](const Element& one) { return one.element_id == id; });
  return found == slide.elements.end() ? nullptr : &*found;
}

Diagnostic page_finding(const RuleDoc& doc, const Slide& slide, const LaidOutSlide& page,
                        const ElementIr* element) {
  Diagnostic d = DeckContext::finding(doc.id, doc.severity, slide);
  d.at.slide_id = page.ir->slide_id;
  if (element == nullptr) return d;
  d.at.element_id = element->source_eid.empty() ? element->eid : element->source_eid;
  if (!element->pointer.empty()) d.at.pointer = element->pointer;
  return d;
}

}  // namespace deckle::qc
