#include "layout/pictures/scrim.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "layout/text/contrast.h"
#include "layout/text/tones.h"

namespace deckle::layout {
namespace {

constexpr std::string_view kPrefix = "_scrim_";
// Ours: before the pixels are looked at, and the height over which a gradient fades, of the page.
constexpr double kUsualStrength = 0.7, kFade = 0.25;
// Ours: at the page's edge a gradient is that much stronger than where the text begins, so that it
// is not a flat band.
constexpr double kAtEdge = 1.25;
constexpr int kDown = 90 * kAnglePerDegree;

// Where a gradient fades: half as strong after a third of the way, so that its edge is not seen.
constexpr double kSoftAt = 0.4, kSoftStrength = 0.45;

GradientStopIr stop(double at, const Color& color, double alpha) { return {at, color.rgb, alpha}; }

// Strong from `solid` on, measured from the top (or, at the head of the page, up to there).
PaintIr gradient(const Color& color, double solid, bool head) {
  PaintIr paint;
  paint.kind = PaintIr::Kind::Gradient;
  paint.angle = kDown;
  paint.stops = {stop(0, color, 0), stop(solid * kSoftAt, color, kUsualStrength * kSoftStrength),
                 stop(solid, color, kUsualStrength), stop(1, color, kUsualStrength * kAtEdge)};
  if (!head) return paint;
  std::reverse(paint.stops.begin(), paint.stops.end());
  for (GradientStopIr& one : paint.stops) one.at = 1 - one.at;
  return paint;
}

ElementIr scrim(const ElementIr& picture, const Rect& texts, const Size& page, const Color& color,
                bool head) {
  const Emu fade(static_cast<std::int64_t>(static_cast<double>(page.h.value()) * kFade));
  ElementIr out;
  out.eid = std::string(kPrefix) + (head ? "head_" : "") + picture.eid;
  out.source_eid = picture.eid;
  out.name = picture.eid + " scrim";
  out.type = ElementType::Decoration;
  out.decorative = true;
  out.full_bleed = true;
  out.pinned = true;
  out.priority = picture.priority;
  out.pointer = picture.pointer;
  out.belongs_to = {picture.eid};
  out.line.fill.kind = FillIr::Kind::None;
  out.fill.color = color;  // the look is made of it
  const Emu top = head ? picture.box.y : std::max(picture.box.y, texts.y - fade);
  const Emu bottom = head ? std::min(picture.box.bottom(), texts.bottom() + fade)
                          : picture.box.bottom();
  out.box = {picture.box.x, top, picture.box.w, std::max(Emu(1), bottom - top)};
  const Emu soft = head ? bottom - texts.bottom() : texts.y - top;
  const double solid = std::clamp(
      static_cast<double>(soft.value()) / static_cast<double>(out.box.h.value()), 0.01, 0.99);
  BackdropIr look;
  look.fill = gradient(color, solid, head);
  out.look = std::make_shared<const BackdropIr>(std::move(look));
  return out;
}

}  // namespace

bool is_scrim(const ElementIr& element) {
  return element.eid.compare(0, kPrefix.size(), kPrefix) == 0;
}

PaintIr band_paint(const Color& color, double alpha) {
  PaintIr paint;
  paint.kind = PaintIr::Kind::Solid;
  paint.rgb = color.rgb;
  paint.alpha = alpha;
  return paint;
}

void set_strength(PaintIr& paint, double alpha) {
  paint.alpha = paint.kind == PaintIr::Kind::Solid ? alpha : paint.alpha;
  double most = 0;
  for (const GradientStopIr& one : paint.stops) most = std::max(most, one.alpha);
  if (most <= 0) return;
  for (GradientStopIr& one : paint.stops) one.alpha = std::min(1.0, one.alpha * alpha / most);
}

double strength_at(const PaintIr& paint, double at) {
  double most = 0;
  for (const GradientStopIr& one : paint.stops) most = std::max(most, one.alpha);
  if (most <= 0) return 1;
  const std::vector<GradientStopIr>& stops = paint.stops;
  for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
    if (at > stops[i + 1].at) continue;
    const double width = stops[i + 1].at - stops[i].at;
    const double share = width <= 0 ? 1 : std::clamp((at - stops[i].at) / width, 0.0, 1.0);
    return (stops[i].alpha + share * (stops[i + 1].alpha - stops[i].alpha)) / most;
  }
  return stops.back().alpha / most;
}

void add_scrims(const TextContext& context, const std::string& picture,
                const std::vector<std::string>& texts, SlideIr& slide) {
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&](const ElementIr& e) { return e.eid == picture; });
  if (found == slide.elements.end()) return;
  const Tones tones = tones_of(context);
  Rect above, below;
  for (ElementIr& element : slide.elements) {
    if (std::find(texts.begin(), texts.end(), element.eid) == texts.end()) continue;
    Rect& part = element.box.center_y() < found->box.center_y() ? above : below;
    part = bounding(part, element.box);
    element.fill = {FillIr::Kind::None, {}};
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      for (RunIr& run : paragraph.runs) {
        if (!run.color_authored) run.style.color = tones.on_dark;
      }
      if (paragraph.runs.empty() || !paragraph.runs.back().color_authored)
        paragraph.end.color = tones.on_dark;
    }
  }
  std::vector<ElementIr> scrims;
  if (!above.empty()) scrims.push_back(scrim(*found, above, slide.size, tones.dark, true));
  if (!below.empty()) scrims.push_back(scrim(*found, below, slide.size, tones.dark, false));
  for (ElementIr& one : scrims) one.z = found->z;
  found->z -= 1;
  slide.elements.insert(found + 1, std::make_move_iterator(scrims.begin()),
                        std::make_move_iterator(scrims.end()));
}

}  // namespace deckle::layout
