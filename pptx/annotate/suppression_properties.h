#pragma once
// Custom document properties (ECMA-376 Part 1, 22.3) that say which findings are accepted.
// PowerPoint shows them (File > Info > Properties > Advanced Properties > Custom) and keeps them.
//
// Only docProps/custom.xml changes, and where the file has none, the relationships of the package
// and [Content_Types].xml. Of these everything that was there stays, byte for byte.

#include <cstddef>
#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

enum class OldProperties { Kept, LeftOut };

struct CarriedProperties {
  ooxml::Package package;
  std::size_t written = 0;
  std::size_t already = 0;   // that the file has with the same text
  std::size_t left_out = 0;  // of those that it had
};

// Malformed: the part of the properties cannot be read. Limit: more than `budget` allows. Throws
// Cancelled.
[[nodiscard]] Result<CarriedProperties> add_suppressions(const ooxml::Package& package,
                                                         const ooxml::PackageFaults& faults,
                                                         const std::vector<std::string>& fields,
                                                         OldProperties old, Budget& budget);

}  // namespace deckle::pptx
