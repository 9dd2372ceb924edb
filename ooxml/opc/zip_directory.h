#pragma once
// The central directory of a ZIP archive (APPNOTE 4.3), read and checked before anything is
// decompressed.
//
// libzip accepts duplicate names, wrong sizes and local headers that contradict the directory. An
// archive that two programs could read differently is refused here.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ooxml/opc/package_fault.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

struct ZipEntry {
  std::string name;          // UTF-8, with '/' between segments
  std::uint16_t method = 0;  // 0 stored, 8 deflated
  std::uint64_t packed = 0;  // bytes in the archive
  std::uint64_t size = 0;    // bytes inflated, as declared
  std::uint64_t offset = 0;  // of the local header
  std::uint64_t data = 0;    // offset of its first byte in the archive; all `packed` are inside
  std::uint32_t crc = 0;     // of the bytes inflated, as declared
  bool folder = false;       // a directory entry: a name and nothing else
  bool repeated = false;     // an entry before it has this name (tolerated)
};

// Entries in directory order. Malformed: not a ZIP, more than one disk, a count, offset or size
// that contradicts the bytes, overlapping or encrypted entries, unknown methods, repeated (but for
// case) or unsafe names, bytes around the archive. Limit: more than `budget` allows.
//
// With `tolerated` repeated names, backslashes and leading slashes in names, and zeros or white
// space behind the archive are added to it instead, with folders and the order of entries. What
// could be read in two ways is refused all the same.
[[nodiscard]] Result<std::vector<ZipEntry>> read_directory(std::string_view bytes, Budget& budget,
                                                           PackageFaults* tolerated = nullptr);

}  // namespace deckle::ooxml
