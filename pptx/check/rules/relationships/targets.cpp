// Where relationships lead: out of the package, by another spelling, to a malformed address, to a
// file elsewhere.

#include <algorithm>

#include "ooxml/opc/part_name.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"
#include "slidespec/address/link_address.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kOutside{
    .id = "target-outside-package",
    .severity = Severity::Error,
    .summary = "an internal relationship leads out of the package",
    .what = "Resolves the target of each relationship that is not external.",
    .why = "No part can be there. A link whose TargetMode is missing looks like this.",
    .remedy = "make it external, or remove it",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs, .sdk = Effect::Refuses},
};

constexpr RuleDoc kAbsolute{
    .id = "absolute-target",
    .severity = Severity::Note,
    .summary = "relationships have absolute targets",
    .what = "Looks for targets that begin with a slash.",
    .why = "They are allowed, but some readers resolve every target relative to the part "
           "(OfficeCLI#140).",
    .remedy = "write targets relative to the part",
    .of_writing = true,
};

constexpr RuleDoc kMisspelled{
    .id = "misspelled-target",
    .severity = Severity::Warning,
    .summary = "a target does not spell the name of its part",
    .what = "Compares targets with the names of parts, letter by letter, and with slashes.",
    .why = "Backslashes, another case, and percent signs on one side only are understood by some "
           "readers and not by others.",
    .remedy = "write the target as the part is named",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kAddress{
    .id = "invalid-link-address",
    .severity = Severity::Warning,
    .summary = "the address of a link is no valid URI",
    .what = "Checks the targets of external relationships for characters that no URI has, percent "
            "signs without digits, empty addresses and mail addresses with two @.",
    .why = "Programs that use the Open XML SDK refuse the whole file (Open-XML-SDK#38, #297, #715).",
    .remedy = "correct the address, or percent-encode its characters",
    .repairable = Repairable::Sometimes,
    .readers = {.sdk = Effect::Refuses},
};

constexpr RuleDoc kLinked{
    .id = "linked-file",
    .severity = Severity::Note,
    .summary = "the presentation uses files outside it",
    .what = "Looks for external relationships that are no hyperlinks, and for links to files of "
            "one computer.",
    .why = "The files are not sent along, and PowerPoint may load them when the presentation is "
           "opened.",
    .remedy = "embed them",
};

using ooxml::FaultKind;

bool is_hyperlink(const Rel& rel) { return rel.kind == "hyperlink"; }

bool is_hex(char c) {
  const char low = static_cast<char>(c | 0x20);
  return (c >= '0' && c <= '9') || (low >= 'a' && low <= 'f');
}

// What System.Uri and PowerPoint were reported to stumble over.
bool is_bad_character(char c) {
  static constexpr std::string_view kBad = "<>\"{}|^`";
  return static_cast<unsigned char>(c) <= 0x20 || kBad.find(c) != std::string_view::npos;
}

bool is_bad_escape(std::string_view uri, std::size_t at) {
  return uri[at] == '%' && (at + 2 >= uri.size() || !is_hex(uri[at + 1]) || !is_hex(uri[at + 2]));
}

bool is_bad_address(std::string_view uri) {
  if (uri.empty()) return true;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    if (is_bad_character(uri[i]) || is_bad_escape(uri, i)) return true;
  }
  if (uri.ends_with("://")) return true;
  const std::string_view address = uri.starts_with("mailto:") ? uri.substr(7) : uri;
  const std::string_view before = address.substr(0, std::min(address.find('?'), address.size()));
  return uri.starts_with("mailto:") && std::count(before.begin(), before.end(), '@') > 1;
}

// The same address with what a URI cannot have encoded.
std::string encoded(std::string_view uri) {
  static constexpr char kDigits[] = "0123456789ABCDEF";
  std::string out;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    if (!is_bad_character(uri[i]) && !is_bad_escape(uri, i)) {
      out += uri[i];
      continue;
    }
    const auto byte = static_cast<unsigned char>(uri[i]);
    out += '%';
    out += kDigits[byte >> 4];
    out += kDigits[byte & 15];
  }
  return out;
}

bool has_scheme(std::string_view target) {
  const std::size_t colon = target.find(':');
  return colon != std::string_view::npos && colon > 1 &&
         std::all_of(target.begin(), target.begin() + static_cast<std::ptrdiff_t>(colon),
                     [](char c) {
                       const char low = ascii_lower(c);
                       return (low >= 'a' && low <= 'z') || (c >= '0' && c <= '9') || c == '+' ||
                              c == '-' || c == '.';
                     });
}

bool is_local_file(std::string_view target) {
  const std::string lower = ascii_lower(target);
  const bool drive = lower.size() > 2 && lower[1] == ':' && lower[0] >= 'a' && lower[0] <= 'z';
  return lower.starts_with("file:") || lower.starts_with("\\\\") || lower.starts_with('/') || drive;
}

void report_outside(const PartInfo& part, const Rel& rel, Findings& findings) {
  Found found{kOutside, part.rels_name,
              tr("{} ({}) leads to {}", rel.id, rel.kind, rel.target)};
  found.facts = {{"id", rel.id}, {"target", rel.target}, {"source", part.name}};
  if (is_hyperlink(rel) && has_scheme(rel.target)) {
    found.repair.edits.push_back(
        {part.rels_name, {rel.name_end, rel.name_end}, " TargetMode=\"External\""});
    found.repair.done = tr("the link to {} was made external", rel.target);
  } else if (!rel.used && part.readable) {
    found.repair.edits.push_back(remove_relationship(part, rel));
    found.repair.done = tr("the relationship {}, which nothing used, was removed", rel.id);
  }
  findings.add(std::move(found));
}

void report_misspelled(const PartInfo& part, const Rel& rel, Findings& findings) {
  const std::string right = ooxml::relative_target(part.name, rel.part);
  Found found{kMisspelled, part.rels_name,
              tr("{} leads to {}; the part is {}", rel.id, rel.target, rel.part)};
  found.facts = {{"id", rel.id}, {"source", part.name}};
  found.expected = right;
  found.got = rel.target;
  found.repair.edits.push_back(
      {part.rels_name, rel.target_value, ooxml::xml::escaped_value(right)});
  found.repair.done = tr("the target of {} became {}", rel.id, right);
  findings.add(std::move(found));
}

void check_external(const PartInfo& part, const Rel& rel, Findings& findings) {
  if (is_hyperlink(rel) && is_bad_address(rel.target)) {
    Found found{kAddress, part.rels_name,
                rel.target.empty() ? tr("{} has no address", rel.id)
                                   : tr("{} leads to \"{}\", which is no valid URI", rel.id,
                                        rel.target)};
    found.facts = {{"id", rel.id}, {"source", part.name}};
    found.got = rel.target;
    const LinkAddress link = link_address(rel.target);
    std::string right = link.flaw.empty() ? link.uri : encoded(rel.target);
    if (!rel.target.empty() && !is_bad_address(right)) {
      found.repair.edits.push_back(
          {part.rels_name, rel.target_value, ooxml::xml::escaped_value(right)});
      found.repair.done = tr("the address of {} became {}", rel.id, right);
      found.expected = std::move(right);
    }
    findings.add(std::move(found));
  }
  if (is_hyperlink(rel) && !is_local_file(rel.target)) return;
  Found found{kLinked, part.rels_name,
              is_hyperlink(rel) ? tr("{} links to the file {}", rel.id, rel.target)
                                : tr("{} ({}) is the file {}", rel.id, rel.kind, rel.target)};
  found.facts = {{"id", rel.id}, {"type", std::string(rel.kind)}, {"source", part.name}};
  findings.add(std::move(found));
}

void check_part(const PartInfo& part, Findings& findings) {
  std::size_t absolute = 0;
  for (const Rel& rel : part.rels) {
    if (rel.external) {
      check_external(part, rel, findings);
      continue;
    }
    if (rel.target.empty() || rel.target.front() == '#' || rel.target == "NULL") continue;
    const std::string resolved = ooxml::resolve_target(part.name, rel.target);
    if (rel.part.empty()) {
      if (resolved.empty()) report_outside(part, rel, findings);
    } else if (rel.part != resolved) {
      report_misspelled(part, rel, findings);
    } else if (rel.target.front() == '/') {
      ++absolute;
    }
  }
  if (absolute == 0) return;
  Found found{kAbsolute, part.rels_name,
              absolute == 1 ? tr("1 target is absolute") : tr("{} targets are absolute", absolute)};
  found.facts = {{"count", static_cast<std::int64_t>(absolute)}};
  findings.add(std::move(found));
}

void check_deck(const DeckView& deck, Findings& findings) {
  check_part(deck.root(), findings);
  for (const PartInfo& part : deck.parts()) check_part(part, findings);
}

constexpr const RuleDoc* kDocs[] = {&kOutside, &kAbsolute, &kMisspelled, &kAddress, &kLinked};

}  // namespace

extern const PackageRule kTargets;
const PackageRule kTargets{kDocs, check_deck};

}  // namespace deckle::pptx::check
