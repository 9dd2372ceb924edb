#include "render/cairo/png.h"

#include <libdeflate.h>

#include <cstdint>
#include <memory>
#include <new>

#include "slidespec/core/assert.h"

namespace deckle::render {
namespace {

struct FreeCompressor {
  void operator()(libdeflate_compressor* c) const { libdeflate_free_compressor(c); }
};

// Slides are mostly flat: a higher level takes twice the time for a tenth less.
constexpr int kLevel = 4;

void append_number(std::string& out, std::uint32_t value) {
  for (const unsigned shift : {24U, 16U, 8U, 0U})
    out += static_cast<char>(static_cast<unsigned char>((value >> shift) & 0xFFU));
}

void append_chunk(std::string& out, const std::string& type_and_data) {
  append_number(out, static_cast<std::uint32_t>(type_and_data.size() - 4));
  out += type_and_data;
  append_number(out, libdeflate_crc32(0, type_and_data.data(), type_and_data.size()));
}

// Rows with filter 2 (Up; PNG specification, 9.2): of a slide most rows are like the one above.
std::string filtered(const Raster& raster) {
  const auto width = static_cast<std::size_t>(raster.width);
  std::string out;
  out.resize((width * 3 + 1) * static_cast<std::size_t>(raster.height));
  char* to = out.data();
  const std::uint32_t* row = raster.pixels.data();
  for (int y = 0; y < raster.height; ++y, row += width) {
    *to++ = y == 0 ? 0 : 2;
    for (std::size_t x = 0; x < width; ++x) {
      const std::uint32_t pixel = row[x];
      const std::uint32_t above = y == 0 ? 0 : (row - width)[x];
      *to++ = static_cast<char>(((pixel >> 16U) - (above >> 16U)) & 0xFFU);
      *to++ = static_cast<char>(((pixel >> 8U) - (above >> 8U)) & 0xFFU);
      *to++ = static_cast<char>((pixel - above) & 0xFFU);
    }
  }
  return out;
}

}  // namespace

std::string write_png(const Raster& raster) {
  const std::unique_ptr<libdeflate_compressor, FreeCompressor> compressor(
      libdeflate_alloc_compressor(kLevel));
  if (compressor == nullptr) throw std::bad_alloc();
  const std::string rows = filtered(raster);
  std::string data = "IDAT";
  const std::size_t bound = libdeflate_zlib_compress_bound(compressor.get(), rows.size());
  data.resize(4 + bound);
  const std::size_t size =
      libdeflate_zlib_compress(compressor.get(), rows.data(), rows.size(), data.data() + 4, bound);
  DECKLE_ASSERT(size > 0, "the bound is enough for any bytes");
  data.resize(4 + size);
  std::string out = "\x89PNG\r\n\x1A\n";
  std::string header = "IHDR";
  append_number(header, static_cast<std::uint32_t>(raster.width));
  append_number(header, static_cast<std::uint32_t>(raster.height));
  header += std::string("\x08\x02\0\0\0", 5);  // 8 bits, true colour
  append_chunk(out, header);
  append_chunk(out, data);
  append_chunk(out, "IEND");
  return out;
}

}  // namespace deckle::render
