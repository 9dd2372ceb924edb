#include "app/rollout_pictures.h"

#include <memory>
#include <mutex>
#include <utility>

#include "app/messages/tr.h"
#include "measure/fonts/font_catalog.h"
#include "measure/text/text_engine.h"
#include "render/cairo/draw_deck.h"
#include "render/cairo/png.h"
#include "render/display/display_slide.h"
#include "render/html/slide_html.h"

namespace deckle::app {
namespace {

// One pixel of the PNG for each px of the slide.
constexpr double kPixelsPerPoint = 96.0 / 72;

struct Shared {
  render::PictureStore pictures;
  std::once_flag told;
};

}  // namespace

Result<fixers::RolloutPictures> rollout_pictures(const engine::Engine& engine,
                                                 measure::Target target,
                                                 const std::vector<std::string>& font_folders,
                                                 Program& program) {
  const auto text_engine = engine.text_engine(target);
  if (!text_engine) return tl::unexpected(text_engine.error());
  const auto catalog = engine.fonts(target);
  if (!catalog) return tl::unexpected(catalog.error());
  // This target measures with no tables, only with fonts that can be drawn.
  const auto drawn = engine.fonts(measure::Target::LibreOffice);
  if (!drawn) return tl::unexpected(drawn.error());
  auto shared = std::make_shared<Shared>();
  return [=, &program, engine_of_text = *text_engine, html_catalog = *catalog,
          drawn_catalog = *drawn](const SlideIr& slide, const MeasuredSlide& measured, int number) {
    fixers::RolloutFiles files;
    files.emplace_back(fixers::numbered("out", number, ".html"),
                       render::slide_html(slide, {*html_catalog, font_folders},
                                          render::HtmlUse::Showing));
    const render::DisplayList list =
        render::display_list(slide, measured, {*engine_of_text, *drawn_catalog});
    std::vector<render::NotDrawn> problems;  // each has a labelled box in the picture
    const auto raster = render::draw_raster(list, kPixelsPerPoint, shared->pictures, problems);
    if (raster)
      files.emplace_back(fixers::numbered("render", number, ".png"), render::write_png(*raster));
    else
      std::call_once(shared->told, [&] {
        program.console.info(tr("rollouts without render_k.png: {}", message_of(raster.error())));
      });
    return files;
  };
}

}  // namespace deckle::app
