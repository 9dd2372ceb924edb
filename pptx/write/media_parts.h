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

  // Adds `bytes` to `package` unless an equal picture was added before:
  // "ppt/media/image<n>.<extension>", with n ascending in the order of first use, after those of
  // the base's own media. Bytes are compared once for each pointer.
  void add(ooxml::Package& package, const Bytes& bytes, PictureFormat format);

  // The part of bytes that were added. Thread-safe.
  [[nodiscard]] const std::string& part_of(const Bytes& bytes, PictureFormat format) const;

 private:
  using Use = std::pair<Bytes, PictureFormat>;  // keeps the bytes alive, so that their address is
                                                // not reused

  std::map<Use, std::string> by_use_;
  std::multimap<std::size_t, std::string> by_digest_;
  int last_ = 0;
  bool counted_ = false;  // the base's own media
};

}  // namespace deckle::pptx
