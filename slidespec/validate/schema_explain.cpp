#include "slidespec/validate/schema_explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "slidespec/json/json_path.h"
#include "slidespec/json/text_check.h"
#include "slidespec/validate/nearest_name.h"
#include "slidespec/validate/spec_context.h"

namespace deckle {

using nlohmann::json;

namespace {

bool has_type(const json& value, std::string_view type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_boolean();
  if (type == "null") return value.is_null();
  if (type == "number") return value.is_number();
  if (type != "integer" || !value.is_number()) return false;
  return value.is_number_integer() || std::trunc(value.get<double>()) == value.get<double>();
}

std::string with_article(std::string_view type) {
  if (type == "null") return "null";
  const bool vowel = type == "object" || type == "array" || type == "integer";
  return fmt::format("{} {}", vowel ? "an" : "a", type);
}

std::string one_of(const json& names) {
  std::string list;
  for (const json& name : names) {
    if (!list.empty()) list += ", ";
    list += name.is_string() ? name.get<std::string>() : name.dump();
  }
  return list;
}

FactValue as_fact(const json& number) {
  if (number.is_number_integer()) return number.get<std::int64_t>();
  return number.get<double>();
}

class Explainer {
 public:
  Explainer(const json& schema, std::size_t most) : root_(schema), most_(most) {}

  void explain(const json& schema, const json& value, const JsonPath& path) {
    if (full()) return;
    if (const json* ref = member_of(schema, "$ref")) return explain(target(*ref), value, path);
    if (!type_holds(schema, value, path)) return;  // nothing else would make sense
    constants(schema, value, path);
    if (value.is_string()) string(schema, value, path);
    if (value.is_number()) number(schema, value, path);
    if (value.is_object()) object(schema, value, path);
    if (value.is_array()) array(schema, value, path);
    combined(schema, value, path);
  }

  std::vector<SchemaFlaw> take() { return std::move(flaws_); }
  [[nodiscard]] bool empty() const { return flaws_.empty(); }

 private:
  [[nodiscard]] bool full() const { return flaws_.size() >= most_; }

  // The schemas are ours: a reference is "#/$defs/name".
  [[nodiscard]] const json& target(const json& ref) const {
    return root_.at(json::json_pointer(ref.get_ref<const std::string&>().substr(1)));
  }

  [[nodiscard]] bool accepts(const json& schema, const json& value) const {
    Explainer trial(root_, 1);
    trial.explain(schema, value, JsonPath());
    return trial.empty();
  }

  void add(const JsonPath& path, const char* keyword, std::string message, std::string hint,
           Facts facts = {}, At at = At::Value) {
    SchemaFlaw flaw;
    flaw.pointer = path.pointer();
    flaw.at = at;
    flaw.message = std::move(message);
    flaw.hint = std::move(hint);
    flaw.facts = std::move(facts);
    flaw.facts.insert(flaw.facts.begin(), Fact{"keyword", std::string(keyword)});
    const bool known = std::any_of(flaws_.begin(), flaws_.end(), [&flaw](const SchemaFlaw& other) {
      return other.pointer == flaw.pointer && other.message == flaw.message;
    });
    if (!known && !full()) flaws_.push_back(std::move(flaw));
  }

  bool type_holds(const json& schema, const json& value, const JsonPath& path) {
    const json* type = member_of(schema, "type");
    if (type == nullptr) return true;
    const json types = type->is_array() ? *type : json::array({*type});
    std::string wanted;
    for (const json& name : types) {
      const std::string& one = name.get_ref<const std::string&>();
      if (has_type(value, one)) return true;
      wanted += (wanted.empty() ? "" : " or ") + with_article(one);
    }
    add(path, "type", fmt::format("{} is {}; {} was wanted", path.subject(), brief(value), wanted),
        value.is_string() && wanted.find("string") == std::string::npos
            ? "take the quotes away"
            : fmt::format("write {}", wanted));
    return false;
  }

  void constants(const json& schema, const json& value, const JsonPath& path) {
    if (const json* wanted = member_of(schema, "const"); wanted != nullptr && *wanted != value) {
      add(path, "const",
          fmt::format("{} is {}; {} was wanted", path.subject(), brief(value), brief(*wanted)),
          fmt::format("write {}", brief(*wanted)));
    }
    const json* names = member_of(schema, "enum");
    if (names == nullptr || std::find(names->begin(), names->end(), value) != names->end()) return;
    std::vector<std::string_view> known;
    for (const json& name : *names) {
      if (name.is_string()) known.push_back(name.get_ref<const std::string&>());
    }
    const std::string nearest =
        value.is_string() ? nearest_name(value.get_ref<const std::string&>(), known) : "";
    add(path, "enum",
        fmt::format("{} is {}; one of {} was wanted", path.subject(), brief(value), one_of(*names)),
        nearest.empty() ? "write one of these" : fmt::format("did you mean '{}'?", nearest));
  }

  // "'x' has 300 characters; at most 200 are allowed"
  void limit(const JsonPath& path, const json& schema, const char* keyword, std::size_t actual,
             const std::string& unit, bool upper) {
    const json* bound = member_of(schema, keyword);
    if (bound == nullptr) return;
    const auto limit = bound->get<std::size_t>();
    if (upper ? actual <= limit : actual >= limit) return;
    const std::string subject = path.subject();
    const std::size_t gap = upper ? actual - limit : limit - actual;
    std::string message =
        actual == 0
            ? fmt::format("{} is empty; at least {} {} wanted", subject, limit,
                          limit == 1 ? unit + " is" : unit + "s are")
            : fmt::format(
                  "{} has {} {}{}; {} {} allowed", subject, actual, unit, actual == 1 ? "" : "s",
                  upper ? fmt::format("at most {}", limit) : fmt::format("at least {}", limit),
                  limit == 1 ? "is" : "are");
    add(path, keyword, std::move(message),
        upper ? fmt::format("take away {} {}{}", gap, unit, gap == 1 ? "" : "s")
              : fmt::format("add {} {}{}", gap, unit, gap == 1 ? "" : "s"),
        {{"limit", static_cast<std::int64_t>(limit)},
         {"actual", static_cast<std::int64_t>(actual)}});
  }

  void string(const json& schema, const json& value, const JsonPath& path) {
    const std::size_t length = utf8_length(value.get_ref<const std::string&>());
    limit(path, schema, "minLength", length, "character", false);
    limit(path, schema, "maxLength", length, "character", true);
  }

  void number(const json& schema, const json& value, const JsonPath& path) {
    const double actual = value.get<double>();
    const auto bound = [&](const char* keyword, const char* words, bool (*holds)(double, double)) {
      const json* limit = member_of(schema, keyword);
      if (limit == nullptr || holds(actual, limit->get<double>())) return;
      add(path, keyword,
          fmt::format("{} is {}; {} {} was wanted", path.subject(), brief(value), words,
                      brief(*limit)),
          fmt::format("write a number of {} {}", words, brief(*limit)),
          {{"limit", as_fact(*limit)}, {"actual", as_fact(value)}});
    };
    bound("minimum", "at least", [](double a, double b) { return a >= b; });
    bound("maximum", "at most", [](double a, double b) { return a <= b; });
    bound("exclusiveMinimum", "more than", [](double a, double b) { return a > b; });
    bound("exclusiveMaximum", "less than", [](double a, double b) { return a < b; });
  }

  void object(const json& schema, const json& value, const JsonPath& path) {
    const json* properties = member_of(schema, "properties");
    if (const json* required = member_of(schema, "required")) {
      for (const json& name : *required) {
        const std::string& key = name.get_ref<const std::string&>();
        if (value.contains(key)) continue;
        add(path, "required", fmt::format("{} lacks '{}'", path.subject(), key),
            missing_hint(properties, value, key));
      }
    }
    const json* additional = member_of(schema, "additionalProperties");
    for (auto it = value.begin(); it != value.end() && !full(); ++it) {
      const JsonPath below(path, it.key());
      if (const json* known =
              properties == nullptr ? nullptr : member_of(*properties, it.key().c_str())) {
        explain(*known, it.value(), below);
      } else if (additional != nullptr && additional->is_object()) {
        explain(*additional, it.value(), below);
      } else if (additional != nullptr && *additional == false) {
        std::vector<std::string_view> names;
        for (auto p = properties->begin(); p != properties->end(); ++p) {
          if (!value.contains(p.key())) names.push_back(p.key());
        }
        add(below, "additionalProperties",
            fmt::format("unknown key '{}' in {}", it.key(), path.subject()),
            names.empty() ? "take it out" : nearest_hint(it.key(), names), {}, At::Key);
      }
    }
  }

  // A member that is missing may be there under a mistyped name.
  static std::string missing_hint(const json* properties, const json& value,
                                  const std::string& key) {
    constexpr int kTried = 100;
    int tried = 0;
    for (auto it = value.begin(); it != value.end() && tried < kTried; ++it) {
      if (properties != nullptr && properties->contains(it.key())) continue;
      ++tried;
      const std::string_view wanted[] = {key};
      if (!nearest_name(it.key(), wanted).empty())
        return fmt::format("is '{}' meant to be '{}'?", it.key(), key);
    }
    return fmt::format("add '{}'", key);
  }

  void array(const json& schema, const json& value, const JsonPath& path) {
    limit(path, schema, "minItems", value.size(), "item", false);
    limit(path, schema, "maxItems", value.size(), "item", true);
    const json* items = member_of(schema, "items");
    if (items == nullptr) return;
    for (std::size_t i = 0; i < value.size() && !full(); ++i)
      explain(*items, value[i], JsonPath(path, i));
  }

  void combined(const json& schema, const json& value, const JsonPath& path) {
    if (const json* all = member_of(schema, "allOf")) {
      for (const json& part : *all) explain(part, value, path);
    }
    if (const json* any = member_of(schema, "anyOf")) alternatives(*any, value, path);
    const json* condition = member_of(schema, "if");
    if (condition == nullptr || vacuous(*condition, value)) return;
    const json* consequence = member_of(schema, accepts(*condition, value) ? "then" : "else");
    if (consequence != nullptr) explain(*consequence, value, path);
  }

  // Says what is wrong with the alternative that was probably meant: the first whose type fits.
  void alternatives(const json& any, const json& value, const JsonPath& path) {
    for (const json& part : any) {
      if (accepts(part, value)) return;
    }
    for (const json& part : any) {
      Explainer trial(root_, 1);
      const json& shape = part.contains("$ref") ? target(part["$ref"]) : part;
      if (trial.type_holds(shape, value, path)) return explain(part, value, path);
    }
    std::string wanted;
    for (const json& part : any) {
      const json& shape = part.contains("$ref") ? target(part["$ref"]) : part;
      const json* type = member_of(shape, "type");
      if (type == nullptr || !type->is_string()) continue;
      wanted += (wanted.empty() ? "" : " or ") + with_article(type->get_ref<const std::string&>());
    }
    add(path, "anyOf", fmt::format("{} is {}; {} was wanted", path.subject(), brief(value), wanted),
        fmt::format("write {}", wanted));
  }

  // A condition on members that are not there holds for no reason of the author's: that `kind` is
  // missing has been said, and what every kind would need must not be.
  static bool vacuous(const json& condition, const json& value) {
    const json* properties = member_of(condition, "properties");
    if (properties == nullptr || !value.is_object()) return false;
    for (auto it = properties->begin(); it != properties->end(); ++it) {
      if (value.contains(it.key())) return false;
    }
    return true;
  }

  const json& root_;
  std::size_t most_;
  std::vector<SchemaFlaw> flaws_;
};

}  // namespace

std::vector<SchemaFlaw> explain_rejection(const json& schema, const json& document) {
  Explainer explainer(schema, kMaxSchemaFlaws);
  explainer.explain(schema, document, JsonPath());
  std::vector<SchemaFlaw> flaws = explainer.take();
  if (flaws.empty()) {
    SchemaFlaw flaw;
    flaw.message = "the document does not follow its JSON Schema";
    flaw.hint = "compare it with the schema that 'deckle schema' prints";
    flaws.push_back(std::move(flaw));
  }
  return flaws;
}

}  // namespace deckle
