// The source tree: top-level entries, file names, and words that must not occur.

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <gtest/gtest.h>

#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

// A new top-level entry needs a good reason.
const std::set<std::string> kTop = {"slidespec",
                                    "measure",
                                    "ooxml",
                                    "pptx",
                                    "templates",
                                    "layout",
                                    "render",
                                    "qc",
                                    "fixers",
                                    "engine",
                                    "app",
                                    "tests",
                                    "bench",
                                    "docs",
                                    "examples",
                                    "script",
                                    "cmake",
                                    ".ci",
                                    ".clang-format",
                                    ".clang-tidy",
                                    ".gitignore",
                                    "CMakeLists.txt",
                                    "CMakePresets.json",
                                    "LICENSE",
                                    "README.md",
                                    "SECURITY.md",
                                    "ARCHITECTURE.md",
                                    "CONTRIBUTING.md",
                                    "CHANGELOG.md"};

bool snake_case(const std::string& stem) {
  return !stem.empty() && std::all_of(stem.begin(), stem.end(), [](unsigned char c) {
    return std::islower(c) != 0 || std::isdigit(c) != 0 || c == '_';
  });
}

TEST(Tree, HasKnownTopLevelEntries) {
  for (const SourceFile& file : source_files()) {
    EXPECT_TRUE(kTop.contains(file.top()))
        << file.path << ": " << file.top() << " is new at the top";
  }
}

TEST(Tree, NamesSourcesInSnakeCase) {
  for (const SourceFile& file : source_files()) {
    const std::string extension = file.extension();
    if (extension != ".h" && extension != ".cpp" && extension != ".py") continue;
    const std::filesystem::path path(file.path);
    for (const auto& folder : path.parent_path()) {
      EXPECT_TRUE(snake_case(folder.string())) << file.path << ": folder " << folder;
    }
    EXPECT_TRUE(snake_case(path.stem().string())) << file.path;
  }
}

TEST(Tree, SnakeCaseIsWhatItSays) {
  EXPECT_TRUE(snake_case("text_engine2"));
  EXPECT_FALSE(snake_case("TextEngine"));
  EXPECT_FALSE(snake_case("text-engine"));
  EXPECT_FALSE(snake_case(""));
}

TEST(Tree, HeadersAreIncludedOnce) {
  for (const SourceFile& file : source_files()) {
    // A header for C has a guard that every compiler knows.
    if (file.extension() != ".h" || file.path == "engine/c/deckle.h") continue;
    EXPECT_EQ(file.text.rfind("#pragma once\n", 0), 0u)
        << file.path << " does not begin with #pragma once";
  }
}

// Within a block of lines that follow each other. The header that a file implements is a block of its
// own, before those of libraries.
TEST(Tree, IncludesAreInOrder) {
  for (const SourceFile& file : source_files()) {
    if (file.extension() != ".h" && file.extension() != ".cpp") continue;
    const std::vector<Include> includes = quoted_includes(file.text);
    for (std::size_t i = 1; i < includes.size(); ++i) {
      const Include &before = includes[i - 1], &after = includes[i];
      if (after.line != before.line + 1) continue;
      EXPECT_LT(before.path, after.path) << file.path << ":" << after.line;
      const std::size_t library = file.text.find("\n#include <");
      EXPECT_TRUE(i > 1 || library == std::string::npos || library < file.text.find(after.path))
          << file.path << ":" << after.line << " stands before the headers of libraries";
    }
  }
}

// The location of the judges is determined in one place for scripts and in one for tests.
TEST(Tree, NamesTheJudgesFolderInScriptsAndTestSupportOnly) {
  const std::string folder = std::string("../") + "shared";
  bool found_where_it_belongs = false;
  for (const SourceFile& file : source_files()) {
    if (file.text.find(folder) == std::string::npos) continue;
    const bool allowed = file.top() == "script" || file.path.rfind("tests/support/", 0) == 0;
    EXPECT_TRUE(allowed) << file.path << " names " << folder;
    found_where_it_belongs |= allowed;
  }
  EXPECT_TRUE(found_where_it_belongs);
}

TEST(Tree, ScriptsMayBeRun) {
  namespace fs = std::filesystem;
  int scripts = 0;
  for (const SourceFile& file : source_files()) {
    if (file.top() != "script" && file.top() != ".ci") continue;
    ++scripts;
    const auto permissions = fs::status(fs::path(DECKLE_SOURCE_DIR) / file.path).permissions();
    EXPECT_NE(permissions & fs::perms::owner_exec, fs::perms::none)
        << file.path << " has no run bit";
  }
  EXPECT_GE(scripts, 4);
}

}  // namespace
}  // namespace deckle::test
