#include "pptx/write/slide_part.h"

#include <algorithm>
#include <utility>

#include "pptx/write/vocabulary.h"

namespace deckle::pptx {

SlidePart::SlidePart(const SlideIr& slide, std::string part, Package& package,
                     MediaParts& media, const ThemeFaces& faces, const WriteOptions& options)
    : slide_(slide),
      part_(std::move(part)),
      package_(package),
      media_(media),
      faces_(faces),
      options_(options) {}

std::string SlidePart::unique_name(const std::string& wanted) {
  std::string name = wanted;
  for (int n = 2; !names_.insert(name).second; ++n) name = wanted + " " + std::to_string(n);
  return name;
}

std::string SlidePart::relate(std::string_view type_tail, const std::string& target_part) {
  return relationship_id(office_relationship(type_tail), Package::relative(part_, target_part),
                         false);
}

std::string SlidePart::relate_external(std::string_view type_tail, const std::string& uri) {
  return relationship_id(office_relationship(type_tail), uri, true);
}

std::string SlidePart::relationship_id(std::string type, std::string target, bool external) {
  const auto known =
      std::find_if(relationships_.begin(), relationships_.end(), [&](const Relationship& r) {
        return r.external == external && r.target == target && r.type == type;
      });
  if (known != relationships_.end()) return known->id;
  std::string id = "rId" + std::to_string(relationships_.size() + 1);
  relationships_.push_back({id, std::move(type), std::move(target), external});
  return id;
}

}  // namespace deckle::pptx
