#include "tests/slidespec/valijson_verdict.h"

#include <nlohmann/json.hpp>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace deckle::test {

struct ValijsonVerdict::Data {
  valijson::Schema schema;
};

ValijsonVerdict::ValijsonVerdict(const nlohmann::json& schema) : data_(std::make_unique<Data>()) {
  valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
  parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(schema), data_->schema);
}

ValijsonVerdict::~ValijsonVerdict() = default;

bool ValijsonVerdict::accepts(const nlohmann::json& document) const {
  valijson::Validator validator(valijson::Validator::kStrongTypes);
  return validator.validate(data_->schema, valijson::adapters::NlohmannJsonAdapter(document),
                            nullptr);
}

}  // namespace deckle::test
