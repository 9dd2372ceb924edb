#include "engine/diff/compare_elements.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>
#include <variant>

#include "engine/diff/compare_data.h"
#include "engine/diff/compare_decks.h"
#include "engine/diff/compare_looks.h"
#include "engine/diff/slide_features.h"
#include "engine/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::engine {

namespace {

std::string hex(std::uint32_t rgb) { return fmt::format("{:06X}", rgb & 0xFFFFFFU); }

std::string opaque(const std::string& color, double alpha) {
  return alpha >= 1 ? color : fmt::format("{} ({:.0f} %)", color, alpha * 100);
}

std::string place_text(const Rect& box) {
  return fmt::format("{:.0f} × {:.0f} at {:.0f}, {:.0f}", to_px(box.w), to_px(box.h), to_px(box.x),
                     to_px(box.y));
}

Message joined(const std::vector<Message>& parts) {
  Message out;
  for (const Message& part : parts) out = out.empty() ? part : out + ", " + part;
  return out;
}

void compare_places(const ElementIr& before, const ElementIr& after, std::vector<DeckChange>& out) {
  const Rect &a = before.box, &b = after.box;
  const double right = to_px(b.x) - to_px(a.x), down = to_px(b.y) - to_px(a.y);
  const double wider = to_px(b.w) - to_px(a.w), higher = to_px(b.h) - to_px(a.h);
  std::vector<Message> moved;
  if (right >= kSamePlacePx) moved.push_back(tr("moved {:.0f} px to the right", right));
  if (right <= -kSamePlacePx) moved.push_back(tr("moved {:.0f} px to the left", -right));
  if (down >= kSamePlacePx) moved.push_back(tr("moved {:.0f} px down", down));
  if (down <= -kSamePlacePx) moved.push_back(tr("moved {:.0f} px up", -down));
  if (!moved.empty()) out.push_back({"place", joined(moved), place_text(a), place_text(b), {}});
  std::vector<Message> sized;
  if (wider >= kSamePlacePx) sized.push_back(tr("{:.0f} px wider", wider));
  if (wider <= -kSamePlacePx) sized.push_back(tr("{:.0f} px narrower", -wider));
  if (higher >= kSamePlacePx) sized.push_back(tr("{:.0f} px taller", higher));
  if (higher <= -kSamePlacePx) sized.push_back(tr("{:.0f} px shorter", -higher));
  if (!sized.empty()) out.push_back({"size", joined(sized), place_text(a), place_text(b), {}});
  const auto degrees = [](const ElementIr& one) {
    return fmt::format("{:g}°", static_cast<double>(one.transform.rotation) / kAnglePerDegree);
  };
  compare_values("rotation", tr("rotation"), degrees(before), degrees(after), out);
  if (before.transform.flip_h != after.transform.flip_h ||
      before.transform.flip_v != after.transform.flip_v)
    out.push_back({"rotation", tr("mirrored"), "", "", {}});
}

void compare_pictures(const ElementIr& before, const ElementIr& after,
                      std::vector<DeckChange>& out) {
  if (picture_hash(before) != picture_hash(after)) {
    out.push_back({"picture", tr("another picture"), "", "", {}});
    return;
  }
  if (!(before.fit == after.fit)) out.push_back({"picture", tr("cropped otherwise"), "", "", {}});
}

// A table has its text in cells, and its rows grow with it.
bool is_table(const ElementIr& element) { return element.table != nullptr; }

}  // namespace

std::string paint_text(const PaintIr& paint) {
  using Kind = PaintIr::Kind;
  switch (paint.kind) {
    case Kind::None:
      return {};
    case Kind::Solid:
      return opaque(hex(paint.rgb), paint.alpha);
    case Kind::Gradient:
    case Kind::Pattern: {
      std::string out = paint.kind == Kind::Gradient ? "gradient" : "pattern";
      for (const GradientStopIr& stop : paint.stops)
        out += " " + opaque(hex(stop.rgb), stop.alpha);
      if (paint.kind == Kind::Gradient && paint.angle != 0)
        out += fmt::format(" {:g}°", static_cast<double>(paint.angle) / kAnglePerDegree);
      return out;
    }
    case Kind::Picture: {
      ElementIr holder;
      holder.picture = paint.picture;
      return fmt::format("picture {:08x}", picture_hash(holder) & 0xFFFFFFFFU);
    }
    case Kind::Unknown:
      return paint.unknown;
  }
  return {};
}

void compare_text(const std::string& kind, const Message& label, const std::string& before,
                  const std::string& after, std::vector<DeckChange>& out) {
  if (before == after) return;
  out.push_back({kind, label, before, after, word_diff(before, after)});
}

void compare_values(const std::string& kind, const Message& label, const std::string& before,
                    const std::string& after, std::vector<DeckChange>& out) {
  if (before == after) return;
  const auto shown = [](const std::string& value) { return value.empty() ? tr("none") : Message(display_value(value)); };
  out.push_back({kind, label + ": " + shown(before) + " → " + shown(after), before, after, {}});
}

std::vector<DeckChange> compare_elements(const ElementIr& before, const ElementIr& after,
                                         bool places) {
  std::vector<DeckChange> out;
  const std::string text_before = text_of(before.text), text_after = text_of(after.text);
  compare_text("text", tr("text"), text_before, text_after, out);
  if (is_table(before) && is_table(after)) compare_tables(*before.table, *after.table, out);
  if (before.data != nullptr && after.data != nullptr) {
    const auto* const a = std::get_if<ChartContent>(before.data.get());
    const auto* const b = std::get_if<ChartContent>(after.data.get());
    if (a != nullptr && b != nullptr) compare_charts(*a, *b, out);
  }
  compare_pictures(before, after, out);
  if (places) compare_places(before, after, out);
  compare_paints(before, after, out);
  compare_styles(before.text, after.text, text_before == text_after, out);
  compare_values("name", tr("name"), before.name, after.name, out);
  compare_text("alt-text", tr("alternative text"), before.alt_text, after.alt_text, out);
  compare_values("link", tr("link"), before.link, after.link, out);
  if (before.hidden != after.hidden)
    out.push_back({"hidden", after.hidden ? tr("hidden now") : tr("no longer hidden"), "", "", {}});
  return out;
}

}  // namespace deckle::engine
