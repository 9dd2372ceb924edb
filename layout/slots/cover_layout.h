#pragma once
// The cover of a slide of the built-in templates: full colour, split with its picture, the picture
// under a gradient, or plain paper. Each has a layout of its own.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/base/frame.h"
#include "layout/base/layout_context.h"
#include "layout/base/slot.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

// Names of layouts of the built-in templates, besides title_center: without the sheets beside the
// text, with a picture beside it, with a picture behind it, and on paper.
inline constexpr std::string_view kBareCover = "title_bare", kSplitCover = "title_split",
                                  kScrimCover = "title_scrim", kPlainCover = "title_plain";

// Whether a layout of the template is one of them, and not of somebody else's template.
[[nodiscard]] bool is_cover_layout(const templates::Template& t, std::string_view name);

struct CoverLayout {
  std::string name;
  bool picture = false;  // whether it has a slot for the slide's picture
};

// nullopt: the slide has no such cover, or the template is somebody else's. `notes` says which
// cover was chosen where the author did not say, and why it is another than the requested one.
[[nodiscard]] std::optional<CoverLayout> cover_layout(const Slide& slide,
                                                      const LayoutContext& context,
                                                      DiagnosticSink& notes);

// Adds the slots that only covers have: for the presenter, who is below the subtitle, and for the
// picture.
void add_cover_slots(const CoverLayout& cover, const templates::Layout& layout, const Frame& frame,
                     std::vector<Slot>& slots);

}  // namespace deckle::layout
