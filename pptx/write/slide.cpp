#include "pptx/write/slide.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ooxml/xml/names.h"
#include "pptx/messages/tr.h"
#include "pptx/write/elements.h"
#include "pptx/write/vocabulary.h"

namespace deckle::pptx {

namespace {

// Lower z first; equal ones as they are read, so that later elements are on top.
std::vector<const ElementIr*> drawing_order(const SlideIr& slide) {
  std::vector<const ElementIr*> order;
  order.reserve(slide.elements.size());
  for (const ElementIr& element : slide.elements) order.push_back(&element);
  std::stable_sort(order.begin(), order.end(),
                   [](const ElementIr* a, const ElementIr* b) { return a->z < b->z; });
  return order;
}

Result<void> write_element(SlidePart& part, const ElementIr& element) {
  switch (element.type) {
    case ElementType::Title:
    case ElementType::Bullets:
    case ElementType::Text:
    case ElementType::Citation:
    case ElementType::Decoration:
    case ElementType::Shape:
      return is_connector(element) ? write_connector(part, element) : write_shape(part, element);
    case ElementType::Divider:
      return write_divider(part, element);
    case ElementType::Image:
      return write_picture(part, element);
    case ElementType::Chart:
      return write_chart(part, element);
    case ElementType::Table:
      return write_table(part, element);
  }
  return fail(ErrorCode::Internal,
              tr("elements of type {} cannot be written", to_string(element.type)), element.eid);
}

// p:grpSp (19.3.1.22) around the elements of one group, from `first` on. Its own coordinates are those
// of the slide. What is in it says nothing to a reader, so neither does the group.
void begin_group(SlidePart& part, const std::vector<const ElementIr*>& order, std::size_t first) {
  const GroupIr& group = *group_of(*order[first]);
  ElementIr frame;
  frame.name = group.name;
  frame.decorative = true;
  for (std::size_t i = first; i < order.size(); ++i) {
    const GroupIr* next = group_of(*order[i]);
    if (next == nullptr || !(*next == group)) break;
    frame.box = bounding(frame.box, order[i]->box);
    frame.decorative = frame.decorative && order[i]->decorative;
  }
  ooxml::xml::Writer& w = part.w;
  w.open("p:grpSp").open("p:nvGrpSpPr");
  write_cNvPr(part, frame);
  w.empty("p:cNvGrpSpPr").empty("p:nvPr").close();
  w.open("p:grpSpPr").open("a:xfrm");
  for (const auto& [at, size] : {std::pair{"a:off", "a:ext"}, std::pair{"a:chOff", "a:chExt"}}) {
    w.open(at).attribute("x", frame.box.x).attribute("y", frame.box.y).close();
    w.open(size).attribute("cx", frame.box.w).attribute("cy", frame.box.h).close();
  }
  w.close().close();
}

}  // namespace

SlideNames name_parts(BaseDeck& base, const SlideIr& slide, std::string part, std::string notes) {
  SlideNames names{std::move(part), std::move(notes), {}};
  for (const ElementIr* element : drawing_order(slide)) {
    if (element->type == ElementType::Chart)
      names.charts.push_back(free_chart_names(base.package, base.last_chart));
    if (element->type == ElementType::Image && element->picture != nullptr)
      add_media(base.media, base.package, *element->picture);
  }
  return names;
}

Result<std::vector<NewPart>> write_slide(const BaseDeck& base, const SlideIr& slide,
                                         const SlideNames& names, const WriteOptions& options) {
  if (!base.package.has(slide.layout_part)) {
    return fail(ErrorCode::Malformed, tr("the template has no part {}", slide.layout_part),
                slide.slide_id);
  }
  SlidePart part(slide, names, base, options);
  static_cast<void>(part.relate("slideLayout", slide.layout_part));
  if (!names.notes.empty()) static_cast<void>(part.relate("notesSlide", names.notes));

  ooxml::xml::Writer& w = part.w;
  w.open("p:sld")
      .attribute("xmlns:a", ooxml::xml::kA)
      .attribute("xmlns:r", ooxml::xml::kR)
      .attribute("xmlns:p", ooxml::xml::kP);
  w.open("p:cSld").open("p:spTree");
  w.raw(kShapeTreeProperties);
  const std::vector<const ElementIr*> order = drawing_order(slide);
  part.number_shapes(order);
  const GroupIr* open = nullptr;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const GroupIr* group = group_of(*order[i]);
    if (open != nullptr && (group == nullptr || !(*group == *open))) {
      w.close();
      open = nullptr;
    }
    if (group != nullptr && open == nullptr) {
      begin_group(part, order, i);
      open = group;
    }
    if (Result<void> written = write_element(part, *order[i]); !written)
      return tl::unexpected(written.error());
  }
  if (open != nullptr) w.close();
  w.close().close();
  w.raw("<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>");
  w.close();
  return part.take();
}

}  // namespace deckle::pptx
