// Patterns of paths match what people write them for, and settings for paths are put together in
// their order.

#include "qc/settings/path_overrides.h"

#include <gtest/gtest.h>

#include "qc/settings/path_pattern.h"

namespace deckle::qc {
namespace {

TEST(PathPatterns, MatchPartByPart) {
  const struct {
    const char *pattern, *path;
    bool matches;
  } rows[] = {
      {"*.pptx", "a.pptx", true},
      {"*.pptx", "archive/2024/a.pptx", true},
      {"*.pptx", "a.pptx/spec.json", false},
      {"*.pptx", "a.PPTX", false},
      {"a?.pptx", "ab.pptx", true},
      {"a?.pptx", "a.pptx", false},
      {"archive/*.pptx", "archive/a.pptx", true},
      {"archive/*.pptx", "old/archive/a.pptx", false},
      {"archive/*.pptx", "archive/2024/a.pptx", false},
      {"archive/**", "archive/2024/q1/a.pptx", true},
      {"archive/**", "archive", true},
      {"archive/**/*.pptx", "archive/a.pptx", true},
      {"archive/**/q1/*", "archive/2024/q1/a.pptx", true},
      {"archive/**/q1/*", "archive/q1/2024/a.pptx", false},
      {"**/drafts/*", "x/y/drafts/a.pptx", true},
      {"**/drafts/*", "drafts/a.pptx", true},
      {"**/drafts/*", "x/mydrafts/a.pptx", false},
      {"a*b*c", "axxbxxbxxc", true},
      {"a*b*c", "axxbxx", false},
      {"", "a.pptx", false},
      {"", "", true},
  };
  for (const auto& row : rows)
    EXPECT_EQ(path_matches(row.pattern, row.path), row.matches) << row.pattern << " " << row.path;
}

// The time of a pattern with many stars grew with the power of their number.
TEST(PathPatterns, WithManyStarsTakeLittleTime) {
  std::string pattern, parts;
  for (int i = 0; i < 200; ++i) {
    pattern += "a*";
    parts += "**/a/";
  }
  EXPECT_FALSE(path_matches(pattern + "b", std::string(20'000, 'a')));
  std::string path;
  for (int i = 0; i < 5'000; ++i) path += "a/";
  EXPECT_FALSE(path_matches(parts + "b", path));
}

PathOverride of(std::vector<std::string> files) {
  PathOverride out;
  out.config = "deckle.toml";
  out.line = 4;
  out.folder = "/team/decks";
  out.files = std::move(files);
  return out;
}

TEST(PathOverrides, AreRelativeToTheirFolder) {
  const struct {
    const char *pattern, *path;
    bool matches;
  } rows[] = {
      {"archive/*", "/team/decks/archive/a.pptx", true},
      {"./archive/*", "/team/decks/archive/a.pptx", true},
      {"archive/*", "/team/archive/a.pptx", false},
      {"../archive/*", "/team/archive/a.pptx", true},
      {"/team/**", "/team/archive/a.pptx", true},
      {"a.*", "/elsewhere/a.pptx", true},
  };
  for (const auto& row : rows)
    EXPECT_EQ(!matching_pattern(of({row.pattern}), row.path).empty(), row.matches) << row.pattern;
  EXPECT_EQ(matching_pattern(of({"x/*", "archive/**"}), "/team/decks/archive/a.pptx"),
            "archive/**");
}

TEST(PathOverrides, AreAppliedInTheirOrder) {
  FindingSettings general;
  general.select = {"small-text", "text-overflow"};
  general.ignore = {"missing-title"};
  general.severity["small-text"] = Severity::Error;
  general.options["crowded-list"]["max_lines"] = 8;
  PathOverride first = of({"archive/**"}), second = of({"**/q1/*"}), other = of({"drafts/**"});
  first.select.emplace();
  first.settings.ignore = {"small-text"};
  first.settings.severity["small-text"] = Severity::Note;
  first.settings.options["crowded-list"]["max_lines_in_column"] = 5;
  second.line = 9;
  second.settings.severity["small-text"] = Severity::Warning;
  other.settings.ignore = {"text-overflow"};
  const OverriddenSettings found =
      override_settings({first, second, other}, "/team/decks/archive/q1/a.pptx", general);
  EXPECT_TRUE(found.settings.select.empty());
  EXPECT_EQ(found.settings.ignore, (std::vector<std::string>{"missing-title", "small-text"}));
  EXPECT_EQ(found.settings.severity.at("small-text"), Severity::Warning);
  EXPECT_EQ(found.settings.options.at("crowded-list").at("max_lines"), 8);
  EXPECT_EQ(found.settings.options.at("crowded-list").at("max_lines_in_column"), 5);
  ASSERT_EQ(found.applied.size(), 2U);
  EXPECT_EQ(found.applied[1].line, 9);
  EXPECT_EQ(found.applied[1].pattern, "**/q1/*");

  const OverriddenSettings none = override_settings({first}, "/team/decks/a.pptx", general);
  EXPECT_EQ(none.settings.select, general.select);
  EXPECT_TRUE(none.applied.empty());
}

}  // namespace
}  // namespace deckle::qc
