#include "ooxml/opc/inflate.h"

#include <gtest/gtest.h>

#include <string>

#include "ooxml/opc/deflate.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml {
namespace {

// On both sides of the length from which a member is inflated in steps, 8 MiB.
constexpr std::size_t kSizes[] = {0, 1, 300'000, (std::size_t{8} << 20) - 1, std::size_t{8} << 20,
                                  (std::size_t{9} << 20) + 7};

// Neither random nor one letter: both kinds of blocks of the format.
std::string sample(std::size_t size) {
  std::string bytes(size, '\0');
  std::uint32_t x = 1;
  for (std::size_t i = 0; i < size; ++i) {
    if (i % 64 < 16) x = x * 1664525 + 1013904223;
    bytes[i] = static_cast<char>(x >> 24);
  }
  return bytes;
}

struct Member {
  std::string packed;
  ZipEntry entry;
};

Member member(const std::string& bytes) {
  const Packed packed = pack(bytes, Effort::Low);
  Member made{packed.bytes, {}};
  made.entry.name = "ppt/a.xml";
  made.entry.method = 8;
  made.entry.packed = packed.bytes.size();
  made.entry.size = bytes.size();
  made.entry.crc = packed.crc;
  return made;
}

std::string refusal(const Member& member) {
  const Result<std::string> bytes = inflate(member.packed, member.entry);
  return bytes ? "inflated" : to_string(bytes.error());
}

TEST(Inflate, GivesBackWhatWasDeflated) {
  for (const std::size_t size : kSizes) {
    const std::string bytes = sample(size);
    const Member made = member(bytes);
    const Result<std::string> inflated = inflate(made.packed, made.entry);
    ASSERT_TRUE(inflated) << size << ": " << to_string(inflated.error());
    EXPECT_TRUE(*inflated == bytes) << size;
  }
}

TEST(Inflate, StoredBytesAreTakenAsTheyAre) {
  Member made = member("abc");
  made.packed = "abc";
  made.entry.method = 0;
  EXPECT_EQ(inflate(made.packed, made.entry).value(), "abc");
  made.packed = "abd";
  EXPECT_NE(refusal(made).find("its checksum differs"), std::string::npos);
}

TEST(Inflate, RefusesAnotherSizeThanDeclared) {
  for (const std::size_t size : kSizes) {
    Member made = member(sample(size));
    ++made.entry.size;
    EXPECT_NE(refusal(made).find("but contains " + std::to_string(size)), std::string::npos)
        << refusal(made);
    if (size == 0) continue;
    made.entry.size -= 2;
    EXPECT_NE(refusal(made).find("but contains more"), std::string::npos) << refusal(made);
  }
}

TEST(Inflate, RefusesAnotherChecksumThanDeclared) {
  for (const std::size_t size : kSizes) {
    Member made = member(sample(size));
    made.entry.crc ^= 1;
    EXPECT_NE(refusal(made).find("its checksum differs"), std::string::npos) << size;
  }
}

TEST(Inflate, RefusesDamagedAndTruncatedData) {
  for (const std::size_t size : kSizes) {
    Member made = member(sample(size));
    const Member whole = made;
    made.packed.resize(made.packed.size() / 2);
    EXPECT_NE(refusal(made).find("its data are damaged"), std::string::npos) << refusal(made);
    made = whole;
    made.packed[0] = '\x07';  // a block of the kind that the format reserves
    EXPECT_NE(refusal(made).find("its data are damaged"), std::string::npos) << refusal(made);
  }
}

TEST(Inflate, LongMembersCanBeCancelled) {
  const Member made = member(sample(std::size_t{12} << 20));
  int asked = 0;
  const Cancellation later([&asked] { return ++asked > 5; });
  const CancellationScope scope(&later);
  EXPECT_THROW(static_cast<void>(inflate(made.packed, made.entry)), Cancelled);
}

}  // namespace
}  // namespace deckle::ooxml
