#pragma once
// Big-endian numbers in the bytes of a font file.
//
// A reader asks has() before it reads; a number beyond the end is 0, so that a forgotten question
// reads nothing that is not there. Positions are 64 bits wide: no sum of two 32-bit fields
// overflows.

#include <cstdint>
#include <string_view>

namespace deckle::measure::sfnt {

class Bytes {
 public:
  Bytes() = default;
  explicit Bytes(std::string_view all) : all_(all) {}

  [[nodiscard]] std::uint64_t size() const { return all_.size(); }
  [[nodiscard]] bool has(std::uint64_t at, std::uint64_t length) const {
    return at <= all_.size() && length <= all_.size() - at;
  }
  // Those of [at, at + length) that are there.
  [[nodiscard]] Bytes part(std::uint64_t at, std::uint64_t length = UINT64_MAX) const {
    return at <= all_.size() ? Bytes(all_.substr(at, length)) : Bytes();
  }
  [[nodiscard]] std::string_view text() const { return all_; }

  [[nodiscard]] std::uint32_t u8(std::uint64_t at) const {
    return has(at, 1) ? static_cast<unsigned char>(all_[at]) : 0;
  }
  [[nodiscard]] std::uint32_t u16(std::uint64_t at) const {
    return has(at, 2) ? u8(at) << 8 | u8(at + 1) : 0;
  }
  [[nodiscard]] std::uint32_t u32(std::uint64_t at) const {
    return has(at, 4) ? u16(at) << 16 | u16(at + 2) : 0;
  }
  // Of 1 to 4 bytes.
  [[nodiscard]] std::uint32_t uint(std::uint64_t at, unsigned width) const {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < width; ++i) value = value << 8 | u8(at + i);
    return value;
  }
  [[nodiscard]] std::int32_t s16(std::uint64_t at) const {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(u16(at)));
  }

 private:
  std::string_view all_;
};

}  // namespace deckle::measure::sfnt
