#pragma once
// External programs: bytes in, bytes out, with a limit of time and size. Besides, only
// piped_program.h starts programs: those that keep running.
//
// A child is started with posix_spawn: a fork would copy the locks that other threads hold. Its
// input is a file without a name, for reading only, so writing to a child that reads none of it
// neither waits nor raises SIGPIPE. It leads a process group of its own, and nothing of that group
// is left when run_process() returns, however it ends: the group is killed and the child is waited
// for. In a program that asked for it, a signal that ends the program kills the group as well
// (system/ending.h); SIGKILL cannot, so a helper program asks the system to end with its parent.
//
// Processor time and memory are limited by helper programs themselves, before they read their input
// (system/resource_limits.h).
//
// No state is shared between calls: any number of threads may run programs at once, as long as none
// of them changes the environment.

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle {

enum class Inherited {
  StandardError,  // and no other descriptor
  Nothing,        // its standard error is discarded
  Everything,     // every descriptor without close-on-exec, as a shell does it
};

struct ProcessCall {
  std::string program;                 // a path: PATH is not searched
  std::vector<std::string> arguments;  // those after the program's name
  std::string_view input;              // read during the call only
  std::chrono::milliseconds time_limit = std::chrono::seconds(60);  // from start to end, by the clock
  std::size_t max_output = std::size_t{16} << 20;                   // bytes
  Inherited inherited = Inherited::StandardError;
  // "NAME=value"; nullopt: the environment of this process.
  std::optional<std::vector<std::string>> environment;
  // Called on the calling thread at least every 50 ms; true ends the child. May be empty.
  std::function<bool()> cancelled;
};

// `line` run by /bin/sh, with every descriptor that a shell would inherit.
[[nodiscard]] ProcessCall shell_call(const std::string& line);

struct ProcessOutcome {
  enum class End {
    Exited,         // value: its exit status
    Signalled,      // value: the signal that ended it
    TimedOut,       // killed after the time limit
    TooMuchOutput,  // killed after max_output
    NotFound,       // value: errno. Of a shell call: the shell's status 127
    CannotStart,    // value: errno
    StatusLost,     // ended, but this process ignores SIGCHLD or other code in it took the status
  };
  End end = End::CannotStart;
  int value = 0;
  std::string output = {};  // its standard output, as far as received; at most max_output
  std::chrono::milliseconds cpu = {};  // processor time of the child and of those it waited for

  [[nodiscard]] bool succeeded() const { return end == End::Exited && value == 0; }
};

// Waits for the end of the program and of its output, whichever is later. Whatever the program does
// is an outcome; callers form the message.
//
// Cancelled: `cancelled` returned true.
[[nodiscard]] Result<ProcessOutcome> run_process(const ProcessCall& call);

}  // namespace deckle
