#pragma once
// Repairs what the rules found, where that loses nothing.
//
// Changes are made to the text of parts, in rounds: those that touch the same place wait for the
// next one, in which the package is checked anew. Parts that no repair names keep their bytes.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ooxml/opc/package.h"
#include "pptx/check/run/check_package.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::pptx::check {

// What was done to a part for a rule.
struct Change {
  std::string part;  // empty: the archive
  std::string rule;
  Message message;
  std::vector<std::string> changed;  // parts; also of those that are not listed
  std::size_t more = 0;              // of the same rule and part, which are not listed
};

struct Repaired {
  // Without any the file is as it was.
  std::vector<Change> changes;
  Checked left;              // what the rules find now
  ooxml::Package package;    // repaired
  ooxml::PackageFaults faults;  // of it
  bool changed = false;
  // Why nothing was repaired although there are repairs; empty otherwise.
  Message refused;
};

// `package` and `faults` as opened, `checked` what check_package() found in it. Limit: a part has
// become too large. `wanted` says of which rules; empty: of all. Throws Cancelled.
[[nodiscard]] Result<Repaired> repair_package(ooxml::Package package, ooxml::PackageFaults faults,
                                              Checked checked, const std::string& file_name,
                                              const Limits& limits,
                                              const std::function<bool(std::string_view)>& wanted = {});

}  // namespace deckle::pptx::check
