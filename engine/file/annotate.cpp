#include "engine/file/annotate.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/file/signature.h"
#include "engine/messages/tr.h"
#include "engine/pipeline/guarded_work.h"
#include "ooxml/opc/package.h"
#include "pptx/annotate/review_comments.h"
#include "slidespec/core/display.h"

namespace deckle::engine {

namespace {

// docs/contracts.md, "Dates".
constexpr const char* kFixedDate = "1980-01-01T00:00:00Z";

constexpr std::string_view kCommentRule = "review-comment";

// The corner of the element as it is drawn; of a finding about no element that of the slide.
Size corner_of(const Diagnostic& finding, const SlideIr* slide) {
  const ElementIr* const element =
      slide == nullptr ? nullptr : find_element(*slide, finding.at.element_id);
  if (element == nullptr) return {};
  const Rect drawn = bounds_of({element->box, element->transform});
  return {drawn.x, drawn.y};
}

std::string text_of(const Diagnostic& finding, bool about_slide, Language language) {
  const std::string key = fingerprint(finding);
  std::string out = finding.rule + " (" + message_of(finding.severity).in(language) + ")\n";
  if (!about_slide)
    out += (finding.at.part.empty() ? tr("about the whole file")
                                    : tr("about {}", display_value(finding.at.part)))
               .in(language) +
           "\n";
  out += display_message(finding.message, language) + "\n";
  if (!finding.hint.empty()) out += display_message(finding.hint, language) + "\n";
  return out + "[deckle " + key + "]";
}

class Comments {
 public:
  explicit Comments(const Built& checked) : checked_(checked) {}

  void add_all(Language language) {
    language_ = language;
    const Report& report = checked_.report;
    const std::string first = report.slides.empty() ? std::string() : report.slides.front().slide_id;
    for (const Diagnostic& finding : report.deck_issues) add(finding, first, nullptr);
    for (const SlideReport& slide : report.slides) {
      const auto ir = std::find_if(
          checked_.slides.begin(), checked_.slides.end(),
          [&slide](const SlideIr& one) { return one.slide_id == slide.slide_id; });
      const SlideIr* const found = ir == checked_.slides.end() ? nullptr : &*ir;
      for (const Diagnostic& finding : slide.issues) add(finding, slide.slide_id, found);
    }
  }

  std::vector<pptx::ReviewComment> all;
  std::vector<const Diagnostic*> findings;

 private:
  void add(const Diagnostic& finding, const std::string& slide_id, const SlideIr* slide) {
    // That a slide has comments is seen where they are.
    if (finding.rule == kCommentRule) return;
    const Size corner = corner_of(finding, slide);
    all.push_back({slide_id, corner.w, corner.h, text_of(finding, slide != nullptr, language_),
                   "[deckle " + fingerprint(finding) + "]"});
    findings.push_back(&finding);
  }

  const Built& checked_;
  Language language_ = Language::English;
};

Result<void> run(const Engine& engine, const std::string& path, const Built& checked,
                 const AnnotateOptions& options, Annotated& out) {
  Budget budget(engine.limits());
  ooxml::PackageFaults faults;
  const Result<ooxml::Package> package = ooxml::Package::open(path, budget, faults);
  if (!package) return tl::unexpected(package.error());
  Comments comments(checked);
  comments.add_all(options.language);
  const pptx::CommentStamp stamp{kReviewAuthor, "dq",
                                 options.date.empty() ? kFixedDate : options.date};
  const Result<pptx::Commented> commented =
      pptx::add_comments(*package, faults, comments.all, stamp, budget);
  if (!commented) return tl::unexpected(commented.error());
  Result<std::string> bytes = commented->package.to_bytes(options.jobs);
  if (!bytes) return tl::unexpected(bytes.error());
  out.bytes = std::move(*bytes);
  out.written = commented->written;
  out.already = commented->already;
  for (const std::size_t i : commented->not_placed) out.not_placed.push_back(*comments.findings[i]);
  out.newer_comments = commented->newer_comments;
  out.is_signed = has_signature(*package);
  return {};
}

}  // namespace

Result<Annotated> annotate(const Engine& engine, const std::string& path, const Built& checked,
                           const AnnotateOptions& options) {
  Annotated out;
  const Result<void> done =
      guarded_work(path, [&] { return run(engine, path, checked, options, out); });
  if (!done) return tl::unexpected(done.error());
  return out;
}

}  // namespace deckle::engine
