// Our verdicts beside those of valijson, over documents made from the schemas.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "slidespec/schema/schemas.h"
#include "slidespec/validate/schema/explain.h"
#include "slidespec/validate/schema/semantics.h"
#include "tests/slidespec/schema_documents.h"
#include "tests/slidespec/valijson_verdict.h"
#include "tests/support/sanitized.h"

namespace deckle::test {
namespace {

using nlohmann::json;

// 80.0 as 80: valijson takes the one for an integer only.
json normalised(json value) {
  if (value.is_number_float()) {
    const double number = value.get<double>();
    if (std::abs(number) < 1e18 && std::trunc(number) == number)
      return static_cast<std::int64_t>(number);
  } else if (value.is_structured()) {
    for (json& below : value) below = normalised(std::move(below));
  }
  return value;
}

class SchemaOracle : public testing::TestWithParam<std::string> {};

TEST_P(SchemaOracle, AgreesOnMadeDocuments) {
  constexpr int kDocuments = test::kSanitized ? 50 : 2000, kMost = test::kSanitized ? 50 : 8000;
  const json text = json::parse(*schema_text(GetParam()));
  const auto schema = schema::CompiledSchema::compile(text);
  ASSERT_TRUE(schema) << to_string(schema.error());
  const ValijsonVerdict valijson(text);
  SchemaDocuments documents(text);
  std::set<std::string> used;  // keywords of the schema
  for (const char* keyword :
       {"type", "const", "enum", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
        "required", "additionalProperties", "minItems", "maxItems", "anyOf"}) {
    if (schema_text(GetParam())->find(fmt::format("\"{}\":", keyword)) != std::string_view::npos)
      used.insert(keyword);
  }
  int accepted = 0, made = 0;
  std::set<std::string> broken;
  const auto all_broken = [&] {
    return std::includes(broken.begin(), broken.end(), used.begin(), used.end());
  };
  // Further ones until each keyword was broken, which is rare where one is deep in the schema.
  for (; made < kDocuments || (!all_broken() && made < kMost); ++made) {
    const json document = documents.document(static_cast<std::uint64_t>(made));
    const bool verdict = accepts(*schema, document);
    ASSERT_EQ(verdict, valijson.accepts(normalised(document))) << made << ": " << document;
    accepted += verdict ? 1 : 0;
    if (verdict) continue;
    const std::vector<schema::Flaw> flaws = explain_rejection(*schema, document);
    ASSERT_FALSE(flaws.empty());
    ASSERT_FALSE(flaws.front().facts.empty()) << "unexplained, " << made << ": " << document;
    for (const schema::Flaw& flaw : flaws)
      broken.insert(std::get<std::string>(flaw.facts.front().value));
  }
  if (!test::kSanitized) {
    EXPECT_TRUE(all_broken());  // else little was compared
  }
  EXPECT_GT(accepted, made / 8);
  EXPECT_LT(accepted, made * 3 / 4);
}

INSTANTIATE_TEST_SUITE_P(Schemas, SchemaOracle, testing::ValuesIn(schema_names()),
                         [](const auto& schema) {
                           std::string name = schema.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace deckle::test
