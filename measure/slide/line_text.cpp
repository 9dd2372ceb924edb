#include "measure/slide/line_text.h"

#include <algorithm>

namespace deckle::measure {

std::string line_text(const TextBodyIr& body, const Line& line) {
  std::string out;
  std::size_t at = 0;
  for (const RunIr& run : body.paragraphs[line.paragraph].runs) {
    const std::size_t begin = std::max(line.begin, at),
                      end = std::min(line.visible_end, at + run.text.size());
    if (begin < end) out.append(run.text, begin - at, end - begin);
    at += run.text.size();
    if (at >= line.visible_end) break;
  }
  return out;
}

}  // namespace deckle::measure
