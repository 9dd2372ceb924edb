#include "render/svg/svg_writer.h"

#include <fmt/format.h>

#include <cmath>

namespace deckle::render {

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\v':  // a soft break is not an XML character; lines are already broken
        out += ' ';
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string number(double value) {
  const double rounded = std::round(value * 100) / 100;
  return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
}

std::string px(Emu length) { return number(to_px(length)); }

std::string rgb(std::uint32_t color) { return fmt::format("#{:06X}", color & 0xFFFFFF); }

std::string rect_attributes(const Rect& rect) {
  return fmt::format(R"( x="{}" y="{}" width="{}" height="{}")", px(rect.x), px(rect.y),
                     px(std::max(Emu(0), rect.w)), px(std::max(Emu(0), rect.h)));
}

std::string base64(std::string_view bytes) {
  static constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      group <<= 8U;
      if (i + k < bytes.size()) group |= static_cast<unsigned char>(bytes[i + k]);
    }
    for (std::size_t k = 0; k < 4; ++k) {
      const bool padding = i + k > bytes.size();
      out += padding ? '=' : kDigits[(group >> (18U - 6U * k)) & 63U];
    }
  }
  return out;
}

}  // namespace deckle::render
