#include "slidespec/validate/spec_context.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/text_forms.h"

namespace deckle {

using nlohmann::json;

Diagnostic* SpecContext::report(const char* rule, Severity severity, const JsonPath& path,
                                Message message, Message hint, At at) {
  if (++counts_[static_cast<std::size_t>(severity)] > kMaxReports) return nullptr;
  Diagnostic diagnostic;
  diagnostic.rule = rule;
  diagnostic.severity = severity;
  diagnostic.at = document_.place(path.pointer(), at);
  diagnostic.message = std::move(message);
  diagnostic.hint = std::move(hint);
  diagnostic.defect = severity == Severity::Error;
  sink_.push_back(std::move(diagnostic));
  return &sink_.back();
}

std::size_t SpecContext::left_out(Severity severity) const {
  const std::size_t count = counts_[static_cast<std::size_t>(severity)];
  return count > kMaxReports ? count - kMaxReports : 0;
}

void SpecContext::check_keys(const json& object, const JsonPath& path, OpenPlace place,
                             std::optional<ElementKind> kind) {
  std::size_t seen = 0;
  for (auto it = object.begin(); it != object.end(); ++it) {
    if (++seen % kValuesBetweenChecks == 0) check_cancelled();
    const KnownKey* known = find_known_key(place, it.key());
    std::size_t& warnings = counts_[static_cast<std::size_t>(Severity::Warning)];
    if (known == nullptr && warnings >= kMaxReports) {
      ++warnings;  // counted without a message
    } else if (known == nullptr) {
      const std::vector<std::string_view> keys = known_keys_of(place);
      warning("unknown-key", JsonPath(path, it.key()),
              tr("unknown key {} in {} is ignored", in_quotes(it.key()), path.subject()),
              keys.empty() ? tr("remove it") : nearest_hint(it.key(), keys), At::Key);
    } else if (kind && (known->kinds & kind_bit(*kind)) == 0) {
      warning("ignored-key", JsonPath(path, it.key()),
              tr("'{}' has no effect on an element of kind '{}'", it.key(), to_string(*kind)),
              tr("remove it"), At::Key);
    }
  }
}

void SpecContext::wrong_type(const JsonPath& path, const json& value, const Message& expected) {
  wrong_type(path, value, expected, tr("write {}", expected));
}

void SpecContext::wrong_type(const JsonPath& path, const json& value, const Message& expected,
                             Message hint) {
  wrong_value(path, value, tr("{} must be {}, but is {}", path.subject(), expected, brief(value)),
              std::move(hint), expected.english());
}

void SpecContext::wrong_id(const char* rule, const JsonPath& path, const std::string& id,
                           Message message, Message hint, std::string expected) {
  Diagnostic* const made =
      report(rule, Severity::Error, path, std::move(message), std::move(hint), At::Value);
  if (made == nullptr) return;
  made->expected = std::move(expected);
  made->got = got_value(id);
}

void SpecContext::wrong_value(const JsonPath& path, const json& value, Message message,
                              Message hint, std::string expected) {
  Diagnostic* const made = report("invalid-value", Severity::Error, path, std::move(message),
                                  std::move(hint), At::Value);
  if (made == nullptr) return;
  made->expected = std::move(expected);
  made->got = got_value(value);
}

const std::string* SpecContext::open_string(const json& object, const JsonPath& path,
                                            const char* key) {
  const json* value = member_of(object, key);
  if (value == nullptr) return nullptr;
  if (value->is_string()) return &value->get_ref<const std::string&>();
  wrong_type(JsonPath(path, key), *value, tr("a string"));
  return nullptr;
}

std::optional<bool> SpecContext::open_bool(const json& object, const JsonPath& path,
                                           const char* key) {
  const json* value = member_of(object, key);
  if (value == nullptr) return std::nullopt;
  if (value->is_boolean()) return value->get<bool>();
  wrong_type(JsonPath(path, key), *value, tr("true or false"));
  return std::nullopt;
}

std::optional<double> SpecContext::open_number(const json& object, const JsonPath& path,
                                               const char* key, double min, double max) {
  const json* value = member_of(object, key);
  if (value == nullptr) return std::nullopt;
  const Message expected = tr("a number from {} to {}", min, max);
  if (value->is_number()) {
    const double number = value->get<double>();
    if (number >= min && number <= max) return number;
  }
  wrong_type(JsonPath(path, key), *value, expected);
  return std::nullopt;
}

std::optional<int> SpecContext::open_integer(const json& object, const JsonPath& path,
                                             const char* key, int min, int max) {
  const json* value = member_of(object, key);
  if (value == nullptr) return std::nullopt;
  if (value->is_number_integer()) {
    const auto number = value->get<std::int64_t>();
    if (number >= min && number <= max) return static_cast<int>(number);
  }
  wrong_type(JsonPath(path, key), *value, tr("an integer from {} to {}", min, max));
  return std::nullopt;
}

std::optional<std::string> SpecContext::open_color(const json& object, const JsonPath& path,
                                                   const char* key, bool or_none) {
  const std::string* value = open_string(object, path, key);
  if (value == nullptr) return std::nullopt;
  if (is_color(*value) || (or_none && *value == "none")) return *value;
  const std::string nearest = nearest_name(*value, known_color_names());
  const JsonPath below(path, key);
  wrong_value(
      below, *value, tr("{} is {}, which is not a colour", below.subject(), in_quotes(*value)),
      nearest.empty()
          ? or_none
                ? tr("write six hex digits such as 1F4E79, a theme name such as accent1, or none")
                : tr("write six hex digits such as 1F4E79, or a theme name such as accent1")
          : tr("did you mean '{}'?", nearest),
      "a colour");
  return std::nullopt;
}

std::optional<std::size_t> SpecContext::open_choice(const json& object, const JsonPath& path,
                                                    const char* key,
                                                    std::span<const std::string_view> names) {
  const std::string* value = open_string(object, path, key);
  if (value == nullptr) return std::nullopt;
  const auto found = std::find(names.begin(), names.end(), *value);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  const JsonPath below(path, key);
  wrong_value(below, *value, tr("{} has the unknown value {}", below.subject(), in_quotes(*value)),
              nearest_hint(*value, names), fmt::format("one of {}", fmt::join(names, ", ")));
  return std::nullopt;
}

std::size_t readable_items(const json& array, std::size_t max) {
  return std::min(array.size(), max);
}

const json* member_of(const json& object, const char* key) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(key);
  return found == object.end() ? nullptr : &*found;
}

const json* object_in(const json& object, const char* key) {
  const json* value = member_of(object, key);
  return value != nullptr && value->is_object() ? value : nullptr;
}

const json* array_in(const json& object, const char* key) {
  const json* value = member_of(object, key);
  return value != nullptr && value->is_array() ? value : nullptr;
}

const std::string* string_in(const json& object, const char* key) {
  const json* value = member_of(object, key);
  return value != nullptr && value->is_string() ? &value->get_ref<const std::string&>() : nullptr;
}

const std::string& text_in(const json& object, const char* key) {
  static const std::string kNone;
  const std::string* value = string_in(object, key);
  return value == nullptr ? kNone : *value;
}

std::string in_quotes(std::string_view text, std::size_t max_chars) {
  return fmt::format("'{}'", shortened(text, max_chars));
}

std::string one_of(std::span<const std::string_view> names, const char* otherwise) {
  constexpr std::size_t kMaxListed = 24;
  if (names.empty()) return otherwise;
  return fmt::format("one of {}{}",
                     fmt::join(names.first(std::min(names.size(), kMaxListed)), ", "),
                     names.size() > kMaxListed ? " …" : "");
}

std::string got_value(const json& value) {
  const auto counted = [](const char* what, std::size_t count, const char* of_what) {
    return fmt::format("{} of {} {}{}", what, count, of_what, count == 1 ? "" : "s");
  };
  if (value.is_object()) return counted("object", value.size(), "member");
  if (value.is_array()) return counted("array", value.size(), "item");
  if (value.is_string())
    return json(shortened(value.get_ref<const std::string&>(), 80))
        .dump(-1, ' ', false, json::error_handler_t::replace);
  return value.dump();
}

Message brief(const json& value) {
  if (value.is_string()) return in_quotes(value.get_ref<const std::string&>());
  if (value.is_object()) return tr("an object");
  if (value.is_array()) return tr("an array of {}", value.size());
  if (value.is_number_float()) return fmt::format("{}", value.get<double>());
  return value.dump();
}

}  // namespace deckle
