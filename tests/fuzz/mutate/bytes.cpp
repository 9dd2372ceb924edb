#include "tests/fuzz/mutate/bytes.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace deckle::fuzz {
namespace {

// Written over what is there, in either byte order.
void put_number(std::string& out, Random& random) {
  constexpr std::array<std::uint64_t, 12> kBounds = {
      0,      1,          0x7F,       0x80,       0xFF,       0x7FFF,
      0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, UINT64_MAX, std::uint64_t{INT64_MAX}};
  std::uint64_t value = random.one_of(kBounds) + random.below(3) - 1;
  const std::size_t width = std::size_t{1} << random.below(4), at = random.below(out.size());
  const bool big_endian = random.once_in(2);
  for (std::size_t i = 0; i < width; ++i, value >>= 8) {
    const std::size_t place = at + (big_endian ? width - 1 - i : i);
    if (place < out.size()) out[place] = static_cast<char>(value & 0xFF);
  }
}

void change(std::string& out, Random& random) {
  if (out.empty()) {
    out += static_cast<char>(random.below(256));
    return;
  }
  const std::size_t at = random.below(out.size());
  const std::size_t length = 1 + random.below(std::min<std::size_t>(out.size() - at, 64));
  switch (random.below(8)) {
    case 0:
      out[at] = static_cast<char>(out[at] ^ (1 << random.below(8)));
      break;
    case 1:
      out[at] = static_cast<char>(random.below(256));
      break;
    case 2:
      put_number(out, random);
      break;
    case 3:
      out.erase(at, length);
      break;
    case 4:
      out.insert(at, out.substr(at, length));
      break;
    case 5:
      out.insert(random.below(out.size()), out.substr(at, length));
      break;
    case 6:
      std::fill_n(out.begin() + static_cast<std::ptrdiff_t>(at), length, out[at]);
      break;
    default:
      out.resize(at);
      break;
  }
}

}  // namespace

std::string mutate_bytes(std::string_view bytes, std::size_t most, Random& random) {
  std::string out(bytes);
  for (std::size_t changes = random.once_in(3) ? 1 + random.below(4) : 1; changes > 0; --changes)
    change(out, random);
  out.resize(std::min(out.size(), most));
  return out;
}

}  // namespace deckle::fuzz
