#include <gtest/gtest.h>

#include <string>

#include "ooxml/xml/document.h"
#include "ooxml/xml/well_formed.h"
#include "ooxml/xml/writer.h"
#include "tests/support/fresh_budget.h"

namespace deckle::ooxml::xml {
namespace {

constexpr const char* kDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

// Plain characters are passed over eight at a time.
TEST(Characters, AreFoundAtEveryPlace) {
  for (std::size_t length : {1U, 7U, 8U, 9U, 24U}) {
    for (std::size_t at = 0; at < length; ++at) {
      SCOPED_TRACE(std::to_string(at) + " of " + std::to_string(length));
      std::string text(length, '~');
      EXPECT_EQ(check_characters(text, "p").value_or(9), 0U);
      for (const char wrong : {'\0', '\x1f', '\x0b', '\x80', '\xff', '&'}) {
        text[at] = wrong;
        EXPECT_FALSE(check_characters(text, "p").has_value()) << static_cast<int>(wrong);
      }
      for (const char right : {' ', '\t', '\n', '\x7f', '>', '%', ';', '='}) {
        text[at] = right;
        EXPECT_EQ(check_characters(text, "p").value_or(9), 0U) << static_cast<int>(right);
      }
      text[at] = '<';
      EXPECT_EQ(check_characters(text, "p").value_or(9), 1U);
    }
  }
}

TEST(Writer, EscapesWhatReadersWouldChange) {
  Writer w;
  w.open("a:t").attribute("x", "a\"<&>\t\n\r").text("a\"<&>\t\n\r").close();
  EXPECT_EQ(w.take(), std::string(kDeclaration) +
                          "<a:t x=\"a&quot;&lt;&amp;&gt;&#9;&#10;&#13;\">a\"&lt;&amp;&gt;\t\n&#13;</a:t>");
}

TEST(Writer, ReplacesWhatXmlCannotHold) {
  const struct {
    std::string text, expected;
  } rows[] = {
      {"한글 𝒳", "한글 𝒳"},
      {"a\x0B"
       "b",
       "a b"},  // a soft line break
      {"a\x0C"
       "b",
       "a\uFFFD"
       "b"},
      {"a\x01\x02", "a\uFFFD\uFFFD"},
      {"\xEF\xBF\xBE", "\uFFFD"},              // U+FFFE
      {"\xED\xA0\x80", "\uFFFD\uFFFD\uFFFD"},  // a lone surrogate, byte by byte
      {"\xC0\xAF", "\uFFFD\uFFFD"},            // overlong
      {"\xF0\x9F", "\uFFFD\uFFFD"},            // cut short
  };
  for (const auto& row : rows) {
    Writer w;
    w.element("t", row.text);
    EXPECT_EQ(w.take(), kDeclaration + ("<t>" + row.expected + "</t>"));
  }
}

TEST(Document, GivesEveryDialectOneSpelling) {
  const char* parts[] = {
      R"(<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><p:cSld r:id="x"/></p:sld>)",
      R"(<sld xmlns="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><cSld q:id="x"/></sld>)",
      R"(<z:sld xmlns:z="http://purl.oclc.org/ooxml/presentationml/main"><z:cSld xmlns:y="http://purl.oclc.org/ooxml/officeDocument/relationships" y:id="x"/></z:sld>)",
      R"(<a:sld xmlns:a="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:p="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><a:cSld p:id="x"/></a:sld>)",
  };
  for (const char* part : parts) {
    const Result<Document> document = parse(part, "slide1.xml", test::fresh_budget());
    ASSERT_TRUE(document) << to_string(document.error());
    EXPECT_STREQ(document->root().name(), "p:sld");
    EXPECT_STREQ(document->root().child("p:cSld").attribute("r:id").value(), "x") << part;
  }
}

TEST(Document, KeepsForeignNamespacesApart) {
  const Result<Document> document =
      parse(R"(<p:sld xmlns:p="urn:mine" xmlns:x="urn:x"><x:a/></p:sld>)", "slide1.xml",
            test::fresh_budget());
  ASSERT_TRUE(document);
  EXPECT_STREQ(document->root().name(), "_p:sld");
  EXPECT_TRUE(document->root().child("x:a"));
}

TEST(Document, KeepsSpaces) {
  const Result<Document> document = parse("<t> <b> </b></t>", "x", test::fresh_budget());
  ASSERT_TRUE(document);
  EXPECT_STREQ(document->root().child("b").text().get(), " ");
}

TEST(Document, TakesTheBranchItUnderstands) {
  const char* const part = R"(<r xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"
      xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" xmlns:u="urn:unknown"><mc:AlternateContent>)"
      R"(<mc:Choice Requires="u"><one/></mc:Choice><mc:Choice Requires="p14"><two/><two/></mc:Choice><mc:Fallback><three/></mc:Fallback></mc:AlternateContent><four/>)"
      R"(<mc:AlternateContent><mc:Choice Requires="u p14"><five/></mc:Choice><mc:Fallback><six/></mc:Fallback></mc:AlternateContent></r>)";
  const Result<Document> document = parse(part, "x", test::fresh_budget());
  ASSERT_TRUE(document);
  std::string names;
  for (const pugi::xml_node child : document->root().children()) names += std::string(child.name()) + " ";
  EXPECT_EQ(names, "two two four six ");
}

// A prefix means its innermost declaration, and what it meant before once that element ends.
TEST(Document, KnowsPrefixesWhereTheyAreDeclared) {
  const Result<Document> document = parse(
      R"(<q:a xmlns:q="urn:x" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">)"
      R"(<q:b xmlns:q="http://schemas.openxmlformats.org/drawingml/2006/main"><q:c xmlns:q="urn:y"/><q:d/></q:b><q:e/>)"
      R"(<mc:AlternateContent><mc:Choice Requires=" z  " xmlns:z="http://schemas.openxmlformats.org/drawingml/2006/main"><in/></mc:Choice></mc:AlternateContent>)"
      R"(<mc:AlternateContent><mc:Choice Requires="z"><out/></mc:Choice><mc:Fallback><else/></mc:Fallback></mc:AlternateContent></q:a>)",
      "x", test::fresh_budget());
  ASSERT_TRUE(document) << to_string(document.error());
  std::string names;
  for (const pugi::xml_node child : document->root().children())
    names += std::string(child.name()) + " ";
  EXPECT_EQ(names, "a:b q:e in else ");
  names.clear();
  for (const pugi::xml_node child : document->root().child("a:b").children())
    names += std::string(child.name()) + " ";
  EXPECT_EQ(names, "q:c a:d ");
}

TEST(Document, IsReadWithinItsLimits) {
  const struct {
    const char* text;
    Limit limit;
    std::uint64_t most;
    bool good;
  } rows[] = {
      {"<a><b/></a>", Limit::XmlBytes, 11, true},
      {"<a><b/></a>", Limit::XmlBytes, 10, false},
      {"<a><b/></a>", Limit::XmlElements, 3, true},
      {"<a><b/></a>", Limit::XmlElements, 2, false},
      {"<a><b/></a>", Limit::XmlDepth, 2, true},
      {"<a><b/></a>", Limit::XmlDepth, 1, false},
      {"<a b='' c=''/>", Limit::XmlAttributes, 2, true},
      {"<a b='' c=''/>", Limit::XmlAttributes, 1, false},
  };
  for (const auto& row : rows) {
    const Result<Document> document =
        parse(row.text, "x", test::fresh_budget(test::limits_with(row.limit, row.most)));
    EXPECT_EQ(document.has_value(), row.good) << row.text << " " << row.most;
    if (!document) {
      EXPECT_EQ(document.error().code, ErrorCode::Limit);
    }
  }
  Budget all(test::limits_with(Limit::XmlTotalBytes, 9));
  EXPECT_TRUE(parse("<a/>", "x", all));
  EXPECT_TRUE(parse("<a/>", "x", all));
  EXPECT_FALSE(parse("<a/>", "x", all)) << "the bytes of all parts";
}

TEST(Document, ReadsUtf16) {
  const std::string utf16le("\xFF\xFE<\0a\0>\0\x5C\xD5<\0/\0a\0>\0", 18);
  const Result<Document> document = parse(utf16le, "x", test::fresh_budget());
  ASSERT_TRUE(document) << to_string(document.error());
  EXPECT_STREQ(document->root().text().get(), "\xED\x95\x9C");
}

std::string nested(int depth) {
  std::string out;
  for (int i = 0; i < depth; ++i) out += "<a>";
  for (int i = 0; i < depth; ++i) out += "</a>";
  return out;
}

TEST(Document, RefusesWhatXmlForbids) {
  std::string wide = "<a";
  for (int i = 0; i < 1025; ++i) wide += " a" + std::to_string(i) + "=''";
  wide += "/>";
  const struct {
    const char* name;
    std::string text;
    bool good;
  } rows[] = {
      {"plain",                 "<a>&amp;&#xD55C;&#10;</a>",              true},
      {"amp in cdata",          "<a><![CDATA[ & &x; ]]></a>",             true},
      {"amp in comment",        "<a><!-- & --></a>",                      true},
      {"depth at the limit",    nested(256),                              true},
      {"depth beyond",          nested(257),                              false},
      {"depth far beyond",      nested(200000),                           false},
      {"too many attributes",   wide,                                     false},
      {"doctype",               "<!DOCTYPE a><a/>",                       false},
      {"entity",                "<a>&nbsp;</a>",                          false},
      {"NUL by reference",      "<a>&#0;</a>",                            false},
      {"U+FFFF by reference",   "<a>&#xFFFF;</a>",                        false},
      {"surrogate by reference","<a>&#xD800;</a>",                        false},
      {"huge reference",        "<a>&#x110000;</a>",                      false},
      {"open reference",        "<a>&amp</a>",                            false},
      {"control character",     "<a>\x0B</a>",                            false},
      {"bad UTF-8",             "<a>\xC3</a>",                            false},
      {"UTF-7",                 "<?xml version='1.0' encoding='UTF-7'?><a/>", false},
      {"attribute twice",       "<a b='1' b='2'/>",                       false},
      {"undeclared prefix",     "<x:a/>",                                 false},
      {"two roots",             "<a/><b/>",                               false},
      {"empty",                 "",                                       false},
      {"cut short",             "<a><b>",                                 false},
  };
  for (const auto& row : rows)
    EXPECT_EQ(parse(row.text, "x", test::fresh_budget()).has_value(), row.good) << row.name;
}

TEST(Document, SameAttributeUnderTwoPrefixesIsRepeated) {
  EXPECT_FALSE(parse(
      R"(<a xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:q="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="1" q:id="2"/>)",
      "x", test::fresh_budget()));
}

TEST(Document, ChildRangesTileTheRoot) {
  const std::string source = "<r>\n<a x='1'/><b><c/></b>\n<d/></r>";
  const Result<std::vector<ChildRange>> ranges = child_ranges(source, "x", test::fresh_budget());
  ASSERT_TRUE(ranges);
  ASSERT_EQ(ranges->size(), 3U);
  EXPECT_EQ(source.substr((*ranges)[0].begin, (*ranges)[0].end - (*ranges)[0].begin), "<a x='1'/>");
  EXPECT_EQ(source.substr((*ranges)[1].begin, (*ranges)[1].end - (*ranges)[1].begin), "<b><c/></b>\n");
  EXPECT_EQ(source.substr((*ranges)[2].begin, (*ranges)[2].end - (*ranges)[2].begin), "<d/>");
}

TEST(Numbers, AreCheckedWhole) {
  const Result<Document> document =
      parse("<a n='12' m='-3' f='1e9' h='0x10' e='' big='99999999999999999999' t='true' z='0'/>",
            "x", test::fresh_budget());
  ASSERT_TRUE(document);
  const pugi::xml_node a = document->root();
  EXPECT_EQ(integer(a, "n", 0, 12), 12);
  EXPECT_EQ(integer(a, "n", 0, 11), std::nullopt);
  EXPECT_EQ(integer(a, "m", -3, 0), -3);
  for (const char* bad : {"f", "h", "e", "big", "absent"}) EXPECT_EQ(integer(a, bad, -100, 100), std::nullopt) << bad;
  EXPECT_TRUE(boolean(a, "t", false));
  EXPECT_FALSE(boolean(a, "z", true));
  EXPECT_TRUE(boolean(a, "n", true));
}

}  // namespace
}  // namespace deckle::ooxml::xml
