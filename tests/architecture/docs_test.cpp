// The guides name everything that the code knows: a key, a rule or a layout that is added without a
// word in docs/ fails here.

#include <algorithm>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "layout/slots/presets/presets.h"
#include "qc/rules/registry.h"
#include "slidespec/validate/known_keys.h"
#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

const std::string& document(const std::string& path) {
  static const std::string none;
  const auto& files = source_files();
  const auto found = std::find_if(files.begin(), files.end(),
                                  [&](const SourceFile& file) { return file.path == path; });
  EXPECT_NE(found, files.end()) << path << " is missing";
  return found == files.end() ? none : found->text;
}

// Whether `text` names `word` as code: `word`, `a word b` or "word".
bool names(const std::string& text, const std::string& word) {
  const auto edge = [](char c) {
    return c == '`' || c == ' ' || c == '"' || c == '.' || c == '\n';
  };
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const bool begins = at > 0 && edge(text[at - 1]);
    const bool ends = at + word.size() < text.size() && edge(text[at + word.size()]);
    if (begins && ends) return true;
  }
  return false;
}

TEST(Guide, NamesEveryKeyOfTheOpenPlaces) {
  const std::string& guide = document("docs/slidespec.md");
  for (const KnownKey& known : known_keys()) {
    const std::string key(known.key);
    EXPECT_TRUE(names(guide, key))
        << key << " of " << to_string(known.place) << " is not in docs/slidespec.md";
  }
}

TEST(Guide, NamesEveryRoleAndLayout) {
  const std::string& guide = document("docs/slidespec.md");
  for (const std::string_view role : known_roles()) {
    EXPECT_TRUE(names(guide, std::string(role))) << "role " << role;
  }
  for (const std::string& id : layout::preset_ids())
    EXPECT_TRUE(names(guide, id)) << "layout " << id;
}

// Every `Suite.Name` of docs/routing.md is a test, and every driver is there.
TEST(Routing, NamesTestsThatExist) {
  std::set<std::string> tests;
  const std::regex declared(R"(TEST(?:_P|_F)?\((\w+), (\w+)\))");
  for (const SourceFile& file : source_files()) {
    tests.insert(file.path);
    if (file.top() != "tests") continue;
    for (std::sregex_iterator m(file.text.begin(), file.text.end(), declared), end; m != end; ++m)
      tests.insert((*m)[1].str() + "." + (*m)[2].str());
  }
  const std::string& text = document("docs/routing.md");
  const std::regex named(R"(`([A-Z]\w+\.[A-Z]\w+|tests/[\w./]+)`)");
  int count = 0;
  for (std::sregex_iterator m(text.begin(), text.end(), named), end; m != end; ++m, ++count)
    EXPECT_TRUE(tests.contains((*m)[1].str())) << (*m)[1].str() << " is no test";
  EXPECT_GT(count, 60);
}

TEST(Guide, NamesEveryRule) {
  const std::string& guide = document("docs/report.md");
  for (const qc::Rule& rule : qc::rules()) {
    const std::string row =
        "| `" + std::string(rule.doc.id) + "` | `" + std::string(rule.doc.type) + "` |";
    EXPECT_NE(guide.find(row), std::string::npos) << "docs/report.md lacks the row " << row;
  }
}

TEST(Guide, FindsWholeWordsOnly) {
  EXPECT_TRUE(names("a `box` b", "box"));
  EXPECT_FALSE(names("a `boxes` b", "box"));
}

}  // namespace
}  // namespace deckle::test
