#include "ooxml/media/read_picture.h"

#include <array>
#include <memory>
#include <utility>

#include "ooxml/media/picture_header.h"
#include "ooxml/media/svg/drawing_plan.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

Result<CheckedPicture> check_picture(std::string bytes, const Limits& limits) {
  const Result<PictureHeader> header = read_picture_header(bytes, limits);
  if (!header) return tl::unexpected(header.error());
  CheckedPicture out;
  out.picture.format = header->format;
  out.picture.width = header->width;
  out.picture.height = header->height;
  out.picture.orientation = header->orientation;
  if (header->format == PictureFormat::Svg) {
    Result<SvgFacts> facts = check_svg(bytes, limits);
    if (!facts) return tl::unexpected(facts.error());
    out.svg = std::move(*facts);
  }
  out.picture.bytes = std::make_shared<const std::string>(std::move(bytes));
  return out;
}

Result<PictureIr> finish_picture(CheckedPicture picture, const SvgDrawer& drawer, Budget& budget,
                                 std::uint64_t max_pixels) {
  PictureIr& out = picture.picture;
  if (!picture.svg) return std::move(out);
  if (max_pixels == 0)
    return tl::unexpected<Error>(
        Error{ErrorCode::Limit,
              tr("is an SVG that needs {}", exceeded(Limit::SvgWork, budget.limit(Limit::SvgWork))),
              {},
              info(Limit::SvgWork).name});
  // The estimated size may be wrong, and decides nothing where it does not have to.
  const bool reduced = static_cast<double>(max_pixels) < picture.svg->work.pixels;
  Result<DrawnSvg> drawn =
      draw_svg(*out.bytes, drawer, budget, reduced ? max_pixels : kMaxDrawnPixels);
  if (!drawn) return tl::unexpected(drawn.error());
  out.width = drawn->width;
  out.height = drawn->height;
  auto png = std::make_shared<const std::string>(std::move(drawn->png));
  if (picture.svg->active.empty()) {
    out.fallback = std::move(png);
    return std::move(out);
  }
  const Result<PictureHeader> header = read_picture_header(*png, budget.limits());
  if (!header) return tl::unexpected(header.error());
  out.format = header->format;
  out.width = header->width;
  out.height = header->height;
  out.bytes = std::move(png);
  return std::move(out);
}

Result<PictureIr> read_picture(std::string bytes, const SvgDrawer& drawer, Budget& budget) {
  Result<CheckedPicture> picture = check_picture(std::move(bytes), budget.limits());
  if (!picture) return tl::unexpected(picture.error());
  std::uint64_t max_pixels = kMaxDrawnPixels;
  if (picture->svg)
    max_pixels = plan_drawing(std::array{picture->svg->work}, budget.limit(Limit::SvgWork)).front();
  return finish_picture(std::move(*picture), drawer, budget, max_pixels);
}

}  // namespace deckle::ooxml
