#pragma once
// Limits and a budget for one call of a reader.

#include <cstdlib>
#include <optional>

#include "slidespec/limits/budget.h"

namespace deckle::test {

// The standard limits but for one.
[[nodiscard]] inline Limits limits_with(Limit limit, std::uint64_t value) {
  Limits limits;
  if (!limits.set(limit, value)) std::abort();
  return limits;
}

// With nothing drawn from it yet. Valid until the next call on this thread.
[[nodiscard]] inline Budget& fresh_budget(const Limits& limits = {}) {
  thread_local std::optional<Budget> budget;
  budget.emplace(limits);
  return *budget;
}

}  // namespace deckle::test
