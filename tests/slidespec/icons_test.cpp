#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <span>
#include <string>

#include "slidespec/core/embedded.h"
#include "slidespec/icons/icon.h"
#include "slidespec/icons/icon_search.h"
#include "slidespec/icons/make/fill_rule.h"
#include "slidespec/icons/make/path_data.h"

namespace deckle {

namespace icons_data {
std::span<const EmbeddedFile> embedded_files();
}

namespace {

bool has(const std::vector<std::string_view>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

TEST(Icons, AreSortedByNameAndFound) {
  const auto all = icons();
  ASSERT_GT(all.size(), 1900U);
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end(),
                             [](const Icon& a, const Icon& b) { return a.name < b.name; }));
  for (const Icon& icon : all) EXPECT_EQ(find_icon(icon.name), &icon);
  EXPECT_EQ(find_icon(""), nullptr);
  EXPECT_EQ(find_icon("rocke"), nullptr);
  EXPECT_EQ(find_icon("rockett"), nullptr);
}

// All ends are on the page or a little beyond it, each path moves first, and each outline is
// closed.
TEST(Icons, OutlinesAreOnThePage) {
  for (const Icon& icon : icons()) {
    const std::vector<IconPath> paths = icon_paths(icon);
    ASSERT_FALSE(paths.empty()) << icon.name;
    for (const IconPath& path : paths) {
      ASSERT_GT(path.size(), 2U) << icon.name;
      bool open = false;
      for (const IconStep& step : path) {
        EXPECT_NE(open, step.kind == IconStep::Kind::Move) << icon.name;
        open = step.kind != IconStep::Kind::Close;
        EXPECT_LT(std::abs(step.to.x - kIconSide / 2), kIconSide * 6 / 10) << icon.name;
        EXPECT_LT(std::abs(step.to.y - kIconSide / 2), kIconSide * 6 / 10) << icon.name;
        // What steers a curve may be beyond its ends.
        for (const IconPoint& p : {step.c1, step.c2}) {
          EXPECT_LT(std::abs(p.x - kIconSide / 2), kIconSide * 3 / 2) << icon.name;
          EXPECT_LT(std::abs(p.y - kIconSide / 2), kIconSide * 3 / 2) << icon.name;
        }
      }
      EXPECT_FALSE(open) << icon.name;
    }
  }
}

TEST(Icons, PointsAreReadFromTheirDistances) {
  const Icon icon{"x", "M10 20L5-5C1 2 3 4-5 6ZM1 1L2 0ZNM7 8L1 1Z"};
  const std::vector<IconPath> paths = icon_paths(icon);
  ASSERT_EQ(paths.size(), 2U);
  ASSERT_EQ(paths[0].size(), 7U);
  EXPECT_EQ(paths[0][1].to.x, 15);
  EXPECT_EQ(paths[0][1].to.y, 15);
  EXPECT_EQ(paths[0][2].c1.x, 16);
  EXPECT_EQ(paths[0][2].c2.y, 21);
  EXPECT_EQ(paths[0][2].to.x, 14);
  EXPECT_EQ(paths[0][2].to.y, 27);
  EXPECT_EQ(paths[0][4].to.x, 1);
  EXPECT_EQ(paths[1][0].to.y, 8);
}

TEST(Icons, AreNamedByTheFileOfAnAsset) {
  EXPECT_EQ(icon_name_of("icon:rocket"), "rocket");
  EXPECT_EQ(icon_name_of("icon:"), "");
  EXPECT_EQ(icon_name_of("rocket"), "");
  EXPECT_EQ(icon_words("rocket-takeoff"), "rocket takeoff");
}

TEST(IconSearch, PutsTheIconOfThatNameFirst) {
  EXPECT_EQ(search_icons("rocket").front(), "rocket");
  EXPECT_EQ(search_icons("Arrow Right Circle").front(), "arrow-right-circle");
  EXPECT_EQ(search_icons("").size(), icons().size());
  EXPECT_TRUE(search_icons("zzzz").empty());
}

TEST(IconSearch, KnowsWhatPeopleCallThings) {
  for (const auto& [query, name] : {std::pair{"launch", "rocket-takeoff"},
                                    {"money", "cash-coin"},
                                    {"매출", "graph-up-arrow"},
                                    {"보안", "shield-check"},
                                    {"supply chain", "link-45deg"},
                                    {"할 일", "list-check"}})
    EXPECT_EQ(search_icons(query).front(), name) << query;
  EXPECT_TRUE(has(search_icons("cloud security"), "cloud")) << "each of the words by itself";
}

TEST(IconSearch, WordsNameIconsThatExist) {
  ASSERT_EQ(icons_data::embedded_files().size(), 1U);
  const std::string_view text = icons_data::embedded_files().front().bytes;
  std::size_t lines = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    const std::string line(text.substr(at, end - at));
    at = end + 1;
    if (line.empty() || line.front() == '#') continue;
    ++lines;
    const std::size_t colon = line.find(" : ");
    ASSERT_NE(colon, std::string::npos) << line;
    std::string names = line.substr(colon + 3) + " ";
    for (std::size_t space = names.find(' '); space != std::string::npos; space = names.find(' ')) {
      EXPECT_NE(find_icon(names.substr(0, space)), nullptr) << names.substr(0, space);
      names.erase(0, space + 1);
    }
  }
  EXPECT_GT(lines, 140U);
}

TEST(IconSearch, NamesWhatWasMeant) {
  EXPECT_EQ(nearest_icons("rokcet", 3).front(), "rocket");
  EXPECT_TRUE(has(nearest_icons("Rocket", 5), "rocket"));
  EXPECT_TRUE(has(nearest_icons("growth", 5), "graph-up-arrow"));
  EXPECT_TRUE(nearest_icons(std::string(100000, 'q'), 5).empty());
  // As many words as a hostile name has would each be looked for.
  std::string words;
  for (int i = 0; i < 300; ++i) words += "up-";
  EXPECT_TRUE(nearest_icons(words, 5).empty());
  EXPECT_LE(nearest_icons("arrow", 5).size(), 5U);
}

// ---- how they are made
// ----------------------------------------------------------------------------

TEST(PathData, ReadsAllCommands) {
  const icon_maker::Path path = icon_maker::read_path_data("M1 1h2v2H1zm4,4 1-1c.5.5.5.5 1 0S8 4 9 4l1 0");
  ASSERT_EQ(path.size(), 2U);
  EXPECT_EQ(path[0].segments.size(), 3U);
  EXPECT_DOUBLE_EQ(path[1].from.x, 5);
  ASSERT_EQ(path[1].segments.size(), 4U);
  EXPECT_FALSE(path[1].segments[2].line);
  EXPECT_DOUBLE_EQ(path[1].segments[3].to.x, 10);
}

// Flags may be written without spaces; the quarter of a circle is one curve.
TEST(PathData, DrawsArcs) {
  const icon_maker::Path path = icon_maker::read_path_data("M0 4a4 4 0 014-4a4 4 0 10 8 0");
  ASSERT_EQ(path.size(), 1U);
  ASSERT_GE(path[0].segments.size(), 3U);
  const icon_maker::Segment& quarter = path[0].segments.front();
  EXPECT_NEAR(quarter.to.x, 4, 1e-9);
  EXPECT_NEAR(quarter.to.y, 0, 1e-9);
  EXPECT_NEAR(quarter.c1.x, 0, 1e-6);
  EXPECT_NEAR(quarter.c1.y, 4 - 4 * 0.5523, 1e-3);
}

TEST(PathData, RefusesWhatIsNone) {
  EXPECT_THROW((void)icon_maker::read_path_data("M1"), std::runtime_error);
  EXPECT_THROW((void)icon_maker::read_path_data("Q1 1 2 2"), std::runtime_error);
}

// A ring whose inner outline winds as the outer one has a hole by the even-odd rule alone.
TEST(FillRule, TurnsTheOutlineOfAHole) {
  const icon_maker::Path ring = icon_maker::read_path_data("M1 1h14v14H1zM5 5h6v6H5z");
  const auto made = icon_maker::for_both_rules(ring, true);
  ASSERT_EQ(made.size(), 1U);
  // One of them is the other way round: it begins at its lower left corner.
  const bool outer = made[0][0].segments[0].to.y == 15, inner = made[0][1].segments[0].to.y == 11;
  EXPECT_NE(outer, inner);
}

// By the non-zero rule the same is filled, so each of them is a path of its own.
TEST(FillRule, DividesWhatOverlaps) {
  const icon_maker::Path both = icon_maker::read_path_data("M1 1h8v8H1zM5 5h8v8H5z");
  EXPECT_EQ(icon_maker::for_both_rules(both, false).size(), 2U);
  EXPECT_THROW((void)icon_maker::for_both_rules(both, true), std::runtime_error);
}

}  // namespace
}  // namespace deckle
