#pragma once
// Decoded pictures as cairo has them, shared by all slides of a deck. Any thread may ask; a picture
// is decoded once for each size that is asked for.

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "render/display/display_list.h"
#include "slidespec/core/message.h"

namespace deckle::render {

// Pixels of 0xAARRGGBB, premultiplied; row by row.
struct Bitmap {
  int width = 0, height = 0;
  std::vector<std::uint32_t> pixels;
  Message missing;  // why there are none
};

class PictureStore {
 public:
  // With at least `wanted` pixels along the longer side, if the picture has as many.
  [[nodiscard]] std::shared_ptr<const Bitmap> get(const PlacedPicture& picture, double wanted);

 private:
  struct Entry {
    std::once_flag once;
    std::shared_ptr<const Bitmap> bitmap;
  };
  using Key = std::tuple<const PictureIr*, int, std::uint64_t>;
  std::mutex mutex_;
  std::map<Key, std::shared_ptr<Entry>> entries_;
};

}  // namespace deckle::render
