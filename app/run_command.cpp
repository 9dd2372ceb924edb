#include "app/run_command.h"

#include <chrono>
#include <cstring>

#include "app/messages/tr.h"
#include "slidespec/system/process.h"

namespace deckle::app {

Result<std::string> run_command(const std::string& command, const std::string& input,
                                const CommandLimits& limits) {
  using End = ProcessOutcome::End;
  ProcessCall call = shell_call(command);
  call.input = input;
  call.time_limit = std::chrono::seconds(limits.seconds);
  call.max_output = limits.max_output;
  Result<ProcessOutcome> run = run_process(call);
  if (!run) return tl::unexpected(run.error());
  switch (run->end) {
    case End::Exited:
      if (run->value == 0) return std::move(run->output);
      return fail(ErrorCode::Malformed, tr("it ended with status {}", run->value));
    case End::Signalled:
      return fail(ErrorCode::Malformed, tr("it was terminated by signal {}", run->value));
    case End::TimedOut:
      return fail(ErrorCode::Malformed, tr("it took longer than {} s", limits.seconds));
    case End::TooMuchOutput:
      return fail(ErrorCode::Malformed,
                  tr("it wrote more than {} MB", limits.max_output >> 20));
    case End::NotFound:
      return fail(ErrorCode::NotFound, tr("the shell did not find the command"));
    case End::CannotStart:
      return fail(ErrorCode::Internal, tr("it cannot be started: {}", std::strerror(run->value)));
    case End::StatusLost:
      return fail(ErrorCode::Internal, tr("its exit status is unknown"));
  }
  return fail(ErrorCode::Internal, tr("its exit status is unknown"));
}

}  // namespace deckle::app
