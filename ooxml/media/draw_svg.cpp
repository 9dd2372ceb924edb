#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ooxml/media/helper/needs.h"
#include "ooxml/media/helper/start_helper.h"
#include "ooxml/media/helper/svg_answer.h"
#include "ooxml/media/svg.h"
#include "ooxml/messages/tr.h"
#include "slidespec/system/helper_program.h"
#include "slidespec/system/process.h"
#include "slidespec/system/resource_limits.h"

namespace deckle::ooxml {

namespace {

using End = ProcessOutcome::End;

constexpr std::chrono::seconds kVersionTimeLimit{5};
constexpr std::size_t kMaxVersion = 2000;  // bytes

tl::unexpected<Error> not_installed(const SvgDrawer& drawer) {
  return fail(ErrorCode::NotFound,
              tr("is an SVG, and the program that draws SVG is neither beside deckle nor at {}; "
                 "install it with deckle, or save the picture as PNG",
                 place_of_helper(drawer)));
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
  ProcessCall call = helper_call(drawer);
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
  ProcessCall call = helper_call(drawer);
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
