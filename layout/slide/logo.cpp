#include "layout/slide/logo.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "templates/logo/write.h"

namespace deckle::layout {
namespace {

constexpr const char* kLogo = "_logo";
constexpr const char* kPlate = "_logo_plate";

// Pictures and panels behind the content of a slide; not a table, chart or text in the wrong place.
bool is_behind(const ElementIr& element) {
  if (element.type == ElementType::Image)
    return element.picture == nullptr || !element.picture->icon;
  const bool panel = element.type == ElementType::Decoration || element.type == ElementType::Shape;
  return panel && element.fill.kind == FillIr::Kind::Solid && element.text.empty();
}

ElementIr own_element(const char* eid, ElementType type, const Rect& box, int z,
                      const std::vector<std::string>& on) {
  ElementIr element;
  element.eid = element.name = eid;
  element.type = type;
  element.box = box;
  element.z = z;
  element.priority = 20;
  element.pinned = true;
  element.belongs_to = on;
  return element;
}

}  // namespace

void add_logo(const templates::Template& t, const templates::Layout& layout, SlideIr& slide) {
  if (!layout.logo || !t.brand || t.brand->logo == nullptr) return;
  const Rect& box = layout.logo->box;
  std::vector<std::string> below;
  int top = 0;
  for (const ElementIr& element : slide.elements) {
    top = std::max(top, element.z);
    if (is_behind(element) && intersection(element.box, box) == box) below.push_back(element.eid);
  }
  if (below.empty()) return;
  ElementIr plate =
      own_element(kPlate, ElementType::Decoration, templates::plate_around(box), top + 1, below);
  plate.fill = {FillIr::Kind::Solid, t.brand->plate};
  plate.decorative = true;
  below.emplace_back(kPlate);
  ElementIr logo = own_element(kLogo, ElementType::Image, box, top + 2, below);
  logo.picture = t.brand->logo;
  logo.alt_text = t.brand->name;
  logo.fit.cut = PictureCut{};
  logo.data =
      std::make_shared<const ElementContent>(ImageContent{kLogo, t.brand->name, std::nullopt});
  slide.elements.push_back(std::move(plate));
  slide.elements.push_back(std::move(logo));
}

}  // namespace deckle::layout
