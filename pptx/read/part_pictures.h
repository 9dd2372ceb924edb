#pragma once
// The pictures of a package that shapes and fills show, each read once.

#include <map>
#include <memory>
#include <pugixml.hpp>
#include <string>

#include "ooxml/media/picture_decoder.h"
#include "ooxml/opc/package.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/limits/limits.h"

namespace deckle::pptx {

class PartPictures {
 public:
  PartPictures(const ooxml::Package& package, const Limits& limits)
      : package_(package), limits_(limits), decoder_(limits) {}

  // The picture in a part; null: it cannot be read. Its pixels are decoded when they are asked for.
  [[nodiscard]] std::shared_ptr<const PictureIr> find(const std::string& part);
  // The picture that an a:blip of the part `from` embeds; null: none, or it is linked.
  [[nodiscard]] std::shared_ptr<const PictureIr> of_blip(pugi::xml_node blip,
                                                         const std::string& from);
  [[nodiscard]] const ooxml::PictureDecoder& decoder() const { return decoder_; }

 private:
  const ooxml::Package& package_;
  const Limits& limits_;
  const ooxml::PictureDecoder decoder_;
  std::map<std::string, std::shared_ptr<const PictureIr>> by_part_;
};

}  // namespace deckle::pptx
