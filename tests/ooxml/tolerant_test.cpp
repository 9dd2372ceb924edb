// Tolerant opening: what is passed over, and that what is written back has the same bytes.

#include <gtest/gtest.h>

#include <algorithm>

#include "ooxml/opc/package.h"
#include "ooxml/opc/zip_archive.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"
#include "tests/support/zip_builder.h"

namespace deckle::ooxml {
namespace {

constexpr const char* kTypes =
    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
    "<Default Extension=\"rels\" "
    "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
    "<Default Extension=\"png\"  ContentType=\"image/png\"/>"
    "<Override PartName=\"/a.xml\" ContentType=\"application/a+xml\"/></Types>";

std::string relationships(const std::string& content) {
  return "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">" +
         content + "</Relationships>";
}

std::string relationship(const std::string& id, const std::string& target) {
  return "<Relationship Id=\"" + id + "\" Type=\"http://x/t\" Target=\"" + target + "\"/>";
}

std::vector<test::ZipItem> sound() {
  return {{"[Content_Types].xml", kTypes},
          {"_rels/.rels", relationships(relationship("rId1", "a.xml"))},
          {"a.xml", "<a/>"},
          {"media/i.png", "x"}};
}

struct Opened {
  Result<Package> package;
  PackageFaults faults;
};

Opened open(const std::string& bytes) {
  Opened out{tl::unexpected(Error{}), {}};
  out.package = Package::from_bytes(bytes, test::fresh_budget(), out.faults);
  return out;
}

Opened open(const std::vector<test::ZipItem>& items) { return open(test::zip_of(items)); }

std::vector<test::ZipItem> with(const std::string& name, const std::string& content) {
  std::vector<test::ZipItem> items = sound();
  for (test::ZipItem& item : items) {
    if (item.name == name) item.content = content;
  }
  return items;
}

std::string types_with(const std::string& more) {
  std::string types = kTypes;
  return types.insert(types.rfind("</Types>"), more);
}

const PackageFault* fault(const Opened& opened, FaultKind kind) {
  const auto found = std::find_if(opened.faults.begin(), opened.faults.end(),
                                  [kind](const PackageFault& f) { return f.kind == kind; });
  return found == opened.faults.end() ? nullptr : &*found;
}

TEST(Tolerant, ASoundPackageHasNoFaultAndKeepsEveryByte) {
  const Opened opened = open(sound());
  ASSERT_TRUE(opened.package) << to_string(opened.package.error());
  EXPECT_TRUE(opened.faults.empty());
  const auto members =
      read_archive(opened.package->to_bytes().value(), test::fresh_budget()).value();
  ASSERT_EQ(members.size(), sound().size());
  for (const test::ZipItem& item : sound()) {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const auto& member) { return member.first == item.name; });
    ASSERT_NE(found, members.end()) << item.name;
    EXPECT_EQ(*found->second, item.content) << item.name;
  }
}

TEST(Tolerant, FaultsOfTheArchiveArePassedOver) {
  std::vector<test::ZipItem> folder = sound();
  folder.push_back({"media/", "", test::Method::Stored});
  std::vector<test::ZipItem> stored = sound();
  stored[2].method = test::Method::Stored;
  std::vector<test::ZipItem> repeated = sound();
  repeated.push_back({"A.xml", "<b/>"});
  std::vector<test::ZipItem> spelled = sound();
  spelled[3].name = "\\media\\i.png";
  std::vector<test::ZipItem> late = sound();
  std::swap(late[0], late[3]);
  std::vector<test::ZipItem> trash = sound();
  trash.push_back({"[trash]/0000.dat", "x"});
  const struct {
    const char* name;
    std::string bytes;
    FaultKind kind;
    std::string part, detail;
  } rows[] = {
      {"folder", test::zip_of(folder), FaultKind::FolderEntry, "media/", ""},
      {"stored", test::zip_of(stored), FaultKind::StoredEntry, "a.xml", ""},
      {"repeated", test::zip_of(repeated), FaultKind::RepeatedEntry, "A.xml", "other"},
      {"spelled", test::zip_of(spelled), FaultKind::SpelledEntry, "media/i.png", ""},
      {"late", test::zip_of(late), FaultKind::TypesNotFirst, "[Content_Types].xml", ""},
      {"padding", test::zip_of(sound()) + std::string(3, '\0') + "\r\n", FaultKind::TrailingBytes,
       "", "5"},
      {"trash", test::zip_of(trash), FaultKind::TrashItem, "[trash]/0000.dat", ""},
  };
  for (const auto& row : rows) {
    const Opened opened = open(row.bytes);
    ASSERT_TRUE(opened.package) << row.name << ": " << to_string(opened.package.error());
    ASSERT_EQ(opened.faults.size(), 1U) << row.name;
    EXPECT_EQ(opened.faults[0].kind, row.kind) << row.name;
    EXPECT_EQ(opened.faults[0].part, row.part) << row.name;
    EXPECT_EQ(opened.faults[0].detail, row.detail) << row.name;
    EXPECT_EQ(opened.package->names(),
              (std::vector<std::string>{"_rels/.rels", "a.xml", "media/i.png"}))
        << row.name;
    EXPECT_EQ(*opened.package->find("a.xml"), "<a/>") << row.name << ": the first of two counts";
    const Opened again = open(opened.package->to_bytes().value());
    EXPECT_TRUE(again.package && again.faults.empty()) << row.name << ": written, it is sound";
  }
}

TEST(Tolerant, FaultsOfContentTypesArePassedOver) {
  const struct {
    const char* name;
    std::string types;
    FaultKind kind;
    std::string subject, detail;
  } rows[] = {
      {"default twice", types_with("<Default Extension=\"PNG\" ContentType=\"image/gif\"/>"),
       FaultKind::RepeatedDefault, "PNG", "image/gif"},
      {"override twice", types_with("<Override PartName=\"/A.xml\" ContentType=\"b\"/>"),
       FaultKind::RepeatedOverride, "/A.xml", "b"},
      {"absent", types_with("<Override PartName=\"/ppt/x.xml\" ContentType=\"b\"/>"),
       FaultKind::AbsentOverride, "ppt/x.xml", ""},
      {"no slash", types_with("<Override PartName=\"media/i.png\" ContentType=\"image/png\"/>"),
       FaultKind::RelativeOverride, "media/i.png", "image/png"},
      {"case", types_with("<Override PartName=\"/Media/i.png\" ContentType=\"image/png\"/>"),
       FaultKind::SpelledOverride, "Media/i.png", "media/i.png"},
      {"image/jpg", types_with("<Default Extension=\"jpg\" ContentType=\"image/jpg\"/>"),
       FaultKind::UnregisteredType, "image/jpg", "image/jpeg"},
  };
  for (const auto& row : rows) {
    const Opened opened = open(with("[Content_Types].xml", row.types));
    ASSERT_TRUE(opened.package) << row.name << ": " << to_string(opened.package.error());
    ASSERT_EQ(opened.faults.size(), 1U) << row.name;
    EXPECT_EQ(opened.faults[0].kind, row.kind) << row.name;
    EXPECT_EQ(opened.faults[0].subject, row.subject) << row.name;
    EXPECT_EQ(opened.faults[0].detail, row.detail) << row.name;
    EXPECT_EQ(opened.faults[0].index, 3U) << row.name;
    EXPECT_EQ(opened.package->content_type("a.xml"), "application/a+xml") << row.name;
    EXPECT_EQ(opened.package->content_type("media/i.png"), "image/png") << row.name;
    EXPECT_EQ(*opened.package->members().value()[0].second, row.types)
        << row.name << ": nothing changed";
  }
}

TEST(Tolerant, APartWithoutATypeIsAPart) {
  std::vector<test::ZipItem> items = sound();
  items.push_back({"media/sound.xyz", "s"});
  const Opened opened = open(items);
  ASSERT_TRUE(opened.package);
  ASSERT_NE(fault(opened, FaultKind::UntypedPart), nullptr);
  EXPECT_EQ(fault(opened, FaultKind::UntypedPart)->subject, "xyz");
  ASSERT_TRUE(opened.package->has("media/sound.xyz"));
  EXPECT_EQ(opened.package->content_type("media/sound.xyz"), "");
  // Also when the list of types has to be written anew.
  Package changed = *opened.package;
  changed.put("b.xml", "<b/>", "application/b+xml");
  const auto members = read_archive(changed.to_bytes().value(), test::fresh_budget());
  ASSERT_TRUE(members);
  EXPECT_EQ(members->size(), 6U);
}

TEST(Tolerant, FaultsOfRelationshipsArePassedOver) {
  const struct {
    const char* name;
    std::string relationship;
    FaultKind kind;
    std::string reason;
    std::size_t left;
  } rows[] = {
      {"id twice", relationship("rId1", "media/i.png"), FaultKind::RepeatedId, "", 1},
      {"no id", relationship("", "a.xml"), FaultKind::MissingId, "", 1},
      {"NULL", relationship("rId2", "NULL"), FaultKind::NullTarget, "", 2},
      {"empty", relationship("rId2", ""), FaultKind::NullTarget, "", 2},
      {"absent", relationship("rId2", "b.xml"), FaultKind::AbsentTarget, "b.xml", 2},
      {"above", relationship("rId2", "../../etc/passwd"), FaultKind::OutsideTarget, "", 2},
      {"scheme", relationship("rId2", "file:///etc/passwd"), FaultKind::OutsideTarget, "", 2},
      {"absolute", relationship("rId2", "/a.xml"), FaultKind::AbsoluteTarget, "", 2},
      {"case", relationship("rId2", "A.XML"), FaultKind::SpelledTarget, "a.xml", 2},
      {"backslash", relationship("rId2", "media\\i.png"), FaultKind::SpelledTarget, "media/i.png",
       2},
      {"percent", relationship("rId2", "media/%69.png"), FaultKind::SpelledTarget, "media/i.png",
       2},
  };
  for (const auto& row : rows) {
    const std::string part =
        relationships("<!-- x -->" + relationship("rId1", "a.xml") + row.relationship);
    const Opened opened = open(with("_rels/.rels", part));
    ASSERT_TRUE(opened.package) << row.name << ": " << to_string(opened.package.error());
    ASSERT_EQ(opened.faults.size(), 1U) << row.name;
    EXPECT_EQ(opened.faults[0].kind, row.kind) << row.name;
    EXPECT_EQ(opened.faults[0].index, 1U) << row.name;
    EXPECT_EQ(opened.faults[0].reason.english(), row.reason) << row.name;
    const std::vector<Relationship> read = opened.package->relationships("");
    ASSERT_EQ(read.size(), row.left) << row.name;
    EXPECT_EQ(read[0].target, "a.xml") << row.name;
    Package same = *opened.package;
    same.set_relationships("", read);
    EXPECT_EQ(*same.find("_rels/.rels"), part) << row.name << ": the same list has the same bytes";
  }
}

TEST(Tolerant, RelationshipsThatCannotBeReadAreNone) {
  const Opened opened = open(with("_rels/.rels", "<Relationships"));
  ASSERT_TRUE(opened.package);
  ASSERT_NE(fault(opened, FaultKind::UnreadableRelationships), nullptr);
  EXPECT_FALSE(fault(opened, FaultKind::UnreadableRelationships)->reason.empty());
  EXPECT_TRUE(opened.package->relationships("").empty());
  EXPECT_EQ(*opened.package->find("_rels/.rels"), "<Relationships");
}

TEST(Tolerant, TargetsAreFoundInEverySpelling) {
  std::vector<test::ZipItem> items = sound();
  items.push_back({"media/a%20b.png", "x"});
  items.push_back({"media/c d.png", "x"});
  const Opened opened = open(items);
  ASSERT_TRUE(opened.package);
  EXPECT_EQ(opened.package->find_target("a.xml", "media/a b.png"), "media/a%20b.png");
  EXPECT_EQ(opened.package->find_target("a.xml", "media/a%20b.png"), "media/a%20b.png");
  EXPECT_EQ(opened.package->find_target("a.xml", "media/c%20d.png"), "media/c d.png");
  EXPECT_EQ(opened.package->find_target("x/a.xml", "..\\MEDIA\\c d.PNG"), "media/c d.png");
  EXPECT_EQ(opened.package->find_target("a.xml", "media/e.png"), "");
  EXPECT_EQ(opened.package->find_target("a.xml", "../a.xml"), "");
}

// What is no package has one cause.
TEST(Tolerant, SaysWhatIsNoPackage) {
  const std::string whole = test::zip_of(sound());
  std::string encrypted("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
  for (const char c : std::string("EncryptedPackage")) (encrypted += c) += '\0';
  std::vector<test::ZipItem> bare = sound();
  bare.erase(bare.begin());
  std::vector<test::ZipItem> escaping = sound();
  escaping[3].name = "..\\..\\i.png";
  const struct {
    const char* name;
    std::string bytes;
    const char* message;
  } rows[] = {
      {"text", "hello, this is a text and no archive at all", "not a zip archive"},
      {"empty", "", "not a zip archive"},
      {"cut off", whole.substr(0, whole.size() / 2), "the end of its zip archive is missing"},
      {"cut off in its end record", whole.substr(0, whole.size() - 9),
       "the end of its zip archive is missing"},
      {"bytes behind", whole + "<html>", "bytes follow the end"},
      {"zeros behind, beyond the reach of a comment", whole + std::string(70'000, '\0'),
       "bytes follow the end"},
      {"encrypted", encrypted, "is encrypted"},
      {"legacy", std::string("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") + std::string(600, '\0'),
       "97-2003"},
      {"no types", test::zip_of(bare), "no [Content_Types].xml"},
      {"out of the folder", test::zip_of(escaping), ".."},
  };
  for (const auto& row : rows) {
    const Opened opened = open(row.bytes);
    ASSERT_FALSE(opened.package) << row.name;
    EXPECT_NE(to_string(opened.package.error()).find(row.message), std::string::npos)
        << row.name << ": " << to_string(opened.package.error());
  }
}

// The other way of opening has not changed.
TEST(Tolerant, StrictOpeningRefusesWhatItRefused) {
  const test::TemporaryFolder folder;
  std::vector<test::ZipItem> repeated = sound();
  repeated.push_back({"A.xml", "<b/>"});
  const std::string twice =
      relationships(relationship("rId1", "a.xml") + relationship("rId1", "a.xml"));
  for (const std::string& bytes :
       {test::zip_of(repeated), test::zip_of(sound()) + "\n",
        test::zip_of(with("_rels/.rels", twice)), test::zip_of(with("_rels/.rels", "<x"))}) {
    test::write_text(folder / "a.pptx", bytes);
    EXPECT_FALSE(Package::open(folder / "a.pptx", test::fresh_budget()));
  }
}

}  // namespace
}  // namespace deckle::ooxml
