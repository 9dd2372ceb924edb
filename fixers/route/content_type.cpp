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

const Element* authored(const Slide& source, const std::string& eid) {
  const auto found = std::find_if(source.elements.begin(), source.elements.end(),
                                  [&eid](const Element& e) { return e.element_id == eid; });
  return found == source.elements.end() ? nullptr : &*found;
}

bool is_column(const Element& element) {
  return !element.box && !is_label_role(element.role) &&
         (element.kind == ElementKind::Text || element.kind == ElementKind::Bullets);
}

// Two texts set beside each other to be compared: what is left and what is right.
bool compared(const Slide& source, const Element& element) {
  return source.layout_id == "two_column" && is_column(element) &&
         std::count_if(source.elements.begin(), source.elements.end(), is_column) == 2;
}

bool has_words(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  return shape != nullptr && !shape->text.text.empty();
}

// One of several shapes with words: a row of steps.
bool is_step(const Slide& source, const Element& element) {
  return has_words(element) &&
         std::count_if(source.elements.begin(), source.elements.end(), has_words) > 1;
}

}  // namespace

const char* to_string(ContentType type) {
  for (const Name& name : kNames) {
    if (name.type == type) return name.name;
  }
  return "unknown";
}

ContentType content_type(const Slide& source, const ElementIr& element) {
  const Element* from = authored(source, element.eid);
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
      if (from != nullptr && is_step(source, *from)) return ContentType::StructuralUnit;
      return element.text.empty() ? ContentType::Unknown : ContentType::FrameInternalCell;
    case ElementType::Text:
    case ElementType::Bullets:
      // Footer, date and number are nobody's element.
      if (from == nullptr || is_label_role(from->role)) return ContentType::FrameLabel;
      return compared(source, *from) ? ContentType::StructuralUnit : ContentType::TextFlow;
    case ElementType::Decoration:
    case ElementType::Divider:
      break;
  }
  return ContentType::Unknown;
}

}  // namespace deckle::fixers
