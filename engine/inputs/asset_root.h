#pragma once
// The only folder that assets are read from (docs/contracts.md, "Assets").

#include <cstdint>
#include <string>
#include <utility>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"
#include "slidespec/system/root_folder.h"

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
  explicit AssetRoot(RootFolder root) : root_(std::move(root)) {}

  RootFolder root_;
};

}  // namespace deckle::engine
