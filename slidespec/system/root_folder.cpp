#include "slidespec/system/root_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <deque>

namespace deckle {
namespace fs = std::filesystem;
namespace {

constexpr int kMaxLinks = 40;  // as in Linux

int open_below(int folder, const fs::path& path, int last_flags) {
  Descriptor inside;
  for (auto step = path.begin(); step != path.end(); ++step) {
    const bool last = std::next(step) == path.end();
    const int flags = O_CLOEXEC | O_NOFOLLOW | (last ? last_flags : O_PATH | O_DIRECTORY);
    const int next = ::openat(inside.is_open() ? inside.get() : folder, step->c_str(), flags);
    if (next < 0 || last) return next;
    inside.reset(next);
  }
  errno = ENOENT;
  return -1;
}

}  // namespace

tl::expected<RootFolder, int> RootFolder::open(const std::string& folder) {
  std::error_code ec;
  fs::path root = fs::canonical(folder, ec);
  if (ec) return tl::unexpected(ENOENT);
  if (!fs::is_directory(root, ec)) return tl::unexpected(ENOTDIR);
  auto open = std::make_shared<const Descriptor>(
      ::open(root.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW));
  if (!open->is_open()) return tl::unexpected(errno);
  return RootFolder(std::move(root), std::move(open));
}

fs::path RootFolder::resolve(const fs::path& relative) const {
  fs::path at = path_;
  std::deque<fs::path> ahead(relative.begin(), relative.end());
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
    const fs::path further = target.relative_path();
    ahead.insert(ahead.begin(), further.begin(), further.end());
  }
  return at;
}

bool RootFolder::holds(const fs::path& resolved) const {
  const auto [end, unused] =
      std::mismatch(path_.begin(), path_.end(), resolved.begin(), resolved.end());
  return end == path_.end();
}

int RootFolder::open_file(const fs::path& resolved) const {
  return open_below(folder_->get(), resolved.lexically_relative(path_), O_RDONLY | O_NONBLOCK);
}

int RootFolder::open_folder(const fs::path& resolved) const {
  return open_below(folder_->get(), resolved.lexically_relative(path_), O_RDONLY | O_DIRECTORY);
}

}  // namespace deckle
