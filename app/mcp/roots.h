#pragma once
// The folders that a client may name files in. A path is relative to the first of them, or absolute
// and within one; it is resolved link by link, and refused where it leaves its folder.

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"
#include "slidespec/system/descriptor.h"
#include "slidespec/system/root_folder.h"

namespace deckle::app::mcp {

// Where a file is to be written. The folder is open, so that replacing it changes nothing.
struct OutputPlace {
  std::shared_ptr<const Descriptor> folder;
  std::string name;
  std::string path;  // absolute, without links in its folder
};

// Errors: Malformed for a path that is not allowed, NotFound for what does not exist. `where` is
// the path as the client wrote it.
class Roots {
 public:
  // NotFound: one of them is not a folder that can be opened. `folders` is not empty.
  [[nodiscard]] static Result<Roots> open(const std::vector<std::string>& folders);

  [[nodiscard]] std::vector<std::string> paths() const;  // absolute, without links

  // The bytes of a regular file. Limit: it is larger than `limit`.
  [[nodiscard]] Result<std::string> read(const std::string& path, Limit limit,
                                         const Limits& limits) const;
  // The absolute path without links of a regular file or a folder that exists.
  [[nodiscard]] Result<std::string> file(const std::string& path) const;
  [[nodiscard]] Result<std::string> folder(const std::string& path) const;
  // A file that may be written: new, or a regular one; its folder exists. A link is no such file.
  [[nodiscard]] Result<OutputPlace> output(const std::string& path) const;

 private:
  struct Held {
    const RootFolder* root;
    std::filesystem::path resolved;
  };
  [[nodiscard]] Result<Held> hold(const std::string& path) const;

  std::vector<RootFolder> roots_;
  std::vector<std::filesystem::path> given_;  // as they were named, absolute; the same order
};

// Writes all bytes or nothing. CannotWrite, with the path as it is in `place`.
[[nodiscard]] Result<void> write_output(const OutputPlace& place, std::string_view bytes);

}  // namespace deckle::app::mcp
