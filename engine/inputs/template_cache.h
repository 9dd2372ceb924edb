#pragma once
// Templates that were read, so that an engine that builds many decks reads each once.

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "slidespec/core/result.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::engine {

// Used from any number of threads. A template that is in use is kept alive by its users.
class TemplateCache {
 public:
  using Entry = std::shared_ptr<const templates::Template>;

  // Errors as templates::read_template(). A file is read again when its size or time of change
  // differ from what they were; a folder of parts is read each time.
  [[nodiscard]] Result<Entry> read(const std::string& path);
  [[nodiscard]] Result<Entry> builtin(const std::string& id, SlideSize size);

 private:
  [[nodiscard]] Entry find(const std::string& key);
  void keep(const std::string& key, Entry entry);

  static constexpr std::size_t kMaxEntries = 16;
  std::mutex mutex_;
  std::map<std::string, Entry> entries_;
};

}  // namespace deckle::engine
