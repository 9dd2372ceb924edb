#include "slidespec/mend/lenient/spec_keys.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace deckle::lenient {
namespace {

using Names = std::array<std::string_view, 10>;

// Of the schema: the document, deck, slide, layout, element, contents, points, theme, assets,
// sources and citations.
constexpr Names kObjects[] = {
    {"spec_version", "deck", "theme", "assets", "extensions"},
    {"title", "subtitle", "language", "audience", "tone", "tags", "slides"},
    {"slide_id", "type", "layout", "elements", "speaker_notes", "citations", "extensions"},
    {"layout_id", "layout_hints"},
    {"element_id", "kind", "role", "content", "style", "data_ref", "constraints", "citations",
     "extensions"},
    {"text"},
    {"items"},
    {"asset_id", "alt_text", "crop"},
    {"chart_type", "title", "x_label", "y_label", "series", "notes"},
    {"name", "data"},
    {"x", "y"},
    {"title", "columns", "rows"},
    {"template_ref", "brand", "slide_size"},
    {"template_id", "template_version"},
    {"brand_kit_id", "tokens"},
    {"asset_id", "type", "source"},
    {"kind", "file_id", "url"},
    {"id", "kind", "evidence_id", "url", "title", "locator"},
    {"citation_id", "note"},
};

bool has(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool is_spec_key(std::string_view name) {
  return !name.empty() && std::any_of(std::begin(kObjects), std::end(kObjects),
                                      [name](const Names& names) { return has(names, name); });
}

int key_suits(std::string_view name, const std::vector<std::string_view>& members) {
  if (std::find(members.begin(), members.end(), name) != members.end()) return 0;
  bool known = false;
  for (const std::string_view member : members) known = known || is_spec_key(member);
  if (!known || !is_spec_key(name)) return 1;
  for (const Names& names : kObjects) {
    if (!has(names, name)) continue;
    // All that are known, so that 'kind' and 'title' do not make a slide of a source.
    const bool all = std::all_of(members.begin(), members.end(), [&](std::string_view member) {
      return !is_spec_key(member) || has(names, member);
    });
    if (all) return 2;
  }
  return 0;
}

}  // namespace deckle::lenient
