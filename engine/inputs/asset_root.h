#pragma once
// The only folder that assets are read from (docs/contracts.md, "Assets").

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"
#include "slidespec/system/descriptor.h"

namespace deckle::engine {

class AssetRoot {
 public:
  // NotFound: `folder` does not exist, is not a folder or cannot be opened.
  [[nodiscard]] static Result<AssetRoot> open(const std::string& folder);

  // Whether `file_id` is outside the root after following all links. A dangling link counts as its
  // target path. `file_id` is relative and without "..": the spec reader has checked that.
  [[nodiscard]] bool leaves(const std::string& file_id) const;

  // The bytes of a regular file in the root. Error messages begin with the file_id:
  // NotFound, Limit (larger than `limit` of `budget`, or what is left of `total`), Malformed (a
  // folder, a pipe, a device; a path that leaves the root).
  [[nodiscard]] Result<std::string> read(const std::string& file_id, Limit limit, Limit total,
                                         Budget& budget) const;

 private:
  AssetRoot(std::filesystem::path root, std::shared_ptr<const Descriptor> folder)
      : root_(std::move(root)), folder_(std::move(folder)) {}
  // `file_id` with all links resolved; empty if there are too many.
  [[nodiscard]] std::filesystem::path resolve(const std::string& file_id) const;
  [[nodiscard]] bool holds(const std::filesystem::path& resolved) const;

  std::filesystem::path root_;  // absolute, without links
  std::shared_ptr<const Descriptor> folder_;  // open, so that replacing the folder changes nothing
};

}  // namespace deckle::engine
