#include "layout/pictures/captions.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>

#include "layout/base/reading_order.h"
#include "layout/pictures/picture_words.h"
#include "layout/pictures/scrim.h"
#include "layout/text/min_size.h"
#include "layout/text/tones.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/picture_placement.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: as in a card; and how far a band is from the edges of a rounded picture, of the shorter
// side, so that it is within its corners (a radius of a sixth times 1 - 1/√2).
constexpr double kSidePt = 10, kTopPt = 5, kWithinCorner = 0.05;
constexpr double kUsualStrength = 0.7;
constexpr double kSizePt = 14, kWidePx = 320;  // ours
constexpr double kCornerOfText = 0.16667 * 0.29289;  // of the shorter side

bool wants_caption(const Element& element) {
  return element.kind == ElementKind::Image && has_word(element, kCaptionOnPicture) &&
         !has_word(element, kRound);
}

bool may_be_caption(const Element& element) {
  return element.kind == ElementKind::Text && !element.box && !element.style.fill &&
         (element.role == "caption" || element.role.empty());
}

}  // namespace

bool has_captions_on_pictures(const Slide& slide) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), wants_caption);
}

std::vector<PictureCaption> take_captions(Slide& slide) {
  const Element* title = authored_title(slide);
  const std::vector<const Element*> order = reading_order(slide);
  std::vector<PictureCaption> out;
  std::set<std::string> taken;
  for (std::size_t at = 0; at < order.size();) {
    std::size_t texts = at;
    while (texts < order.size() && order[texts]->kind == ElementKind::Image) ++texts;
    const std::size_t pictures = texts - at;
    std::size_t end = texts;
    while (end < order.size() && end - texts < pictures && order[end] != title &&
           may_be_caption(*order[end]))
      ++end;
    const std::size_t captions = end - texts;
    // A single caption is that of the picture before it.
    const std::size_t first = captions == pictures ? at : texts - std::min(pictures, captions);
    const bool even = captions == pictures || captions == 1;
    for (std::size_t i = 0; even && i < captions; ++i) {
      if (!wants_caption(*order[first + i])) continue;
      out.push_back({order[first + i]->element_id, *order[texts + i]});
      taken.insert(order[texts + i]->element_id);
    }
    at = std::max(end, at + 1);
  }
  std::erase_if(slide.elements,
                [&](const Element& element) { return taken.count(element.element_id) > 0; });
  return out;
}

bool is_caption_band(const ElementIr& element) {
  return element.type == ElementType::Text && element.look != nullptr && !element.placeholder &&
         !element.origin && element.look->fill.kind == PaintIr::Kind::Solid &&
         !element.belongs_to.empty();
}

void style_caption(const TextContext& context, const ElementIr& picture, const Element& source,
                   ElementIr& caption) {
  const Tones tones = tones_of(context);
  for (ParagraphIr& paragraph : caption.text.paragraphs) {
    for (RunIr& run : paragraph.runs) {
      if (!run.color_authored) run.style.color = tones.on_dark;
    }
    if (paragraph.runs.empty() || !paragraph.runs.back().color_authored)
      paragraph.end.color = tones.on_dark;
  }
  // A wide picture has space for larger letters.
  if (context.t.path.empty() && !smallest_authored_size(source) && picture.box.w >= emu_from_px(kWidePx) &&
      largest_size_pt(caption.text) < kSizePt)
    set_size(caption.text, kSizePt);
  const Emu side = emu_from_pt(kSidePt), top = emu_from_pt(kTopPt);
  caption.text.insets = {side, top, side, top};
  caption.text.anchor = Anchor::Middle;
  caption.fill = {};
  caption.fill.color = tones.dark;  // the look is made of it
  BackdropIr look;
  look.fill = band_paint(tones.dark, kUsualStrength);
  caption.look = std::make_shared<const BackdropIr>(std::move(look));
  caption.belongs_to = {picture.eid};
  caption.pinned = true;  // it is moved with its picture
  caption.z = picture.z + 1;
  caption.box = picture.box;
}

void place_caption(const SlideIr& slide, const measure::TextEngine& engine, ElementIr& caption) {
  const ElementIr* picture = find_element(slide, caption.belongs_to.front());
  if (picture == nullptr) return;
  Rect area = visible_box(*picture);
  if (picture->shape == "roundRect") {
    const Emu inset(static_cast<std::int64_t>(
        static_cast<double>(std::min(area.w, area.h).value()) * kWithinCorner));
    area = {area.x + inset, area.y + inset, area.w - inset * 2, area.h - inset * 2};
    caption.shape = "roundRect";
  }
  const Insets& in = caption.text.insets;
  // The text of a shape with round corners is within them (ECMA-376, presetShapeDefinitions.xml).
  const double corner = caption.shape == "roundRect" ? kCornerOfText : 0;
  double width = to_pt(area.w - in.left - in.right), height_pt = 0;
  for (int pass = 0; pass < 2; ++pass) {
    const double inside = std::max(1.0, width - 2 * corner * height_pt);
    const double needed = engine.lay_out(caption.text, inside).height * (1 + measure::kMaxReserve);
    height_pt = (needed + to_pt(in.top + in.bottom)) / (1 - 2 * corner);
  }
  const Emu height = std::min(emu_from_pt(height_pt), area.h);
  caption.box = {area.x, area.bottom() - height, area.w, height};
}

}  // namespace deckle::layout
