#include "ooxml/opc/deflate.h"

#include <libdeflate.h>

#include <array>
#include <cstddef>
#include <memory>
#include <new>

#include "slidespec/core/assert.h"

namespace deckle::ooxml {

namespace {

struct FreeCompressor {
  void operator()(libdeflate_compressor* compressor) const {
    libdeflate_free_compressor(compressor);
  }
};
using Compressor = std::unique_ptr<libdeflate_compressor, FreeCompressor>;

// Measured on the parts of 200 slides (ooxml/analysis/package.md).
constexpr std::array<int, 3> kLevels = {1, 6, 0};  // in the order of Effort

// A compressor is 0.2 to 0.7 MB of tables: each thread keeps its own for later parts.
libdeflate_compressor& compressor(Effort effort) {
  static thread_local std::array<Compressor, kLevels.size()> own;
  const auto at = static_cast<std::size_t>(effort);
  if (!own[at]) own[at].reset(libdeflate_alloc_compressor(kLevels[at]));
  if (!own[at]) throw std::bad_alloc();
  return *own[at];
}

// Small parts compressed before on this thread: every workbook has the same styles, relationships
// and content types. Found by checksum, then compared.
struct Recent {
  Effort effort = Effort::Low;
  std::string bytes;
  Packed packed;
};
constexpr std::size_t kMaxRecent = 64, kMaxRecentBytes = 4096;

// Whether a long part becomes no smaller: by a piece of its middle, as pictures begin with headers.
bool is_incompressible(std::string_view bytes) {
  constexpr std::size_t kPiece = 16384, kLong = 2 * kPiece;
  constexpr double kLeastGain = 0.02;  // ours
  if (bytes.size() < kLong) return false;
  std::array<char, kPiece> out{};
  const std::string_view piece = bytes.substr((bytes.size() - kPiece) / 2, kPiece);
  // It does not fit where it gains less.
  const auto most = static_cast<std::size_t>(static_cast<double>(kPiece) * (1 - kLeastGain));
  return libdeflate_deflate_compress(&compressor(Effort::Low), piece.data(), piece.size(),
                                     out.data(), most) == 0;
}

}  // namespace

Packed pack(std::string_view bytes, Effort effort) {
  static thread_local std::array<Recent, kMaxRecent> recent;
  if (effort == Effort::Low && is_incompressible(bytes)) effort = Effort::None;
  libdeflate_compressor& with = compressor(effort);
  Packed packed;
  packed.crc = libdeflate_crc32(0, bytes.data(), bytes.size());
  const bool small = !bytes.empty() && bytes.size() <= kMaxRecentBytes;
  Recent& known = recent[packed.crc % kMaxRecent];
  if (small && known.effort == effort && known.bytes == bytes) return known.packed;
  // Reused from part to part; the memory of a large part is freed.
  static thread_local std::string buffer;
  constexpr std::size_t kMaxKept = 1 << 20;
  const std::size_t bound = libdeflate_deflate_compress_bound(&with, bytes.size());
  if (buffer.size() < bound) buffer.resize(bound);
  const std::size_t size =
      libdeflate_deflate_compress(&with, bytes.data(), bytes.size(), buffer.data(), buffer.size());
  DECKLE_ASSERT(size > 0, "the bound is enough for any bytes");
  packed.bytes.assign(buffer, 0, size);
  if (buffer.size() > kMaxKept) buffer = {};
  if (small) known = {effort, std::string(bytes), packed};
  return packed;
}

}  // namespace deckle::ooxml
