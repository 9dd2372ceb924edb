#include "slidespec/system/piped_program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <thread>

#include "slidespec/messages/tr.h"

extern char** environ;

namespace deckle {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kStopLimit{5000};

// $1: the folder, also for temporary files; then the program and its arguments. Its standard input ends when deckle lets go.
// `setsid` gives the program a group that can be killed as a whole; the program itself is killed as
// well, for the moment before it has one. Where there is no `setsid`, only the program is killed.
constexpr char kGuard[] =
    "folder=$1; shift\n"
    "if command -v setsid >/dev/null 2>&1; then set -- setsid \"$@\"; fi\n"
    "TMPDIR=$folder \"$@\" </dev/null >/dev/null 2>&1 &\n"
    "program=$!\n"
    "exec 3<&- 4>&-\n"
    "read -r _\n"
    "kill -9 \"$program\" 2>/dev/null\n"
    "kill -9 \"-$program\" 2>/dev/null\n"
    "wait\n"
    "rm -rf -- \"$folder\"\n";

constexpr int kFirstFree = 5;  // 3 and 4 are the program's, 0 to 2 the standard streams

// Above the numbers that the child's descriptors get.
bool raise_number(Descriptor& descriptor) {
  const int raised = ::fcntl(descriptor.get(), F_DUPFD_CLOEXEC, kFirstFree);
  if (raised < 0) return false;
  descriptor.reset(raised);
  return true;
}

// Sockets, because writing to one that nobody reads need not raise SIGPIPE.
bool make_pair(Descriptor& ours, Descriptor& theirs) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
  ours.reset(ends[0]);
  theirs.reset(ends[1]);
  return raise_number(theirs) && ::fcntl(ours.get(), F_SETFL, O_NONBLOCK) == 0;
}

std::string make_folder() {
  const char* parent = std::getenv("TMPDIR");
  std::string name = std::string(parent != nullptr && *parent != '\0' ? parent : "/tmp") +
                     "/deckle-XXXXXX";
  return ::mkdtemp(name.data()) != nullptr ? name : std::string();
}

int spawn_guard(const std::vector<std::string>& words, const std::array<int, 3>& descriptors,
                pid_t& guard) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawnattr_init(&attributes);
  ::posix_spawn_file_actions_adddup2(&actions, descriptors[0], STDIN_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_adddup2(&actions, descriptors[1], 3);
  ::posix_spawn_file_actions_adddup2(&actions, descriptors[2], 4);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  ::posix_spawn_file_actions_addclosefrom_np(&actions, kFirstFree);
#endif
  sigset_t none, usual;
  ::sigemptyset(&none);
  ::sigemptyset(&usual);
  for (const int signal : {SIGPIPE, SIGXFSZ, SIGCHLD, SIGTERM, SIGHUP}) ::sigaddset(&usual, signal);
  ::posix_spawnattr_setsigmask(&attributes, &none);
  ::posix_spawnattr_setsigdefault(&attributes, &usual);
  ::posix_spawnattr_setpgroup(&attributes, 0);
  ::posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  const int error =
      ::posix_spawn(&guard, "/bin/sh", &actions, &attributes, arguments.data(), environ);
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&actions);
  return error;
}

// False: not before the deadline.
bool wait_for(int descriptor, short event, PipedProgram::Deadline deadline) {
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    pollfd waiting{descriptor, event, 0};
    const int ready = ::poll(
        &waiting, 1, static_cast<int>(std::clamp<long>(static_cast<long>(left.count()), 0, 3600000)));
    if (ready > 0) return true;
    if (ready == 0 && Clock::now() >= deadline) return false;
  }
}

}  // namespace

Result<std::unique_ptr<PipedProgram>> PipedProgram::start(const std::string& program,
                                                          const Arguments& arguments) {
  std::unique_ptr<PipedProgram> made(new PipedProgram);
  const auto refused = [&program] {
    return fail(ErrorCode::Internal, tr("{} cannot be started: {}", program, std::strerror(errno)));
  };
  made->folder_ = make_folder();
  if (made->folder_.empty()) return refused();
  Descriptor in, out, alive;
  std::array<int, 2> lifeline{};
  if (::pipe2(lifeline.data(), O_CLOEXEC) != 0) return refused();
  alive.reset(lifeline[0]);
  made->lifeline_.reset(lifeline[1]);
  if (!raise_number(alive) || !make_pair(made->to_, in) || !make_pair(made->from_, out)) return refused();
  std::vector<std::string> words{"sh", "-c", kGuard, "deckle", made->folder_, program};
  for (std::string& argument : arguments(made->folder_)) words.push_back(std::move(argument));
  if (const int error = spawn_guard(words, {alive.get(), in.get(), out.get()}, made->guard_)) {
    made->guard_ = 0;
    errno = error;
    return refused();
  }
  return made;
}

PipedProgram::~PipedProgram() { stop(); }

PipedProgram::Spoken PipedProgram::write(std::string_view bytes, Deadline deadline) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(to_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!wait_for(to_.get(), POLLOUT, deadline)) return Spoken::Late;
    } else if (errno != EINTR) {
      return Spoken::Ended;
    }
  }
  return Spoken::Done;
}

PipedProgram::Spoken PipedProgram::read(std::string& out, Deadline deadline) {
  std::array<char, std::size_t{1} << 16> buffer;
  for (;;) {
    const ssize_t got = ::recv(from_.get(), buffer.data(), buffer.size(), 0);
    if (got > 0) {
      out.append(buffer.data(), static_cast<std::size_t>(got));
      return Spoken::Done;
    }
    if (got == 0) return Spoken::Ended;
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!wait_for(from_.get(), POLLIN, deadline)) return Spoken::Late;
    } else if (errno != EINTR) {
      return Spoken::Ended;
    }
  }
}

void PipedProgram::stop() {
  to_.reset();
  from_.reset();
  lifeline_.reset();
  if (guard_ > 0) {
    const auto deadline = Clock::now() + kStopLimit;
    bool killed = false;
    for (;;) {
      int status = 0;
      const pid_t ended = ::waitpid(guard_, &status, killed ? 0 : WNOHANG);
      if (ended == guard_ || (ended < 0 && errno != EINTR)) break;
      if (!killed && Clock::now() >= deadline) {
        ::kill(-guard_, SIGKILL);
        killed = true;
      }
      std::this_thread::sleep_for(milliseconds(2));
    }
    guard_ = 0;
  }
  if (folder_.empty()) return;
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
  folder_.clear();
}

std::string find_program(const std::vector<std::string>& names) {
  const char* path = std::getenv("PATH");
  for (const std::string& name : names) {
    if (name.empty()) continue;
    if (name.find('/') != std::string::npos) {
      if (::access(name.c_str(), X_OK) == 0) return name;
      continue;
    }
    std::string_view rest = path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin";
    while (!rest.empty()) {
      const std::string_view folder = rest.substr(0, rest.find(':'));
      rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
      if (folder.empty() || folder.front() != '/') continue;
      const std::string place = std::string(folder) + '/' + name;
      std::error_code ignored;
      if (::access(place.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(place, ignored))
        return place;
    }
  }
  return {};
}

}  // namespace deckle
