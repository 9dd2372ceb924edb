#include "pptx/read/links.h"

#include <string_view>
#include <utility>

#include "slidespec/address/link_address.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx {

SheetLinks::SheetLinks(const ooxml::Package& package, std::string part, const SlideIds* slides)
    : part_(std::move(part)), slides_(slides) {
  for (ooxml::Relationship& relationship : package.relationships(part_)) {
    std::string id = relationship.id;
    by_id_.emplace(std::move(id), std::move(relationship));
  }
}

const ooxml::Relationship* SheetLinks::find(const std::string& id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : &found->second;
}

std::string SheetLinks::target(const std::string& id) const {
  const ooxml::Relationship* relationship = find(id);
  if (relationship == nullptr || relationship->external) return {};
  return ooxml::Package::resolve(part_, relationship->target);
}

std::string SheetLinks::address(pugi::xml_node hyperlink) const {
  if (!hyperlink) return {};
  const ooxml::Relationship* relationship = find(hyperlink.attribute("r:id").value());
  if (relationship == nullptr) return {};
  if (relationship->external) return link_address(relationship->target).uri;
  if (slides_ == nullptr) return {};
  const auto slide =
      slides_->find(ascii_lower(ooxml::Package::resolve(part_, relationship->target)));
  return slide == slides_->end() ? std::string() : "#" + slide->second;
}

}  // namespace deckle::pptx
