#pragma once
// The layout of a closing slide of the built-in templates: with next steps its title is at the top
// of the page, and what the theme draws leaves the page below to them.

#include <string>
#include <string_view>

#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::layout {

inline constexpr std::string_view kClosing = "closing", kStepsClosing = "closing_steps";

// Whether the layout is one of them, and not of somebody else's template.
[[nodiscard]] bool is_closing_layout(const templates::Template& t, std::string_view name);

// `id`, or kStepsClosing in its place: for a closing slide with a list of two to five items, or
// with two next steps or more. One alone stands below the title as a contact does.
[[nodiscard]] std::string closing_layout(const Slide& slide, const templates::Template& t,
                                         const std::string& id);

}  // namespace deckle::layout
