#pragma once
// A picture as it is to be embedded: its bytes, and what its header says of it. Read by pptx/media.

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace deckle {

enum class PictureFormat { Png, Jpeg, Gif, Bmp, Tiff, Emf, Wmf, Svg };

// Immutable and shared: several elements may show one picture.
struct PictureIr {
  PictureFormat format = PictureFormat::Png;
  std::shared_ptr<const std::string> bytes;     // as read; never null
  std::shared_ptr<const std::string> fallback;  // SVG: the same as PNG; else null
  double width = 0, height = 0;  // as stored, before `orientation`; px (SVG, metafiles: 96 to the inch)
  int orientation = 1;           // EXIF, 1–8
};

// An asset of the deck after reading: a picture, or why there is none.
struct LoadedAsset {
  std::shared_ptr<const PictureIr> picture;
  std::string missing;  // for people; empty when the picture is there
};
using LoadedAssets = std::map<std::string, LoadedAsset>;  // by asset_id

}  // namespace deckle
