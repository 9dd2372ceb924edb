#include "pptx/annotate/comment_places.h"

#include <algorithm>

namespace deckle::pptx {

namespace {

constexpr std::int64_t kEmuPerInch = 914400;
// How far PowerPoint sets a comment from the one before it: 10, 10 is followed by 106, 106.
constexpr std::int64_t kStep = 96;
// Where PowerPoint sets the first comment of a slide.
constexpr std::int64_t kFirst = 10;

std::int64_t units(Emu length) {
  const std::int64_t scaled = length.value() * kCommentUnitsPerInch;
  return (scaled + (scaled < 0 ? -kEmuPerInch : kEmuPerInch) / 2) / kEmuPerInch;
}

}  // namespace

CommentPlaces::CommentPlaces(Size page)
    : right_(std::max(kFirst, units(page.w) - kStep)),
      bottom_(std::max(kFirst, units(page.h) - kStep)) {}

CommentPlaces::Place CommentPlaces::place(Emu x, Emu y) {
  const std::int64_t left = std::clamp(units(x), kFirst, right_);
  Place at{left, std::clamp(units(y), kFirst, bottom_)};
  while (taken_.contains(at)) {
    at.first += kStep;
    if (at.first <= right_) continue;
    at.first = left;
    at.second += kStep;
    // A full page: places lie on each other from here on.
    if (at.second > bottom_) {
      at.second = bottom_;
      break;
    }
  }
  taken_.insert(at);
  return at;
}

}  // namespace deckle::pptx
