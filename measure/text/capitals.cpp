#include "measure/text/capitals.h"

#include <unicode/uchar.h>

#include <cstddef>

#include "slidespec/core/utf8.h"

namespace deckle::measure {

std::string in_capitals(std::string_view text) {
  std::string out, capital;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t c = utf8::next(text, at);
    capital.clear();
    utf8::append(capital, static_cast<char32_t>(u_toupper(static_cast<UChar32>(c))));
    if (capital.size() == at - begin)
      out += capital;
    else
      out += text.substr(begin, at - begin);
  }
  return out;
}

}  // namespace deckle::measure
