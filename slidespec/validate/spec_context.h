#pragma once
// What the readers of a spec's parts share: where to report, and members by type.
//
// Two families of getters. In places the schema closes, a member of the wrong type has been
// reported already: `string_in` and the like return null. In open places nothing has been checked:
// `open_string` and the like report a wrong type themselves (rule "invalid-value").

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_path.h"
#include "slidespec/validate/known_keys.h"

namespace deckle {

class SpecContext {
 public:
  SpecContext(const JsonDocument& document, DiagnosticSink& sink)
      : document_(document), sink_(sink) {}

  [[nodiscard]] const Limits& limits() const { return document_.limits(); }

  // At most kMaxReports of each severity are kept; the rest is counted.
  static constexpr std::size_t kMaxReports = 100;
  void error(const char* rule, const JsonPath& path, Message message, Message hint,
             At at = At::Value) {
    report(rule, Severity::Error, path, std::move(message), std::move(hint), at);
  }
  void warning(const char* rule, const JsonPath& path, Message message, Message hint,
               At at = At::Value) {
    report(rule, Severity::Warning, path, std::move(message), std::move(hint), at);
  }
  void note(const char* rule, const JsonPath& path, Message message, Message hint) {
    report(rule, Severity::Note, path, std::move(message), std::move(hint), At::Value);
  }
  [[nodiscard]] std::size_t left_out(Severity severity) const;
  // No further error would be shown: work that only forms one can be skipped.
  [[nodiscard]] bool full() const {
    return counts_[static_cast<std::size_t>(Severity::Error)] >= kMaxReports;
  }

  // Ids of all slides, known before any is read: links may point forward.
  void add_slide(const std::string& id) { slides_.insert(id); }
  [[nodiscard]] bool is_slide(const std::string& id) const { return slides_.contains(id); }

  // Warns about members of `object` that are not known in `place`, or have no effect on `kind`.
  void check_keys(const nlohmann::json& object, const JsonPath& path, OpenPlace place,
                  std::optional<ElementKind> kind = std::nullopt);

  // Members of open places. `path` is the object's.
  const std::string* open_string(const nlohmann::json& object, const JsonPath& path,
                                 const char* key);
  std::optional<bool> open_bool(const nlohmann::json& object, const JsonPath& path,
                                const char* key);
  std::optional<double> open_number(const nlohmann::json& object, const JsonPath& path,
                                    const char* key, double min, double max);
  std::optional<int> open_integer(const nlohmann::json& object, const JsonPath& path,
                                  const char* key, int min, int max);
  // A colour; with `or_none`, "none" as well.
  std::optional<std::string> open_color(const nlohmann::json& object, const JsonPath& path,
                                        const char* key, bool or_none);
  // One of `names`: its index.
  std::optional<std::size_t> open_choice(const nlohmann::json& object, const JsonPath& path,
                                         const char* key, std::span<const std::string_view> names);
  // An error about an id or the name of one. `expected` is for Diagnostic::expected.
  void wrong_id(const char* rule, const JsonPath& path, const std::string& id, Message message,
                Message hint, std::string expected);
  // "'x' must be a string, but is 12"
  void wrong_type(const JsonPath& path, const nlohmann::json& value, const Message& expected);
  void wrong_type(const JsonPath& path, const nlohmann::json& value, const Message& expected,
                  Message hint);
  // An error about a value for which there is more to say.
  void wrong_value(const JsonPath& path, const nlohmann::json& value, Message message, Message hint,
                   std::string expected);

 private:
  // Null: it is only counted.
  Diagnostic* report(const char* rule, Severity severity, const JsonPath& path, Message message,
                     Message hint, At at);

  const JsonDocument& document_;
  DiagnosticSink& sink_;
  std::set<std::string> slides_;
  std::size_t counts_[3] = {0, 0, 0};
};

// How many of an array's items to read: at most `max`, the schema's limit. A document with more is
// refused, so reading them would only use memory.
[[nodiscard]] std::size_t readable_items(const nlohmann::json& array, std::size_t max);

// Members by type, null when absent or of another type.
[[nodiscard]] const nlohmann::json* member_of(const nlohmann::json& object, const char* key);
[[nodiscard]] const nlohmann::json* object_in(const nlohmann::json& object, const char* key);
[[nodiscard]] const nlohmann::json* array_in(const nlohmann::json& object, const char* key);
[[nodiscard]] const std::string* string_in(const nlohmann::json& object, const char* key);
// The string, or "".
[[nodiscard]] const std::string& text_in(const nlohmann::json& object, const char* key);

// For Diagnostic::expected: "one of a, b", or `otherwise` where there is none to name.
[[nodiscard]] std::string one_of(std::span<const std::string_view> names, const char* otherwise);

// A value for Diagnostic::got, as JSON where that is short: "\"12\"", "null", "array of 3 items".
[[nodiscard]] std::string got_value(const nlohmann::json& value);

// A value in short form: "'abc'", "12", "an array of 3"; a text in quotes, at most `max_chars` of it.
[[nodiscard]] Message brief(const nlohmann::json& value);
[[nodiscard]] std::string in_quotes(std::string_view text, std::size_t max_chars = 40);

}  // namespace deckle
