#pragma once
// A cache of templates, so that an engine that builds many decks reads each only once.

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "slidespec/core/result.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::engine {

// Thread-safe. A template in use is kept alive by its users.
class TemplateCache {
 public:
  using Entry = std::shared_ptr<const templates::Template>;
  // How bands, rules and motifs of a built-in template lie.
  enum class Drawn { LeftToRight, RightToLeft };

  // Errors as in templates::read_template(). A file is read again when its size or modification
  // time has changed; a folder of parts is read every time.
  [[nodiscard]] Result<Entry> read(const std::string& path, const Limits& limits);
  [[nodiscard]] Result<Entry> builtin(const std::string& id, SlideSize size,
                                      Drawn drawn = Drawn::LeftToRight);
  // The built-in template in the look of a theme of somebody's own; made every time.
  [[nodiscard]] static Result<Entry> themed(std::shared_ptr<const templates::Theme> theme,
                                            SlideSize size, Drawn drawn);

 private:
  [[nodiscard]] Entry find(const std::string& key);
  void keep(const std::string& key, Entry entry);

  static constexpr std::size_t kMaxEntries = 16;
  std::mutex mutex_;
  std::map<std::string, Entry> entries_;
};

}  // namespace deckle::engine
