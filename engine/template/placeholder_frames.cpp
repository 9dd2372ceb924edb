#include "engine/template/placeholder_frames.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "engine/template/labels.h"
#include "engine/template/layout_pictures.h"
#include "measure/unicode/characters.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"
#include "slidespec/core/utf8.h"

namespace deckle::engine {
namespace {

// Labels stay legible where the drawing is a third as wide as the page. Ours.
constexpr double kLabelShare = 1.0 / 48;
// More labels than this cannot be kept apart on a page.
constexpr std::size_t kMostLabels = 100;
constexpr double kLabelHeight = 1.35;    // of the size of its letters
constexpr double kSmallestLabel = 0.65;  // of that size

bool is_furniture(const std::string& type) {
  return type == "dt" || type == "ftr" || type == "sldNum" || type == "hdr";
}

double text_width(const std::string& text, double size) {
  double width = 0;
  for (std::size_t at = 0; at < text.size();)
    width += measure::is_east_asian(utf8::next(text, at)) ? size : size * 0.52;
  return width;
}

bool overlap(const BoxPx& a, const BoxPx& b) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

class Frames {
 public:
  explicit Frames(Size page)
      : page_w_(to_px(page.w)),
        page_h_(to_px(page.h)),
        size_(std::max(page_w_, page_h_) * kLabelShare) {}

  void add(const BoxPx& box, const std::string& role, const std::string& label, bool computed) {
    const char* color = frame_color(role);
    const auto rect = [&](const char* stroke, double width, const char* more) {
      out_ += fmt::format(
          R"(<rect x="{}" y="{}" width="{}" height="{}" fill="none" stroke="{}" stroke-width="{}"{}/>)",
          render::number(box.x), render::number(box.y), render::number(box.w),
          render::number(box.h), stroke, render::number(width), more);
    };
    // Light below dark, to be seen on any background.
    rect("#FFFFFF", size_ * 0.2, "");
    rect(color, size_ * 0.1,
         computed ? R"( stroke-dasharray="3 5")" : R"( stroke-dasharray="12 5")");
    out_ += '\n';
    add_label(box, color, label);
  }

  // Labels are on top of all frames.
  [[nodiscard]] std::string take() { return out_ + labels_; }

 private:
  void add_label(const BoxPx& box, const char* color, const std::string& label) {
    // Smaller in a box of one line, as those of footers, down to what is still legible.
    const double size = size_ * std::clamp(box.h / (size_ * kLabelHeight), kSmallestLabel, 1.0);
    const double height = size * kLabelHeight, width = text_width(label, size) + size * 0.7;
    // To the right, because most prompts begin at the left.
    BoxPx at{box.x + box.w - width, box.y, width, height};
    at.x = std::clamp(at.x, 0.0, std::max(0.0, page_w_ - width));
    at.y = std::clamp(at.y, 0.0, std::max(0.0, page_h_ - height));
    const auto taken = [&] {
      return std::any_of(placed_.begin(), placed_.end(),
                         [&](const BoxPx& other) { return overlap(other, at); });
    };
    const double start = at.y;
    while (taken() && at.y + 2 * height <= page_h_) at.y += height;
    if (taken()) {
      at.y = start;
      while (taken() && at.y >= height) at.y -= height;
    }
    if (placed_.size() < kMostLabels) placed_.push_back(at);
    labels_ += fmt::format(
        R"(<g class="label"><rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}"/>)"
        R"(<text x="{}" y="{}" font-size="{}" fill="#FFFFFF" font-family="sans-serif">{}</text></g>)",
        render::number(at.x), render::number(at.y), render::number(width), render::number(height),
        render::number(size * 0.2), color, render::number(at.x + size * 0.35),
        render::number(at.y + size), render::number(size), escaped(label));
    labels_ += '\n';
  }

  double page_w_, page_h_;
  double size_;  // of labels
  std::string out_, labels_;
  std::vector<BoxPx> placed_;
};

std::string capacity(const SlotSummary& slot) {
  return slot.size_pt > 0 ? fmt::format(" · {} × {}", slot.lines, slot.characters) : "";
}

}  // namespace

const char* frame_color(const std::string& role) {
  if (is_furniture(role)) return "#565E6C";
  if (role == "title" || role == "ctrTitle" || role == "quote") return "#9A1F6B";
  if (role == "picture" || role == "chart" || role == "table" || role == "pic" || role == "tbl" ||
      role == "media" || role == "clipArt" || role == "dgm")
    return "#1D6B3C";
  return "#1F5FA8";
}

std::string placeholder_frames(const LayoutSummary& layout, Size page) {
  Frames frames(page);
  const SlotsByPlace slots(layout);
  for (const PlaceholderSummary& p : layout.placeholders) {
    const SlotSummary* slot = slots.find(p);
    const std::string& role = slot != nullptr ? slot->role : p.type;
    frames.add(p.box, role,
               fmt::format("{} · idx {}{}", role, p.idx, slot != nullptr ? capacity(*slot) : ""),
               false);
  }
  for (const SlotSummary& slot : layout.slots) {
    if (!slot.placeholder) frames.add(slot.box, slot.role, slot.role + capacity(slot), true);
  }
  return frames.take();
}

}  // namespace deckle::engine
