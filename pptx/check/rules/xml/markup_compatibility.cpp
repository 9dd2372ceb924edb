// Markup compatibility (ISO/IEC 29500-3): prefixes that are not declared, and branches.

#include <algorithm>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kPrefix{
    .id = "undeclared-prefix",
    .severity = Severity::Error,
    .summary = "a list of prefixes names one that is not declared",
    .what = "Looks for the namespace of each prefix in mc:Ignorable, mc:MustUnderstand, "
            "mc:ProcessContent and Requires.",
    .why = "Readers that process markup compatibility refuse the part (Open-XML-SDK#1226).",
    .remedy = "declare the namespace, or remove the prefix",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Refuses, .sdk = Effect::Refuses},
};

constexpr RuleDoc kAlternate{
    .id = "broken-alternate-content",
    .severity = Severity::Error,
    .summary = "mc:AlternateContent has no branch, or one without requirements",
    .what = "Looks for mc:Choice with Requires, and for other elements than mc:Choice and "
            "mc:Fallback.",
    .why = "No reader can choose a branch, and those that check refuse the part.",
    .remedy = "write mc:Choice with Requires, then mc:Fallback",
    .repairable = Repairable::Never,
    .readers = {.powerpoint = Effect::Refuses, .sdk = Effect::Refuses},
};

constexpr RuleDoc kFallback{
    .id = "missing-fallback",
    .severity = Severity::Warning,
    .summary = "newer content has no form for older readers",
    .what = "Looks for mc:Fallback beside mc:Choice.",
    .why = "A reader that does not know the requirement shows nothing. PowerPoint always writes a "
           "fallback, be it empty.",
    .remedy = "add mc:Fallback, with a picture of the content where there is one",
};

constexpr std::string_view kLists[] = {"mc:Ignorable", "mc:MustUnderstand", "mc:PreserveElements",
                                       "mc:PreserveAttributes", "mc:ProcessContent"};

// Words of a list, without the part behind the colon that mc:ProcessContent has.
std::vector<std::string> words(std::string_view list) {
  std::vector<std::string> out;
  constexpr std::string_view kSpace = " \t\r\n";
  for (std::size_t at = list.find_first_not_of(kSpace); at != std::string_view::npos;
       at = list.find_first_not_of(kSpace, at)) {
    const std::size_t end = std::min(list.find_first_of(kSpace, at), list.size());
    out.emplace_back(list.substr(at, end - at));
    at = end;
  }
  return out;
}

std::string_view prefix_in(std::string_view word) { return word.substr(0, word.find(':')); }

void check_list(const PartContext& context, const Element& element, const Attribute& attribute,
                bool may_remove, Findings& findings) {
  std::string kept, missing;
  for (const std::string& word : words(attribute.text())) {
    const bool declared = !element.uri_of(prefix_in(word)).empty();
    std::string& list = declared ? kept : missing;
    if (!list.empty()) list += ' ';
    list += word;
  }
  if (missing.empty()) return;
  Found found{kPrefix, context.part.name,
              tr("{} names {}, which no xmlns declares", attribute.name, missing)};
  found.element = element;
  found.got = missing;
  if (may_remove) {
    found.repair.edits.push_back(kept.empty()
                                     ? remove_attribute(context.part.name, attribute)
                                     : set_value(context.part.name, attribute, kept));
    found.repair.done = tr("{} was removed from {}", missing, attribute.name);
  }
  findings.add(std::move(found));
}

void check_branches(const PartContext& context, const Element& element, Findings& findings) {
  bool choice = false, fallback = false;
  for (Element branch = element.first_child(); branch; branch = branch.next()) {
    const bool is_choice = branch.name() == "mc:Choice";
    choice = choice || is_choice;
    fallback = fallback || branch.name() == "mc:Fallback";
    if (is_choice && !words(branch.value("Requires")).empty()) continue;
    if (branch.name() == "mc:Fallback") continue;
    Found found{kAlternate, context.part.name,
                is_choice ? tr("mc:Choice has no Requires")
                          : tr("mc:AlternateContent has the element {}", branch.name())};
    found.element = branch;
    findings.add(std::move(found));
  }
  if (choice && fallback) return;
  Found found{choice ? kFallback : kAlternate, context.part.name,
              choice ? tr("mc:AlternateContent has no mc:Fallback")
                     : tr("mc:AlternateContent has no mc:Choice")};
  found.element = element;
  findings.add(std::move(found));
}

void check_part(const PartContext& context, Findings& findings) {
  for (std::size_t i = 0; i < context.tree.size(); ++i) {
    const Element element = context.tree.at(i);
    for (const Attribute& attribute : element.attributes()) {
      if (!attribute.name.starts_with("mc:")) continue;
      if (std::find(std::begin(kLists), std::end(kLists), attribute.name) != std::end(kLists))
        check_list(context, element, attribute, attribute.name != "mc:MustUnderstand", findings);
    }
  }
  for (const Element& choice : context.tree.named("mc:Choice")) {
    if (const auto requires_list = choice.attribute("Requires"))
      check_list(context, choice, *requires_list, false, findings);
  }
  for (const Element& alternate : context.tree.named("mc:AlternateContent"))
    check_branches(context, alternate, findings);
}

constexpr const RuleDoc* kDocs[] = {&kPrefix, &kAlternate, &kFallback};

}  // namespace

extern const PartRule kMarkupCompatibility;
const PartRule kMarkupCompatibility{kDocs, check_part};

}  // namespace deckle::pptx::check
