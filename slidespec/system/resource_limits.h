#pragma once
// Resource limits of a helper program. They are passed as arguments, and the helper applies them to
// itself before it reads untrusted input: so its parent needs no fork.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deckle {

struct ResourceLimits {
  std::uint64_t cpu_seconds = 0;   // of processor time, from limit_this_process() on
  std::uint64_t memory_bytes = 0;  // of address space; not held under the address sanitizer
};

// "--cpu-seconds=5", "--memory-bytes=2147483648", and back. Nullopt: an argument is not a limit, or
// one of the two is missing or 0.
[[nodiscard]] std::vector<std::string> limit_arguments(const ResourceLimits& limits);
[[nodiscard]] std::optional<ResourceLimits> limits_from(
    const std::vector<std::string_view>& arguments);

// Applies the limits to this process, and forbids core files and writing to files (pipes and
// devices are allowed). A lower limit stays. False, with the reason in errno: the system refuses
// one.
[[nodiscard]] bool limit_this_process(const ResourceLimits& limits);

}  // namespace deckle
