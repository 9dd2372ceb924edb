#include "layout/settle.h"

#include "layout/charts/chart.h"
#include "layout/pictures/picture.h"
#include "layout/tables/table.h"

namespace deckle::layout {

void settle(SlideIr& slide, const LayoutContext& context) {
  for (ElementIr& element : slide.elements) {
    if (element.type == ElementType::Image) settle_picture(element, context);
    if (element.type == ElementType::Chart) settle_chart(element, slide, context);
    if (element.type == ElementType::Table) settle_table(element, slide, context);
  }
}

}  // namespace deckle::layout
