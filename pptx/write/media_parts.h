#pragma once
// The media parts of a deck: one for each distinct picture, however many slides show it.

#include <cstdint>
#include <map>
#include <string>

#include "pptx/opc/package.h"

namespace deckle::pptx {

class MediaParts {
 public:
  // The part that holds `bytes`, put into `package` when it is not there yet:
  // "ppt/media/image<n>.<extension>", n counted on in the order of first use and never one that
  // the base's own media have.
  [[nodiscard]] const std::string& part_for(Package& package, const std::string& bytes,
                                            const std::string& extension,
                                            const std::string& content_type);

 private:
  std::multimap<std::uint64_t, std::string> parts_;  // by a digest of the bytes
  int last_ = 0;
  bool counted_ = false;  // the base's own media
};

}  // namespace deckle::pptx
