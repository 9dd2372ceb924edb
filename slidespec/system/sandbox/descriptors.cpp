#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <charconv>
#include <filesystem>

#include "slidespec/system/sandbox/pieces.h"

namespace deckle::sandbox {
namespace {

namespace fs = std::filesystem;

void discard_standard_error() {
  const int null = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (null < 0 || ::dup2(null, STDERR_FILENO) < 0) ::close(STDERR_FILENO);
}

// For Linux before 5.9. False: /proc is not there.
bool close_those_listed() {
  std::error_code error;
  std::vector<int> open;
  for (fs::directory_iterator entry("/proc/self/fd", error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename();
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    if (number > STDERR_FILENO) open.push_back(number);
  }
  // The one that listed them is among them and already closed.
  for (const int number : open) ::close(number);
  return !error;
}

bool close_all_above_standard_error() {
#if defined(SYS_close_range)
  if (::syscall(SYS_close_range, STDERR_FILENO + 1U, ~0U, 0U) == 0) return true;
#endif
  return close_those_listed();
}

}  // namespace

SandboxPiece keep_standard_descriptors() {
  discard_standard_error();
  if (!close_all_above_standard_error())
    return {"descriptors", "neither close_range nor /proc/self/fd"};
  return {"descriptors", {}};
}

}  // namespace deckle::sandbox
