// What a program of deckle's does first, in a process that is started for it.

#include "slidespec/system/startup.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <limits>
#include <thread>

namespace deckle {
namespace {

using testing::ExitedWithCode;

void limit(decltype(RLIMIT_AS) resource, rlim_t soft, rlim_t hard) {
  const rlimit limits{soft, hard};
  if (::setrlimit(resource, &limits) != 0) ::_exit(99);
}

void limit(decltype(RLIMIT_AS) resource, rlim_t value) { limit(resource, value, value); }

void end(bool good) { ::_exit(good ? 0 : 1); }

TEST(StartupDeathTest, TakesClosedStandardDescriptors) {
  EXPECT_EXIT(
      {
        for (int number = 0; number < 3; ++number) ::close(number);
        take_closed_standard_descriptors();
        char byte = 0;
        const bool unread = ::read(0, &byte, 1) < 0 && errno == EBADF;
        const bool unwritten = ::write(1, "x", 1) < 0 && errno == EBADF;
        end(unread && unwritten && ::open("/dev/null", O_RDONLY) > 2);
      },
      ExitedWithCode(0), "");
  EXPECT_EXIT(
      {
        take_closed_standard_descriptors();
        end(::write(2, "open", 4) == 4);
      },
      ExitedWithCode(0), "open");
}

TEST(StartupDeathTest, MakesFailingWritesErrors) {
  EXPECT_EXIT(
      {
        make_failing_writes_errors();
        int ends[2];
        if (::pipe(ends) != 0) ::_exit(99);
        ::close(ends[0]);
        end(::write(ends[1], "x", 1) < 0 && errno == EPIPE);
      },
      ExitedWithCode(0), "");
}

std::size_t stack_of_a_thread() {
  std::size_t size = 0;
  std::thread([&size] {
    pthread_attr_t attributes;
    ::pthread_getattr_np(::pthread_self(), &attributes);
    ::pthread_attr_getstacksize(&attributes, &size);
    ::pthread_attr_destroy(&attributes);
  }).join();
  return size;
}

TEST(StartupDeathTest, SetsStackSizes) {
  EXPECT_EXIT(
      {
        limit(RLIMIT_STACK, kLeastStack, 4 * kStack);
        set_stack_sizes();
        rlimit now{};
        ::getrlimit(RLIMIT_STACK, &now);
        const std::size_t thread = stack_of_a_thread();
        end(now.rlim_cur == kStack && thread >= kStack && thread < kStack + kStack / 8);
      },
      ExitedWithCode(0), "");
}

TEST(StartupDeathTest, NamesWhatIsScarce) {
  EXPECT_EXIT(end(scarce_resource() == Scarce::Nothing), ExitedWithCode(0), "");
  EXPECT_EXIT(
      {
        limit(RLIMIT_NOFILE, kLeastOpenFiles);  // some are open
        end(scarce_resource() == Scarce::OpenFiles);
      },
      ExitedWithCode(0), "");
  EXPECT_EXIT(
      {
        limit(RLIMIT_NOFILE, kLeastOpenFiles + 100);
        ::close(0);
        end(scarce_resource() == Scarce::Nothing);
      },
      ExitedWithCode(0), "");
  EXPECT_EXIT(
      {
        limit(RLIMIT_STACK, kLeastStack / 2);
        end(scarce_resource() == Scarce::Stack);
      },
      ExitedWithCode(0), "");
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // they reserve terabytes
TEST(StartupDeathTest, LimitsMemoryAndThreads) {
  EXPECT_EXIT(
      {
        limit(RLIMIT_AS, kLeastMemory);  // some is used
        end(scarce_resource() == Scarce::Memory && is_memory_limited());
      },
      ExitedWithCode(0), "");
  EXPECT_EXIT(
      {
        limit(RLIMIT_AS, 4 * 16 * kStack);
        end(threads_with_stacks(256) == 16 && threads_with_stacks(3) == 3);
      },
      ExitedWithCode(0), "");
  EXPECT_EXIT(
      {
        limit(RLIMIT_AS, kStack);
        end(threads_with_stacks(256) == 1);
      },
      ExitedWithCode(0), "");
}
#endif

TEST(Startup, LeavesTheNumberOfThreadsWithoutALimit) {
  if (is_memory_limited()) GTEST_SKIP() << "memory is limited here";
  EXPECT_EQ(threads_with_stacks(std::numeric_limits<int>::max()), std::numeric_limits<int>::max());
}

// A helper whose parent is killed, whether it had begun or not.
TEST(StartupDeathTest, EndsWithItsParent) {
  for (const bool begun : {true, false}) {
    int output[2], alive[2];
    ASSERT_EQ(::pipe(output), 0);
    ASSERT_EQ(::pipe(alive), 0);
    const pid_t parent = ::fork();
    if (parent == 0) {
      const pid_t self = ::getpid();
      if (::fork() == 0) {
        ::close(output[0]);
        ::dup2(output[1], STDOUT_FILENO);
        ::close(output[1]);
        if (begun) end_with_parent();
        ::kill(self, SIGKILL);
        while (!begun && ::getppid() == self) ::usleep(1000);
        if (!begun) end_with_parent();
        ::sleep(60);
        ::_exit(1);
      }
      ::sleep(60);
      ::_exit(1);
    }
    for (const int number : {output[0], output[1], alive[1]}) ::close(number);
    ASSERT_EQ(::waitpid(parent, nullptr, 0), parent);
    const auto start = std::chrono::steady_clock::now();
    char byte = 0;
    EXPECT_EQ(::read(alive[0], &byte, 1), 0) << "closed when the last of them has ended";
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10)) << begun;
    ::close(alive[0]);
  }
}

}  // namespace
}  // namespace deckle
