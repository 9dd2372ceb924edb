#include "layout/text/slide_language.h"

#include <variant>

#include "layout/text/language.h"

namespace deckle::layout {
namespace {

void add(std::string& all, const std::string& text) { (all += text) += ' '; }

struct TextCollector {
  std::string& all;

  void operator()(const TextContent& text) const { add(all, text.text); }
  void operator()(const ShapeContent& shape) const { add(all, shape.text.text); }
  void operator()(const BulletsContent& bullets) const {
    for (const std::string& item : bullets.items) add(all, item);
  }
  void operator()(const ChartContent& chart) const {
    for (const std::string* text : {&chart.title, &chart.x_label, &chart.y_label}) add(all, *text);
    for (const ChartSeries& series : chart.series) {
      add(all, series.name);
      for (const ChartPoint& point : series.data) {
        if (const auto* label = std::get_if<std::string>(&point.x)) add(all, *label);
      }
    }
  }
  void operator()(const TableContent& table) const {
    add(all, table.title);
    for (const std::string& column : table.columns) add(all, column);
    for (const std::vector<Cell>& row : table.rows) {
      for (const Cell& cell : row) {
        if (const auto* text = std::get_if<std::string>(&cell)) add(all, *text);
      }
    }
  }
  void operator()(const ImageContent&) const {}
  void operator()(const DividerContent&) const {}
};

}  // namespace

std::string slide_language(const Slide& slide, const std::string& deck_language) {
  std::string text;
  for (const Element& element : slide.elements) std::visit(TextCollector{text}, element.content);
  return prevailing_language(text, deck_language);
}

Deck without_slides(const Deck& deck, const std::string& language) {
  // Every member is named, so that a new one does not compile until it is copied here, too.
  const auto& [title, subtitle, own_language, audience, tone, tags, slides, template_id,
               template_version, brand_kit_id, brand_tokens_json, slide_size, assets, date, footer,
               slide_numbers, generated_notes] = deck;
  return Deck{
      title,       subtitle,         language,       audience,          tone,       tags,   {},
      template_id, template_version, brand_kit_id,   brand_tokens_json, slide_size, assets, date,
      footer,      slide_numbers,    generated_notes};
}

}  // namespace deckle::layout
