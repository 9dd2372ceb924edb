#pragma once
// The folder that assets are read from, and the only one (docs/contracts.md, "Assets").

#include <cstdint>
#include <filesystem>
#include <string>

#include "slidespec/core/result.h"

namespace deckle::engine {

class AssetRoot {
 public:
  // NotFound: `folder` is no folder that can be entered.
  [[nodiscard]] static Result<AssetRoot> open(const std::string& folder);

  // Whether `file_id`, followed link by link, ends outside the root. Links that lead nowhere count
  // by where they point. `file_id` is relative and without "..": the reader of specs saw to that.
  [[nodiscard]] bool leaves(const std::string& file_id) const;

  // The bytes of a regular file within the root. Errors are for people and begin with the file_id:
  // NotFound, Limit (more than `max_bytes`), Malformed (a folder, a pipe, a device; a path that
  // leaves the root).
  [[nodiscard]] Result<std::string> read(const std::string& file_id, std::uint64_t max_bytes) const;

 private:
  explicit AssetRoot(std::filesystem::path root) : root_(std::move(root)) {}
  // `file_id` with every link followed; empty after too many.
  [[nodiscard]] std::filesystem::path resolve(const std::string& file_id) const;
  [[nodiscard]] bool holds(const std::filesystem::path& resolved) const;

  std::filesystem::path root_;  // absolute, without links
};

}  // namespace deckle::engine
