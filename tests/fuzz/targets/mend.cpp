#include "slidespec/mend/mend.h"

#include "tests/fuzz/target.h"

namespace deckle::fuzz {

// A spec as it is broken: JSON that is none, and flaws of all kinds.
void mend_spec(std::string_view bytes) {
  const MendedSpec mended = deckle::mend_spec(bytes, "spec.json");
  expect(mended.valid != has_error(mended.findings), "it is valid, or there is an error");
  expect(!mended.mendings.empty() || mended.text == bytes, "what is not mended stays as it is");
  if (!mended.valid) return;
  const MendedSpec again = deckle::mend_spec(mended.text, "spec.json");
  expect(again.valid, "what is valid stays valid");
}

}  // namespace deckle::fuzz
