#include "pptx/read/layout_slides.h"

#include <utility>

#include "pptx/read/slide.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx {

Result<std::vector<SlideIr>> read_layout_slides(const ooxml::Package& package,
                                                const std::string& name,
                                                const std::vector<std::string>& layouts,
                                                Budget& budget) {
  const Result<Presentation> presentation = read_presentation(package, name, budget);
  if (!presentation) return tl::unexpected(presentation.error());
  const Result<ooxml::TableStyles> table_styles =
      ooxml::TableStyles::read(package, presentation->part, budget);
  if (!table_styles) return tl::unexpected(table_styles.error());
  PartPictures pictures(package, budget.limits());
  FileContext file{package, budget, *table_styles, pictures};
  Sheets sheets(package, presentation->defaults(), budget, Coordinates::Lenient);
  const SlideIds no_slides;
  SlideReader reader(*presentation, sheets, no_slides, file);
  std::vector<SlideIr> out;
  for (const std::string& part : layouts) {
    check_cancelled();
    Result<SlideIr> slide = reader.read_layout(part);
    if (!slide) return tl::unexpected(slide.error());
    slide->index = static_cast<int>(out.size());
    out.push_back(std::move(*slide));
  }
  return out;
}

}  // namespace deckle::pptx
