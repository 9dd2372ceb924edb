#include "ooxml/opc/zip_archive.h"
#include "ooxml/opc/zip_directory.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_zip(std::string_view bytes) {
  Budget budget{Limits()};
  const auto directory = ooxml::read_directory(bytes, budget);
  Budget more{Limits()};
  const auto members = ooxml::read_archive(bytes, more);
  expect(directory || !members, "an archive whose directory is refused is refused");
  if (!members || members->empty()) return;  // nothing writes an archive without members
  for (const ooxml::ZipEntry& entry : *directory)
    expect(entry.offset + entry.packed <= bytes.size(), "an entry lies within the archive");
  const auto written = ooxml::write_archive(*members);
  expect(written.has_value(), "what was read can be written");
  Budget third{Limits()};
  const auto again = ooxml::read_archive(*written, third);
  expect(again && again->size() == members->size(), "what was written can be read");
  for (std::size_t i = 0; i < members->size(); ++i)
    expect(*(*again)[i].second == *(*members)[i].second, "writing keeps the bytes");
}

}  // namespace deckle::fuzz
