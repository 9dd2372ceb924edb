// Families and faces: built-in metrics, folders, substitutes, fallback.

#include <gtest/gtest.h>

#include "measure/fonts/builtin_metrics.h"
#include "measure/fonts/face.h"
#include "measure/fonts/font_catalog.h"
#include "measure/fonts/substitutes.h"
#include "tests/measure/test_fonts.h"
#include "tests/support/font_builder.h"
#include "tests/support/judges.h"

namespace deckle::test {
namespace {

using measure::Coverage;
using measure::FontCatalog;
using Source = FontUse::Source;

// Nothing but what is compiled in: the same on every machine.
std::shared_ptr<FontCatalog> bare() {
  measure::FontOptions options;
  options.use_installed = false;
  const auto catalog = FontCatalog::open(options);
  EXPECT_TRUE(catalog.has_value());
  return *catalog;
}

// A family's own face, and the same file as the substitute of a missing family: their vertical metrics
// differ, and do not depend on which was asked for first.
TEST(FontCatalog, DoesNotDependOnTheOrderOfRequests) {
  measure::FontOptions options;
  options.use_builtin = false;
  const auto one = FontCatalog::open(options).value(), other = FontCatalog::open(options).value();
  const measure::ResolvedFace substitute = one->resolve("", false, false);
  ASSERT_EQ(substitute.use.source, Source::Fallback) << "no font is installed";
  const std::string family = substitute.use.used;
  const measure::ResolvedFace exact = one->resolve(family, false, false);
  ASSERT_EQ(exact.use.source, Source::Exact);
  const measure::ResolvedFace exact_first = other->resolve(family, false, false);
  const measure::ResolvedFace substitute_then = other->resolve("", false, false);
  EXPECT_EQ(exact.face->vertical().win_ascent, exact_first.face->vertical().win_ascent);
  EXPECT_EQ(substitute.face->vertical().win_ascent, substitute_then.face->vertical().win_ascent);
  EXPECT_NE(exact.face->vertical().win_ascent, substitute.face->vertical().win_ascent);
}

TEST(BuiltinMetrics, MalgunGothicAsSeen) {
  const auto catalog = bare();
  const measure::ResolvedFace regular = catalog->resolve("Malgun Gothic", false, false);
  EXPECT_EQ(regular.use.source, Source::BuiltIn);
  EXPECT_EQ(regular.use.width_error, 0);
  struct Row {
    char32_t character;
    int regular, bold;  // 1/2048 em
  };
  const measure::ResolvedFace bold = catalog->resolve("맑은 고딕", true, false);
  for (const Row& row :
       {Row{U'가', 2048, 2048}, Row{U'힣', 2048, 2048}, Row{' ', 720, 720}, Row{'1', 1128, 1187},
        Row{'A', 1348, 1441}, Row{'%', 1713, 1793}, Row{'(', 624, 733}}) {
    const measure::GlyphAdvance r = regular.face->advance(row.character),
                                b = bold.face->advance(row.character);
    EXPECT_EQ(r.coverage, Coverage::Exact);
    EXPECT_DOUBLE_EQ(r.em * 2048, row.regular);
    EXPECT_EQ(b.coverage, Coverage::Exact);
    EXPECT_DOUBLE_EQ(b.em * 2048, row.bold);
  }
  EXPECT_DOUBLE_EQ(regular.face->table_kern('F', 'A') * 2048, -144);
  EXPECT_DOUBLE_EQ(bold.face->table_kern('F', 'A') * 2048, -123);
  EXPECT_DOUBLE_EQ(regular.face->vertical().win_ascent * 2048, 2229);
  // Not recorded, so estimated, and reported as estimated.
  EXPECT_EQ(regular.face->advance('w').coverage, Coverage::Approximate);
  EXPECT_NEAR(regular.face->advance('w').em, 0.74, 0.02);
}

TEST(BuiltinMetrics, FullWidthFaces) {
  const auto catalog = bare();
  for (const char* family :
       {"MS Gothic", "ＭＳ ゴシック", "SimSun", "宋体", "Yu Gothic", "Meiryo", "Gulim"}) {
    const measure::ResolvedFace face = catalog->resolve(family, false, false);
    EXPECT_EQ(face.use.source, Source::BuiltIn) << family;
    EXPECT_DOUBLE_EQ(face.face->advance(U'漢').em, 1) << family;
    EXPECT_EQ(face.face->advance(U'漢').coverage, Coverage::Exact) << family;
    EXPECT_DOUBLE_EQ(face.face->advance(U'、').em, 1) << family;
    EXPECT_DOUBLE_EQ(face.face->advance(U'ｱ').em, 0.5) << family;
  }
  EXPECT_EQ(catalog->resolve("MS Gothic", false, false).face->advance('a').coverage,
            Coverage::Exact);
  EXPECT_DOUBLE_EQ(catalog->resolve("MS Gothic", false, false).face->advance('a').em, 0.5);
  EXPECT_EQ(catalog->resolve("MS PGothic", false, false).face->advance(U'あ').coverage,
            Coverage::Approximate);
}

// Symbols of Korean text that Malgun Gothic has; no more than an em.
TEST(BuiltinMetrics, HaveTheSymbolsOfEastAsianEncodings) {
  const auto catalog = bare();
  const measure::ResolvedFace face = catalog->resolve("Malgun Gothic", false, false);
  for (const char32_t c : U"△▲▽▼●○◎◆◇□■☆★→←↑↓①⑩ⓐ℃≥∞☎♥") {
    if (c == 0) continue;
    const measure::GlyphAdvance advance = face.face->advance(c);
    EXPECT_EQ(advance.coverage, Coverage::Exact) << static_cast<unsigned>(c);
    EXPECT_EQ(advance.em, 1) << static_cast<unsigned>(c);
  }
  EXPECT_DOUBLE_EQ(face.face->advance(U'※').em * 2048, 1638);
  EXPECT_EQ(face.face->advance(U'✓').coverage, Coverage::Absent);
}

TEST(FontCatalog, EstimatedGlyphsMakeTheUseDoubtful) {
  const measure::TextEngine engine(bare(), measure::Target::PowerPoint);
  TextBodyIr body = ten({"가나 12"});
  RunStyle& style = body.paragraphs[0].runs[0].style;
  style.fonts = {"Malgun Gothic", "Malgun Gothic", ""};
  std::vector<FontUse> uses = engine.lay_out(body, 100).fonts;
  ASSERT_EQ(uses.size(), 1u);
  EXPECT_EQ(uses[0].source, Source::BuiltIn);
  EXPECT_EQ(uses[0].width_error, 0);
  EXPECT_EQ(uses[0].sample, "가");
  body.paragraphs[0].runs[0].text = "가나 web";
  uses = engine.lay_out(body, 100).fonts;
  ASSERT_EQ(uses.size(), 1u);
  EXPECT_GT(uses[0].width_error, 0);
  EXPECT_EQ(uses[0].sample, "w");
}

TEST(FontCatalog, NoFontAtAllIsReported) {
  const auto catalog = bare();
  const measure::ResolvedFace face = catalog->resolve("Nowhere Sans", false, false);
  EXPECT_EQ(face.use.source, Source::Fallback);
  EXPECT_EQ(face.use.requested, "Nowhere Sans");
  EXPECT_EQ(face.use.used, "built-in metrics");
  EXPECT_GT(face.use.width_error, 0.05);
  EXPECT_GT(face.face->advance('a').em, 0.4);
}

TEST(FontCatalog, FoldersComeFirstWithTheirStyles) {
  const auto fonts = test_fonts();
  const measure::ResolvedFace regular = fonts->resolve("TEST ten", false, false);
  EXPECT_EQ(regular.use.source, Source::Exact);
  EXPECT_EQ(regular.use.used, kTen);
  EXPECT_DOUBLE_EQ(regular.face->advance('a').em, 0.5);
  EXPECT_DOUBLE_EQ(fonts->resolve(kTen, true, false).face->advance('a').em, 0.6);
  EXPECT_DOUBLE_EQ(fonts->resolve("Test Wide", false, false).face->vertical().win_descent, 0.3);
}

TEST(FontCatalog, FallsBackInsideAFolder) {
  const measure::ResolvedFace face = test_fonts()->fallback(U'가', "ko", false, false);
  EXPECT_EQ(face.use.used, kTen);
  EXPECT_EQ(face.use.source, Source::Fallback);
  EXPECT_EQ(test_fonts()->fallback(U'ж', "ru", false, false).use.source, Source::Missing);
}

// Which family lacks a character, and what is known of that family; never one without a name.
TEST(FontCatalog, AFallbackNamesTheFamilyThatLacksTheCharacter) {
  const struct {
    const char *name, *text;
    FontFaces faces;
    const char* requested;
    std::optional<Source> family;
  } rows[] = {
      {"of the family itself", "ab", {kTen, kTen, kTen}, kTen, std::nullopt},
      {"an installed family", "ж", {kTen, kTen, kTen}, kTen, Source::Exact},
      {"a family that is missing", "ж", {"Nowhere", kTen, kTen}, "Nowhere", Source::Fallback},
      {"East Asian without a family", "龍", {kTen, "", ""}, kTen, Source::Exact},
      {"East Asian of an empty theme", "龍", {kTen, "+mn-ea", ""}, kTen, Source::Exact},
      {"complex without a family", "ع", {"Nowhere", kTen, ""}, "Nowhere", Source::Fallback},
  };
  for (const auto& row : rows) {
    TextBodyIr body = ten({row.text});
    body.paragraphs[0].runs[0].style.fonts = row.faces;
    const std::vector<FontUse> uses = test_engine().lay_out(body, 100).fonts;
    ASSERT_EQ(uses.size(), 1u) << row.name;
    EXPECT_EQ(uses[0].requested, row.requested) << row.name;
    EXPECT_EQ(uses[0].family, row.family) << row.name;
  }
}

TEST(FontUse, IsOneForEachFamilyAndFace) {
  FontUse family{"Georgia", "DejaVu Sans", Source::Fallback, 0.02, "Q"};
  FontUse character{"Georgia", "DejaVu Sans", Source::Fallback, 0.08, "△"};
  character.family = Source::Fallback;
  for (const bool family_first : {true, false}) {
    std::vector<FontUse> uses;
    add_use(uses, family_first ? family : character);
    add_use(uses, family_first ? character : family);
    ASSERT_EQ(uses.size(), 1u);
    EXPECT_FALSE(uses[0].family);
    EXPECT_DOUBLE_EQ(uses[0].width_error, 0.08);
    EXPECT_EQ(uses[0].sample, "△");
  }
  std::vector<FontUse> uses{family};
  family.used = "Noto Serif";
  add_use(uses, family);
  EXPECT_EQ(uses.size(), 2u);
}

TEST(FontCatalog, HangulInALatinRunIsMalgunGothic) {
  const auto catalog = bare();
  const measure::ResolvedFace face = catalog->fallback(U'가', "en-US", true, false);
  EXPECT_EQ(face.use.used, "Malgun Gothic (built-in metrics)");
  EXPECT_DOUBLE_EQ(face.face->advance(U'가').em, 1);
}

TEST(FontCatalog, HostileFilesAreNotFonts) {
  const TemporaryFolder folder;
  FontRecipe recipe;
  recipe.family = "Broken";
  add_advances(recipe, U"abc", 500);
  const std::string good = build_font(recipe);
  write_text(folder / "empty.ttf", "");
  write_text(folder / "noise.ttf", std::string(5000, '\x7f'));
  write_text(folder / "text.otf", "not a font");
  for (std::size_t cut = 8; cut < good.size(); cut += 37) {
    write_text(folder / ("cut" + std::to_string(cut) + ".ttf"), good.substr(0, cut));
  }
  measure::FontOptions options;
  options.folders = {folder.path()};
  options.use_installed = false;
  const auto catalog = FontCatalog::open(options);
  ASSERT_TRUE(catalog.has_value());
  const measure::ResolvedFace face = (*catalog)->resolve("Broken", false, false);
  ASSERT_NE(face.face, nullptr);
  EXPECT_GE(face.face->advance('a').em, 0);
}

TEST(FontCatalog, MissingFolderIsAnError) {
  measure::FontOptions options;
  options.folders = {"/nowhere/at/all"};
  const auto catalog = FontCatalog::open(options);
  ASSERT_FALSE(catalog.has_value());
  EXPECT_EQ(catalog.error().code, ErrorCode::NotFound);
}

TEST(FontCatalog, MetricCompatiblePairs) {
  const auto catalog = FontCatalog::open({});
  ASSERT_TRUE(catalog.has_value());
  const auto families = (*catalog)->families();
  const auto installed = [&families](const std::string& name) {
    for (const FontUse& use : families) {
      if (use.requested == name) return true;
    }
    return false;
  };
  struct Row {
    const char *asked, *used;
  };
  int tried = 0;
  for (const Row& row :
       {Row{"Calibri", "Carlito"}, Row{"Cambria", "Caladea"}, Row{"Arial", "Liberation Sans"},
        Row{"Times New Roman", "Liberation Serif"}, Row{"Courier New", "Liberation Mono"}}) {
    if (installed(row.asked) || !installed(row.used)) continue;
    const measure::ResolvedFace face = (*catalog)->resolve(row.asked, false, false);
    EXPECT_EQ(face.use.source, Source::MetricCompatible) << row.asked;
    EXPECT_EQ(face.use.used, row.used);
    EXPECT_EQ(face.use.width_error, 0);
    ++tried;
  }
  if (tried == 0) GTEST_SKIP() << "no metric-compatible face is installed";
}

TEST(Families, AreFolded) {
  EXPECT_EQ(measure::fold_family("ＭＳ　ゴシック"), "ms ゴシック");
  EXPECT_EQ(measure::fold_family("Times NEW Roman"), "times new roman");
}

TEST(Families, EverySubstituteIsFound) {
  EXPECT_EQ(measure::substitutes("arial").size(), 2u);
  EXPECT_EQ(measure::substitutes("calibri").front().substitute, "Carlito");
  EXPECT_TRUE(measure::substitutes("no such family").empty());
  EXPECT_EQ(measure::substitutes("verdana").size(), 1u);
}

}  // namespace
}  // namespace deckle::test
