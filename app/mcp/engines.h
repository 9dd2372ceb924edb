#pragma once
// The engines of a server: one for each list of font folders that calls have named, because an
// engine reads its fonts once.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/pipeline/engine.h"

namespace deckle::app::mcp {

// Not for several threads at once.
class Engines {
 public:
  explicit Engines(Limits limits) : limits_(limits) {}

  // The engine that looks for fonts in these folders first. It lives until kMax others have been
  // used. NotFound: one of the folders does not exist.
  [[nodiscard]] Result<std::shared_ptr<const engine::Engine>> of(
      const std::vector<std::string>& font_folders);

 private:
  // Ours: an engine holds its fonts and shaped text, up to some hundred MB.
  static constexpr std::size_t kMax = 3;

  struct Entry {
    std::vector<std::string> font_folders;
    std::shared_ptr<const engine::Engine> engine;
  };
  Limits limits_;
  std::vector<Entry> entries_;  // the last used first
};

}  // namespace deckle::app::mcp
