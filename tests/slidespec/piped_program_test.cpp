#include "slidespec/system/piped_program.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/support/judges.h"
#include "tests/support/temporary_variable.h"

namespace deckle::test {
namespace {

using Spoken = PipedProgram::Spoken;
using namespace std::chrono_literals;

PipedProgram::Deadline in(std::chrono::milliseconds time) {
  return std::chrono::steady_clock::now() + time;
}

std::unique_ptr<PipedProgram> shell(const std::string& script) {
  auto started = PipedProgram::start("/bin/sh", [&script](const std::string& folder) {
    return std::vector<std::string>{"-c", script, "sh", folder};
  });
  EXPECT_TRUE(started) << to_string(started.error());
  return started ? std::move(*started) : nullptr;
}

std::string read_line(PipedProgram& program) {
  std::string out;
  while (out.find('\n') == std::string::npos && program.read(out, in(5s)) == Spoken::Done) {
  }
  return out;
}

// Ended, whether or not somebody waits for it.
bool has_ended(pid_t process) {
  if (::kill(process, 0) != 0) return true;
  std::string stat;
  std::getline(std::ifstream("/proc/" + std::to_string(process) + "/stat"), stat);
  return stat.find(") Z ") != std::string::npos;
}

bool is_gone_within(pid_t process, std::chrono::milliseconds limit) {
  const auto end = in(limit);
  while (!has_ended(process)) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(2ms);
  }
  return true;
}

TEST(PipedProgram, ReadsFromThreeAndWritesToFour) {
  const auto program = shell("cat <&3 >&4");
  ASSERT_EQ(program->write("hello\n", in(5s)), Spoken::Done);
  EXPECT_EQ(read_line(*program), "hello\n");
  const std::string folder = program->folder();
  EXPECT_TRUE(std::filesystem::is_directory(folder));
  program->stop();
  EXPECT_FALSE(std::filesystem::exists(folder));
}

TEST(PipedProgram, WhoDoesNotAnswerIsLate) {
  const auto program = shell("sleep 1000");
  std::string out;
  EXPECT_EQ(program->read(out, in(20ms)), Spoken::Late);
  // More than a socket holds.
  EXPECT_EQ(program->write(std::string(std::size_t{8} << 20, 'x'), in(20ms)), Spoken::Late);
}

TEST(PipedProgram, OneThatEndsOrIsNotThereEnds) {
  std::string out;
  EXPECT_EQ(shell("exit 3")->read(out, in(5s)), Spoken::Ended);
  auto absent = PipedProgram::start("/nonexistent/program", [](const std::string&) {
    return std::vector<std::string>{};
  });
  ASSERT_TRUE(absent);
  EXPECT_EQ((*absent)->read(out, in(5s)), Spoken::Ended);
}

// Grandchildren that ignore signals too.
constexpr char kFamily[] =
    "touch \"$1/profile\"; trap '' TERM HUP INT; (trap '' TERM HUP; sleep 1000) & echo $! >&4; wait";

TEST(PipedProgram, StopKillsAllOfItsGroup) {
  const auto program = shell(kFamily);
  const pid_t grandchild = static_cast<pid_t>(std::atoi(read_line(*program).c_str()));
  ASSERT_GT(grandchild, 0);
  program->stop();
  EXPECT_TRUE(is_gone_within(grandchild, 2s));
}

TEST(PipedProgram, NothingIsLeftOfItWhenItsOwnerIsKilled) {
  const TemporaryFolder folder;
  const TemporaryVariable where("TMPDIR", folder.path());
  const std::string told = folder / "told";
  const pid_t owner = ::fork();
  if (owner == 0) {
    const auto program = shell(kFamily);
    std::ofstream(told) << read_line(*program) << std::flush;
    ::kill(::getpid(), SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(owner, &status, 0), owner);
  ASSERT_TRUE(WIFSIGNALED(status));
  pid_t grandchild = 0;
  std::ifstream(told) >> grandchild;
  ASSERT_GT(grandchild, 0);
  EXPECT_TRUE(is_gone_within(grandchild, 5s));
  std::filesystem::remove(told);
  const auto end = in(5s);
  while (!std::filesystem::is_empty(folder.path()) && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(2ms);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(PipedProgram, ProgramsAreFoundInPath) {
  const TemporaryFolder folder;
  const std::string program = folder / "browser";
  std::ofstream(program) << "#!/bin/sh\n";
  ::chmod(program.c_str(), 0755);
  std::filesystem::create_directory(folder / "folder");
  const TemporaryVariable path("PATH", "/nonexistent::" + folder.path());
  EXPECT_EQ(find_program({"absent", "folder", "browser"}), program);
  EXPECT_EQ(find_program({"", "absent"}), "");
  EXPECT_EQ(find_program({program}), program);
  EXPECT_EQ(find_program({"/nonexistent/browser"}), "");
}

}  // namespace
}  // namespace deckle::test
