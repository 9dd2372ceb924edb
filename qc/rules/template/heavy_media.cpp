#include <cmath>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-heavy-media",
    .type = "template_heavy_media",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "pictures and media of the template make every deck large",
    .what =
        "Adds up the parts of pictures, audio, video and fonts. A note for each part of 2 MB "
        "or more, a warning from 20 MB together on.",
    .why = "Each deck that is built on the template carries what its masters and layouts use.",
    .bad = "",
    .good = "",
    .fixes = "",
};

constexpr std::uint64_t kMegabyte = 1'000'000;
constexpr std::uint64_t kHeavyPart = 2 * kMegabyte, kHeavyTotal = 20 * kMegabyte;

double megabytes(std::uint64_t bytes) {
  return std::round(static_cast<double>(bytes) / kMegabyte * 10) / 10;
}

bool is_media(const PartFacts& part) {
  return part.content_type.starts_with("image/") || part.content_type.starts_with("audio/") ||
         part.content_type.starts_with("video/") ||
         part.content_type.find("font") != std::string::npos;
}

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  std::uint64_t total = 0;
  for (const PartFacts& part : facts.package.parts) {
    if (!is_media(part)) continue;
    total += part.bytes;
    if (part.bytes < kHeavyPart) continue;
    Diagnostic d = finding_of(kDoc.id, Severity::Note);
    d.at.part = part.name;
    d.message = tr("the part has {} MB", megabytes(part.bytes));
    d.hint = tr("compress the picture in PowerPoint (Picture Format > Compress Pictures)");
    d.facts = {{"bytes", static_cast<std::int64_t>(part.bytes)}};
    sink.push_back(std::move(d));
  }
  if (total < kHeavyTotal) return;
  Diagnostic d = finding_of(kDoc.id, Severity::Warning);
  d.message = tr("pictures, media and fonts have {} MB together", megabytes(total));
  d.hint = tr("compress or remove what the layouts do not need");
  d.facts = {{"bytes", static_cast<std::int64_t>(total)}};
  sink.push_back(std::move(d));
}

}  // namespace

extern const TemplateRule kTemplateHeavyMedia;
const TemplateRule kTemplateHeavyMedia{kDoc, check};

}  // namespace deckle::qc
