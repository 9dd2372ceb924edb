#pragma once
// Parts of a summary in words, for text and HTML.

#include <array>
#include <map>
#include <string>

#include "engine/template/summary.h"

namespace deckle::engine {

[[nodiscard]] std::string hex_color(std::uint32_t rgb);             // "1C2530"
[[nodiscard]] std::string color_label(const LevelSummary& level);   // "tx1 1C2530"
[[nodiscard]] std::string spacing_label(const SpacingIr& spacing);  // "90 %", "18 pt"
// "28 pt Calibri, 맑은 고딕, bold"
[[nodiscard]] Message style_label(const LevelSummary& level);
[[nodiscard]] Message bullet_label(const LevelSummary& level);
// "latin Calibri, ea 맑은 고딕, Hang 맑은 고딕": scripts without their own face are left out.
[[nodiscard]] std::string faces_label(const FacesSummary& faces);
[[nodiscard]] std::string box_label(const BoxPx& box);  // "960 × 251 at 160, 118"
// "title, 2 × 31"
[[nodiscard]] std::string slot_label(const SlotSummary& slot);
[[nodiscard]] Message autofit_label(const std::string& autofit);
[[nodiscard]] std::string bytes_label(std::uint64_t bytes);  // "4.2 MiB"

// A fact about the file as a whole: what it is, and its value.
struct FactLabel {
  Message name, value;
};
[[nodiscard]] std::vector<FactLabel> fact_labels(const TemplateSummary& summary);

// Which slot of a layout is which of its placeholders. `layout` outlives it.
class SlotsByPlace {
 public:
  explicit SlotsByPlace(const LayoutSummary& layout);
  // Null: the placeholder is no slot.
  [[nodiscard]] const SlotSummary* find(const PlaceholderSummary& placeholder) const;

 private:
  std::map<std::array<double, 4>, const SlotSummary*> slots_;
};

}  // namespace deckle::engine
