#pragma once
// The parts of the IR's JSON form that reader and writer share: names of enumerations, and the
// default style of text.

#include <optional>
#include <string_view>

#include "slidespec/ir/slide_ir.h"

namespace deckle {

inline constexpr std::string_view kAlignNames[] = {"left", "center", "right", "justify"};
inline constexpr std::string_view kAnchorNames[] = {"top", "middle", "bottom"};
inline constexpr std::string_view kListNames[] = {"none", "bullet", "number"};
inline constexpr std::string_view kBreakNames[] = {"normal", "keep_all"};
inline constexpr std::string_view kCropNames[] = {"contain", "cover", "center_crop"};
inline constexpr std::string_view kNoteLineNames[] = {"text", "heading", "link"};
inline constexpr std::string_view kPictureFormatNames[] = {"png",  "jpeg", "gif", "bmp",
                                                           "tiff", "emf",  "wmf", "svg"};
inline constexpr std::string_view kPaintNames[] = {"none",    "solid",   "gradient",
                                                   "picture", "pattern", "unknown"};
inline constexpr std::string_view kPathFillNames[] = {"none",        "normal", "lighten",
                                                      "lightenLess", "darken", "darkenLess"};
inline constexpr std::string_view kFieldNames[] = {"none", "slide_number", "date_time"};
inline constexpr std::string_view kAutofitNames[] = {"text", "none", "shape"};
inline constexpr std::string_view kOverflowNames[] = {"overflow", "ellipsis"};
inline constexpr std::string_view kCapsNames[] = {"none", "small", "all"};
inline constexpr std::string_view kTabAlignNames[] = {"left", "center", "right", "decimal"};
inline constexpr std::string_view kFontAlignNames[] = {"auto", "top", "center", "baseline",
                                                       "bottom"};
inline constexpr std::string_view kSourceNames[] = {
    "shape", "connector", "picture", "media", "table", "chart", "ole", "diagram", "ink", "other"};

template <typename Enum, std::size_t N>
[[nodiscard]] std::string_view name_in(const std::string_view (&names)[N], Enum value) {
  return names[static_cast<std::size_t>(value)];
}

// The value that `name` names; `otherwise` for an unknown name.
template <typename Enum, std::size_t N>
[[nodiscard]] Enum value_in(const std::string_view (&names)[N], std::string_view name,
                            Enum otherwise) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return otherwise;
}

// Defaults: docs/contracts.md, "IR JSON"; docs/design.md, decisions 2, 3 and 18.
[[nodiscard]] RunStyle default_run_style();
[[nodiscard]] int default_priority(ElementType type);
[[nodiscard]] double default_min_font_pt(ElementType type, int priority);
[[nodiscard]] int default_z(ElementType type);
// False for image, chart, table and divider, which have text only where it is given.
[[nodiscard]] bool carries_text(ElementType type);

}  // namespace deckle
