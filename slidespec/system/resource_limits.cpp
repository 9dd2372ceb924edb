#include "slidespec/system/resource_limits.h"

#include <signal.h>
#include <sys/resource.h>

#include <algorithm>
#include <charconv>

namespace deckle {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kShadowed = true;  // the sanitizer reserves terabytes of address space
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kShadowed = true;
#else
constexpr bool kShadowed = false;
#endif
#else
constexpr bool kShadowed = false;
#endif

// Ours. A font or a module is open only while it is mapped into memory.
constexpr rlim_t kMaxOpenFiles = 64;

constexpr std::string_view kCpu = "--cpu-seconds=", kMemory = "--memory-bytes=";

bool read_number(std::string_view argument, std::string_view option, std::uint64_t& value) {
  if (!argument.starts_with(option)) return false;
  argument.remove_prefix(option.size());
  const char* const end = argument.data() + argument.size();
  const auto [stop, error] = std::from_chars(argument.data(), end, value);
  return error == std::errc{} && stop == end;
}

template <typename Resource>
bool limit(Resource resource, rlim_t value) {
  rlimit limits{};
  if (::getrlimit(resource, &limits) != 0) return false;
  limits.rlim_max = std::min(limits.rlim_max, value);  // RLIM_INFINITY is the largest
  limits.rlim_cur = std::min(limits.rlim_cur, limits.rlim_max);
  return ::setrlimit(resource, &limits) == 0;
}

// The system counts whole seconds from the start of the process.
rlim_t cpu_seconds_used() {
  rusage used{};
  if (::getrusage(RUSAGE_SELF, &used) != 0) return 0;
  return static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec +
                             (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1'000'000);
}

}  // namespace

std::vector<std::string> limit_arguments(const ResourceLimits& limits) {
  return {std::string(kCpu) + std::to_string(limits.cpu_seconds),
          std::string(kMemory) + std::to_string(limits.memory_bytes)};
}

std::optional<ResourceLimits> limits_from(const std::vector<std::string_view>& arguments) {
  ResourceLimits limits;
  for (const std::string_view argument : arguments) {
    if (!read_number(argument, kCpu, limits.cpu_seconds) &&
        !read_number(argument, kMemory, limits.memory_bytes))
      return std::nullopt;
  }
  if (limits.cpu_seconds == 0 || limits.memory_bytes == 0) return std::nullopt;
  return limits;
}

bool limit_this_process(const ResourceLimits& limits) {
  // A write beyond the limit is to fail; the signal that comes first would end the process.
  if (::signal(SIGXFSZ, SIG_IGN) == SIG_ERR) return false;
  return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NOFILE, kMaxOpenFiles) &&
         limit(RLIMIT_CPU, cpu_seconds_used() + limits.cpu_seconds) &&
         (kShadowed || limit(RLIMIT_AS, limits.memory_bytes));
}

}  // namespace deckle
