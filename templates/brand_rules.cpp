// What a kit asks of slides, by layout: faces, colours, and the place of the logo.

#include <algorithm>
#include <memory>
#include <utility>

#include "templates/brand_kit.h"

namespace deckle::templates {

namespace {

void add_face(std::vector<std::string>& faces, const std::string& face) {
  if (!face.empty() && std::find(faces.begin(), faces.end(), face) == faces.end())
    faces.push_back(face);
}

void add_faces(std::vector<std::string>& faces, const FontFaces& own,
               const std::map<std::string, std::string>& by_script) {
  for (const std::string* face : {&own.latin, &own.ea, &own.cs}) add_face(faces, *face);
  for (const auto& [script, face] : by_script) add_face(faces, face);
}

void add_color(std::vector<std::uint32_t>& colors, std::uint32_t rgb) {
  if (std::find(colors.begin(), colors.end(), rgb) == colors.end()) colors.push_back(rgb);
}

}  // namespace

BrandIr brand_asks(const BrandKit& kit) {
  BrandIr out;
  if (kit.rules.fonts == Allowed::Only) {
    add_faces(out.faces, kit.heading, kit.heading_scripts);
    add_faces(out.faces, kit.body, kit.body_scripts);
  }
  if (kit.rules.colors == Allowed::Only) {
    for (const auto& [name, rgb] : kit.colors) add_color(out.colors, rgb);
  }
  return out;
}

void set_brand(const BrandKit& kit, Template& t) {
  auto brand = std::make_shared<TemplateBrand>();
  if (t.brand) *brand = *t.brand;
  brand->name = kit.name;
  brand->spacing = kit.spacing;
  brand->rules = kit.rules;
  t.brand = std::move(brand);
  for (Layout& layout : t.layouts) {
    if (kit.rules.empty() && !layout.logo) continue;
    auto asks = std::make_shared<BrandIr>(brand_asks(kit));
    if (kit.rules.fonts == Allowed::Only) {
      add_faces(asks->faces, t.fonts.heading, t.fonts.heading_by_script);
      add_faces(asks->faces, t.fonts.body, t.fonts.body_by_script);
    }
    if (kit.rules.colors == Allowed::Only) {
      for (const auto& [name, rgb] : layout.colors) add_color(asks->colors, rgb);
    }
    if (layout.logo) {
      asks->logo = layout.logo->box;
      asks->clear = layout.logo->clear;
    }
    layout.brand = std::move(asks);
  }
}

}  // namespace deckle::templates
