#include "ooxml/xml/source_tree.h"

#include <gtest/gtest.h>

#include "ooxml/xml/well_formed.h"
#include "tests/support/fresh_budget.h"

namespace deckle::ooxml::xml {
namespace {

constexpr std::string_view kSlide =
    "<?xml version=\"1.0\"?>\n<!-- <p:no/> -->\n"
    "<x:sld xmlns:x=\"http://schemas.openxmlformats.org/presentationml/2006/main\"\n"
    "  xmlns=\"http://schemas.openxmlformats.org/drawingml/2006/main\" xmlns:n=\"urn:n\">"
    "<x:cSld name = 'a &amp; &#x62;'  n:x=\"1\" ><t>one<br/>&lt;two&gt;<![CDATA[<3>]]><!-- no "
    "--></t>"
    "<n:own/></x:cSld><t/></x:sld>\n";

SourceTree tree_of(std::string_view text) {
  return SourceTree::parse(text, "part.xml", test::fresh_budget()).value();
}

std::string at(const SourceTree& tree, SourceRange range) {
  return tree.text().substr(range.begin, range.end - range.begin);
}

TEST(SourceTree, KnowsWhereEverythingIs) {
  const SourceTree tree = tree_of(kSlide);
  const SourceTree::Element root = tree.root();
  EXPECT_EQ(root.name(), "p:sld");
  EXPECT_EQ(root.spelled(), "x:sld");
  EXPECT_FALSE(tree.strict());
  const SourceTree::Element cSld = root.child("p:cSld");
  ASSERT_TRUE(cSld);
  EXPECT_EQ(at(tree, cSld.range()).substr(0, 8), "<x:cSld ");
  EXPECT_TRUE(at(tree, cSld.range()).ends_with("</x:cSld>"));
  EXPECT_EQ(cSld.value("name"), "a & b");
  EXPECT_EQ(at(tree, cSld.attribute("name")->whole), " name = 'a &amp; &#x62;'");
  EXPECT_EQ(at(tree, cSld.attribute("name")->value), "a &amp; &#x62;");
  EXPECT_EQ(cSld.value("{urn:n}x"), "1");
  EXPECT_EQ(tree.text().substr(cSld.attributes_end(), 2), " >");
  const auto texts = tree.named("a:t");
  ASSERT_EQ(texts.size(), 2U);
  EXPECT_EQ(texts[0].text(), "one<two><3>");
  EXPECT_EQ(texts[0].parent(), cSld);
  EXPECT_TRUE(texts[1].is_empty_tag());
  EXPECT_EQ(at(tree, texts[1].range()), "<t/>");
  EXPECT_EQ(cSld.children().size(), 2U);
  EXPECT_EQ(cSld.children()[1].name(), "{urn:n}own");
  EXPECT_EQ(cSld.children()[1].local(), "own");
  EXPECT_FALSE(cSld.children()[1].known());
  EXPECT_EQ(texts[0].prefix_of("p"), "x");
  EXPECT_EQ(texts[0].prefix_of("a"), "");
  EXPECT_EQ(texts[0].prefix_of("r"), std::nullopt);
  EXPECT_EQ(texts[0].uri_of("n"), "urn:n");
  EXPECT_FALSE(root.child("a:x"));
  EXPECT_FALSE(root.child("a:x").child("a:y"));
}

TEST(SourceTree, TellsTheBranchesOfAlternateContent) {
  const SourceTree tree = tree_of(
      "<a xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\">"
      "<mc:AlternateContent><mc:Choice Requires=\"x\"><b/></mc:Choice>"
      "<mc:Fallback><b><b/></b></mc:Fallback></mc:AlternateContent><b/></a>");
  std::string branches;
  for (const SourceTree::Element& b : tree.named("b")) branches += b.in_other_branch() ? '2' : '1';
  EXPECT_EQ(branches, "1221");
}

// Points of charts without a value: a check of what is not there crashed.
TEST(SourceTree, HasNoTextInWhatIsNotThere) {
  const SourceTree::Element none;
  EXPECT_EQ(none.text(), "");
  EXPECT_EQ(none.child("c:v").text(), "");
  EXPECT_EQ(none.value("idx"), "");
  EXPECT_TRUE(none.children().empty());
}

TEST(SourceTree, ReadsStrictNamespaces) {
  const SourceTree tree =
      tree_of("<sld xmlns=\"http://purl.oclc.org/ooxml/presentationml/main\"><cSld/></sld>");
  EXPECT_TRUE(tree.strict());
  EXPECT_TRUE(tree.root().child("p:cSld"));
}

TEST(SourceTree, RefusesWhatIsNotWellFormed) {
  const struct {
    const char* text;
    const char* message;
  } rows[] = {
      {"", "0 root elements"},
      {"<a/><b/>", "2 root elements"},
      {"<a>", "not closed"},
      {"<a></b>", "an end tag without its start tag"},
      {"</a>", "an end tag without its start tag"},
      {"<a/>x", "text outside the root"},
      {"<a b=1/>", "a value without quotes"},
      {"<a b/>", "an attribute without a value"},
      {"<a b='1'c='2'/>", "without a space"},
      {"<a b='1' b='2'/>", "the attribute b twice"},
      {"<a xmlns:x='u' xmlns:y='u' x:b='1' y:b='2'/>", "twice"},
      {"<a b='<'/>", "'<' in a value"},
      {"<a b='1/>", "a value that is not closed"},
      {"<x:a/>", "the prefix is not declared"},
      {"<a><!-- </a>", "markup that is not closed"},
      {"<a>< b/></a>", "'<' without a tag"},
      {"<!DOCTYPE a><a/>", "document type"},
      {"<a>&nbsp;</a>", "reference"},
      {"<a>\x01</a>", "U+0001"},
      {"<a:b:c xmlns:a='u'/>", "the name a:b:c"},
  };
  for (const auto& row : rows) {
    const Result<SourceTree> tree = SourceTree::parse(row.text, "x", test::fresh_budget());
    ASSERT_FALSE(tree) << row.text;
    EXPECT_NE(to_string(tree.error()).find(row.message), std::string::npos)
        << row.text << ": " << to_string(tree.error());
  }
}

TEST(SourceTree, KeepsToItsLimits) {
  std::string deep, wide = "<a";
  for (int i = 0; i < 300; ++i) deep += "<a>";
  for (int i = 0; i < 1100; ++i) wide += " a" + std::to_string(i) + "='1'";
  EXPECT_EQ(SourceTree::parse(deep, "x", test::fresh_budget()).error().code, ErrorCode::Limit);
  EXPECT_EQ(SourceTree::parse(wide + "/>", "x", test::fresh_budget()).error().code,
            ErrorCode::Limit);
}

TEST(IllegalCharacters, AreFoundWithWhatReplacesThem) {
  const struct {
    std::string_view text, after;
  } rows[] = {
      {"<a>b</a>", "<a>b</a>"},
      {"<a>\x01&amp;\x0B</a>", "<a>\uFFFD&amp;\uFFFD</a>"},
      {"<a b='\x1F'/>", "<a b='\uFFFD'/>"},
      {"<a>&#11;&#xFFFF;&#65;&#xD800;</a>", "<a>\uFFFD\uFFFD&#65;\uFFFD</a>"},
      {"<a>R&D &nbsp; x & y</a>", "<a>R&amp;D &amp;nbsp; x &amp; y</a>"},
      {"<a>\xED\xA0\x80\xFF\uFFFE</a>", "<a>\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD</a>"},
      {"<!-- R&D --><a><![CDATA[R&D\x02]]></a>", "<!-- R&D --><a><![CDATA[R&D\uFFFD]]></a>"},
  };
  for (const auto& row : rows) {
    std::size_t count = 0;
    const std::string text = with_legal_characters(row.text, count);
    EXPECT_EQ(count == 0, row.text == row.after);
    EXPECT_EQ(text, row.after);
    EXPECT_TRUE(check_characters(text, "x"));
  }
}

}  // namespace
}  // namespace deckle::ooxml::xml
