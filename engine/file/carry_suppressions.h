#pragma once
// Writes what somebody accepts into a copy of a presentation, which carries it from then on.

#include <cstddef>
#include <string>
#include <vector>

#include "engine/pipeline/engine.h"
#include "slidespec/core/api.h"

namespace deckle::engine {

struct CarryOptions {
  // Those that the file has: they stay, or are left out.
  enum class Old { Kept, LeftOut } old = Old::Kept;
  int jobs = 1;  // threads that write the file; it does not depend on them
};

struct Carrying {
  std::string bytes;  // of the copy
  std::size_t written = 0;
  std::size_t already = 0;  // that the file has
  std::size_t left_out = 0;
  bool is_signed = false;  // its digital signature does not hold for the copy
};

// `fields`: each as `--suppress` takes it. All parts keep their bytes but docProps/custom.xml and
// what has to name it. Errors are those of check_file(); throws nothing.
[[nodiscard]] DECKLE_API Result<Carrying> carry_suppressions(const Engine& engine,
                                                             const std::string& path,
                                                             const std::vector<std::string>& fields,
                                                             const CarryOptions& options = {});

}  // namespace deckle::engine
