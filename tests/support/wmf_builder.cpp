#include "tests/support/wmf_builder.h"

namespace deckle::test {

namespace {

std::string little(std::uint32_t value, int bytes) {
  std::string out;
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xFFU);
  return out;
}

std::string word(int value) { return little(static_cast<std::uint32_t>(value), 2); }

}  // namespace

std::string wmf_record(std::uint16_t function, const std::vector<int>& words,
                       const std::string& bytes) {
  std::string fields;
  for (const int value : words) fields += word(value);
  fields += bytes;
  if (fields.size() % 2 != 0) fields += '\0';
  return little(static_cast<std::uint32_t>(3 + fields.size() / 2), 4) + word(function) + fields;
}

std::string wmf_picture(const std::string& records, std::int16_t width, std::int16_t height) {
  const std::string placeable = little(0x9AC6CDD7U, 4) + word(0) + word(0) + word(0) + word(width) +
                                word(height) + word(96) + little(0, 4) + word(0);
  const std::string all = records + wmf_record(0, {});
  return placeable + word(1) + word(9) + word(0x300) +
         little(static_cast<std::uint32_t>(9 + all.size() / 2), 4) + word(8) + little(100, 4) +
         word(0) + all;
}

std::string wmf_bitmap(std::int32_t width, std::int32_t height, char byte) {
  const auto line = static_cast<std::size_t>((width * 24 + 31) / 32 * 4);
  return little(40, 4) + little(static_cast<std::uint32_t>(width), 4) +
         little(static_cast<std::uint32_t>(height), 4) + word(1) + word(24) +
         std::string(24, '\0') +
         std::string(line * static_cast<std::size_t>(height < 0 ? -height : height), byte);
}

std::vector<std::string> wmf_comments(const std::string& emf, std::size_t most) {
  const auto four = [](std::size_t value) { return little(static_cast<std::uint32_t>(value), 4); };
  const std::size_t count = (emf.size() + most - 1) / most;
  std::vector<std::string> records;
  for (std::size_t at = 0; at < emf.size(); at += most) {
    const std::string part = emf.substr(at, most);
    const std::string comment = "WMFC" + four(1) + four(0x10000) + word(0) + four(0) + four(count) +
                                four(part.size()) + four(emf.size() - at - part.size()) +
                                four(emf.size()) + part;
    records.push_back(wmf_record(0x0626, {0x000F, static_cast<int>(comment.size())}, comment));
  }
  return records;
}

}  // namespace deckle::test
