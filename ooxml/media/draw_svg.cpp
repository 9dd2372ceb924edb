#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "ooxml/media/helper/environment.h"
#include "ooxml/media/helper/needs.h"
#include "ooxml/media/helper/svg_answer.h"
#include "ooxml/media/svg.h"
#include "ooxml/messages/tr.h"
#include "slidespec/system/helper_program.h"
#include "slidespec/system/process.h"
#include "slidespec/system/resource_limits.h"

namespace deckle::ooxml {

namespace {

using End = ProcessOutcome::End;

constexpr char kProgram[] = "deckle-svg";
// By the clock: a child that waits uses no processor time.
constexpr int kClockPerCpu = 4;
constexpr std::chrono::seconds kVersionTimeLimit{5};
constexpr std::size_t kMaxVersion = 2000;  // bytes
// A child that neither answers nor meets a limit failed because of the machine, not the picture (no
// memory for a process, a race within a library). It is started again, because the deck must not
// depend on that.
constexpr int kAttempts = 3;

std::string program_of(const SvgDrawer& drawer) {
  return drawer.program.empty() ? find_helper(kProgram) : drawer.program;
}

ProcessCall call_of(std::string program, const SvgDrawer& drawer) {
  ProcessCall call;
  call.program = std::move(program);
  call.inherited = Inherited::Nothing;  // messages of a failing library are not for users
  call.environment = drawing_environment();
  call.cancelled = drawer.cancelled;
  return call;
}

bool met_a_limit(const ProcessOutcome& outcome) {
  return outcome.end == End::TimedOut ||
         (outcome.end == End::Signalled && (outcome.value == SIGXCPU || outcome.value == SIGKILL));
}

// The reason why there is no answer, for a message.
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

tl::unexpected<Error> not_installed(const SvgDrawer& drawer) {
  return fail(ErrorCode::NotFound,
              tr("is an SVG, and the program that draws SVG is neither beside deckle nor at {}; "
                 "install it with deckle, or save the picture as PNG",
                 drawer.program.empty() ? helper_folder() + "/" + kProgram : drawer.program));
}

tl::unexpected<Error> too_slow(Limit limit, const Budget& budget) {
  return tl::unexpected<Error>(Error{
      ErrorCode::Limit,
      tr("is an SVG that needs {}; time decided this, not its content, so that another machine "
         "may draw it",
         exceeded(limit, budget.limit(limit))),
      {},
      info(limit).name});
}

}  // namespace

Result<DrawnSvg> draw_svg(const std::string& bytes, const SvgDrawer& drawer, Budget& budget,
                          std::uint64_t max_pixels) {
  ProcessCall call = call_of(program_of(drawer), drawer);
  if (call.program.empty()) return not_installed(drawer);
  const std::uint64_t time = std::min(budget.limit(Limit::SvgTime), budget.left(Limit::SvgsTime));
  if (time == 0) return too_slow(Limit::SvgsTime, budget);
  const ResourceLimits limits{.cpu_seconds = (time + 999) / 1000,
                              .memory_bytes = budget.limit(Limit::SvgMemory)};
  call.arguments = limit_arguments(limits);
  for (std::string& need : need_arguments(needs_of(bytes)))
    call.arguments.push_back(std::move(need));
  call.arguments.push_back(fmt::format("--max-pixels={}", max_pixels));
  call.input = bytes;
  call.max_output = kMaxSvgAnswer;
  call.time_limit = std::chrono::seconds(limits.cpu_seconds) * kClockPerCpu;
  ProcessOutcome outcome;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    Result<ProcessOutcome> run = run_process(call);
    if (!run) return tl::unexpected(run.error());
    outcome = std::move(*run);
    const auto used = static_cast<std::uint64_t>(outcome.cpu.count());
    static_cast<void>(budget.draw(Limit::SvgsTime, std::min(used, budget.left(Limit::SvgsTime))));
    if (outcome.end == End::NotFound) return not_installed(drawer);
    if (std::optional<SvgAnswer> answer = read_answer(outcome.output)) {
      if (answer->drawn)
        return DrawnSvg{answer->width, answer->height, std::move(answer->content)};
      return fail(ErrorCode::Malformed, tr("is an SVG that cannot be drawn: {}", answer->content));
    }
    if (met_a_limit(outcome))
      return too_slow(time < budget.limit(Limit::SvgTime) ? Limit::SvgsTime : Limit::SvgTime,
                      budget);
  }
  if (outcome.end == End::CannotStart)
    return fail(
        ErrorCode::Internal,
        tr("is an SVG, and the program that draws it cannot be started: {}", cause_of(outcome)));
  return tl::unexpected<Error>(
      Error{ErrorCode::Limit,
            tr("is an SVG that makes the drawing program stop ({}), perhaps for lack of memory; "
               "the limit is svg-memory",
               cause_of(outcome)),
            {},
            info(Limit::SvgMemory).name});
}

SvgDrawerVersion svg_drawer_version(const SvgDrawer& drawer) {
  ProcessCall call = call_of(program_of(drawer), drawer);
  if (call.program.empty()) return {};
  call.arguments = {"--version"};
  call.max_output = kMaxVersion;
  call.time_limit = kVersionTimeLimit;
  const Result<ProcessOutcome> run = run_process(call);
  if (!run || !run->succeeded() || !run->output.starts_with("librsvg ")) return {};
  const std::size_t line = run->output.find('\n');
  SvgDrawerVersion version{run->output.substr(0, line), {}};
  if (line != std::string::npos)
    version.sandbox = run->output.substr(line + 1, run->output.find('\n', line + 1) - line - 1);
  return version;
}

}  // namespace deckle::ooxml
