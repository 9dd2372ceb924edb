#pragma once
// The pixels of raster pictures, for the colours behind text. Decoded by gdk-pixbuf in deckle-svg,
// with the limits of SVG and in its sandbox (docs/sandbox.md), and only where somebody asks for them.

#include <memory>
#include <string>

#include "ooxml/media/svg.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/picture_pixels.h"
#include "slidespec/limits/limits.h"

namespace deckle::ooxml {

// Of the pictures of one input: they share the limit on the processor time of all (svgs-ms). Any
// number of threads may use it.
class PictureDecoder {
 public:
  // `program` as SvgDrawer::program.
  explicit PictureDecoder(const Limits& limits, std::string program = {});
  ~PictureDecoder();

  // Nothing is decoded yet. An SVG without PNG has no pixels here, and the reason says so; of
  // others the PNG is decoded, and metafiles are drawn. Asking may throw Cancelled, and then may be
  // done again.
  [[nodiscard]] std::shared_ptr<const PicturePixels> pixels_of(const PictureIr& picture) const;

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace deckle::ooxml
