#include "engine/file/kit_of_file.h"

#include <memory>
#include <optional>
#include <utility>

#include "engine/inputs/find_template.h"
#include "engine/inputs/load_logo.h"
#include "engine/options/options.h"
#include "slidespec/ir/brand_ir.h"
#include "templates/brand_kit.h"

namespace deckle::engine {

namespace {

bool is_same(const std::shared_ptr<const std::string>& a,
             const std::shared_ptr<const std::string>& b) {
  return a != nullptr && b != nullptr && *a == *b;
}

// An SVG is in the file beside the PNG that was drawn from it; readers take either.
bool is_same(const PictureIr* a, const std::shared_ptr<const PictureIr>& b) {
  return a != nullptr && b != nullptr &&
         (is_same(a->bytes, b->bytes) || is_same(a->bytes, b->fallback) ||
          is_same(a->fallback, b->fallback));
}

// Where layout or master of the slide draw the logo; empty: nowhere. Applications keep the bytes of
// a picture that is put in.
Rect logo_on(const SlideIr& slide, const templates::LogoPictures& logo) {
  for (const ElementIr& element : slide.elements) {
    const bool furniture =
        element.eid.starts_with("_layout_") || element.eid.starts_with("_master_");
    if (furniture && !element.hidden &&
        (is_same(element.picture.get(), logo.usual) || is_same(element.picture.get(), logo.on_dark)))
      return element.box;
  }
  return {};
}

}  // namespace

Result<void> ask_of_slides(const Engine& engine, const std::string& kit_path,
                           std::vector<SlideIr>& slides, DiagnosticSink& sink) {
  TemplateOptions options;
  options.brand_path = kit_path;
  Result<std::optional<templates::BrandKit>> kit =
      find_brand({}, {}, options, engine.limits(), sink);
  if (!kit) return tl::unexpected(kit.error());
  (*kit)->rules.fonts = (*kit)->rules.colors = templates::Allowed::Only;
  Budget budget(engine.limits());
  const Result<templates::LogoPictures> logo =
      load_logo({**kit, {}, engine.svg_program()}, budget, sink);
  if (!logo) return tl::unexpected(logo.error());
  const auto asks = std::make_shared<const BrandIr>(templates::brand_asks(**kit));
  for (SlideIr& slide : slides) {
    slide.brand = asks;
    const Rect box = logo_on(slide, *logo);
    if (box.empty()) continue;
    auto with_logo = std::make_shared<BrandIr>(*asks);
    with_logo->logo = box;
    with_logo->clear = box.inflated(emu_from_px((*kit)->logo.clear_space));
    slide.brand = std::move(with_logo);
  }
  return {};
}

}  // namespace deckle::engine
