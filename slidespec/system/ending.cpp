#include "slidespec/system/ending.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <ctime>

namespace deckle {
namespace {

constexpr std::array kSignals{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU};
// Ours: a thread needs one of each at most, and deckle starts at most 256.
constexpr std::size_t kEntries = 512;

// A handler may use nothing that takes a lock.
static_assert(std::atomic<const char*>::is_always_lock_free);
static_assert(std::atomic<pid_t>::is_always_lock_free);
static_assert(std::atomic<int>::is_always_lock_free);

std::atomic<bool> wanted = false;  // a program has asked for all this
std::atomic<bool> ending = false;  // a signal has come
std::atomic<int> steps = 0;        // that have begun and not ended
std::array<std::atomic<const char*>, kEntries> files{};
std::array<std::atomic<pid_t>, kEntries> processes{};

thread_local int depth = 0;  // of steps of this thread, one in another

sigset_t ending_signals() {
  sigset_t set;
  ::sigemptyset(&set);
  for (const int signal : kSignals) ::sigaddset(&set, signal);
  return set;
}

[[noreturn]] void wait_for_the_end() {
  for (;;) ::pause();
}

void undo() {
  for (const auto& path : files) {
    if (const char* const listed = path.load()) ::unlink(listed);
  }
  for (const auto& process : processes) {
    if (const pid_t leader = process.load(); leader > 0) ::kill(-leader, SIGKILL);
  }
}

// The kernel blocks all of kSignals while it runs.
extern "C" void end_program(int signal) {
  if (ending.exchange(true)) wait_for_the_end();  // another thread does it
  constexpr timespec kWait{0, 200'000};
  while (steps.load() > 0) ::nanosleep(&kWait, nullptr);
  undo();
  ::signal(signal, SIG_DFL);
  ::raise(signal);
  sigset_t this_one;
  ::sigemptyset(&this_one);
  ::sigaddset(&this_one, signal);
  ::pthread_sigmask(SIG_UNBLOCK, &this_one, nullptr);
  ::_exit(128 + signal);  // not reached
}

template <typename Value>
int put(std::array<std::atomic<Value>, kEntries>& list, Value value) {
  if (!wanted.load()) return -1;
  for (std::size_t i = 0; i < kEntries; ++i) {
    Value none{};
    if (list[i].compare_exchange_strong(none, value)) return static_cast<int>(i);
  }
  return -1;
}

template <typename Value>
void remove(std::array<std::atomic<Value>, kEntries>& list, int& entry) {
  if (entry >= 0) list[static_cast<std::size_t>(entry)].store(Value{});
  entry = -1;
}

}  // namespace

UninterruptedStep::UninterruptedStep() : active_(wanted.load() && depth == 0), before_() {
  ++depth;
  if (!active_) return;
  const sigset_t blocked = ending_signals();
  ::pthread_sigmask(SIG_BLOCK, &blocked, &before_);
  ++steps;
  if (!ending.load()) return;
  --steps;
  wait_for_the_end();
}

UninterruptedStep::~UninterruptedStep() {
  --depth;
  if (!active_) return;
  const int error = errno;  // of the call that the step was made for
  --steps;
  ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  errno = error;
}

void ListedFile::list(const char* path) { entry_ = put(files, path); }
void ListedFile::forget() { remove(files, entry_); }

void ListedProcess::list(pid_t leader) { entry_ = put(processes, leader); }
void ListedProcess::forget() { remove(processes, entry_); }

void undo_when_a_signal_ends_the_program() {
  wanted = true;
  struct sigaction action {};
  action.sa_handler = end_program;
  action.sa_mask = ending_signals();
  action.sa_flags = SA_RESTART;
  for (const int signal : kSignals) {
    struct sigaction before {};
    if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
      ::sigaction(signal, &action, nullptr);
  }
}

}  // namespace deckle
