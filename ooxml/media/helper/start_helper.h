#pragma once
// Starting deckle-svg, for drawing an SVG and for decoding a picture.

#include <string>

#include "ooxml/media/svg.h"
#include "slidespec/system/process.h"

namespace deckle::ooxml {

// By the clock: a child that waits uses no processor time.
inline constexpr int kClockPerCpu = 4;
// A child that neither answers nor meets a limit failed because of the machine, not the picture (no
// memory for a process, a race within a library). It is started again, because the deck must not
// depend on that.
inline constexpr int kAttempts = 3;

// Without arguments and input. The program is empty where it is not installed.
[[nodiscard]] ProcessCall helper_call(const SvgDrawer& drawer);
// Where it is looked for, for a message.
[[nodiscard]] std::string place_of_helper(const SvgDrawer& drawer);

// Whether it was ended for using too much time.
[[nodiscard]] bool met_a_limit(const ProcessOutcome& outcome);
// The reason why there is no answer, for a message.
[[nodiscard]] std::string cause_of(const ProcessOutcome& outcome);

}  // namespace deckle::ooxml
