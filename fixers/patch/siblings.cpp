#include "fixers/patch/siblings.h"

#include <algorithm>

namespace deckle::fixers {
namespace {

template <typename T>
void lower(std::optional<T>& value, const std::optional<T>& other) {
  if (other && (!value || *other < *value)) value = other;
}

void lower(std::optional<AutofitIr>& value, const std::optional<AutofitIr>& other) {
  if (other && (!value || other->font_scale_pct < value->font_scale_pct)) value = other;
}

ElementEdit* find_edit(std::vector<ElementEdit>& edits, const std::string& eid) {
  const auto found = std::find_if(edits.begin(), edits.end(),
                                  [&eid](const ElementEdit& edit) { return edit.eid == eid; });
  return found == edits.end() ? nullptr : &*found;
}

bool changes_text(const ElementEdit& edit) {
  return edit.size_pt || edit.line_spacing_pct || edit.space_scale || edit.autofit;
}

void take_text(ElementEdit& edit, const ElementEdit& other) {
  lower(edit.size_pt, other.size_pt);
  lower(edit.line_spacing_pct, other.line_spacing_pct);
  lower(edit.space_scale, other.space_scale);
  lower(edit.autofit, other.autofit);
}

}  // namespace

std::vector<const ElementIr*> siblings_of(const SlideIr& slide, const ElementIr& element) {
  std::vector<const ElementIr*> siblings;
  if (!element.member) return siblings;
  for (const ElementIr& other : slide.elements) {
    if (other.member && other.member->group == element.member->group &&
        other.member->part == element.member->part && other.member->cell != element.member->cell)
      siblings.push_back(&other);
  }
  return siblings;
}

bool has_groups(const SlideIr& slide) {
  return std::any_of(slide.elements.begin(), slide.elements.end(),
                     [](const ElementIr& element) { return element.member.has_value(); });
}

void treat_siblings_alike(const SlideIr& slide, std::vector<ElementEdit>& edits) {
  for (std::size_t i = 0; i < edits.size(); ++i) {
    const ElementIr* element = find_element(slide, edits[i].eid);
    if (element == nullptr || !element->member) continue;
    if (!changes_text(edits[i])) continue;
    ElementEdit all = edits[i];
    const std::vector<const ElementIr*> siblings = siblings_of(slide, *element);
    for (const ElementIr* sibling : siblings) {
      if (const ElementEdit* other = find_edit(edits, sibling->eid)) take_text(all, *other);
    }
    take_text(edits[i], all);
    for (const ElementIr* sibling : siblings) {
      if (sibling->text.empty() && sibling->table == nullptr) continue;
      ElementEdit* other = find_edit(edits, sibling->eid);
      if (other == nullptr) {
        edits.emplace_back();
        other = &edits.back();
        other->eid = sibling->eid;
      }
      take_text(*other, all);
    }
  }
}

}  // namespace deckle::fixers
