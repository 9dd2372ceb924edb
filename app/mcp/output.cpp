#include "app/mcp/output.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>

namespace deckle::app::mcp {
namespace {

// Also to a pipe that does not block, as some clients make it.
bool write_whole(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t wrote = ::write(descriptor, bytes.data(), bytes.size());
    if (wrote > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(wrote));
    } else if (wrote < 0 && errno == EAGAIN) {
      pollfd ready{descriptor, POLLOUT, 0};
      ::poll(&ready, 1, -1);
    } else if (wrote == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

}  // namespace

void Output::write(std::string line) {
  line += '\n';
  const std::lock_guard lock(mutex_);
  if (!failed_ && !write_whole(descriptor_, line)) failed_ = true;
}

}  // namespace deckle::app::mcp
