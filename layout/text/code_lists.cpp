#include "layout/text/code_lists.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "layout/text/code_lines.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

std::vector<std::string> lines_of(const Element& element) {
  if (const auto* list = std::get_if<BulletsContent>(&element.content)) return list->items;
  const auto* text = std::get_if<TextContent>(&element.content);
  if (text == nullptr || element.role == "title" || element.role == "subtitle") return {};
  std::vector<std::string> lines(1);
  for (const char c : text->text) {
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += c;
  }
  // A lone line is a name of something, or a sentence.
  return lines.size() < 2 ? std::vector<std::string>{} : lines;
}

bool is_monospaced(const std::string& face) {
  constexpr std::array<std::string_view, 6> kWords = {"mono",  "courier", "consolas",
                                                      "menlo", "code",    "console"};
  const std::string name = ascii_lower(face);
  return std::any_of(kWords.begin(), kWords.end(),
                     [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

// Whether lines in the face are broken where PowerPoint breaks them.
bool is_measured(const measure::FontCatalog& fonts, const std::string& face) {
  const FontUse::Source source = fonts.resolve(face, false, false).use.source;
  return source == FontUse::Source::Exact || source == FontUse::Source::BuiltIn ||
         source == FontUse::Source::MetricCompatible;
}

// The theme's own where it has one. Empty: that of the body.
std::string code_face(const templates::Template& t, const measure::FontCatalog& fonts) {
  constexpr const char* kCourier = "Courier New";
  if (is_monospaced(t.fonts.body.latin)) return {};
  if (is_monospaced(t.fonts.heading.latin) && is_measured(fonts, t.fonts.heading.latin))
    return t.fonts.heading.latin;
  const bool other_faces =
      std::none_of(t.layouts.begin(), t.layouts.end(), [](const templates::Layout& layout) {
        return layout.brand != nullptr && !layout.brand->faces.empty();
      });
  if (!other_faces) return {};  // the brand has no other
  return is_measured(fonts, kCourier) ? kCourier : std::string();
}

}  // namespace

std::optional<Slide> with_code_lists(const Slide& slide, const templates::Template& t,
                                     const measure::FontCatalog& fonts,
                                     std::vector<std::string>& changed) {
  std::optional<Slide> out;
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const ElementStyle& authored = slide.elements[i].style;
    if (authored.list || authored.list_form || !is_code(lines_of(slide.elements[i]))) continue;
    if (!out) out = slide;
    ElementStyle& style = out->elements[i].style;
    style.code = true;
    style.face = code_face(t, fonts);
    style.list = ListKind::None;
    style.key_figures = false;
    if (!style.align) style.align = Align::Left;
    if (!style.line_spacing_pct) style.line_spacing_pct = 100;
    changed.push_back(slide.elements[i].element_id);
  }
  return out;
}

}  // namespace deckle::layout
