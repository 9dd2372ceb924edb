#include "qc/settings/check_settings.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "pptx/check/rules/docs.h"
#include "qc/messages/tr.h"
#include "qc/rules/registry.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::qc {
namespace {

constexpr std::string_view kLevels[] = {"error", "warning", "note"};

const RuleOption* find_option(const RuleDoc& doc, std::string_view name) {
  const auto found = std::find_if(doc.options.begin(), doc.options.end(),
                                  [name](const RuleOption& o) { return o.name == name; });
  return found == doc.options.end() ? nullptr : &*found;
}

// Those have no options, and a deck can be read whatever they find.
bool is_about_packages(std::string_view rule) {
  return pptx::check::find_rule_doc(rule) != nullptr;
}

bool is_unusable(std::string_view rule) {
  const RuleDoc* doc = find_doc(rule);
  return doc != nullptr && doc->unusable;
}

Refusal unusable(std::string_view rule) {
  return {tr("\"{}\" is the error of an input of which no deck can be made; it can neither be "
             "ignored nor be less severe",
             rule),
          tr("correct the input")};
}

}  // namespace

std::optional<Refusal> refuse_rule(std::string_view rule) {
  if (find_doc(rule) != nullptr || is_about_packages(rule)) return std::nullopt;
  std::vector<std::string_view> ids;
  for (const RuleDoc* doc : documented()) ids.push_back(doc->id);
  for (const pptx::check::RuleDoc* doc : pptx::check::rule_docs()) ids.push_back(doc->id);
  return Refusal{tr("unknown rule \"{}\"", rule), nearest_hint(rule, ids)};
}

std::optional<Refusal> refuse_ignoring(std::string_view rule) {
  if (auto unknown = refuse_rule(rule)) return unknown;
  if (is_unusable(rule)) return unusable(rule);
  return std::nullopt;
}

std::optional<Refusal> refuse_severity(std::string_view rule, Severity severity) {
  if (auto unknown = refuse_rule(rule)) return unknown;
  if (is_unusable(rule) && severity != Severity::Error) return unusable(rule);
  return std::nullopt;
}

std::optional<Refusal> refuse_severity(std::string_view rule, std::string_view level) {
  for (const Severity severity : {Severity::Note, Severity::Warning, Severity::Error}) {
    if (level == to_string(severity)) return refuse_severity(rule, severity);
  }
  if (auto unknown = refuse_rule(rule)) return unknown;
  return Refusal{
      tr("the severity of \"{}\" must be error, warning or note, but is \"{}\"", rule, level),
      nearest_hint(level, kLevels)};
}

std::optional<Refusal> refuse_option(std::string_view rule, std::string_view option) {
  if (auto unknown = refuse_rule(rule)) return unknown;
  const RuleDoc* doc = find_doc(rule);
  if (doc != nullptr && find_option(*doc, option) != nullptr) return std::nullopt;
  std::vector<std::string_view> names;
  if (doc != nullptr) {
    for (const RuleOption& one : doc->options) names.push_back(one.name);
  }
  if (!names.empty())
    return Refusal{tr("rule \"{}\" has no option \"{}\"", rule, option),
                   nearest_hint(option, names)};
  for (const RuleDoc* other : documented()) {
    if (!other->options.empty()) names.push_back(other->id);
  }
  return Refusal{tr("rule \"{}\" has no options", rule), nearest_hint(rule, names)};
}

std::optional<Refusal> refuse_option(std::string_view rule, std::string_view option,
                                     std::int64_t value) {
  if (auto unknown = refuse_option(rule, option)) return unknown;
  const RuleOption& known = *find_option(*find_doc(rule), option);
  if (value >= known.lowest && value <= known.highest) return std::nullopt;
  return Refusal{tr("'{}' of rule \"{}\" must be {} to {}, but is {}", option, rule, known.lowest,
                    known.highest, value),
                 tr("its default is {}", known.otherwise)};
}

std::optional<Refusal> refuse(const FindingSettings& settings) {
  for (const std::string& rule : settings.select)
    if (auto refused = refuse_rule(rule)) return refused;
  for (const std::string& rule : settings.ignore)
    if (auto refused = refuse_ignoring(rule)) return refused;
  for (const auto& [rule, severity] : settings.severity)
    if (auto refused = refuse_severity(rule, severity)) return refused;
  for (const auto& [rule, options] : settings.options)
    for (const auto& [name, value] : options)
      if (auto refused = refuse_option(rule, name, value)) return refused;
  return std::nullopt;
}

}  // namespace deckle::qc
