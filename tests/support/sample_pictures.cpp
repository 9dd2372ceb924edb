#include "tests/support/sample_pictures.h"

#include <cstdlib>
#include <string_view>

namespace deckle::test {
namespace {

template <typename Number>
std::string little(Number value) {
  std::string out;
  for (std::size_t i = 0; i < sizeof value; ++i)
    out += static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xFF);
  return out;
}

template <typename Number>
std::string big(Number value) {
  const std::string other = little(value);
  return {other.rbegin(), other.rend()};
}

std::uint32_t crc(std::string_view bytes) {
  std::uint32_t c = 0xFFFFFFFF;
  for (const char byte : bytes) {
    c ^= static_cast<std::uint8_t>(byte);
    for (int k = 0; k < 8; ++k) c = (c & 1U) != 0 ? 0xEDB88320U ^ (c >> 1) : c >> 1;
  }
  return ~c;
}

std::string segment(int marker, const std::string& data) {
  return std::string("\xFF") + static_cast<char>(marker) +
         big(static_cast<std::uint16_t>(data.size() + 2)) + data;
}

}  // namespace

std::string png_chunk(const std::string& type, const std::string& data) {
  return big(static_cast<std::uint32_t>(data.size())) + type + data + big(crc(type + data));
}

std::string png(std::uint32_t width, std::uint32_t height) {
  const std::string header = big(width) + big(height) + std::string("\x08\x02\0\0\0", 5);
  return "\x89PNG\r\n\x1A\n" + png_chunk("IHDR", header) + png_chunk("IDAT", "pixels") +
         png_chunk("IEND", "");
}

std::string jpeg(std::uint16_t width, std::uint16_t height, int orientation, int frame) {
  std::string out = "\xFF\xD8";
  if (orientation != 0) {
    const std::string tiff = std::string("MM\0*\0\0\0\x08", 8) + big(std::uint16_t{1}) +
                             big(std::uint16_t{0x0112}) + big(std::uint16_t{3}) +
                             big(std::uint32_t{1}) + big(static_cast<std::uint16_t>(orientation)) +
                             std::string(6, '\0');
    out += segment(0xE1, std::string("Exif\0\0", 6) + tiff);
  }
  out += segment(frame, "\x08" + big(height) + big(width) + std::string("\x01\x01\x11\0", 4));
  const std::string scan =
      segment(0xDA, std::string("\x01\x01\0\0\x3F\0", 6)) + std::string("ab\xFF\0\xFF\xD0yz", 8);
  out += scan;
  if (frame == 0xC2) out += segment(0xC4, "tables") + scan;
  return out + "\xFF\xD9";
}

std::string gif(std::uint16_t width, std::uint16_t height) {
  return "GIF89a" + little(width) + little(height) + std::string("\x80\0\0", 3) +
         std::string(6, '\x55') + std::string("\x21\xF9\x04\0\0\0\0\0", 8) +
         std::string("\x2C\0\0\0\0\1\0\1\0\0\x02\x02\x44\x01\0\x3B", 16);
}

std::string bmp(std::int32_t width, std::int32_t height) {
  const auto row = static_cast<std::uint32_t>((width * 24 + 31) / 32 * 4);
  const std::uint32_t pixels = row * static_cast<std::uint32_t>(std::abs(height));
  return "BM" + little(54 + pixels) + little(0U) + little(54U) + little(40U) + little(width) +
         little(height) + little(std::uint16_t{1}) + little(std::uint16_t{24}) + little(0U) +
         little(pixels) + std::string(16, '\0') + std::string(pixels, '\x7F');
}

std::string tiff(std::uint32_t width, std::uint32_t height, bool big_endian) {
  const auto two = [big_endian](int value) {
    const auto number = static_cast<std::uint16_t>(value);
    return big_endian ? big(number) : little(number);
  };
  const auto four = [big_endian](std::uint32_t value) {
    return big_endian ? big(value) : little(value);
  };
  const auto field = [&](int tag, std::uint32_t value) {
    return two(tag) + two(4) + four(1) + four(value);
  };
  const std::string head = (big_endian ? "MM" : "II") + two(42) + four(8);
  const std::uint32_t pixels = 8 + 2 + 4 * 12 + 4;
  return head + two(4) + field(256, width) + field(257, height) + field(273, pixels) +
         field(279, 3) + four(0) + "abc";
}

std::string emf(std::int32_t width, std::int32_t height) {
  std::string out = little(1U) + little(88U);
  out += little(0) + little(0) + little(99) + little(49);         // bounds
  out += little(0) + little(0) + little(width) + little(height);  // frame
  out += " EMF" + little(0x10000U) + little(108U) + little(2U);
  out.resize(88, '\0');
  return out + little(14U) + little(20U) + little(0U) + little(16U) + little(20U);
}

std::string wmf(std::int16_t width, std::int16_t height, bool placeable) {
  std::string out;
  if (placeable)
    out = little(0x9AC6CDD7U) + little(std::uint16_t{0}) + little(std::int16_t{0}) +
          little(std::int16_t{0}) + little(width) + little(height) + little(std::uint16_t{1440}) +
          little(0U) + little(std::uint16_t{0});
  out += little(std::uint16_t{1}) + little(std::uint16_t{9}) + little(std::uint16_t{0x300}) +
         little(17U) + little(std::uint16_t{0}) + little(5U) + little(std::uint16_t{0});
  out += little(5U) + little(std::uint16_t{0x020C}) + little(height) + little(width);
  return out + little(3U) + little(std::uint16_t{0});
}

std::string svg(const std::string& attributes, const std::string& body) {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" )" +
         attributes + ">" + body + "</svg>";
}

}  // namespace deckle::test
