#include "slidespec/diag/diagnostic.h"

#include <fmt/format.h>

#include <string_view>

#include "slidespec/messages/tr.h"

namespace deckle {

const char* to_string(Severity severity) {
  switch (severity) {
    case Severity::Note:
      return "note";
    case Severity::Warning:
      return "warning";
    case Severity::Error:
      return "error";
  }
  return "error";
}

Message message_of(Severity severity) {
  switch (severity) {
    case Severity::Note:
      return tr("note");
    case Severity::Warning:
      return tr("warning");
    case Severity::Error:
      return tr("error");
  }
  return tr("error");
}

const char* to_string(Origin origin) { return origin == Origin::Deckle ? "deckle" : "author"; }

const char* to_string(Quality quality) {
  switch (quality) {
    case Quality::SuccessClean:
      return "success_clean";
    case Quality::SuccessWithWarnings:
      return "success_with_warnings";
    case Quality::Degraded:
      return "degraded";
  }
  return "degraded";
}

const FactValue* find_fact(const Facts& facts, const std::string& name) {
  for (const Fact& fact : facts) {
    if (fact.name == name) return &fact.value;
  }
  return nullptr;
}

double number_fact(const Facts& facts, const std::string& name, double otherwise) {
  const FactValue* value = find_fact(facts, name);
  if (value == nullptr) return otherwise;
  if (const auto* integer = std::get_if<std::int64_t>(value)) return static_cast<double>(*integer);
  if (const auto* real = std::get_if<double>(value)) return *real;
  return otherwise;
}

std::string fingerprint(const Diagnostic& diagnostic) {
  // FNV-1a, 64 bit: http://www.isthe.com/chongo/tech/comp/fnv/
  std::uint64_t hash = 14695981039346656037ULL;
  const auto add = [&hash](std::string_view text) {
    for (const char c : text) {
      hash ^= static_cast<unsigned char>(c);
      hash *= 1099511628211ULL;
    }
    hash ^= 0x1f;  // a separator no id contains
    hash *= 1099511628211ULL;
  };
  add(diagnostic.rule);
  add(diagnostic.at.slide_id);
  add(diagnostic.at.element_id);
  if (diagnostic.at.slide_id.empty()) add(diagnostic.at.pointer);
  for (const Fact& fact : diagnostic.facts) {
    if (const auto* text = std::get_if<std::string>(&fact.value)) {
      add(fact.name);
      add(*text);
    }
  }
  return fmt::format("{:016x}", hash);
}

}  // namespace deckle
