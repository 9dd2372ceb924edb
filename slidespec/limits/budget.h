#pragma once
// The limits of one input, and what its readers have used of them so far.
//
// One budget belongs to one input; every reader of it draws from the same one, so that the sum over
// all its parts has a bound, and not only each part. Not for several threads at once: the order in
// which parts are read decides which of them exceeds a limit, and must be the same in every run.

#include <array>
#include <cstdint>

#include "slidespec/limits/limits.h"

namespace deckle {

// The error of an input that exceeds a limit.
[[nodiscard]] tl::unexpected<Error> over(Limit limit, std::uint64_t value,
                                         const Message& where = {});

class Budget {
 public:
  explicit Budget(const Limits& limits) : limits_(limits) {}

  [[nodiscard]] const Limits& limits() const { return limits_; }
  [[nodiscard]] std::uint64_t limit(Limit limit) const { return limits_.of(limit); }

  // Whether one thing of this size is allowed. Limit: it is not; `where` is the thing: a Message,
  // or what one is made of, because some callers ask for every attribute of a file.
  template <typename Where = Message>
  [[nodiscard]] Result<void> allow(Limit limit, std::uint64_t amount,
                                   const Where& where = {}) const {
    if (amount <= limits_.of(limit)) return {};
    return over(limit, limits_.of(limit), where);
  }
  // Counts `amount` against the limit of the whole input. Limit: it is used up.
  template <typename Where = Message>
  [[nodiscard]] Result<void> draw(Limit limit, std::uint64_t amount, const Where& where = {}) {
    if (amount > left(limit)) return over(limit, limits_.of(limit), where);
    drawn_[static_cast<std::size_t>(limit)] += amount;
    return {};
  }
  // What draw() still allows.
  [[nodiscard]] std::uint64_t left(Limit limit) const {
    return limits_.of(limit) - drawn_[static_cast<std::size_t>(limit)];
  }

 private:
  Limits limits_;
  std::array<std::uint64_t, kLimits> drawn_{};
};

}  // namespace deckle
