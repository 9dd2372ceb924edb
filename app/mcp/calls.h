#pragma once
// The calls of tools that wait or run: one at a time, in the order in which they came, on a thread
// of their own, so that the next message is read meanwhile.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace deckle::app::mcp {

// Ours: a client that sends more at once does not wait for answers.
inline constexpr std::size_t kMaxWaitingCalls = 16;

class Calls {
 public:
  // Whether the call has been cancelled; read often, on any thread.
  using Cancelled = std::atomic<bool>;
  // Must not throw.
  using Work = std::function<void(const Cancelled& cancelled)>;

  // At most `most_bytes` of arguments wait, besides those of the call that runs.
  explicit Calls(std::size_t most_bytes);
  // Cancels what waits and runs, and waits for its end.
  ~Calls();
  Calls(const Calls&) = delete;
  Calls& operator=(const Calls&) = delete;

  enum class Added { Yes, SameId, TooMany };
  // `key` identifies the call until its work has ended; `bytes` is the size of its arguments.
  [[nodiscard]] Added add(const std::string& key, std::size_t bytes, Work work);
  // Nothing, if no call has this key. The work of a call that waits is not begun.
  void cancel(const std::string& key);
  void cancel_all();
  // Waits until no call waits or runs, at most this long. Whether there is none.
  [[nodiscard]] bool wait(std::chrono::milliseconds most);

 private:
  struct Call {
    std::string key;
    std::size_t bytes = 0;
    Work work;
    Cancelled cancelled = false;
  };
  void run();

  const std::size_t most_bytes_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Call>> waiting_;
  std::shared_ptr<Call> running_;
  std::size_t bytes_ = 0;  // of those that wait
  bool ending_ = false;
  std::thread thread_;  // last: it uses all of these
};

}  // namespace deckle::app::mcp
