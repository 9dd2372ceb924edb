#include <string_view>
#include <utility>

#include "ooxml/xml/document.h"
#include "pptx/read/elements.h"
#include "slidespec/ir_json/ir_style.h"

namespace deckle::pptx {

namespace {

constexpr std::string_view kTableUri = "/table", kChartUri = "/chart", kDiagramUri = "/diagram",
                           kOleUri = "/ole";

// What a graphic frame holds, by a:graphicData/@uri, which differs between the dialects in its
// beginning only.
SourceKind kind_of_frame(pugi::xml_node frame) {
  const pugi::xml_node data = frame.child("a:graphic").child("a:graphicData");
  const std::string_view uri = data.attribute("uri").value();
  if (uri.ends_with(kTableUri) && data.child("a:tbl")) return SourceKind::Table;
  if (uri.ends_with(kChartUri) || uri.ends_with("/chartex")) return SourceKind::Chart;
  if (uri.ends_with(kDiagramUri)) return SourceKind::Diagram;
  if (uri.ends_with(kOleUri)) return SourceKind::Ole;
  return SourceKind::Other;
}

bool plays_media(pugi::xml_node shape) {
  for (const pugi::xml_node group : shape.children()) {
    for (const pugi::xml_node child : group.child("p:nvPr").children()) {
      const std::string_view name = child.name();
      if (name == "a:videoFile" || name == "a:audioFile" || name == "a:wavAudioFile" ||
          name == "a:audioCd" || name == "a:quickTimeFile")
        return true;
    }
  }
  return false;
}

SourceKind kind_of(pugi::xml_node shape) {
  const std::string_view name = shape.name();
  if (name == "p:sp" || name == "dsp:sp") return SourceKind::Shape;
  if (name == "p:cxnSp") return SourceKind::Connector;
  if (name == "p:pic") return plays_media(shape) ? SourceKind::Media : SourceKind::Picture;
  if (name == "p:contentPart") return SourceKind::Ink;
  return kind_of_frame(shape);
}

// What a shape counts for in the budget: sixteen groups around it take as much as a shape where they
// are written.
std::size_t worth_of(const GroupsIr& groups) { return 1 + groups.size() / 16; }

// [MS-ODRAWXML] adec:decorative, in an extension of cNvPr.
bool is_decorative(pugi::xml_node non_visual) {
  for (const pugi::xml_node extension : non_visual.child("a:extLst").children("a:ext")) {
    if (const pugi::xml_node mark = extension.child("adec:decorative"))
      return ooxml::xml::boolean(mark, "val", false);
  }
  return false;
}

void place(const SheetShape& shape, const PlaceholderChain& chain, ElementIr& element) {
  const SheetShape* const places[] = {&shape, chain.layout, chain.master};
  for (const SheetShape* place : places) {
    if (place == nullptr || !place->box) continue;
    element.box = *place->box;
    element.transform = place->transform;
    return;
  }
}

constexpr std::size_t kLongestType = 20;  // longer than any of ST_PlaceholderType

PlaceholderRef reference(const SheetShape& shape, const PlaceholderChain& chain) {
  PlaceholderRef ref;
  ref.type = shape.placeholder.attribute("type").value();
  if (ref.type == "obj" || ref.type.size() > kLongestType) ref.type.clear();
  ref.idx = placeholder_index(shape.placeholder);
  ref.inherited = chain.text;
  if (chain.layout != nullptr) ref.name = chain.layout->name;
  for (const SheetShape* place : {chain.layout, chain.master}) {
    if (place == nullptr || !place->box) continue;
    ref.inherited_box = *place->box;
    break;
  }
  return ref;
}

std::string role_of(const SheetShape& shape) {
  if (!shape.placeholder) return {};
  const std::string type = placeholder_type(shape.placeholder);
  if (type == "subTitle") return "subtitle";
  if (type == "ftr") return "footer";
  return {};
}

ElementIr begin(const SheetShape& shape, const PlaceholderChain& chain,
                const SheetContext& context) {
  ElementIr element;
  element.eid = "sp" + std::to_string(shape.id);
  element.name = shape.name;
  element.alt_text = shape.non_visual.attribute("descr").value();
  element.decorative = is_decorative(shape.non_visual);
  element.hidden = shape.hidden;
  element.link = context.links.address(shape.non_visual.child("a:hlinkClick"));
  element.groups = shape.groups;
  element.origin = OriginIr{context.part, shape.id, shape.xpath, kind_of(shape.node)};
  element.role = role_of(shape);
  place(shape, chain, element);
  if (shape.placeholder) element.placeholder = reference(shape, chain);
  return element;
}

void finish(ElementIr& element) {
  element.priority = default_priority(element.type);
  element.min_font_pt = default_min_font_pt(element.type, element.priority);
}

Result<void> read_by_kind(const SheetShape& shape, const PlaceholderChain& chain,
                          const SheetContext& context, ElementIr& element) {
  switch (element.origin->kind) {
    case SourceKind::Shape:
      return read_text_shape(shape, chain, context, element);
    case SourceKind::Connector:
      read_connector(shape, context, element);
      return {};
    case SourceKind::Picture:
    case SourceKind::Media:
      read_picture(shape, chain, context, element);
      return {};
    case SourceKind::Table:
      return read_table(shape.node.child("a:graphic").child("a:graphicData").child("a:tbl"),
                        context, element);
    case SourceKind::Chart:
      return read_chart(shape, context, element);
    case SourceKind::Ole:
      read_ole(shape, context, element);
      return {};
    case SourceKind::Diagram:
    case SourceKind::Ink:
    case SourceKind::Other:
      element.type = ElementType::Shape;
      element.fill = {FillIr::Kind::None, {}};
      element.line.fill = {FillIr::Kind::None, {}};
      context.unread.push_back({context.part, shape.xpath,
                                element.origin->kind == SourceKind::Ink ? "ink" : "graphic frame"});
      return {};
  }
  return {};
}

}  // namespace

std::size_t shapes_worth(const Elements& elements) {
  std::size_t sum = 0;
  for (const ElementIr& element : elements) sum += worth_of(element.groups);
  return sum;
}

Result<void> read_element(const SheetShape& shape, const PlaceholderChain& chain,
                          const SheetContext& context, Elements& out) {
  ElementIr element = begin(shape, chain, context);
  if (Result<void> ok =
          context.file.budget.draw(Limit::DeckShapes, worth_of(element.groups), context.part);
      !ok)
    return ok;
  if (element.origin->kind == SourceKind::Diagram) {
    const std::size_t first = out.size();
    Result<void> ok = read_diagram(shape, context, element, out);
    for (std::size_t i = first; i < out.size(); ++i) finish(out[i]);
    return ok;
  }
  if (Result<void> ok = read_by_kind(shape, chain, context, element); !ok) return ok;
  finish(element);
  out.push_back(std::move(element));
  return {};
}

}  // namespace deckle::pptx
