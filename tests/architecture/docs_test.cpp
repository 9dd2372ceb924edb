// The guides name every key, rule and layout of the code: one that is added without documentation
// fails here. Every citation in a comment names a document of the repository and a heading in it.

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "layout/names/layout_names.h"
#include "layout/slots/presets/presets.h"
#include "qc/rules/registry.h"
#include "slidespec/validate/known_keys.h"
#include "slidespec/validate/role_names.h"
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

// The row of a table of `guide` that starts with `first` and has `cells` cells.
std::string row_of(const std::string& guide, const std::string& first, std::ptrdiff_t cells) {
  for (std::size_t at = guide.find("\n| `" + first + "` |"); at != std::string::npos;
       at = guide.find("\n| `" + first + "` |", at + 1)) {
    const std::string row = guide.substr(at + 1, guide.find('\n', at + 1) - at - 1);
    if (std::count(row.begin(), row.end(), '|') == cells + 1) return row;
  }
  return "";
}

void expect_named(const std::string& row, std::string_view of,
                  std::span<const std::string_view> names) {
  for (const std::string_view name : names) {
    EXPECT_NE(row.find("`" + std::string(name) + "`"), std::string::npos)
        << of << " lacks " << name;
  }
  EXPECT_EQ(std::count(row.begin(), row.end(), '`'),
            static_cast<std::ptrdiff_t>(2 * names.size() + 2))
      << of << " has names that nothing reads";
}

TEST(Guide, NamesEveryOtherNameOfLayoutsAndRoles) {
  const std::string& layouts = document("docs/layouts.md");
  const std::string table = layouts.substr(layouts.find("## Other names"));
  for (const layout::LayoutNames& names : layout::layout_names())
    expect_named(row_of(table, std::string(names.id), 2), names.id, names.other_names);
  for (const std::string_view name : layout::automatic_names())
    EXPECT_TRUE(table.find("`" + std::string(name) + "`") != std::string::npos) << name;
  const std::string& guide = document("docs/slidespec.md");
  const std::string roles = guide.substr(guide.find("### Roles"));
  for (const RoleNames& names : role_names())
    expect_named(row_of(roles, std::string(names.role), 3), names.role, names.other_names);
}

// Every `Suite.Name` of docs/routing.md is a test, and every pipeline test named there exists.
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
  const auto expect_row = [&guide](const qc::RuleDoc& doc) {
    const std::string row = "| `" + std::string(doc.id) + "` | `" + std::string(doc.type) + "` |";
    EXPECT_NE(guide.find(row), std::string::npos) << "docs/report.md lacks the row " << row;
  };
  for (const qc::Rule& rule : qc::rules()) expect_row(rule.doc);
  for (const qc::DeckRule& rule : qc::deck_rules()) expect_row(rule.doc);
  for (const qc::RuleDoc* doc : qc::documented())
    EXPECT_TRUE(names(guide, std::string(doc->id))) << "docs/report.md does not name " << doc->id;
}

// The ids in the sources: the argument of a function that makes a finding, or what is assigned to
// Diagnostic::rule.
std::map<std::string, std::string> ids_in_sources() {
  static const std::regex kId(
      R"re((?:\b(?:error|warning|note|finding|report)\(|\badd_note\(\w+, |\brule = )\s*"([a-z]+(?:-[a-z]+)*)")re");
  std::map<std::string, std::string> found;
  for (const SourceFile& file : source_files()) {
    if (file.extension() != ".cpp" || file.top() == "tests" || file.top() == "bench") continue;
    const std::string& text = file.text;
    for (std::sregex_iterator m(text.begin(), text.end(), kId), end; m != end; ++m)
      found.emplace((*m)[1].str(), file.path);
  }
  return found;
}

// Whether a source of the program has the text `id` in quotes, other than to explain it.
bool is_in_sources(std::string_view id) {
  const std::string quoted = '"' + std::string(id) + '"';
  const auto& files = source_files();
  return std::any_of(files.begin(), files.end(), [&](const SourceFile& file) {
    return file.extension() == ".cpp" && file.top() != "tests" &&
           !file.path.starts_with("qc/rules/documented/") &&
           file.text.find(quoted) != std::string::npos;
  });
}

// `deckle rule ID` explains whatever a report names.
TEST(Rules, ExplainEveryIdOfTheSources) {
  const auto ids = ids_in_sources();
  for (const auto& [id, file] : ids)
    EXPECT_NE(qc::find_doc(id), nullptr)
        << file << " reports \"" << id << "\", which qc/rules/documented does not explain";
  for (const qc::RuleDoc* doc : qc::documented()) {
    if (qc::find_rule(doc->id) != nullptr) continue;
    EXPECT_TRUE(is_in_sources(doc->id)) << "nothing reports " << doc->id;
  }
}

// `text` without the marks that continue a comment on the next line, so that a citation may be
// broken over lines.
std::string unwrapped(const std::string& text) {
  static const std::regex kLineBreak(R"(\s*\n\s*(?://|#)?\s*)");
  return std::regex_replace(text, kLineBreak, " ");
}

// Headings of a Markdown document: "9.3 Categories", "12. Fonts", "Assets".
std::vector<std::string> headings_of(const std::string& text) {
  static const std::regex kHeading(R"((?:^|\n)#{1,6} ([^\n]+))");
  std::vector<std::string> found;
  for (std::sregex_iterator m(text.begin(), text.end(), kHeading), end; m != end; ++m)
    found.push_back((*m)[1].str());
  return found;
}

// Whether a heading has the number `expected`, or is `expected`.
bool has_heading(const std::vector<std::string>& headings, const std::string& expected) {
  const bool number = std::isdigit(static_cast<unsigned char>(expected[0])) != 0;
  return std::any_of(headings.begin(), headings.end(), [&](const std::string& heading) {
    return number ? heading.starts_with(expected + " ") || heading.starts_with(expected + ". ")
                  : heading == expected;
  });
}

struct Citation {
  std::string document;  // "docs/design.md"
  std::string heading;   // "12", "9.3", "Assets"
};

// Citations of the forms `docs/design.md, decision 12`, `docs/text-layout.md, 7.8 and 3.1` and
// `docs/contracts.md, "Assets"`.
std::vector<Citation> citations_of(const std::string& text) {
  static const std::regex kCitation(
      R"RE(\b((?:docs/[\w-]+|CONTRIBUTING|ARCHITECTURE)\.md), (?:decisions? )?(?:"([^"]+)"|(\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)*)*)))RE");
  static const std::regex kNumber(R"(\d+(?:\.\d+)*)");
  const std::string flat = unwrapped(text);
  std::vector<Citation> found;
  for (std::sregex_iterator m(flat.begin(), flat.end(), kCitation), end; m != end; ++m) {
    if ((*m)[2].matched) {
      found.push_back({(*m)[1].str(), (*m)[2].str()});
      continue;
    }
    const std::string numbers = (*m)[3].str();
    for (std::sregex_iterator n(numbers.begin(), numbers.end(), kNumber); n != end; ++n)
      found.push_back({(*m)[1].str(), n->str()});
  }
  return found;
}

bool is_source(const SourceFile& file) {
  const std::string extension = file.extension();
  return extension == ".cpp" || extension == ".h" || extension == ".py" || extension == ".cmake" ||
         extension == ".txt" || file.top() == "script" || file.top() == ".ci";
}

constexpr const char* kThis = "tests/architecture/docs_test.cpp";

TEST(Citations, NameHeadingsThatExist) {
  std::map<std::string, std::vector<std::string>> headings;
  for (const SourceFile& file : source_files()) {
    if (file.extension() == ".md") headings[file.path] = headings_of(file.text);
  }
  int count = 0;
  for (const SourceFile& file : source_files()) {
    if (!is_source(file) || file.path == kThis) continue;
    for (const Citation& cited : citations_of(file.text)) {
      ++count;
      ASSERT_TRUE(headings.contains(cited.document))
          << file.path << " cites " << cited.document << ", which does not exist";
      EXPECT_TRUE(has_heading(headings[cited.document], cited.heading))
          << file.path << " cites " << cited.document << ", " << cited.heading
          << ", and no heading there has that number or these words";
    }
  }
  EXPECT_GT(count, 100) << "the test found hardly any citations to look at";
}

// A document that is named at all is one of the repository.
TEST(Citations, NameDocumentsThatExist) {
  std::set<std::string> paths;
  for (const SourceFile& file : source_files()) paths.insert(file.path);
  const std::regex named(R"(\b(?:docs|(?:ooxml|pptx)/analysis)/[\w-]+\.md\b)");
  for (const SourceFile& file : source_files()) {
    if (!is_source(file) || file.path == kThis) continue;
    for (std::sregex_iterator m(file.text.begin(), file.text.end(), named), end; m != end; ++m)
      EXPECT_TRUE(paths.contains(m->str())) << file.path << " names " << m->str();
  }
}

// Requirements and notes outside the repository must not be cited; their facts are in docs/.
TEST(Citations, NameNothingOutsideTheRepository) {
  const std::regex outside(
      R"(\b(?:DESIGN|CONTRACTS)\b|\b(?:STYLE|LOOK) \d|\bfacts/[\w-]|\b[Ss]pec/\d|repair-checklist)"
      R"(|powerpoint-truth|\(facts(?::| \d))");
  for (const SourceFile& file : source_files()) {
    if ((!is_source(file) && file.extension() != ".md" && file.extension() != ".json") ||
        file.path == kThis || file.path.starts_with("tests/data/"))
      continue;
    std::smatch match;
    EXPECT_FALSE(std::regex_search(file.text, match, outside))
        << file.path << " names " << match[0].str();
  }
}

// Every link to a file of the repository has a target.
TEST(Links, LeadToFilesThatExist) {
  const std::regex link(
      R"RE(\]\(([^)#\s]+)(?:#[^)\s]*)?\)|(?:src|href)="([^"#]+)")RE");
  for (const SourceFile& file : source_files()) {
    if (file.extension() != ".md") continue;
    for (std::sregex_iterator m(file.text.begin(), file.text.end(), link), end; m != end; ++m) {
      const std::string target = (*m)[1].matched ? (*m)[1].str() : (*m)[2].str();
      if (target.find(':') != std::string::npos) continue;
      const std::filesystem::path path =
          std::filesystem::path(DECKLE_SOURCE_DIR) / std::filesystem::path(file.path).parent_path();
      EXPECT_TRUE(std::filesystem::exists(path / target)) << file.path << " links to " << target;
    }
  }
}

TEST(Citations, AreFoundAsTheyAreWritten) {
  const auto read = [](const std::string& text) {
    std::string out;
    for (const Citation& cited : citations_of(text))
      out += cited.document + "|" + cited.heading + ";";
    return out;
  };
  EXPECT_EQ(read("// see docs/a-b.md, decision 12: x"), "docs/a-b.md|12;");
  EXPECT_EQ(read("// (docs/a.md,\n  // 9.3)"), "docs/a.md|9.3;");
  EXPECT_EQ(read("# docs/a.md, \"Two\n# words\""), "docs/a.md|Two words;");
  EXPECT_EQ(read("docs/a.md, decisions 2, 3 and 18."), "docs/a.md|2;docs/a.md|3;docs/a.md|18;");
  EXPECT_EQ(read("docs/a.md lists them"), "");
  EXPECT_TRUE(has_heading({"12. Fonts"}, "12"));
  EXPECT_TRUE(has_heading({"9.3 Categories"}, "9.3"));
  EXPECT_FALSE(has_heading({"9.31 Other", "19.3 Other"}, "9.3"));
  EXPECT_FALSE(has_heading({"Assets of a deck"}, "Assets"));
}

TEST(Guide, FindsWholeWordsOnly) {
  EXPECT_TRUE(names("a `box` b", "box"));
  EXPECT_FALSE(names("a `boxes` b", "box"));
}

}  // namespace
}  // namespace deckle::test
