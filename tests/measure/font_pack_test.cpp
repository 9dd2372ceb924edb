// Metrics packs: text measures as with the fonts themselves, and nothing of an outline is in them.

#include "measure/sfnt/font_pack.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "measure/fonts/face.h"
#include "measure/fonts/font_catalog.h"
#include "measure/fonts/pack_fonts.h"
#include "measure/sfnt/check_font.h"
#include "measure/text/profile.h"
#include "measure/text/shaped_paragraph.h"
#include "measure/text/text_engine.h"
#include "tests/support/font_builder.h"
#include "tests/support/judges.h"
#include "tests/support/sfnt_editor.h"

namespace deckle::test {
namespace {

using measure::FontCatalog;
using measure::FontPack;

std::string font(const std::string& family, int advance = 500) {
  FontRecipe recipe;
  recipe.family = family;
  add_advances(recipe, U"abc AV", advance);
  recipe.kern[{'A', 'V'}] = -100;
  return build_font(recipe);
}

FontPack pack_of(const std::vector<std::string>& folders,
                 const std::vector<std::string>& families = {}) {
  return measure::pack_fonts({folders, families, {}}).value();
}

std::shared_ptr<FontCatalog> catalog_of(const std::string& path, bool use_builtin = true) {
  measure::FontOptions options;
  options.folders = {path};
  options.use_installed = false;
  options.use_builtin = use_builtin;
  return FontCatalog::open(options).value();
}

// The folders of fonts that measuring is tested with: those of Debian that script/bootstrap
// installs.
std::vector<std::string> installed_folders() {
  std::vector<std::string> folders;
  for (const char* folder : {"/usr/share/fonts/truetype/crosextra", "/usr/share/fonts/truetype/liberation",
                             "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/opentype/noto"}) {
    if (std::filesystem::is_directory(folder)) folders.emplace_back(folder);
  }
  return folders;
}

constexpr const char* kTexts[] = {"AVATAR To We, Ty. fi ffl 1,234.5 %",
                                  "매출은 3분기 79.1조 원을 정점으로 한 걸음 물러섰다",
                                  "売上高は前年比で増加した。（注）",
                                  "Viết tiếng Việt; Ελληνικά; Русский e\u0301a\u0308",
                                  "שָׁלוֹם עולם 123", "مَرْحَبًا بالعالم ١٢٣", "ภาษาไทยที่นี่"};

TextBodyIr body_of(const std::string& text, const std::string& family, bool bold) {
  TextBodyIr body;
  ParagraphIr paragraph;
  RunStyle style;
  style.size_pt = 18;
  style.bold = bold;
  style.kern_pt = 1;
  style.fonts.latin = style.fonts.ea = style.fonts.cs = family;
  paragraph.runs.push_back({text, style, {}, RunIr::Field::None});
  paragraph.end = style;
  body.paragraphs.push_back(std::move(paragraph));
  return body;
}

// Every length of the lines, exactly.
std::string lengths(const measure::LaidOutText& text) {
  std::string out;
  for (const auto& line : text.lines)
    out += fmt::format("{} {} {:a} {:a} {:a} {:a}\n", line.begin, line.end, line.x, line.width,
                       line.baseline, line.bottom);
  return out + fmt::format("{:a} {:a}", text.width, text.height);
}

TEST(FontPack, MeasuresAsTheFontsDo) {
  const std::vector<std::string> folders = installed_folders();
  ASSERT_FALSE(folders.empty());
  const TemporaryFolder folder;
  const FontPack pack = pack_of(folders);
  ASSERT_GT(pack.families.size(), 3U);
  write_text(folder / "all.fontpack", pack.bytes);
  measure::FontOptions options;
  options.use_installed = false;
  options.use_builtin = true;
  options.folders = folders;
  const measure::TextEngine fonts(FontCatalog::open(options).value(), measure::Target::PowerPoint);
  options.folders = {folder.path()};
  const measure::TextEngine packed(FontCatalog::open(options).value(), measure::Target::PowerPoint);
  std::size_t compared = 0;
  for (const std::string& family : pack.families) {
    for (const bool bold : {false, true}) {
      for (const char* text : kTexts) {
        for (const double width : {90.0, 400.0}) {
          const TextBodyIr body = body_of(text, family, bold);
          ASSERT_EQ(lengths(fonts.lay_out(body, width)), lengths(packed.lay_out(body, width)))
              << family << ": " << text;
          ++compared;
        }
      }
    }
  }
  EXPECT_GT(compared, 100U);
}

TEST(FontPack, HasNoOutlinesAndEachTableOnce) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", font("One"));
  write_text(folder / "b.ttf", font("Two"));
  const FontPack pack = pack_of({folder.path()});
  EXPECT_EQ(pack.faces, 2U);
  EXPECT_EQ(pack.families, (std::vector<std::string>{"One", "Two"}));
  const auto faces = measure::sfnt::check_font(pack.bytes);
  ASSERT_TRUE(faces) << to_string(faces.error());
  ASSERT_EQ(faces->size(), 2U);
  for (const measure::sfnt::FaceTables& face : *faces) {
    EXPECT_TRUE(face.is_packed());
    for (const std::uint32_t tag : {measure::sfnt::tag_of("glyf"), measure::sfnt::tag_of("loca"),
                                    measure::sfnt::tag_of("CFF ")})
      EXPECT_EQ(face.find(tag), nullptr);
  }
  // Both fonts have the same advances, at one place of the file.
  const std::uint32_t hmtx = measure::sfnt::tag_of("hmtx");
  EXPECT_EQ((*faces)[0].find(hmtx)->offset, (*faces)[1].find(hmtx)->offset);
}

TEST(FontPack, IsTheSameForTheSameFilesAndForItself) {
  const TemporaryFolder folder, packed;
  write_text(folder / "a.ttf", font("One"));
  write_text(folder / "b.ttf", font("Two", 600));
  const std::string bytes = pack_of({folder.path()}).bytes;
  EXPECT_TRUE(bytes == pack_of({folder.path()}).bytes);
  write_text(packed / "p.fontpack", bytes);
  EXPECT_TRUE(pack_of({packed.path()}).bytes == bytes);
}

TEST(FontPack, HoldsTheFamiliesThatAreNamed) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", font("One"));
  write_text(folder / "b.ttf", font("Two"));
  const FontPack pack = pack_of({folder.path()}, {"two", "Three"});
  EXPECT_EQ(pack.families, std::vector<std::string>{"Two"});
  EXPECT_EQ(pack.missing, std::vector<std::string>{"Three"});
  const auto none = measure::pack_fonts({{folder.path()}, {"Three"}, {}});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, ErrorCode::NotFound);
}

TEST(FontPack, LeavesOutFilesThatCannotBeUsed) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", font("One"));
  write_text(folder / "b.ttf", "no font");
  SfntEditor damaged(font("Two"));
  damaged.put16("hhea", 34, 0);
  write_text(folder / "c.ttf", damaged.font());
  const FontPack pack = pack_of({folder.path()});
  EXPECT_EQ(pack.families, std::vector<std::string>{"One"});
  ASSERT_EQ(pack.unused.size(), 2U);
  EXPECT_TRUE(pack.unused[0].path.ends_with("b.ttf"));
  EXPECT_TRUE(pack.unused[1].path.ends_with("c.ttf"));
}

TEST(FontPack, RefusesMoreFacesThanACollectionMayHave) {
  const TemporaryFolder folder;
  for (int i = 0; i < 257; ++i)
    write_text(folder / ("f" + std::to_string(i) + ".ttf"), font("Family " + std::to_string(i)));
  const auto pack = measure::pack_fonts({{folder.path()}, {}, {}});
  ASSERT_FALSE(pack);
  EXPECT_EQ(pack.error().code, ErrorCode::Limit);
}

TEST(FontPack, MayBeGivenAsAFileOfAnyName) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", font("One"));
  write_text(folder / "metrics", pack_of({folder.path()}).bytes);
  const auto catalog = catalog_of(folder / "metrics");
  const measure::ResolvedFace face = catalog->resolve("one", false, false);
  EXPECT_EQ(face.use.source, FontUse::Source::Exact);
  ASSERT_NE(face.face->file(), nullptr);
  EXPECT_FALSE(face.face->file()->has_outlines());
  EXPECT_EQ(face.face->advance('a').em, 0.5);
}

TEST(FontPack, IsRefusedWhereTextIsDrawn) {
  const TemporaryFolder folder, packed;
  write_text(folder / "a.ttf", font("One"));
  write_text(packed / "p.fontpack", pack_of({folder.path()}).bytes);
  const auto catalog = catalog_of(packed.path(), false);
  EXPECT_NE(catalog->resolve("One", false, false).use.source, FontUse::Source::Exact);
  ASSERT_EQ(catalog->unused_files({}).size(), 1U);
  EXPECT_NE(catalog->unused_files({})[0].reason.english().find("is a metrics pack"),
            std::string::npos);
}

// What a pack measures is drawn with another face.
TEST(FontPack, GlyphsAreThoseOfAFaceWithOutlines) {
  const TemporaryFolder folder, packed;
  write_text(folder / "a.ttf", font("One"));
  write_text(packed / "p.fontpack", pack_of({folder.path()}).bytes);
  const auto measured = catalog_of(packed.path()), drawn = catalog_of(folder.path(), false);
  const TextBodyIr body = body_of("abc", "One", false);
  const auto glyphs =
      measure::shape_glyphs(body.paragraphs[0], measure::profile_of(measure::Target::PowerPoint),
                            *measured, *drawn);
  ASSERT_EQ(glyphs.size(), 3U);
  for (const measure::ShapedGlyph& glyph : glyphs) {
    EXPECT_TRUE(glyph.file->has_outlines());
    EXPECT_TRUE(glyph.stands_for_table);
  }
}

TEST(FontPack, OfALaterVersionIsRefused) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", font("One"));
  SfntEditor editor(pack_of({folder.path()}).bytes);
  ASSERT_EQ(editor.u16("DKmt", 0), measure::sfnt::kPackVersion);
  editor.put16("DKmt", 0, measure::sfnt::kPackVersion + 1);
  const auto faces = measure::sfnt::check_font(editor.font());
  ASSERT_FALSE(faces);
  EXPECT_NE(to_string(faces.error()).find("newer version of deckle"), std::string::npos);
}

}  // namespace
}  // namespace deckle::test
