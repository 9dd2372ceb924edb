#pragma once
// Lines to the client, whole and one at a time, from any thread.

#include <atomic>
#include <mutex>
#include <string>

namespace deckle::app::mcp {

class Output {
 public:
  explicit Output(int descriptor) : descriptor_(descriptor) {}

  // `line` is without its end. Waits until the system has taken it.
  void write(std::string line);
  // Whether a line could not be written: nothing more is.
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  int descriptor_;
  std::mutex mutex_;
  std::atomic<bool> failed_ = false;
};

}  // namespace deckle::app::mcp
