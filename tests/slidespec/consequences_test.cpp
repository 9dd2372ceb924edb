// One fault, one finding: what only follows from another finding is not listed, the rest is.

#include "slidespec/validate/consequences.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace deckle {
namespace {

Diagnostic finding(const char* rule, std::string pointer, std::string got = "",
                   Severity severity = Severity::Error) {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.at.pointer = std::move(pointer);
  d.got = std::move(got);
  return d;
}

Diagnostic missing(std::string object, const char* member) {
  Diagnostic d = finding("schema", std::move(object));
  d.facts = {{"member", std::string(member)}};
  return d;
}

#define S0 "/deck/slides/0"
#define S1 "/deck/slides/1"

TEST(Consequences, AreDropped) {
  struct Row {
    const char* name;
    DiagnosticSink schema, meaning;
    std::size_t kept;
  };
  const auto cites = [](const char* slide, const char* id) {
    return finding("dangling-reference", std::string(slide) + "/elements/0/citations/0/citation_id",
                   id);
  };
  const auto note = [](const char* rule, const char* pointer) {
    return finding(rule, pointer, "", Severity::Note);
  };
  const Row rows[] = {
      {"nothing is wrong with the form", {}, {cites(S0, "a")}, 1},
      {"the value itself", {finding("schema", "/a/b")}, {finding("unknown-role", "/a/b")}, 0},
      {"in the value", {finding("schema", "/a/b")}, {finding("invalid-value", "/a/b/0")}, 0},
      {"beside the value", {finding("schema", "/a/b")}, {finding("invalid-value", "/a/bc")}, 1},
      {"the document", {finding("schema", "")}, {finding("invalid-value", "/a")}, 0},
      {"a missing member", {missing("/a", "b")}, {finding("invalid-value", "/a/b")}, 0},
      {"beside a missing member", {missing("/a", "b")}, {finding("invalid-value", "/a/c")}, 1},
      {"a note about more", {finding("schema", "/a/b/c")}, {note("chart-data", "/a/b")}, 0},
      {"an error about more", {finding("schema", "/a/b/c")}, {finding("other", "/a/b")}, 1},
      {"the list of sources",
       {finding("schema", S0 "/citations")},
       {cites(S0, "a"), cites(S0, "b")},
       0},
      {"of another slide", {finding("schema", S1 "/citations")}, {cites(S0, "a")}, 1},
      {"one source", {missing(S0 "/citations/0", "id")}, {cites(S0, "a"), cites(S0, "a")}, 0},
      {"one source, two names",
       {missing(S0 "/citations/0", "id")},
       {cites(S0, "a"), cites(S0, "b")},
       2},
      {"a source's title", {finding("schema", S0 "/citations/0/title")}, {cites(S0, "a")}, 1},
      {"an asset's type",
       {finding("schema", "/assets/0/type")},
       {finding("dangling-reference", S0 "/elements/0/data_ref", "a")},
       0},
      {"an element's id",
       {finding("schema", S0 "/elements/1/element_id")},
       {finding("dangling-reference", S0 "/layout/layout_hints/order/0", "a")},
       0},
      {"the columns of a table",
       {finding("schema", S0 "/elements/0/content/columns")},
       {finding("ragged-table", S0 "/elements/0/content/rows/3")},
       0},
      {"the chart of a highlight",
       {finding("schema", S0 "/elements/0/content/series/0/name")},
       {finding("dangling-reference", S0 "/elements/0/style/highlight", "a", Severity::Warning)},
       0},
  };
  for (const Row& row : rows) {
    DiagnosticSink meaning = row.meaning;
    drop_consequences(row.schema, meaning);
    EXPECT_EQ(meaning.size(), row.kept) << row.name;
  }
}

}  // namespace
}  // namespace deckle
