#include "slidespec/validate/schema_explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "slidespec/core/utf8.h"
#include "slidespec/json/json_path.h"
#include "slidespec/messages/tr.h"
#include "slidespec/diag/nearest_name.h"
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

Message with_article(std::string_view type) {
  if (type == "object") return tr("an object");
  if (type == "array") return tr("an array");
  if (type == "integer") return tr("an integer");
  if (type == "string") return tr("a string");
  if (type == "boolean") return tr("true or false");
  if (type == "number") return tr("a number");
  return Message(type);
}

// "a string or null"
Message either(const Message& sofar, const Message& one) {
  return sofar.empty() ? one : tr("{} or {}", sofar, one);
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

  void add(const JsonPath& path, const char* keyword, Message message, Message hint,
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
    Message wanted;
    bool text_too = false;
    for (const json& name : types) {
      const std::string& one = name.get_ref<const std::string&>();
      if (has_type(value, one)) return true;
      text_too = text_too || one == "string";
      wanted = either(wanted, with_article(one));
    }
    add(path, "type", tr("{} is {}; {} was wanted", path.subject(), brief(value), wanted),
        value.is_string() && !text_too ? tr("take the quotes away") : tr("write {}", wanted));
    return false;
  }

  void constants(const json& schema, const json& value, const JsonPath& path) {
    if (const json* wanted = member_of(schema, "const"); wanted != nullptr && *wanted != value) {
      add(path, "const",
          tr("{} is {}; {} was wanted", path.subject(), brief(value), brief(*wanted)),
          tr("write {}", brief(*wanted)));
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
        tr("{} is {}; one of {} was wanted", path.subject(), brief(value), one_of(*names)),
        nearest.empty() ? tr("write one of these") : tr("did you mean '{}'?", nearest));
  }

  enum class Counted { Characters, Items };

  // "'x' has 300 characters; at most 200 are allowed"
  void limit(const JsonPath& path, const json& schema, const char* keyword, std::size_t actual,
             Counted what, bool upper) {
    const json* bound = member_of(schema, keyword);
    if (bound == nullptr) return;
    const auto limit = bound->get<std::size_t>();
    if (upper ? actual <= limit : actual >= limit) return;
    const Message subject = path.subject(), has = counted(actual, what);
    const Message wanted = counted(limit, what);
    const Message gap = counted(upper ? actual - limit : limit - actual, what);
    const bool one = limit == 1;
    add(path, keyword,
        actual == 0 ? one ? tr("{} is empty; at least {} is wanted", subject, wanted)
                          : tr("{} is empty; at least {} are wanted", subject, wanted)
        : upper ? one ? tr("{} has {}; at most {} is allowed", subject, has, limit)
                      : tr("{} has {}; at most {} are allowed", subject, has, limit)
                : tr("{} has {}; at least {} are wanted", subject, has, limit),
        upper ? tr("take away {}", gap) : tr("add {}", gap),
        {{"limit", static_cast<std::int64_t>(limit)},
         {"actual", static_cast<std::int64_t>(actual)}});
  }

  static Message counted(std::size_t count, Counted what) {
    if (what == Counted::Characters)
      return count == 1 ? tr("{} character", count) : tr("{} characters", count);
    return count == 1 ? tr("{} item", count) : tr("{} items", count);
  }

  void string(const json& schema, const json& value, const JsonPath& path) {
    const std::size_t length = utf8::length(value.get_ref<const std::string&>());
    limit(path, schema, "minLength", length, Counted::Characters, false);
    limit(path, schema, "maxLength", length, Counted::Characters, true);
  }

  void number(const json& schema, const json& value, const JsonPath& path) {
    const double actual = value.get<double>();
    const auto bound = [&](const char* keyword, Message (*range)(const Message&),
                           bool (*holds)(double, double)) {
      const json* limit = member_of(schema, keyword);
      if (limit == nullptr || holds(actual, limit->get<double>())) return;
      const Message wanted = range(brief(*limit));
      add(path, keyword, tr("{} is {}; {} was wanted", path.subject(), brief(value), wanted),
          tr("write {}", wanted), {{"limit", as_fact(*limit)}, {"actual", as_fact(value)}});
    };
    bound(
        "minimum", [](const Message& n) { return tr("a number of at least {}", n); },
        [](double a, double b) { return a >= b; });
    bound(
        "maximum", [](const Message& n) { return tr("a number of at most {}", n); },
        [](double a, double b) { return a <= b; });
    bound(
        "exclusiveMinimum", [](const Message& n) { return tr("a number of more than {}", n); },
        [](double a, double b) { return a > b; });
    bound(
        "exclusiveMaximum", [](const Message& n) { return tr("a number of less than {}", n); },
        [](double a, double b) { return a < b; });
  }

  void object(const json& schema, const json& value, const JsonPath& path) {
    const json* properties = member_of(schema, "properties");
    if (const json* required = member_of(schema, "required")) {
      for (const json& name : *required) {
        const std::string& key = name.get_ref<const std::string&>();
        if (value.contains(key)) continue;
        add(path, "required", tr("{} lacks '{}'", path.subject(), key),
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
        add(below, "additionalProperties", tr("unknown key '{}' in {}", it.key(), path.subject()),
            names.empty() ? tr("take it out") : nearest_hint(it.key(), names), {}, At::Key);
      }
    }
  }

  // A member that is missing may be there under a mistyped name.
  static Message missing_hint(const json* properties, const json& value, const std::string& key) {
    constexpr int kTried = 100;
    int tried = 0;
    for (auto it = value.begin(); it != value.end() && tried < kTried; ++it) {
      if (properties != nullptr && properties->contains(it.key())) continue;
      ++tried;
      const std::string_view wanted[] = {key};
      if (!nearest_name(it.key(), wanted).empty())
        return tr("is '{}' meant to be '{}'?", it.key(), key);
    }
    return tr("add '{}'", key);
  }

  void array(const json& schema, const json& value, const JsonPath& path) {
    limit(path, schema, "minItems", value.size(), Counted::Items, false);
    limit(path, schema, "maxItems", value.size(), Counted::Items, true);
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
    Message wanted;
    for (const json& part : any) {
      const json& shape = part.contains("$ref") ? target(part["$ref"]) : part;
      const json* type = member_of(shape, "type");
      if (type == nullptr || !type->is_string()) continue;
      wanted = either(wanted, with_article(type->get_ref<const std::string&>()));
    }
    add(path, "anyOf", tr("{} is {}; {} was wanted", path.subject(), brief(value), wanted),
        tr("write {}", wanted));
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
    flaw.message = tr("the document does not follow its JSON Schema");
    flaw.hint = tr("compare it with the schema that 'deckle schema' prints");
    flaws.push_back(std::move(flaw));
  }
  return flaws;
}

}  // namespace deckle
