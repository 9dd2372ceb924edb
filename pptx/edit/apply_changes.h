#pragma once
// Makes changes in the parts of a package. Parts that no change names keep their bytes.

#include <span>
#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "pptx/edit/file_change.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

// Changes that are made together or not at all.
using ChangeSet = std::vector<FileChange>;

struct Changed {
  ooxml::Package package;
  ooxml::PackageFaults faults;  // of the new package
  std::vector<bool> made;       // by number of the set
  std::vector<std::vector<std::string>> parts;  // that each set has changed
};

// A set is not made when one of its changes is not possible, or touches what a set before it
// changes. `package` and `faults` are as they were opened. Malformed: it is no presentation.
// Limit: a part is too large. Throws Cancelled.
[[nodiscard]] Result<Changed> apply_changes(const ooxml::Package& package,
                                            const ooxml::PackageFaults& faults,
                                            std::span<const ChangeSet> sets);

}  // namespace deckle::pptx
