// Schemas compiled: which are taken, and what their checks mean.

#include "slidespec/validate/schema/compiled_schema.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "slidespec/schema/schemas.h"
#include "slidespec/validate/schema/explain.h"
#include "slidespec/validate/schema/semantics.h"

namespace deckle::schema {
namespace {

using nlohmann::json;

TEST(CompiledSchema, TakesEveryPublishedSchema) {
  for (const std::string& name : schema_names()) {
    const auto schema = CompiledSchema::compile(json::parse(*schema_text(name)));
    EXPECT_TRUE(schema.has_value()) << name << ' ' << to_string(schema.error());
  }
}

TEST(CompiledSchema, RefusesWhatItWouldNotCheck) {
  const std::pair<const char*, const char*> rows[] = {
      {R"({"pattern": "^a"})", "the keyword 'pattern' is not supported"},
      {R"({"$defs": {"a": {"format": "uri"}}})", "/$defs/a: the keyword 'format' is not supported"},
      {R"({"properties": {"a": {"items": {"oneOf": []}}}})",
       "/properties/a/items: the keyword 'oneOf' is not supported"},
      {R"({"not": {}})", "the keyword 'not' is not supported"},
      {R"({"type": "text"})", "this form of the keyword 'type' is not supported"},
      {R"({"type": []})", "this form of the keyword 'type' is not supported"},
      {R"({"enum": []})", "this form of the keyword 'enum' is not supported"},
      {R"({"required": "a"})", "this form of the keyword 'required' is not supported"},
      {R"({"required": [1]})", "this form of the keyword 'required' is not supported"},
      {R"({"minimum": "1"})", "this form of the keyword 'minimum' is not supported"},
      {R"({"exclusiveMinimum": true})",
       "this form of the keyword 'exclusiveMinimum' is not supported"},
      {R"({"properties": {"a": {"minLength": -1}}})",
       "/properties/a: this form of the keyword 'minLength' is not supported"},
      {R"({"properties": [], "additionalProperties": false})",
       "this form of the keyword 'properties' is not supported"},
      {R"({"anyOf": []})", "this form of the keyword 'anyOf' is not supported"},
      {R"({"then": {}})", "this form of the keyword 'then' is not supported"},
      {R"({"items": [{"type": "string"}]})",
       "/items: a schema that is not an object is not supported"},
      {R"({"allOf": [{}, true]})", "/allOf/1: a schema that is not an object is not supported"},
      {R"({"$ref": "other.json"})", "this form of the keyword '$ref' is not supported"},
      {R"({"$ref": "#/$defs/a/b", "$defs": {"a": {"b": {}}}})",
       "this form of the keyword '$ref' is not supported"},
      {R"({"$ref": "#/$defs/a", "$defs": {}})", "'#/$defs/a' has no target"},
      {R"({"$ref": "#/$defs/a"})", "'#/$defs/a' has no target"},
      {R"({"$defs": {"a": {"$ref": "#/$defs/a"}}})", "references lead in a circle"},
      {R"({"$defs": {"a": {"allOf": [{"$ref": "#/$defs/b"}]},
                     "b": {"if": {"anyOf": [{"$ref": "#/$defs/a"}]}}}})",
       "references lead in a circle"},
      {R"({"$defs": {"a": {"if": {}, "else": {"$ref": "#/$defs/a"}}}})",
       "references lead in a circle"},
  };
  for (const auto& [schema, message] : rows) {
    const auto compiled = CompiledSchema::compile(json::parse(schema));
    ASSERT_FALSE(compiled.has_value()) << schema;
    EXPECT_EQ(to_string(compiled.error()), message) << schema;
  }
}

TEST(CompiledSchema, Accepts) {
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
      {R"({"type": "integer"})", R"(80.0)", true},
      {R"({"type": "integer"})", R"(1e300)", true},
      {R"({"type": ["integer", "null"]})", R"("80")", false},
      {R"({"exclusiveMinimum": 0, "exclusiveMaximum": 2})", R"(0)", false},
      {R"({"exclusiveMinimum": 0, "exclusiveMaximum": 2})", R"(0.5)", true},
      {R"({"exclusiveMinimum": 0, "exclusiveMaximum": 2})", R"(2.0)", false},
      {R"({"minimum": 0, "maximum": 2})", R"(0)", true},
      {R"({"minimum": 0, "maximum": 2})", R"(2.5)", false},
      {R"({"minimum": 0, "maximum": 2})", R"(-1)", false},
      {R"({"minimum": 0})", R"("of no number")", true},
      {R"({"minLength": 1, "maxLength": 3})", R"("")", false},
      {R"({"minLength": 1, "maxLength": 3})", R"("한국어")", true},
      {R"({"minLength": 1, "maxLength": 3})", R"("한국어요")", false},
      {R"({"minLength": 2, "maxLength": 2})", R"("😀")", false},
      {R"({"minLength": 2, "maxLength": 2})", R"("😀한")", true},
      {R"({"minLength": 2, "maxLength": 2})", R"("abc")", false},
      {R"({"const": "a"})", R"("a")", true},
      {R"({"const": "a"})", R"("b")", false},
      {R"({"const": 1})", R"(1.0)", true},
      {R"({"const": 1})", R"(true)", false},
      {R"({"const": null})", R"(null)", true},
      {R"({"const": {"a": [1, false]}})", R"({"a": [1.0, false]})", true},
      {R"({"const": {"a": [1, false]}})", R"({"a": [1, 0]})", false},
      {R"({"enum": ["a", null, 2, [1]]})", R"(null)", true},
      {R"({"enum": ["a", null, 2, [1]]})", R"([1])", true},
      {R"({"enum": ["a", null, 2, [1]]})", R"([])", false},
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
      {R"({"anyOf": [{"type": "string"}, {"minimum": 3}]})", R"("a")", true},
      {R"({"anyOf": [{"type": "string"}, {"minimum": 3}]})", R"(3)", true},
      {R"({"anyOf": [{"type": "string"}, {"minimum": 3}]})", R"(2)", false},
      {R"({"if": {"type": "integer"}, "then": {"minimum": 3}})", R"(2.0)", false},
      {R"({"if": {"type": "integer"}, "then": {"minimum": 3}})", R"(2.5)", true},
      {R"({"$ref": "#/$defs/a", "type": "string", "$defs": {"a": {"minLength": 2}}})", R"("a")",
       false},
      {R"({"$ref": "#/$defs/a", "type": "string", "$defs": {"a": {"minLength": 2}}})", R"([])",
       false},
      {R"({"$ref": "#/$defs/a", "type": "string", "$defs": {"a": {"minLength": 2}}})", R"("ab")",
       true},
      {R"({"properties": {"l": {"$ref": "#/$defs/l"}},
           "$defs": {"l": {"type": "array", "items": {"$ref": "#/$defs/l"}}}})",
       R"({"l": [[], [[]]]})", true},
      {R"({"properties": {"l": {"$ref": "#/$defs/l"}},
           "$defs": {"l": {"type": "array", "items": {"$ref": "#/$defs/l"}}}})",
       R"({"l": [[], [[1]]]})", false},
  };
  for (const Row& row : rows) {
    const auto schema = CompiledSchema::compile(json::parse(row.schema));
    ASSERT_TRUE(schema.has_value()) << row.schema;
    EXPECT_EQ(accepts(*schema, json::parse(row.document)), row.accepted)
        << row.schema << ' ' << row.document;
  }
}

TEST(CompiledSchema, ExplainsWithPlaceAndKeyword) {
  struct Row {
    const char* schema;
    const char* document;
    std::vector<std::string> flaws;  // keyword and pointer
  };
  const Row rows[] = {
      {R"({"type": "string", "minLength": 2})", R"(1)", {"type "}},
      {R"({"const": 1, "enum": [2, 3], "minimum": 4})", R"(0)", {"const ", "enum ", "minimum "}},
      {R"({"minLength": 2, "maxLength": 0})", R"("a")", {"minLength ", "maxLength "}},
      {R"({"properties": {"b": {"exclusiveMinimum": 1}, "a": {"exclusiveMaximum": 1}}})",
       R"({"a": 1, "b": 1})",
       {"exclusiveMaximum /a", "exclusiveMinimum /b"}},
      {R"({"required": ["b", "a"], "properties": {"a": {}}, "additionalProperties": false})",
       R"({"c": 1})",
       {"required ", "required ", "additionalProperties /c"}},
      {R"({"additionalProperties": false})", R"({"c": 1})", {"additionalProperties /c"}},
      {R"({"additionalProperties": {"type": "null"}})", R"({"c": 1})", {"type /c"}},
      {R"({"minItems": 3, "maxItems": 1, "items": {"type": "null"}})",
       R"([1, null])",
       {"minItems ", "maxItems ", "type /0"}},
      {R"({"allOf": [{"minimum": 1}, {"minimum": 1}, {"minimum": 2}]})",
       R"(0)",
       {"minimum ", "minimum "}},
      {R"({"anyOf": [{"type": "string"}, {"$ref": "#/$defs/a"}],
           "$defs": {"a": {"type": "number", "minimum": 3}}})",
       R"(2)",
       {"minimum "}},
      {R"({"anyOf": [{"type": "string"}, {"type": "null"}]})", R"(2)", {"anyOf "}},
      {R"({"if": {"properties": {"k": {"const": 1}}}, "then": {"required": ["a"]},
           "else": {"required": ["b"]}})",
       R"({"k": 2})",
       {"required "}},
      // The condition holds because `k` is missing; its consequence is not another flaw.
      {R"({"required": ["k"], "if": {"properties": {"k": {"const": 1}}}, "then": {"required": ["a"]}})",
       R"({})",
       {"required "}},
  };
  for (const Row& row : rows) {
    const auto schema = CompiledSchema::compile(json::parse(row.schema));
    ASSERT_TRUE(schema.has_value()) << row.schema;
    std::vector<std::string> flaws;
    for (const Flaw& flaw : explain_rejection(*schema, json::parse(row.document)))
      flaws.push_back(std::get<std::string>(flaw.facts.at(0).value) + " " + flaw.pointer);
    EXPECT_EQ(flaws, row.flaws) << row.schema << ' ' << row.document;
  }
}

}  // namespace
}  // namespace deckle::schema
