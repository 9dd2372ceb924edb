#pragma once
// Details: an element moved off its slide as a whole, with a short label in its place. It is moved
// to an appendix slide, linked both ways, or to the speaker notes (docs/design.md, decision 8). No
// text is dropped; the label is added.

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

// `title_eid` is the slide's title element, or "". Pictures and charts are moved to an appendix
// slide even with Notes, because notes hold only text.
[[nodiscard]] Detailed move_details(const Slide& slide, const std::string& eid,
                                    const std::string& title_eid, const std::string& language,
                                    DetailsPlace place);

// The slide without the elements that have extensions.details, followed by the appendix slides that
// were created for them.
[[nodiscard]] std::vector<Slide> without_details(const Slide& slide, const std::string& language,
                                                 DetailsPlace place);

// Whether a slide was created by move_details(), or is a continuation of such a slide.
[[nodiscard]] bool is_appendix(const std::string& slide_id);

}  // namespace deckle::fixers
