#include "templates/brand_kit.h"
#include "templates/template.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

// As a brand kit, and applied to a template when it is one; and as the tokens of a spec.
void read_brand(std::string_view bytes) {
  static const auto base = templates::builtin_template("default", SlideSize::Widescreen16x9);
  DiagnosticSink sink;
  const auto kit = templates::read_brand_kit(bytes, "brand.json", sink);
  expect(kit.has_value() != has_error(sink), "a brand kit is read, or there is an error");
  if (kit) {
    const auto branded = templates::apply_brand(*base, *kit);
    expect(branded.has_value(), "a brand kit that was read can be applied");
    expect(branded->layouts.size() == base->layouts.size(), "a brand kit keeps the layouts");
  }
  DiagnosticSink more;
  const auto tokens = templates::with_tokens({}, bytes, "/theme/brand/tokens", more);
  expect(tokens.has_value() != has_error(more), "tokens are read, or there is an error");
}

}  // namespace deckle::fuzz
