#pragma once
// Waiting until one of some files is changed.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace deckle::app {

class WatchedFiles {
 public:
  // As they are now. A file may be absent.
  explicit WatchedFiles(std::vector<std::string> paths);

  // Looks at them four times a second, and returns the first whose size, time or identity is
  // another, once it has been there and the same for one look: programs write in several steps, or
  // write another file and rename it. Never returns while nothing changes.
  [[nodiscard]] std::string wait();

 private:
  // Device, inode, size, seconds and nanoseconds of its change; none: absent.
  using State = std::vector<std::uint64_t>;
  [[nodiscard]] static State state_of(const std::string& path);

  std::vector<std::pair<std::string, State>> files_;
};

}  // namespace deckle::app
