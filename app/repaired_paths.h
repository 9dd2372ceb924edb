#pragma once
// Where commands write presentations that they have repaired.

#include <string>
#include <vector>

namespace deckle::app {

// -o, or for several inputs a file of its own name in that folder. Throws UsageError: two would
// have the same name, one from stdin has none, or `out` is not the name of a presentation.
[[nodiscard]] std::vector<std::string> repaired_paths(const std::vector<std::string>& inputs,
                                                      const std::string& out);

}  // namespace deckle::app
