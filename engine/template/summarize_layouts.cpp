#include "engine/template/summarize_layouts.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/template/text_styles.h"
#include "layout/slots/describe.h"
#include "layout/slots/presets/presets.h"
#include "pptx/read/sheet_facts.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

const char* anchor_name(Anchor anchor) {
  return anchor == Anchor::Top ? "top" : anchor == Anchor::Middle ? "middle" : "bottom";
}

const char* autofit_name(const std::optional<AutofitIr>& autofit) {
  if (!autofit || autofit->mode == AutofitIr::Mode::None) return "none";
  return autofit->mode == AutofitIr::Mode::ShrinkText ? "shrink_text" : "resize_shape";
}

PlaceholderSummary summarize_placeholder(const templates::Placeholder& placeholder,
                                         const pptx::SheetShape& shape,
                                         const pptx::Master& master) {
  PlaceholderSummary out;
  const InheritedText& text = *placeholder.text;
  out.type = shortened(placeholder.type);
  out.idx = placeholder.idx;
  out.name = shortened(placeholder.name);
  out.box = box_px(placeholder.box);
  out.insets = {rounded(to_px(text.insets.left)), rounded(to_px(text.insets.top)),
                rounded(to_px(text.insets.right)), rounded(to_px(text.insets.bottom))};
  out.anchor = anchor_name(text.anchor);
  out.autofit = autofit_name(text.autofit);
  out.vertical = !placeholder.horizontal;
  if (placeholder.fill.kind == FillIr::Kind::Solid) out.fill = placeholder.fill.color.rgb;
  out.levels =
      level_summaries(text, pptx::defined_levels(master, pptx::placeholder_family(placeholder.type),
                                                 &shape, kMostLevels));
  out.prompt = shortened(pptx::saved_text(shape));
  return out;
}

std::vector<SlotSummary> summarize_slots(const std::vector<layout::SlotDescription>& slots) {
  std::vector<SlotSummary> out;
  for (const layout::SlotDescription& slot : slots)
    out.push_back({layout::to_string(slot.role), box_px(slot.box), rounded(slot.size_pt),
                   slot.lines, slot.characters, slot.placeholder});
  return out;
}

Result<LayoutSummary> summarize_layout(const templates::Layout& layout, pptx::Sheets& sheets) {
  const Result<const pptx::Master*> master = sheets.master(layout.master_part);
  if (!master) return tl::unexpected(master.error());
  const Result<const pptx::LayoutSheet*> read = sheets.layout(layout.part, *master);
  if (!read) return tl::unexpected(read.error());
  const pptx::LayoutSheet& sheet = **read;
  LayoutSummary out;
  out.name = layout.name;
  out.type = shortened(layout.type);
  out.part = layout.part;
  out.master = layout.master_part;
  out.shows_master = sheet.shows_master;
  out.background = layout.background_rgb;
  out.text = layout.text_rgb;
  // Both lists have the placeholders of the layout in document order.
  std::size_t next = 0;
  for (const pptx::SheetShape& shape : sheet.shapes) {
    if (!shape.placeholder || next == layout.placeholders.size()) continue;
    out.placeholders.push_back(summarize_placeholder(layout.placeholders[next++], shape, **master));
  }
  out.shapes = shape_summaries(sheet.shapes);
  return out;
}

}  // namespace

Result<void> summarize_layouts(const templates::Template& t, pptx::Sheets& sheets,
                               TemplateSummary& out) {
  for (const templates::Layout& layout : t.layouts) {
    check_cancelled();
    Result<LayoutSummary> summary = summarize_layout(layout, sheets);
    if (!summary) return tl::unexpected(summary.error());
    out.layouts.push_back(std::move(*summary));
  }
  // describe_layouts() has the ids first, then, in their order, the layouts that no id names.
  const std::vector<layout::LayoutDescription> described = layout::describe_layouts(t);
  const std::size_t ids = std::min(layout::preset_ids().size(), described.size());
  std::vector<bool> named(t.layouts.size(), false);
  for (std::size_t i = 0; i < ids; ++i) {
    const layout::LayoutDescription& d = described[i];
    const templates::LayoutChoice choice = templates::choose_layout(t, d.id);
    std::vector<SlotSummary> slots = summarize_slots(d.slots);
    if (choice.exact) {
      const auto index = static_cast<std::size_t>(choice.layout - t.layouts.data());
      named[index] = true;
      out.layouts[index].slots = slots;
    }
    out.ids.push_back({d.id, choice.layout->name, choice.layout->part, d.reason, std::move(slots)});
  }
  std::size_t next = ids;
  for (std::size_t i = 0; i < named.size() && next < described.size(); ++i) {
    if (!named[i]) out.layouts[i].slots = summarize_slots(described[next++].slots);
  }
  return {};
}

}  // namespace deckle::engine
