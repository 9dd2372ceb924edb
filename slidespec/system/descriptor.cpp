#include "slidespec/system/descriptor.h"

#include <unistd.h>

#include <cerrno>

namespace deckle {

void Descriptor::reset(int number) {
  static_cast<void>(close());
  number_ = number;
}

bool Descriptor::close() {
  if (number_ < 0) return true;
  const int number = number_;
  number_ = -1;
  return ::close(number) == 0;
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t wrote = ::write(descriptor, bytes.data(), bytes.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote == 0) errno = EIO;
    if (wrote <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(wrote));
  }
  return true;
}

}  // namespace deckle
