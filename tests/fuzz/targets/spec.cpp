#include "slidespec/json/json_document.h"
#include "slidespec/validate/schema_check.h"
#include "slidespec/validate/validate.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

// By the published schema, and by everything else that a spec has to meet.
void read_spec(std::string_view bytes) {
  DiagnosticSink schema;
  const auto document = JsonDocument::read(bytes, "spec.json", schema);
  const bool valid =
      document && !has_error(schema) && check_schema("slidespec-v1", *document, schema);
  DiagnosticSink sink;
  const auto deck = read_deck(bytes, "spec.json", sink);
  expect(deck.has_value() != has_error(sink), "a deck is read, or there is an error");
  expect(valid || !deck, "a spec that the schema refuses is refused");
}

}  // namespace deckle::fuzz
