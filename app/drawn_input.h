#pragma once
// A presentation, slide IR or SlideSpec as slides that are ready to be drawn.

#include <optional>
#include <string>
#include <vector>

#include "app/build_spec.h"
#include "app/program.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::app {

struct DrawnInput {
  std::vector<SlideIr> slides;
  std::vector<MeasuredSlide> measured;  // of each slide
  std::string title;                    // of the deck; may be empty
};

// A spec as build lays it out. Empty after an error, which has been printed; charts that were read
// have their geometry.
[[nodiscard]] std::optional<DrawnInput> read_drawn(const std::string& path,
                                                   const engine::Engine& engine,
                                                   const engine::BuildOptions& settings,
                                                   Program& program);

// Whether JSON is slide IR: IR and SlideSpec are distinguished by the one key that each must have.
[[nodiscard]] bool is_slide_ir(std::string_view text);

}  // namespace deckle::app
