#include "slidespec/ir/picture_ir.h"

namespace deckle {

const char* extension(PictureFormat format) {
  switch (format) {
    case PictureFormat::Png:
      return "png";
    case PictureFormat::Jpeg:
      return "jpeg";
    case PictureFormat::Gif:
      return "gif";
    case PictureFormat::Bmp:
      return "bmp";
    case PictureFormat::Tiff:
      return "tiff";
    case PictureFormat::Emf:
      return "emf";
    case PictureFormat::Wmf:
      return "wmf";
    case PictureFormat::Svg:
      return "svg";
  }
  return "png";
}

const char* content_type(PictureFormat format) {
  switch (format) {
    case PictureFormat::Png:
      return "image/png";
    case PictureFormat::Jpeg:
      return "image/jpeg";
    case PictureFormat::Gif:
      return "image/gif";
    case PictureFormat::Bmp:
      return "image/bmp";
    case PictureFormat::Tiff:
      return "image/tiff";
    case PictureFormat::Emf:
      return "image/x-emf";
    case PictureFormat::Wmf:
      return "image/x-wmf";
    case PictureFormat::Svg:
      return "image/svg+xml";
  }
  return "image/png";
}

}  // namespace deckle
