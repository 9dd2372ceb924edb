#pragma once
// The nine presets (docs/design.md, "Layouts and slots"), one file each: a function from the frame
// to slots. They are used where a template has no placeholder; where it has one,
// bind_placeholders() uses that.

#include <optional>
#include <string>
#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

[[nodiscard]] std::vector<Slot> title_center(const Frame& frame);
[[nodiscard]] std::vector<Slot> section_header(const Frame& frame);
[[nodiscard]] std::vector<Slot> one_column(const Frame& frame);
[[nodiscard]] std::vector<Slot> two_column(const Frame& frame, const std::vector<double>& ratio);
[[nodiscard]] std::vector<Slot> chart_focus(const Frame& frame, const std::vector<double>& ratio);
[[nodiscard]] std::vector<Slot> table_focus(const Frame& frame);
[[nodiscard]] std::vector<Slot> image_full_bleed(const Frame& frame);
[[nodiscard]] std::vector<Slot> quote_center(const Frame& frame);
[[nodiscard]] std::vector<Slot> closing(const Frame& frame);

// Title and a short text below it, a third of the page each: shared by title, section and closing
// slides.
[[nodiscard]] std::vector<Slot> heading_page(const Frame& frame, SlotRole below);

// layout_ids(), kept.
[[nodiscard]] const std::vector<std::string>& preset_ids();
// nullopt: no preset has that id. `ratio` is layout_hints.ratio, empty for the preset's own.
[[nodiscard]] std::optional<std::vector<Slot>> preset_slots(const std::string& id,
                                                            const Frame& frame,
                                                            const std::vector<double>& ratio);

}  // namespace deckle::layout
