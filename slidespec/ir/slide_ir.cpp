#include "slidespec/ir/slide_ir.h"

#include <algorithm>
#include <utility>

namespace deckle {

bool TextBodyIr::empty() const {
  return std::all_of(paragraphs.begin(), paragraphs.end(),
                     [](const ParagraphIr& p) { return p.runs.empty(); });
}

std::string plain_text(const TextBodyIr& body) {
  std::string out;
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    if (i > 0) out += '\n';
    for (const RunIr& run : body.paragraphs[i].runs) out += run.text;
  }
  return out;
}

namespace {

// Calls `see` with every text size of the body: of its runs, and of the mark of a paragraph without
// runs.
template <typename See>
void each_size(const TextBodyIr& body, See see) {
  for (const ParagraphIr& paragraph : body.paragraphs) {
    if (paragraph.runs.empty()) see(paragraph.end.size_pt);
    for (const RunIr& run : paragraph.runs) see(run.style.size_pt);
  }
}

constexpr std::pair<ElementType, const char*> kTypeNames[] = {
    {ElementType::Title, "title"},           {ElementType::Bullets, "bullets"},
    {ElementType::Text, "text"},             {ElementType::Image, "image"},
    {ElementType::Decoration, "decoration"}, {ElementType::Chart, "chart"},
    {ElementType::Table, "table"},           {ElementType::Shape, "shape"},
    {ElementType::Divider, "divider"},       {ElementType::Citation, "citation"},
};

constexpr std::pair<VerticalText, const char*> kVerticalNames[] = {
    {VerticalText::Horz, "horz"},
    {VerticalText::Vert, "vert"},
    {VerticalText::Vert270, "vert270"},
    {VerticalText::WordArtVert, "wordArtVert"},
    {VerticalText::EaVert, "eaVert"},
    {VerticalText::MongolianVert, "mongolianVert"},
    {VerticalText::WordArtVertRtl, "wordArtVertRtl"},
};

}  // namespace

const char* to_string(VerticalText vert) {
  for (const auto& [value, name] : kVerticalNames) {
    if (value == vert) return name;
  }
  return "horz";
}

std::optional<VerticalText> vertical_text_from(std::string_view name) {
  for (const auto& [value, known] : kVerticalNames) {
    if (name == known) return value;
  }
  return std::nullopt;
}

double largest_size_pt(const TextBodyIr& body) {
  double largest = 0;
  each_size(body, [&largest](double size) { largest = std::max(largest, size); });
  return largest;
}

double smallest_size_pt(const TextBodyIr& body) {
  double smallest = 0;
  each_size(body, [&smallest](double size) { smallest = smallest == 0 ? size : std::min(smallest, size); });
  return smallest;
}

const char* to_string(ElementType type) {
  for (const auto& [value, name] : kTypeNames) {
    if (value == type) return name;
  }
  return "text";
}

std::optional<ElementType> element_type_from(const std::string& name) {
  for (const auto& [value, known] : kTypeNames) {
    if (name == known) return value;
  }
  return std::nullopt;
}

Rect table_frame(const ElementIr& element) {
  if (element.table == nullptr) return element.box;
  Rect frame{element.box.x, element.box.y + element.table->caption_height, Emu(0), Emu(0)};
  for (const TableColumnIr& column : element.table->columns) frame.w += column.width;
  for (const TableRowIr& row : element.table->rows) frame.h += row.height;
  if (element.table->rtl) frame.x = element.box.right() - frame.w;
  return frame;
}

bool in_inherited_place(const ElementIr& element) {
  return element.placeholder && element.box == element.placeholder->inherited_box &&
         element.transform.is_identity();
}

bool in_template_area(const ElementIr& element) {
  const Rect &area = element.template_area, &box = element.box;
  const bool inside = box.x >= area.x && box.y >= area.y && box.right() <= area.right() &&
                      box.bottom() <= area.bottom();
  return in_inherited_place(element) ||
         (!area.empty() && inside && element.transform.is_identity());
}

const ElementIr* find_element(const SlideIr& slide, const std::string& eid) {
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&eid](const ElementIr& element) { return element.eid == eid; });
  return found == slide.elements.end() ? nullptr : &*found;
}

ElementIr* find_element(SlideIr& slide, const std::string& eid) {
  return const_cast<ElementIr*>(find_element(std::as_const(slide), eid));
}

}  // namespace deckle
