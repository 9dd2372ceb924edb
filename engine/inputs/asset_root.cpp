#include "engine/inputs/asset_root.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "engine/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::engine {
namespace fs = std::filesystem;
namespace {

// Reads the file up to the size that fstat gives.
Result<std::string> read_regular(int file, const std::string& file_id, Limit limit, Limit total,
                                 Budget& budget) {
  struct stat info {};
  if (::fstat(file, &info) != 0)
    return fail(ErrorCode::NotFound, tr("{} cannot be read: {}", file_id, std::strerror(errno)));
  if (!S_ISREG(info.st_mode))
    return fail(ErrorCode::Malformed,
                tr("{} is {}, not a file", file_id,
                   S_ISDIR(info.st_mode) ? tr("a folder") : tr("a pipe or a device")));
  const auto size = static_cast<std::size_t>(info.st_size);
  if (Result<void> allowed =
          budget.allow(limit, size).and_then([&] { return budget.draw(total, size); });
      !allowed)
    return fail(ErrorCode::Limit, tr("{} has {}", file_id, allowed.error().message));
  std::string bytes;
  bytes.reserve(size);
  std::size_t used = 0;
  while (used < size) {
    check_cancelled();
    bytes.resize(std::min(size, used + kBytesBetweenChecks));
    const ssize_t got = ::read(file, bytes.data() + used, bytes.size() - used);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0)
      return fail(ErrorCode::NotFound, tr("{} cannot be read: {}", file_id, std::strerror(errno)));
    if (got == 0) break;
    used += static_cast<std::size_t>(got);
  }
  bytes.resize(used);
  return bytes;
}

}  // namespace

Result<AssetRoot> AssetRoot::open(const std::string& folder) {
  auto root = RootFolder::open(folder);
  if (root) return AssetRoot(std::move(*root));
  const int error = root.error();
  return fail(ErrorCode::NotFound,
              error == ENOENT || error == ENOTDIR
                  ? tr("the asset folder does not exist, or is not a folder")
                  : tr("the asset folder cannot be opened: {}", std::strerror(error)),
              folder);
}

bool AssetRoot::leaves(const std::string& file_id) const {
  const fs::path resolved = root_.resolve(file_id);
  return !resolved.empty() && !root_.holds(resolved);
}

Result<std::string> AssetRoot::read(const std::string& file_id, Limit limit, Limit total,
                                    Budget& budget) const {
  const fs::path resolved = root_.resolve(file_id);
  if (resolved.empty())
    return fail(ErrorCode::Malformed,
                tr("{} is in a loop of symbolic links", file_id));
  if (!root_.holds(resolved))
    return fail(ErrorCode::Malformed,
                tr("{} leaves the asset folder through a symbolic link", file_id));
  const Descriptor file(root_.open_file(resolved));
  if (!file.is_open())
    return fail(ErrorCode::NotFound,
                errno == ENOENT || errno == ENOTDIR
                    ? tr("{} does not exist", file_id)
                    : tr("{} cannot be opened: {}", file_id, std::strerror(errno)));
  return read_regular(file.get(), file_id, limit, total, budget);
}

}  // namespace deckle::engine
