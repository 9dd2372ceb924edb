#include "slidespec/mend/spec_in_string.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

#include "slidespec/mend/json_text.h"
#include "slidespec/mend/lenient_json.h"

namespace deckle {
namespace {

using nlohmann::json;

constexpr const char* kKeys[] = {"deck", "slides", "elements"};

bool has_key(const json& value) {
  return value.is_object() &&
         std::any_of(std::begin(kKeys), std::end(kKeys),
                     [&value](const char* key) { return value.contains(key); });
}

bool is_spec(const json& root) {
  if (has_key(root)) return true;
  return (root.is_object() || root.is_array()) &&
         std::any_of(root.begin(), root.end(), [](const json& value) { return has_key(value); });
}

bool holds_spec(const std::string& text) {
  return text.find_first_of("{[") != std::string::npos &&
         std::any_of(std::begin(kKeys), std::end(kKeys), [&text](const char* key) {
           const std::size_t at = text.find(key);
           const std::size_t end = at + std::string_view(key).size();
           return at != std::string::npos && at > 0 && end < text.size() &&
                  std::string_view("\"'\\:").find(text[end]) != std::string_view::npos;
         });
}

}  // namespace

std::optional<std::string> spec_in_string(const json& root) {
  if (is_spec(root)) return std::nullopt;
  const std::string* found = nullptr;
  std::vector<const json*> todo{&root};
  while (!todo.empty()) {
    const json& value = *todo.back();
    todo.pop_back();
    if (value.is_structured()) {
      for (const json& one : value) todo.push_back(&one);
    } else if (value.is_string()) {
      const auto& text = value.get_ref<const std::string&>();
      if ((found == nullptr || text.size() > found->size()) && holds_spec(text)) found = &text;
    }
  }
  return found == nullptr ? std::nullopt : std::optional(*found);
}

std::optional<std::string> without_strings_around_parts(std::string_view text, const json& root) {
  JsonPatch patch;
  for (const char* pointer : {"/deck", "/slides", "/deck/slides"}) {
    const json::json_pointer at(pointer);
    if (!root.contains(at) || !root[at].is_string()) continue;
    const auto& part = root[at].get_ref<const std::string&>();
    if (part.find_first_of("{[") == std::string::npos) continue;
    LenientJson value{part, {}};
    if (!json::accept(part)) value = mend_json(part);
    if (!value.keeps_words || !json::accept(value.text)) continue;
    while (!value.text.empty() && value.text.back() == '\n') value.text.pop_back();
    patch.push_back({PatchStep::Op::Replace, pointer, {}, value.text});
  }
  if (patch.empty()) return std::nullopt;
  JsonText changed{std::string(text)};
  if (!changed.apply(patch)) return std::nullopt;
  return changed.text();
}

}  // namespace deckle
