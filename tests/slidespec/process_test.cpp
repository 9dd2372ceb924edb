// run_process: the output of a program, every way it may end, and that nothing of it is left.

#include "slidespec/system/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/judges.h"
#include "tests/support/temporary_variable.h"

namespace deckle {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using End = ProcessOutcome::End;
using Clock = std::chrono::steady_clock;

constexpr auto kSoon = 5s;  // far below the sixty seconds that the children here would sleep

ProcessOutcome run(const ProcessCall& call) {
  Result<ProcessOutcome> outcome = run_process(call);
  EXPECT_TRUE(outcome.has_value());
  return outcome ? std::move(*outcome) : ProcessOutcome{};
}

ProcessOutcome run_line(const std::string& line) { return run(shell_call(line)); }

// The process it names is gone, or dead and not yet reaped.
bool is_gone(const std::string& process) {
  const std::string stat = test::read_text("/proc/" + process + "/stat");
  const std::size_t state = stat.rfind(") ");
  return state == std::string::npos || stat.at(state + 2) == 'Z';
}

bool is_gone_soon(const std::string& process) {
  for (int look = 0; look < 200; ++look) {
    if (is_gone(process)) return true;
    std::this_thread::sleep_for(10ms);
  }
  return false;
}

std::size_t open_descriptors() {
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator("/proc/self/fd")) ++count;
  return count;
}

// Every test ends with no child of ours, dead or alive, and as many descriptors as before.
class Process : public testing::Test {
 protected:
  void TearDown() override {
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a child is left";
    EXPECT_EQ(errno, ECHILD);
    EXPECT_EQ(open_descriptors(), descriptors_);
  }

 private:
  std::size_t descriptors_ = open_descriptors();
};

TEST_F(Process, GetsItsInputAndGivesItsOutput) {
  const std::string large(std::size_t{5} << 20, 'x');
  for (const std::string& input : {std::string(), std::string("a\0b\n", 4), large}) {
    ProcessCall call = shell_call("cat");
    call.input = input;
    const ProcessOutcome outcome = run(call);
    EXPECT_TRUE(outcome.succeeded());
    EXPECT_EQ(outcome.output, input);
  }
}

TEST_F(Process, IsGivenItsArgumentsAsTheyAre) {
  ProcessCall call;
  call.program = "/usr/bin/printf";
  call.arguments = {"%s|", "a b", "$HOME", "'\"*", "", "한국어"};
  EXPECT_EQ(run(call).output, "a b|$HOME|'\"*||한국어|");
}

TEST_F(Process, CannotWriteToItsInput) {
  const test::TemporaryFolder folder;
  for (const std::string& place : {folder.path(), folder / "none"}) {
    const test::TemporaryVariable variable("TMPDIR", place);
    ProcessCall call = shell_call("(echo x >&0) 2> /dev/null || cat");
    call.input = "input";
    EXPECT_EQ(run(call).output, "input") << place;
  }
}

TEST_F(Process, IsGivenTheEnvironmentOfTheCall) {
  const test::TemporaryVariable variable("DECKLE_TEST", "ours");
  ProcessCall call = shell_call("echo \"$DECKLE_TEST $OTHER\"");
  EXPECT_EQ(run(call).output, "ours \n");
  call.environment = {"OTHER=a b"};
  EXPECT_EQ(run(call).output, " a b\n");
  call.environment->clear();
  EXPECT_EQ(run(call).output, " \n");
}

// A pipe would raise SIGPIPE here, or wait.
TEST_F(Process, NeedNotReadItsInput) {
  const std::string large(std::size_t{5} << 20, 'x');
  for (const char* line : {"exit 0", "exec 0<&-; exit 0", "head -c 1 > /dev/null"}) {
    ProcessCall call = shell_call(line);
    call.input = large;
    EXPECT_TRUE(run(call).succeeded()) << line;
  }
}

TEST_F(Process, SaysHowItEnded) {
  const struct {
    const char* line;
    End end;
    int value;
  } rows[] = {
      {"exit 0", End::Exited, 0},           {"exit 3", End::Exited, 3},
      {"exit 126", End::Exited, 126},       {"kill -9 $$", End::Signalled, SIGKILL},
      {"kill -TERM $$", End::Signalled, SIGTERM},
      {"no-such-command-anywhere 2>&-", End::NotFound, 127},
  };
  for (const auto& row : rows) {
    const ProcessOutcome outcome = run_line(row.line);
    EXPECT_EQ(outcome.end, row.end) << row.line;
    EXPECT_EQ(outcome.value, row.value) << row.line;
    EXPECT_EQ(outcome.succeeded(), row.value == 0) << row.line;
  }
}

TEST_F(Process, KeepsTheOutputBeforeABadEnd) {
  EXPECT_EQ(run_line("echo half; exit 1").output, "half\n");
  EXPECT_EQ(run_line("echo half; kill -9 $$").output, "half\n");
}

TEST_F(Process, IsNotFoundOrCannotStart) {
  const test::TemporaryFolder folder;
  test::write_text(folder / "text", "not a program");
  const struct {
    std::string program;
    End end;
    int value;
  } rows[] = {
      {"/no/such/program", End::NotFound, ENOENT},
      {"true", End::NotFound, ENOENT},  // PATH is not searched
      {"", End::NotFound, ENOENT},
      {folder / "text/below", End::NotFound, ENOTDIR},
      {folder / "text", End::CannotStart, EACCES},
      {folder.path(), End::CannotStart, EACCES},
  };
  for (const auto& row : rows) {
    ProcessCall call;
    call.program = row.program;
    const ProcessOutcome outcome = run(call);
    EXPECT_EQ(outcome.end, row.end) << row.program;
    EXPECT_EQ(outcome.value, row.value) << row.program;
  }
}

TEST_F(Process, IsKilledWithAllItStartedWhenTimeIsUp) {
  for (const char* line : {"sleep 60", "sleep 60 & sleep 60", "exec 1>&-; sleep 60",
                           "trap '' TERM INT; sleep 60", "sleep 60 & exit 0",
                           "while :; do :; done"}) {
    ProcessCall call = shell_call(line);
    call.time_limit = 200ms;
    const auto begun = Clock::now();
    const ProcessOutcome outcome = run(call);
    EXPECT_EQ(outcome.end, End::TimedOut) << line;
    EXPECT_GE(Clock::now() - begun, 200ms) << line;
    EXPECT_LT(Clock::now() - begun, kSoon) << line;
  }
  ProcessCall call = shell_call("sleep 60 & echo $!; sleep 60");
  call.time_limit = 500ms;
  const std::string started = run(call).output;
  ASSERT_GT(started.size(), 1U);
  EXPECT_TRUE(is_gone_soon(started.substr(0, started.size() - 1)));
}

// This process may be stopped for longer than the time limit of a program that goes on.
TEST_F(Process, IsNotLateWithAnAnswerThatIsThere) {
  for (const char* line : {"echo there", "echo there; exec 1>&-; sleep 0.01"}) {
    ProcessCall call = shell_call(line);
    call.time_limit = 100ms;
    call.cancelled = [stopped = false]() mutable {
      if (!std::exchange(stopped, true)) std::this_thread::sleep_for(400ms);
      return false;
    };
    const ProcessOutcome outcome = run(call);
    EXPECT_TRUE(outcome.succeeded()) << line;
    EXPECT_EQ(outcome.output, "there\n") << line;
  }
}

TEST_F(Process, LeavesNothingBehindWhenItEndsByItself) {
  const std::string started = run_line("sleep 60 > /dev/null & echo $!").output;
  ASSERT_GT(started.size(), 1U);
  EXPECT_TRUE(is_gone_soon(started.substr(0, started.size() - 1)));
}

TEST_F(Process, HasAnOutputLimit) {
  ProcessCall call = shell_call("head -c 1000 /dev/zero");
  call.max_output = 1000;
  EXPECT_TRUE(run(call).succeeded());
  call.max_output = 999;
  EXPECT_EQ(run(call).end, End::TooMuchOutput);
  call = shell_call("cat /dev/zero");
  call.max_output = 100'000;
  const ProcessOutcome outcome = run(call);
  EXPECT_EQ(outcome.end, End::TooMuchOutput);
  EXPECT_EQ(outcome.output, std::string(100'000, '\0'));
}

TEST_F(Process, IsCancelledSoon) {
  for (const char* line : {"sleep 60", "exec 1>&-; sleep 60", "cat /dev/zero | head -c 100; sleep 60"}) {
    std::vector<Clock::time_point> asked;
    ProcessCall call = shell_call(line);
    call.cancelled = [&] {
      asked.push_back(Clock::now());
      return asked.size() > 1 && asked.back() - asked.front() > 250ms;
    };
    const auto begun = Clock::now();
    const Result<ProcessOutcome> outcome = run_process(call);
    ASSERT_FALSE(outcome.has_value()) << line;
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled) << line;
    EXPECT_LT(Clock::now() - begun, kSoon) << line;
    EXPECT_GE(asked.size(), 4U) << line << ": asked every 50 ms";
  }
}

TEST_F(Process, IsEndedWhenTheQuestionThrows) {
  ProcessCall call = shell_call("sleep 60");
  call.cancelled = []() -> bool { throw std::runtime_error("enough"); };
  EXPECT_THROW(static_cast<void>(run_process(call)), std::runtime_error);
}

TEST_F(Process, IsNotCancelledUnasked) {
  ProcessCall call = shell_call("echo done");
  call.cancelled = [] { return false; };
  EXPECT_EQ(run(call).output, "done\n");
}

// Held open here without close-on-exec, as a host program may do.
TEST_F(Process, InheritsWhatItIsMeantTo) {
  const test::TemporaryFolder folder;
  test::write_text(folder / "told", "told");
  const int file = ::open((folder / "told").c_str(), O_RDONLY);
  ASSERT_GE(file, 3);
  ProcessCall call = shell_call("cat <&" + std::to_string(file) + " 2> /dev/null");
  EXPECT_EQ(run(call).output, "told") << "a shell's commands get what a shell would give them";
  for (const Inherited inherited : {Inherited::StandardError, Inherited::Nothing}) {
    call.inherited = inherited;
    EXPECT_FALSE(run(call).succeeded());
  }
  ::close(file);
}

// A service may have closed them; then files opened for the child get their numbers.
TEST(ProcessDeathTest, RunsForAHostWithoutStandardDescriptors) {
  const auto work = [] {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::close(number);
    ProcessCall call = shell_call("cat; echo heard >&2");
    call.input = "input";
    call.inherited = Inherited::Nothing;
    const Result<ProcessOutcome> outcome = run_process(call);
    return outcome && outcome->succeeded() && outcome->output == "input" ? 0 : 1;
  };
  EXPECT_EXIT(::_exit(work()), testing::ExitedWithCode(0), "");
}

TEST_F(Process, WritesToOurStandardErrorOrToNone) {
  for (const Inherited inherited : {Inherited::StandardError, Inherited::Nothing}) {
    ProcessCall call = shell_call("echo heard >&2");
    call.inherited = inherited;
    testing::internal::CaptureStderr();
    EXPECT_TRUE(run(call).succeeded());
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              inherited == Inherited::Nothing ? "" : "heard\n");
  }
}

TEST_F(Process, HasSignalsOfItsOwn) {
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  sigset_t blocked, mask;
  ::sigemptyset(&blocked);
  ::sigaddset(&blocked, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &blocked, &mask);
  EXPECT_EQ(run_line("kill -PIPE $$; echo alive").value, SIGPIPE);
  EXPECT_EQ(run_line("kill -TERM $$; echo alive").value, SIGTERM);
  ::pthread_sigmask(SIG_SETMASK, &mask, nullptr);
  std::signal(SIGPIPE, before);
}

TEST_F(Process, LosesItsStatusToAHostThatIgnoresItsChildren) {
  const auto before = std::signal(SIGCHLD, SIG_IGN);
  const ProcessOutcome outcome = run_line("echo said; exit 3");
  std::signal(SIGCHLD, before);
  EXPECT_EQ(outcome.end, End::StatusLost);
  EXPECT_EQ(outcome.output, "said\n");
}

TEST_F(Process, KeepsItsInputInTmpdirWithoutAName) {
  const test::TemporaryFolder folder;
  const test::TemporaryVariable variable("TMPDIR", folder.path());
  ProcessCall call = shell_call("readlink /proc/self/fd/0; ls -A " + folder.path());
  call.input = "x";
  const std::string output = run(call).output;
  EXPECT_TRUE(output.starts_with(folder.path() + "/deckle-")) << output;
  EXPECT_EQ(std::count(output.begin(), output.end(), '\n'), 1) << "a file has a name: " << output;
}

TEST_F(Process, NeedsNoFolderForItsInput) {
  const test::TemporaryVariable variable("TMPDIR", "/no/such/folder");
  ProcessCall call = shell_call("cat");
  call.input = "in memory";
  EXPECT_EQ(run(call).output, "in memory");
}

TEST_F(Process, RunsManyAtOnce) {
  constexpr int kThreads = 8, kRuns = 10;
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&wrong, thread] {
      for (int i = 0; i < kRuns; ++i) {
        const std::string input(static_cast<std::size_t>(1 + thread * 20'000 + i), 'x');
        ProcessCall call = shell_call("cat; exit " + std::to_string(thread));
        call.input = input;
        const Result<ProcessOutcome> outcome = run_process(call);
        wrong += !outcome || outcome->output != input || outcome->value != thread;
        ProcessCall late = shell_call("sleep 60");
        late.time_limit = 20ms;
        wrong += run_process(late)->end != End::TimedOut;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace deckle
