#pragma once
// Keys, numbers and texts without quotes.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"
#include "slidespec/mend/lenient/string_end.h"

namespace deckle::lenient {

struct BareWord {
  std::string text;     // as it is written
  std::string json;     // of a value
  std::size_t end = 0;  // behind it; where it began: there is none
  std::vector<Message> changes;
};

[[nodiscard]] BareWord bare_key(std::string_view text, std::size_t at);

// A number, true, None and the like, or else a text up to the end of the line or what must follow
// it. In an object 1,234,567 is one number, as a key would follow a comma; in an array there are
// three.
[[nodiscard]] BareWord bare_value(std::string_view text, std::size_t at, Within within);

// The end of a colour such as #1F4E79 at `at`; `at`: there is none.
[[nodiscard]] std::size_t colour_end(std::string_view text, std::size_t at);

}  // namespace deckle::lenient
