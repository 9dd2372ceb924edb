#include "layout/covers/section_number.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "layout/base/note.h"
#include "layout/covers/section_block.h"
#include "layout/footer/section_number.h"
#include "layout/messages/tr.h"
#include "layout/text/contrast.h"
#include "layout/text/joined_text.h"
#include "layout/text/reading_direction.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: the largest at which the number has one line.
constexpr std::array<double, 13> kSizesPt{220, 190, 160, 138, 115, 96, 80, 66, 54, 44, 36, 32, 28};
constexpr double kMostInPlacePt = 115;  // outside of a block of its own
// Of the space: programs differ in what they put between Hangul and digits.
constexpr double kWidestShare = 0.8;
constexpr double kLabelPt = 28;
constexpr double kNumberSpacing = 80;  // percent: a large number has much space above its digits
constexpr double kEndInsetPt = 16;  // to the edge of the block
constexpr double kLowestPt = 60;

// Takes so many bytes off the begin of the text; a paragraph is followed by one byte.
void drop_begin(std::size_t bytes, TextBodyIr& body) {
  while (bytes > 0 && !body.paragraphs.empty()) {
    ParagraphIr& first = body.paragraphs.front();
    const std::size_t length = joined_text(first).size();
    if (bytes > length) {
      if (body.paragraphs.size() == 1) return;
      body.paragraphs.erase(body.paragraphs.begin());
      bytes -= length + 1;
      continue;
    }
    while (bytes > 0 && !first.runs.empty()) {
      std::string& text = first.runs.front().text;
      const std::size_t part = std::min(bytes, text.size());
      text.erase(0, part);
      bytes -= part;
      if (text.empty() && first.runs.size() > 1)
        first.runs.erase(first.runs.begin());
      else if (text.empty())
        return;
    }
  }
}

ElementIr* title_on(SlideIr& slide) {
  const auto found =
      std::find_if(slide.elements.begin(), slide.elements.end(),
                   [](const ElementIr& element) { return element.type == ElementType::Title; });
  return found == slide.elements.end() ? nullptr : &*found;
}

class Number {
 public:
  Number(const ListContext& context, const ElementIr& title)
      : context_(context),
        number_(context.slide.section_number),
        like_(title.text.paragraphs.front()) {}

  std::optional<TextBodyIr> body_in(const Rect& box, const Color& ink, const Color& accent,
                                    double most_pt) const {
    for (const double size : kSizesPt) {
      if (size > most_pt) continue;
      TextBodyIr body = body_of(size, ink, accent);
      const auto laid = context_.engine.lay_out(body, to_pt(box.w));
      const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                    [](const measure::Line& line) { return line.split_word; });
      if (!torn && laid.lines.size() == body.paragraphs.size() &&
          laid.width <= to_pt(box.w) * kWidestShare && laid.height <= to_pt(box.h))
        return body;
    }
    return std::nullopt;
  }

 private:
  TextBodyIr body_of(double size, const Color& ink, const Color& accent) const {
    TextBodyIr body;
    body.insets = {};
    body.anchor = Anchor::Bottom;
    if (!number_.label.empty())
      body.paragraphs.push_back(paragraph({number_.label, kLabelPt, accent}));
    ParagraphIr number = paragraph({number_.number, size, ink});
    if (!number_.mark.empty()) {
      const bool point = number_.mark == ".";
      number.runs.push_back(run({number_.mark, point ? size : kLabelPt, accent}));
    }
    if (!number_.label.empty())
      number.style.line_spacing = {SpacingIr::Unit::Percent, kNumberSpacing};
    body.paragraphs.push_back(std::move(number));
    return body;
  }

  struct Piece {
    std::string text;
    double size_pt;
    Color color;
  };
  [[nodiscard]] RunIr run(const Piece& piece) const {
    RunStyle style = like_.runs.empty() ? like_.end : like_.runs.front().style;
    style.size_pt = piece.size_pt;
    style.color = piece.color;
    style.italic = style.underline = style.strike = false;
    style.baseline_pct = 0;
    return {piece.text, style, {}, RunIr::Field::None};
  }
  [[nodiscard]] ParagraphIr paragraph(const Piece& piece) const {
    ParagraphIr out;
    out.style.rtl = like_.style.rtl;
    out.style.align = like_.style.align;
    out.runs.push_back(run(piece));
    out.end = out.runs.back().style;
    return out;
  }

  const ListContext& context_;
  const SectionNumber& number_;
  const ParagraphIr& like_;
};

}  // namespace

void draw_section_number(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  // That of a theme is in a placeholder of its layout.
  if (find_element(slide, "_section") != nullptr) return;
  const SectionNumber& number = context.slide.section_number;
  const templates::Layout& layout = context.text.layout;
  if (number.number.empty() || !context.text.t.path.empty() || layout.name != "section_header" ||
      context.slide.page > 1)
    return;
  ElementIr* title = title_on(slide);
  if (title == nullptr || title->pinned || title->text.paragraphs.empty() ||
      title->text.vert != VerticalText::Horz)
    return;
  const std::optional<BackdropIr> block = section_block(layout, slide.size, mirrors(context.text));
  Rect box{context.frame.safe.x, context.frame.safe.y, title->box.w, Emu(0)};
  const Rect& place = title->placeholder ? title->placeholder->inherited_box : title->box;
  Emu bottom = place.bottom();
  std::uint32_t background = layout.background_rgb;
  // Where the theme has a place for numbers, one that the author wrote stands there as well.
  const templates::Placeholder* const own =
      context.text.t.theme == nullptr ? nullptr : number_placeholder(layout);
  if (own != nullptr && !own->box.empty()) {
    box = own->box;
    bottom = box.bottom();
  } else if (block) {
    background = block->fill.rgb;
    box.x = block->box.x + emu_from_pt(kEndInsetPt);
    box.w = block->box.w - emu_from_pt(2 * kEndInsetPt);
    bottom = context.frame.safe.bottom();
  } else {
    box.x = title->box.x;
    bottom = title->box.y - emu_from_pt(kStackGapPt);
  }
  box.h = bottom - box.y;
  if (to_pt(box.h) < kLowestPt) return;
  Color ink = readable_on(context.text, background);
  Color accent = legible_on(context.tones.accent, background, kMinContrast);
  ParagraphIr like;
  if (own != nullptr) {
    like = plain_paragraph(context.text, number.number,
                           own->text ? *own->text : InheritedText());
    ink = accent = like.runs.front().style.color;
  }
  const bool on_block = own == nullptr && block.has_value();
  std::optional<TextBodyIr> body =
      Number(context, *title).body_in(box, ink, accent, on_block ? kSizesPt.front() : kMostInPlacePt);
  if (!body) return;
  if (own != nullptr) {
    body->anchor = own->text ? own->text->anchor : Anchor::Middle;
    for (ParagraphIr& paragraph : body->paragraphs) paragraph.style.align = like.style.align;
  } else if (on_block) {
    body->anchor = Anchor::Middle;
    for (ParagraphIr& paragraph : body->paragraphs) paragraph.style.align = Align::Center;
  }
  const std::string authored = plain_text(title->text);
  if (number.taken > 0) {
    TextBodyIr rest = title->text;
    drop_begin(number.taken, rest);
    // With marks or an own order of its words the title is not the text that was read.
    const std::string after = plain_text(rest);
    if (after.empty() || authored.size() != after.size() + number.taken ||
        !authored.ends_with(after) || authored.find(number.number) > number.taken)
      return;
    title->text = std::move(rest);
  }
  ElementIr piece;
  piece.eid = "_section";
  if (number.taken > 0) piece.source_eid = title->eid;
  piece.name = "Section number";
  piece.type = ElementType::Text;
  piece.priority = title->priority;
  piece.pointer = title->pointer;
  piece.box = box;
  piece.text = std::move(*body);
  piece.min_font_pt = std::min(kLabelPt, smallest_size_pt(piece.text));
  piece.allow_shrink = false;
  piece.fill.kind = FillIr::Kind::None;
  piece.line.fill.kind = FillIr::Kind::None;
  const auto at = slide.elements.begin() + (title - slide.elements.data());
  const std::string eid = title->eid;
  slide.elements.insert(at, std::move(piece));
  if (!context.slide.hints.section_number)
    add_note(context.slide, "section-number", eid,
             number.taken > 0
                 ? tr("the number at the begin of the title stands large beside it")
                 : tr("the section has its number among the sections, {}, beside its title",
                      number.number),
             tr("set layout_hints.section_number to false for a title without it"), notes);
}

}  // namespace deckle::layout
