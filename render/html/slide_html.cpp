#include "render/html/slide_html.h"

#include <fmt/format.h>

#include <cmath>

#include "measure/slide/text_area.h"
#include "render/html/css_fonts.h"
#include "render/html/text_html.h"
#include "render/svg/slide_parts.h"
#include "slidespec/core/markup.h"
#include "slidespec/ir/cell_spans.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::render {
namespace {

// The last rule is !important because each `font` resets what it sets. What a browser does of its own accord, and PowerPoint does not, is off: ligatures, trimming of
// punctuation, space between scripts, hyphenation (docs/text-layout.md, 5). A page can neither run
// nor load anything.
constexpr const char* kHead = R"(<!doctype html>
<html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
)";
constexpr const char* kStyle = R"(body{margin:0}
#slide{position:relative;overflow:hidden;text-rendering:auto;text-spacing-trim:space-all;text-autospace:no-autospace;hyphens:manual;line-break:auto;white-space:pre-wrap;overflow-wrap:break-word}
[data-eid]{position:absolute}
.text{position:absolute;box-sizing:border-box;display:flex;flex-direction:column}
.table{position:absolute;display:grid}
.cell{box-sizing:border-box;display:flex;flex-direction:column;min-width:0;min-height:0}
.drawn{position:absolute;overflow:visible}
p{position:relative;margin:0;min-width:0;flex:none}
p,p span{font-kerning:normal!important;font-variant-ligatures:no-common-ligatures!important}
)";

class Page {
 public:
  Page(const SlideIr& slide, const HtmlFonts& fonts, HtmlUse use)
      : slide_(slide), fonts_(fonts), use_(use) {}

  std::string write() {
    std::string body = fmt::format("<div id=\"slide\" lang=\"{}\" style=\"width:{};height:{}\">\n",
                                   escaped(slide_.language), css_px(slide_.size.w),
                                   css_px(slide_.size.h));
    if (shown()) body += drawn(svg_backdrop(slide_), {});
    for (const ElementIr& element : slide_.elements) body += element_html(element);
    body += "</div>\n";
    std::string out = kHead;
    out += "<title>" + escaped(slide_.slide_id) + "</title>\n<style>\n" + kStyle + fonts_.rules();
    return out + "</style></head>\n<body>" + body + "</body></html>\n";
  }

 private:
  [[nodiscard]] bool shown() const { return use_ == HtmlUse::Showing; }

  // A drawing in the coordinates of the slide, in an element whose top left corner is `corner`.
  std::string drawn(const std::string& svg, const Rect& corner) const {
    if (svg.empty()) return {};
    return fmt::format(
        "<svg class=\"drawn\" xmlns=\"http://www.w3.org/2000/svg\" style=\"left:{};top:{}\" width=\"{}\" "
        "height=\"{}\">\n{}</svg>\n",
        css_px(-corner.x), css_px(-corner.y), css_number(to_px(slide_.size.w)),
        css_number(to_px(slide_.size.h)), svg);
  }

  static std::string place(const Rect& box, const Rect& corner) {
    return fmt::format("left:{};top:{};width:{};height:{}", css_px(box.x - corner.x),
                       css_px(box.y - corner.y), css_px(box.w), css_px(box.h));
  }

  std::string element_html(const ElementIr& element) {
    const Rect box = covered_box(element);
    std::string out = fmt::format("<div data-eid=\"{}\" style=\"{};z-index:{}\">\n",
                                  escaped(element.eid), place(box, {}), element.z);
    if (shown()) out += drawn(svg_frame(element), box);
    if (element.table != nullptr)
      out += table_html(element, box);
    else if (element.type != ElementType::Divider && !element.text.empty())
      out += text_html(element, box);
    return out + "</div>\n";
  }

  std::string text_html(const ElementIr& element, const Rect& corner) {
    const measure::TextArea area = measure::text_area(element);
    std::string css;
    if (area.turn.rotation == 0 && area.rect.w >= Emu(0) && area.rect.h >= Emu(0)) {
      // The whole box; insets, and what a shape's geometry takes, are padding.
      const Rect& box = element.box;
      css = place(box, corner) + fmt::format(";padding:{} {} {} {}", css_px(area.rect.y - box.y),
                                             css_px(box.right() - area.rect.right()),
                                             css_px(box.bottom() - area.rect.bottom()),
                                             css_px(area.rect.x - box.x));
    } else {
      css = place(area.rect, corner);
      if (shown())
        css += fmt::format(";transform-origin:{} {};transform:rotate({}deg)",
                           css_px(area.turn.x - area.rect.x), css_px(area.turn.y - area.rect.y),
                           css_number(area.turn.rotation / 60000.0));
    }
    return fmt::format("<div class=\"text\" style=\"{};{}\">\n{}</div>\n", css,
                       body_css(element.text), paragraphs_html(element.text, "", fonts_, use_));
  }

  // A row is as high as its tallest cell, and at least as authored.
  std::string table_html(const ElementIr& element, const Rect& corner) {
    const TableIr& table = *element.table;
    const CellSpans spans(table);
    const Rect frame = table_frame(element);
    std::string columns, rows, cells;
    for (std::size_t c = 0; c < table.columns.size(); ++c) columns += css_px(table.columns[c].width) + ' ';
    for (const TableRowIr& row : table.rows) rows += fmt::format("minmax({},auto) ", css_px(row.height));
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
      const auto& bodies = table.rows[r].cells;
      for (std::size_t c = 0; c < bodies.size() && c < table.columns.size(); ++c)
        cells += cell_html(table, spans, r, c);
    }
    std::string turn;
    if (shown() && element.transform.rotation != 0) {
      const Rect& box = element.box;
      turn = fmt::format(";transform-origin:{} {};transform:rotate({}deg)",
                         css_px(box.x + box.w / 2 - frame.x), css_px(box.center_y() - frame.y),
                         css_number(element.transform.rotation / 60000.0));
    }
    return fmt::format(
        "<div class=\"table\" data-part=\"table\" dir=\"{}\" style=\"left:{};top:{};width:{};"
        "grid-template-columns:{};grid-template-rows:{}{}\">\n{}</div>\n",
        table.rtl ? "rtl" : "ltr", css_px(frame.x - corner.x), css_px(frame.y - corner.y),
        css_px(frame.w), columns, rows, turn, cells);
  }

  std::string cell_html(const TableIr& table, const CellSpans& spans, std::size_t row,
                        std::size_t column) {
    if (spans.is_covered(row, column)) return {};
    const CellSpanIr* span = spans.at(row, column);
    const std::size_t rows = span == nullptr ? 1 : span->rows;
    const std::size_t columns = span == nullptr ? 1 : span->columns;
    const TextBodyIr& body = table.rows[row].cells[column];
    const Insets& insets = table.read ? body.insets : kCellInsets;
    return fmt::format(
        "<div class=\"cell\" style=\"grid-area:{}/{}/span {}/span {};padding:{} {} {} {};{}\">\n{}</div>\n",
        row + 1, column + 1, rows, columns, css_px(insets.top), css_px(insets.right),
        css_px(insets.bottom), css_px(insets.left), body_css(body),
        body.empty() ? std::string()
                     : paragraphs_html(body, fmt::format("{}.{}.", row, column), fonts_, use_));
  }

  const SlideIr& slide_;
  CssFonts fonts_;
  HtmlUse use_;
};

}  // namespace

std::string slide_html(const SlideIr& slide, const HtmlFonts& fonts, HtmlUse use) {
  return Page(slide, fonts, use).write();
}

}  // namespace deckle::render
