#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "review-comment",
    .type = "review_comment",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the file has comments",
    .what = "Counts the comments on each slide, with their authors.",
    .why = "They are read by everybody who gets the file.",
    .bad = R"(<p:cm authorId="0" dt="2024-05-02T10:00:00"><p:text>Is this final?</p:text></p:cm>)",
    .good = R"(no p:cm)",
    .fixes = "",
    .file_fixes = "remove-comments (unsafe, with --profile release)",
};

void check(const FileContext& context, DiagnosticSink& sink) {
  std::unordered_map<std::string_view, std::vector<const CommentFacts*>> by_slide;
  for (const CommentFacts& comment : context.facts().comments)
    by_slide[comment.slide_id].push_back(&comment);
  for (const FileSlide& slide : context.slides()) {
    const auto found = by_slide.find(slide.ir().slide_id);
    if (found == by_slide.end()) continue;
    const std::size_t count = found->second.size();
    const CommentFacts* first = found->second.front();
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide);
    d.at.part = first->part;
    d.message = count == 1 ? tr("the slide has a comment by {}: {}", display_value(first->author),
                                quoted_text(first->text))
                           : tr("the slide has {} comments, the first by {}: {}", count,
                                display_value(first->author), quoted_text(first->text));
    d.hint = tr("delete the comments before the file leaves the house");
    d.facts = {{"count", static_cast<std::int64_t>(count)}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kReviewCommentOfFile;
const FileRule kReviewCommentOfFile{kDoc, check};

}  // namespace deckle::qc
