// Everything deckle says has a Korean wording, and everything the catalogue holds is said: the
// sources are read for the keys of say(), to_say() and the documentation of rules.

#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "slidespec/say/korean.h"
#include "slidespec/say/particle.h"
#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

// The string that the adjacent literals at `at` spell, spaces between them passed over; empty when
// there is none.
std::string literal_at(const std::string& text, std::size_t at) {
  std::string out;
  for (;;) {
    at = text.find_first_not_of(" \n", at);
    if (at == std::string::npos || text[at] != '"') return out;
    for (++at; at < text.size() && text[at] != '"'; ++at) {
      if (text[at] != '\\') {
        out += text[at];
        continue;
      }
      switch (text[++at]) {
        case 'n':
          out += '\n';
          break;
        case 't':
          out += '\t';
          break;
        default:
          out += text[at];
      }
    }
    ++at;
  }
}

struct Said {
  std::string key, file;
};

// Keys in the order of the text. A say() whose key is no literal is given back with an empty key.
std::vector<Said> keys_of(const SourceFile& file) {
  std::vector<Said> found;
  const std::string& text = file.text;
  for (std::size_t at = text.find("say("); at != std::string::npos;
       at = text.find("say(", at + 1)) {
    const bool marked = at >= 3 && text.compare(at - 3, 3, "to_") == 0;
    const char before = at == 0 ? ' ' : text[at - 1];
    if (!marked && (std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '_'))
      continue;
    found.push_back({literal_at(text, at + 4), file.path});
  }
  if (!file.path.starts_with("qc/rules/") && file.top() != "fixers") return found;
  for (const char* field : {".summary =", ".what =", ".why ="}) {
    const std::size_t at = text.find(field);
    const std::string key =
        at == std::string::npos ? "" : literal_at(text, at + std::string_view(field).size());
    if (!key.empty()) found.push_back({key, file.path});
  }
  return found;
}

bool speaks(const SourceFile& file) {
  return (file.extension() == ".cpp" || file.extension() == ".h") && file.top() != "tests" &&
         file.top() != "bench" && !file.path.starts_with("slidespec/say/");
}

std::map<std::string, std::string> said() {
  std::map<std::string, std::string> all;
  for (const SourceFile& file : source_files()) {
    if (!speaks(file)) continue;
    for (const Said& one : keys_of(file)) {
      EXPECT_FALSE(one.key.empty()) << file.path << ": say() wants a literal, so that this test "
                                    << "can read it; a text of a table goes through say_entry()";
      all.emplace(one.key, one.file);
    }
  }
  return all;
}

// "{}" → "{0}" …: the placeholders of a format string, numbered, as a set. `{{` is text.
std::multiset<std::string> placeholders(const std::string& text) {
  std::multiset<std::string> found;
  int next = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '{') continue;
    if (text.compare(at, 2, "{{") == 0) {
      ++at;
      continue;
    }
    const std::size_t end = text.find('}', at);
    std::string inside = text.substr(at + 1, end - at - 1);
    if (inside.empty() || inside.front() == ':') inside = std::to_string(next++) + inside;
    found.insert(inside);
    at = end;
  }
  return found;
}

// Texts of rules and tables hold no format: say_entry() prints them as they are.
bool is_plain(const std::string& key) { return key.find('{') == std::string::npos; }

TEST(Korean, IsThereForEveryKey) {
  std::set<std::string_view> known;
  for (const RoomCatalogue& room : korean_catalogues())
    for (const Translation& entry : room.entries) known.insert(entry.english);
  const auto keys = said();
  for (const auto& [key, file] : keys)
    EXPECT_TRUE(known.contains(key))
        << file << " says \"" << key << "\", which has no entry in slidespec/say/korean/";
  EXPECT_GT(keys.size(), 400U) << "the test found hardly any messages to look at";
}

TEST(Korean, HasNoEntryThatNobodySays) {
  const auto keys = said();
  std::set<std::string_view> seen;
  for (const RoomCatalogue& room : korean_catalogues()) {
    for (const Translation& entry : room.entries) {
      const auto found = keys.find(std::string(entry.english));
      EXPECT_TRUE(found != keys.end())
          << room.room << ".cpp translates \"" << entry.english << "\", which nobody says";
      EXPECT_TRUE(seen.insert(entry.english).second)
          << room.room << ".cpp translates \"" << entry.english << "\" again";
    }
  }
}

TEST(Korean, HasThePlaceholdersOfTheEnglish) {
  for (const RoomCatalogue& room : korean_catalogues()) {
    for (const Translation& entry : room.entries) {
      const std::string korean(entry.korean);
      EXPECT_FALSE(korean.empty()) << entry.english;
      EXPECT_EQ(korean.find("{}"), std::string::npos) << korean << ": number the placeholders";
      EXPECT_EQ(placeholders(korean), placeholders(std::string(entry.english))) << korean;
      // Nothing but a format goes through particle().
      if (is_plain(std::string(entry.english))) {
        EXPECT_EQ(find_particle(korean, 0).length, 0U) << korean;
      }
    }
  }
}

TEST(Korean, WritesParticlesInBothFormsBehindAPlaceholder) {
  static const std::regex kBare("\\}['\"]?(은|는|이|가|을|를|과|와|으로|로)( |$|,|\\.)");
  for (const RoomCatalogue& room : korean_catalogues())
    for (const Translation& entry : room.entries)
      EXPECT_FALSE(std::regex_search(std::string(entry.korean), kBare))
          << entry.korean << ": write both forms, as in 은(는)";
}

// A message made without say() would stay English. What a library said, a path and a text that is
// passed on are no literals.
TEST(Messages, AreFormedBySay) {
  static const std::regex kMute(
      "(fail\\(\\s*ErrorCode::\\w+,\\s*|while_doing\\(\\s*|\\.(message|hint|note) \\+?=\\s*)"
      "(fmt::format\\(|std::string\\(\"|\")");
  for (const SourceFile& file : source_files()) {
    if (!speaks(file)) continue;
    std::smatch match;
    EXPECT_FALSE(std::regex_search(file.text, match, kMute)) << file.path << ": " << match.str();
  }
}

// The literals with a space in them that the call at `at` is given past say().
std::vector<std::string> mute_words(const std::string& text, std::size_t at) {
  std::vector<std::string> found;
  int depth = 0;
  for (std::size_t i = text.find('(', at); i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) break;
    if (text[i] != '"') continue;
    const std::string words = literal_at(text, i);
    const std::size_t before = text.find_last_not_of(" \n", i - 1);
    const bool spoken =
        before != std::string::npos && before >= 3 && text.compare(before - 3, 4, "say(") == 0;
    if (!spoken && words.find(' ') != std::string::npos) found.push_back(words);
    // To the end of the adjacent literals.
    while (i < text.size() && text[i] == '"') {
      for (++i; i < text.size() && text[i] != '"'; ++i) i += text[i] == '\\';
      const std::size_t next = text.find_first_not_of(" \n", i + 1);
      if (next == std::string::npos || text[next] != '"') break;
      i = next;
    }
  }
  return found;
}

TEST(Help, IsFormedBySay) {
  std::size_t calls = 0;
  for (const SourceFile& file : source_files()) {
    if (!speaks(file) || file.top() != "app") continue;
    for (const char* call : {"add_option(", "add_flag(", "add_subcommand("}) {
      for (std::size_t at = file.text.find(call); at != std::string::npos;
           at = file.text.find(call, at + 1)) {
        ++calls;
        for (const std::string& words : mute_words(file.text, at))
          ADD_FAILURE() << file.path << ": \"" << words << "\" goes past console.help(to_say())";
      }
    }
  }
  EXPECT_GT(calls, 30U);
  EXPECT_EQ(mute_words("add_flag(\"-q\", x, \"Print errors\" \" only\")", 0),
            std::vector<std::string>{"Print errors only"});
  EXPECT_TRUE(mute_words("add_flag(\"-q\", x, help(to_say(\"Print errors\")))", 0).empty());
}

}  // namespace
}  // namespace deckle::test
