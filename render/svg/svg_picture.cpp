#include "render/svg/svg_picture.h"

#include <fmt/format.h>

#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::render {
namespace {

bool browsers_draw(PictureFormat format) {
  return format != PictureFormat::Tiff && format != PictureFormat::Emf &&
         format != PictureFormat::Wmf;
}

std::string grey_box(const Rect& box, const std::string& label) {
  std::string out = fmt::format(R"(<rect{} fill="#E7E7E7"/>)", rect_attributes(box)) + "\n";
  if (!label.empty()) {
    out += fmt::format(R"(<text x="{}" y="{}" text-anchor="middle" font-size="16" fill="#444444" )"
                       R"(font-family="sans-serif">{}</text>)",
                       px(box.x + box.w / 2), px(box.center_y()), escaped(label)) +
           "\n";
  }
  return out;
}

}  // namespace

std::string svg_picture(const ElementIr& element) {
  if (element.picture == nullptr) return grey_box(element.box, element.alt_text);
  const PictureIr& picture = *element.picture;
  const PicturePlacement placement = place_picture(element.box, picture, element.fit);
  // Of an SVG, its PNG fallback.
  const bool svg = picture.format == PictureFormat::Svg;
  const auto& bytes = svg ? picture.fallback : picture.bytes;
  if (!browsers_draw(picture.format) || bytes == nullptr)
    return grey_box(placement.visible, element.alt_text.empty() ? element.eid : element.alt_text);
  const Rect& frame = placement.frame;
  const double visible_x = 1 - placement.cut_left - placement.cut_right,
               visible_y = 1 - placement.cut_top - placement.cut_bottom;
  const TransformIr stored{placement.quarter_turns * kQuarterTurn, placement.flip_h,
                           placement.flip_v};
  // An inner viewport of the unit square; the cropped part is outside.
  return fmt::format(
             R"(<g{}><svg{} viewBox="{} {} {} {}" preserveAspectRatio="none"><image width="1" )"
             R"(height="1" preserveAspectRatio="none" href="data:{};base64,{}"/></svg></g>)",
             transform_attribute(stored, frame), rect_attributes(frame), placement.cut_left,
             placement.cut_top, visible_x, visible_y,
             content_type(svg ? PictureFormat::Png : picture.format), base64(*bytes)) +
         "\n";
}

}  // namespace deckle::render
