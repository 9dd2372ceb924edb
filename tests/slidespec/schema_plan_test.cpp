// The plan of a schema: what it knows, and that it accepts exactly what is plainly right.

#include "slidespec/validate/schema_plan.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "slidespec/schema/schemas.h"

namespace deckle {
namespace {

using nlohmann::json;

TEST(SchemaPlan, KnowsEveryKeywordOfSlideSpec) {
  EXPECT_TRUE(SchemaPlan::of(json::parse(*schema_text("slidespec-v1"))).has_value())
      << "or every document is judged the slow way";
}

TEST(SchemaPlan, LeavesWhatItDoesNotKnow) {
  for (const char* schema : {
           R"({"pattern": "^a"})",
           R"({"anyOf": [{"type": "string"}]})",
           R"({"$ref": "#/$defs/a", "type": "string", "$defs": {"a": {}}})",
           R"({"$ref": "other.json"})",
           R"({"type": "text"})",
           R"({"const": 1})",
           R"({"enum": ["a", null]})",
           R"({"items": [{"type": "string"}]})",
           R"({"properties": {"a": {"minLength": -1}}})",
           // A number that is a whole one to JSON Schema and none to the plan would take the wrong
           // way.
           R"({"if": {"type": "integer"}, "then": {"minimum": 3}})",
           R"({"if": {"properties": {"a": {"type": "integer"}}}, "then": {"required": ["b"]}})",
       }) {
    EXPECT_FALSE(SchemaPlan::of(json::parse(schema)).has_value()) << schema;
  }
}

TEST(SchemaPlan, Accepts) {
  struct Row {
    const char* schema;
    const char* document;
    bool accepted;
  };
  const Row rows[] = {
      {R"({})", R"([1, {"a": null}])", true},
      {R"({"type": "string"})", R"("a")", true},
      {R"({"type": "string"})", R"(1)", false},
      {R"({"type": ["string", "null"]})", R"(null)", true},
      {R"({"type": ["string", "null"]})", R"(false)", false},
      {R"({"type": "number"})", R"(1)", true},
      {R"({"type": "integer"})", R"(1)", true},
      {R"({"type": "integer"})", R"(1.5)", false},
      {R"({"minimum": 0, "maximum": 2})", R"(0)", true},
      {R"({"minimum": 0, "maximum": 2})", R"(2.5)", false},
      {R"({"minimum": 0, "maximum": 2})", R"(-1)", false},
      {R"({"minimum": 0})", R"("of no number")", true},
      {R"({"minLength": 1, "maxLength": 3})", R"("")", false},
      {R"({"minLength": 1, "maxLength": 3})", R"("한국어")", true},
      {R"({"minLength": 1, "maxLength": 3})", R"("한국어요")", false},
      {R"({"const": "a"})", R"("a")", true},
      {R"({"const": "a"})", R"("b")", false},
      {R"({"enum": ["a", "b"]})", R"("b")", true},
      {R"({"enum": ["a", "b"]})", R"(null)", false},
      {R"({"minItems": 1, "maxItems": 2, "items": {"type": "string"}})", R"(["a"])", true},
      {R"({"minItems": 1, "maxItems": 2, "items": {"type": "string"}})", R"([])", false},
      {R"({"minItems": 1, "maxItems": 2, "items": {"type": "string"}})", R"(["a", "b", "c"])",
       false},
      {R"({"minItems": 1, "maxItems": 2, "items": {"type": "string"}})", R"(["a", 2])", false},
      {R"({"required": ["b"]})", R"({"a": 1})", false},
      {R"({"required": ["a"]})", R"({"a": 1})", true},
      {R"({"additionalProperties": false})", R"({})", true},
      {R"({"additionalProperties": false})", R"({"a": 1})", false},
      {R"({"properties": {"b": {}, "d": {}}, "additionalProperties": false})",
       R"({"b": 1, "d": 2})", true},
      {R"({"properties": {"b": {}, "d": {}}, "additionalProperties": false})", R"({"a": 1})",
       false},
      {R"({"properties": {"b": {}, "d": {}}, "additionalProperties": false})", R"({"c": 1})",
       false},
      {R"({"properties": {"b": {}, "d": {}}, "additionalProperties": false})",
       R"({"d": 1, "e": 1})", false},
      {R"({"properties": {"b": {"type": "null"}}, "additionalProperties": {"type": "string"}})",
       R"({"a": "x", "b": null, "c": "y"})", true},
      {R"({"properties": {"b": {"type": "null"}}, "additionalProperties": {"type": "string"}})",
       R"({"a": "x", "b": "z"})", false},
      {R"({"properties": {"b": {}}, "additionalProperties": {"type": "string"}})", R"({"c": 1})",
       false},
      {R"({"allOf": [{"required": ["a"]}, {"required": ["b"]}]})", R"({"a": 1})", false},
      {R"({"allOf": [{"required": ["a"]}, {"required": ["b"]}]})", R"({"a": 1, "b": 1})", true},
      {R"({"if": {"properties": {"k": {"const": "x"}}}, "then": {"required": ["y"]}})",
       R"({"k": "x"})", false},
      {R"({"if": {"properties": {"k": {"const": "x"}}}, "then": {"required": ["y"]}})",
       R"({"k": "z"})", true},
      {R"({"if": {"properties": {"k": {"const": "x"}}}, "then": {"required": ["y"]}})", R"({})",
       false},
      {R"({"if": {"required": ["k"]}, "else": {"required": ["y"]}})", R"({})", false},
      {R"({"if": {"required": ["k"]}, "else": {"required": ["y"]}})", R"({"k": 1})", true},
      {R"({"$ref": "#/$defs/list", "$defs": {}})", R"([])", false},
      {R"({"properties": {"l": {"$ref": "#/$defs/l"}},
           "$defs": {"l": {"type": "array", "items": {"$ref": "#/$defs/l"}}}})",
       R"({"l": [[], [[]]]})", true},
      {R"({"properties": {"l": {"$ref": "#/$defs/l"}},
           "$defs": {"l": {"type": "array", "items": {"$ref": "#/$defs/l"}}}})",
       R"({"l": [[], [[1]]]})", false},
  };
  for (const Row& row : rows) {
    const std::optional<SchemaPlan> plan = SchemaPlan::of(json::parse(row.schema));
    EXPECT_EQ(plan.has_value() && plan->accepts(json::parse(row.document)), row.accepted)
        << row.schema << ' ' << row.document;
  }
}

}  // namespace
}  // namespace deckle
