#include "layout/covers/cover_title.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "layout/fill/sentence.h"
#include "layout/fill/whole_words.h"
#include "layout/slots/cover_layout.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours, set by looking at the covers beside those of designers. The layouts have 44 to 54 pt for covers, and
// 36 to 40 for the others.
constexpr std::array<double, 4> kCoverSizesPt = {72, 66, 60, 54};
constexpr std::array<double, 4> kOtherSizesPt = {54, 48, 44, 40};
constexpr std::size_t kMostLines = 2;

std::span<const double> sizes_for(const templates::Template& t, const std::string& layout) {
  if (layout == "title_center" || is_cover_layout(t, layout)) return kCoverSizesPt;
  if (layout == "section_header" || layout == "closing") return kOtherSizesPt;
  return {};
}

// Titles that are written without spaces break anywhere, also within a word: they keep their lines.
std::size_t most_lines(const ListContext& context, const ElementIr& title) {
  const std::string text = plain_text(title.text);
  if (text.find(' ') != std::string::npos) return kMostLines;
  const Insets& in = title.text.insets;
  const double width = to_pt(title.box.w - in.left - in.right);
  return context.engine.lay_out(title.text, std::max(1.0, width)).lines.size();
}

}  // namespace

void enlarge_cover_title(const ListContext& context, SlideIr& slide) {
  const templates::Template& t = context.text.t;
  if (!t.path.empty()) return;
  const std::span<const double> sizes = sizes_for(t, context.text.layout.name);
  const auto title =
      std::find_if(slide.elements.begin(), slide.elements.end(),
                   [](const ElementIr& element) { return element.type == ElementType::Title; });
  if (title == slide.elements.end()) return;
  const auto source =
      std::find_if(context.slide.elements.begin(), context.slide.elements.end(),
                   [&](const Element& element) { return element.element_id == title->eid; });
  if (source == context.slide.elements.end() || source->style.size_pt) return;
  enlarge_text(context.engine, sizes, most_lines(context, *title), *title);
  keep_words_whole(context.engine, *title);
}

}  // namespace deckle::layout
