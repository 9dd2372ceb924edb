#include <nlohmann/json.hpp>

#include "slidespec/json/json_document.h"
#include "slidespec/json/json_writer.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {
namespace {

// Every value has a place within the text.
void check_places(const JsonDocument& document, const nlohmann::json& value, const std::string& at,
                  int& left) {
  if (--left < 0) return;
  const Place place = document.place(at);
  expect(place.line > 0 && place.column > 0, "every value has a place");
  if (value.is_object()) {
    for (const auto& [key, inner] : value.items())
      check_places(document, inner, at + "/" + pointer_token(key), left);
  } else if (value.is_array()) {
    for (std::size_t i = 0; i < value.size(); ++i)
      check_places(document, value[i], at + "/" + std::to_string(i), left);
  }
}

}  // namespace

void read_json(std::string_view bytes) {
  DiagnosticSink sink;
  const auto document = JsonDocument::read(bytes, "x.json", sink);
  expect(document || has_error(sink), "a document is read, or there is an error");
  if (!document || has_error(sink)) return;
  int places = 100;
  check_places(*document, document->root(), "", places);
  const std::string written = json_for_display(document->root().dump());
  DiagnosticSink more;
  const auto again = JsonDocument::read(written, "x.json", more);
  expect(again && !has_error(more), "what was read can be written and read again");
  expect(again->root() == document->root(), "it is then the same value");
}

}  // namespace deckle::fuzz
