#pragma once
// Fields of a WMF's records, which are written from the last argument of the function that draws to
// the first: y before x, bottom before top. Internal to metafile/.

#include <cstdint>

#include "ooxml/media/metafile/outlines.h"
#include "ooxml/media/metafile/record.h"

namespace deckle::ooxml::metafile {

inline Point wmf_point(const Record& record, std::uint64_t place) {
  return {static_cast<double>(record.i16(place + 2)), static_cast<double>(record.i16(place))};
}

inline Box wmf_box(const Record& record, std::uint64_t place) {
  const Point second = wmf_point(record, place), first = wmf_point(record, place + 4);
  return {first.x, first.y, second.x, second.y};
}

}  // namespace deckle::ooxml::metafile
