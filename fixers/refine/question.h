#pragma once
// One question to an author of patches: what becomes of its answers (docs/refine.md, "The loop").
// An answer that is no patch, or a taboo one, is complained about once; after the second there is no
// patch. Whoever asks, a command or a client that keeps the session between its calls, asks by this.

#include <optional>
#include <string>

#include "fixers/refine/session.h"

namespace deckle::fixers {

class Question {
 public:
  // The patch to go on with; without edits when there is none, and then its note says why. Nothing:
  // ask once more, with complaint(). After a patch the question is a new one.
  [[nodiscard]] std::optional<SlidePatch> judge(const Session& session,
                                                Result<std::optional<SlidePatch>> answer);

  // What was wrong with the answer before; empty at the first attempt.
  [[nodiscard]] const std::string& complaint() const { return complaint_; }

 private:
  SlidePatch end_with(SlidePatch patch);

  std::string complaint_;
  int attempts_ = 0;
};

// Session::step() with what judge() returned: a patch without edits is none.
[[nodiscard]] Result<void> step_with(Session& session, SlidePatch patch,
                                     const std::string& patcher);

}  // namespace deckle::fixers
