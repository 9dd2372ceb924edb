#pragma once
// A folder that paths are held inside: a path below it is resolved link by link, and one that
// leaves it is not opened.

#include <filesystem>
#include <memory>
#include <string>

#include "slidespec/core/result.h"
#include "slidespec/system/descriptor.h"

namespace deckle {

// Copies share the open folder. Immutable, so any number of threads may use it.
class RootFolder {
 public:
  // NotFound: `folder` does not exist, is not a folder (then errno is ENOENT or ENOTDIR) or cannot
  // be opened. The caller forms the message.
  [[nodiscard]] static tl::expected<RootFolder, int> open(const std::string& folder);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }  // absolute, no links

  // `relative` with all links resolved, as far as it exists; a dangling link counts as its target
  // path. It may be outside. Empty: there are too many links.
  [[nodiscard]] std::filesystem::path resolve(const std::filesystem::path& relative) const;
  // Whether an absolute path without links is the folder or below it.
  [[nodiscard]] bool holds(const std::filesystem::path& resolved) const;

  // Opens what resolve() returned and holds() accepts, folder by folder from the one that is open,
  // so that a link which has taken the place of any of them since is not followed: as
  // RESOLVE_NO_SYMLINKS of openat2(2), on kernels without it too. The descriptor, or -1 and the
  // reason in errno. A file is opened for reading, and without waiting for the other end of a pipe.
  [[nodiscard]] int open_file(const std::filesystem::path& resolved) const;
  [[nodiscard]] int open_folder(const std::filesystem::path& resolved) const;

 private:
  RootFolder(std::filesystem::path path, std::shared_ptr<const Descriptor> folder)
      : path_(std::move(path)), folder_(std::move(folder)) {}

  std::filesystem::path path_;
  std::shared_ptr<const Descriptor> folder_;  // open, so that replacing the folder changes nothing
};

}  // namespace deckle
