#include "slidespec/system/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <thread>

#include "slidespec/messages/tr.h"
#include "slidespec/system/descriptor.h"
#include "slidespec/system/ending.h"

extern char** environ;

namespace deckle {
namespace {

using Clock = std::chrono::steady_clock;
using End = ProcessOutcome::End;
using std::chrono::milliseconds;

constexpr milliseconds kCancelInterval{50};    // to `cancelled`
constexpr int kShellNotFound = 127;            // POSIX: the shell's status for a command it did not find
constexpr char kShell[] = "/bin/sh";
// A child that has closed its output has usually ended, so polling starts with short intervals.
constexpr std::chrono::microseconds kFirstPoll{50}, kLastPoll{5000};

// A descriptor duplicated to 0, 1 or 2 in the child must not have that number already: a host may
// have closed its standard streams.
bool raise_above_standard(Descriptor& descriptor) {
  if (descriptor.get() > STDERR_FILENO) return true;
  const int raised = ::fcntl(descriptor.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (raised < 0) return false;
  descriptor.reset(raised);
  return true;
}

bool holds(const Descriptor& file, std::string_view bytes) {
  return file.is_open() && write_all(file.get(), bytes) && ::lseek(file.get(), 0, SEEK_SET) == 0;
}

#if defined(MFD_CLOEXEC)
bool seal(const Descriptor& memory) {
  return ::fcntl(memory.get(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK) == 0;
}
#endif

// A file without a name that holds `bytes` and is not to be written: in TMPDIR or /tmp, else in
// memory.
bool hold(std::string_view bytes, Descriptor& file) {
  const char* folder = std::getenv("TMPDIR");
  std::string name = std::string(folder != nullptr && *folder != '\0' ? folder : "/tmp") +
                     "/deckle-XXXXXX";
  Descriptor written;
  {
    const UninterruptedStep step;
    written.reset(::mkostemp(name.data(), O_CLOEXEC));
    if (written.is_open()) {
      file.reset(::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
      ::unlink(name.c_str());
    }
  }
  if (written.is_open()) {
    if (file.is_open() && holds(written, bytes)) return raise_above_standard(file);
  }
#if defined(MFD_CLOEXEC)
  file.reset(::memfd_create("deckle", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (holds(file, bytes) && seal(file)) return raise_above_standard(file);
#endif
  return false;
}

class SpawnSettings {
 public:
  SpawnSettings() {
    ::posix_spawn_file_actions_init(&files_);
    ::posix_spawnattr_init(&attributes_);
  }
  ~SpawnSettings() {
    ::posix_spawnattr_destroy(&attributes_);
    ::posix_spawn_file_actions_destroy(&files_);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;

  // 0, or an errno.
  int prepare(int in, int out, Inherited inherited) {
    if (const int error = ::posix_spawn_file_actions_adddup2(&files_, in, STDIN_FILENO)) return error;
    if (const int error = ::posix_spawn_file_actions_adddup2(&files_, out, STDOUT_FILENO))
      return error;
    if (inherited == Inherited::Nothing) {
      const int error = ::posix_spawn_file_actions_addopen(&files_, STDERR_FILENO, "/dev/null",
                                                           O_WRONLY, 0);
      if (error != 0) return error;
    }
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    // A host's descriptors need not be close-on-exec.
    if (inherited != Inherited::Everything) {
      const int error = ::posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);
      if (error != 0) return error;
    }
#endif
    // The child does not inherit blocked signals, nor that a write that fails is no signal here.
    sigset_t none, writing;
    ::sigemptyset(&none);
    ::sigemptyset(&writing);
    ::sigaddset(&writing, SIGPIPE);
    ::sigaddset(&writing, SIGXFSZ);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    ::posix_spawnattr_setsigdefault(&attributes_, &writing);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    return ::posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }

  int spawn(const ProcessCall& call, pid_t& child) const {
    std::vector<char*> arguments;
    arguments.reserve(call.arguments.size() + 2);
    // posix_spawn takes them as they are in argv, and changes none.
    arguments.push_back(const_cast<char*>(call.program.c_str()));
    for (const std::string& argument : call.arguments)
      arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    std::vector<char*> environment;
    if (call.environment) {
      for (const std::string& variable : *call.environment)
        environment.push_back(const_cast<char*>(variable.c_str()));
      environment.push_back(nullptr);
    }
    return ::posix_spawn(&child, call.program.c_str(), &files_, &attributes_, arguments.data(),
                         call.environment ? environment.data() : environ);
  }

 private:
  posix_spawn_file_actions_t files_;
  posix_spawnattr_t attributes_;
};

milliseconds milliseconds_of(const timeval& time) {
  return milliseconds(time.tv_sec * 1000 + time.tv_usec / 1000);
}

// A running child. Killed with its group and waited for with its owner, if not before.
class Child {
 public:
  Child() = default;
  ~Child() {
    if (id_ > 0) static_cast<void>(finish());
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // 0, or an errno.
  [[nodiscard]] int start(const SpawnSettings& settings, const ProcessCall& call) {
    const UninterruptedStep step;
    if (const int error = settings.spawn(call, id_)) {
      id_ = 0;
      return error;
    }
    listed_.list(id_);
    return 0;
  }

  // Not reaped here, so that its process id is not reused before its group is killed.
  [[nodiscard]] bool has_ended() const {
    siginfo_t info{};
    const int waited = ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
    return waited == 0 ? info.si_pid == id_ : errno != EINTR;
  }

  // Kills the group; how the child ended. One that had ended by itself keeps its status.
  ProcessOutcome finish() {
    {
      const UninterruptedStep step;
      ::kill(-id_, SIGKILL);
      listed_.forget();
    }
    int status = 0;
    rusage used{};
    pid_t reaped = 0;
    do {
      reaped = ::wait4(id_, &status, 0, &used);
    } while (reaped < 0 && errno == EINTR);
    ProcessOutcome outcome;
    if (reaped != id_)
      outcome.end = End::StatusLost;
    else if (WIFSIGNALED(status))
      outcome = {End::Signalled, WTERMSIG(status)};
    else
      outcome = {End::Exited, WEXITSTATUS(status)};
    outcome.cpu = milliseconds_of(used.ru_utime) + milliseconds_of(used.ru_stime);
    id_ = 0;
    return outcome;
  }

 private:
  pid_t id_ = 0;
  ListedProcess listed_;
};

// One run's deadline and its caller's request to end it.
class Deadline {
 public:
  explicit Deadline(const ProcessCall& call)
      : cancelled_(call.cancelled), deadline_(Clock::now() + call.time_limit) {}

  // How long to wait now: 0 when time is up.
  [[nodiscard]] milliseconds next_wait() const {
    const auto left = std::chrono::ceil<milliseconds>(deadline_ - Clock::now());
    const milliseconds limit = cancelled_ ? kCancelInterval : milliseconds(std::chrono::hours(1));
    return std::clamp(left, milliseconds(0), limit);
  }
  [[nodiscard]] bool cancelled() const { return cancelled_ && cancelled_(); }

 private:
  const std::function<bool()>& cancelled_;
  Clock::time_point deadline_;
};

enum class Waited { Done, Late, TooMuch, Cancelled };

Waited read_all(int pipe, const Deadline& deadline, std::size_t limit, std::string& out) {
  std::vector<char> buffer(std::size_t{1} << 16);
  for (;;) {
    if (deadline.cancelled()) return Waited::Cancelled;
    // What is there when time is up is read: this process may have been stopped meanwhile.
    const milliseconds wait = deadline.next_wait();
    pollfd waiting{pipe, POLLIN, 0};
    const int ready = ::poll(&waiting, 1, static_cast<int>(wait.count()));
    if (ready == 0 && wait.count() <= 0) return Waited::Late;
    if (ready <= 0) continue;
    const ssize_t got = ::read(pipe, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return Waited::Done;
    const std::size_t count = static_cast<std::size_t>(got);
    const std::size_t available = limit - out.size();
    out.append(buffer.data(), std::min(count, available));
    if (count > available) return Waited::TooMuch;
  }
}

// A child that closed its output may still be working.
Waited wait_for_end(const Child& child, const Deadline& deadline) {
  std::chrono::microseconds interval = kFirstPoll;
  while (!child.has_ended()) {
    if (deadline.cancelled()) return Waited::Cancelled;
    if (deadline.next_wait().count() <= 0) return Waited::Late;
    std::this_thread::sleep_for(interval);
    interval = std::min(interval * 2, kLastPoll);
  }
  return Waited::Done;
}

ProcessOutcome cannot_start(int error) {
  const bool absent = error == ENOENT || error == ENOTDIR;
  return {absent ? End::NotFound : End::CannotStart, error};
}

}  // namespace

ProcessCall shell_call(const std::string& line) {
  ProcessCall call;
  call.program = kShell;
  call.arguments = {"-c", line};
  call.inherited = Inherited::Everything;
  return call;
}

Result<ProcessOutcome> run_process(const ProcessCall& call) {
  Descriptor in, from, to;
  // A missing TMPDIR must not be reported as a missing program.
  if (!hold(call.input, in)) return ProcessOutcome{End::CannotStart, errno};
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return ProcessOutcome{End::CannotStart, errno};
  from.reset(ends[0]);
  to.reset(ends[1]);
  if (!raise_above_standard(to)) return ProcessOutcome{End::CannotStart, errno};
  SpawnSettings settings;
  if (const int error = settings.prepare(in.get(), to.get(), call.inherited))
    return ProcessOutcome{End::CannotStart, error};
  Child child;
  if (const int error = child.start(settings, call)) return cannot_start(error);
  to.reset();
  in.reset();

  const Deadline deadline(call);
  std::string output;
  Waited waited = read_all(from.get(), deadline, call.max_output, output);
  if (waited == Waited::Done) waited = wait_for_end(child, deadline);
  ProcessOutcome outcome = child.finish();
  outcome.output = std::move(output);
  switch (waited) {
    case Waited::Done:
      break;
    case Waited::Late:
      outcome.end = End::TimedOut;
      break;
    case Waited::TooMuch:
      outcome.end = End::TooMuchOutput;
      break;
    case Waited::Cancelled:
      return fail(ErrorCode::Cancelled, tr("the call was cancelled"));
  }
  const bool from_shell = call.program == kShell && outcome.end == End::Exited;
  if (from_shell && outcome.value == kShellNotFound) outcome.end = End::NotFound;
  return outcome;
}

}  // namespace deckle
