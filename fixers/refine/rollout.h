#pragma once
// Runs the loop of one slide to its end with an author of patches, and keeps its files
// (docs/repair-loop.md, 11.1).

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "fixers/refine/rollout_folder.h"
#include "fixers/refine/session.h"

namespace deckle::fixers {

// Writes the next patch. `complaint`: what was wrong with the answer before; empty at the first
// attempt. Nothing: it has none. An error is what is wrong with its answer.
using PatchAuthor = std::function<Result<std::optional<SlidePatch>>(const Session& session,
                                                                    const std::string& complaint)>;

inline constexpr const char* kNativeBackend = "native";

struct RolloutJob {
  std::string input;  // the text of input.json
  SlideIr slide;
  LoopSettings settings;
  std::string patcher;  // the author's name in the trace
  PatchAuthor author;
  std::string target, backend;  // of the measurements, for dom_k.json
  std::string folder;           // empty: no files
  RolloutPictures pictures;     // may be empty
};

// Each file is written completely or not at all, and a patch before anything that follows from it.
// A folder that has files of the same rollout is carried on: its patches are kept, and the author is
// asked for those that are missing. CannotWrite: the folder holds another rollout.
[[nodiscard]] Result<Session> roll_out(const RolloutJob& job,
                                       const measure::SlideMeasurer& measurer,
                                       const layout::SolveGeometry& solve_geometry);

// The patches that a folder of a rollout keeps, in order, `most` of them; none when it has none.
// `slide` is what they are for.
[[nodiscard]] Result<std::vector<SlidePatch>> kept_patches(const std::string& folder,
                                                           const SlideIr& slide, int most);

// The constants, the author and what measured, as settings.json of a rollout has them; the native
// engine is not named.
[[nodiscard]] std::string write_settings(const LoopSettings& settings, const std::string& patcher,
                                         const std::string& target,
                                         const std::string& backend = kNativeBackend);

struct KeptSettings {
  LoopSettings constants;
  std::string patcher, target, backend = kNativeBackend;
};
[[nodiscard]] Result<KeptSettings> read_settings(const std::string& folder);

}  // namespace deckle::fixers
