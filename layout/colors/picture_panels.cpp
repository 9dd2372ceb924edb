#include "layout/colors/picture_panels.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/base/note.h"
#include "layout/messages/tr.h"
#include "layout/text/tones.h"
#include "slidespec/backdrop/ground.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_pixels.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// Ours, of what can be seen of a picture. On a light ground pale parts of a coloured picture are
// often meant as light; on a dark one, dark words and lines are not meant to be hidden.
constexpr double kLostOnLight = 0.05, kLostOnDark = 0.00005;
constexpr double kWarned = 0.2;  // without a panel: as much is missed

// Whether a PNG has transparency: by its colour type, or by a tRNS chunk before its pixels
// (W3C PNG, 11.2.2 and 11.3.2.1). Spares decoding the others.
bool has_transparency(const std::string& png) {
  constexpr std::size_t kColorTypeAt = 25, kFirstChunk = 33, kChunkRest = 12;
  if (png.size() < kFirstChunk) return false;
  const auto byte = [&png](std::size_t at) {
    return static_cast<std::size_t>(static_cast<unsigned char>(png[at]));
  };
  if (byte(kColorTypeAt) == 4 || byte(kColorTypeAt) == 6) return true;
  for (std::size_t at = kFirstChunk; at + 8 <= png.size();) {
    const std::string_view type(png.data() + at + 4, 4);
    if (type == "tRNS") return true;
    if (type == "IDAT") return false;
    const std::size_t length =
        byte(at) << 24 | byte(at + 1) << 16 | byte(at + 2) << 8 | byte(at + 3);
    if (length > png.size() - at) return false;
    at += length + kChunkRest;
  }
  return false;
}

const PictureFacts* see_through_facts(const ElementIr& element) {
  if (element.type != ElementType::Image || element.picture == nullptr || is_icon(element) ||
      element.full_bleed || element.fit.cut || element.box.empty())
    return nullptr;
  const PictureIr& picture = *element.picture;
  if (picture.format != PictureFormat::Png || picture.bytes == nullptr ||
      picture.pixels == nullptr || !has_transparency(*picture.bytes))
    return nullptr;
  const PictureFacts& facts = picture.pixels->facts();
  return facts.known && facts.see_through && !facts.marks.empty() ? &facts : nullptr;
}

bool has_authored_fill(const Slide& source, const std::string& eid) {
  return std::any_of(source.elements.begin(), source.elements.end(), [&eid](const Element& e) {
    return e.element_id == eid && e.style.fill.has_value();
  });
}

struct Loss {
  double share = 0;    // of the picture, over all that is behind it
  bool light = false;  // what is behind it, on the whole
};

Loss loss_on(const PictureFacts& facts, const Ground& ground) {
  constexpr double kMiddle = 0.18;  // as far from black as from white, by contrast
  Loss loss;
  double light = 0, all = 0;
  for (const SeenColor& seen : ground.colors) {
    loss.share += seen.share * lost_on(facts, seen.rgb);
    all += seen.share;
    if (relative_luminance(seen.rgb) > kMiddle) light += seen.share;
  }
  loss.light = light > all / 2;
  return loss;
}

struct Pale {
  std::size_t index = 0;
  const PictureFacts* facts = nullptr;
  Loss loss;
};

std::vector<Pale> pale_pictures(const SlideIr& slide) {
  std::vector<Pale> found;
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    if (const PictureFacts* facts = see_through_facts(slide.elements[i]))
      found.push_back({i, facts, {}});
  }
  if (found.empty()) return found;
  const SlideGround ground(slide);
  for (Pale& pale : found) {
    const ElementIr& element = slide.elements[pale.index];
    const Rect frame = place_picture(element.box, *element.picture, element.fit).frame;
    const Ground behind = element.fill.kind == FillIr::Kind::Solid
                              ? Ground{{{element.fill.color.rgb, 1}}, 0, {}}
                              : ground.below(pale.index, frame);
    if (behind.is_known()) pale.loss = loss_on(*pale.facts, behind);
  }
  std::erase_if(found, [](const Pale& pale) {
    return pale.loss.share <= (pale.loss.light ? kLostOnLight : kLostOnDark);
  });
  return found;
}

}  // namespace

void add_picture_panels(const TextContext& context, const Slide& source, SlideIr& slide,
                        DiagnosticSink& notes) {
  const std::vector<Pale> found = pale_pictures(slide);
  if (found.empty()) return;
  const Tones tones = tones_of(context);
  for (const Pale& pale : found) {
    ElementIr& element = slide.elements[pale.index];
    const Color& tone = pale.loss.light ? tones.dark : tones.light;
    const bool helps = lost_on(*pale.facts, tone.rgb) < pale.loss.share;
    if (helps && element.fill.kind != FillIr::Kind::Solid &&
        !has_authored_fill(source, element.eid)) {
      element.fill = {FillIr::Kind::Solid, tone};
      add_note(source, "picture-panel", element.eid,
               tr("a part of the picture has less than {:g} : 1 on what is behind it; it has a "
                  "panel",
                  kSeenContrast),
               tr("style.fill chooses the panel's colour, and \"none\" turns it off"), notes);
    } else if (pale.loss.share > kWarned) {
      add_note(source, "picture-panel", element.eid,
               tr("{:.0f} % of the picture has less than {:g} : 1 on what is behind it and cannot "
                  "be seen",
                  pale.loss.share * 100, kSeenContrast),
               tr("choose another style.fill for it, or another picture"), notes);
      notes.back().severity = Severity::Warning;
    }
  }
}

}  // namespace deckle::layout
