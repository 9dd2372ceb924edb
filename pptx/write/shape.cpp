// p:sp: placeholders, text boxes, preset shapes (ECMA-376 Part 1, 19.3.1.43).

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "pptx/messages/tr.h"
#include "pptx/write/custom_geometry.h"
#include "pptx/write/elements.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::pptx {

namespace {

bool is_text_box(const ElementIr& element) {
  return !element.placeholder && element.type != ElementType::Shape &&
         element.type != ElementType::Decoration;
}

void write_nvSpPr(SlidePart& part, const ElementIr& element) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:nvSpPr");
  write_cNvPr(part, element);
  w.open("p:cNvSpPr");
  if (element.placeholder) {
    w.open("a:spLocks").attribute("noGrp", true).close();
  } else if (is_text_box(element)) {
    w.attribute("txBox", true);
  }
  w.close();
  w.open("p:nvPr");
  if (element.placeholder) write_placeholder(w, *element.placeholder);
  w.close().close();
}

// ECMA-376, presetShapeDefinitions.xml: `adj` of a rounded rectangle is its radius in 1/100,000 of
// the shorter side, at most half of it. Presets with several adjustments have them in their look.
void write_adjustments(ooxml::xml::Writer& w, const ElementIr& element) {
  if (element.look != nullptr && !element.origin && element.look->shape == element.shape &&
      !element.look->adjustments.empty()) {
    w.open("a:avLst");
    for (const auto& [name, value] : element.look->adjustments)
      w.open("a:gd").attribute("name", name).attribute(
          "fmla", fmt::format("val {}", std::llround(value))).close();
    w.close();
    return;
  }
  if (!element.bend || element.shape != "roundRect") {
    w.empty("a:avLst");
    return;
  }
  constexpr int kMost = 50000;
  w.open("a:avLst").open("a:gd").attribute("name", "adj").attribute(
      "fmla", fmt::format("val {}", std::clamp(*element.bend, 0, kMost)));
  w.close().close();
}

// The geometry of a shape of deckle's own that is none of the presets.
const std::vector<ShapePathIr>* own_paths(const ElementIr& element) {
  return element.look == nullptr || element.origin || element.placeholder
             ? nullptr
             : element.look->paths.get();
}

void write_spPr(SlidePart& part, const ElementIr& element) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:spPr");
  if (!in_inherited_place(element))
    ooxml::write_xfrm(w, "a:xfrm", {element.box, element.transform});
  // A placeholder inherits the outline of its layout unless the element has its own.
  if (const auto* paths = own_paths(element)) {
    write_custGeom(w, *paths, element.box);
  } else if (!element.placeholder || element.shape != "rect") {
    w.open("a:prstGeom").attribute("prst", element.shape);
    write_adjustments(w, element);
    w.close();
  }
  // The look of a placeholder is that of its layout.
  if (element.look != nullptr && !element.placeholder && !element.origin &&
      element.fill.kind == FillIr::Kind::Inherit) {
    ooxml::write_paint(w, element.look->fill, element.fill.color);
  } else if (is_text_box(element) && element.fill.kind == FillIr::Kind::Inherit) {
    w.empty("a:noFill");
  } else {
    ooxml::write_fill(w, element.fill);
  }
  ooxml::write_line(w, element.line);
  w.close();
}

}  // namespace

Result<void> write_shape(SlidePart& part, const ElementIr& element) {
  const auto presets = preset_shapes();
  if (std::find(presets.begin(), presets.end(), element.shape) == presets.end()) {
    return fail(ErrorCode::Malformed, tr("\"{}\" is not a preset shape", element.shape),
                element.eid);
  }
  part.w.open("p:sp");
  write_nvSpPr(part, element);
  write_spPr(part, element);
  write_text_body(part, element, element.text,
                  element.placeholder ? element.placeholder->inherited.get() : nullptr);
  part.w.close();
  return {};
}

}  // namespace deckle::pptx
