#pragma once
// A request to stop, looked at between steps of work.
//
// Whoever starts the work gives a function that says whether it should stop; the work calls check()
// often enough that it stops within some tens of milliseconds. check() throws Cancelled, which
// passes through everything between and is caught where the work was started.

#include <functional>
#include <utility>

namespace deckle {

// Not a std::exception, so that a handler for the exceptions of a library does not catch it.
struct Cancelled {};

class Cancellation {
 public:
  Cancellation() = default;  // never asked for
  // `asked` is called on any thread that works, often; it must be quick and thread-safe.
  explicit Cancellation(std::function<bool()> asked) : asked_(std::move(asked)) {}

  [[nodiscard]] bool requested() const { return asked_ && asked_(); }
  // Throws Cancelled when it was asked for.
  void check() const {
    if (requested()) throw Cancelled{};
  }

 private:
  std::function<bool()> asked_;
};

}  // namespace deckle
