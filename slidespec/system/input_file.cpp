#include "slidespec/system/input_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "slidespec/core/cancellation.h"
#include "slidespec/limits/budget.h"
#include "slidespec/messages/tr.h"
#include "slidespec/system/descriptor.h"

namespace deckle {
namespace {

constexpr std::size_t kFirstChunk = std::size_t{1} << 16;

}  // namespace

Result<std::string> read_descriptor(int descriptor, const std::string& name, Limit limit,
                                    const Limits& limits) {
  const std::uint64_t most = limits.of(limit);
  struct stat info {};
  const bool regular = ::fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode);
  const auto expected = regular ? static_cast<std::uint64_t>(info.st_size) : 0;
  if (expected > most) return over(limit, most, name);
  std::string bytes;
  bytes.reserve(static_cast<std::size_t>(expected) + 1);
  std::size_t used = 0;
  for (;;) {
    check_cancelled();
    // One byte beyond what is expected: reading it shows whether the file ends there.
    const std::size_t free = std::max(bytes.capacity() - used, kFirstChunk);
    bytes.resize(used + std::min(free, kBytesBetweenChecks));
    const ssize_t got = ::read(descriptor, bytes.data() + used, bytes.size() - used);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0)
      return fail(ErrorCode::NotFound, tr("cannot be read: {}", std::strerror(errno)), name);
    used += static_cast<std::size_t>(got);
    if (used > most) return over(limit, most, name);
    if (got == 0) break;
  }
  bytes.resize(used);
  return bytes;
}

Result<void> open_input(Descriptor& file, const std::string& path, FoundBy found_by) {
  // O_NONBLOCK: opening a pipe does not wait for its other end.
  const int waits = found_by == FoundBy::User ? 0 : O_NONBLOCK;
  file.reset(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | waits));
  if (!file.is_open())
    return fail(
        ErrorCode::NotFound,
        errno == ENOENT ? tr("no such file") : tr("cannot be opened: {}", std::strerror(errno)),
        path);
  struct stat info {};
  if (::fstat(file.get(), &info) != 0)
    return fail(ErrorCode::NotFound, tr("cannot be read: {}", std::strerror(errno)), path);
  if (S_ISDIR(info.st_mode)) return fail(ErrorCode::NotFound, tr("is a folder, not a file"), path);
  if (found_by == FoundBy::Deckle && !S_ISREG(info.st_mode))
    return fail(ErrorCode::NotFound, tr("is a pipe or a device, not a file"), path);
  return {};
}

Result<std::string> read_file(const std::string& path, Limit limit, const Limits& limits,
                              FoundBy found_by) {
  Descriptor file;
  if (auto opened = open_input(file, path, found_by); !opened)
    return tl::unexpected(opened.error());
  return read_descriptor(file.get(), path, limit, limits);
}

}  // namespace deckle
