// SmartArt: the shapes of the drawing that PowerPoint saved for it ([MS-ODRAWXML] 2.6).

#include <string_view>
#include <utility>

#include "measure/slide/text_area.h"
#include "ooxml/xml/document.h"
#include "pptx/messages/tr.h"
#include "pptx/read/elements.h"
#include "pptx/read/text_body.h"

namespace deckle::pptx {

namespace {

using ooxml::xml::Document;

pugi::xml_node relation_ids(const SheetShape& shape) {
  return shape.node.child("a:graphic").child("a:graphicData").child("dgm:relIds");
}

// Parts that are absent or damaged are not read; what is too large is an error.
Result<std::optional<Document>> parse_part(const std::string& part, const SheetContext& context) {
  const std::string* bytes = part.empty() ? nullptr : context.file.package.find(part);
  if (bytes == nullptr) return std::optional<Document>();
  Result<Document> parsed = ooxml::xml::parse(*bytes, part, context.file.budget);
  if (!parsed && parsed.error().code == ErrorCode::Limit) return tl::unexpected(parsed.error());
  if (!parsed) return std::optional<Document>();
  return std::optional<Document>(std::move(*parsed));
}

// dsp:dataModelExt/@relId names the relationship of the slide to the drawing.
std::string drawing_part(const Document& data, const SheetContext& context) {
  for (const pugi::xml_node extension : data.root().child("dgm:extLst").children("a:ext")) {
    if (const pugi::xml_node model = extension.child("dsp:dataModelExt"))
      return context.links.target(model.attribute("relId").value());
  }
  return {};
}

// The text rectangle of a shape (dsp:txXfrm) as insets of the one that its geometry has.
void apply_text_rectangle(pugi::xml_node shape, ElementIr& element) {
  const pugi::xml_node xfrm = shape.child("dsp:txXfrm"),
                       own = shape.child("dsp:spPr").child("a:xfrm");
  const auto at = [](pugi::xml_node node, const char* child, const char* attribute) {
    return Emu(ooxml::xml::integer(node.child(child), attribute, -27273042329600, 27273042316900)
                   .value_or(0));
  };
  if (!xfrm || !own || element.text.paragraphs.empty()) return;
  const Rect text{at(xfrm, "a:off", "x"), at(xfrm, "a:off", "y"), at(xfrm, "a:ext", "cx"),
                  at(xfrm, "a:ext", "cy")};
  const Rect box{at(own, "a:off", "x"), at(own, "a:off", "y"), at(own, "a:ext", "cx"),
                 at(own, "a:ext", "cy")};
  ElementIr upright;
  upright.box = box;
  upright.shape = element.shape;
  upright.bend = element.bend;
  upright.text.insets = {};
  const Rect inner = measure::text_area(upright).rect;
  Insets& insets = element.text.insets;
  insets.left = insets.left + (text.x - inner.x);
  insets.top = insets.top + (text.y - inner.y);
  insets.right = insets.right + (inner.right() - text.right());
  insets.bottom = insets.bottom + (inner.bottom() - text.bottom());
}

Result<void> read_drawing(const Document& drawing, const std::string& part,
                          const SheetContext& outer, const ElementIr& frame, Elements& out) {
  const SheetLinks links(outer.file.package, part, nullptr);
  const SheetContext context{outer.file,         part,        outer.slide_id, outer.theme,
                             outer.colors,       links,       outer.text_box, outer.background_rgb,
                             outer.slide_number, outer.unread};
  const TreePlace placed{
      {{frame.box, frame.transform}, {Emu(0), Emu(0), frame.box.w, frame.box.h}},
      frame.groups.with_inner({frame.name, frame.origin->shape_id})};
  const Result<std::vector<SheetShape>> shapes =
      read_shape_tree(drawing.root().child("dsp:spTree"), "/dsp:drawing/dsp:spTree", part,
                      outer.file.budget, Coordinates::Lenient, &placed);
  if (!shapes) return tl::unexpected(shapes.error());
  int number = 0;
  for (const SheetShape& shape : *shapes) {
    const std::size_t before = out.size();
    if (Result<void> ok = read_element(shape, {}, context, out); !ok) return ok;
    if (out.size() == before) continue;
    ElementIr& element = out.back();
    element.eid = frame.eid + "." + std::to_string(++number);
    element.hidden = frame.hidden;
    if (element.name.empty()) element.name = frame.name;
    if (element.alt_text.empty() && number == 1) element.alt_text = frame.alt_text;
    element.origin->kind = SourceKind::Diagram;
    apply_text_rectangle(shape.node, element);
  }
  return {};
}

// The text of a diagram without drawing: one paragraph after another, as its text pane has them.
Result<void> read_points(const Document& data, const SheetContext& context, ElementIr& element) {
  for (const pugi::xml_node point : data.root().child("dgm:ptLst").children("dgm:pt")) {
    const pugi::xml_node text = point.child("dgm:t");
    const std::string_view type = point.attribute("type").value();
    if (!text || (!type.empty() && type != "node")) continue;
    Result<TextBodyIr> body =
        read_text_body(text, *context.text_box, FaceList::Body, context, element.origin->xpath);
    if (!body) return tl::unexpected(body.error());
    if (body->empty()) continue;
    if (element.text.paragraphs.empty()) {
      element.text = std::move(*body);
    } else {
      for (ParagraphIr& paragraph : body->paragraphs)
        element.text.paragraphs.push_back(std::move(paragraph));
    }
  }
  return {};
}

}  // namespace

Result<void> read_diagram(const SheetShape& shape, const SheetContext& context,
                          const ElementIr& frame, Elements& out) {
  const std::string part = context.links.target(relation_ids(shape).attribute("r:dm").value());
  const Result<std::optional<Document>> data = parse_part(part, context);
  if (!data) return tl::unexpected(data.error());
  if (*data) {
    const std::string drawn = drawing_part(**data, context);
    const Result<std::optional<Document>> drawing = parse_part(drawn, context);
    if (!drawing) return tl::unexpected(drawing.error());
    if (*drawing) {
      const std::size_t before = out.size();
      Result<void> ok = read_drawing(**drawing, drawn, context, frame, out);
      if (!ok || out.size() > before) return ok;
    }
  }
  ElementIr element = frame;
  element.type = ElementType::Shape;
  element.fill = element.line.fill = {FillIr::Kind::None, {}};
  context.unread.push_back({context.part, shape.xpath, "diagram without a drawing"});
  if (*data) {
    if (Result<void> ok = read_points(**data, context, element); !ok) return ok;
  }
  out.push_back(std::move(element));
  return {};
}

}  // namespace deckle::pptx
