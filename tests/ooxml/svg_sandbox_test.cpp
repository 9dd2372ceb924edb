// The sandbox of deckle-svg: what it refuses, what it allows, and that a system without one of its
// pieces has all the others, draws the same, and is told what is missing. docs/sandbox.md.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <map>
#include <optional>
#include <sstream>
#include <thread>
#include <utility>
#include <vector>

#include "ooxml/media/helper/svg_answer.h"
#include "ooxml/media/svg.h"
#include "slidespec/system/helper_program.h"
#include "slidespec/system/process.h"
#include "tests/ooxml/sandbox/attempts.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"
#include "tests/support/sample_pictures.h"

namespace deckle::ooxml {
namespace {

using End = ProcessOutcome::End;

#if defined(__SANITIZE_THREAD__)
constexpr bool kWithThread = true;  // the thread sanitizer has one of its own
#else
constexpr bool kWithThread = false;
#endif

std::string quoted(const std::string& text) { return "'" + text + "'"; }

// Whether this process has capabilities that the helper drops: as root it does, except in some
// containers.
bool may_more_than_the_helper() {
  const std::string status = test::read_text("/proc/self/status"), name = "CapPrm:\t";
  const std::size_t at = status.find(name);
  constexpr unsigned long long kKept = 1U << 1 | 1U << 2;  // to read the files of others
  return at != std::string::npos &&
         (std::stoull(status.substr(at + name.size()), nullptr, 16) & ~kKept) != 0;
}

// What the probe, or deckle-svg, prints first.
struct Pieces {
  std::string line;

  [[nodiscard]] std::string in_force() const { return line.substr(0, line.find("; missing: ")); }
  [[nodiscard]] bool has(const std::string& piece) const {
    return in_force().find(piece) != std::string::npos;
  }
  [[nodiscard]] std::string missing() const { return line.substr(in_force().size()); }
  [[nodiscard]] int landlock() const {
    const std::string name = "Landlock ABI ";
    const std::size_t at = in_force().find(name);
    return at == std::string::npos ? 0 : std::stoi(line.substr(at + name.size()));
  }
  // Of test::Guard.
  [[nodiscard]] unsigned guards() const {
    unsigned guards = test::kLimits;
    if (has("descriptors")) guards |= test::kDescriptors;
    if (has("no-new-privileges")) guards |= test::kNoNewPrivileges;
    if (has("no-dump")) guards |= test::kNoDump;
    if (landlock() >= 1) guards |= test::kLandlock;
    if (landlock() >= 4) guards |= test::kLandlock4;
    if (landlock() >= 6) guards |= test::kLandlock6;
    if (has("seccomp")) guards |= test::kSeccomp;
    if (has("capabilities") && may_more_than_the_helper()) guards |= test::kCapabilities;
    return guards;
  }
};

struct Probed {
  ProcessOutcome outcome;
  Pieces pieces;
  std::map<std::string, int> tried, needed;  // name and errno
  bool ended = false;
};

Probed read_probe(ProcessOutcome outcome) {
  Probed probed;
  std::istringstream lines(outcome.output);
  std::getline(lines, probed.pieces.line);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t first = line.find('\t'), last = line.rfind('\t');
    if (first == std::string::npos) {
      probed.ended = line == "end";
      continue;
    }
    auto& rows = line.starts_with("tried") ? probed.tried : probed.needed;
    rows[line.substr(first + 1, last - first - 1)] = std::stoi(line.substr(last + 1));
  }
  probed.outcome = std::move(outcome);
  return probed;
}

ProcessOutcome run_line(const std::string& line, std::string_view input) {
  ProcessCall call = shell_call(line);
  call.input = input;
  const Result<ProcessOutcome> run = run_process(call);
  return run ? *run : ProcessOutcome{};
}

// `refused`: arguments of without_calls.
std::string pretending(const std::string& refused) {
  return refused.empty() ? "exec " : "exec " + quoted(WITHOUT_CALLS) + " " + refused + " -- ";
}

Probed probe(const std::string& refused = {}, const std::string& option = {}) {
  const test::TemporaryFolder folder;
  for (const char* file : {"secret", "unwanted", "old"}) test::write_text(folder / file, "secret");
  ::mkdir((folder / "empty").c_str(), 0700);
  const int leaked = ::open((folder / "secret").c_str(), O_RDONLY);  // without close-on-exec
  const std::string line = pretending(refused) + quoted(SANDBOX_PROBE) + " " + option + " " +
                           quoted(folder.path()) + " " + std::to_string(leaked);
  Probed probed = read_probe(run_line(line, "input"));
  ::close(leaked);
  return probed;
}

// What a piece that is in force has to refuse is refused; what drawing needs works.
void expect_confined(const Probed& probed) {
  EXPECT_TRUE(probed.outcome.succeeded()) << "status or signal " << probed.outcome.value;
  EXPECT_TRUE(probed.ended) << "ended during an attempt:\n" << probed.outcome.output;
  const unsigned guards = probed.pieces.guards();
  for (const test::Attempt& attempt : test::attempts()) {
    const auto row = probed.tried.find(attempt.name);
    if (row == probed.tried.end()) {
      ADD_FAILURE() << attempt.name << " was not tried";
    } else if ((attempt.guards & guards) != 0) {
      EXPECT_TRUE(test::is_refusal(row->second))
          << attempt.name << " was not refused: error " << row->second;
    }
  }
  // A system need not have every encoding.
  const Probed outside = probe({}, "--outside");
  EXPECT_GE(probed.needed.size(), 6U);
  for (const auto& [name, error] : probed.needed)
    EXPECT_EQ(error, outside.needed.at(name)) << name << ": " << std::strerror(error);
}

TEST(SvgSandbox, RefusesWhatDrawingDoesNotNeed) { expect_confined(probe()); }

// On the systems that deckle is developed and tested on every piece is there.
TEST(SvgSandbox, HasAllPieces) {
  const Pieces pieces = probe().pieces;
  if (pieces.line.find("missing") != std::string::npos) GTEST_SKIP() << pieces.line;
  const std::string expected = "sandbox: descriptors, no-new-privileges, no-dump, Landlock ABI " +
                               std::to_string(pieces.landlock()) + ", seccomp, capabilities";
  EXPECT_EQ(pieces.line, expected);
}

// Otherwise the attempts would prove nothing.
TEST(SvgSandbox, RefusesWhatIsPossibleOutside) {
  const Probed outside = probe({}, "--outside");
  EXPECT_TRUE(outside.ended) << outside.outcome.output;
  for (const test::Attempt& attempt : test::attempts()) {
    if (attempt.outside != test::Outside::Works) continue;
    const auto row = outside.tried.find(attempt.name);
    ASSERT_NE(row, outside.tried.end()) << attempt.name;
    EXPECT_FALSE(test::is_refusal(row->second)) << attempt.name << ": error " << row->second;
  }
}

// A filter that knew only the numbers of 64-bit programs would let these through.
TEST(SvgSandbox, EndsAProgramThatUsesTheNumbersOfOtherOnes) {
  const ProcessOutcome outcome =
      run_line(pretending({}) + quoted(SANDBOX_PROBE) + " --other-numbers", "");
  if (!Pieces{outcome.output}.has("seccomp")) GTEST_SKIP() << outcome.output;
  EXPECT_EQ(outcome.end, End::Signalled);
  EXPECT_EQ(outcome.value, SIGSYS);
}

struct Kernel {
  const char *name, *refused;  // arguments of without_calls
  const char *missing, *why;   // a piece
};

void PrintTo(const Kernel& kernel, std::ostream* out) { *out << kernel.name; }

constexpr char kNoLandlock[] = "landlock_create_ruleset=38";  // ENOSYS
constexpr char kNoSeccomp[] = "seccomp=38 prctl:22=22";       // PR_SET_SECCOMP: EINVAL
constexpr char kNoPrctl[] = "prctl:38=22 prctl:4=22";         // NO_NEW_PRIVS, DUMPABLE: EINVAL
const Kernel kKernels[] = {
    {"before_5_13", kNoLandlock, "Landlock", "Function not implemented"},
    {"landlock_not_enabled", "landlock_create_ruleset=95", "Landlock", "Operation not supported"},
    {"landlock_refused", "landlock_restrict_self=1", "Landlock", "Operation not permitted"},
    {"no_seccomp", kNoSeccomp, "seccomp", "Invalid argument"},
    {"seccomp_refused", "seccomp=1 prctl:22=1", "seccomp", "Operation not permitted"},
    {"no_new_privileges_refused", "prctl:38=22", "no-new-privileges", "Invalid argument"},
    {"dumpable_refused", "prctl:4=22", "no-dump", "Invalid argument"},
    {"capabilities_refused", "capset=1", "capabilities", "Operation not permitted"},
    {"before_5_9", "close_range=38", nullptr, nullptr},  // descriptors are closed one by one
};

class SvgSandboxKernel : public testing::TestWithParam<Kernel> {};

TEST_P(SvgSandboxKernel, HasTheOtherPieces) {
  const Kernel& kernel = GetParam();
  const Pieces complete = probe().pieces;
  const Probed probed = probe(kernel.refused);
  if (probed.outcome.value == 71) GTEST_SKIP() << "this system cannot pretend that";
  expect_confined(probed);
  for (const std::string piece :
       {"descriptors", "no-new-privileges", "no-dump", "Landlock", "seccomp", "capabilities"}) {
    const bool expected =
        complete.has(piece) && (kernel.missing == nullptr || piece != kernel.missing);
    EXPECT_EQ(probed.pieces.has(piece), expected) << piece << ": " << probed.pieces.line;
  }
  // The kernel of this machine may give another reason.
  if (kernel.missing == nullptr || !complete.has(kernel.missing)) return;
  const std::string missing = probed.pieces.missing();
  const std::size_t why = missing.find('(', std::min(missing.find(kernel.missing), missing.size()));
  ASSERT_NE(why, std::string::npos) << probed.pieces.line;
  EXPECT_TRUE(missing.substr(why + 1).starts_with(kernel.why)) << probed.pieces.line;
}

INSTANTIATE_TEST_SUITE_P(Each, SvgSandboxKernel, testing::ValuesIn(kKernels),
                         [](const auto& row) { return row.param.name; });

std::string sample() { return test::svg("width='40' height='20'", "<text y='15'>words</text>"); }

std::optional<SvgAnswer> drawn_on(const std::string& refused) {
  const ProcessOutcome outcome = run_line(pretending(refused) + find_helper("deckle-svg") +
                                              " --cpu-seconds=5 --memory-bytes=2147483648",
                                          sample());
  return read_answer(outcome.output);
}

TEST(SvgSandbox, DrawsTheSameWithoutAnyPiece) {
  const std::string nothing =
      std::string(kNoLandlock) + " " + kNoSeccomp + " " + kNoPrctl + " capset=1 close_range=38";
  const Result<DrawnSvg> expected = draw_svg(sample(), {}, test::fresh_budget());
  ASSERT_TRUE(expected.has_value());
  for (const std::string& refused :
       {nothing, std::string(kNoLandlock), std::string(kNoSeccomp), std::string("openat2=1")}) {
    const std::optional<SvgAnswer> answer = drawn_on(refused);
    ASSERT_TRUE(answer.has_value()) << refused;
    EXPECT_EQ(answer->content, expected->png) << refused;
  }
  expect_confined(probe(nothing));
  const ProcessOutcome version =
      run_line(pretending(nothing) + find_helper("deckle-svg") + " --version", "");
  for (const char* piece : {"sandbox: descriptors; missing:", "no-new-privileges (", "no-dump (",
                            "Landlock (", "seccomp (", "capabilities ("})
    EXPECT_NE(version.output.find(piece), std::string::npos) << version.output;
}

// deckle-svg whose input has not come yet.
class Waiting {
 public:
  Waiting() {
    int input[2], output[2];
    if (::pipe2(input, O_CLOEXEC) != 0 || ::pipe2(output, O_CLOEXEC) != 0) return;
    input_ = input[1];
    output_ = output[0];
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_adddup2(&files, input[0], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files, output[1], STDOUT_FILENO);
    const std::string program = find_helper("deckle-svg");
    char name[] = "deckle-svg", cpu[] = "--cpu-seconds=5", memory[] = "--memory-bytes=2147483648";
    char* arguments[] = {name, cpu, memory, nullptr};
    if (::posix_spawn(&id_, program.c_str(), &files, nullptr, arguments, environ) != 0) id_ = 0;
    ::posix_spawn_file_actions_destroy(&files);
    ::close(input[0]);
    ::close(output[1]);
  }
  ~Waiting() {
    ::close(input_);
    ::close(output_);
    if (id_ > 0) ::waitpid(id_, nullptr, 0);
  }
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

  // /proc/ID/status as soon as it has the line; else as it is after ten seconds.
  [[nodiscard]] std::string status_with(const std::string& line) const {
    std::string status;
    for (int look = 0; look < 1000 && status.find(line) == std::string::npos; ++look) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      status = test::read_text("/proc/" + std::to_string(id_) + "/status");
    }
    return status;
  }

  std::string answer() {
    const std::string svg = sample();
    EXPECT_EQ(::write(input_, svg.data(), svg.size()), static_cast<ssize_t>(svg.size()));
    ::close(std::exchange(input_, -1));
    std::string out;
    char bytes[4096];
    for (ssize_t got = 0; (got = ::read(output_, bytes, sizeof bytes)) > 0;)
      out.append(bytes, static_cast<std::size_t>(got));
    return out;
  }

 private:
  pid_t id_ = 0;
  int input_ = -1, output_ = -1;
};

TEST(SvgSandbox, IsInForceBeforeTheInputIsRead) {
  const Pieces pieces = probe().pieces;
  if (!pieces.has("seccomp") || !pieces.has("no-new-privileges")) GTEST_SKIP() << pieces.line;
  Waiting helper;
  const std::string status = helper.status_with("Seccomp:\t2\n");
  EXPECT_NE(status.find("Seccomp:\t2\n"), std::string::npos) << status;
  EXPECT_NE(status.find("NoNewPrivs:\t1\n"), std::string::npos) << status;
  // Landlock holds for one thread and those that it starts.
  if (!kWithThread) {
    EXPECT_NE(status.find("Threads:\t1\n"), std::string::npos) << status;
  }
  const std::optional<SvgAnswer> answer = read_answer(helper.answer());
  ASSERT_TRUE(answer.has_value());
  EXPECT_EQ(answer->content, draw_svg(sample(), {}, test::fresh_budget())->png);
}

}  // namespace
}  // namespace deckle::ooxml
