#pragma once
// A request to stop, checked between steps of work.
//
// The caller makes a Cancellation of a function that returns whether the work should stop, and a
// CancellationScope of that; the work calls check_cancelled() often enough to stop within some tens
// of milliseconds. That throws Cancelled, which passes through everything between and is caught
// where the work was started.
//
// The request belongs to the thread, not to a parameter: long loops are in the lowest functions of
// every room, below functions without cancellation. parallel_for() passes it on to its threads.

#include <cstddef>
#include <functional>
#include <utility>

namespace deckle {

// Not a std::exception, so that a handler for the exceptions of a library does not catch it.
struct Cancelled {};

class Cancellation {
 public:
  Cancellation() = default;  // never asked for
  // `requested` is called often, on every working thread; it must be quick and thread-safe.
  explicit Cancellation(std::function<bool()> requested) : requested_(std::move(requested)) {}

  [[nodiscard]] bool requested() const { return requested_ && requested_(); }

 private:
  std::function<bool()> requested_;
};

// While it exists, work on this thread may be cancelled. Scopes end in the reverse order in which
// they began.
class CancellationScope {
 public:
  // Null: never requested. `cancellation` must outlive the scope.
  explicit CancellationScope(const Cancellation* cancellation)
      : outer_(std::exchange(current_, cancellation)) {}
  ~CancellationScope() { current_ = outer_; }
  CancellationScope(const CancellationScope&) = delete;
  CancellationScope& operator=(const CancellationScope&) = delete;

  // That of this thread; null when there is none.
  [[nodiscard]] static const Cancellation* current() { return current_; }

 private:
  inline static thread_local const Cancellation* current_ = nullptr;
  const Cancellation* outer_;
};

// Whether the work on this thread was asked to stop.
[[nodiscard]] inline bool is_cancelled() {
  const Cancellation* const current = CancellationScope::current();
  return current != nullptr && current->requested();
}

// Throws Cancelled when it was.
inline void check_cancelled() {
  if (is_cancelled()) throw Cancelled{};
}

// For loops over bytes or values: checks once in about a millisecond of work.
inline constexpr std::size_t kBytesBetweenChecks = std::size_t{1} << 20;
inline constexpr std::size_t kValuesBetweenChecks = 4096;

}  // namespace deckle
