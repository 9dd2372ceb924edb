// What may include what: the chain of rooms as CMake declares it against the includes as they are.

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

// The chain of docs/design.md, "Rooms", left to right: a room may use rooms to its left only.
const std::vector<std::string> kChain = {"slidespec", "measure", "pptx",   "templates", "layout",
                                         "render",    "qc",      "fixers", "app"};

bool is_cpp(const SourceFile& file) {
  return file.extension() == ".h" || file.extension() == ".cpp";
}

std::ptrdiff_t position(const std::string& room) {
  return std::find(kChain.begin(), kChain.end(), room) - kChain.begin();
}

bool is_room(const std::string& name) {
  return std::find(kChain.begin(), kChain.end(), name) != kChain.end();
}

// What a file in `top` may include, or nullptr for tests and benchmarks, which see everything. The
// program, when it is no library of its own, uses every room.
struct Permission {
  bool everything = false;
  std::set<std::string> rooms;
};
Permission permission_of(const std::string& top) {
  const auto rooms = declared_rooms();
  if (const auto found = rooms.find(top); found != rooms.end()) {
    Permission permission{.rooms = found->second};
    permission.rooms.insert(top);
    return permission;
  }
  return {.everything = true, .rooms = {}};
}

TEST(Rooms, AreDeclared) {
  const auto rooms = declared_rooms();
  for (const char* name : {"slidespec", "measure", "pptx", "templates", "layout", "qc", "fixers"}) {
    EXPECT_TRUE(rooms.contains(name)) << name << " is missing from rooms.txt";
  }
}

TEST(Rooms, UseRoomsToTheirLeft) {
  for (const auto& [room, uses] : declared_rooms()) {
    EXPECT_TRUE(is_room(room)) << room << " is no room of the chain";
    for (const std::string& used : uses) {
      EXPECT_LT(position(used), position(room))
          << room << " uses " << used << ", which is not to its left";
    }
  }
}

TEST(Rooms, IncludeWhatTheyDeclare) {
  int seen = 0;
  for (const SourceFile& file : source_files()) {
    if (!is_cpp(file)) continue;
    const Permission permission = permission_of(file.top());
    for (const Include& include : quoted_includes(file.text)) {
      ++seen;
      const std::string target = include.path.substr(0, include.path.find('/'));
      const bool allowed = permission.everything || permission.rooms.contains(target);
      EXPECT_TRUE(allowed) << file.path << ":" << include.line << " includes \"" << include.path
                           << "\"; " << file.top() << " may not include " << target
                           << " (see USES in its CMakeLists.txt)";
    }
  }
  EXPECT_GT(seen, 20) << "the test found hardly any includes to look at";
}

// One spelling of a header: from the top of the tree. Generated headers are reached by <>.
TEST(Rooms, IncludePathsStartAtTheTop) {
  for (const SourceFile& file : source_files()) {
    if (!is_cpp(file)) continue;
    for (const Include& include : quoted_includes(file.text)) {
      EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(DECKLE_SOURCE_DIR) / include.path))
          << file.path << ":" << include.line << ": there is no " << include.path
          << " below the top";
    }
  }
}

// QC judges values, never XML. fontconfig's configuration is XML, and no part of a deck.
TEST(Rooms, OnlyPptxAndTemplatesSeeXml) {
  for (const SourceFile& file : source_files()) {
    const std::string top = file.top();
    if (file.path == "measure/fonts/font_set.cpp") continue;
    if (!is_cpp(file) || !is_room(top) || top == "pptx" || top == "templates" || top == "app") {
      continue;  // the program names the version of every library
    }
    EXPECT_EQ(file.text.find("#include <pugixml"), std::string::npos)
        << file.path << " includes pugixml";
  }
}

TEST(QuotedIncludes, AreFoundAsTheyAreWritten) {
  const auto found =
      quoted_includes("#include <a>\n  #  include \"b/c.h\"\n// \"no\"\n#include \"d.h\" // why\n");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].path, "b/c.h");
  EXPECT_EQ(found[0].line, 2);
  EXPECT_EQ(found[1].path, "d.h");
}

}  // namespace
}  // namespace deckle::test
