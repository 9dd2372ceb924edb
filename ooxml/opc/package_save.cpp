// Writing a package: deterministic bytes, put in place whole or not at all.

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <set>

#include "ooxml/opc/content_types.h"
#include "ooxml/opc/package.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/opc/zip_archive.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

tl::unexpected<Error> cannot_write(const std::string& path, const Message& doing) {
  return fail(ErrorCode::CannotWrite, doing + ": " + std::strerror(errno), path);
}

// A file beside the target that disappears unless it is renamed into place.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& target)
      : path_(target + ".XXXXXX"), descriptor_(::mkstemp(path_.data())) {}
  ~TemporaryFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

  [[nodiscard]] bool write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t wrote = ::write(descriptor_, bytes.data(), bytes.size());
      if (wrote < 0 && errno == EINTR) continue;
      if (wrote <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(wrote));
    }
    return true;
  }

  // mkstemp makes files private; an output gets what the user's umask leaves of 0666. It is not
  // synced: that guards against a failing machine, not a failing program, and may take as long as
  // making the deck.
  [[nodiscard]] bool finish(const std::string& target) {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    if (::fchmod(descriptor_, 0666 & ~mask) != 0) return false;
    const int closed = ::close(descriptor_);
    descriptor_ = -1;
    if (closed != 0 || ::rename(path_.c_str(), target.c_str()) != 0) return false;
    path_.clear();
    return true;
  }

 private:
  std::string path_;
  int descriptor_;
};

}  // namespace

Result<std::string> Package::to_bytes(int jobs) const {
  std::map<std::string, std::string> defaults, overrides;
  for (const auto& [name, part] : parts_) {
    if (!part.content_type.empty()) {
      overrides.emplace(name, part.content_type);
    } else if (const auto known = defaults_.find(extension_of(name)); known != defaults_.end()) {
      defaults.insert(*known);
    } else {
      return fail(ErrorCode::Internal, tr("no content type is known for this part"), name);
    }
  }
  defaults.insert(*Package().defaults_.find("rels"));
  defaults.insert(*Package().defaults_.find("xml"));

  std::vector<ArchiveMember> members;
  members.reserve(parts_.size() + 1);
  members.emplace_back(kContentTypesName, std::make_shared<const std::string>(
                                              write_content_types(defaults, overrides)));
  const std::string root = relationship_part_of("");
  if (const auto found = parts_.find(root); found != parts_.end())
    members.emplace_back(root, found->second.bytes);
  for (const auto& [name, part] : parts_) {
    if (name != root) members.emplace_back(name, part.bytes);
  }
  return write_archive(members, jobs);
}

Result<void> Package::save(const std::string& path, int jobs) const {
  const Result<std::string> bytes = to_bytes(jobs);
  if (!bytes) return tl::unexpected(bytes.error());
  struct stat target {};
  if (::stat(path.c_str(), &target) == 0 && !S_ISREG(target.st_mode)) {
    return fail(ErrorCode::CannotWrite, tr("is there already and is not a file"), path);
  }
  TemporaryFile file(path);
  if (!file.is_open()) return cannot_write(path, tr("creating a file beside it"));
  if (!file.write(*bytes)) return cannot_write(path, "writing");
  if (!file.finish(path)) return cannot_write(path, tr("putting it in place"));
  return {};
}

}  // namespace deckle::ooxml
