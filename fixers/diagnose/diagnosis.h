#pragma once
// The diagnosis of a slide for patch authors (docs/repair-loop.md, 5): defects and warnings with
// their numbers, and hints, which are target states in px. Elements are indices into the SlideIr.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace deckle::fixers {

inline constexpr std::size_t kNoElement = static_cast<std::size_t>(-1);

// The order of the types is the order of repair (docs/repair-loop.md, 6).
enum class DefectType { LayoutTopology, FontTooSmall, ContentOverflow, OutOfBounds, Overlap };
enum class WarningType { OcclusionSuspected, FullyOccluded };

[[nodiscard]] const char* to_string(DefectType type);    // "layout_topology" …
[[nodiscard]] const char* to_string(WarningType type);  // "occlusion_suspected", "fully_occluded"

// Where one element should be, and how large it and its text; what is unset stays. All hints of a
// slide are about one target state: those for one element agree, and all together cure the slide,
// unless it says that it cannot be cured.
struct Hint {
  std::string action;  // "keep", "move_down", "resize_height", "needs_creative_solution" …
  std::size_t element = kNoElement;
  std::optional<double> x, y, w, h, font_size;  // px
  std::string reason;                           // English, for authors of patches
  bool validated = false;  // within the slide, the minimums, and the budgets of one patch
};

struct Defect {
  DefectType type = DefectType::Overlap;
  std::size_t element = kNoElement;  // LayoutTopology: the title. Overlap: the owner
  std::size_t other = kNoElement;    // LayoutTopology: the body. Overlap: the other
  double severity = 0;
  double overflow_x = 0, overflow_y = 0;  // ContentOverflow
  std::string edge;                       // OutOfBounds: "left", "top", "right", "bottom"
  double by = 0;                          // OutOfBounds
  double area = 0;                        // Overlap: of the safe boxes
  bool has_text = false;                  // Overlap: of one of the two
  double current = 0, least = 0;          // FontTooSmall: px
  double center_y = 0, other_center_y = 0;  // LayoutTopology
  std::optional<Hint> hint;
};

struct Warning {
  WarningType type = WarningType::OcclusionSuspected;
  std::size_t element = kNoElement;      // OcclusionSuspected: the owner. FullyOccluded: the covered one
  std::size_t other = kNoElement;        // OcclusionSuspected
  std::size_t top = kNoElement;          // OcclusionSuspected
  double area = 0;                       // OcclusionSuspected
  std::vector<std::size_t> covered_by;   // FullyOccluded: in paint order
};

// Elements whose places depend on each other, the one of highest priority first.
struct Chain {
  std::vector<Hint> members;
  bool feasible = true;
};

struct Diagnosis {
  std::vector<Defect> defects;    // in order of repair
  std::vector<Warning> warnings;
  double total_severity = 0;
  std::vector<Chain> chains;      // the longest first
  // Whether all hints together cure the slide: false only when it is proved that nothing can, with
  // the reason; unset when no cure was found, and when it has no defects.
  std::optional<bool> feasible;
  std::string infeasible_reason;
  int patches = 0;  // that the budgets make of the target state; 0: there is none
};

}  // namespace deckle::fixers
