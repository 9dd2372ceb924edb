#include "ooxml/media/metafile/metafile_paint.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "slidespec/core/base64.h"
#include "slidespec/core/markup.h"

namespace deckle::ooxml::metafile {

namespace {

// In widths of the line, as GDI draws styled pens.
std::string dashes(Dash dash, double width) {
  const auto list = [width](std::initializer_list<double> parts) {
    std::string out;
    for (const double part : parts) out += (out.empty() ? "" : ",") + number_text(part * width);
    return fmt::format(" stroke-dasharray=\"{}\"", out);
  };
  switch (dash) {
    case Dash::Solid:
      return {};
    case Dash::Dash:
      return list({3, 1});
    case Dash::Dot:
      return list({1, 1});
    case Dash::DashDot:
      return list({3, 1, 1, 1});
    case Dash::DashDotDot:
      return list({3, 1, 1, 1, 1, 1});
  }
  return {};
}

// TA_RIGHT and TA_CENTER ([MS-WMF] 2.1.2.3).
constexpr std::uint32_t kRight = 2, kCenter = 6, kBottom = 8, kBaseline = 24;

bool is_centered(std::uint32_t align) { return (align & kCenter) == kCenter; }

// Of a line of text that begins, ends or has its middle here, turned as its font has it.
std::string place_of(Point at, const Font& font, const Matrix& to_device) {
  const Point on_device = to_device.of(at);
  return fmt::format(
      "transform=\"translate({} {}){}\"", number_text(on_device.x), number_text(on_device.y),
      font.degrees == 0 ? std::string() : fmt::format(" rotate({})", number_text(-font.degrees)));
}

const char* anchor_of(std::uint32_t align) {
  if (is_centered(align)) return "middle";
  return (align & kRight) != 0 ? "end" : "start";
}

// In ems; ours, for faces that are not known.
constexpr double kAscent = 0.9, kDescent = 0.22;

// From the reference point down to the baseline, in ems.
double drop_of(std::uint32_t align) {
  if ((align & kBaseline) == kBaseline) return 0;
  return (align & kBottom) != 0 ? -kDescent : kAscent;
}

}  // namespace

std::string color_text(std::uint32_t color) {
  return fmt::format("#{:02X}{:02X}{:02X}", color & 0xFFU, (color >> 8U) & 0xFFU,
                     (color >> 16U) & 0xFFU);
}

std::string number_text(double value) {
  return fmt::format("{:.6g}", value == 0 || !std::isfinite(value) ? 0.0 : value);
}

std::string step(char command, Point p) {
  return fmt::format("{}{} {}", command, number_text(p.x), number_text(p.y));
}

void Paint::put(std::string_view element, int clip) {
  if (clip == 0)
    body_ += element;
  else
    body_ += fmt::format("<g clip-path=\"url(#c{})\">{}</g>", clip, element);
  body_ += "\n";
}

void Paint::shape(std::string_view path, const State& state, const Matrix& to_device, Painted how) {
  const bool fills = how.fill && !state.brush.none, strokes = how.stroke && !state.pen.none;
  if ((!fills && !strokes) || path.empty()) return;
  std::string out = fmt::format("<path d=\"{}\"", path);
  out += fills ? fmt::format(" fill=\"{}\"{}", color_text(state.brush.rgb),
                             state.winding ? "" : " fill-rule=\"evenodd\"")
               : std::string(" fill=\"none\"");
  if (strokes) {
    // GDI draws no line thinner than a pixel.
    const double width = std::max(1.0, state.pen.width * to_device.scale());
    out += fmt::format(
        " stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"{}\" stroke-linejoin=\"{}\"{}",
        color_text(state.pen.rgb), number_text(width), state.pen.cap, state.pen.join,
        dashes(state.pen.dash, width));
  }
  put(out + "/>", state.clip);
}

void Paint::fill(std::string_view path, std::uint32_t rgb, const State& state) {
  put(fmt::format("<path d=\"{}\" fill=\"{}\"/>", path, color_text(rgb)), state.clip);
}

void Paint::bitmap(const std::string& bmp, const Matrix& m, const State& state) {
  put(fmt::format(
          "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
          "transform=\"matrix({} {} {} {} {} {})\" xlink:href=\"data:image/bmp;base64,{}\"/>",
          number_text(m.a), number_text(m.b), number_text(m.c), number_text(m.d), number_text(m.e),
          number_text(m.f), encode_base64(bmp)),
      state.clip);
}

void Paint::text(std::string_view words, Point at, const State& state, const Matrix& to_device) {
  const Font& font = state.font;
  const double size = font.height * to_device.scale();
  std::string out = fmt::format(
      "<text {} y=\"{}\" font-family=\"{}\" "
      "font-size=\"{}\" font-weight=\"{}\" fill=\"{}\" text-anchor=\"{}\"",
      place_of(at, font, to_device), number_text(drop_of(state.align) * size), escaped(font.family),
      number_text(size), std::clamp(font.weight, 100, 900), color_text(state.text_rgb),
      anchor_of(state.align));
  if (font.italic) out += " font-style=\"italic\"";
  if (font.underline || font.strike)
    out += font.underline ? " text-decoration=\"underline\"" : " text-decoration=\"line-through\"";
  put(out + " xml:space=\"preserve\">" + escaped(words) + "</text>", state.clip);
}

void Paint::text_ground(Point at, double width, const State& state, const Matrix& to_device) {
  const double size = state.font.height * to_device.scale();
  const double across = width * std::abs(to_device.a);
  const double left = is_centered(state.align)      ? -across / 2
                      : (state.align & kRight) != 0 ? -across
                                                    : 0;
  put(fmt::format("<rect {} x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>",
                  place_of(at, state.font, to_device), number_text(left),
                  number_text((drop_of(state.align) - kAscent) * size), number_text(across),
                  number_text((kAscent + kDescent) * size), color_text(state.ground_rgb)),
      state.clip);
}

int Paint::add_clip(std::string_view path, bool winding, int outer) {
  const int number = ++clip_count_;
  clips_ += fmt::format("<clipPath id=\"c{}\"{}><path d=\"{}\"{}/></clipPath>\n", number,
                        outer == 0 ? std::string() : fmt::format(" clip-path=\"url(#c{})\"", outer),
                        path, winding ? "" : " clip-rule=\"evenodd\"");
  return number;
}

std::string Paint::take(double left, double top, double width, double height) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      "width=\"{2}\" height=\"{3}\" viewBox=\"{0} {1} {2} {3}\">\n{4}{5}</svg>\n",
      number_text(left), number_text(top), number_text(width), number_text(height), clips_, body_);
}

}  // namespace deckle::ooxml::metafile
