#include "fixers/split/continuation.h"

#include <fmt/format.h>

#include "layout/citations/numbers.h"
#include "layout/text/language.h"

namespace deckle::fixers {

void make_continuation(const Slide& first, const std::string& title_eid,
                       const std::string& language, Slide& slide) {
  slide.page = first.page + 1;
  slide.slide_id = fmt::format("{}~{}", base_slide_id(first.slide_id), slide.page);
  slide.speaker_notes.clear();
  layout::keep_citations_of_page(slide, layout::PagePlace::Later, slide);
  slide.hints.order.clear();
  const std::string mark = layout::continuation_mark(language);
  for (Element& element : slide.elements) {
    if (element.element_id != title_eid) continue;
    element.role = "title";  // a promoted title remains a title
    auto* text = std::get_if<TextContent>(&element.content);
    if (text == nullptr || text->text.ends_with(mark)) continue;
    text->text += " " + mark;
    if (!text->runs.empty()) text->runs.back().text += " " + mark;
  }
}

}  // namespace deckle::fixers
