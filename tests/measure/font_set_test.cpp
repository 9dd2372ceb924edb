// fontconfig's configuration read in part names the same fonts as read whole.

#include "measure/fonts/font_set.h"

#include <fontconfig/fontconfig.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "tests/support/font_builder.h"

namespace deckle::test {
namespace {

namespace fs = std::filesystem;

std::set<std::string> fonts_of(FcConfig* config) {
  std::set<std::string> names;
  const FcFontSet* fonts = FcConfigGetFonts(config, FcSetSystem);
  for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) {
    FcChar8* name = FcPatternFormat(
        fonts->fonts[i], reinterpret_cast<const FcChar8*>("%{file}#%{index} %{family} %{weight}"));
    names.insert(reinterpret_cast<const char*>(name));
    FcStrFree(name);
  }
  return names;
}

std::set<std::string> whole() {
  FcConfig* config = FcInitLoadConfigAndFonts();
  std::set<std::string> names = fonts_of(config);
  FcConfigDestroy(config);
  return names;
}

// "not told" when the whole configuration has to be read.
std::set<std::string> in_part() {
  FcConfig* config = FcConfigCreate();
  std::set<std::string> names{"not told"};
  if (const auto text = measure::font_set_configuration(config)) {
    EXPECT_TRUE(FcConfigParseAndLoadFromMemory(
        config, reinterpret_cast<const FcChar8*>(text->c_str()), FcTrue))
        << *text;
    EXPECT_EQ(text->find("alias"), std::string::npos);
    EXPECT_TRUE(FcConfigBuildFonts(config));
    names = fonts_of(config);
  }
  FcConfigDestroy(config);
  return names;
}

TEST(FontSet, OfThisMachine) { EXPECT_EQ(in_part(), whole()); }

class FontSetFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!measure::follows_version(FcGetVersion())) GTEST_SKIP() << "fontconfig reads its files itself";
    root_ = fs::temp_directory_path() / ("deckle_font_set_" + std::to_string(::getpid()));
    fs::remove_all(root_);
    for (const char* name : {"fonts", "more", "cache", "conf.d"})
      fs::create_directories(root_ / name);
    for (const char* name : {"fonts/One.ttf", "fonts/Two.ttf", "more/Three.ttf"}) {
      const fs::path path(name);
      FontRecipe recipe;
      recipe.family = path.stem().string();
      recipe.advances = {{U'a', 500}};
      write(name, build_font(recipe));
    }
    setenv("FONTCONFIG_FILE", (root_ / "fonts.conf").c_str(), 1);
  }
  void TearDown() override {
    unsetenv("FONTCONFIG_FILE");
    fs::remove_all(root_);
  }
  void write(const std::string& name, const std::string& bytes) const {
    std::ofstream(root_ / name, std::ios::binary) << bytes;
  }
  // ROOT stands for the folder; `body` comes after the folder with two fonts.
  void configure(const std::string& name, std::string body) const {
    body = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>" + body +
           "</fontconfig>";
    for (std::size_t at = body.find("ROOT"); at != std::string::npos; at = body.find("ROOT"))
      body.replace(at, 4, root_.string());
    write(name, body);
  }

  fs::path root_;
};

constexpr const char* kBase = "<dir>ROOT/fonts</dir><cachedir>ROOT/cache</cachedir>";

TEST_F(FontSetFiles, AsFontconfigTakesThem) {
  struct Row {
    const char* what;
    std::string main, included;
    std::size_t fonts;
  };
  const std::string base = kBase;
  const Row rows[] = {
      {"folders", base, "", 2},
      {"another folder in an included file", base + "<include>ROOT/conf.d</include>",
       "<dir>ROOT/more</dir>", 3},
      {"includes that are not there", base + "<include ignore_missing=\"yes\">ROOT/none</include>",
       "", 2},
      {"a glob is rejected in an included file", base + "<include>ROOT/conf.d</include>",
       "<selectfont><rejectfont><glob>*/Two.ttf</glob></rejectfont></selectfont>", 1},
      {"a pattern is rejected",
       base + "<selectfont><rejectfont><pattern><patelt name=\"family\"><string>One</string>"
              "</patelt></pattern></rejectfont></selectfont>",
       "", 1},
      {"and accepted again by a glob",
       base + "<selectfont><acceptfont><glob>ROOT/fonts/One*</glob></acceptfont><rejectfont>"
              "<glob>*</glob></rejectfont></selectfont>",
       "", 1},
      {"folders before are forgotten", base + "<reset-dirs/><dir>ROOT/more</dir>", "", 1},
      {"scanning gives another family",
       base + "<match target=\"scan\"><test name=\"family\"><string>Two</string></test><edit "
              "name=\"family\"><string>&#x41;nders</string></edit></match>",
       "", 2},
      {"aliases and matches are left out",
       base + "<alias><family>Two</family><prefer><family>One</family></prefer></alias><match>"
              "<edit name=\"family\"><string>X</string></edit></match><description>d</description>",
       "", 2},
      {"comments cut a name in two",
       "<dir>ROOT/fo<!-- c -->nts</dir><cachedir>ROOT/cache</cachedir>", "", 2},
  };
  for (const Row& row : rows) {
    fs::remove_all(root_ / "cache");
    configure("fonts.conf", row.main);
    configure("conf.d/10-more.conf", row.included);
    configure("conf.d/README.conf", "<dir>ROOT</dir>");
    const std::set<std::string> expected = whole();
    EXPECT_EQ(expected.size(), row.fonts) << row.what;
    fs::remove_all(root_ / "cache");
    EXPECT_EQ(in_part(), expected) << row.what;
  }
}

TEST(FontSet, FollowsOneSeriesOfFontconfig) {
  const std::pair<int, bool> rows[] = {
      {21301, false}, {21399, false}, {21400, true}, {21401, true}, {21499, true}, {21500, false}};
  for (const auto& [version, follows] : rows) EXPECT_EQ(measure::follows_version(version), follows) << version;
}

TEST_F(FontSetFiles, LeftToFontconfig) {
  const std::string base = kBase;
  const std::set<std::string> not_told{"not told"};
  for (const std::string& main : {
           base + "<include>ROOT/none</include>",
           base + "<include deprecated=\"yes\">ROOT/conf.d</include>",
           base + "<dir>more</dir>",
           base + "<dir prefix=\"relative\">more</dir>",
           base + "<unheard-of/>",
           base + "<dir>",
           std::string("<dir>ROOT/fonts</dir>"),
       }) {
    configure("fonts.conf", main);
    EXPECT_EQ(in_part(), not_told) << main;
  }
  fs::remove(root_ / "fonts.conf");
  EXPECT_EQ(in_part(), not_told);
  setenv("FONTCONFIG_SYSROOT", root_.c_str(), 1);
  configure("fonts.conf", base);
  EXPECT_EQ(in_part(), not_told);
  unsetenv("FONTCONFIG_SYSROOT");
}

}  // namespace
}  // namespace deckle::test
