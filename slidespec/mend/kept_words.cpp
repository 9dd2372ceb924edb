#include "slidespec/mend/kept_words.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"
#include "slidespec/mend/dates.h"

namespace deckle {
namespace {

using nlohmann::json;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Names, without case and separators, of members whose strings are no texts.
bool is_closed(std::string_view key) {
  static constexpr std::string_view kParts[] = {
      "kind",     "type",    "role",    "layout",   "color",     "colour",     "font",
      "size",     "align",   "theme",   "template", "brand",     "style",      "format",
      "position", "anchor",  "path",    "src",      "url",       "href",       "file",
      "image",    "icon",    "asset",   "ref",      "version",   "lang",       "locale",
      "unit",     "variant", "weight",  "width",    "height",    "fill",       "background",
      "border",   "shape",   "shadow",  "priority", "fit",       "transition", "animation",
      "emphasis", "ratio",   "data64",  "base64",   "mime",      "class",      "stroke",
      "crop",     "mode",    "field",   "accessor", "dataindex", "orient",     "direction",
      "legend",   "display", "checked", "level",    "spacing",   "datakey",    "xkey",
      "ykey",     "namekey", "indexby"};
  std::string name;
  for (const char c : key) {
    if (c != '_' && c != '-' && c != ' ') name += lower(c);
  }
  if (name == "id" || name == "key" || name == "y" || name == "w" || name == "h") return true;
  if (key.ends_with("_id") || key.ends_with("Id") || key.ends_with("_ids")) return true;
  return std::any_of(std::begin(kParts), std::end(kParts), [&name](std::string_view part) {
    return name.find(part) != std::string::npos;
  });
}

// Members whose texts are there once, however often their authors repeat them.
bool is_declaration(std::string_view key) {
  return key == "citations" || key == "sources" || key == "references" || key == "source" ||
         key == "reference";
}

// A word that says how something is, where a text is not.
bool is_setting(std::string_view text) {
  static constexpr std::string_view kSettings[] = {
      "true",  "false",   "yes",  "no",        "on",     "off",    "none",    "null",
      "auto",  "default", "left", "right",     "center", "middle", "top",     "bottom",
      "low",   "medium",  "high", "normal",    "bold",   "text",   "bullets", "chart",
      "table", "image",   "user", "assistant", "md"};
  std::string name;
  for (const char c : text.substr(0, 20)) name += lower(c);
  return std::find(std::begin(kSettings), std::end(kSettings), name) != std::end(kSettings);
}

// A tag or an entity of HTML at `at`: its length, or 0.
std::size_t markup_at(std::string_view text, std::size_t at) {
  constexpr std::size_t kMaxTag = 400, kMaxEntity = 10;  // ours
  const char next = at + 1 < text.size() ? text[at + 1] : '\0';
  if (text[at] == '<' && (is_letter(next) || next == '/' || next == '!')) {
    const std::size_t end = text.substr(at, kMaxTag).find('>');
    return end == std::string_view::npos ? 0 : end + 1;
  }
  if (text[at] == '&' && (is_letter(next) || next == '#')) {
    const std::size_t end = text.substr(at, kMaxEntity).find(';');
    return end == std::string_view::npos ? 0 : end + 1;
  }
  return 0;
}

// Objects whose strings are settings: what cures replace there is one of a few words.
bool holds_settings(std::string_view key) {
  std::string name;
  for (const char c : key) {
    if (c != '_' && c != '-' && c != ' ') name += lower(c);
  }
  return name == "style" || name == "styles" || name == "layouthints" || name == "constraints" ||
         name == "formatting";
}

class Words {
 public:
  explicit Words(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t begin = at;
      while (at < text.size() && (is_letter(text[at]) || is_digit(text[at]))) ++at;
      if (at > begin) {
        words_.push_back(text.substr(begin, at - begin));
      } else if (const std::size_t markup = markup_at(text, at); markup > 0) {
        at += markup;
      } else if ((text[at] & 0x80) == 0) {
        ++at;
      } else {
        character(text, at);
      }
    }
  }

  [[nodiscard]] const std::vector<std::string_view>& all() const { return words_; }

  // 12, 1,234.5, 12 %, USD 5
  [[nodiscard]] bool is_number() const {
    const auto other = std::count_if(words_.begin(), words_.end(),
                                     [](std::string_view word) { return !is_digit(word[0]); });
    return other == 0 || (other == 1 && words_.size() > 1 && words_.size() <= 4);
  }

 private:
  // Beyond ASCII each character is a word, but for punctuation (Unicode 15, blocks of it).
  void character(std::string_view text, std::size_t& at) {
    const std::size_t begin = at;
    const char32_t c = utf8::next(text, at);
    const bool punctuation = c < 0xC0 || (c >= 0x2000 && c <= 0x2BFF) ||
                             (c >= 0x3000 && c <= 0x303F) || (c >= 0xFE00 && c <= 0xFE6F) ||
                             (c >= 0xFF00 && c <= 0xFF0F) || (c >= 0xFF1A && c <= 0xFF20) ||
                             c >= 0xFFF0;
    if (!punctuation) words_.push_back(text.substr(begin, at - begin));
  }

  std::vector<std::string_view> words_;
};

using Counts = std::unordered_map<std::string_view, std::int64_t>;

enum class Which { Texts, All };

void count(std::string_view text, Which which, Counts& counts) {
  const Words words(text);
  if (which == Which::Texts && (is_setting(text) || words.is_number())) return;
  for (const std::string_view word : words.all()) {
    // A number may be written in another way (1,234 and 1234).
    if (!is_digit(word[0])) counts[word] += which == Which::Texts ? 1 : -1;
  }
}

void count_all(const json& root, Which which, Counts& counts) {
  struct Item {
    const json* value;
    bool closed;    // its strings are no texts
    bool settings;  // nor are those of its members
    bool declared;  // its strings are those of sources
  };
  std::vector<Item> todo{{&root, false, false, false}};
  std::unordered_set<std::string_view> keys;  // once: those of records are there in each
  std::unordered_set<std::string_view> declared;  // once: of a source wherever it is used
  std::size_t steps = 0;
  while (!todo.empty()) {
    if (++steps % kValuesBetweenChecks == 0) check_cancelled();
    const Item item = todo.back();
    todo.pop_back();
    if (item.value->is_string() && (which == Which::All || !item.closed)) {
      const std::string& text = item.value->get_ref<const std::string&>();
      const bool again = which == Which::Texts && item.declared && !declared.insert(text).second;
      if (!again) count(text, which, counts);
    }
    if (item.value->is_array()) {
      for (const json& one : *item.value)
        todo.push_back({&one, item.closed, item.settings, item.declared});
    }
    if (!item.value->is_object()) continue;
    for (auto member = item.value->begin(); member != item.value->end(); ++member) {
      const std::string& key = member.key();
      if (which == Which::All)
        count(key, which, counts);
      else if (!is_closed(key) && key.find(' ') != std::string::npos)
        keys.insert(key);
      // A day may be written in another way.
      const bool day = key == "date" && member->is_string() &&
                       iso_date(member->get_ref<const std::string&>()).has_value();
      const bool settings = item.settings || holds_settings(key);
      const bool text = key == "text" || key == "content" || key == "items";  // in the wrong place
      todo.push_back({&*member, day || is_closed(key) || (settings && !text), settings,
                      item.declared || is_declaration(key)});
    }
  }
  constexpr std::ptrdiff_t kWordsOfText = 4;
  for (const std::string_view key : keys) {
    if (std::count(key.begin(), key.end(), ' ') + 1 < kWordsOfText) continue;
    const Words words(key);
    for (const std::string_view word : words.all()) {
      if (!is_digit(word[0])) counts[word] = std::max(counts[word], std::int64_t{1});
    }
  }
}

}  // namespace

bool keeps_words(const json& before, const json& after) {
  Counts counts;
  count_all(before, Which::Texts, counts);
  count_all(after, Which::All, counts);
  return std::none_of(counts.begin(), counts.end(),
                      [](const auto& word) { return word.second > 0; });
}

}  // namespace deckle
