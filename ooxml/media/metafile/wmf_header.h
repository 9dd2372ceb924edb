#pragma once
// What a WMF ([MS-WMF] 2.3.2) says of itself before its records. Internal to ooxml/media.

#include <cstdint>

#include "ooxml/media/bytes.h"
#include "ooxml/media/metafile/metafile_state.h"

namespace deckle::ooxml::metafile {

inline constexpr std::uint64_t kWmfHeader = 18,
                               kWmfRecord = 6;  // of a header; of a record, at least

struct WmfHeader {
  std::uint64_t start = 0;  // of the META_HEADER, behind a placeable header
  Point corner, size;       // logical, of a placeable header; the size may be negative
  int units = 0;            // to the inch; 0: there is no placeable header
};

[[nodiscard]] bool is_wmf(const Bytes& in);
[[nodiscard]] WmfHeader read_wmf_header(const Bytes& in);

// In px, 96 to the inch, never negative. Without a placeable header a metafile has its window's
// proportions, not a size: the longer side is then half a 16:9 page. 0: it has neither.
[[nodiscard]] Point wmf_size(const WmfHeader& header, Point window_extent);

}  // namespace deckle::ooxml::metafile
