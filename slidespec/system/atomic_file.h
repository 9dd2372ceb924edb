#pragma once
// Files that appear whole or not at all.

#include <string>
#include <string_view>

#include "slidespec/core/result.h"

namespace deckle {

// What to do about a path that names a device or a pipe, which cannot be replaced.
enum class SpecialFile { Write, Refuse };

// Written beside `path` and renamed over it, so that whoever opens it finds the old bytes or the new
// ones, also when several threads or programs write the same path: then the last one's are left. A
// symbolic link is replaced, what it points to stays. The file gets what the umask leaves of 0666.
//
// CannotWrite, and then nothing is left beside it: `path` is a folder, or special and refused, or
// whatever the file system says. Not synced with the disk: that guards against a failing machine, not
// a failing program, and may take as long as making a deck.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view bytes,
                                      SpecialFile special = SpecialFile::Write);

}  // namespace deckle
