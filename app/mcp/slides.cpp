#include "app/mcp/slides.h"

#include "slidespec/core/display.h"

namespace deckle::app::mcp {

Json pass_schema() {
  return {{"type", "boolean"},
          {"description", "No finding of severity error, and no slide that needs a human edit"}};
}

Json quality_schema() {
  return {{"type", "string"}, {"enum", {"success_clean", "success_with_warnings", "degraded"}}};
}

Json slides_of(const Report& report, Language language) {
  Json slides = Json::array();
  for (const SlideReport& slide : report.slides) {
    Json one = {{"slide_id", slide.slide_id},
                {"layout", shortened(slide.layout)},
                {"quality", to_string(slide.quality)},
                {"needs_human_edit", slide.needs_human_edit}};
    for (const Message& line : slide.guidance)
      one["guidance"].push_back(shortened_message(line, language));
    slides.push_back(std::move(one));
  }
  return slides;
}

Json slides_schema() {
  return {{"type", "array"},
          {"description",
           "In order, as written; a slide whose id ends in ~2, ~3 … continues the one before it"},
          {"items",
           {{"type", "object"},
            {"properties",
             {{"slide_id", {{"type", "string"}}},
              {"layout", {{"type", "string"}}},
              {"quality", quality_schema()},
              {"needs_human_edit", {{"type", "boolean"}}},
              {"guidance", {{"type", "array"}, {"items", {{"type", "string"}}}}}}},
            {"required", {"slide_id", "layout", "quality", "needs_human_edit"}}}}};
}

}  // namespace deckle::app::mcp
