#include "measure/sfnt/font_source.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "slidespec/system/input_file.h"

namespace deckle::measure::sfnt {
namespace {

bool is_within(std::uint64_t size, std::uint64_t at, std::uint64_t length) {
  return at <= size && length <= size - at;
}

}  // namespace

std::optional<std::string> BytesInMemory::read(std::uint64_t at, std::uint64_t length) const {
  if (!is_within(size(), at, length)) return std::nullopt;
  return std::string(bytes_.substr(at, length));
}

Result<void> BytesInFile::open(const std::string& path) {
  if (auto opened = open_input(file_, path, FoundBy::Deckle); !opened) return opened;
  struct stat info {};
  if (::fstat(file_.get(), &info) == 0 && info.st_size > 0)
    size_ = static_cast<std::uint64_t>(info.st_size);
  return {};
}

std::optional<std::string> BytesInFile::read(std::uint64_t at, std::uint64_t length) const {
  if (!is_within(size_, at, length)) return std::nullopt;
  std::string bytes(length, '\0');
  for (std::size_t have = 0; have < length;) {
    const ssize_t got =
        ::pread(file_.get(), bytes.data() + have, length - have, static_cast<off_t>(at + have));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return std::nullopt;
    have += static_cast<std::size_t>(got);
  }
  return bytes;
}

}  // namespace deckle::measure::sfnt
