#include "ooxml/opc/part_name.h"

#include <gtest/gtest.h>

namespace deckle::ooxml {
namespace {

TEST(PartName, ResolvesTargets) {
  const struct {
    const char *part, *target, *expected;
  } rows[] = {
      {"ppt/slides/slide1.xml", "../media/image1.png",       "ppt/media/image1.png"},
      {"ppt/presentation.xml",  "slides/slide1.xml",         "ppt/slides/slide1.xml"},
      {"",                      "ppt/presentation.xml",      "ppt/presentation.xml"},
      {"ppt/slides/slide1.xml", "/ppt/media/image1.png",     "ppt/media/image1.png"},
      {"ppt/slides/slide1.xml", "./slide2.xml#rId3",         "ppt/slides/slide2.xml"},
      {"ppt/slides/slide1.xml", "../../../etc/passwd",       ""},
      {"ppt/slides/slide1.xml", "/../x.xml",                 ""},
      {"ppt/slides/slide1.xml", "file:///etc/passwd",        ""},
      {"ppt/slides/slide1.xml", "#Slide 2",                  ""},
  };
  for (const auto& row : rows) EXPECT_EQ(resolve_target(row.part, row.target), row.expected) << row.target;
}

TEST(PartName, RelativeIsTheInverseOfResolve) {
  const char* names[] = {"ppt/presentation.xml", "ppt/slides/slide1.xml", "docProps/core.xml", "ppt/media/a.png",
                         "ppt/slides/deep/x.xml", "top.xml"};
  for (const std::string from : names) {
    for (const std::string to : names) {
      EXPECT_EQ(resolve_target(from, relative_target(from, to)), to) << from << " to " << to;
    }
  }
  EXPECT_EQ(relative_target("ppt/slides/slide1.xml", "ppt/media/a.png"), "../media/a.png");
  EXPECT_EQ(relative_target("", "ppt/presentation.xml"), "ppt/presentation.xml");
}

TEST(PartName, FindsUnsafeNames) {
  const struct {
    std::string name;
    bool safe;
  } rows[] = {
      {"ppt/slides/slide1.xml", true},
      {"[Content_Types].xml",   true},
      {"_rels/.rels",           true},
      {"ppt/media/그림.png",    true},
      {"../x",                  false},
      {"a/../x",                false},
      {"a/./x",                 false},
      {"a//x",                  false},
      {"/x",                    false},
      {"C:/x",                  false},
      {"a\\x",                  false},
      {"a/%2e%2E/x",            false},
      {"a%5Cx",                 false},
      {"a/b.",                  false},
      {std::string("a\0b", 3),  false},
      {"",                      false},
      {std::string(1024, 'a'),  true},
      {std::string(1025, 'a'),  false},
  };
  for (const auto& row : rows) EXPECT_EQ(name_flaw(row.name).empty(), row.safe) << row.name;
}

TEST(PartName, RelationshipParts) {
  EXPECT_EQ(relationship_part_of(""), "_rels/.rels");
  EXPECT_EQ(relationship_part_of("ppt/slides/slide1.xml"), "ppt/slides/_rels/slide1.xml.rels");
  EXPECT_EQ(source_of_relationship_part("ppt/slides/_rels/slide1.xml.rels"), "ppt/slides/slide1.xml");
  EXPECT_EQ(source_of_relationship_part("_rels/.rels"), "");
  EXPECT_TRUE(is_relationship_part("_rels/.rels"));
  EXPECT_TRUE(is_relationship_part("PPT/_Rels/presentation.xml.RELS"));
  EXPECT_FALSE(is_relationship_part("ppt/slide.rels"));
  EXPECT_FALSE(is_relationship_part("ppt/x_rels/slide.rels"));
}

}  // namespace
}  // namespace deckle::ooxml
