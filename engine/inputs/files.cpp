#include "engine/inputs/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "engine/messages/tr.h"
#include "slidespec/system/descriptor.h"

namespace deckle::engine {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16;

}  // namespace

Result<std::string> read_descriptor(int descriptor, const std::string& name,
                                    std::uint64_t max_bytes) {
  std::string bytes;
  std::size_t used = 0;
  for (;;) {
    bytes.resize(used + kChunk);
    const ssize_t got = ::read(descriptor, bytes.data() + used, kChunk);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0)
      return fail(ErrorCode::NotFound, tr("cannot be read: {}", std::strerror(errno)), name);
    used += static_cast<std::size_t>(got);
    if (used > max_bytes)
      return fail(ErrorCode::Limit, tr("is larger than the limit of {} bytes", max_bytes), name);
    if (got == 0) break;
  }
  bytes.resize(used);
  return bytes;
}

Result<std::string> read_file(const std::string& path, std::uint64_t max_bytes) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return fail(ErrorCode::NotFound,
                errno == ENOENT ? tr("no such file")
                                : tr("cannot be opened: {}", std::strerror(errno)),
                path);
  struct stat info {};
  Result<std::string> bytes;
  if (::fstat(file, &info) == 0 && S_ISDIR(info.st_mode))
    bytes = fail(ErrorCode::NotFound, tr("is a folder, not a file"), path);
  else
    bytes = read_descriptor(file, path, max_bytes);
  ::close(file);
  return bytes;
}

bool exists(const std::string& path) {
  std::error_code ec;
  return std::filesystem::exists(path, ec);
}

}  // namespace deckle::engine
