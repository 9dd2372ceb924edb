#include "layout/slots/describe.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "layout/base/frame.h"
#include "layout/base/statement_page.h"
#include "layout/slots/choose_slots.h"
#include "layout/slots/closing_layout.h"
#include "layout/slots/computed_boxes.h"
#include "layout/slots/cover_layout.h"
#include "layout/slots/presets/presets.h"
#include "layout/text/text_build.h"
#include "measure/slide/reserve.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// PowerPoint's single line is 1.2 times the size (docs/text-layout.md, 1.1).
constexpr double kSingleLine = 1.2;
// The average width of the letters and spaces of English prose over the size: Arial and most faces
// for text have 0.50 or less; those below that are wide, or have letters of one width, up to 0.60.
constexpr double kLatinEm = 0.5, kWideLatinEm = 0.6;
constexpr double kCapitals = 1.3;  // of capitals over small letters
constexpr std::array<std::string_view, 11> kWideFaces{"verdana",  "poppins",    "courier", "mono",
                                                      "consolas", "lucida",     "menlo",   "tahoma",
                                                      "segoe",    "montserrat", "black"};
// Ours: the last line of a text is higher than the others by the descent of its face, about half a
// percent (docs/text-layout.md, 1.1).
constexpr double kLastLine = 1.01;
// Ours: the part of a word that does not fit at the end of a line, on average.
constexpr int kLostAtEnd = 4;

double space_pt(const SpacingIr& spacing, double size_pt) {
  if (spacing.unit == SpacingIr::Unit::Points) return spacing.value;
  return kSingleLine * size_pt * spacing.value / 100;
}

Insets smaller(const Insets& a, const Insets& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::min(a.right, b.right),
          std::min(a.bottom, b.bottom)};
}

bool holds_lists(SlotRole role) {
  return role == SlotRole::Body || role == SlotRole::Left || role == SlotRole::Right;
}

// What build() makes of a Korean text in the slot: an item of a list where it holds lists.
TextBodyIr sample_text(const Slot& slot, const TextContext& context, const InheritedText& base) {
  Element element;
  if (holds_lists(slot.role)) {
    element.kind = ElementKind::Bullets;
    element.content = BulletsContent{{"\uAC00"}, {}};
  } else {
    element.kind = ElementKind::Text;
    element.content = TextContent{"\uAC00", {}};
  }
  return build_text(context, element, base, slot.role);
}

// Whether the widths of the Korean text are known on every computer.
bool has_known_widths(const TextBodyIr& korean) {
  const ParagraphIr& paragraph = korean.paragraphs[0];
  const std::string& face =
      paragraph.runs.empty() ? paragraph.end.fonts.ea : paragraph.runs[0].style.fonts.ea;
  return face == "Malgun Gothic" || face == "맑은 고딕";
}

int latin_in(double width, const RunStyle& style) {
  const std::string face = ascii_lower(style.fonts.latin);
  const bool wide =
      std::any_of(kWideFaces.begin(), kWideFaces.end(),
                  [&face](std::string_view name) { return face.find(name) != std::string::npos; });
  const double capitals = style.caps == Caps::None ? 1 : kCapitals;
  const double average =
      style.size_pt * (wide ? kWideLatinEm : kLatinEm) * capitals + style.spacing_pt;
  const int fitting = average <= 0 ? 0 : static_cast<int>(width / average);
  return std::max(fitting / 2, fitting - kLostAtEnd);
}

SlotDescription describe(const Slot& slot, const TextContext& context) {
  SlotDescription d;
  d.role = slot.role;
  d.box = slot.box;
  d.placeholder = slot.placeholder != nullptr;
  if (d.placeholder) d.idx = slot.placeholder->idx;
  if (!holds_text(slot.role)) return d;
  const std::shared_ptr<const InheritedText> text = slot_text(context, slot);
  const TextBodyIr korean = sample_text(slot, context, *text);
  if (korean.paragraphs.empty()) return d;
  const ParagraphStyle& style = korean.paragraphs[0].style;
  d.size_pt = text->levels[0].run.size_pt;
  // A box of deckle's own has at most a text box's insets, whatever the style it borrows.
  const Insets insets = d.placeholder ? text->insets : smaller(text->insets, kDefaultInsets);
  const double available = to_pt(slot.box.h - insets.top - insets.bottom),
               width = to_pt(slot.box.w - insets.left - insets.right - style.margin_left -
                             style.margin_right);
  const double pitch = space_pt(style.line_spacing, d.size_pt);
  const double apart = holds_lists(slot.role) ? space_pt(style.space_before, d.size_pt) +
                                                    space_pt(style.space_after, d.size_pt)
                                              : 0;
  if (d.size_pt > 0 && pitch > 0) {
    // What a percentage above 100 adds is not below a line that is alone (docs/text-layout.md, 10).
    const double alone = std::min(pitch, kSingleLine * d.size_pt) * kLastLine;
    const double last = std::max(alone, pitch);
    const double next = pitch + std::max(0.0, apart);
    const auto lines_in = [&](double height) {
      if (height < alone) return 0;
      return height < last ? 1 : 1 + static_cast<int>((height - last) / next);
    };
    d.lines = lines_in(available);
    // One line has no break that could be another.
    if (d.lines > 1 && !has_known_widths(korean))
      d.lines = std::max(1, lines_in(available * (1 - measure::kMaxReserve)));
    const double advance = d.size_pt + text->levels[0].run.spacing_pt;
    d.characters = advance > 0 ? std::max(0, static_cast<int>(width / advance)) : 0;
    d.latin_characters = std::max(0, latin_in(width, text->levels[0].run));
  }
  return d;
}

std::vector<SlotDescription> describe_all(const std::vector<Slot>& slots,
                                          const templates::Template& t,
                                          const templates::Layout& layout) {
  Deck deck;
  deck.language = "ko";
  std::vector<SlotDescription> all;
  for (const Slot& slot : slots) all.push_back(describe(slot, {deck, t, layout}));
  return all;
}

std::vector<Slot> own_slots(const templates::Layout& layout, const templates::Template& t) {
  std::vector<Slot> slots = slots_of(layout);
  keep_titles_clear(layout, t.page, slots);
  return slots;
}

}  // namespace

std::vector<LayoutDescription> describe_layouts(const templates::Template& t) {
  std::vector<LayoutDescription> all;
  std::vector<const templates::Layout*> exact;
  for (const std::string& id : preset_ids()) {
    const templates::LayoutChoice choice = templates::choose_layout(t, id);
    if (choice.layout == nullptr) continue;
    if (choice.exact) exact.push_back(choice.layout);
    const std::vector<Slot> slots =
        *bound_preset(id, *choice.layout, frame_of(t, choice.layout), {});
    all.push_back({id, choice.layout->name, choice.layout->part, choice.match,
                   choice.exact ? Message() : choice.reason, describe_all(slots, t, *choice.layout),
                   true});
  }
  for (const templates::Layout& layout : t.layouts) {
    if (std::find(exact.begin(), exact.end(), &layout) != exact.end()) continue;
    // layout_hints.variant chooses those, and what is on a closing slide or a statement its own.
    if (is_cover_layout(t, layout.name) || is_closing_layout(t, layout.name) ||
        is_statement_page(t, layout.name))
      continue;
    all.push_back({layout.name,
                   layout.name,
                   layout.part,
                   templates::LayoutChoice::Match::Own,
                   {},
                   describe_all(own_slots(layout, t), t, layout),
                   templates::choose_layout(t, layout.name).layout == &layout});
  }
  return all;
}

}  // namespace deckle::layout
