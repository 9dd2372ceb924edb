#pragma once
// The constants of the refinement loop (docs/repair-loop.md, 1), as configuration: their defaults
// are the table's.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle::fixers {

// Lengths are px of the slide.
struct LoopSettings {
  double safe_padding = 8;
  double min_overlap_area = 100;
  double out_of_bounds_eps = 1;
  double hint_buffer = 8;
  int max_iter = 3;
  int stall_threshold = 2;
  double size_budget = 0.15;
  double move_budget = 48;
  bool allow_hide = false;
  double text_overlap_mult = 2;
  double topology_severity = 5000;
  // Ours. No hint makes a picture smaller than this (docs/repair-loop.md, 5.5); the table has no
  // constant for it, but its example of a chain has a smallest height of 100.
  double min_picture = 100;
  // The smallest chart whose labels can be read, as the rule cramped-visual has it (144 x 90 pt).
  double min_chart_w = 192, min_chart_h = 120;
  // Whether an overlap across z levels is a defect instead of a warning: a
  // question that the refinement loop's rules leave open.
  bool cross_z_defect = false;
};

// Sets one constant: "MIN_OVERLAP_AREA_PX=50", "ALLOW_HIDE=true". Malformed: an unknown name, or a
// value out of range.
[[nodiscard]] Result<void> set_constant(LoopSettings& settings, std::string_view assignment);

// The names that set_constant() knows, sorted.
[[nodiscard]] std::vector<std::string> constant_names();

// The present value of one of them.
struct ConstantValue {
  double number = 0;
  bool is_flag = false;
};
[[nodiscard]] ConstantValue constant(const LoopSettings& settings, const std::string& name);

}  // namespace deckle::fixers
