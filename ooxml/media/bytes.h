#pragma once
// Reads numbers from a file's bytes. A read beyond the end gives 0 and accesses no memory outside;
// has() returns whether the bytes exist.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace deckle::ooxml {

class Bytes {
 public:
  enum class Order { Little, Big };
  Bytes(std::string_view bytes, Order order) : bytes_(bytes), order_(order) {}

  [[nodiscard]] std::uint64_t size() const { return bytes_.size(); }
  [[nodiscard]] bool has(std::uint64_t at, std::uint64_t count) const {
    return at <= bytes_.size() && count <= bytes_.size() - at;
  }
  [[nodiscard]] std::uint8_t u8(std::uint64_t at) const {
    return has(at, 1) ? static_cast<std::uint8_t>(bytes_[at]) : std::uint8_t{0};
  }
  [[nodiscard]] std::uint16_t u16(std::uint64_t at) const {
    return static_cast<std::uint16_t>(number(at, 2));
  }
  [[nodiscard]] std::uint32_t u32(std::uint64_t at) const { return number(at, 4); }
  [[nodiscard]] std::int16_t i16(std::uint64_t at) const {
    return static_cast<std::int16_t>(u16(at));
  }
  [[nodiscard]] std::int32_t i32(std::uint64_t at) const {
    return static_cast<std::int32_t>(u32(at));
  }
  // Whether `text` is at `at`.
  [[nodiscard]] bool is(std::uint64_t at, std::string_view text) const {
    return has(at, text.size()) && bytes_.substr(at, text.size()) == text;
  }
  [[nodiscard]] std::string_view part(std::uint64_t at, std::uint64_t count) const {
    return has(at, count) ? bytes_.substr(at, count) : std::string_view();
  }

 private:
  [[nodiscard]] std::uint32_t number(std::uint64_t at, std::uint64_t count) const {
    if (!has(at, count)) return 0;
    std::uint32_t value = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t place = order_ == Order::Big ? i : count - 1 - i;
      value = value << 8 | static_cast<std::uint8_t>(bytes_[at + place]);
    }
    return value;
  }

  std::string_view bytes_;
  Order order_;
};

}  // namespace deckle::ooxml
