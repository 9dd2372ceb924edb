#include "slidespec/mend/spec_in_string.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "slidespec/mend/json_text.h"
#include "slidespec/mend/lenient_json.h"

namespace deckle {
namespace {

using nlohmann::json;

constexpr std::string_view kKeys[] = {"deck",     "slides",    "elements", "specversion", "slideid",
                                      "슬라이드", "slideshow", "덱",       "요소"};

std::string plain(std::string_view name) {
  std::string out;
  for (const char c : name.substr(0, 100)) {
    if (c == '_' || c == '-' || c == ' ') continue;
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

bool is_key(std::string_view name) {
  return std::find(std::begin(kKeys), std::end(kKeys), plain(name)) != std::end(kKeys);
}

bool has_key(const json& value) {
  if (!value.is_object()) return false;
  for (auto it = value.begin(); it != value.end(); ++it) {
    if (is_key(it.key())) return true;
  }
  return false;
}

bool is_spec(const json& root) {
  if (has_key(root)) return true;
  return (root.is_object() || root.is_array()) &&
         std::any_of(root.begin(), root.end(), [](const json& value) { return has_key(value); });
}

// Whether a name of a spec stands before a colon somewhere.
bool holds_spec(const std::string& text) {
  if (text.find_first_of("{[") == std::string::npos) return false;
  for (std::size_t at = text.find(':'); at != std::string::npos; at = text.find(':', at + 1)) {
    std::size_t end = at;
    while (end > 0 && std::string_view(" \"'\\").find(text[end - 1]) != std::string_view::npos)
      --end;
    std::size_t begin = end;
    constexpr std::size_t kMaxName = 40;
    while (begin > 0 && end - begin < kMaxName &&
           std::string_view("\"'\\{,\n\t").find(text[begin - 1]) == std::string_view::npos)
      --begin;
    if (end > begin && begin > 0 && is_key(std::string_view(text).substr(begin, end - begin)))
      return true;
  }
  return false;
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
