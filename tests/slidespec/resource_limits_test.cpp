// Limits of a helper program: passed in arguments, applied by the program itself.

#include "slidespec/system/resource_limits.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

#include "tests/support/judges.h"

namespace deckle {
namespace {

TEST(ResourceLimits, GoThroughArguments) {
  const std::vector<std::string> told = limit_arguments({5, std::uint64_t{2} << 30});
  EXPECT_EQ(told, (std::vector<std::string>{"--cpu-seconds=5", "--memory-bytes=2147483648"}));
  const auto heard = limits_from({told.begin(), told.end()});
  ASSERT_TRUE(heard.has_value());
  EXPECT_EQ(heard->cpu_seconds, 5U);
  EXPECT_EQ(heard->memory_bytes, std::uint64_t{2} << 30);
}

TEST(ResourceLimits, AreBothNeededAndNothingElse) {
  const std::vector<std::vector<std::string_view>> rows = {
      {},
      {"--cpu-seconds=5"},
      {"--memory-bytes=5"},
      {"--cpu-seconds=0", "--memory-bytes=5"},
      {"--cpu-seconds=", "--memory-bytes=5"},
      {"--cpu-seconds=5s", "--memory-bytes=5"},
      {"--cpu-seconds=-5", "--memory-bytes=5"},
      {"--cpu-seconds=99999999999999999999", "--memory-bytes=5"},
      {"--cpu-seconds=5", "--memory-bytes=5", "--help"},
  };
  for (std::size_t i = 0; i < rows.size(); ++i) EXPECT_FALSE(limits_from(rows[i])) << "row " << i;
}

// In a child, because limits cannot be raised again.
using ResourceLimitsDeathTest = testing::Test;

rlim_t limit_on(int resource) {
  rlimit limits{};
  ::getrlimit(static_cast<__rlimit_resource_t>(resource), &limits);
  return limits.rlim_max;
}

TEST(ResourceLimitsDeathTest, HoldForTheRestOfTheProcess) {
  const test::TemporaryFolder folder;
  const auto work = [&folder] {
    const std::uint64_t memory = std::uint64_t{1} << 40;
    if (!limit_this_process({1000, memory})) return 1;
    if (limit_on(RLIMIT_CORE) != 0 || limit_on(RLIMIT_FSIZE) != 0 || limit_on(RLIMIT_NOFILE) != 64)
      return 2;
    if (limit_on(RLIMIT_CPU) < 1000 || limit_on(RLIMIT_CPU) > 2000) return 3;
    const int file = ::open((folder / "new").c_str(), O_WRONLY | O_CREAT, 0600);
    if (::write(file, "x", 1) != -1 || errno != EFBIG) return 4;
    int ends[2];
    if (::pipe(ends) != 0 || ::write(ends[1], "x", 1) != 1) return 5;
    // A second call may lower them and not raise them.
    if (!limit_this_process({5, memory}) || !limit_this_process({1000, memory})) return 6;
    return limit_on(RLIMIT_CPU) < 100 ? 0 : 7;
  };
  EXPECT_EXIT(::_exit(work()), testing::ExitedWithCode(0), "");
}

TEST(ResourceLimitsDeathTest, EndAProcessThatNeverDoes) {
  EXPECT_EXIT(
      {
        static_cast<void>(limit_this_process({1, std::uint64_t{1} << 40}));
        for (;;) static_cast<void>(::getpid());
      },
      [](int status) { return WIFSIGNALED(status); }, "");
}

}  // namespace
}  // namespace deckle
