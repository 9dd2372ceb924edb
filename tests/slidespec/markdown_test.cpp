// extensions.text: "markdown".

#include <gtest/gtest.h>

#include "slidespec/markdown/inline_markdown.h"
#include "slidespec/validate/validate.h"

namespace deckle {
namespace {

// "plain|b:bold|i:italic|c:literal|l(address):link".
std::string shown(const RichText& runs) {
  std::string out;
  for (const RichRun& run : runs) {
    if (!out.empty()) out += '|';
    if (run.bold) out += 'b';
    if (run.italic) out += 'i';
    if (run.literal) out += 'c';
    if (!run.link.empty()) out += "l(" + run.link + ")";
    if (run.bold || run.italic || run.literal || !run.link.empty()) out += ':';
    out += run.text;
  }
  return out;
}

struct InlineCase {
  const char* name;
  const char* source;
  const char* text;
  const char* runs;
};

constexpr InlineCase kInline[] = {
    {"plain", "Costs fell", "Costs fell", ""},
    {"empty", "", "", ""},
    {"strong", "Costs **fell**.", "Costs fell.", "Costs |b:fell|."},
    {"at the start", "**Costs** fell", "Costs fell", "b:Costs| fell"},
    {"quoted at the start", "**\"Costs\"** fell", "\"Costs\" fell", "b:\"Costs\"| fell"},
    {"nested", "*a **b** c*", "a b c", "i:a |bi:b|i: c"},
    {"both", "***a***", "a", "bi:a"},
    {"code", "run `a * b` now", "run a * b now", "run |c:a * b| now"},
    {"link", "see [the **report**](https://a.example/b)", "see the report",
     "see |l(https://a.example/b):the |bl(https://a.example/b):report"},
    {"escapes", "2 \\* 3 \\_x\\_", "2 * 3 _x_", "c:2 * 3 _x_"},
    {"entities", "R&amp;D &#8594; &copy;", "R&D → ©", "c:R&D → ©"},
    {"entity of a control", "a&#1;b",
     "a\xEF\xBF\xBD"
     "b",
     ""},
    {"paragraphs", "a\n**b**\n\nc", "a\nb\n\nc", "a|\n|b:b|\n|\n|c"},
    {"hard break", "a  \nb\\\nc", "a\vb\vc", ""},
    {"backslash at the end", "a\\", "a\\", ""},
    {"heading", "# Why", "# Why", ""},
    {"marker", "- a", "- a", ""},
    {"HTML", "a <b>b</b><br>", "a <b>b</b><br>", ""},
    {"picture", "![alt](a.png \"t\")", "![alt](a.png \"t\")", ""},
    {"table", "| a | b |\n|---|---|", "| a | b |\n|---|---|", ""},
    {"underline of a heading", "a\n===\n---", "a\n===\n---", ""},
    {"definition", "[a]: https://a.example", "[a]: https://a.example", ""},
    {"indented", "    a  b ", "    a  b ", ""},
    {"Korean", "매출은 **두 배** 늘었다", "매출은 두 배 늘었다", "매출은 |b:두 배| 늘었다"},
    {"Korean particle", "**굵게**은", "굵게은", "b:굵게|은"},
    // CommonMark: a closing ** after punctuation needs white space or punctuation behind it.
    {"Korean particle after a bracket", "**두 배(2x)**로", "**두 배(2x)**로", ""},
    {"source", "Costs fell [src1]", "Costs fell [src1]", ""},
};

TEST(InlineMarkdown, BecomesTextAndRuns) {
  for (const InlineCase& one : kInline) {
    SCOPED_TRACE(one.name);
    const MarkdownText read = read_inline_markdown(one.source);
    EXPECT_EQ(read.text, one.text);
    EXPECT_EQ(shown(read.runs), one.runs);
    std::string joined;
    for (const RichRun& run : read.runs) joined += run.text;
    EXPECT_TRUE(read.runs.empty() || joined == read.text) << joined;
  }
}

TEST(InlineMarkdown, ReadsDeepNestingAndLeavesLongLines) {
  std::string deep;
  for (int i = 0; i < 900; ++i) deep += "*a **b ";
  EXPECT_EQ(read_inline_markdown(deep).text.find('a'), 1U);
  std::string closed = deep;
  for (int i = 0; i < 900; ++i) closed += "** c*";
  const std::string longer = "**" + std::string(kMaxMarkdownLine, 'x') + "**";
  EXPECT_EQ(read_inline_markdown(longer).text, longer);
  EXPECT_NE(read_inline_markdown("**a**\n" + longer).text.find("a\n**xx"), std::string::npos);
  const std::string brackets(kMaxMarkdownLine, '[');
  EXPECT_EQ(read_inline_markdown(brackets).text, brackets);
}

TEST(MarkdownItems, AreThereOnlyIfEveryLineIsOne) {
  const auto items = markdown_items("- a\n  - b\n    * c\n\n- d");
  ASSERT_EQ(items.size(), 4U);
  EXPECT_EQ(items[1].level, 1);
  EXPECT_EQ(items[2].level, 2);
  EXPECT_EQ(items[3].level, 0);
  EXPECT_EQ(items[2].source, "c");
  EXPECT_FALSE(items[0].numbered);
  EXPECT_TRUE(markdown_items("1. a\n2) b").front().numbered);
  for (const char* text : {"", "a\n- b", "-a", "-", "- a\nb", "1.5 a", "**a** b"})
    EXPECT_TRUE(markdown_items(text).empty()) << text;
}

// ---- in a spec
// ------------------------------------------------------------------------------------

std::string spec(const std::string& deck, const std::string& slide, const std::string& element,
                 const std::string& content) {
  return R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":[{"slide_id":"s","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"e",)" +
         content + R"(,"extensions":)" + element + R"(}],"extensions":)" + slide +
         R"(}]},"theme":{"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"}},"extensions":)" +
         deck + "}";
}

Element read(const std::string& text, DiagnosticSink& sink) {
  const auto deck = read_deck(text, "spec", sink);
  EXPECT_TRUE(deck) << text;
  return deck ? deck->slides[0].elements[0] : Element();
}

const char* const kText = R"("kind":"text","content":{"text":"**a** b"})";

TEST(Markdown, IsReadOnRequestOnly) {
  const std::string on = R"({"text":"markdown"})", off = R"({"text":"plain"})", none = "{}";
  const struct {
    std::string deck, slide, element, text;
  } rows[] = {{none, none, none, "**a** b"}, {on, none, none, "a b"},    {none, on, none, "a b"},
              {none, none, on, "a b"},       {on, off, none, "**a** b"}, {on, off, on, "a b"},
              {on, none, off, "**a** b"}};
  for (const auto& row : rows) {
    DiagnosticSink sink;
    const Element element = read(spec(row.deck, row.slide, row.element, kText), sink);
    EXPECT_EQ(std::get<TextContent>(element.content).text, row.text);
    EXPECT_TRUE(sink.empty());
  }
}

TEST(Markdown, YieldsToRuns) {
  DiagnosticSink sink;
  const Element element = read(
      spec(R"({"text":"markdown"})", "{}", R"({"runs":[{"text":"**a** b","italic":true}]})", kText),
      sink);
  EXPECT_EQ(std::get<TextContent>(element.content).text, "**a** b");
  EXPECT_TRUE(sink.empty());
}

TEST(Markdown, MakesListsOfItemsAndRunsOfThem) {
  DiagnosticSink sink;
  const std::string on = R"({"text":"markdown"})";
  const Element list = read(
      spec(on, "{}", "{}", R"("kind":"text","role":"body","content":{"text":"1. **a**\n   - b"})"),
      sink);
  ASSERT_EQ(list.kind, ElementKind::Bullets);
  const auto& bullets = std::get<BulletsContent>(list.content);
  EXPECT_EQ(bullets.items, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(list.style.levels, (std::vector<int>{0, 1}));
  EXPECT_EQ(list.style.list, ListKind::Number);
  EXPECT_EQ(shown(bullets.runs[0]), "b:a");
  const Element title =
      read(spec(on, "{}", "{}", R"("kind":"text","role":"title","content":{"text":"- a"})"), sink);
  EXPECT_EQ(title.kind, ElementKind::Text);
  const Element items =
      read(spec(on, "{}", "{}", R"("kind":"bullets","content":{"items":["*a*","b"]})"), sink);
  EXPECT_EQ(shown(std::get<BulletsContent>(items.content).runs[0]), "i:a");
  EXPECT_TRUE(std::get<BulletsContent>(items.content).runs[1].empty());
  const Element shape =
      read(spec(on, "{}", "{}", R"("kind":"shape","content":{"shape":"rect","text":"*a*"})"), sink);
  EXPECT_EQ(shown(std::get<ShapeContent>(shape.content).text.runs), "i:a");
  EXPECT_TRUE(sink.empty());
}

TEST(Markdown, ChecksItsLinks) {
  DiagnosticSink sink;
  const Element element = read(
      spec(
          R"({"text":"markdown"})", "{}", "{}",
          R"x("kind":"text","content":{"text":"[a](javascript:x) [b](example.org) [c](#s) [**d** d](#t)"})x"),
      sink);
  const auto& text = std::get<TextContent>(element.content);
  EXPECT_EQ(text.text, "a b c d d");
  EXPECT_NE(shown(text.runs).find("l(https://example.org"), std::string::npos);
  EXPECT_NE(shown(text.runs).find("l(#s):c"), std::string::npos);
  ASSERT_EQ(sink.size(), 3U);
  EXPECT_EQ(sink[0].rule, "invalid-link");
  EXPECT_EQ(sink[1].rule, "link-adjusted");
  EXPECT_EQ(sink[2].rule, "invalid-link");
  EXPECT_EQ(sink[0].at.pointer, "/deck/slides/0/elements/0/content/text");
}

}  // namespace
}  // namespace deckle
