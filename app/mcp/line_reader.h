#pragma once
// Lines from a descriptor, each within a limit, while the reader of our own output is watched.

#include <cstdint>
#include <string>

namespace deckle::app::mcp {

class LineReader {
 public:
  enum class What {
    Line,
    TooLong,    // the line is longer than allowed; its remainder is passed over
    End,        // of the input, or it cannot be read
    OutputGone  // nobody reads the output any more
  };

  // Reads `input`; `output` is only watched. `most` is the length of a line in bytes.
  LineReader(int input, int output, std::uint64_t most)
      : input_(input), output_(output), most_(most) {}

  // Waits for the next line, and stores it without its end. The last line needs none. Holds no more
  // than `most` bytes and what one read returns.
  [[nodiscard]] What next(std::string& line);

 private:
  enum class Got { Bytes, End, OutputGone };
  Got read_more();

  int input_, output_;
  std::uint64_t most_;
  std::string buffer_;
  std::size_t searched_ = 0;   // no line ends in buffer_[0, searched_)
  bool passing_over_ = false;  // the remainder of a line that was too long
  bool ended_ = false;
};

// Whether the reader of a pipe or socket is gone; false for a file.
[[nodiscard]] bool is_reader_gone(int output);

}  // namespace deckle::app::mcp
