#include "fixers/route/content_type.h"

#include <algorithm>
#include <string_view>

namespace deckle::fixers {
namespace {

struct Name {
  ContentType type;
  const char* name;
};
constexpr Name kNames[] = {{ContentType::StructuralUnit, "structural_unit"},
                           {ContentType::TextFlow, "text_flow"},
                           {ContentType::Tabular, "tabular"},
                           {ContentType::FrameInternal, "frame_internal"},
                           {ContentType::FrameInternalCell, "frame_internal_cell"},
                           {ContentType::FrameLabel, "frame_label"},
                           {ContentType::VisualAsset, "visual_asset"},
                           {ContentType::Unknown, "unknown"}};

constexpr std::string_view kLabelRoles[] = {"title",       "subtitle", "caption",
                                            "attribution", "footer",   "key_takeaway"};

bool is_label_role(const std::string& role) {
  return std::find(std::begin(kLabelRoles), std::end(kLabelRoles), role) != std::end(kLabelRoles);
}

// Footer, date, number and the like, which the author did not write as elements.
bool is_generated(const ElementIr& element) { return element.eid.starts_with('_'); }

bool is_column(const ElementIr& element) {
  return !is_generated(element) && !element.pinned && !is_label_role(element.role) &&
         (element.type == ElementType::Text || element.type == ElementType::Bullets);
}

// Two texts side by side that are compared with each other.
bool compared(const SlideIr& slide, const ElementIr& element) {
  return slide.layout_id == "two_column" && is_column(element) &&
         std::count_if(slide.elements.begin(), slide.elements.end(), is_column) == 2;
}

bool is_labelled_shape(const ElementIr& element) {
  return element.type == ElementType::Shape && !element.text.empty();
}

// One of several shapes with text: a row of steps.
bool is_step(const SlideIr& slide, const ElementIr& element) {
  return is_labelled_shape(element) &&
         std::count_if(slide.elements.begin(), slide.elements.end(), is_labelled_shape) > 1;
}

}  // namespace

const char* to_string(ContentType type) {
  for (const Name& name : kNames) {
    if (name.type == type) return name.name;
  }
  return "unknown";
}

ContentType content_type(const SlideIr& slide, const ElementIr& element) {
  switch (element.type) {
    case ElementType::Title:
    case ElementType::Citation:
      return ContentType::FrameLabel;
    case ElementType::Table:
      return ContentType::Tabular;
    case ElementType::Chart:
    case ElementType::Image:
      return ContentType::VisualAsset;
    case ElementType::Shape:
      if (is_step(slide, element)) return ContentType::StructuralUnit;
      return element.text.empty() ? ContentType::Unknown : ContentType::FrameInternalCell;
    case ElementType::Text:
    case ElementType::Bullets:
      if (is_generated(element) || is_label_role(element.role)) return ContentType::FrameLabel;
      return compared(slide, element) ? ContentType::StructuralUnit : ContentType::TextFlow;
    case ElementType::Decoration:
    case ElementType::Divider:
      break;
  }
  return ContentType::Unknown;
}

}  // namespace deckle::fixers
