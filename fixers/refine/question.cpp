#include "fixers/refine/question.h"

#include <utility>

namespace deckle::fixers {
namespace {

// Once with what was wrong, and no more.
constexpr int kAttempts = 2;

}  // namespace

SlidePatch Question::end_with(SlidePatch patch) {
  complaint_.clear();
  attempts_ = 0;
  return patch;
}

std::optional<SlidePatch> Question::judge(const Session& session,
                                          Result<std::optional<SlidePatch>> answer) {
  if (answer && (!*answer || (*answer)->edits.empty())) {
    const std::string note = *answer ? (*answer)->note : "";
    return end_with({{}, note.empty() ? "the author has no patch" : note});
  }
  complaint_ = answer ? session.refusal(**answer) : to_string(answer.error());
  if (complaint_.empty()) return end_with(std::move(**answer));
  if (++attempts_ < kAttempts) return std::nullopt;
  return end_with({{}, "refused: " + complaint_});
}

Result<void> step_with(Session& session, SlidePatch patch, const std::string& patcher) {
  const std::string note = patch.note;
  const bool none = patch.edits.empty();
  return session.step(none ? std::nullopt : std::optional<SlidePatch>(std::move(patch)), patcher,
                      note);
}

}  // namespace deckle::fixers
