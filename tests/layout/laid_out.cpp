#include "tests/layout/laid_out.h"

#include <gtest/gtest.h>

#include "layout/colors/readable_colors.h"
#include "layout/slide/lay_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::test {

LaidOut laid_out(const Slide& slide, const std::string& language) {
  return first_laid_out(test::deck({slide}, language));
}

LaidOut first_laid_out(const Deck& deck) {
  LaidOut out;
  auto ir = layout::lay_out_slide(deck.slides.front(), {deck, default_template(), text_engine()}, out.notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  out.ir = ir.value_or(SlideIr{});
  layout::make_readable(out.ir, measured(out.ir));
  return out;
}

Element two_bars(const std::string& id) {
  ChartContent content;
  content.series.resize(1);
  content.series.front().data = {{std::string("A"), 1.0}, {std::string("B"), 2.0}};
  Element chart;
  chart.element_id = id;
  chart.kind = ElementKind::Chart;
  chart.role = "chart";
  chart.content = content;
  return chart;
}

Element headed(const std::string& id, const std::string& role,
               const std::vector<std::string>& items) {
  Element list = bullets(id, items);
  list.role = role;
  list.style.levels.assign(items.size(), 1);
  list.style.levels.front() = 0;
  return list;
}

}  // namespace deckle::test
