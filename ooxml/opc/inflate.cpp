#include "ooxml/opc/inflate.h"

#include <fmt/format.h>
#include <libdeflate.h>
#include <zlib.h>

#include <algorithm>
#include <memory>
#include <new>

#include "ooxml/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml {

namespace {

constexpr std::uint16_t kStored = 0;

// libdeflate inflates a whole member into memory of the declared size, 2.5 times as fast as zlib
// (ooxml/analysis/package.md). It cannot be cancelled, and the declared size may be false: from
// here on zlib inflates step by step. This many bytes take some ten milliseconds.
constexpr std::uint64_t kLong = std::uint64_t{8} << 20;

struct FreeDecompressor {
  void operator()(libdeflate_decompressor* decompressor) const {
    libdeflate_free_decompressor(decompressor);
  }
};

// 12 kB of tables: each thread keeps its own.
libdeflate_decompressor& decompressor() {
  static thread_local std::unique_ptr<libdeflate_decompressor, FreeDecompressor> own(
      libdeflate_alloc_decompressor());
  if (!own) throw std::bad_alloc();
  return *own;
}

tl::unexpected<Error> damaged(const ZipEntry& entry) {
  return fail(ErrorCode::Malformed, tr("{}: cannot be decompressed: its data are damaged", entry.name));
}

tl::unexpected<Error> of_other_size(const ZipEntry& entry, std::uint64_t have) {
  return fail(ErrorCode::Malformed,
              tr("{}: declares {} bytes but contains {}", entry.name, entry.size,
                 have > entry.size ? "more" : fmt::to_string(have)));
}

Result<std::string> inflate_at_once(std::string_view packed, const ZipEntry& entry) {
  std::string bytes(static_cast<std::size_t>(entry.size), '\0');
  std::size_t have = 0;
  switch (libdeflate_deflate_decompress(&decompressor(), packed.data(), packed.size(), bytes.data(),
                                        bytes.size(), &have)) {
    case LIBDEFLATE_SUCCESS:
      break;
    case LIBDEFLATE_INSUFFICIENT_SPACE:
      return of_other_size(entry, entry.size + 1);
    default:
      return damaged(entry);
  }
  if (have != entry.size) return of_other_size(entry, have);
  return bytes;
}

class Stream {
 public:
  explicit Stream(std::string_view packed) : rest_(packed) {
    // Negative: deflated data without zlib's own header.
    if (inflateInit2(&stream_, -MAX_WBITS) != Z_OK) throw std::bad_alloc();
  }
  ~Stream() { inflateEnd(&stream_); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  // zlib's answer; `written` is how much of `to` was filled.
  int read(char* to, std::size_t size, std::size_t& written) {
    if (stream_.avail_in == 0) feed();
    stream_.next_out = reinterpret_cast<Bytef*>(to);
    stream_.avail_out = static_cast<uInt>(size);
    const int answer = ::inflate(&stream_, Z_NO_FLUSH);
    written = size - stream_.avail_out;
    return answer;
  }

 private:
  // zlib counts its input in 32 bits.
  void feed() {
    const std::string_view next = rest_.substr(0, std::size_t{1} << 30);
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(next.data()));  // only read
    stream_.avail_in = static_cast<uInt>(next.size());
    rest_.remove_prefix(next.size());
  }

  std::string_view rest_;
  z_stream stream_{};
};

Result<std::string> inflate_in_steps(std::string_view packed, const ZipEntry& entry) {
  Stream stream(packed);
  // One byte more than declared shows that there is more.
  const auto wanted = static_cast<std::size_t>(entry.size) + 1;
  std::string bytes;
  std::size_t have = 0;
  for (int answer = Z_OK; answer != Z_STREAM_END && have < wanted;) {
    check_cancelled();
    bytes.resize(std::min(wanted, have + kBytesBetweenChecks));
    std::size_t written = 0;
    answer = stream.read(bytes.data() + have, bytes.size() - have, written);
    have += written;
    if (answer != Z_OK && answer != Z_STREAM_END) return damaged(entry);
  }
  if (have != entry.size) return of_other_size(entry, have);
  bytes.resize(have);
  return bytes;
}

}  // namespace

Result<std::string> inflate(std::string_view packed, const ZipEntry& entry) {
  check_cancelled();
  Result<std::string> bytes = entry.method == kStored ? Result<std::string>(std::string(packed))
                              : entry.size < kLong    ? inflate_at_once(packed, entry)
                                                      : inflate_in_steps(packed, entry);
  if (bytes && libdeflate_crc32(0, bytes->data(), bytes->size()) != entry.crc) {
    return fail(ErrorCode::Malformed,
                tr("{}: cannot be decompressed: its checksum differs", entry.name));
  }
  return bytes;
}

}  // namespace deckle::ooxml
