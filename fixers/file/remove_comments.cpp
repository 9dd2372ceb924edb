#include <set>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "remove-comments",
    .summary = N_("removes the review comments of a slide"),
    .safety = FixSafety::Unsafe,
    .reason = N_("what the comments say is lost"),
    .repairs = {"review-comment"},
    .release_only = true,
};

std::optional<FileProposal> propose(const FileTarget& target) {
  if (target.slide == nullptr) return std::nullopt;
  std::set<std::string> parts;
  std::size_t count = 0;
  for (const CommentFacts& comment : target.file.facts.comments) {
    if (comment.slide_id != target.slide->slide_id) continue;
    ++count;
    parts.insert(comment.part);
  }
  if (parts.empty()) return std::nullopt;
  FileProposal out;
  for (const std::string& part : parts) out.changes.push_back(pptx::RemoveComments{part});
  out.safety = kDoc.safety;
  out.message = tr("the comments are removed");
  out.before = count == 1 ? tr("{} comment", count) : tr("{} comments", count);
  out.after = tr("no comment");
  return out;
}

}  // namespace

extern const FileFixer kRemoveComments;
const FileFixer kRemoveComments{kDoc, propose};

}  // namespace deckle::fixers
