#pragma once
// The bytes of a text for nlohmann's parser, which cannot be interrupted otherwise: each MiB looks
// whether the work was cancelled.

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "slidespec/core/cancellation.h"

namespace deckle {

class CheckedBytes {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  explicit CheckedBytes(const char* at) : at_(at) {}
  reference operator*() const { return *at_; }
  // Throws Cancelled.
  CheckedBytes& operator++() {
    ++at_;
    if (reinterpret_cast<std::uintptr_t>(at_) % kBytesBetweenChecks == 0) check_cancelled();
    return *this;
  }
  CheckedBytes operator++(int) {
    const CheckedBytes before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CheckedBytes&, const CheckedBytes&) = default;

 private:
  const char* at_;
};

}  // namespace deckle
