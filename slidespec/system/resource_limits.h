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
  std::uint64_t memory_bytes = 0;  // of address space; not held under sanitizers
};

// "--cpu-seconds=5", "--memory-bytes=2147483648", and back. Nullopt: an argument is not a limit, or
// one of the two is missing or 0.
[[nodiscard]] std::vector<std::string> limit_arguments(const ResourceLimits& limits);
[[nodiscard]] std::optional<ResourceLimits> limits_from(
    const std::vector<std::string_view>& arguments);

// Applies the limits to this process, forbids core files and writing to files (pipes and devices
// are allowed), and limits the number of open files. A lower limit stays. The number of processes
// is not limited: the system counts all of the user, and their threads. False, with the reason in
// errno: the system refuses a limit.
[[nodiscard]] bool limit_this_process(const ResourceLimits& limits);

}  // namespace deckle
