#pragma once
// The relationships of a sheet, for what its shapes refer to.

#include <map>
#include <pugixml.hpp>
#include <string>

#include "ooxml/opc/package.h"

namespace deckle::pptx {

// Slide parts, in lower case → slide ids of the deck ("s256").
using SlideIds = std::map<std::string, std::string>;

class SheetLinks {
 public:
  SheetLinks(const ooxml::Package& package, std::string part, const SlideIds* slides);

  [[nodiscard]] const std::string& part() const { return part_; }
  // Null: the sheet has no relationship of this id.
  [[nodiscard]] const ooxml::Relationship* find(const std::string& id) const;
  // The part that an internal relationship names; empty: none, or it is external.
  [[nodiscard]] std::string target(const std::string& id) const;
  // The address of an a:hlinkClick: a URI of an allowed scheme, or # and the id of a slide. Empty:
  // no link, or one that leads elsewhere (a file, a macro, a jump such as "next slide").
  [[nodiscard]] std::string address(pugi::xml_node hyperlink) const;

 private:
  std::string part_;
  const SlideIds* slides_;
  std::map<std::string, ooxml::Relationship> by_id_;
};

}  // namespace deckle::pptx
