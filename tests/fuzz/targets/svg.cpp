#include "ooxml/media/svg.h"

#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_svg(std::string_view bytes) {
  const auto checked = ooxml::check_svg(std::string(bytes));
  expect(checked.has_value() || !checked.error().message.empty(), "an error says what is wrong");
}

}  // namespace deckle::fuzz
