#pragma once
// The base's own slides, when they are kept beside the new ones (--keep-slides).

#include <cstdint>
#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "pptx/write/deck_writer.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

struct KeptSlide {
  std::uint32_t id = 0;      // p:sldId/@id
  std::string relationship;  // of the presentation part
  std::string part;
  bool hidden = false;
  bool has_notes = false;
};

struct KeptSection {
  std::string name, guid;
  std::vector<std::uint32_t> ids;  // of kept slides
};

struct KeptSlides {
  BaseSlides place = BaseSlides::Leave;
  std::vector<KeptSlide> slides;      // in the order of the show
  std::vector<KeptSection> sections;  // empty: the base has none
  bool complete = true;               // false: it also relates slides that it does not list

  [[nodiscard]] bool empty() const { return slides.empty(); }
  [[nodiscard]] std::size_t before() const {
    return place == BaseSlides::Before ? slides.size() : 0;
  }
  [[nodiscard]] bool has_part(const std::string& part) const;
  [[nodiscard]] bool has_relationship(const std::string& id) const;
};

// The slides that the presentation part `main` lists and the package has; none for
// BaseSlides::Leave. Malformed, Limit: the part, or a slide, cannot be read.
[[nodiscard]] Result<KeptSlides> read_base_slides(const ooxml::Package& package,
                                                  const std::string& main, BaseSlides place,
                                                  Budget& budget);

// `count` ids for new slides that no kept one has, ascending from kFirstSlideId.
[[nodiscard]] std::vector<std::int64_t> new_slide_ids(const KeptSlides& kept, std::size_t count);

// The extension of p:presentation that lists the sections: those kept, and one called `name` with
// the new slides. "" where the base has no sections.
[[nodiscard]] std::string sections_xml(const KeptSlides& kept, const std::string& name,
                                       const std::vector<std::int64_t>& ids);

}  // namespace deckle::pptx
