#include "engine/doctor/doctor.h"

#include "tests/fuzz/target.h"

namespace deckle::fuzz {

namespace {

std::size_t repairs_in(const engine::Examined& examined) { return examined.report.repairs.size(); }

}  // namespace

// What is examined is repaired, and a repaired presentation is repaired no further.
void examine(std::string_view bytes) {
  engine::DoctorOptions options;
  options.file_name = "deck.pptx";
  const engine::Examined found = engine::examine({std::string(bytes), "deck.pptx"}, options);
  expect(found.outcome != engine::Outcome::Internal, "no input is an error of the program");
  if (!found.ok()) {
    expect(!found.report.deck_issues.empty(), "an error says what is wrong");
    return;
  }
  options.repair = true;
  const engine::Examined first = engine::examine({std::string(bytes), "deck.pptx"}, options);
  if (!first.ok()) {  // a part has become too large
    expect(first.outcome == engine::Outcome::Invalid, "what can be examined can be repaired");
    return;
  }
  expect(first.changed == (repairs_in(first) > 0), "what is changed is named");
  expect(first.changed || first.bytes == bytes, "without a repair the bytes are the same");
  const engine::Examined second = engine::examine({first.bytes, "deck.pptx"}, options);
  expect(second.ok(), "what was repaired can be read");
}

}  // namespace deckle::fuzz
