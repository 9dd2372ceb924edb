#include "ooxml/opc/deflate.h"

#include <gtest/gtest.h>
#include <libdeflate.h>

#include <random>
#include <string>

namespace deckle::ooxml {
namespace {

std::string noise(std::size_t size) {
  std::mt19937 random(7);
  std::string bytes(size, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random());
  return bytes;
}

std::string inflated(const Packed& packed, std::size_t size) {
  std::string bytes(size, '\0');
  libdeflate_decompressor* with = libdeflate_alloc_decompressor();
  EXPECT_EQ(libdeflate_deflate_decompress(with, packed.bytes.data(), packed.bytes.size(),
                                          bytes.data(), size, nullptr),
            LIBDEFLATE_SUCCESS);
  libdeflate_free_decompressor(with);
  return bytes;
}

TEST(Deflate, GivesBackWhatWasPacked) {
  for (const Effort effort : {Effort::Low, Effort::Usual, Effort::None}) {
    for (const std::size_t size : {0U, 1U, 5000U, 70'000U, 300'000U}) {
      for (const std::string& bytes : {noise(size), std::string(size, 'a')}) {
        const Packed packed = pack(bytes, effort);
        EXPECT_EQ(inflated(packed, size), bytes);
        EXPECT_EQ(packed.crc, libdeflate_crc32(0, bytes.data(), size));
      }
    }
  }
}

// A picture that its program did not compress becomes smaller, whatever its first bytes are.
TEST(Deflate, CompressesDataThatAreOnlyTakenToBeCompressed) {
  const std::string text = noise(1000) + std::string(300'000, 'a');
  EXPECT_LT(pack(text, Effort::Low).bytes.size(), 10'000U);
}

TEST(Deflate, LeavesCompressedDataAsTheyAre) {
  const std::string bytes = noise(300'000);
  const std::string& packed = pack(bytes, Effort::Low).bytes;
  EXPECT_EQ(packed, pack(bytes, Effort::None).bytes);
  EXPECT_LT(packed.size(), bytes.size() + 100);
}

}  // namespace
}  // namespace deckle::ooxml
