#pragma once
// The fields of one record of a metafile; places are from its beginning. One beyond its end is 0.
// Internal to metafile/.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "ooxml/media/bytes.h"
#include "ooxml/media/metafile/metafile_state.h"

namespace deckle::ooxml::metafile {

class Record {
 public:
  explicit Record(std::string_view bytes) : in_(bytes, Bytes::Order::Little) {}

  [[nodiscard]] std::uint64_t size() const { return in_.size(); }
  [[nodiscard]] std::uint8_t u8(std::uint64_t place) const { return in_.u8(place); }
  [[nodiscard]] std::uint16_t u16(std::uint64_t place) const { return in_.u16(place); }
  [[nodiscard]] std::int16_t i16(std::uint64_t place) const { return in_.i16(place); }
  [[nodiscard]] std::uint32_t u32(std::uint64_t place) const { return in_.u32(place); }
  [[nodiscard]] std::int32_t i32(std::uint64_t place) const { return in_.i32(place); }
  [[nodiscard]] Point point(std::uint64_t place) const {
    return {static_cast<double>(i32(place)), static_cast<double>(i32(place + 4))};
  }
  [[nodiscard]] Point point16(std::uint64_t place) const {
    return {static_cast<double>(i16(place)), static_cast<double>(i16(place + 2))};
  }
  [[nodiscard]] double real(std::uint64_t place) const {
    const std::uint32_t bits = u32(place);
    float value = 0;
    static_assert(sizeof value == sizeof bits);
    std::copy_n(reinterpret_cast<const char*>(&bits), sizeof bits, reinterpret_cast<char*>(&value));
    return std::isfinite(value) ? static_cast<double>(value) : 0;
  }
  // Empty where it is not all there.
  [[nodiscard]] std::string_view part(std::uint64_t place, std::uint64_t count) const {
    return in_.part(place, count);
  }

 private:
  Bytes in_;
};

}  // namespace deckle::ooxml::metafile
