#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "clear-people",
    .summary = N_("empties the document properties that name people"),
    .safety = FixSafety::Unsafe,
    .reason = N_("who wrote the file cannot be seen any more"),
    .repairs = {"personal-data"},
    .release_only = true,
};

std::optional<FileProposal> propose(const FileTarget&) {
  FileProposal out;
  out.changes = {pptx::ClearPeople{}};
  out.safety = kDoc.safety;
  out.message = tr("the document properties that name people are emptied");
  return out;
}

}  // namespace

extern const FileFixer kClearPeople;
const FileFixer kClearPeople{kDoc, propose};

}  // namespace deckle::fixers
