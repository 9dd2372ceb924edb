#include "layout/slots/presets/presets.h"

#include "layout/names/layout_names.h"

namespace deckle::layout {

std::vector<Slot> heading_page(const Frame& frame, SlotRole below) {
  const Rect& s = frame.safe;
  const Emu third = snap(s.h / 3);
  const Emu top = s.y + snap(third / 2);
  return {{SlotRole::Title, {s.x, top, s.w, third}},
          {below, {s.x, top + third + emu_from_pt(kColumnGapPt), s.w, third}}};
}

const std::vector<std::string>& preset_ids() {
  static const std::vector<std::string> ids = layout_ids();
  return ids;
}

std::optional<std::vector<Slot>> preset_slots(const std::string& id, const Frame& frame,
                                              const std::vector<double>& ratio) {
  if (id == "title_center") return title_center(frame);
  if (id == "section_header") return section_header(frame);
  if (id == "one_column") return one_column(frame);
  if (id == "two_column") return two_column(frame, ratio);
  if (id == "chart_focus") return chart_focus(frame, ratio);
  if (id == "table_focus") return table_focus(frame);
  if (id == "image_full_bleed") return image_full_bleed(frame);
  if (id == "quote_center") return quote_center(frame);
  if (id == "closing") return closing(frame);
  return std::nullopt;
}

}  // namespace deckle::layout
