#include "render/svg/svg_picture.h"

#include <fmt/format.h>

#include "ooxml/media/metafile/metafile_svg.h"
#include "render/svg/icon_path.h"
#include "render/svg/svg_paint.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/base64.h"
#include "slidespec/core/markup.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::render {
namespace {

// What a browser draws of a picture: its address as data; empty: nothing.
std::string data_address(const PictureIr& picture) {
  if (picture.format == PictureFormat::Tiff) return {};
  // Of an SVG, its PNG fallback.
  const bool svg = picture.format == PictureFormat::Svg;
  const auto& bytes = svg ? picture.fallback : picture.bytes;
  if (bytes == nullptr) return {};
  if (picture.format == PictureFormat::Emf || picture.format == PictureFormat::Wmf) {
    const std::string drawn = ooxml::metafile_svg(*bytes).svg;
    return drawn.empty() ? drawn : "data:image/svg+xml;base64," + encode_base64(drawn);
  }
  return fmt::format("data:{};base64,{}",
                     content_type(svg ? PictureFormat::Png : picture.format),
                     encode_base64(*bytes));
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

std::string icon_svg(const Icon& icon, const Rect& frame, const FillIr& fill) {
  return fmt::format(R"(<svg{} viewBox="0 0 {} {}"><path d="{}" fill="{}"/></svg>)",
                     rect_attributes(frame), kIconSide, kIconSide, icon_path(icon),
                     rgb(fill.color.rgb)) +
         "\n";
}

}  // namespace

std::string svg_picture(const ElementIr& element) {
  if (element.picture == nullptr) return grey_box(element.box, element.alt_text);
  const PictureIr& picture = *element.picture;
  const PicturePlacement placement = place_picture(element.box, picture, element.fit);
  const Icon* icon = is_icon(element) ? find_icon(icon_name(element)) : nullptr;
  if (icon != nullptr) return icon_svg(*icon, placement.frame, element.fill);
  const std::string address = data_address(picture);
  if (address.empty())
    return grey_box(placement.visible, element.alt_text.empty() ? element.eid : element.alt_text);
  const Rect& frame = placement.frame;
  const double visible_x = 1 - placement.cut_left - placement.cut_right,
               visible_y = 1 - placement.cut_top - placement.cut_bottom;
  const TransformIr stored{placement.quarter_turns * kQuarterTurn, placement.flip_h,
                           placement.flip_v};
  // An inner viewport of the unit square; the cropped part is outside.
  const std::string drawn =
      fmt::format(
             R"(<g{}><svg{} viewBox="{} {} {} {}" preserveAspectRatio="none"><image width="1" )"
             R"(height="1" preserveAspectRatio="none" href="{}"/></svg></g>)",
             transform_attribute(stored, frame), rect_attributes(frame), placement.cut_left,
             placement.cut_top, visible_x, visible_y, address) +
      "\n";
  return svg_clipped(drawn, element.shape, placement.visible);
}

}  // namespace deckle::render
