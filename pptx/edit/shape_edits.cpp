#include "pptx/edit/shape_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "pptx/check/base/edits.h"
#include "pptx/edit/find_shape.h"

namespace deckle::pptx {

namespace {

using check::Edit;
using Element = ooxml::xml::SourceTree::Element;
using Edits = std::vector<Edit>;

class ShapeEdits {
 public:
  ShapeEdits(const ooxml::xml::SourceTree& tree, const ShapeChange& change)
      : tree_(tree), part_(change.at.part), shape_(find_shape(tree, change.at)) {}

  [[nodiscard]] bool found() const { return static_cast<bool>(shape_); }

  Edits operator()(const RemoveShape&) const { return {check::remove_element(part_, shape_)}; }

  Edits operator()(const PlaceShape& place) const {
    const Element xfrm = transform();
    if (xfrm) return moved(xfrm, place.box);
    const Element properties = shape_.child("p:spPr");
    if (!properties) return {};
    const auto text = [&](std::string_view name, const std::string& attributes,
                          const std::string& content = {}) {
      return check::element_text(properties, name, attributes, content);
    };
    const Rect& box = place.box;
    const std::string inside =
        text("a:off", fmt::format("x=\"{}\" y=\"{}\"", box.x.value(), box.y.value())) +
        text("a:ext", fmt::format("cx=\"{}\" cy=\"{}\"", box.w.value(), box.h.value()));
    return {check::prepend_child(part_, properties, text("a:xfrm", {}, inside))};
  }

  Edits operator()(const InheritPlace&) const {
    const Element xfrm = shape_.child("p:spPr").child("a:xfrm");
    if (!xfrm) return {};
    return {check::remove_element(part_, xfrm)};
  }

  Edits operator()(const StoreAutofit& store) const {
    const Element body = shape_.child("p:txBody").child("a:bodyPr");
    if (!body) return {};
    for (const std::string_view name : {"a:normAutofit", "a:spAutoFit", "a:noAutofit"}) {
      if (const Element now = body.child(name)) return autofit_in_place(body, now, store.autofit);
    }
    const std::string markup = autofit_text(body, store.autofit);
    if (const Element warp = body.child("a:prstTxWarp"))
      return {check::insert_after(part_, warp, markup)};
    return {check::prepend_child(part_, body, markup)};
  }

  Edits operator()(const MarkHeaderRow&) const {
    const Element table = shape_.child("a:graphic").child("a:graphicData").child("a:tbl");
    if (!table) return {};
    const Element properties = table.child("a:tblPr");
    if (!properties)
      return {check::prepend_child(part_, table,
                                   check::element_text(table, "a:tblPr", "firstRow=\"1\""))};
    return {set(properties, "firstRow", "1")};
  }

  Edits operator()(const RecolorText& recolor) const {
    const std::vector<Element> paragraphs = shape_.child("p:txBody").children("a:p");
    if (paragraphs.size() != recolor.runs.size()) return {};
    Edits out;
    for (std::size_t i = 0; i < paragraphs.size(); ++i) {
      std::vector<Element> runs;
      for (const Element& child : paragraphs[i].children()) {
        const std::string_view name = child.name();
        if (name == "mc:AlternateContent") return {};
        if (name == "a:r" || name == "a:br" || name == "a:fld" || name == "a14:m" ||
            name.starts_with("m:"))
          runs.push_back(child);
      }
      if (runs.size() != recolor.runs[i].size()) return {};
      for (std::size_t k = 0; k < runs.size(); ++k) {
        if (!recolor.runs[i][k]) continue;
        if (runs[k].name() != "a:r" && runs[k].name() != "a:fld") return {};
        out.push_back(recolored(runs[k], recolor.color));
      }
    }
    return out;
  }

 private:
  [[nodiscard]] Element transform() const {
    if (const Element xfrm = shape_.child("p:spPr").child("a:xfrm")) return xfrm;
    return shape_.child("p:xfrm");
  }

  [[nodiscard]] Edit set(const Element& element, std::string_view name,
                         const std::string& value) const {
    if (const auto has = element.attribute(name)) return check::set_value(part_, *has, value);
    return check::add_attribute(part_, element, name, value);
  }

  [[nodiscard]] Edits moved(const Element& xfrm, const Rect& box) const {
    const Element offset = xfrm.child("a:off"), extent = xfrm.child("a:ext");
    if (!offset || !extent) return {};
    Edits out;
    const auto note = [&](const Element& element, std::string_view name, Emu value) {
      const std::string text = std::to_string(value.value());
      if (element.value(name) != text) out.push_back(set(element, name, text));
    };
    note(offset, "x", box.x);
    note(offset, "y", box.y);
    note(extent, "cx", box.w);
    note(extent, "cy", box.h);
    return out;
  }

  // ST_TextFontScalePercentOrPercentString: thousandths of a percent, in strict files with a sign.
  [[nodiscard]] std::string percent(double value) const {
    return tree_.strict() ? fmt::format("{}%", value)
                          : std::to_string(std::llround(value * 1000));
  }

  [[nodiscard]] std::string autofit_text(const Element& body, const AutofitIr& autofit) const {
    switch (autofit.mode) {
      case AutofitIr::Mode::None:
        return check::element_text(body, "a:noAutofit");
      case AutofitIr::Mode::ResizeShape:
        return check::element_text(body, "a:spAutoFit");
      case AutofitIr::Mode::ShrinkText:
        break;
    }
    std::string attributes;
    if (autofit.font_scale_pct != 100)
      attributes = fmt::format("fontScale=\"{}\"", percent(autofit.font_scale_pct));
    if (autofit.spacing_reduction_pct != 0)
      attributes += fmt::format("{}lnSpcReduction=\"{}\"", attributes.empty() ? "" : " ",
                                percent(autofit.spacing_reduction_pct));
    return check::element_text(body, "a:normAutofit", attributes);
  }

  [[nodiscard]] Edits autofit_in_place(const Element& body, const Element& now,
                                       const AutofitIr& autofit) const {
    if (now.name() != "a:normAutofit" || autofit.mode != AutofitIr::Mode::ShrinkText)
      return {{part_, now.range(), autofit_text(body, autofit)}};
    Edits out;
    const auto note = [&](std::string_view name, double value, double usual) {
      const auto has = now.attribute(name);
      if (value == usual) {
        if (has) out.push_back(check::remove_attribute(part_, *has));
      } else {
        out.push_back(set(now, name, percent(value)));
      }
    };
    note("fontScale", autofit.font_scale_pct, 100);
    note("lnSpcReduction", autofit.spacing_reduction_pct, 0);
    return out;
  }

  // Of EG_FillProperties one at most is there, behind a:ln (CT_TextCharacterProperties).
  [[nodiscard]] Edit recolored(const Element& run, const Color& color) const {
    const std::string value =
        color.scheme.empty()
            ? check::element_text(run, "a:srgbClr", fmt::format("val=\"{:06X}\"", color.rgb))
            : check::element_text(run, "a:schemeClr", fmt::format("val=\"{}\"", color.scheme));
    const std::string fill = check::element_text(run, "a:solidFill", {}, value);
    const Element properties = run.child("a:rPr");
    if (!properties)
      return check::prepend_child(part_, run, check::element_text(run, "a:rPr", {}, fill));
    static constexpr std::array<std::string_view, 6> kFills = {
        "a:noFill", "a:solidFill", "a:gradFill", "a:blipFill", "a:pattFill", "a:grpFill"};
    for (const std::string_view name : kFills) {
      if (const Element now = properties.child(name)) return {part_, now.range(), fill};
    }
    if (const Element line = properties.child("a:ln"))
      return check::insert_after(part_, line, fill);
    return check::prepend_child(part_, properties, fill);
  }

  const ooxml::xml::SourceTree& tree_;
  const std::string& part_;
  Element shape_;
};

}  // namespace

Edits edits_of(const ooxml::xml::SourceTree& tree, const ShapeChange& change) {
  const ShapeEdits edits(tree, change);
  if (!edits.found()) return {};
  return std::visit(edits, change.what);
}

}  // namespace deckle::pptx
