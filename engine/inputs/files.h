#pragma once
// Files that a build reads.

#include <cstdint>
#include <string>

#include "slidespec/core/result.h"

namespace deckle::engine {

// NotFound: absent, a folder, or not readable. Limit: larger than `max_bytes`.
[[nodiscard]] Result<std::string> read_file(const std::string& path, std::uint64_t max_bytes);

// Reads a file descriptor to its end; it stays open. `name` is for messages.
[[nodiscard]] Result<std::string> read_descriptor(int descriptor, const std::string& name,
                                                  std::uint64_t max_bytes);

[[nodiscard]] bool exists(const std::string& path);

}  // namespace deckle::engine
