#pragma once
// Reads what DOMSnapshot.captureSnapshot says of a page: one call has the boxes of all elements and
// lines, their computed styles, and the order in which they are painted.

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "measure/chrome/browser.h"

namespace deckle::measure {

// The parameters of the call.
[[nodiscard]] nlohmann::json snapshot_parameters();

// A page, and the font of each of its texts as CSS: ascents are not in a snapshot.
struct Snapshot {
  PageMeasurement page;
  std::vector<std::vector<std::string>> fonts;  // by element and text
};

// Malformed: the answer does not have the expected form, or the page has no slide.
[[nodiscard]] Result<Snapshot> read_snapshot(const nlohmann::json& answer);

}  // namespace deckle::measure
