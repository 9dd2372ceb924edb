#include <memory>
#include <utility>

#include "templates/template.h"
#include "templates/theme/theme.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

// As a theme's file, and the built-in template in its look.
void read_theme(std::string_view bytes) {
  DiagnosticSink sink;
  auto theme = templates::read_theme(bytes, "some.theme.json", sink);
  expect(theme.has_value() != has_error(sink), "a theme is read, or there is an error");
  if (!theme) return;
  const SlideSize size = bytes.size() % 2 == 0 ? SlideSize::Widescreen16x9 : SlideSize::Standard4x3;
  const auto made =
      templates::themed_template(std::make_shared<const templates::Theme>(std::move(*theme)), size);
  expect(made.has_value(), "a theme that was read can be applied");
  expect(!made->layouts.empty(), "the template has its layouts");
}

}  // namespace deckle::fuzz
