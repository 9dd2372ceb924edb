#pragma once
// Details: an element taken off its slide whole, with a short label in its place. In a deck they
// are on an appendix slide, linked both ways, or in the speaker notes (docs/design.md, decision
// 8). No word is dropped; the label is added.

#include <optional>
#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::fixers {

enum class DetailsPlace { Appendix, Notes };  // --details

struct Detailed {
  Slide slide;                    // with the label
  std::optional<Slide> appendix;  // "<slide_id>~details", "…~details-2"; empty with Notes
};

// `title_eid` is the element that is the slide's title, or "". Pictures and charts go to an
// appendix slide also with Notes: notes hold text only.
[[nodiscard]] Detailed move_details(const Slide& slide, const std::string& eid,
                                    const std::string& title_eid, const std::string& language,
                                    DetailsPlace place);

// The slide with every element that has extensions.details moved, and behind it the
// appendix slides that this made.
[[nodiscard]] std::vector<Slide> without_details(const Slide& slide, const std::string& language,
                                                 DetailsPlace place);

// Whether a slide is one that move_details() has made, or a continuation of one.
[[nodiscard]] bool is_appendix(const std::string& slide_id);

}  // namespace deckle::fixers
