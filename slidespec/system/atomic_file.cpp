#include "slidespec/system/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "slidespec/messages/tr.h"
#include "slidespec/system/descriptor.h"
#include "slidespec/system/ending.h"

namespace deckle {
namespace {

constexpr int kNameAttempts = 100;

// Empty for a file in the current folder.
std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

tl::unexpected<Error> cannot_write(const std::string& path, int error) {
  const std::string folder = folder_of(path);
  struct stat info {};
  if (error == ENOENT && !folder.empty() && ::stat(folder.c_str(), &info) != 0)
    return fail(ErrorCode::CannotWrite,
                tr("cannot be written: the folder {} does not exist",
                   folder.substr(0, std::max<std::size_t>(1, folder.find_last_not_of('/') + 1))),
                path);
  return fail(ErrorCode::CannotWrite, tr("cannot be written: {}", std::strerror(error)), path);
}

// A file beside the target that disappears unless it is renamed into place; also when a signal ends
// the program.
class TemporaryFile {
 public:
  // Its name is short, so that it is valid beside a target with the longest name allowed.
  explicit TemporaryFile(const std::string& target) {
    const std::string folder = folder_of(target);
    const UninterruptedStep step;
    for (int attempt = 0; attempt < kNameAttempts && !file_.is_open(); ++attempt) {
      std::uint64_t number = 0;
      if (::getrandom(&number, sizeof number, 0) != sizeof number) break;
      path_ = fmt::format("{}.deckle-{:016x}.part", folder, number);
      // open() applies the umask; reading the umask would require changing it for a moment, for all
      // threads.
      file_.reset(::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
      if (!file_.is_open() && errno != EEXIST) break;
    }
    if (file_.is_open()) {
      listed_.list(path_.c_str());
      return;
    }
    open_error_ = errno;
    path_.clear();
  }
  ~TemporaryFile() {
    const UninterruptedStep step;
    if (!path_.empty()) ::unlink(path_.c_str());
    listed_.forget();
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  // 0, or an errno.
  [[nodiscard]] int put(std::string_view bytes, const std::string& target) {
    if (!file_.is_open()) return open_error_;
    if (!write_all(file_.get(), bytes) || !file_.close()) return errno;
    const UninterruptedStep step;
    if (::rename(path_.c_str(), target.c_str()) != 0) return errno;
    listed_.forget();
    path_.clear();
    return 0;
  }

 private:
  std::string path_;
  int open_error_ = 0;
  Descriptor file_;
  ListedFile listed_;
};

Result<void> write_special(const std::string& path, std::string_view bytes) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.is_open() || !write_all(file.get(), bytes) || !file.close())
    return cannot_write(path, errno);
  return {};
}

}  // namespace

Result<void> write_file(const std::string& path, std::string_view bytes, SpecialFile special) {
  struct stat target {};
  if (::stat(path.c_str(), &target) == 0 && !S_ISREG(target.st_mode)) {
    if (S_ISDIR(target.st_mode))
      return fail(ErrorCode::CannotWrite, tr("is a folder, not a file"), path);
    if (special == SpecialFile::Refuse)
      return fail(ErrorCode::CannotWrite, tr("already exists and is not a file"), path);
    return write_special(path, bytes);
  }
  TemporaryFile file(path);
  if (const int error = file.put(bytes, path)) return cannot_write(path, error);
  return {};
}

}  // namespace deckle
