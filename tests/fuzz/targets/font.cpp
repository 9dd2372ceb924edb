#include "measure/fonts/font_file.h"
#include "tests/fuzz/memory_file.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_font(std::string_view bytes) {
  const MemoryFile file(bytes);
  const auto font = measure::FontFile::open(file.path(), 0);
  if (!font) return;
  for (const char32_t c : {U'a', U'가', U'\u0301', U'\uFFFF'}) {
    expect((*font)->covers(c) == ((*font)->advance(c) >= 0),
           "a character that is covered has an advance");
    static_cast<void>((*font)->kern(c, U'V'));
  }
}

}  // namespace deckle::fuzz
