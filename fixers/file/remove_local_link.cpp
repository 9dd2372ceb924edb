#include <variant>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "remove-local-link",
    .summary = N_("removes a link to a file on the computer of its author; its text stays"),
    .safety = FixSafety::Unsafe,
    .reason = N_("the text is no longer drawn as a link, and the author cannot follow it either"),
    .repairs = {"local-link"},
    .release_only = true,
};

std::optional<FileProposal> propose(const FileTarget& target) {
  const FactValue* const fact = find_fact(target.finding.facts, "target");
  const auto* const address = fact == nullptr ? nullptr : std::get_if<std::string>(fact);
  if (address == nullptr || target.finding.at.part.empty()) return std::nullopt;
  FileProposal out;
  out.changes = {pptx::RemoveLinks{target.finding.at.part, *address}};
  out.safety = kDoc.safety;
  out.message = tr("the link is removed, and its text stays");
  out.before = *address;
  return out;
}

}  // namespace

extern const FileFixer kRemoveLocalLink;
const FileFixer kRemoveLocalLink{kDoc, propose};

}  // namespace deckle::fixers
