// Folders of fonts: what is read, what is refused, and which face is used instead.

#include "measure/fonts/folder_fonts.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "measure/fonts/face.h"
#include "measure/fonts/font_catalog.h"
#include "slidespec/core/utf8.h"
#include "tests/support/font_builder.h"
#include "tests/support/judges.h"
#include "tests/support/sfnt_editor.h"

namespace deckle::test {
namespace {

using measure::FolderFonts;
using measure::FontCatalog;

std::string font(const std::string& family, int advance = 500,
                 const std::u32string& characters = U"abc") {
  FontRecipe recipe;
  recipe.family = family;
  add_advances(recipe, characters, advance);
  return build_font(recipe);
}

// The directory and the names are right, so that the file is refused when it is used.
std::string damaged(const std::string& family, int advance,
                    const std::u32string& characters = U"abc") {
  SfntEditor editor(font(family, advance, characters));
  editor.put16("hhea", 34, 0);
  return editor.font();
}

std::shared_ptr<FontCatalog> catalog_of(const TemporaryFolder& folder, const Limits& limits = {}) {
  measure::FontOptions options;
  options.folders = {folder.path()};
  options.use_installed = false;
  options.use_builtin = false;
  options.limits = limits;
  return FontCatalog::open(options).value();
}

std::vector<std::string> refused(const FontCatalog& catalog,
                                 const std::vector<FontUse>& uses = {}) {
  std::vector<std::string> lines;
  for (const measure::UnusedFontFile& file : catalog.unused_files(uses))
    lines.push_back(std::filesystem::path(file.path).filename().string() + ": " +
                    file.reason.english());
  return lines;
}

TEST(FolderFonts, UsesTheNextFaceForADamagedOne) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", damaged("Family", 700));
  write_text(folder / "b.ttf", font("Family", 500));
  const auto catalog = catalog_of(folder);
  const measure::ResolvedFace face = catalog->resolve("family", false, false);
  EXPECT_EQ(face.use.source, FontUse::Source::Exact);
  EXPECT_EQ(face.face->advance('a').em, 0.5);
  EXPECT_EQ(refused(*catalog, {face.use}),
            std::vector<std::string>{"a.ttf: numberOfHMetrics is 0, but must be 1 to 4"});
}

// A file that no text asks for is not read, so that nothing is known of it.
TEST(FolderFonts, SaysNothingOfADamagedFileThatIsNotAskedFor) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", damaged("Damaged", 700));
  write_text(folder / "b.ttf", font("Family", 500));
  const auto catalog = catalog_of(folder);
  EXPECT_EQ(refused(*catalog, {catalog->resolve("Family", false, false).use}),
            std::vector<std::string>{});
  EXPECT_EQ(refused(*catalog, {catalog->resolve("Damaged", false, false).use}).size(), 1u);
}

TEST(FolderFonts, FindsAnotherFaceWithACharacter) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", damaged("One", 700, U"abcé"));
  write_text(folder / "b.ttf", font("Two", 500, U"é"));
  const auto catalog = catalog_of(folder);
  measure::ResolvedFace face = catalog->fallback(U'é', "en", false, false);
  EXPECT_EQ(face.use.used, "Two");
  face.use.sample = "é";
  EXPECT_EQ(refused(*catalog, {face.use}).size(), 1u);
}

TEST(FolderFonts, ReadsRegularFilesAndLinksToThem) {
  const TemporaryFolder folder, elsewhere;
  write_text(elsewhere / "real.ttf", font("Linked"));
  std::filesystem::create_symlink(elsewhere / "real.ttf", folder / "link.ttf");
  std::filesystem::create_symlink("/dev/zero", folder / "device.ttf");
  std::filesystem::create_symlink("link2.ttf", folder / "link2.ttf");
  std::filesystem::create_directory_symlink(folder.path(), folder / "circle");
  std::filesystem::create_directory(folder / "folder.ttf");
  ASSERT_EQ(::mkfifo((folder / "pipe.ttf").c_str(), 0600), 0);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string name = folder / "socket.ttf";
  ASSERT_LT(name.size(), sizeof(address.sun_path));
  std::copy(name.begin(), name.end(), address.sun_path);
  ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  write_text(folder / "notes.txt", "not looked at");
  const auto catalog = catalog_of(folder);
  EXPECT_EQ(catalog->resolve("Linked", false, false).use.source, FontUse::Source::Exact);
  const std::vector<std::string> lines = refused(*catalog);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "device.ttf: is a pipe or a device, not a file");
  EXPECT_NE(lines[1].find("link2.ttf: "), std::string::npos);
  EXPECT_EQ(lines[2], "pipe.ttf: is a pipe or a device, not a file");
  EXPECT_NE(lines[3].find("socket.ttf: "), std::string::npos);
  ::close(socket);
}

TEST(FolderFonts, Limits) {
  const TemporaryFolder folder;
  const std::string one = font("One");
  write_text(folder / "a.ttf", one);
  write_text(folder / "b.ttf", font("Two"));
  write_text(folder / "c.ttf", font("Three"));
  struct Row {
    Limit limit;
    std::uint64_t value;
    std::vector<std::string> families;
  };
  for (const Row& row :
       {Row{Limit::FontBytes, one.size(), {"One", "Two"}},
        Row{Limit::FontsBytes, one.size() + 10, {"One"}}, Row{Limit::FontFaces, 2, {"One", "Two"}},
        Row{Limit::FontFaces, 3, {"One", "Three", "Two"}}}) {
    Limits limits;
    ASSERT_TRUE(limits.set(row.limit, row.value));
    const auto catalog = catalog_of(folder, limits);
    std::vector<std::string> families;
    for (const FontUse& use : catalog->families()) families.push_back(use.requested);
    EXPECT_EQ(families, row.families);
    EXPECT_EQ(refused(*catalog).empty(), row.families.size() == 3);
  }
}

// A file that grows or shrinks between the reading of its names and its use.
TEST(FolderFonts, RefusesAFileThatWasChanged) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", font("One"));
  const auto catalog = catalog_of(folder);
  write_text(folder / "a.ttf", font("One") + std::string(4, '\0'));
  const measure::ResolvedFace face = catalog->resolve("One", false, false);
  EXPECT_NE(face.use.source, FontUse::Source::Exact);
  EXPECT_EQ(refused(*catalog, {face.use}),
            std::vector<std::string>{"a.ttf: was changed while it was used"});
}

// The installed fonts: no search for each of these characters or families, and no growth with them.
TEST(FontCatalog, AsksFontconfigOnceForWhatHasOneAnswer) {
  measure::FontOptions options;
  options.use_builtin = false;
  const auto catalog = FontCatalog::open(options).value();
  const auto ask = [&catalog](char32_t begin, char32_t end) {
    for (char32_t c = begin; c < end; ++c) (void)catalog->fallback(c, "en", false, false);
  };
  ask(0xF0000, 0xFFFFE);  // private use
  ask(0x100000, 0x10FFFE);
  ask(0x50000, 0x52000);  // not assigned
  const std::size_t characters = catalog->counts().matches;
  EXPECT_LE(characters, 64u);
  for (int i = 0; i < 20000; ++i)
    (void)catalog->resolve("No Family " + std::to_string(i), i % 2 == 1, false);
  const measure::FontCounts counts = catalog->counts();
  EXPECT_LE(counts.matches - characters, 64u);
  EXPECT_LE(counts.answers, 20000u);
  EXPECT_LE(counts.faces, 16u);
}

// What is remembered is dropped when it is much; the answers stay the same.
TEST(FontCatalog, RemembersWithinABound) {
  const TemporaryFolder folder;
  write_text(folder / "a.ttf", font("One", 700));
  const auto catalog = catalog_of(folder);
  const measure::Face* const first = catalog->resolve("One", false, false).face;
  std::size_t most = 0;
  for (int i = 0; i < 200000; ++i) {
    (void)catalog->resolve("Family " + std::to_string(i), false, false);
    most = std::max(most, catalog->counts().answers);
  }
  EXPECT_LT(most, 20000u);
  EXPECT_EQ(catalog->resolve("One", false, false).face, first);
  EXPECT_LE(catalog->counts().faces, 4u);
}

}  // namespace
}  // namespace deckle::test
