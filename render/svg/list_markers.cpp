#include "render/svg/list_markers.h"

#include <algorithm>
#include <cstddef>

namespace deckle::render {

std::string Numbering::marker(const ParagraphIr& paragraph) {
  const auto level = static_cast<std::size_t>(std::clamp(paragraph.level, 0, 8));
  std::fill(next_.begin() + static_cast<std::ptrdiff_t>(level) + 1, next_.end(), 0);
  switch (paragraph.style.bullet.kind) {
    case ListKind::Bullet:
      next_[level] = 0;
      return paragraph.style.bullet.character;
    case ListKind::Number:
      return std::to_string(paragraph.style.bullet.start_at + next_[level]++) + ".";
    case ListKind::None:
      break;
  }
  next_[level] = 0;
  return {};
}

}  // namespace deckle::render
