#include "app/mcp/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace deckle::app::mcp {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16;
constexpr short kGone = POLLERR | POLLHUP | POLLNVAL;

}  // namespace

bool is_reader_gone(int output) {
  pollfd watched{output, 0, 0};
  return ::poll(&watched, 1, 0) > 0 && (watched.revents & kGone) != 0;
}

LineReader::Got LineReader::read_more() {
  std::array<pollfd, 2> watched{{{input_, POLLIN, 0}, {output_, 0, 0}}};
  for (;;) {
    if (::poll(watched.data(), watched.size(), -1) < 0) {
      if (errno == EINTR) continue;
      return Got::End;
    }
    if ((watched[1].revents & kGone) != 0) return Got::OutputGone;
    const std::size_t before = buffer_.size();
    buffer_.resize(before + kChunk);
    const ssize_t got = ::read(input_, buffer_.data() + before, kChunk);
    const int error = errno;
    buffer_.resize(before + (got > 0 ? static_cast<std::size_t>(got) : 0));
    if (got < 0 && (error == EINTR || error == EAGAIN)) continue;
    return got > 0 ? Got::Bytes : Got::End;
  }
}

LineReader::What LineReader::next(std::string& line) {
  for (;;) {
    const std::size_t end = buffer_.find('\n', searched_);
    if (end != std::string::npos) {
      const bool too_long = end > most_ && !passing_over_;
      const bool skipped = std::exchange(passing_over_, false);
      line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      searched_ = 0;
      if (skipped) continue;
      return too_long ? What::TooLong : What::Line;
    }
    searched_ = buffer_.size();
    if (buffer_.size() > most_ || passing_over_) {
      buffer_.clear();
      buffer_.shrink_to_fit();
      searched_ = 0;
      if (!std::exchange(passing_over_, true)) return What::TooLong;
    }
    if (ended_) {
      if (buffer_.empty()) return What::End;
      line = std::exchange(buffer_, {});
      searched_ = 0;
      return What::Line;
    }
    switch (read_more()) {
      case Got::Bytes:
        break;
      case Got::End:
        ended_ = true;
        break;
      case Got::OutputGone:
        return What::OutputGone;
    }
  }
}

}  // namespace deckle::app::mcp
