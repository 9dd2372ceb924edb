#include "pptx/write/slide_part.h"

#include <algorithm>
#include <utility>

#include "ooxml/opc/part_name.h"
#include "ooxml/opc/relationships.h"
#include "ooxml/opc/vocabulary.h"
#include "pptx/write/vocabulary.h"
#include "slidespec/core/assert.h"

namespace deckle::pptx {

const GroupIr* group_of(const ElementIr& element) {
  return element.origin || element.groups.empty() ? nullptr : &element.groups.outermost();
}

SlidePart::SlidePart(const SlideIr& slide, const SlideNames& names, const BaseDeck& base,
                     const WriteOptions& options)
    : slide_(slide),
      names_(names),
      media_(base.media),
      faces_(base.faces_for(slide.layout_part)),
      cell_text_(base.cell_text_for(slide.layout_part)),
      options_(options) {}

const ChartNames& SlidePart::next_chart() {
  DECKLE_ASSERT(charts_ < names_.charts.size(), "a chart without a name");
  return names_.charts[charts_++];
}

void SlidePart::put(NewPart part, const std::vector<ooxml::Relationship>& relationships) {
  if (!relationships.empty())
    parts_.push_back({ooxml::relationship_part_of(part.name), ooxml::write_relationships(relationships), {}});
  parts_.push_back(std::move(part));
}

std::vector<NewPart> SlidePart::take() {
  put({names_.slide, w.take(), kSlideType}, relationships_);
  return std::move(parts_);
}

void SlidePart::number_shapes(const std::vector<const ElementIr*>& order) {
  std::uint32_t id = last_shape_id_;
  const GroupIr* open = nullptr;
  for (const ElementIr* element : order) {
    const GroupIr* group = group_of(*element);
    if (group != nullptr && (open == nullptr || !(*group == *open))) ++id;
    open = group;
    shape_ids_.emplace(element->eid, ++id);
  }
}

std::uint32_t SlidePart::shape_id_of(const std::string& eid) const {
  const auto found = shape_ids_.find(eid);
  return found == shape_ids_.end() ? 0 : found->second;
}

std::string SlidePart::unique_name(const std::string& preferred) {
  std::string name = preferred;
  for (int n = 2; !shape_names_.insert(name).second; ++n)
    name = preferred + " " + std::to_string(n);
  return name;
}

std::string SlidePart::relate(std::string_view type_tail, const std::string& target_part) {
  return relationship_id(ooxml::office_relationship(type_tail), ooxml::Package::relative(names_.slide, target_part),
                         false);
}

std::string SlidePart::relate_external(std::string_view type_tail, const std::string& uri) {
  return relationship_id(ooxml::office_relationship(type_tail), uri, true);
}

std::string SlidePart::relationship_id(std::string type, std::string target, bool external) {
  const auto known =
      std::find_if(relationships_.begin(), relationships_.end(), [&](const ooxml::Relationship& r) {
        return r.external == external && r.target == target && r.type == type;
      });
  if (known != relationships_.end()) return known->id;
  std::string id = "rId" + std::to_string(relationships_.size() + 1);
  relationships_.push_back({id, std::move(type), std::move(target), external});
  return id;
}

}  // namespace deckle::pptx
