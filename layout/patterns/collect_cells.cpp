#include "layout/patterns/collect_cells.h"

#include <algorithm>
#include <utility>

#include "layout/groups/connectors.h"
#include "layout/groups/find_groups.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/list_form.h"

namespace deckle::layout {
namespace {

// Roles of parts that belong to the pattern as a whole.
bool is_of_whole(const Element& element) {
  return element.role == "axis_x" || element.role == "axis_y" || element.role == "caption";
}

const ElementIr* title_of(const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title) return &element;
  }
  return nullptr;
}

struct Content {
  const Element* element = nullptr;
  const ElementIr* ir = nullptr;
};

std::vector<Content> content_of(const Slide& slide, const SlideIr& ir) {
  std::vector<Content> content;
  const ElementIr* title = title_of(ir);
  for (const Element& element : slide.elements) {
    const ElementIr* found = find_element(ir, element.element_id);
    if (found == nullptr || found == title || found->pinned || element.box ||
        element.role == "footer" || element.role == "subtitle" ||
        (stays_outside(element) && !is_of_whole(element)))
      continue;
    content.push_back({&element, found});
  }
  return content;
}

PatternPart part_of(const Content& content) { return {*content.ir, content.element}; }

// An item and those below it, as a shape of its own.
PatternPart item_of(const Content& list, const ListRow& row) {
  PatternPart part = part_of(list);
  ElementIr& element = part.element;
  element.source_eid = list.ir->eid;
  element.eid.clear();
  element.type = ElementType::Shape;
  element.shape = "rect";
  element.placeholder.reset();
  element.template_area = {};
  element.fill.kind = FillIr::Kind::None;
  element.line.fill.kind = FillIr::Kind::None;
  element.member.reset();
  std::vector<ParagraphIr>& paragraphs = element.text.paragraphs;
  paragraphs.assign(list.ir->text.paragraphs.begin() + static_cast<std::ptrdiff_t>(row.first),
                    list.ir->text.paragraphs.begin() + static_cast<std::ptrdiff_t>(row.last));
  return part;
}

void add_items(const Content& list, CollectedCells& out) {
  std::vector<ListItem> items;
  for (const ParagraphIr& paragraph : list.ir->text.paragraphs)
    items.push_back({searchable(paragraph), paragraph.level});
  for (const ListRow& row : rows_of(items)) out.cells.push_back({{item_of(list, row)}});
}

// Texts with roles, of which the first comes again with each cell.
bool add_by_roles(const std::vector<Content>& content, CollectedCells& out) {
  const std::string& first = content.front().element->role;
  const auto again = std::count_if(content.begin(), content.end(),
                                   [&](const Content& c) { return c.element->role == first; });
  if (first.empty() || again < 2 || static_cast<std::size_t>(again) == content.size()) return false;
  for (const Content& c : content) {
    if (c.element->role == first) out.cells.emplace_back();
    out.cells.back().parts.push_back(part_of(c));
  }
  return true;
}

}  // namespace

CollectedCells collect_cells(const Slide& slide, const SlideIr& ir) {
  CollectedCells out;
  std::vector<Content> all = content_of(slide, ir), content;
  for (const Content& c : all) {
    if (is_of_whole(*c.element))
      out.others.push_back(part_of(c));
    else
      content.push_back(c);
  }
  for (const Content& c : all) out.replaced.push_back(c.ir->eid);
  if (content.empty()) return out;
  std::vector<const Element*> elements;
  for (const Content& c : content) elements.push_back(c.element);
  const std::vector<Connector> connectors = find_connectors(elements);
  out.connected = !connectors.empty();
  if (content.size() == 1 && content.front().element->kind == ElementKind::Bullets) {
    add_items(content.front(), out);
    return out;
  }
  const std::vector<ElementGroup> groups = find_groups(slide.hints, elements, connectors);
  std::size_t grouped = 0;
  if (groups.size() == 1) {
    for (const auto& cell : groups.front().cells) grouped += cell.size();
  }
  if (grouped == content.size()) {
    for (const auto& cell : groups.front().cells) {
      PatternCell parts;
      for (const Element* element : cell) {
        const auto at = std::find_if(content.begin(), content.end(),
                                     [element](const Content& c) { return c.element == element; });
        parts.parts.push_back(part_of(*at));
      }
      out.cells.push_back(std::move(parts));
    }
    return out;
  }
  if (add_by_roles(content, out)) return out;
  for (const Content& c : content) out.cells.push_back({{part_of(c)}});
  return out;
}

}  // namespace deckle::layout
