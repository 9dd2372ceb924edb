#include "pptx/read/deck_reader.h"

#include "slidespec/ir_json/ir_json.h"
#include "tests/fuzz/memory_file.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_deck(std::string_view bytes) {
  const MemoryFile file(bytes);
  Budget budget{Limits()};
  ooxml::PackageFaults faults;
  const auto package = ooxml::Package::open(file.path(), budget, faults);
  if (!package) {
    expect(!package.error().message.empty(), "an error says what is wrong");
    return;
  }
  const auto read = pptx::read_deck(*package, "deck.pptx", budget);
  if (!read) {
    expect(!read.error().message.empty(), "an error says what is wrong");
    return;
  }
  if (read->slides.empty()) return;
  DiagnosticSink sink;
  const std::vector<SlideIr> again = read_ir(write_ir(read->slides), "deck.json", sink);
  expect(again.size() == read->slides.size(), "the IR of a deck that was read is valid");
}

}  // namespace deckle::fuzz
