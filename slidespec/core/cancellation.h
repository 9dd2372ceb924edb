#pragma once
// A request to stop, checked between steps of work.
//
// The caller gives a function that returns whether the work should stop; the work calls check()
// often enough to stop within some tens of milliseconds. check() throws Cancelled, which passes
// through everything between and is caught where the work was started.

#include <functional>
#include <utility>

namespace deckle {

// Not a std::exception, so that a handler for the exceptions of a library does not catch it.
struct Cancelled {};

class Cancellation {
 public:
  Cancellation() = default;  // never requested
  // `requested` is called often, on every working thread; it must be quick and thread-safe.
  explicit Cancellation(std::function<bool()> requested) : requested_(std::move(requested)) {}

  [[nodiscard]] bool requested() const { return requested_ && requested_(); }
  // Throws Cancelled when a stop was requested.
  void check() const {
    if (requested()) throw Cancelled{};
  }

 private:
  std::function<bool()> requested_;
};

}  // namespace deckle
