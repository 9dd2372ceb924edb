#pragma once
// The rollouts of a build (docs/repair-loop.md, 11.7): the folder of docs/repair-loop.md, 11.1, for
// each slide of a deck, from the states that its trace keeps (TraceEntry::ir).
//
// A state is an iteration once, however often the trace comes back to it. What a rollback undid is
// an iteration as well: its line in trace.jsonl says so.

#include <string>
#include <vector>

#include "fixers/patch/slide_patch.h"
#include "fixers/refine/rollout_folder.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/report/report.h"

namespace deckle::fixers {

struct BuildRollouts {
  std::string folder;       // of the deck; its slides are in rollout_0001 …
  const std::string& spec;  // JSON that the deck was built from
  const std::vector<SlideIr>& slides;
  const Report& report;  // with TraceEntry::ir and measured
  std::string target, backend;
  RolloutPictures pictures;  // may be empty; called on any thread
  int jobs = 1;
};

// Files are written completely or not at all, and the same deck gives the same bytes, so that a
// build that was interrupted is completed by another. CannotWrite: a folder holds the rollout of
// another slide, or cannot be written. `measurer` is that of the diagnoses.
[[nodiscard]] Result<void> write_build_rollouts(const BuildRollouts& rollouts,
                                                const measure::SlideMeasurer& measurer);

// The author's name in settings.json; such a rollout cannot be replayed by patches.
inline constexpr const char* kBuildPatcher = "build";

// Between two states of a slide: boxes, z levels, text sizes, line heights. Elements that only one
// of them has are left out.
[[nodiscard]] SlidePatch patch_between(const SlideIr& before, const SlideIr& after);

}  // namespace deckle::fixers
