#include "layout/slots/slots.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

#include "layout/base/footer_types.h"

namespace deckle::layout {
namespace {

using templates::Placeholder;

// Placeholder types a role may use, best first. ST_PlaceholderType; "obj" takes any content.
std::span<const std::string_view> types_for(SlotRole role) {
  static constexpr std::string_view kTitle[] = {"title", "ctrTitle"};
  // A placeholder without a type takes any content; on a cover it is the subtitle's.
  static constexpr std::string_view kSubtitle[] = {"subTitle", "body", "obj"};
  static constexpr std::string_view kText[] = {"body", "obj", "subTitle"};
  // A quotation is the title of its slide, so templates use the title placeholder for it.
  static constexpr std::string_view kQuote[] = {"title", "ctrTitle", "body", "obj"};
  // The text below the title of a closing slide may be in the place of a cover's subtitle.
  static constexpr std::string_view kBody[] = {"obj", "body", "subTitle"};
  static constexpr std::string_view kPicture[] = {"pic", "obj"};
  static constexpr std::string_view kChart[] = {"chart", "obj"};
  static constexpr std::string_view kTable[] = {"tbl", "obj"};
  switch (role) {
    case SlotRole::Title:
      return kTitle;
    case SlotRole::Subtitle:
      return kSubtitle;
    case SlotRole::Body:
    case SlotRole::Left:
    case SlotRole::Right:
      return kBody;
    case SlotRole::KeyTakeaway:
    case SlotRole::Caption:
    case SlotRole::Attribution:
      return kText;
    case SlotRole::Quote:
      return kQuote;
    case SlotRole::Picture:
      return kPicture;
    case SlotRole::Chart:
      return kChart;
    case SlotRole::Table:
      return kTable;
  }
  return kBody;
}

std::string_view type_of(const Placeholder& placeholder) {
  return placeholder.type.empty() ? std::string_view("obj") : std::string_view(placeholder.type);
}

// Ours, of the slot's area: smaller boxes are headings and labels.
constexpr double kMinBodyShare = 0.15;
constexpr double kMostSubtitleShare = 3;  // ours, likewise: a larger one is for content
constexpr double kMinBodyHeight = 0.3;  // ours, of the slot's height
// About the diagonal of a 16:9 page in points, so that the type decides before the distance.
constexpr double kTypePenaltyPt = 1000;

// Smaller is better; infinite when the placeholder is unsuitable. Distance between centres in
// points, plus kTypePenaltyPt for each step down the list of types.
double misfit(const Placeholder& placeholder, const Slot& slot) {
  const auto types = types_for(slot.role);
  const auto found = std::find(types.begin(), types.end(), type_of(placeholder));
  if (found == types.end() || placeholder.box.empty() || !placeholder.horizontal) return INFINITY;
  // A box of label size is not a body, whatever its type.
  const double share = area_px(placeholder.box) / std::max(1.0, area_px(slot.box));
  if (slot.role == SlotRole::Body && share < kMinBodyShare) return INFINITY;
  if (slot.role == SlotRole::Subtitle && type_of(placeholder) == "obj" && share > kMostSubtitleShare)
    return INFINITY;
  // Nor is a flat one, which is meant to grow as one types.
  const bool content = slot.role == SlotRole::Body || slot.role == SlotRole::Left ||
                       slot.role == SlotRole::Right || slot.role == SlotRole::Chart ||
                       slot.role == SlotRole::KeyTakeaway ||
                       slot.role == SlotRole::Table;
  if (content && to_pt(placeholder.box.h) < kMinBodyHeight * to_pt(slot.box.h)) return INFINITY;
  const Rect& a = placeholder.box;
  const Rect& b = slot.box;
  const double dx = to_pt(a.x + a.w / 2) - to_pt(b.x + b.w / 2);
  const double dy = to_pt(a.center_y()) - to_pt(b.center_y());
  return std::hypot(dx, dy) + kTypePenaltyPt * static_cast<double>(found - types.begin());
}

// PowerPoint's line of 1.2 times the size, and the descent of a last line
// (docs/text-layout.md, 1.1).
constexpr double kLineHeight = 1.2 * 1.01;

// Whether one line of the placeholder's own text is not higher than its box. Some templates have
// flatter ones for headings, which would overflow whatever is written in them.
bool holds_a_line(const Placeholder& p) {
  if (p.text == nullptr) return true;
  const Insets& in = p.text->insets;
  return to_pt(p.box.h - in.top - in.bottom) >= kLineHeight * p.text->levels[0].run.size_pt;
}

// docs/design.md, "Type scale": a slide's title; the size of a turned one was chosen for its strip.
constexpr double kTitlePt = 28;

bool is_title(const Placeholder& p) { return p.type == "title" || p.type == "ctrTitle"; }

// The placeholder that a reader takes for one of a slide with this one's type and index: titles are
// found by their type. LibreOffice gives several of a layout one index.
const Placeholder* found_by_readers(const templates::Layout& layout, const Placeholder& own) {
  const auto found = std::find_if(
      layout.placeholders.begin(), layout.placeholders.end(), [&own](const Placeholder& p) {
        if (is_title(own) || is_title(p)) return is_title(own) && is_title(p);
        return !is_footer_type(p.type) && p.idx == own.idx;
      });
  return found == layout.placeholders.end() ? &own : &*found;
}

// A slot of a placeholder that readers do not find keeps its box and its text style alone.
void leave_hidden(const templates::Layout& layout, std::vector<Slot>& slots) {
  for (Slot& slot : slots) {
    if (slot.placeholder == nullptr ||
        found_by_readers(layout, *slot.placeholder) == slot.placeholder)
      continue;
    slot.text = slot.placeholder->text;
    slot.placeholder = nullptr;
  }
}

// Whether no slot but the title reaches into `box`.
bool free_of(const std::vector<Slot>& slots, const Rect& box) {
  return std::none_of(slots.begin(), slots.end(), [&box](const Slot& slot) {
    return slot.role != SlotRole::Title && !slot.full_bleed && !intersection(slot.box, box).empty();
  });
}

}  // namespace

void bind_placeholders(const templates::Layout& layout, std::vector<Slot>& slots, bool keep_boxes) {
  std::vector<bool> used(layout.placeholders.size(), false);
  for (Slot& slot : slots) {
    std::size_t best = layout.placeholders.size();
    double best_misfit = INFINITY;
    for (std::size_t i = 0; i < layout.placeholders.size(); ++i) {
      if (used[i]) continue;
      const double m = misfit(layout.placeholders[i], slot);
      if (m < best_misfit) {
        best = i;
        best_misfit = m;
      }
    }
    if (best == layout.placeholders.size()) continue;
    used[best] = true;
    slot.placeholder = &layout.placeholders[best];
    if (!keep_boxes || (slot.role == SlotRole::Title && free_of(slots, slot.placeholder->box)))
      slot.box = slot.placeholder->box;
  }
  leave_hidden(layout, slots);
}

void adopt_turned_title(const templates::Layout& layout, std::vector<Slot>& slots) {
  const auto turned =
      std::find_if(layout.placeholders.begin(), layout.placeholders.end(), is_title);
  if (turned == layout.placeholders.end() || turned->horizontal || !turned->text) return;
  for (Slot& slot : slots) {
    if (slot.role != SlotRole::Title || slot.placeholder != nullptr) continue;
    auto text = std::make_shared<InheritedText>(*turned->text);
    text->vert = VerticalText::Horz;
    text->rotation = 0;
    text->insets = kDefaultInsets;
    slot.placeholder = &*turned;
    slot.text = text;
    slot.size_pt = kTitlePt;
  }
}

std::vector<Slot> slots_of(const templates::Layout& layout) {
  std::vector<Slot> slots;
  for (const Placeholder& placeholder : layout.placeholders) {
    if (placeholder.box.empty() || !placeholder.horizontal) continue;
    const std::string_view type = type_of(placeholder);
    // The subtitle of a cover has the space below it as well, which share_heading_space gives it.
    const bool of_cover = type == "subTitle" && layout.type == "title";
    if ((type == "body" || type == "subTitle") && !of_cover && !holds_a_line(placeholder)) continue;
    Slot slot;
    slot.box = placeholder.box;
    slot.placeholder = &placeholder;
    if (type == "title" || type == "ctrTitle")
      slot.role = SlotRole::Title;
    else if (type == "subTitle")
      slot.role = SlotRole::Subtitle;
    else if (type == "body" || type == "obj")
      slot.role = SlotRole::Body;
    else if (type == "pic")
      slot.role = SlotRole::Picture;
    else if (type == "chart")
      slot.role = SlotRole::Chart;
    else if (type == "tbl")
      slot.role = SlotRole::Table;
    else
      continue;  // date, footer, number, media, diagrams
    slots.push_back(slot);
  }
  // Reading order: rows from the top, left to right within a row (tops within half an inch).
  std::stable_sort(slots.begin(), slots.end(), [](const Slot& a, const Slot& b) {
    const std::int64_t row_a = a.box.y.value() / (kEmuPerInch / 2),
                       row_b = b.box.y.value() / (kEmuPerInch / 2);
    return row_a != row_b ? row_a < row_b : a.box.x < b.box.x;
  });
  // Two bodies side by side are left and right.
  std::vector<Slot*> bodies;
  for (Slot& slot : slots) {
    if (slot.role == SlotRole::Body) bodies.push_back(&slot);
  }
  if (bodies.size() == 2 && bodies[0]->box.right() <= bodies[1]->box.x) {
    bodies[0]->role = SlotRole::Left;
    bodies[1]->role = SlotRole::Right;
  }
  leave_hidden(layout, slots);
  return slots;
}

}  // namespace deckle::layout
