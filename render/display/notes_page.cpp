#include "render/display/notes_page.h"

#include <algorithm>

#include "measure/slide/slide_measurer.h"
#include "render/display/display_paint.h"
#include "render/display/display_text.h"
#include "render/display/geometry.h"

namespace deckle::render {
namespace {

// PowerPoint's own notes master: a page of 540 by 720 pt, the slide and its notes on 432.
constexpr double kPageWidth = 540, kPageHeight = 720;
constexpr Frame kSlide{54, 54, 432, 288}, kNotes{54, 366, 432, 300};
constexpr double kNumberY = 700, kNumberPt = 10;
constexpr double kNotesPt = 12, kSmallestPt = 6;
constexpr std::uint32_t kSlideEdge = 0x000000;

ElementIr notes_of(const std::string& notes, double size_pt) {
  ElementIr out;
  out.eid = "notes";
  out.type = ElementType::Text;
  out.box = {emu_from_pt(kNotes.x), emu_from_pt(kNotes.y), emu_from_pt(kNotes.w),
             emu_from_pt(kNotes.h)};
  out.text.insets = {};
  ParagraphIr paragraph;
  paragraph.end.size_pt = size_pt;
  paragraph.end.fonts.latin = paragraph.end.fonts.ea = "Calibri";
  for (std::size_t begin = 0; begin <= notes.size();) {
    const std::size_t end = std::min(notes.find('\n', begin), notes.size());
    paragraph.runs.clear();
    if (end > begin)
      paragraph.runs.push_back({notes.substr(begin, end - begin), paragraph.end, {}});
    out.text.paragraphs.push_back(paragraph);
    begin = end + 1;
  }
  return out;
}

// The largest size in which they fit, or the smallest.
ElementIr fitted_notes(const std::string& notes, const measure::TextEngine& engine) {
  for (double size = kNotesPt; size > kSmallestPt; --size) {
    ElementIr element = notes_of(notes, size);
    if (measure::text_fit(engine, element).fits) return element;
  }
  return notes_of(notes, kSmallestPt);
}

}  // namespace

DisplayList notes_page(const DisplayList& slide, const std::string& notes, int number,
                       const DisplayFonts& fonts) {
  DisplayList out;
  out.width = kPageWidth;
  out.height = kPageHeight;
  out.slide_id = slide.slide_id;
  out.title = slide.title;
  out.hidden = slide.hidden;
  out.not_drawn = slide.not_drawn;
  out.items.emplace_back(FilledPath{rect_path({0, 0, kPageWidth, kPageHeight}), solid(0xFFFFFF)});
  if (slide.width > 0 && slide.height > 0) {
    const double scale = std::min(kSlide.w / slide.width, kSlide.h / slide.height);
    const double w = slide.width * scale, h = slide.height * scale;
    const double x = kSlide.x + (kSlide.w - w) / 2, y = kSlide.y + (kSlide.h - h) / 2;
    out.items.emplace_back(
        BeginGroup{{scale, 0, 0, scale, x, y}, rect_path({0, 0, slide.width, slide.height}), 1});
    out.items.insert(out.items.end(), slide.items.begin(), slide.items.end());
    out.items.emplace_back(EndGroup{});
    out.items.emplace_back(StrokedPath{rect_path({x, y, w, h}), stroke_of(solid(kSlideEdge), 0.75)});
  }
  if (!notes.empty()) {
    const ElementIr element = fitted_notes(notes, fonts.engine);
    std::vector<MeasuredLine> lines = measure::measured_element(fonts.engine, element).lines;
    const std::size_t all = lines.size();
    std::erase_if(lines, [](const MeasuredLine& line) {
      return to_pt(line.bottom) > kNotes.y + kNotes.h + 0.5;
    });
    if (lines.size() < all)
      out.not_drawn.push_back({"", "the end of notes that are longer than their page"});
    draw_text(element.text, lines, {element.box.x, element.box.right()}, fonts, out.items);
  }
  RunStyle style;
  style.size_pt = kNumberPt;
  style.fonts.latin = "Calibri";
  draw_label(std::to_string(number), style, {kNotes.x + kNotes.w, kNumberY}, TextSide::End, fonts,
             out.items);
  return out;
}

}  // namespace deckle::render
