// Flaws of the ZIP archive itself. Writing it anew repairs them: deckle's archives have none.

#include <fmt/format.h>

#include <algorithm>

#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kFolders{
    .id = "zip-folder-entry",
    .severity = Severity::Warning,
    .summary = "the archive has entries for folders",
    .what = "Looks for archive entries that are folders instead of parts.",
    .why = "Several writers had to remove them before PowerPoint opened their files "
           "(dom-to-pptx#40, PptxGenJS#1449); other files with them do open.",
    .remedy = "write the archive without entries for folders",
    .repairable = Repairable::Always,
    .of_writing = true,
};

constexpr RuleDoc kStored{
    .id = "stored-entry",
    .severity = Severity::Note,
    .summary = "parts of XML are stored without compression",
    .what = "Looks for XML parts whose archive entry is not deflated. Pictures may be stored: "
            "PowerPoint does so itself.",
    .why = "PowerPoint deflates every part of XML, and stored ones were blamed for refused files "
           "(dom-to-pptx#40).",
    .remedy = "deflate all parts",
    .repairable = Repairable::Always,
    .of_writing = true,
};

constexpr RuleDoc kDuplicate{
    .id = "duplicate-entry",
    .severity = Severity::Error,
    .summary = "two entries of the archive have one name",
    .what = "Compares the names of all entries, upper and lower case alike.",
    .why = "One reader takes the first, another the last, and PowerPoint repairs the file "
           "(python-pptx#132).",
    .remedy = "remove one of them",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kOddName{
    .id = "odd-entry-name",
    .severity = Severity::Warning,
    .summary = "an entry's name is not a part name",
    .what = "Looks for backslashes, and slashes at the beginning, in the names of entries.",
    .why = "Part names have '/' between their segments; few readers take other spellings for them.",
    .remedy = "write names with '/', and without one at the beginning",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kTypesNotFirst{
    .id = "content-types-not-first",
    .severity = Severity::Note,
    .summary = "[Content_Types].xml is not the first entry",
    .what = "Looks at the first entry of the archive.",
    .why =
        "Programs that tell file types by their first bytes look there. PowerPoint writes it "
        "first, or the main part when it saves to a shared folder; that order is not reported.",
    .remedy = "write [Content_Types].xml first",
    .repairable = Repairable::Always,
    .of_writing = true,
};

constexpr RuleDoc kTrailing{
    .id = "bytes-after-archive",
    .severity = Severity::Warning,
    .summary = "there are bytes after the end of the archive",
    .what = "Looks for zeros or white space after the archive's end record.",
    .why = "Mail gateways and file systems add them; strict readers take the file for damaged.",
    .remedy = "cut them off",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kTrash{
    .id = "trash-item",
    .severity = Severity::Note,
    .summary = "the archive has items that no longer belong to it",
    .what = "Looks for entries in the folder [trash] (ECMA-376 Part 2, 10.2.5).",
    .why = "A program that saved in place left them behind. No reader uses them, but they may hold "
           "text that was deleted.",
    .remedy = "save the presentation under another name",
    .repairable = Repairable::Always,
};

using ooxml::FaultKind;
using ooxml::PackageFault;

// The faults of one kind as one finding with their number: writing the archive anew repairs all.
class Kind {
 public:
  Kind(const DeckView& deck, FaultKind kind) {
    for (const PackageFault& fault : deck.faults()) {
      if (fault.kind == kind) add(fault);
    }
  }
  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] const PackageFault& first() const { return *first_; }

  void report(const RuleDoc& doc, const Message& message, const Message& done,
              Findings& findings) const {
    if (count_ == 0) return;
    Found found{doc, {}, message};
    found.facts = {{"count", static_cast<std::int64_t>(count_)}, {"first", first_->part}};
    found.repair.rewritten = true;
    found.repair.done = done;
    findings.add(std::move(found));
  }

 private:
  void add(const PackageFault& fault) {
    if (count_++ == 0) first_ = &fault;
  }
  std::size_t count_ = 0;
  const PackageFault* first_ = nullptr;
};

void report_duplicates(const DeckView& deck, Findings& findings) {
  for (const PackageFault& fault : deck.faults()) {
    if (fault.kind != FaultKind::RepeatedEntry) continue;
    const bool same = fault.detail == "same";
    Found found{kDuplicate, fault.part,
                same ? tr("the archive has {} twice, with the same content", fault.part)
                     : tr("the archive has {} twice, with different content; the first is read",
                          fault.part)};
    found.facts = {{"same", same}};
    found.repair.rewritten = same;
    if (same) found.repair.done = tr("the second entry was removed");
    findings.add(std::move(found));
  }
}

void check_deck(const DeckView& deck, Findings& findings) {
  const auto report = [&](FaultKind kind, const RuleDoc& doc, const auto& message,
                          const Message& done) {
    const Kind faults(deck, kind);
    if (faults.count() > 0) faults.report(doc, message(faults), done, findings);
  };
  report(
      FaultKind::FolderEntry, kFolders,
      [](const Kind& f) {
        return f.count() == 1 ? tr("the archive has an entry for the folder {}", f.first().part)
                              : tr("the archive has {} entries for folders, such as {}", f.count(),
                                   f.first().part);
      },
      tr("the entries for folders were removed"));
  report(
      FaultKind::StoredEntry, kStored,
      [](const Kind& f) {
        return f.count() == 1 ? tr("{} is not compressed", f.first().part)
                              : tr("{} parts of XML are not compressed, such as {}", f.count(),
                                   f.first().part);
      },
      tr("the parts were compressed"));
  report_duplicates(deck, findings);
  report(
      FaultKind::SpelledEntry, kOddName,
      [](const Kind& f) {
        return f.count() == 1 ? tr("an entry is named \"{}\"; read as {}", f.first().subject,
                                   f.first().part)
                              : tr("{} entries have names that are not part names, such as \"{}\"",
                                   f.count(), f.first().subject);
      },
      tr("the entries were named as parts are"));
  const Kind late(deck, FaultKind::TypesNotFirst);
  if (late.count() > 0 && late.first().subject != deck.main().name)
    late.report(kTypesNotFirst,
                tr("the first entry is {}, not [Content_Types].xml", late.first().subject),
                tr("[Content_Types].xml was written first"), findings);
  report(
      FaultKind::TrailingBytes, kTrailing,
      [](const Kind& f) { return tr("{} bytes follow the end of the archive", f.first().detail); },
      tr("the bytes after the archive were removed"));
  report(
      FaultKind::TrashItem, kTrash,
      [](const Kind& f) {
        return f.count() == 1 ? tr("{} belongs to no part", f.first().part)
                              : tr("{} items in [trash] belong to no part", f.count());
      },
      tr("the items in [trash] were removed"));
}

constexpr const RuleDoc* kDocs[] = {&kFolders,       &kStored,   &kDuplicate, &kOddName,
                                    &kTypesNotFirst, &kTrailing, &kTrash};

}  // namespace

extern const PackageRule kZipEntries;
const PackageRule kZipEntries{kDocs, check_deck};

}  // namespace deckle::pptx::check
