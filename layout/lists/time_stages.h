#pragma once
// Headings of columns that are stages in time, in their order: "Now", "Next", "Later"; "완료",
// "예정"; "Phase 1", "Phase 2". In English, Korean, Japanese, Chinese and Arabic.

#include <cstddef>
#include <string>
#include <vector>

namespace deckle::layout {

struct TimeStage {
  enum class Kind { Done, Present, Coming, Distant };  // Distant: "Later", "Future": not sure yet
  Kind kind = Kind::Present;
  std::size_t later = 0;  // how many stages behind the one that all others are measured from
};

// One for each heading. Empty: one of them is no stage, they are not in order, or they are years,
// months and the like, of which all are equally sure.
[[nodiscard]] std::vector<TimeStage> time_stages(const std::vector<std::string>& headings);

}  // namespace deckle::layout
