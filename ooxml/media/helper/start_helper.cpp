#include "ooxml/media/helper/start_helper.h"

#include <fmt/format.h>
#include <signal.h>

#include <cstring>

#include "ooxml/media/helper/environment.h"
#include "slidespec/system/helper_program.h"

namespace deckle::ooxml {
namespace {

using End = ProcessOutcome::End;

constexpr char kProgram[] = "deckle-svg";

}  // namespace

ProcessCall helper_call(const SvgDrawer& drawer) {
  ProcessCall call;
  call.program = drawer.program.empty() ? find_helper(kProgram) : drawer.program;
  call.inherited = Inherited::Nothing;  // messages of a failing library are not for users
  call.environment = drawing_environment();
  call.cancelled = drawer.cancelled;
  return call;
}

std::string place_of_helper(const SvgDrawer& drawer) {
  return drawer.program.empty() ? helper_folder() + "/" + kProgram : drawer.program;
}

bool met_a_limit(const ProcessOutcome& outcome) {
  return outcome.end == End::TimedOut ||
         (outcome.end == End::Signalled && (outcome.value == SIGXCPU || outcome.value == SIGKILL));
}

std::string cause_of(const ProcessOutcome& outcome) {
  switch (outcome.end) {
    case End::Exited:
      return fmt::format("status {}", outcome.value);
    case End::Signalled:
      return fmt::format("signal {}", outcome.value);
    case End::CannotStart:
    case End::NotFound:
      return std::strerror(outcome.value);
    case End::TimedOut:
    case End::TooMuchOutput:
    case End::StatusLost:
      return "no answer";
  }
  return {};
}

}  // namespace deckle::ooxml
