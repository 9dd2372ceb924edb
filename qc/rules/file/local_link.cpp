#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "qc/check/notes_page.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/display.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "local-link",
    .type = "local_link",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a link leads to a file on the computer of its author",
    .what =
        "Looks at the targets of links outside the file: file addresses, drives such as "
        "C: and network folders.",
    .why = "Nobody else can follow the link, and the address may name people and servers.",
    .bad =
        R"(<Relationship Type="…/hyperlink" Target="file:///C:/Users/minji/plan.xlsx" TargetMode="External"/>)",
    .good =
        R"(<Relationship Type="…/hyperlink" Target="https://example.com/plan" TargetMode="External"/>)",
    .fixes = "",
    .file_fixes = "remove-local-link (unsafe, with --profile release)",
};

bool is_local(std::string_view target) {
  const bool drive =
      target.size() > 2 && target[1] == ':' && (target[2] == '\\' || target[2] == '/');
  const std::string lower = ascii_lower(target);
  return drive || lower.starts_with("file:") || target.starts_with("\\\\");
}

void check(const FileContext& context, DiagnosticSink& sink) {
  std::set<std::string> reported;
  for (const ExternalLinkFacts& link : context.facts().external_links) {
    if (link.kind != "hyperlink" || !is_local(link.target) ||
        !reported.insert(link.part + link.target).second)
      continue;
    Diagnostic d = finding_of(kDoc.id, kDoc.severity);
    d.at.part = link.part;
    for (const FileSlide& slide : context.slides()) {
      const auto& elements = slide.ir().elements;
      if (std::any_of(elements.begin(), elements.end(),
                      [&link](const ElementIr& element) {
                        return element.origin && element.origin->part == link.part;
                      }) &&
          link.part.find("/slides/") != std::string::npos) {
        d.at.slide_id = slide.ir().slide_id;
        break;
      }
    }
    d.message = tr("a link leads to the author's computer: {}", display_value(link.target));
    for (const FileSlide& slide : context.slides()) {
      const NotesFacts* page = notes_page(context, slide);
      if (page != nullptr && page->part == link.part)
        d = notes_finding(kDoc.id, kDoc.severity, context, slide, d.message);
    }
    d.hint = tr("link to an address that others can open, or remove the link");
    d.facts = {{"target", link.target}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kLocalLinkOfFile;
const FileRule kLocalLinkOfFile{kDoc, check};

}  // namespace deckle::qc
