#include "slidespec/ir_json/ir_json.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

// What was written is read again, and written the same.
void read_ir(std::string_view bytes) {
  DiagnosticSink sink;
  const std::vector<SlideIr> slides = deckle::read_ir(bytes, "ir.json", sink);
  expect(slides.empty() == has_error(sink), "slides are read, or there is an error");
  if (slides.empty()) return;
  const std::string written = write_ir(slides);
  DiagnosticSink more;
  const std::vector<SlideIr> again = deckle::read_ir(written, "ir.json", more);
  expect(!has_error(more), "what was written can be read");
  expect(write_ir(again) == written, "what was read again is written the same");
}

}  // namespace deckle::fuzz
