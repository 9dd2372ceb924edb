#pragma once
// Opening an input file, and reading it completely within a limit.

#include <string>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"
#include "slidespec/system/descriptor.h"

namespace deckle {

// A path that the user names may be a pipe, as a shell makes it for <(command). One that deckle
// looks up by itself must be a regular file: a pipe that somebody put there would never end.
enum class FoundBy { User, Deckle };

// Opens a file for reading; `file` owns it. NotFound: absent, a folder, not readable, or (found by
// deckle) not a regular file.
[[nodiscard]] Result<void> open_input(Descriptor& file, const std::string& path, FoundBy found_by);

// NotFound: as open_input(). Limit: larger than `limit` of `limits`. Throws Cancelled.
[[nodiscard]] Result<std::string> read_file(const std::string& path, Limit limit,
                                            const Limits& limits, FoundBy found_by);

// Reads a file descriptor to its end; it stays open. `name` is for messages.
[[nodiscard]] Result<std::string> read_descriptor(int descriptor, const std::string& name,
                                                  Limit limit, const Limits& limits);

}  // namespace deckle
