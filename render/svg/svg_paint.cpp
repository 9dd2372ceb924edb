#include "render/svg/svg_paint.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "render/svg/svg_writer.h"
#include "slidespec/backdrop/outline.h"
#include "slidespec/backdrop/paint_at.h"
#include "slidespec/core/base64.h"
#include "slidespec/ir/picture_pixels.h"

namespace deckle::render {
namespace {

// FNV-1a, 64 bits: the same on every machine.
std::string id_of(std::string_view definition) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char c : definition) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 1099511628211ULL;
  }
  return fmt::format("p{:016x}", hash);
}

std::string opacity(const char* name, double alpha) {
  return alpha >= 1 ? std::string() : fmt::format(R"( {}="{}")", name, number(alpha));
}

std::string stops_of(const PaintIr& paint) {
  std::string out;
  for (const GradientStopIr& stop : paint.stops)
    out += fmt::format(R"(<stop offset="{}" stop-color="{}"{}/>)", number(stop.at), rgb(stop.rgb),
                       opacity("stop-opacity", stop.alpha));
  return out;
}

struct Fill {
  std::string definition, attributes;
};

Fill gradient(const PaintIr& paint, const Rect& box) {
  const double w = to_px(box.w), h = to_px(box.h), x = to_px(box.x), y = to_px(box.y);
  std::string body;
  if (paint.radial) {
    const double cx = (paint.focus.left + 1 - paint.focus.right) / 2,
                 cy = (paint.focus.top + 1 - paint.focus.bottom) / 2;
    const double r = std::hypot(std::max(cx, 1 - cx), std::max(cy, 1 - cy));
    body = fmt::format(R"(cx="{}" cy="{}" r="{}">)", number(cx), number(cy), number(r)) +
           stops_of(paint) + "</radialGradient>";
    const std::string id = id_of(body);
    return {fmt::format(R"(<defs><radialGradient id="{}" {}</defs>)", id, body),
            fmt::format(R"x( fill="url(#{})")x", id)};
  }
  // As slidespec/backdrop/paint_at.cpp computes it.
  const double angle = paint.angle / double{kAnglePerDegree} * std::numbers::pi / 180;
  const double c = std::cos(angle), s = std::sin(angle);
  const double half = (std::abs(w * c) + std::abs(h * s)) / 2;
  const double mx = x + w / 2, my = y + h / 2;
  body = fmt::format(R"(gradientUnits="userSpaceOnUse" x1="{}" y1="{}" x2="{}" y2="{}">)",
                     number(mx - c * half), number(my - s * half), number(mx + c * half),
                     number(my + s * half)) +
         stops_of(paint) + "</linearGradient>";
  const std::string id = id_of(body);
  return {fmt::format(R"(<defs><linearGradient id="{}" {}</defs>)", id, body),
          fmt::format(R"x( fill="url(#{})")x", id)};
}

// The mean of what paint_at() gives over the area; nullopt where it is not known.
std::optional<SampleIr> mean_of(const PaintIr& paint, const Size& area) {
  constexpr int kSide = 16;
  SampleIr sum;
  for (int i = 0; i < kSide * kSide; ++i) {
    const SampleIr at = paint_at(paint, area, (i % kSide + 0.5) / kSide, (i / kSide + 0.5) / kSide,
                                 static_cast<std::size_t>(i));
    if (!at.known) return std::nullopt;
    sum.r += at.r * at.alpha;
    sum.g += at.g * at.alpha;
    sum.b += at.b * at.alpha;
    sum.alpha += at.alpha;
  }
  if (sum.alpha <= 0) return std::nullopt;
  return SampleIr{sum.r / sum.alpha, sum.g / sum.alpha, sum.b / sum.alpha,
                  sum.alpha / (kSide * kSide)};
}

Fill flat(const SampleIr& color) {
  const auto part = [](double value) {
    return static_cast<std::uint32_t>(std::clamp(std::lround(value), 0L, 255L));
  };
  return {{},
          fmt::format(R"( fill="{}"{})",
                      rgb(part(color.r) << 16 | part(color.g) << 8 | part(color.b)),
                      opacity("fill-opacity", color.alpha))};
}

Fill fill_of(const PaintIr& paint, const Rect& box) {
  switch (paint.kind) {
    case PaintIr::Kind::Solid:
      return {{}, fmt::format(R"( fill="{}"{})", rgb(paint.rgb), opacity("fill-opacity", paint.alpha))};
    case PaintIr::Kind::Gradient:
      return gradient(paint, box);
    case PaintIr::Kind::Pattern:
    case PaintIr::Kind::Picture:
      if (const auto mean = mean_of(paint, {box.w, box.h})) return flat(*mean);
      break;
    case PaintIr::Kind::None:
    case PaintIr::Kind::Unknown:
      break;
  }
  return {{}, R"( fill="none")"};
}

bool browsers_draw(PictureFormat format) {
  return format != PictureFormat::Tiff && format != PictureFormat::Emf &&
         format != PictureFormat::Wmf;
}

// The bytes of a picture that is drawn as it is; null: as its mean colour.
const std::string* drawn_bytes(const PaintIr& paint) {
  if (paint.kind != PaintIr::Kind::Picture || paint.picture == nullptr || paint.duotone ||
      paint.tile.w > Emu(0))
    return nullptr;
  const bool svg = paint.picture->format == PictureFormat::Svg;
  const auto& bytes = svg ? paint.picture->fallback : paint.picture->bytes;
  if (bytes == nullptr || bytes->size() > kDrawnPictureBytes ||
      !browsers_draw(paint.picture->format))
    return nullptr;
  return bytes.get();
}

std::string picture(const PaintIr& paint, const std::string& bytes, const Rect& box) {
  const PictureCut cut = paint.fit.cut.value_or(PictureCut{});
  const bool svg = paint.picture->format == PictureFormat::Svg;
  return fmt::format(
      R"(<svg{} viewBox="{} {} {} {}" preserveAspectRatio="none"{}><image width="1" height="1" )"
      R"(preserveAspectRatio="none" href="data:{};base64,{}"/></svg>)",
      rect_attributes(box), cut.left, cut.top, 1 - cut.left - cut.right, 1 - cut.top - cut.bottom,
      opacity("opacity", paint.alpha),
      content_type(svg ? PictureFormat::Png : paint.picture->format), encode_base64(bytes));
}

std::string path_of(const BackdropIr& shape, const Rect& box) {
  const double w = to_px(box.w), h = to_px(box.h), x = to_px(box.x), y = to_px(box.y);
  std::vector<OutlineIr> preset;
  if (shape.outlines.empty()) preset = preset_outlines(shape.shape, w, h);
  std::string d;
  for (const OutlineIr& outline : shape.outlines.empty() ? preset : shape.outlines) {
    char command = 'M';
    for (const OutlinePointIr& point : outline) {
      d += fmt::format("{}{} {}", command, number(x + point.x * w), number(y + point.y * h));
      command = 'L';
    }
    if (!outline.empty()) d += 'Z';
  }
  return d;
}

std::string stroke_of(const BackdropIr& shape) {
  if (shape.line.kind != PaintIr::Kind::Solid) return {};
  return fmt::format(R"( stroke="{}" stroke-width="{}"{})", rgb(shape.line.rgb),
                     number(to_px(emu_from_pt(shape.line_width_pt))),
                     opacity("stroke-opacity", shape.line.alpha));
}

bool is_box(const BackdropIr& shape) {
  return shape.outlines.empty() && fills_its_box(shape.shape);
}

std::string clipped(const std::string& drawn, const std::string& path) {
  const std::string clip = fmt::format(R"(<path clip-rule="evenodd" d="{}"/>)", path);
  const std::string id = id_of(clip);
  return fmt::format(
      "<defs><clipPath id=\"{0}\">{1}</clipPath></defs><g clip-path=\"url(#{0})\">\n{2}</g>\n", id,
      clip, drawn);
}

}  // namespace

std::string svg_clipped(const std::string& drawn, const std::string& preset, const Rect& box) {
  if (fills_its_box(preset)) return drawn;
  BackdropIr shape;
  shape.shape = preset;
  return clipped(drawn, path_of(shape, box));
}

std::string svg_painted(const BackdropIr& shape, const Rect& box) {
  const std::string stroke = stroke_of(shape);
  std::string out;
  if (const std::string* bytes = drawn_bytes(shape.fill)) {
    out = picture(shape.fill, *bytes, box) + "\n";
    if (!is_box(shape)) out = clipped(out, path_of(shape, box));
    if (!stroke.empty() && is_box(shape))
      out += fmt::format("<rect{} fill=\"none\"{}/>\n", rect_attributes(box), stroke);
    return out;
  }
  const Fill fill = fill_of(shape.fill, box);
  const bool filled = fill.attributes != R"( fill="none")";
  if (!filled && stroke.empty()) return {};
  if (is_box(shape))
    return fill.definition +
           fmt::format("<rect{}{}{}/>\n", rect_attributes(box), fill.attributes, stroke);
  const std::string d = path_of(shape, box);
  if (d.empty()) {
    // Something without an area: from one corner to the other, as "line" and connectors are.
    return fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>\n", px(box.x), px(box.y),
                       px(box.right()), px(box.bottom()), stroke);
  }
  return fill.definition + fmt::format("<path fill-rule=\"evenodd\" d=\"{}\"{}{}/>\n", d,
                                       fill.attributes, stroke);
}

std::string svg_background(const PaintIr& paint, const Rect& page, std::uint32_t otherwise) {
  const std::string base =
      fmt::format("<rect{} fill=\"{}\"/>\n", rect_attributes(page), rgb(otherwise));
  if (paint.kind == PaintIr::Kind::None ||
      (paint.kind == PaintIr::Kind::Solid && paint.rgb == otherwise))
    return base;
  BackdropIr whole;
  whole.fill = paint;
  return base + svg_painted(whole, page);
}

}  // namespace deckle::render
