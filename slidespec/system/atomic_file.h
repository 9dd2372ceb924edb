#pragma once
// Files that are written completely or not at all.

#include <string>
#include <string_view>

#include "slidespec/core/result.h"

namespace deckle {

// What to do about a path that names a device or a pipe, which cannot be replaced.
enum class SpecialFile { Write, Refuse };

// Written beside `path` and renamed over it, so that a reader sees the old bytes or the new ones,
// even when several threads or programs write the same path: then those of the last remain. A
// symbolic link is replaced, its target stays. The mode is 0666 less the umask.
//
// CannotWrite, and then no temporary file is left: `path` is a folder, or special and refused, or
// the file system reports an error. Not synced to disk: that protects against a failing machine,
// not a failing program, and may take as long as building a deck.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view bytes,
                                      SpecialFile special = SpecialFile::Write);

}  // namespace deckle
