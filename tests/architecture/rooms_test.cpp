// Compares the rooms and their parts, as CMake declares them, with the actual includes.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/architecture/structure.h"
#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

// From left to right: a room may use rooms to its left only (docs/design.md, "Rooms").
const std::vector<std::string> kChain = {"slidespec", "measure", "ooxml",  "pptx",
                                         "templates", "layout",  "render", "qc",
                                         "fixers",    "engine",  "app"};

bool is_cpp(const SourceFile& file) {
  return file.extension() == ".h" || file.extension() == ".cpp";
}

bool in_a_room(const SourceFile& file) {
  return is_cpp(file) && std::find(kChain.begin(), kChain.end(), file.top()) != kChain.end();
}

DeclaredRooms declared_rooms() {
  std::ifstream in(std::string(DECKLE_BINARY_DIR) + "/rooms.txt");
  return parse_rooms(std::string{std::istreambuf_iterator<char>(in), {}});
}

std::vector<IncludeLine> includes_of_rooms() {
  std::vector<IncludeLine> lines;
  for (const SourceFile& file : source_files()) {
    if (!in_a_room(file)) continue;
    for (const Include& include : quoted_includes(file.text))
      lines.push_back({file.path, include.path, include.line});
  }
  return lines;
}

void expect_none(const std::vector<std::string>& flaws) {
  for (const std::string& flaw : flaws) ADD_FAILURE() << flaw;
}

TEST(Rooms, AreDeclared) {
  const DeclaredRooms rooms = declared_rooms();
  EXPECT_GT(rooms.size(), 40U);
  for (const SourceFile& file : source_files()) {
    if (!in_a_room(file)) continue;
    EXPECT_NE(available_on(rooms, file.path), "") << file.path << " belongs to no deckle_room()";
  }
}

TEST(Rooms, UseRoomsToTheirLeft) { expect_none(chain_flaws(declared_rooms(), kChain)); }

TEST(Rooms, HaveNoCycles) { expect_none(cycles(declared_rooms())); }

TEST(Rooms, IncludeExactlyWhatTheyDeclare) {
  const std::vector<IncludeLine> includes = includes_of_rooms();
  EXPECT_GT(includes.size(), 500U) << "the test found hardly any includes to look at";
  expect_none(include_flaws(declared_rooms(), includes));
}

// A room's messages are formed with its own table.
TEST(Rooms, IncludeTheirOwnMessagesOnly) {
  for (const IncludeLine& include : includes_of_rooms()) {
    if (!include.included.ends_with("/messages/tr.h")) continue;
    EXPECT_EQ(whole_of(include.included), whole_of(include.file))
        << include.file << ":" << include.line;
  }
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

// Rules work on values, never on XML. fontconfig's configuration is XML, but not part of a deck, nor
// are the files that the icons are made of when deckle is built.
TEST(Rooms, OnlyThoseThatReadFilesSeeXml) {
  for (const SourceFile& file : source_files()) {
    const std::string top = file.top();
    if (file.path == "measure/fonts/font_set.cpp" ||
        file.path == "slidespec/icons/make/make_icons.cpp" || !in_a_room(file))
      continue;
    if (top == "ooxml" || top == "pptx" || top == "templates" || top == "app")
      continue;  // the program names the version of every library
    EXPECT_EQ(file.text.find("#include <pugixml"), std::string::npos)
        << file.path << " includes pugixml";
  }
}

// ---- the checks find errors --------------------------------------------------------------

const DeclaredRooms kSample = parse_rooms("low/a::\nlow/b:low/a:\nhigh:low:\n");

TEST(Structure, ReadsWhatCMakeWrites) {
  const DeclaredRooms rooms = parse_rooms("a/b:c,a/d:a/e\nf::\n");
  ASSERT_EQ(rooms.size(), 2U);
  EXPECT_EQ(rooms.at("a/b").uses, (std::set<std::string>{"c", "a/d"}));
  EXPECT_EQ(rooms.at("a/b").calls, std::set<std::string>{"a/e"});
  EXPECT_TRUE(rooms.at("f").uses.empty());
}

TEST(Structure, FindsTheRoomOfAFile) {
  EXPECT_EQ(available_on(kSample, "low/a/x/y.h"), "low/a");
  EXPECT_EQ(available_on(kSample, "high/x.h"), "high");
  EXPECT_EQ(available_on(kSample, "low/x.h"), "");
}

TEST(Structure, FindsAnArrowThatPointsBack) {
  EXPECT_TRUE(chain_flaws(kSample, {"low", "high"}).empty());
  EXPECT_EQ(chain_flaws(kSample, {"high", "low"}).size(), 1U);
  EXPECT_EQ(chain_flaws(kSample, {"low"}).size(), 1U);
}

TEST(Structure, FindsACycle) {
  EXPECT_TRUE(cycles(kSample).empty());
  EXPECT_EQ(cycles(parse_rooms("r/a:r/b:\nr/b:r/c:\nr/c:r/a:\n")),
            std::vector<std::string>{"r/a → r/b → r/c → r/a"});
  EXPECT_EQ(cycles(parse_rooms("r/a:r/b:\nr/b::r/a\n")).size(), 1U) << "a call closes it, too";
}

TEST(Structure, FindsAnIncludeThatIsNotDeclared) {
  const std::vector<IncludeLine> right = {{"low/b/x.h", "low/a/y.h", 1}, {"high/x.h", "low/b/x.h", 1}};
  EXPECT_TRUE(include_flaws(kSample, right).empty());
  std::vector<IncludeLine> wrong = right;
  wrong.push_back({"low/a/z.cpp", "low/b/x.h", 3});
  EXPECT_EQ(include_flaws(kSample, wrong).size(), 1U);
}

TEST(Structure, FindsADeclarationThatIsNotUsed) {
  EXPECT_EQ(include_flaws(kSample, {{"low/b/x.h", "low/a/y.h", 1}}),
            std::vector<std::string>{"high declares USES low, which no file of it includes"});
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
