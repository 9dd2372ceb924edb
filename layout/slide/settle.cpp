#include "layout/slide/settle.h"

#include "layout/charts/chart.h"
#include "layout/pictures/picture.h"
#include "layout/tables/table.h"

namespace deckle::layout {

void settle(SlideIr& slide, const LayoutContext& context) {
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    if (slide.elements[i].type == ElementType::Image) settle_picture(slide.elements[i], context);
    if (slide.elements[i].type == ElementType::Chart)
      settle_chart(slide.elements[i], slide, context);
    if (slide.elements[i].type == ElementType::Table) i += settle_table(slide, i, context);
  }
}

}  // namespace deckle::layout
