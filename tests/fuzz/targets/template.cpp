#include "templates/template.h"

#include <string>
#include <vector>

#include "pptx/read/layout_slides.h"
#include "templates/brand_kit.h"
#include "tests/fuzz/memory_file.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_template(std::string_view bytes) {
  const MemoryFile file(bytes);
  const auto read = templates::read_template(file.path());
  if (!read) {
    expect(!read.error().message.empty(), "an error says what is wrong");
    return;
  }
  expect(!read->layouts.empty(), "a template has a layout");
  expect(read->page.w > Emu(0) && read->page.h > Emu(0), "a template has a page");
  for (const char* id : {"title", "two_column", "chart_focus", "no such layout"})
    expect(templates::choose_layout(*read, id).layout != nullptr, "a layout is always found");
  for (const templates::Layout& layout : read->layouts)
    static_cast<void>(templates::resolve_color(layout, "accent1"));
  std::vector<std::string> parts;
  for (const templates::Layout& layout : read->layouts) parts.push_back(layout.part);
  Budget budget{Limits()};
  const auto drawn = pptx::read_layout_slides(*read->package, "template.pptx", parts, budget);
  expect(drawn ? drawn->size() == parts.size() : !drawn.error().message.empty(),
         "each layout is read as a slide, or an error says why not");
  templates::BrandKit kit;
  kit.colors["accent1"] = 0x123456;
  kit.body.latin = "Test";
  static_cast<void>(templates::apply_brand(*read, kit));
}

}  // namespace deckle::fuzz
