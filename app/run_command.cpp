#include "app/run_command.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "app/messages/tr.h"

extern char** environ;

namespace deckle::app {
namespace {

using Clock = std::chrono::steady_clock;
constexpr int kNotFound = 127;  // POSIX: the shell's status for a command it did not find
constexpr auto kLookAgain = std::chrono::milliseconds(5);

class Descriptor {
 public:
  explicit Descriptor(int fd = -1) : fd_(fd) {}
  ~Descriptor() { reset(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int get() const { return fd_; }
  void reset(int fd = -1) {
    if (fd_ >= 0) ::close(fd_);
    fd_ = fd;
  }

 private:
  int fd_;
};

tl::unexpected<Error> cannot_start(int error) {
  return fail(ErrorCode::Internal, tr("it cannot be started: {}", std::strerror(error)));
}

// A file without a name that holds `text`: unlike a pipe it never waits for its reader.
bool hold(const std::string& text, Descriptor& file) {
  const char* folder = std::getenv("TMPDIR");
  std::string name = std::string(folder != nullptr && *folder != '\0' ? folder : "/tmp") +
                     "/deckle-XXXXXX";
  file.reset(::mkostemp(name.data(), O_CLOEXEC));
  if (file.get() < 0) return false;
  ::unlink(name.c_str());
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(file.get(), text.data() + done, text.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    done += static_cast<std::size_t>(n);
  }
  return ::lseek(file.get(), 0, SEEK_SET) == 0;
}

int spawn(const std::string& command, int in, int out, pid_t& child) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawnattr_init(&attributes);
  ::posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
  // A group of its own, so that all it starts can be ended together.
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  ::posix_spawnattr_setpgroup(&attributes, 0);
  std::string shell = "sh", option = "-c", line = command;
  char* arguments[] = {shell.data(), option.data(), line.data(), nullptr};
  const int error = ::posix_spawn(&child, "/bin/sh", &files, &attributes, arguments, environ);
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&files);
  return error;
}

enum class End { Finished, Late, TooMuch };

End read_all(int fd, Clock::time_point deadline, std::size_t most, std::string& out) {
  char buffer[1 << 16];
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) return End::Late;
    pollfd waiting{fd, POLLIN, 0};
    if (::poll(&waiting, 1, static_cast<int>(left.count())) <= 0) continue;
    const ssize_t n = ::read(fd, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return End::Finished;
    if (out.size() + static_cast<std::size_t>(n) > most) return End::TooMuch;
    out.append(buffer, static_cast<std::size_t>(n));
  }
}

// Waits until the deadline; whoever closes its output may still work.
bool ended(pid_t child, Clock::time_point deadline, int& status) {
  for (;;) {
    const pid_t done = ::waitpid(child, &status, WNOHANG);
    if (done == child) return true;
    if (done < 0 && errno != EINTR) return true;
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(kLookAgain);
  }
}

}  // namespace

Result<std::string> run_command(const std::string& command, const std::string& input,
                                const CommandLimits& limits) {
  Descriptor file, from, to;
  if (!hold(input, file)) return cannot_start(errno);
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return cannot_start(errno);
  from.reset(ends[0]);
  to.reset(ends[1]);
  pid_t child = 0;
  if (const int error = spawn(command, file.get(), to.get(), child); error != 0)
    return cannot_start(error);
  to.reset();
  const Clock::time_point deadline = Clock::now() + std::chrono::seconds(limits.seconds);
  std::string out;
  End end = read_all(from.get(), deadline, limits.max_output, out);
  int status = 0;
  if (end == End::Finished && !ended(child, deadline, status)) end = End::Late;
  if (end != End::Finished) {
    ::kill(-child, SIGKILL);
    ::waitpid(child, &status, 0);
    if (end == End::Late)
      return fail(ErrorCode::Malformed, tr("it took longer than {} s", limits.seconds));
    return fail(ErrorCode::Malformed,
                tr("it wrote more than {} MB", limits.max_output >> 20));
  }
  if (WIFSIGNALED(status))
    return fail(ErrorCode::Malformed, tr("it was ended by signal {}", WTERMSIG(status)));
  if (WEXITSTATUS(status) == kNotFound)
    return fail(ErrorCode::NotFound, tr("the shell does not find it"));
  if (WEXITSTATUS(status) != 0)
    return fail(ErrorCode::Malformed, tr("it ended with status {}", WEXITSTATUS(status)));
  return out;
}

}  // namespace deckle::app
