#include "engine/inputs/template_cache.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <utility>

#include "templates/right_to_left.h"

namespace deckle::engine {
namespace {

// The identity and state of a file; empty if it is not a regular file.
std::string key_of(const std::string& path) {
  struct stat info {};
  if (::stat(path.c_str(), &info) != 0 || !S_ISREG(info.st_mode)) return {};
  return fmt::format("{}:{}:{}:{}.{}:{}", info.st_dev, info.st_ino, info.st_size,
                     info.st_mtim.tv_sec, info.st_mtim.tv_nsec, path);
}

}  // namespace

Result<TemplateCache::Entry> TemplateCache::read(const std::string& path, const Limits& limits) {
  const std::string key = key_of(path);
  if (Entry known = find(key)) return known;
  auto read = templates::read_template(path, limits);
  if (!read) return tl::unexpected(read.error());
  Entry entry = std::make_shared<const templates::Template>(std::move(*read));
  // If the file changed while it was read, the result belongs to neither state and is not kept.
  if (key == key_of(path)) keep(key, entry);
  return entry;
}

Result<TemplateCache::Entry> TemplateCache::builtin(const std::string& id, SlideSize size,
                                                    Drawn drawn) {
  const std::string key =
      std::string(drawn == Drawn::RightToLeft ? "right to left, " : "") +
      (size == SlideSize::Widescreen16x9 ? "builtin 16:9 " : "builtin 4:3 ") + id;
  if (Entry known = find(key)) return known;
  auto read = templates::builtin_template(id, size);
  if (read && drawn == Drawn::RightToLeft) read = templates::drawn_right_to_left(*read);
  if (!read) return tl::unexpected(read.error());
  Entry entry = std::make_shared<const templates::Template>(std::move(*read));
  keep(key, entry);
  return entry;
}

Result<TemplateCache::Entry> TemplateCache::themed(std::shared_ptr<const templates::Theme> theme,
                                                   SlideSize size, Drawn drawn) {
  auto made = templates::themed_template(std::move(theme), size);
  if (made && drawn == Drawn::RightToLeft) made = templates::drawn_right_to_left(*made);
  if (!made) return tl::unexpected(made.error());
  return std::make_shared<const templates::Template>(std::move(*made));
}

TemplateCache::Entry TemplateCache::find(const std::string& key) {
  if (key.empty()) return nullptr;
  const std::lock_guard lock(mutex_);
  const auto found = entries_.find(key);
  return found == entries_.end() ? nullptr : found->second;
}

void TemplateCache::keep(const std::string& key, Entry entry) {
  if (key.empty()) return;
  const std::lock_guard lock(mutex_);
  // Rarely more than one or two are in use, so it does not matter which one is removed.
  if (entries_.size() >= kMaxEntries) entries_.erase(entries_.begin());
  entries_.insert_or_assign(key, std::move(entry));
}

}  // namespace deckle::engine
