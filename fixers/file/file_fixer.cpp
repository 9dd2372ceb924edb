#include "fixers/file/file_fixer.h"

#include <algorithm>

namespace deckle::fixers {

namespace {

bool is_own(const ElementIr& element) {
  return !element.eid.starts_with("_layout_") && !element.eid.starts_with("_master_");
}

bool is_bound(const ElementIr& line, const std::string& eid) {
  return line.from.eid == eid || line.to.eid == eid;
}

}  // namespace

bool repairs(const FileFixerDoc& doc, std::string_view rule) {
  return !rule.empty() && std::find(doc.repairs.begin(), doc.repairs.end(), rule) !=
                              doc.repairs.end();
}

FileTarget target_of(const FileView& file, const Diagnostic& finding) {
  FileTarget out{file, finding};
  for (std::size_t i = 0; i < file.slides.size(); ++i) {
    const SlideIr& slide = file.slides[i];
    if (slide.slide_id != finding.at.slide_id) continue;
    out.slide = &slide;
    for (std::size_t k = 0; k < slide.elements.size() && !finding.at.element_id.empty(); ++k) {
      if (slide.elements[k].eid != finding.at.element_id) continue;
      out.index = k;
      out.element = &slide.elements[k];
      out.measured = &file.measured[i].elements[k];
      return out;
    }
    return out;
  }
  return out;
}

bool can_be_placed(const ElementIr& element) {
  return element.origin && element.groups.empty() && is_own(element) &&
         element.origin->kind != SourceKind::Diagram && !element.box.empty();
}

std::optional<std::vector<const ElementIr*>> moved_together(const SlideIr& slide,
                                                            const ElementIr& element) {
  std::vector<const ElementIr*> out{&element};
  for (const ElementIr& other : slide.elements) {
    if (&other == &element || other.hidden || !is_own(other)) continue;
    if (is_bound(other, element.eid)) return std::nullopt;
    const Rect both = intersection(element.box, other.box);
    if (both.empty() || both == element.box) continue;  // apart, or behind the whole of it
    if (both != other.box || !can_be_placed(other)) return std::nullopt;
    out.push_back(&other);
  }
  const bool placed = std::all_of(out.begin(), out.end(),
                                  [](const ElementIr* one) { return can_be_placed(*one); });
  return placed ? std::optional(out) : std::nullopt;
}

FileProposal moved_by(const std::vector<const ElementIr*>& elements, Emu right, Emu down) {
  FileProposal out;
  for (const ElementIr* one : elements) {
    Rect box = one->box;
    box.x += right;
    box.y += down;
    out.changes.push_back(pptx::ShapeChange{*one->origin, pptx::PlaceShape{box}});
    out.eids.push_back(one->eid);
  }
  return out;
}

}  // namespace deckle::fixers
