// Parts whose XML cannot be read. The other rules do not see them.

#include "ooxml/xml/well_formed.h"
#include "pptx/check/base/findings.h"
#include "pptx/check/rules/registry.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kCharacters{
    .id = "illegal-character",
    .severity = Severity::Error,
    .summary = "a part has characters that XML cannot hold",
    .what = "Looks for control characters, U+FFFE, U+FFFF, lone surrogates, invalid UTF-8, and "
            "ampersands that begin no reference, in text and in attributes.",
    .why = "The whole part cannot be read, so readers refuse the file. Text that was pasted often "
           "has U+000B (pptx-automizer#186, docxtemplater#379, PptxGenJS#1427).",
    .remedy = "remove the characters",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs, .keynote = Effect::Refuses, .sdk = Effect::Refuses},
};

constexpr RuleDoc kMalformed{
    .id = "malformed-xml",
    .severity = Severity::Error,
    .summary = "a part is not well-formed XML",
    .what = "Parses every part of XML: tags, attributes, namespaces, encoding; document types are "
            "not allowed.",
    .why = "Readers refuse the file, or drop the slide.",
    .remedy = "restore the part from a copy of the file",
    .repairable = Repairable::Never,
    .readers = {.powerpoint = Effect::Repairs, .keynote = Effect::Refuses, .sdk = Effect::Refuses},
};

constexpr const RuleDoc* kDocs[] = {&kCharacters, &kMalformed};

}  // namespace

Repair repair_of_characters(const std::string& part, const std::string& bytes) {
  Repair repair;
  const Result<std::string> text = ooxml::xml::to_utf8(bytes, part);
  if (!text) return repair;
  std::size_t count = 0;
  std::string legal = ooxml::xml::with_legal_characters(*text, count);
  if (count == 0) return repair;
  repair.edits.push_back({part, {0, text->size()}, std::move(legal)});
  repair.done = count == 1 ? tr("1 character was replaced") : tr("{} characters were replaced", count);
  return repair;
}

void report_malformed(const std::string& part, const std::string& bytes, const Message& reason,
                      Findings& findings) {
  Repair repair = repair_of_characters(part, bytes);
  const bool characters = !repair.edits.empty();
  Found found{characters ? kCharacters : kMalformed, part, reason};
  if (characters) found.repair = std::move(repair);
  findings.add(std::move(found));
}

std::span<const RuleDoc* const> malformed_docs() { return kDocs; }

}  // namespace deckle::pptx::check
