// What a signal that ends the program undoes first, in a process that is started for it.

#include "slidespec/system/ending.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "slidespec/system/atomic_file.h"
#include "slidespec/system/process.h"
#include "tests/support/judges.h"

namespace deckle {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using test::TemporaryFolder;
using testing::KilledBySignal;

std::size_t files_in(const TemporaryFolder& folder) {
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder.path())) ++count;
  return count;
}

void make(const std::string& path) {
  ::close(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
}

TEST(EndingDeathTest, RemovesListedFilesAndEndsByTheSignal) {
  for (const int signal : {SIGHUP, SIGINT, SIGTERM}) {
    const TemporaryFolder folder;
    const std::string listed = folder / "listed", forgotten = folder / "forgotten";
    EXPECT_EXIT(
        {
          undo_when_a_signal_ends_the_program();
          ListedFile file;
          ListedFile other;
          {
            const UninterruptedStep step;
            make(listed);
            file.list(listed.c_str());
            make(forgotten);
            other.list(forgotten.c_str());
            other.forget();
          }
          ::raise(signal);
        },
        KilledBySignal(signal), "");
    EXPECT_FALSE(fs::exists(listed)) << signal;
    EXPECT_TRUE(fs::exists(forgotten)) << signal;
  }
}

TEST(EndingDeathTest, WaitsForStepsOfOtherThreads) {
  const TemporaryFolder folder;
  const std::string path = folder / "listed late";
  EXPECT_EXIT(
      {
        undo_when_a_signal_ends_the_program();
        ListedFile file;
        std::thread other([&path, &file] {
          const UninterruptedStep step;
          {
            const UninterruptedStep inner;
            make(path);
            ::kill(::getpid(), SIGTERM);
          }
          std::this_thread::sleep_for(200ms);
          file.list(path.c_str());
          std::this_thread::sleep_for(50ms);
        });
        other.join();
        std::this_thread::sleep_for(60s);
      },
      KilledBySignal(SIGTERM), "");
  EXPECT_FALSE(fs::exists(path));
}

TEST(EndingDeathTest, LeavesWhatIsIgnored) {
  EXPECT_EXIT(
      {
        ::signal(SIGHUP, SIG_IGN);
        undo_when_a_signal_ends_the_program();
        ::raise(SIGHUP);
        ::_exit(7);
      },
      testing::ExitedWithCode(7), "");
}

TEST(EndingDeathTest, DoesNothingUnlessAsked) {
  const TemporaryFolder folder;
  const std::string path = folder / "a";
  EXPECT_EXIT(
      {
        ListedFile file;
        make(path);
        file.list(path.c_str());
        ::raise(SIGTERM);
      },
      KilledBySignal(SIGTERM), "");
  EXPECT_TRUE(fs::exists(path));
}

// Signals from another process at any moment of many writes.
TEST(EndingDeathTest, LeavesNoTemporaryFile) {
  for (int round = 0; round < 20; ++round) {
    const TemporaryFolder folder;
    const std::string path = folder / "a";
    EXPECT_EXIT(
        {
          undo_when_a_signal_ends_the_program();
          const pid_t self = ::getpid();
          if (::fork() == 0) {
            std::this_thread::sleep_for(std::chrono::microseconds(500 + 337 * round));
            ::kill(self, SIGINT);
            ::_exit(0);
          }
          const std::string bytes(100'000, 'x');
          std::thread other([&path, &bytes] {
            for (;;) static_cast<void>(write_file(path + "b", bytes));
          });
          for (;;) static_cast<void>(write_file(path, bytes));
        },
        KilledBySignal(SIGINT), "");
    EXPECT_LE(files_in(folder), 2U);
    for (const auto& entry : fs::directory_iterator(folder.path()))
      EXPECT_EQ(fs::file_size(entry), 100'000U) << entry.path();
  }
}

TEST(EndingDeathTest, KillsProgramsWithTheirGroups) {
  const TemporaryFolder folder;
  const std::string ids = folder / "ids";
  EXPECT_EXIT(
      {
        undo_when_a_signal_ends_the_program();
        std::thread other([&ids] {
          for (std::string text; std::count(text.begin(), text.end(), '\n') < 2;) {
            std::this_thread::sleep_for(1ms);
            text = test::read_text(ids);
          }
          ::kill(::getpid(), SIGTERM);
        });
        static_cast<void>(run_process(
            shell_call("sleep 60 & echo $! > " + ids + "; echo $$ >> " + ids + "; wait")));
      },
      KilledBySignal(SIGTERM), "");
  std::ifstream file(ids);
  for (pid_t id = 0; file >> id;) {
    for (int look = 0; look < 200 && ::kill(id, 0) == 0; ++look) {
      if (test::read_text("/proc/" + std::to_string(id) + "/stat").find(") Z ") !=
          std::string::npos)
        break;  // dead, and not yet reaped
      ASSERT_LT(look, 199) << id << " goes on";
      std::this_thread::sleep_for(10ms);
    }
  }
}

}  // namespace
}  // namespace deckle
