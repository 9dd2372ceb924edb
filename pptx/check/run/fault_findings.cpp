#include "pptx/check/run/fault_findings.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "pptx/check/rules/docs.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

using ooxml::FaultKind;
using ooxml::PackageFault;

// The rule that reports it, and whether it is about the archive as a whole.
struct Kind {
  FaultKind kind;
  std::string_view rule;
  bool archive;
};
constexpr Kind kKinds[] = {
    {FaultKind::FolderEntry, "zip-folder-entry", true},
    {FaultKind::StoredEntry, "stored-entry", true},
    {FaultKind::SpelledEntry, "odd-entry-name", true},
    {FaultKind::TypesNotFirst, "content-types-not-first", true},
    {FaultKind::TrailingBytes, "bytes-after-archive", true},
    {FaultKind::TrashItem, "trash-item", true},
    {FaultKind::RepeatedDefault, "duplicate-content-type", false},
    {FaultKind::RepeatedOverride, "duplicate-content-type", false},
    {FaultKind::AbsentOverride, "override-without-part", false},
    {FaultKind::RelativeOverride, "misspelled-override", false},
    {FaultKind::SpelledOverride, "misspelled-override", false},
    {FaultKind::UntypedPart, "untyped-part", false},
    {FaultKind::UnregisteredType, "unregistered-media-type", false},
    {FaultKind::UnreadableRelationships, "malformed-relationships", false},
    {FaultKind::AbsentSource, "relationships-without-part", false},
    {FaultKind::RepeatedId, "duplicate-relationship-id", false},
    {FaultKind::MissingId, "missing-relationship-id", false},
    {FaultKind::NullTarget, "dangling-relationship", false},
    {FaultKind::AbsentTarget, "dangling-relationship", false},
    {FaultKind::OutsideTarget, "target-outside-package", false},
    {FaultKind::AbsoluteTarget, "absolute-target", false},
    {FaultKind::SpelledTarget, "misspelled-target", false},
};

// What PowerPoint writes when it saves to a shared folder.
bool is_order_of_powerpoint(const PackageFault& fault) {
  return fault.kind == FaultKind::TypesNotFirst && fault.subject == "ppt/presentation.xml";
}

// What the fault is about, for people.
const std::string& subject_of(const PackageFault& fault) {
  switch (fault.kind) {
    case FaultKind::FolderEntry:
    case FaultKind::StoredEntry:
    case FaultKind::TrashItem:
      return fault.part;
    case FaultKind::AbsentTarget:
    case FaultKind::OutsideTarget:
    case FaultKind::AbsoluteTarget:
    case FaultKind::SpelledTarget:
    case FaultKind::TrailingBytes:
      return fault.detail;
    default:
      return fault.subject;
  }
}

}  // namespace

DiagnosticSink findings_of(const ooxml::PackageFaults& faults) {
  DiagnosticSink out;
  std::map<std::pair<std::string_view, std::string>, std::pair<std::size_t, std::size_t>> at;
  for (const PackageFault& fault : faults) {
    const auto* const kind = std::find_if(std::begin(kKinds), std::end(kKinds),
                                          [&](const Kind& one) { return one.kind == fault.kind; });
    const RuleDoc* const doc = kind == std::end(kKinds) ? nullptr : find_rule_doc(kind->rule);
    if (doc == nullptr || is_order_of_powerpoint(fault)) continue;
    const std::string part = kind->archive ? std::string{} : fault.part;
    const auto [known, fresh] = at.emplace(std::pair(doc->id, part), std::pair(out.size(), 0));
    const std::size_t count = ++known->second.second;
    if (!fresh) {
      out[known->second.first].facts.back().value = static_cast<std::int64_t>(count);
      continue;
    }
    Diagnostic d;
    d.rule = doc->id;
    d.severity = std::min(doc->severity, Severity::Warning);
    d.at.part = part;
    const std::string& subject = subject_of(fault);
    d.message = text_of(doc->summary);
    if (!fault.reason.empty() && fault.kind == FaultKind::UnreadableRelationships)
      d.message += Message(": ") + fault.reason;
    else if (!subject.empty())
      d.message += Message(": " + subject);
    d.hint = tr("deckle doctor --fix writes a repaired copy where that loses nothing");
    d.facts = {{"subject", subject}, {"count", std::int64_t{1}}};
    out.push_back(std::move(d));
  }
  return out;
}

Result<void> refuse_two_readings(const ooxml::PackageFaults& faults) {
  for (const PackageFault& fault : faults) {
    if (fault.kind == FaultKind::RepeatedEntry)
      return fail(ErrorCode::Malformed,
                  tr("{}: two entries of the archive have this name", fault.part));
  }
  return {};
}

}  // namespace deckle::pptx::check
