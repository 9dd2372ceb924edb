#include "layout/pictures/scrim.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "layout/text/contrast.h"
#include "layout/text/tones.h"

namespace deckle::layout {
namespace {

constexpr std::string_view kPrefix = "_scrim_";
// Ours: before the pixels are looked at; and the share of its strength that a gradient has where
// the text begins. Two stops only: LibreOffice 7 draws the first and the last one of more.
constexpr double kUsualStrength = 0.7, kAtText = 0.7;
constexpr int kDown = 90 * kAnglePerDegree;

GradientStopIr stop(double at, const Color& color, double alpha) { return {at, color.rgb, alpha}; }

// From `first` of its strength, at the top (or, at the head of the page, at the bottom) to all.
PaintIr gradient(const Color& color, double first, bool head) {
  PaintIr paint;
  paint.kind = PaintIr::Kind::Gradient;
  paint.angle = kDown;
  const double start = kUsualStrength * first;
  paint.stops = {stop(0, color, head ? kUsualStrength : start),
                 stop(1, color, head ? start : kUsualStrength)};
  return paint;
}

ElementIr scrim(const ElementIr& picture, const Rect& texts, const Color& color, bool head) {
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
  // As high as it takes to fade, or as the picture; then it does not fade to nothing.
  const Rect& whole = picture.box;
  const auto pt_of = [](Emu length) { return std::max(1.0, to_pt(length)); };
  const Emu text_height = head ? texts.bottom() - whole.y : whole.bottom() - texts.y;
  const Emu height = std::min(whole.h, emu_from_pt(pt_of(text_height) / (1 - kAtText)));
  out.box = {whole.x, head ? whole.y : whole.bottom() - height, whole.w, height};
  const double at = std::clamp(1 - pt_of(text_height) / pt_of(height), 0.0, kAtText);
  constexpr double kNothing = 0.001;  // EMU are whole
  const double faded = (kAtText - at) / (1 - at), first = faded < kNothing ? 0 : faded;
  BackdropIr look;
  look.fill = gradient(color, first, head);
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
                const std::vector<std::string>& texts, ScrimSide side, SlideIr& slide) {
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&](const ElementIr& e) { return e.eid == picture; });
  if (found == slide.elements.end()) return;
  const Tones tones = tones_of(context);
  Rect above, below;
  for (ElementIr& element : slide.elements) {
    if (std::find(texts.begin(), texts.end(), element.eid) == texts.end()) continue;
    const bool upper = side == ScrimSide::ByText && element.box.center_y() < found->box.center_y();
    Rect& part = upper ? above : below;
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
  if (!above.empty()) scrims.push_back(scrim(*found, above, tones.dark, true));
  if (!below.empty()) scrims.push_back(scrim(*found, below, tones.dark, false));
  for (ElementIr& one : scrims) one.z = found->z;
  found->z -= 1;
  slide.elements.insert(found + 1, std::make_move_iterator(scrims.begin()),
                        std::make_move_iterator(scrims.end()));
}

}  // namespace deckle::layout
