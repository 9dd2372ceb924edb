#include "app/watched_files.h"

#include <sys/stat.h>

#include <chrono>
#include <thread>

namespace deckle::app {
namespace {

constexpr std::chrono::milliseconds kBetweenLooks{250};  // ours: seen at once, and no load

}  // namespace

WatchedFiles::WatchedFiles(std::vector<std::string> paths) {
  for (std::string& path : paths) {
    const State state = state_of(path);
    files_.emplace_back(std::move(path), state);
  }
}

WatchedFiles::State WatchedFiles::state_of(const std::string& path) {
  struct stat info {};
  if (::stat(path.c_str(), &info) != 0) return {};
  return {static_cast<std::uint64_t>(info.st_dev), static_cast<std::uint64_t>(info.st_ino),
          static_cast<std::uint64_t>(info.st_size), static_cast<std::uint64_t>(info.st_mtim.tv_sec),
          static_cast<std::uint64_t>(info.st_mtim.tv_nsec)};
}

std::string WatchedFiles::wait() {
  while (true) {
    std::this_thread::sleep_for(kBetweenLooks);
    for (auto& [path, known] : files_) {
      State now = state_of(path);
      if (now == known || now.empty()) continue;
      std::this_thread::sleep_for(kBetweenLooks);
      if (state_of(path) != now) break;  // still being written
      known = std::move(now);
      return path;
    }
  }
}

}  // namespace deckle::app
