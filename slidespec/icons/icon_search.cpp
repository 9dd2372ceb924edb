#include "slidespec/icons/icon_search.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <utility>

#include "slidespec/core/embedded.h"
#include "slidespec/core/utf8.h"
#include "slidespec/diag/edit_distance.h"
#include "slidespec/icons/icon.h"

namespace deckle {

namespace icons_data {
std::span<const EmbeddedFile> embedded_files();
}

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

template <typename Take>
void for_each_part(std::string_view text, char by, const Take& take) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(by), text.size());
    if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) take(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> parts;
  for_each_part(text, by, [&parts](std::string_view part) { parts.push_back(part); });
  return parts;
}

// What search_words.txt says. One array of names and no list for each word: these are read for the
// first icon of every deck.
class SearchWords {
 public:
  SearchWords() {
    constexpr std::size_t kWords = 8192, kNames = 4096;  // as many as there are, and more
    words_.reserve(kWords);
    names_.reserve(kNames);
    for (const EmbeddedFile& file : icons_data::embedded_files())
      for_each_part(file.bytes, '\n', [this](std::string_view line) { add(line); });
  }

  // The icons of a word, in the order of the file.
  [[nodiscard]] std::span<const std::string_view> find(std::string_view word) const {
    const auto found = words_.find(word);
    if (found == words_.end()) return {};
    return std::span(names_).subspan(found->second.first, found->second.count);
  }

 private:
  struct Names {
    std::size_t first = 0, count = 0;
  };

  void add(std::string_view line) {
    const std::size_t colon = line.find(" : ");
    if (line.front() == '#' || colon == std::string_view::npos) return;
    const std::size_t first = names_.size();
    for_each_part(line.substr(colon + 3), ' ',
                  [this](std::string_view name) { names_.push_back(name); });
    const Names own{first, names_.size() - first};
    for_each_part(line.substr(0, colon), ',', [&](std::string_view word) {
      const auto [at, is_new] = words_.try_emplace(word, own);
      if (!is_new) at->second = joined(at->second, own);
    });
  }

  // A word of two lines has the icons of both.
  Names joined(const Names& a, const Names& b) {
    const Names out{names_.size(), a.count + b.count};
    for (const Names& part : {a, b}) {
      for (std::size_t i = 0; i < part.count; ++i)
        names_.push_back(std::string_view(names_[part.first + i]));
    }
    return out;
  }

  std::unordered_map<std::string_view, Names> words_;
  std::vector<std::string_view> names_;
};

const SearchWords& search_words() {
  static const SearchWords words;
  return words;
}

// A to Z in small letters; hyphens as spaces.
std::string plain(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '-' || c == '_' || c == '\t' || c == '\n') c = ' ';
  }
  return std::string(trimmed(out));
}

class Found {
 public:
  void add(std::string_view name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  void add_all(const std::string& words) {
    for (const std::string_view name : search_words().find(words)) add(name);
  }
  std::vector<std::string_view> names;
};

// Whether each of the words is a part of the name, or begins one.
bool has_all(std::string_view name, const std::vector<std::string_view>& words, bool whole) {
  const std::vector<std::string_view> parts = split(name, '-');
  return std::all_of(words.begin(), words.end(), [&](std::string_view word) {
    return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) {
      return whole ? part == word : part.substr(0, word.size()) == word;
    });
  });
}

// Ours: nothing longer is a misspelt name, and looking for what is near to it would take long.
constexpr std::size_t kLongestName = 48;
// Ours: no name has more.
constexpr std::size_t kMostWords = 6;

}  // namespace

std::vector<std::string_view> search_icons(std::string_view query) {
  const std::string text = plain(query);
  Found found;
  if (text.empty()) {
    for (const Icon& icon : icons()) found.names.push_back(icon.name);
    return found.names;
  }
  const std::vector<std::string_view> words = split(text, ' ');
  std::string joined = text;
  std::replace(joined.begin(), joined.end(), ' ', '-');
  if (const Icon* icon = find_icon(joined)) found.add(icon->name);
  found.add_all(text);
  for (const bool whole : {true, false}) {
    for (const Icon& icon : icons()) {
      if (has_all(icon.name, words, whole)) found.add(icon.name);
    }
  }
  // Of several words, what each of them finds by itself.
  if (words.size() > 1) {
    for (const std::string_view word : words) found.add_all(std::string(word));
  }
  return found.names;
}

std::span<const std::string_view> icons_for_word(std::string_view word) {
  return search_words().find(word);
}

std::vector<std::string_view> nearest_icons(std::string_view name, std::size_t count) {
  if (name.size() > kLongestName) return {};
  std::vector<std::string_view> names = search_icons(plain(name));
  if (names.empty()) {
    const std::u32string wanted = utf8::decode(name);
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (const Icon& icon : icons()) {
      // At most one character in three may differ.
      const std::size_t longer = std::max(wanted.size(), icon.name.size());
      if ((longer - std::min(wanted.size(), icon.name.size())) * 3 > longer) continue;
      const std::size_t edits = edit_distance(wanted, utf8::decode(icon.name));
      if (edits * 3 <= longer) near.emplace_back(edits, icon.name);
    }
    std::sort(near.begin(), near.end());
    for (const auto& [edits, one] : near) names.push_back(one);
  }
  // No icon of these words together: the first that one of them finds.
  std::size_t looked = 0;
  for (const std::string_view word : split(name, '-')) {
    if (names.size() >= count || ++looked > kMostWords) break;
    for (const std::string_view one : search_icons(word)) {
      if (names.size() < count && std::find(names.begin(), names.end(), one) == names.end())
        names.push_back(one);
    }
  }
  if (names.size() > count) names.resize(count);
  return names;
}

}  // namespace deckle
