#include "qc/check/doubtful_text.h"

#include <set>
#include <string>

#include "qc/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::qc {

namespace {

constexpr std::size_t kMostFaces = 3;  // named; ours

std::string names_of(const std::set<std::string>& faces) {
  std::string out;
  std::size_t count = 0;
  for (const std::string& face : faces) {
    if (++count > kMostFaces) return out + " …";
    out += (out.empty() ? "" : ", ") + display_value(face);
  }
  return out;
}

}  // namespace

Message doubtful_text(const FileContext& context) {
  std::set<std::string> faces;
  std::size_t count = 0;
  int first_slide = 0;
  Message first;
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (!is_doubtful(element.measured)) continue;
      for (const FontUse& use : element.measured.fonts) {
        if (use.width_error > kDoubtfulWidths) faces.insert(use.requested);
      }
      if (++count > 1) continue;
      first_slide = slide.number();
      first = element_label(element.ir);
    }
  }
  if (count == 0) return {};
  const Message why = tr("the widths of text in {} are not known here", names_of(faces));
  return count == 1 ? tr("{} (slide {}, {})", why, first_slide, first)
                    : tr("{} (slide {}, {}, and {} more)", why, first_slide, first, count - 1);
}

}  // namespace deckle::qc
