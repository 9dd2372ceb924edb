#include "tests/support/zip_builder.h"

#include <cstdint>

#include "ooxml/opc/deflate.h"

namespace deckle::test {

namespace {

void put(std::string& out, std::uint64_t value, int width) {
  for (int i = 0; i < width; ++i) out += static_cast<char>(value >> (8 * i) & 0xFF);
}

}  // namespace

std::string zip_of(const std::vector<ZipItem>& items) {
  std::string out, directory;
  for (const ZipItem& item : items) {
    const ooxml::Packed packed = ooxml::pack(item.content, ooxml::Effort::Low);
    const bool deflated = item.method == Method::Deflated;
    const std::string& data = deflated ? packed.bytes : item.content;
    std::string common;
    put(common, 20, 2);  // version needed
    put(common, 0, 2);   // flags
    put(common, deflated ? 8 : 0, 2);
    put(common, 0, 2);   // 00:00
    put(common, 33, 2);  // 1980-01-01
    put(common, packed.crc, 4);
    put(common, data.size(), 4);
    put(common, item.content.size(), 4);
    put(common, item.name.size(), 2);
    put(common, 0, 2);  // extra field
    put(directory, 0x02014b50, 4);
    put(directory, 20, 2);  // version made by
    directory += common;
    put(directory, 0, 6);  // comment, disk, internal attributes
    put(directory, 0, 4);  // external attributes
    put(directory, out.size(), 4);
    directory += item.name;
    put(out, 0x04034b50, 4);
    out += common + item.name + data;
  }
  const std::size_t begin = out.size();
  out += directory;
  put(out, 0x06054b50, 4);
  put(out, 0, 4);  // disks
  put(out, items.size(), 2);
  put(out, items.size(), 2);
  put(out, directory.size(), 4);
  put(out, begin, 4);
  put(out, 0, 2);
  return out;
}

}  // namespace deckle::test
