#include "engine/inputs/asset_root.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <deque>

#include "engine/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::engine {
namespace fs = std::filesystem;
namespace {

constexpr int kMaxLinks = 40;  // as in Linux

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

// Opens a path that has no links, folder by folder, so that a link which has taken the place of any
// of them since is not followed: as RESOLVE_NO_SYMLINKS of openat2(2), on kernels without it too.
// The descriptor, or -1 and the reason in errno. O_NONBLOCK: it does not wait for the other end of
// a pipe.
int open_below(int folder, const fs::path& path) {
  Descriptor inside;
  for (auto step = path.begin(); step != path.end(); ++step) {
    const bool last = std::next(step) == path.end();
    const int flags =
        O_CLOEXEC | O_NOFOLLOW | (last ? O_RDONLY | O_NONBLOCK : O_PATH | O_DIRECTORY);
    const int next = ::openat(inside.is_open() ? inside.get() : folder, step->c_str(), flags);
    if (next < 0 || last) return next;
    inside.reset(next);
  }
  errno = ENOENT;
  return -1;
}

}  // namespace

Result<AssetRoot> AssetRoot::open(const std::string& folder) {
  std::error_code ec;
  fs::path root = fs::canonical(folder, ec);
  if (ec || !fs::is_directory(root, ec))
    return fail(ErrorCode::NotFound, tr("the asset folder does not exist, or is not a folder"), folder);
  auto open = std::make_shared<const Descriptor>(
      ::open(root.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW));
  if (!open->is_open())
    return fail(ErrorCode::NotFound,
                tr("the asset folder cannot be opened: {}", std::strerror(errno)), folder);
  return AssetRoot(std::move(root), std::move(open));
}

fs::path AssetRoot::resolve(const std::string& file_id) const {
  fs::path at = root_;
  const fs::path given(file_id);
  std::deque<fs::path> ahead(given.begin(), given.end());
  for (int links = 0; !ahead.empty();) {
    const fs::path step = ahead.front();
    ahead.pop_front();
    if (step.empty() || step == ".") continue;
    if (step == "..") {
      at = at.parent_path();
      continue;
    }
    std::error_code ec;
    const fs::path next = at / step;
    if (!fs::is_symlink(fs::symlink_status(next, ec))) {
      at = next;
      continue;
    }
    if (++links > kMaxLinks) return {};
    const fs::path target = fs::read_symlink(next, ec);
    if (ec) return {};
    if (target.is_absolute()) at = target.root_path();
    const fs::path relative = target.relative_path();
    ahead.insert(ahead.begin(), relative.begin(), relative.end());
  }
  return at;
}

bool AssetRoot::holds(const fs::path& resolved) const {
  const auto [end, unused] =
      std::mismatch(root_.begin(), root_.end(), resolved.begin(), resolved.end());
  return end == root_.end();
}

bool AssetRoot::leaves(const std::string& file_id) const {
  const fs::path resolved = resolve(file_id);
  return !resolved.empty() && !holds(resolved);
}

Result<std::string> AssetRoot::read(const std::string& file_id, Limit limit, Limit total,
                                    Budget& budget) const {
  const fs::path resolved = resolve(file_id);
  if (resolved.empty())
    return fail(ErrorCode::Malformed,
                tr("{} is in a loop of symbolic links", file_id));
  if (!holds(resolved))
    return fail(ErrorCode::Malformed,
                tr("{} leaves the asset folder through a symbolic link", file_id));
  const Descriptor file(open_below(folder_->get(), resolved.lexically_relative(root_)));
  if (!file.is_open())
    return fail(ErrorCode::NotFound,
                errno == ENOENT || errno == ENOTDIR
                    ? tr("{} does not exist", file_id)
                    : tr("{} cannot be opened: {}", file_id, std::strerror(errno)));
  return read_regular(file.get(), file_id, limit, total, budget);
}

}  // namespace deckle::engine
