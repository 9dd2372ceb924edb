#include "layout/covers/title_in_two_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "layout/text/balance_lines.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"

namespace deckle::layout {
namespace {

// Ours: of the page's width, a line that is worth it; beyond two equal lines, of the one line.
constexpr double kLongLine = 0.42, kUnequal = 0.2;
constexpr double kStepPt = 4;
// Ours, of the size that one line has: two lines that are a little smaller are better than one.
constexpr std::array<double, 3> kSizes{1, 0.92, 0.84};
// Ours: letters of the same face are up to 1 % wider in LibreOffice at these sizes.
constexpr double kSlack = 0.012;

// As the lines are balanced later, and where letters are wider.
bool keeps_two_lines(const ListContext& context, ElementIr title) {
  balance_again(context.engine, title);
  const Insets& in = title.text.insets;
  const double inner = to_pt(title.box.w - in.left - in.right);
  return context.engine.lay_out(title.text, std::max(1.0, inner * (1 - kSlack))).lines.size() == 2;
}

// Narrows the box. `line`: of the text in one line. False: two lines do not fit, or not surely.
bool set_in_two_lines(const ListContext& context, double line, ElementIr& title) {
  const Insets& in = title.text.insets;
  for (double width = line / 2; width < line * (0.5 + kUnequal); width += kStepPt) {
    const measure::LaidOutText two = context.engine.lay_out(title.text, width);
    const bool torn = std::any_of(two.lines.begin(), two.lines.end(),
                                  [](const measure::Line& l) { return l.split_word; });
    if (torn || two.lines.size() != 2) continue;
    // Not within a word, of scripts that are written without spaces.
    if (two.lines[0].visible_end == two.lines[0].end ||
        two.height > to_pt(title.box.h - in.top - in.bottom))
      return false;
    title.box.w =
        snap(emu_from_pt(two.width * (1 + measure::kMaxReserve) + kGridPt)) + in.left + in.right;
    return keeps_two_lines(context, title);
  }
  return false;
}

bool has_authored_size(const ListContext& context, const ElementIr& title) {
  for (const Element& element : context.slide.elements) {
    if (element.element_id == title.eid) return element.style.size_pt.has_value();
  }
  return true;
}

// Whole points.
void set_share(double share, TextBodyIr& body) {
  if (share >= 1) return;
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.size_pt = std::round(run.style.size_pt * share);
    paragraph.end.size_pt = std::round(paragraph.end.size_pt * share);
  }
}

}  // namespace

void set_title_in_two_lines(const ListContext& context, SlideIr& slide) {
  const auto title =
      std::find_if(slide.elements.begin(), slide.elements.end(),
                   [](const ElementIr& element) { return element.type == ElementType::Title; });
  if (title == slide.elements.end() || title->pinned || mirrors(context.text) ||
      title->text.paragraphs.size() != 1 || title->text.vert != VerticalText::Horz)
    return;
  const Insets& in = title->text.insets;
  const double inner = to_pt(title->box.w - in.left - in.right);
  const measure::LaidOutText one = context.engine.lay_out(title->text, std::max(1.0, inner));
  if (one.lines.size() != 1 || one.lines[0].width < kLongLine * to_pt(slide.size.w)) return;
  const bool own_size = has_authored_size(context, *title);
  for (const double share : kSizes) {
    if (share < 1 && own_size) return;
    ElementIr narrow = *title;
    set_share(share, narrow.text);
    if (!set_in_two_lines(context, one.lines[0].width * share, narrow)) continue;
    *title = std::move(narrow);
    return;
  }
}

}  // namespace deckle::layout
