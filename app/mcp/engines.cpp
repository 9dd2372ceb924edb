#include "app/mcp/engines.h"

#include <algorithm>

namespace deckle::app::mcp {

Result<std::shared_ptr<const engine::Engine>> Engines::of(
    const std::vector<std::string>& font_folders) {
  const auto known = std::find_if(
      entries_.begin(), entries_.end(),
      [&font_folders](const Entry& entry) { return entry.font_folders == font_folders; });
  if (known != entries_.end()) {
    std::rotate(entries_.begin(), known, known + 1);
    return entries_.front().engine;
  }
  engine::EngineOptions options;
  options.font_folders = font_folders;
  options.limits = limits_;
  auto opened = engine::Engine::open(std::move(options));
  if (!opened) return tl::unexpected(opened.error());
  if (entries_.size() >= kMax) entries_.pop_back();
  entries_.insert(entries_.begin(),
                  {font_folders, std::make_shared<const engine::Engine>(std::move(*opened))});
  return entries_.front().engine;
}

}  // namespace deckle::app::mcp
