#include "app/mcp/roots.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "app/messages/tr.h"
#include "slidespec/system/atomic_file.h"
#include "slidespec/system/input_file.h"

namespace deckle::app::mcp {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMaxPathBytes = 4096;  // PATH_MAX of Linux

tl::unexpected<Error> refused(Message why, const std::string& path) {
  return fail(ErrorCode::Malformed, std::move(why), path);
}

tl::unexpected<Error> not_opened(int error, const std::string& path) {
  return fail(ErrorCode::NotFound,
              error == ENOENT || error == ENOTDIR
                  ? tr("does not exist")
                  : tr("cannot be opened: {}", std::strerror(error)),
              path);
}

Message why_not_a_path(const std::string& path) {
  if (path.empty()) return tr("the path is empty");
  if (path.size() > kMaxPathBytes) return tr("the path is longer than {} bytes", kMaxPathBytes);
  if (path.find('\0') != std::string::npos) return tr("the path has a character 0");
  const fs::path steps(path);
  if (std::find(steps.begin(), steps.end(), "..") != steps.end())
    return tr("\"..\" is not allowed in a path; write the path from the root folder");
  return {};
}

// The part of `path` below `folder`; empty if it is not below.
fs::path below(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  if (end != folder.end()) return {};
  fs::path relative = ".";
  for (auto step = rest; step != path.end(); ++step) relative /= *step;
  return relative;
}

// Of a folder as it was named, without a slash at its end.
fs::path absolute_name(const std::string& folder) {
  fs::path name = fs::absolute(folder).lexically_normal();
  return name.has_filename() ? name : name.parent_path();
}

}  // namespace

Result<Roots> Roots::open(const std::vector<std::string>& folders) {
  Roots roots;
  for (const std::string& folder : folders) {
    auto root = RootFolder::open(folder);
    if (!root)
      return fail(ErrorCode::NotFound,
                  tr("the root folder cannot be opened: {}", std::strerror(root.error())), folder);
    roots.roots_.push_back(std::move(*root));
    roots.given_.push_back(absolute_name(folder));
  }
  return roots;
}

std::vector<std::string> Roots::paths() const {
  std::vector<std::string> all;
  for (const RootFolder& root : roots_) all.push_back(root.path().string());
  return all;
}

Result<Roots::Held> Roots::hold(const std::string& path) const {
  if (Message why = why_not_a_path(path); !why.empty()) return refused(std::move(why), path);
  const fs::path named(path);
  const RootFolder* root = &roots_.front();
  fs::path relative = named;
  if (named.is_absolute()) {
    relative.clear();
    for (std::size_t i = 0; i < roots_.size() && relative.empty(); ++i) {
      const fs::path normal = named.lexically_normal();
      relative = below(normal, roots_[i].path());
      if (relative.empty()) relative = below(normal, given_[i]);
      root = &roots_[i];
    }
    if (relative.empty())
      return refused(tr("is outside the root folders ({}); name a file in one of them, or start "
                        "deckle mcp with --root for its folder",
                        fmt::format("{}", fmt::join(paths(), ", "))),
                     path);
  }
  fs::path resolved = root->resolve(relative);
  if (resolved.empty()) return refused(tr("is in a loop of symbolic links"), path);
  const auto held = std::find_if(roots_.begin(), roots_.end(), [&resolved](const RootFolder& one) {
    return one.holds(resolved);
  });
  if (held == roots_.end())
    return refused(tr("leaves the root folders through a symbolic link; copy the file into one of "
                      "them, or start deckle mcp with --root for its folder"),
                   path);
  return Held{&*held, std::move(resolved)};
}

Result<std::string> Roots::read(const std::string& path, Limit limit, const Limits& limits) const {
  auto held = hold(path);
  if (!held) return tl::unexpected(held.error());
  const Descriptor file(held->root->open_file(held->resolved));
  if (!file.is_open()) return not_opened(errno, path);
  struct stat info {};
  if (::fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode))
    return refused(tr("is not a file"), path);
  return read_descriptor(file.get(), path, limit, limits);
}

Result<std::string> Roots::file(const std::string& path) const {
  auto held = hold(path);
  if (!held) return tl::unexpected(held.error());
  const Descriptor file(held->root->open_file(held->resolved));
  if (!file.is_open()) return not_opened(errno, path);
  struct stat info {};
  if (::fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode))
    return refused(tr("is not a file"), path);
  return held->resolved.string();
}

Result<std::string> Roots::folder(const std::string& path) const {
  auto held = hold(path);
  if (!held) return tl::unexpected(held.error());
  const Descriptor folder(held->root->open_folder(held->resolved));
  if (!folder.is_open())
    return errno == ENOTDIR ? refused(tr("is not a folder"), path) : not_opened(errno, path);
  return held->resolved.string();
}

Result<OutputPlace> Roots::output(const std::string& path) const {
  if (Message why = why_not_a_path(path); !why.empty()) return refused(std::move(why), path);
  const fs::path named(path);
  const std::string name = named.filename().string();
  if (name.empty() || name == ".") return refused(tr("is a folder, not a file"), path);
  const fs::path parent = named.parent_path();
  auto held = hold(parent.empty() ? "." : parent.string());
  if (!held) {
    Error error = held.error();
    error.where = path;
    return tl::unexpected(std::move(error));
  }
  auto folder = std::make_shared<const Descriptor>(held->root->open_folder(held->resolved));
  if (!folder->is_open())
    return fail(ErrorCode::NotFound,
                tr("its folder does not exist or cannot be opened; make the folder first"), path);
  struct stat info {};
  if (::fstatat(folder->get(), name.c_str(), &info, AT_SYMLINK_NOFOLLOW) == 0 &&
      !S_ISREG(info.st_mode))
    return refused(tr("exists and is a folder, a link or a device; choose another name"), path);
  return OutputPlace{std::move(folder), name, (held->resolved / name).string()};
}

Result<void> write_output(const OutputPlace& place, std::string_view bytes) {
  // The folder that is open, whatever its name leads to by now.
  const std::string path = fmt::format("/proc/self/fd/{}/{}", place.folder->get(), place.name);
  auto written = write_file(path, bytes, SpecialFile::Refuse);
  if (!written) written.error().where = place.path;
  return written;
}

}  // namespace deckle::app::mcp
