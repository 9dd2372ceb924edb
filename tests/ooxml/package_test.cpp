#include "ooxml/opc/package.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "ooxml/opc/zip_archive.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"

namespace deckle::ooxml {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSlideType = "application/vnd.openxmlformats-officedocument.presentationml.slide+xml";

Package small_package() {
  Package package;
  package.put("ppt/slides/slide1.xml", "<sld/>", kSlideType);
  package.put("ppt/media/image1.png", std::string(5000, 'x'), "image/png");
  package.put("a.xml", "<a/>", "application/a+xml");
  package.set_relationships("", {{"rId1", "http://x/officeDocument", "ppt/slides/slide1.xml", false}});
  package.set_relationships("ppt/slides/slide1.xml", {{"rId1", "http://x/image", "../media/image1.png", false},
                                                      {"rId2", "http://x/hyperlink", "https://a.b/?q=1&r=2", true}});
  return package;
}

std::uint16_t u16(const std::string& bytes, std::size_t at) {
  return static_cast<std::uint16_t>(static_cast<unsigned char>(bytes[at]) | static_cast<unsigned char>(bytes[at + 1]) << 8);
}

// Names, in archive order; checks on the way what every entry owes.
std::vector<std::string> entry_names(const std::string& bytes) {
  std::vector<std::string> names;
  for (std::size_t at = bytes.find("PK\x01\x02"); at != std::string::npos; at = bytes.find("PK\x01\x02", at + 46)) {
    EXPECT_EQ(u16(bytes, at + 10), 8) << "deflated";
    EXPECT_EQ(u16(bytes, at + 12), 0) << "00:00";
    EXPECT_EQ(u16(bytes, at + 14), 33) << "1980-01-01";
    names.push_back(bytes.substr(at + 46, u16(bytes, at + 28)));
  }
  return names;
}

// A file inside another one, such as the workbook of a chart, draws from the same budget.
TEST(Package, OpensFromBytes) {
  Package package;
  package.put("a/b.xml", "<b/>", "text/xml");
  const std::string bytes = package.to_bytes().value();
  Budget budget(test::limits_with(Limit::FileEntries, 3));
  const Result<Package> read = Package::from_bytes(bytes, budget);
  ASSERT_TRUE(read) << to_string(read.error());
  EXPECT_EQ(read->names(), std::vector<std::string>{"a/b.xml"});
  EXPECT_EQ(*read->find("a/b.xml"), "<b/>");
  const Result<Package> again = Package::from_bytes(bytes, budget);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, ErrorCode::Limit);
  const std::string compound = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
  std::string encrypted = compound;
  for (const char c : std::string("EncryptedPackage")) (encrypted += c) += '\0';
  const struct {
    std::string bytes;
    const char* message;
  } rows[] = {{compound, "is in a format of Office 97-2003"},
              {encrypted, "is encrypted; save it without a password first"}};
  for (const auto& row : rows) {
    const Result<Package> refused = Package::from_bytes(row.bytes, test::fresh_budget());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.english(), row.message);
  }
  EXPECT_FALSE(Package::from_bytes("", test::fresh_budget()));
}

TEST(Package, RoundTripsThroughAFile) {
  const test::TemporaryFolder folder;
  const Package before = small_package();
  ASSERT_TRUE(before.save(folder / "a.pptx"));
  const Result<Package> after = Package::open(folder / "a.pptx", test::fresh_budget());
  ASSERT_TRUE(after) << to_string(after.error());
  EXPECT_EQ(after->names(), before.names());
  for (const std::string& name : before.names()) {
    EXPECT_EQ(*after->find(name), *before.find(name)) << name;
    EXPECT_EQ(after->content_type(name), before.content_type(name)) << name;
  }
  EXPECT_EQ(after->content_type("ppt/slides/slide1.xml"), kSlideType);
  EXPECT_EQ(after->content_type("ppt/media/IMAGE1.PNG"), "image/png");
  const std::vector<Relationship> relationships = after->relationships("ppt/slides/slide1.xml");
  ASSERT_EQ(relationships.size(), 2U);
  EXPECT_EQ(relationships[1].target, "https://a.b/?q=1&r=2");
  EXPECT_TRUE(relationships[1].external);
  EXPECT_EQ(after->related("ppt/slides/slide1.xml", "image"), "ppt/media/image1.png");
  EXPECT_EQ(after->related("ppt/slides/slide1.xml", "hyperlink"), std::nullopt);
}

// Empty, tiny, the same twice, and longer than the window of deflate.
TEST(Package, PartsOfAnySizeComeBack) {
  const test::TemporaryFolder folder;
  Package before = small_package();
  std::string noise;
  for (std::uint32_t i = 0, x = 1; i < 300000; ++i) noise += static_cast<char>((x = x * 1664525 + 1013904223) >> 24);
  const std::pair<const char*, std::string> parts[] = {{"empty.xml", ""},
                                                       {"tiny.xml", "<t/>"},
                                                       {"again.xml", "<t/>"},
                                                       {"long.xml", "<t>" + std::string(200000, 'x') + "</t>"},
                                                       {"noise.bin", noise},
                                                       {"noise.png", noise}};
  for (const auto& [name, bytes] : parts) before.put(name, bytes, "application/octet-stream");
  ASSERT_TRUE(before.save(folder / "a.pptx", 3));
  const Result<Package> after = Package::open(
      folder / "a.pptx", test::fresh_budget(test::limits_with(Limit::PartRatio, 1000)));
  ASSERT_TRUE(after) << to_string(after.error());
  for (const auto& [name, bytes] : parts) EXPECT_TRUE(*after->find(name) == bytes) << name;
  EXPECT_TRUE(before.to_bytes(1).value() == before.to_bytes(4).value());
}

TEST(Package, IsWrittenInOneOrderWithOneDate) {
  const Result<std::string> bytes = small_package().to_bytes();
  ASSERT_TRUE(bytes);
  const std::vector<std::string> expected{"[Content_Types].xml", "_rels/.rels", "a.xml", "ppt/media/image1.png",
                                          "ppt/slides/_rels/slide1.xml.rels", "ppt/slides/slide1.xml"};
  EXPECT_EQ(entry_names(*bytes), expected);
  EXPECT_EQ(*bytes, *small_package().to_bytes());
}

TEST(Package, NamesDifferOnlyBeyondCase) {
  Package package = small_package();
  EXPECT_TRUE(package.has("PPT/Slides/SLIDE1.xml"));
  package.put("PPT/slides/slide1.XML", "<other/>", kSlideType);
  EXPECT_EQ(package.names().size(), small_package().names().size());
  EXPECT_EQ(*package.find("ppt/slides/slide1.xml"), "<other/>");
}

TEST(Package, RemovingAPartTakesItsRelationships) {
  Package package = small_package();
  package.remove("ppt/slides/slide1.xml");
  EXPECT_FALSE(package.has("ppt/slides/_rels/slide1.xml.rels"));
  EXPECT_TRUE(package.has("_rels/.rels"));
}

TEST(Package, ChangingACopyLeavesTheOriginal) {
  const Package original = small_package();
  Package copy = original;
  copy.put("a.xml", "<b/>", "application/a+xml");
  EXPECT_EQ(*original.find("a.xml"), "<a/>");
}

TEST(Package, OpensAnExpandedFolder) {
  const test::TemporaryFolder folder;
  fs::create_directories(folder / "deck/_rels");
  fs::create_directories(folder / "deck/ppt");
  test::write_text(folder / "deck/[Content_Types].xml",
                   "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"><Default Extension=\"XML\" ContentType=\"text/x\"/></Types>");
  test::write_text(folder / "deck/_rels/.rels", "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"/>");
  test::write_text(folder / "deck/ppt/a.xml", "<a/>");
  test::write_text(folder / "deck/.hidden", "x");
  // No part: it has no content type.
  test::write_text(folder / "deck/ppt/notes.txt", "x");
  fs::create_symlink("/etc/passwd", folder / "deck/ppt/link.xml");
  const Result<Package> package = Package::open(folder / "deck", test::fresh_budget());
  ASSERT_TRUE(package) << to_string(package.error());
  EXPECT_EQ(package->names(), (std::vector<std::string>{"_rels/.rels", "ppt/a.xml"}));
  EXPECT_EQ(package->content_type("ppt/a.xml"), "text/x");
}

TEST(Package, SavesNamesOfOtherCaseOnce) {
  const EmbeddedFile files[] = {
      {"[content_types].XML",
       "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
       "<Default Extension=\"xml\" ContentType=\"application/xml\"/></Types>"},
      {"_RELS/.RELS",
       "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"/>"},
      {"a.xml", "<a/>"},
  };
  const Result<Package> package = Package::from_embedded(files, "");
  ASSERT_TRUE(package) << to_string(package.error());
  const auto members = read_archive(package->to_bytes().value(), test::fresh_budget());
  ASSERT_TRUE(members) << to_string(members.error());
  EXPECT_EQ(members->size(), 3U);
}

TEST(Package, OpensEmbeddedFiles) {
  const EmbeddedFile files[] = {
      {"default/[Content_Types].xml",
       "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
       "<Default Extension=\"xml\" ContentType=\"application/xml\"/></Types>"},
      {"default/ppt/a.xml", "<a/>"},
      {"default2/ppt/b.xml", "<b/>"},
  };
  const Result<Package> package = Package::from_embedded(files, "default");
  ASSERT_TRUE(package) << to_string(package.error());
  EXPECT_EQ(package->names(), std::vector<std::string>{"ppt/a.xml"});
  EXPECT_EQ(Package::from_embedded(files, "absent").error().code, ErrorCode::NotFound);
}

TEST(Package, SavesWholeOrNotAtAll) {
  const test::TemporaryFolder folder;
  EXPECT_EQ(small_package().save(folder / "absent/a.pptx").error().code, ErrorCode::CannotWrite);
  fs::create_directory(folder / "taken");
  EXPECT_EQ(small_package().save(folder / "taken").error().code, ErrorCode::CannotWrite);
  ASSERT_TRUE(small_package().save(folder / "a.pptx"));
  ASSERT_TRUE(small_package().save(folder / "a.pptx")) << "over an older file";
  std::size_t files = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder.path())) ++files;
  EXPECT_EQ(files, 2U) << "no temporary file stays behind";
}

TEST(Package, SaysWhatIsMissing) {
  const test::TemporaryFolder folder;
  EXPECT_EQ(Package::open(folder / "absent.pptx", test::fresh_budget()).error().code,
            ErrorCode::NotFound);
  test::write_text(folder / "old.pptx", std::string("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") + std::string(600, '\0'));
  const Error old = Package::open(folder / "old.pptx", test::fresh_budget()).error();
  EXPECT_EQ(old.code, ErrorCode::Malformed);
  EXPECT_NE(old.message.english().find("97-2003"), std::string::npos) << old.message;
}

TEST(Package, KeepsToItsLimits) {
  const test::TemporaryFolder folder;
  ASSERT_TRUE(small_package().save(folder / "a.pptx"));
  const std::uintmax_t size = fs::file_size(folder / "a.pptx");
  const struct {
    const char* name;
    Limit limit;
    std::uint64_t value;
    bool opens;
  } rows[] = {
      {"file as large as allowed", Limit::FileBytes, size, true},
      {"file larger", Limit::FileBytes, size - 1, false},
      {"entries as many", Limit::FileEntries, 6, true},
      {"one entry more", Limit::FileEntries, 5, false},
      {"part as large as allowed", Limit::PartBytes, 5000, true},
      {"part larger", Limit::PartBytes, 4999, false},
      {"all together too large", Limit::InflatedBytes, 5000, false},
  };
  for (const auto& row : rows) {
    const Result<Package> package = Package::open(
        folder / "a.pptx", test::fresh_budget(test::limits_with(row.limit, row.value)));
    EXPECT_EQ(package.has_value(), row.opens) << row.name;
    if (!package) {
      EXPECT_EQ(package.error().code, ErrorCode::Limit) << row.name;
    }
  }
}

TEST(Package, RefusesAPartThatUnpacksTooWell) {
  const test::TemporaryFolder folder;
  Package package = small_package();
  package.put("ppt/media/zeros.png", std::string(3 << 20, '\0'), "image/png");
  ASSERT_TRUE(package.save(folder / "a.pptx"));
  EXPECT_EQ(Package::open(folder / "a.pptx", test::fresh_budget()).error().code, ErrorCode::Limit);
  EXPECT_TRUE(Package::open(folder / "a.pptx",
                            test::fresh_budget(test::limits_with(Limit::PartRatio, 2000))));
}

// Every single byte of an archive changed: it opens to the very same parts, or is refused; never a crash.
TEST(Package, SurvivesEveryDamagedByte) {
  const test::TemporaryFolder folder;
  const std::string whole = small_package().to_bytes().value();
  std::size_t refused = 0;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x41);
    test::write_text(folder / "d.pptx", damaged);
    const Result<Package> package = Package::open(folder / "d.pptx", test::fresh_budget());
    refused += package ? 0U : 1U;
    if (!package) continue;
    const Package original = small_package();
    ASSERT_EQ(package->names(), original.names()) << "byte " << at;
    for (const std::string& name : original.names()) ASSERT_EQ(*package->find(name), *original.find(name)) << "byte " << at;
  }
  EXPECT_GT(refused, whole.size() / 2);
}

}  // namespace
}  // namespace deckle::ooxml
