#pragma once
// The media parts of a deck: one for each distinct picture, however many slides show it.

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "ooxml/opc/package.h"
#include "slidespec/ir/picture_ir.h"

namespace deckle::pptx {

class MediaParts {
 public:
  using Bytes = std::shared_ptr<const std::string>;

  // Puts `bytes` into `package` unless a picture before was the same:
  // "ppt/media/image<n>.<extension>", n counted on in the order of first use and never one that the
  // base's own media have. Bytes are compared once for each pointer.
  void add(ooxml::Package& package, const Bytes& bytes, PictureFormat format);

  // The part of bytes that were added. Does not change anything: any number of threads may ask.
  [[nodiscard]] const std::string& part_of(const Bytes& bytes, PictureFormat format) const;

 private:
  using Use = std::pair<Bytes, PictureFormat>;  // holds the bytes, so that their address stays theirs

  std::map<Use, std::string> by_use_;
  std::multimap<std::size_t, std::string> by_digest_;
  int last_ = 0;
  bool counted_ = false;  // the base's own media
};

}  // namespace deckle::pptx
