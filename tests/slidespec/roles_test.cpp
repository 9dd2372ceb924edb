// Roles under other names: what they become, and with which finding.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <set>
#include <string>
#include <vector>

#include "slidespec/diag/same_name.h"
#include "slidespec/validate/role_names.h"
#include "slidespec/validate/validate.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

struct Part {
  std::string kind, role;
};

std::string content_of(const std::string& kind) {
  if (kind == "text") return R"({"text": "words"})";
  if (kind == "bullets") return R"({"items": ["words"]})";
  if (kind == "image") return R"({"asset_id": "a"})";
  if (kind == "table") return R"({"columns": ["a"], "rows": [["1"]]})";
  if (kind == "chart")
    return R"({"chart_type": "bar", "series": [{"name": "s", "data": [{"x": "a", "y": 1}]}]})";
  return "{}";
}

std::string spec_of(const std::vector<Part>& parts, const std::string& type) {
  std::string elements;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    elements +=
        fmt::format(R"({}{{"element_id": "e{}", "kind": "{}", "role": "{}", "content": {}}})",
                    i == 0 ? "" : ", ", i, parts[i].kind, parts[i].role, content_of(parts[i].kind));
  }
  return fmt::format(R"({{
    "spec_version": "slidespec_v1",
    "deck": {{"title": "t", "language": "en", "slides": [
      {{"slide_id": "s1", "type": "{}", "layout": {{"layout_id": "one_column"}}, "elements": [{}]}}]}},
    "theme": {{"template_ref": {{"template_id": "default"}}, "brand": {{"brand_kit_id": "default"}}}},
    "assets": [{{"asset_id": "a", "type": "image", "source": {{"kind": "file", "file_id": "a.png"}}}}]
  }})",
                     type, elements);
}

struct Settled {
  std::vector<std::string> roles;
  DiagnosticSink findings;
};

Settled settled(const std::vector<Part>& parts, const std::string& type = "content") {
  Settled out;
  const auto deck = read_deck(spec_of(parts, type), "spec.json", out.findings);
  EXPECT_TRUE(deck) << test::listed(out.findings);
  if (!deck) return out;
  for (const Element& element : deck->slides[0].elements) out.roles.push_back(element.role);
  return out;
}

TEST(Roles, AreReadUnderOtherNames) {
  struct Row {
    const char* kind;
    const char* written;
    const char* role;     // what it is read as
    const char* finding;  // "", "note", "warning"
  };
  const Row rows[] = {
      {"text", "title", "title", ""},
      {"text", "key_takeaway", "key_takeaway", ""},
      {"text", "", "", ""},
      // case and separators
      {"text", "Title", "title", "note"},
      {"text", "TITLE", "title", "note"},
      {"text", "Key Takeaway", "key_takeaway", "note"},
      {"text", "keyTakeaway", "key_takeaway", "note"},
      {"text", "key-takeaway", "key_takeaway", "note"},
      {"text", "sub_title", "subtitle", "note"},
      {"text", "Sub-Title", "subtitle", "note"},
      // other names
      {"text", "heading", "title", "note"},
      {"text", "headline", "title", "note"},
      {"text", "header", "title", "note"},
      {"text", "title_text", "title", "note"},
      {"bullets", "heading", "title", "note"},
      {"text", "H1", "title", "note"},
      {"text", "subheading", "subtitle", "note"},
      {"text", "tagline", "subtitle", "note"},
      {"text", "left_column", "left", "note"},
      {"bullets", "leftColumn", "left", "note"},
      {"image", "left_content", "left", "note"},
      {"text", "col1", "left", "note"},
      {"text", "column_1", "left", "note"},
      {"table", "right_column", "right", "note"},
      {"chart", "right-side", "right", "note"},
      {"text", "column_2", "right", "note"},
      {"text", "content", "body", "note"},
      {"text", "text", "body", "note"},
      {"text", "paragraph", "body", "note"},
      {"bullets", "bullets", "body", "note"},
      {"bullets", "list", "body", "note"},
      {"chart", "main", "body", "note"},
      {"image", "image", "picture", "note"},
      {"image", "photo", "picture", "note"},
      {"image", "img", "picture", "note"},
      {"image", "figure", "picture", "note"},
      {"chart", "graph", "chart", "note"},
      {"chart", "plot", "chart", "note"},
      {"table", "data_table", "table", "note"},
      {"text", "takeaway", "key_takeaway", "note"},
      {"text", "insight", "key_takeaway", "note"},
      {"shape", "callout", "key_takeaway", "note"},
      {"text", "summary", "key_takeaway", "note"},
      {"text", "legend", "caption", "note"},
      {"text", "note", "caption", "note"},
      {"text", "quotation", "quote", "note"},
      {"text", "page_footer", "footer", "note"},
      {"text", "제목", "title", "note"},
      {"text", "부제", "subtitle", "note"},
      {"text", "부제목", "subtitle", "note"},
      {"text", "본문", "body", "note"},
      {"text", "왼쪽", "left", "note"},
      {"text", "오른쪽", "right", "note"},
      {"text", "오른쪽단", "right", "note"},
      {"image", "그림", "picture", "note"},
      {"chart", "차트", "chart", "note"},
      {"table", "표", "table", "note"},
      {"text", "핵심메시지", "key_takeaway", "note"},
      {"text", "캡션", "caption", "note"},
      // typing mistakes
      {"text", "titel", "title", "warning"},
      {"text", "tittle", "title", "warning"},
      {"text", "subtitel", "subtitle", "warning"},
      {"text", "bdy", "body", "warning"},
      {"text", "letf", "left", "warning"},
      {"text", "key_takaway", "key_takeaway", "warning"},
      {"text", "headding", "title", "warning"},
      {"text", "leftcolum", "left", "warning"},
      // known to nobody, or of another kind
      {"text", "sidebar", "sidebar", "warning"},
      {"text", "icon", "icon", ""},
      {"text", "---", "---", "warning"},
      {"text", "image", "image", "warning"},
      {"image", "heading", "heading", "warning"},
      {"shape", "header", "header", "warning"},
      {"divider", "content", "content", "warning"},
      {"text", "그린", "그린", "warning"},
      // without a quotation
      {"text", "source", "source", "warning"},
      {"text", "author", "author", "warning"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(std::string(row.kind) + " " + row.written);
    const Settled out = settled({{row.kind, row.written}});
    ASSERT_EQ(out.roles.size(), 1U);
    EXPECT_EQ(out.roles[0], row.role);
    if (*row.finding == '\0') {
      EXPECT_TRUE(out.findings.empty()) << test::listed(out.findings);
      continue;
    }
    ASSERT_EQ(out.findings.size(), 1U) << test::listed(out.findings);
    const Diagnostic& found = out.findings[0];
    EXPECT_STREQ(to_string(found.severity), row.finding);
    EXPECT_EQ(found.rule, std::string(row.finding) == "note" ? "role-adjusted" : "unknown-role");
    EXPECT_EQ(found.at.pointer, "/deck/slides/0/elements/0/role");
    EXPECT_EQ(found.at.slide_id, "s1");
    EXPECT_EQ(found.at.element_id, "e0");
    EXPECT_GT(found.at.line, 0);
    if (std::string(row.written) != row.role) {
      EXPECT_NE(found.hint.english().find(std::string("'") + row.role + "'"), std::string::npos)
          << found.hint;
    }
  }
}

// The findings as "severity of element".
std::string severities(const Settled& out) {
  std::string text;
  for (const Diagnostic& d : out.findings) {
    if (!text.empty()) text += ", ";
    text += std::string(to_string(d.severity)) + " " + d.at.element_id;
  }
  return text;
}

TEST(Roles, AreNotTakenFromAnElementThatHasThemByName) {
  struct Case {
    const char* name;
    std::vector<Part> parts;
    std::vector<std::string> roles;
    const char* findings;
    const char* type = "content";
  };
  const Case cases[] = {
      {"the exact one stays the only title",
       {{"text", "heading"}, {"text", "title"}},
       {"heading", "title"},
       "warning e0"},
      {"the first of two other names",
       {{"text", "headline"}, {"text", "heading"}},
       {"title", "heading"},
       "note e0, warning e1"},
      {"another name goes before a typing mistake",
       {{"text", "titel"}, {"text", "headline"}},
       {"titel", "title"},
       "warning e0, note e1"},
      {"a name of parts is not the title",
       {{"text", "heading"}, {"bullets", "list"}, {"text", "heading"}, {"bullets", "list"}},
       {"heading", "body", "heading", "body"},
       "note e1, note e3"},
      {"columns may hold several",
       {{"text", "left_column"}, {"bullets", "left_column"}, {"text", "right_column"}},
       {"left", "left", "right"},
       "note e0, note e1, note e2"},
      {"captions too",
       {{"text", "legend"}, {"text", "caption"}, {"text", "legend"}},
       {"caption", "caption", "caption"},
       "note e0, note e2"},
      {"a quotation has a source",
       {{"text", "quote"}, {"text", "source"}},
       {"quote", "attribution"},
       "note e1"},
      {"also under another name",
       {{"text", "author"}, {"text", "인용문"}},
       {"attribution", "quote"},
       "note e0, note e1"},
      {"and by the slide's type",
       {{"text", "body"}, {"text", "speaker"}},
       {"body", "attribution"},
       "note e1",
       "quote"},
  };
  for (const Case& c : cases) {
    const Settled out = settled(c.parts, c.type);
    EXPECT_EQ(out.roles, c.roles) << c.name;
    EXPECT_EQ(severities(out), c.findings) << c.name;
  }
}

TEST(Roles, TableIsUnambiguous) {
  std::vector<std::string_view> roles;
  std::vector<FoldedName> names;
  for (const RoleNames& row : role_names()) {
    roles.push_back(row.role);
    names.emplace_back(row.role);
    for (const std::string_view name : row.other_names) names.emplace_back(name);
  }
  const auto known = known_roles();
  EXPECT_EQ(roles, std::vector<std::string_view>(known.begin(), known.end()));
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(names[i] == names[j]) << i << " and " << j;
  }
}

TEST(FoldedName, TellsMistakesFromOtherNames) {
  struct Row {
    const char* a;
    const char* b;
    int edits;  // -1: another name
  };
  for (const Row& row : std::vector<Row>{{"Two-Column", "twoColumn", 0},
                                         {"Q&A", "qa", 0},
                                         {"two_colum", "two_column", 1},
                                         {"tow_column", "two_column", 1},
                                         {"two_clumm", "two_column", 2},
                                         {"wo_clumm", "two_column", -1},
                                         {"left", "letf", 1},
                                         {"left", "lefty", 1},
                                         {"left", "lxfy", -1},
                                         {"row", "low", -1},
                                         {"감사합니다", "감사함니다", 1},
                                         {"그림", "그린", -1},
                                         {"", "a", -1}}) {
    const auto edits = FoldedName(row.a).typing_mistakes(FoldedName(row.b));
    EXPECT_EQ(edits ? static_cast<int>(*edits) : -1, row.edits) << row.a << " " << row.b;
    EXPECT_EQ(FoldedName(row.b).typing_mistakes(FoldedName(row.a)), edits);
  }
  const std::string long_name(65, 'x');
  EXPECT_FALSE(FoldedName(long_name).typing_mistakes(FoldedName(long_name)));
  EXPECT_TRUE(FoldedName("quote slide").without("slide") == FoldedName("quote"));
  EXPECT_TRUE(FoldedName("slide").without("slide") == FoldedName("slide"));
}

}  // namespace
}  // namespace deckle
