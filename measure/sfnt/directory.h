#pragma once
// The table directories of a TrueType or OpenType file, or of each face of a collection
// (ISO/IEC 14496-22, 4.5 and 4.6): where each table is, checked against the size of the file.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "measure/sfnt/font_source.h"
#include "slidespec/core/result.h"

namespace deckle::measure::sfnt {

// A tag as the number that it is in a file: "glyf", "CFF ".
[[nodiscard]] constexpr std::uint32_t tag_of(const char (&tag)[5]) {
  std::uint32_t number = 0;
  for (int i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(tag[i]);
  return number;
}
// The characters of a tag, which are printable ASCII in every directory that was read.
[[nodiscard]] std::string text_of_tag(std::uint32_t tag);

// The table of a face whose outlines are left out on purpose (font_pack.h): two bytes for the version
// of the pack's form, two for the number of the folder that the font was in.
inline constexpr std::uint32_t kPackTag = tag_of("DKmt");
inline constexpr std::uint16_t kPackVersion = 1;

struct TableRange {
  std::uint32_t tag = 0;
  std::uint32_t offset = 0, length = 0;  // bytes of the file
  friend auto operator<=>(const TableRange&, const TableRange&) = default;
};

struct FaceTables {
  std::vector<TableRange> tables;  // sorted by tag, each tag once

  [[nodiscard]] const TableRange* find(std::uint32_t tag) const;
  // Whether the face is one of a metrics pack, without outlines.
  [[nodiscard]] bool is_packed() const { return find(kPackTag) != nullptr; }
};

// Real fonts have at most 30 tables, and the largest collections 40 faces.
inline constexpr std::size_t kMaxTables = 256, kMaxFaces = 256;

// One of a font, several of a collection. Reads the directories alone. Malformed: another format
// (the message names it if it is known), a directory or a table that is not within the file, a
// table listed twice, a face without the tables that measuring needs.
[[nodiscard]] Result<std::vector<FaceTables>> read_directories(const FontSource& font);

}  // namespace deckle::measure::sfnt
