#pragma once
// What a helper program of ours may use of the machine. It is passed in its arguments and limits
// itself before it reads input that is not to be trusted: the process that starts it needs no fork.

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

// "--cpu-seconds=5", "--memory-bytes=2147483648", and back. Nullopt: an argument is no limit, or one
// of the two is missing or 0.
[[nodiscard]] std::vector<std::string> limit_arguments(const ResourceLimits& limits);
[[nodiscard]] std::optional<ResourceLimits> limits_from(
    const std::vector<std::string_view>& arguments);

// For the rest of the process: the limits, no core file, and no byte into any file (a write to a
// file fails; pipes and devices are none). A limit that is lower already stays. False, and the reason
// in errno: the system refuses one.
[[nodiscard]] bool limit_this_process(const ResourceLimits& limits);

}  // namespace deckle
