#include "tests/fuzz/mutate/json_value.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "slidespec/schema/schemas.h"
#include "tests/fuzz/mutate/bytes.h"

namespace deckle::fuzz {
namespace {

using Json = nlohmann::ordered_json;

// Texts that layout, links, numbers and writers treat as special.
constexpr std::array<std::string_view, 34> kTexts = {
    "",
    " ",
    "a",
    "1",
    "-1,234.5",
    "100%",
    "2024-02-29",
    "=1+1",
    "[[1]]",
    "**bold**",
    "\n",
    "\t",
    "a\nb\n\nc",
    "가나다",
    "한국어 문장이 여기에 있습니다. 다음 문장.",
    "日本語、テスト。",
    "مرحبا بالعالم",
    "שלום abc 123",
    "ไทยทดสอบ",
    "👩‍👩‍👧‍👦",
    "e\u0301\u0301\u0301",
    "\u202Eabc\u202C",
    "\u200B",
    "\u00AD",
    "\uFFFD",
    "::error::x",
    "https://example.org/a?b=c#d",
    "mailto:a@example.org",
    "javascript:alert(1)",
    "#s1",
    "FF0000",
    "accent1",
    "assets/picture.png",
    "Incomprehensibilities-and-other-words-without-a-place-to-break-a-line-anywhere"};
constexpr std::array<double, 18> kNumbers = {0,   1,    -1,  2,   0.5,  -0.5,  3,      10,  99,
                                             100, 1000, 1e6, 1e9, 1e15, 1e300, 1e-300, 0.1, -1e9};

class Mutator {
 public:
  Mutator(const Json& schema, Random& random) : schema_(schema), random_(random) {}

  void change(Json& root) {
    collect(root, {&schema_}, 0);
    if (values_.empty()) return;
    Found& found = values_[random_.below(values_.size())];
    Json& value = *found.value;
    const std::size_t kind = random_.below(10);
    if (value.is_array() && !value.empty() && kind < 7) {
      change_items(value, found.schemas);
    } else if (value.is_object() && kind < 7) {
      change_members(value, found.schemas);
    } else if (kind == 7) {
      value = Json(*values_[random_.below(values_.size())].value);  // of another place
    } else {
      value = make(found.schemas, 0);
    }
  }

 private:
  using Schemas = std::vector<const Json*>;
  struct Found {
    Json* value = nullptr;
    Schemas schemas;
  };

  // The subschemas that apply to the same value, every branch of a choice included.
  Schemas flat(const Schemas& schemas) const {
    Schemas out;
    for (const Json* s : schemas) flatten(*s, out, 0);
    return out;
  }
  void flatten(const Json& schema, Schemas& out, int depth) const {
    if (!schema.is_object() || depth > 12) return;
    out.push_back(&schema);
    if (const auto ref = schema.find("$ref"); ref != schema.end()) {
      const Json::json_pointer pointer(ref->get<std::string>().substr(1));
      if (schema_.contains(pointer)) flatten(schema_[pointer], out, depth + 1);
    }
    for (const char* list : {"allOf", "anyOf", "oneOf"}) {
      if (!schema.contains(list)) continue;
      for (const Json& branch : schema[list]) flatten(branch, out, depth + 1);
    }
    for (const char* one : {"then", "else"}) {
      if (schema.contains(one)) flatten(schema[one], out, depth + 1);
    }
  }
  Schemas member(const Schemas& schemas, const std::string& key) const {
    Schemas out;
    for (const Json* s : flat(schemas)) {
      if (s->contains("properties") && (*s)["properties"].contains(key))
        out.push_back(&(*s)["properties"][key]);
      else if (s->contains("additionalProperties"))
        out.push_back(&(*s)["additionalProperties"]);
    }
    return out;
  }
  Schemas items(const Schemas& schemas) const {
    Schemas out;
    for (const Json* s : flat(schemas)) {
      if (s->contains("items")) out.push_back(&(*s)["items"]);
    }
    return out;
  }

  void collect(Json& value, const Schemas& schemas, int depth) {
    constexpr std::size_t kEnough = 4000;
    if (depth > 30 || values_.size() > kEnough) return;
    values_.push_back({&value, schemas});
    if (value.is_object()) {
      for (auto& [key, inner] : value.items()) collect(inner, member(schemas, key), depth + 1);
    } else if (value.is_array()) {
      const Schemas inner = items(schemas);
      for (Json& item : value) collect(item, inner, depth + 1);
    }
  }

  void change_items(Json& list, const Schemas& schemas) {
    const std::size_t at = random_.below(list.size()), other = random_.below(list.size());
    switch (random_.below(5)) {
      case 0:
        list.erase(at);
        break;
      case 1:
        list.push_back(Json(list[at]));
        break;
      case 2:
        std::swap(list[at], list[other]);
        break;
      case 3:
        list.push_back(make(items(schemas), 0));
        break;
      default:
        for (std::size_t i = 0; i < 24; ++i) list.push_back(Json(list[at]));
        break;
    }
  }

  void change_members(Json& object, const Schemas& schemas) {
    std::vector<std::string> known;
    for (const Json* s : flat(schemas)) {
      if (!s->contains("properties")) continue;
      for (const auto& [key, inner] : (*s)["properties"].items()) known.push_back(key);
    }
    if (!known.empty() && !random_.once_in(4)) {
      const std::string key = random_.one_of(known);
      object[key] = make(member(schemas, key), 0);
    } else if (!object.empty()) {
      auto at = object.begin();
      std::advance(at, static_cast<std::ptrdiff_t>(random_.below(object.size())));
      object.erase(at);
    }
  }

  double number(const Schemas& schemas) {
    std::vector<double> choices(kNumbers.begin(), kNumbers.end());
    for (const Json* s : schemas) {
      for (const char* bound : {"minimum", "maximum"}) {
        if (s->contains(bound)) choices.insert(choices.end(), 6, (*s)[bound].get<double>());
      }
    }
    return random_.one_of(choices);
  }

  Json text() {
    std::string out(random_.one_of(kTexts));
    if (random_.once_in(3)) out += " " + std::string(random_.one_of(kTexts));
    if (random_.once_in(12)) {
      for (int doublings = 0; doublings < 6; ++doublings) out += out;
    }
    return out;
  }

  // A value that one of the schemas allows, as far as types, choices and bounds go.
  Json make(const Schemas& schemas, int depth) {
    const Schemas all = flat(schemas);
    Json choices = Json::array();
    std::vector<std::string> types;
    for (const Json* s : all) {
      if (s->contains("const")) choices.push_back((*s)["const"]);
      if (s->contains("enum"))
        for (const Json& value : (*s)["enum"]) choices.push_back(value);
      if (!s->contains("type")) continue;
      if ((*s)["type"].is_string()) types.push_back((*s)["type"].get<std::string>());
      if ((*s)["type"].is_array())
        for (const Json& type : (*s)["type"]) types.push_back(type.get<std::string>());
    }
    if (!choices.empty() && !random_.once_in(10)) return choices[random_.below(choices.size())];
    static const std::vector<std::string> kTypes = {"string", "number", "integer", "boolean",
                                                    "null",   "object", "array"};
    const std::string& type =
        types.empty() || random_.once_in(30) ? random_.one_of(kTypes) : random_.one_of(types);
    if (type == "number") return number(all);
    if (type == "integer") return static_cast<std::int64_t>(std::clamp(number(all), -1e15, 1e15));
    if (type == "boolean") return random_.once_in(2);
    if (type == "null") return nullptr;
    if (type == "array") return depth > 5 ? Json::array() : array(all, depth);
    if (type == "object") return depth > 5 ? Json::object() : object(all, depth);
    return text();
  }
  Json array(const Schemas& schemas, int depth) {
    Json out = Json::array();
    const Schemas inner = items(schemas);
    for (std::size_t count = random_.below(4); count > 0; --count)
      out.push_back(make(inner, depth + 1));
    return out;
  }
  Json object(const Schemas& schemas, int depth) {
    Json out = Json::object();
    for (const Json* s : schemas) {
      if (!s->contains("properties")) continue;
      const Json required = s->value("required", Json::array());
      for (const auto& [key, inner] : (*s)["properties"].items()) {
        const bool needed =
            std::find(required.begin(), required.end(), Json(key)) != required.end();
        if (needed || random_.once_in(5)) out[key] = make({&inner}, depth + 1);
      }
    }
    return out;
  }

  const Json& schema_;
  Random& random_;
  std::vector<Found> values_;
};

const Json& schema_named(std::string_view name) {
  static std::map<std::string, Json, std::less<>> read;
  const auto found = read.find(name);
  if (found != read.end()) return found->second;
  return read.emplace(name, Json::parse(schema_text(name).value_or("{}"))).first->second;
}

bool deep(std::string_view text) {
  constexpr int kDeepest = 100;  // nlohmann's destructor and dump() recurse
  int depth = 0;
  for (const char c : text) {
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (depth > kDeepest) return true;
  }
  return false;
}

}  // namespace

std::string mutate_json(std::string_view text, std::string_view schema, std::size_t most,
                        Random& random) {
  if (random.once_in(20) || deep(text)) return mutate_bytes(text, most, random);
  Json root = Json::parse(text, nullptr, false);
  if (root.is_discarded()) return mutate_bytes(text, most, random);
  for (std::size_t changes = random.once_in(3) ? 1 + random.below(4) : 1; changes > 0; --changes)
    Mutator(schema_named(schema), random).change(root);
  std::string out = root.dump(-1, ' ', false, Json::error_handler_t::replace);
  return out.size() <= most ? out : std::string(text.substr(0, most));
}

}  // namespace deckle::fuzz
