// Every message has a Korean text in its own room's table, and every entry of a table is used: the
// sources are read for the keys of tr(), N_() and the documentation of rules.

#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/messages/tr.h"
#include "engine/messages/tr.h"
#include "fixers/messages/tr.h"
#include "layout/messages/tr.h"
#include "measure/messages/tr.h"
#include "ooxml/messages/tr.h"
#include "pptx/messages/tr.h"
#include "qc/messages/tr.h"
#include "render/messages/tr.h"
#include "slidespec/i18n/korean_particle.h"
#include "slidespec/i18n/translation.h"
#include "slidespec/messages/tr.h"
#include "templates/messages/tr.h"
#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

// The string formed by the adjacent literals at `at`; empty when there is none.
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

struct Room {
  std::string name;
  std::span<const Translation> entries;
};

// Of every room that has messages.
std::vector<Room> rooms() {
  return {{"slidespec", korean_messages().entries()},
          {"measure", measure::korean_messages().entries()},
          {"ooxml", ooxml::korean_messages().entries()},
          {"pptx", pptx::korean_messages().entries()},
          {"templates", templates::korean_messages().entries()},
          {"layout", layout::korean_messages().entries()},
          {"render", render::korean_messages().entries()},
         {"qc", qc::korean_messages().entries()},
          {"fixers", fixers::korean_messages().entries()},
          {"engine", engine::korean_messages().entries()},
          {"app", app::korean_messages().entries()}};
}

struct MessageKey {
  std::string key, file;
};

bool in_comment(const std::string& text, std::size_t at) {
  const std::string line = text.substr(text.rfind('\n', at) + 1, at - text.rfind('\n', at) - 1);
  const std::size_t slashes = line.find("//");
  return slashes != std::string::npos &&
         (line.find_first_not_of(' ') == slashes || line.find("  // ") != std::string::npos);
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Keys in the order of the text. A tr() whose key is not a literal has an empty key.
std::vector<MessageKey> keys_of(const SourceFile& file) {
  std::vector<MessageKey> found;
  const std::string& text = file.text;
  for (const std::string_view call : {"tr(", "N_("}) {
    for (std::size_t at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) {
      if (at > 0 && (is_word(text[at - 1]) || text[at - 1] == '.')) continue;
      if (in_comment(text, at)) continue;
      found.push_back({literal_at(text, at + call.size()), file.path});
    }
  }
  if (!file.path.starts_with("qc/rules/") && !file.path.starts_with("pptx/check/rules/") &&
      file.top() != "fixers")
    return found;
  for (const char* field : {".summary =", ".what =", ".why =", ".remedy ="}) {
    for (std::size_t at = text.find(field); at != std::string::npos;
         at = text.find(field, at + 1)) {
      const std::string key = literal_at(text, at + std::string_view(field).size());
      if (!key.empty()) found.push_back({key, file.path});
    }
  }
  return found;
}

bool has_messages(const SourceFile& file) {
  return (file.extension() == ".cpp" || file.extension() == ".h") && file.top() != "tests" &&
         file.top() != "bench" && !file.path.starts_with("slidespec/i18n/") &&
         file.path.find("/messages/") == std::string::npos;
}

// Room → key → a file that uses it.
std::map<std::string, std::map<std::string, std::string>> used_keys() {
  std::map<std::string, std::map<std::string, std::string>> all;
  for (const SourceFile& file : source_files()) {
    if (!has_messages(file)) continue;
    for (const MessageKey& one : keys_of(file)) {
      EXPECT_FALSE(one.key.empty()) << file.path << ": the key of tr() is a literal, so that this "
                                    << "test can read it; a text of a table goes through tr.entry()";
      all[file.top()].emplace(one.key, one.file);
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

// Texts of rules and tables have no placeholders: tr.entry() prints them as they are.
bool is_plain(const std::string& key) { return key.find('{') == std::string::npos; }

TEST(Korean, IsThereForEveryKey) {
  const auto used = used_keys();
  std::size_t count = 0;
  for (const auto& [top, keys] : used) {
    std::set<std::string_view> known;
    for (const Room& room : rooms()) {
      if (room.name != top) continue;
      for (const Translation& entry : room.entries) known.insert(entry.english);
    }
    for (const auto& [key, file] : keys)
      EXPECT_TRUE(known.contains(key))
          << file << " uses \"" << key << "\", which has no entry in " << top << "/messages/korean.cpp";
    count += keys.size();
  }
  EXPECT_GT(count, 400U) << "the test found hardly any messages to look at";
}

TEST(Korean, HasNoEntryThatIsNotUsed) {
  const auto used = used_keys();
  for (const Room& room : rooms()) {
    const auto keys = used.find(room.name);
    ASSERT_TRUE(keys != used.end()) << room.name;
    std::set<std::string_view> seen;
    for (const Translation& entry : room.entries) {
      EXPECT_TRUE(keys->second.contains(std::string(entry.english)))
          << room.name << "/messages/korean.cpp translates \"" << entry.english
          << "\", which the room does not use";
      EXPECT_TRUE(seen.insert(entry.english).second)
          << room.name << "/messages/korean.cpp translates \"" << entry.english << "\" twice";
    }
  }
}

// One English text has one Korean text, whichever room uses it.
TEST(Korean, IsTheSameInEveryRoom) {
  std::map<std::string_view, std::string_view> first;
  for (const Room& room : rooms()) {
    for (const Translation& entry : room.entries) {
      const auto known = first.emplace(entry.english, entry.korean).first;
      EXPECT_EQ(known->second, entry.korean) << room.name << ": " << entry.english;
    }
  }
}

TEST(Korean, HasThePlaceholdersOfTheEnglish) {
  for (const Room& room : rooms()) {
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
  for (const Room& room : rooms())
    for (const Translation& entry : room.entries)
      EXPECT_FALSE(std::regex_search(std::string(entry.korean), kBare))
          << entry.korean << ": write both forms, as in 은(는)";
}

// A message that is created without tr() has no translation. Texts of libraries, paths and texts
// that are passed on are not literals.
TEST(Messages, AreFormedByTr) {
  static const std::regex kUntranslated(
      "(fail\\(\\s*ErrorCode::\\w+,\\s*|while_doing\\(\\s*|\\.(message|hint|note) \\+?=\\s*)"
      "(fmt::format\\(|std::string\\(\"|\")");
  for (const SourceFile& file : source_files()) {
    if (!has_messages(file)) continue;
    std::smatch match;
    EXPECT_FALSE(std::regex_search(file.text, match, kUntranslated)) << file.path << ": " << match.str();
  }
}

// The literals with a space that are arguments of the call at `at` without tr().
std::vector<std::string> untranslated(const std::string& text, std::size_t at) {
  std::vector<std::string> found;
  int depth = 0;
  for (std::size_t i = text.find('(', at); i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) break;
    if (text[i] != '"') continue;
    const std::string words = literal_at(text, i);
    const std::size_t before = text.find_last_not_of(" \n", i - 1);
    const bool translated =
        before != std::string::npos && before >= 2 && (text.compare(before - 2, 3, "tr(") == 0 || text.compare(before - 2, 3, "N_(") == 0);
    if (!translated && words.find(' ') != std::string::npos) found.push_back(words);
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

TEST(Help, IsFormedByTr) {
  std::size_t calls = 0;
  for (const SourceFile& file : source_files()) {
    if (!has_messages(file) || file.top() != "app") continue;
    for (const char* call : {"add_option(", "add_flag(", "add_subcommand("}) {
      for (std::size_t at = file.text.find(call); at != std::string::npos;
           at = file.text.find(call, at + 1)) {
        ++calls;
        for (const std::string& words : untranslated(file.text, at))
          ADD_FAILURE() << file.path << ": \"" << words << "\" goes past console.help(N_())";
      }
    }
  }
  EXPECT_GT(calls, 30U);
  EXPECT_EQ(untranslated("add_flag(\"-q\", x, \"Print errors\" \" only\")", 0),
            std::vector<std::string>{"Print errors only"});
  EXPECT_TRUE(untranslated("add_flag(\"-q\", x, help(N_(\"Print errors\")))", 0).empty());
}

}  // namespace
}  // namespace deckle::test
