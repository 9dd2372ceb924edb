#pragma once
// A picture as it is to be embedded: its bytes and the facts of its header. Read by ooxml/media.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "slidespec/core/api.h"
#include "slidespec/core/message.h"
#include "slidespec/model/deck.h"

namespace deckle {

class PicturePixels;  // slidespec/ir/picture_pixels.h

enum class PictureFormat { Png, Jpeg, Gif, Bmp, Tiff, Emf, Wmf, Svg };

// Whether it is a vector format.
[[nodiscard]] constexpr bool is_vector(PictureFormat format) {
  return format == PictureFormat::Emf || format == PictureFormat::Wmf ||
         format == PictureFormat::Svg;
}

// Extension of the package part's name, without the dot, and its content type. Registered names
// only: PowerPoint repairs a package with others.
[[nodiscard]] DECKLE_API const char* extension(PictureFormat format);
[[nodiscard]] DECKLE_API const char* content_type(PictureFormat format);

// Immutable and shared: several elements may show one picture.
struct PictureIr {
  PictureFormat format = PictureFormat::Png;
  std::shared_ptr<const std::string> bytes;     // as read; null when known from IR JSON only
  std::shared_ptr<const std::string> fallback;  // SVG: the same as PNG; else null
  double width = 0, height = 0;  // as stored, before `orientation`; px (SVG, metafiles: 96 to the inch)
  int orientation = 1;           // EXIF, 1–8
  bool icon = false;             // declared as one: never cropped, pixels never enlarged
  std::shared_ptr<const PicturePixels> pixels = {};  // null: cannot be decoded here
};

// Shares of the stored picture cut off at each side (a:srcRect); negative: the box shows an empty
// margin there.
struct PictureCut {
  double left = 0, top = 0, right = 0, bottom = 0;
  friend bool operator==(const PictureCut&, const PictureCut&) = default;
};

// How a picture is placed in its box. Without a crop the rule of picture_placement.h decides.
struct PictureFit {
  std::optional<Crop> crop;
  Align align = Align::Center;  // of a picture smaller than the box, or the side that a crop keeps
  Anchor anchor = Anchor::Middle;
  bool whole = false;  // no automatic crop: it may have words at its edges
  // Read from a file: what is left fills the box, whatever its proportions; the others do not count.
  std::optional<PictureCut> cut = {};
  friend bool operator==(const PictureFit&, const PictureFit&) = default;
};

// An asset of the deck after reading: a picture, or why there is none.
struct LoadedAsset {
  std::shared_ptr<const PictureIr> picture;
  Message missing;         // for people; empty when the picture is there
  std::string limit = {};  // missing because of this limit ("svg-ms"); else empty
};
using LoadedAssets = std::map<std::string, LoadedAsset>;  // by asset_id

}  // namespace deckle
