#pragma once
// The presentation part (ECMA-376 Part 1, 19.2.1.26): page, masters, slides, sections.

#include <cstdint>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "ooxml/xml/document.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

struct SlideListing {
  std::uint32_t id = 0;  // p:sldId/@id
  std::string part;      // empty: no such relationship, or one that leads nowhere
};

struct SectionListing {
  std::string name;
  std::vector<std::uint32_t> slide_ids;
};

struct Presentation {
  std::string part;
  ooxml::xml::Document document;
  Size page;
  Size notes_page;  // of notes and handouts
  int first_slide_number = 1;
  bool rtl = false;
  std::vector<std::string> masters;  // parts, each once, in the order of the list
  std::vector<SlideListing> slides;  // in the order of the show
  std::vector<SectionListing> sections;

  // p:defaultTextStyle, or null.
  [[nodiscard]] pugi::xml_node defaults() const;
};

// The ids of slides in the IR: "s256"; a repeated one gets ".2", ".3" ….
[[nodiscard]] std::vector<std::string> slide_names(const std::vector<SlideListing>& slides);

// Malformed: there is no presentation part, it is none, or the page is not within 1 and 56 inches.
// Limit: more masters or slides than `budget` allows. `name` is the file's, for messages.
[[nodiscard]] Result<Presentation> read_presentation(const ooxml::Package& package,
                                                     const std::string& name, Budget& budget);

// The safe area of a page: `content`, the box around the master's title and body. When that is
// empty, leaves the page or covers only a small part of it: half-inch margins and a footer band
// (docs/design.md, "Page and safe area"), smaller on pages too small for them.
[[nodiscard]] Rect safe_area(const Rect& content, Size page);

}  // namespace deckle::pptx
