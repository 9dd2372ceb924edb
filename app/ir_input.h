#pragma once
// Slide IR as the input of a command, and the constants of the loop.

#include <string>
#include <vector>

#include "app/program.h"
#include "fixers/patch/loop_settings.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::app {

struct IrInput {
  std::string text;
  std::vector<SlideIr> slides;  // none after an error, which has been printed
  bool is_deck = false;         // {"deckle_ir": 1, "slides": […]}, and not one slide
};
[[nodiscard]] IrInput read_ir_input(const std::string& path, Program& program);

// --set NAME=VALUE, for constants of the loop.
void add_loop_options(Command command, std::vector<std::string>& constants,
                      const Console& console);
// What it gives. Throws UsageError.
[[nodiscard]] fixers::LoopSettings loop_settings(const std::vector<std::string>& constants);

}  // namespace deckle::app
