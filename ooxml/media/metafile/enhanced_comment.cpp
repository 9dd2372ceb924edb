#include "ooxml/media/metafile/enhanced_comment.h"

#include <utility>

namespace deckle::ooxml::metafile {

void EnhancedComment::add(const Record& escape) {
  constexpr std::uint16_t kComment = 0x000F;
  constexpr std::uint32_t kName = 0x43464D57, kEmf = 1, kVersion = 0x10000;
  if (escape.u16(6) != kComment || escape.u32(10) != kName || escape.u32(14) != kEmf ||
      escape.u32(18) != kVersion)
    return;
  const std::uint32_t parts = escape.u32(28), bytes = escape.u32(32), left = escape.u32(36),
                      all = escape.u32(40);
  if (parts_ == 0) {
    parts_wanted_ = parts;
    bytes_wanted_ = all;
  }
  const std::string_view part = escape.part(44, bytes);
  emf_ += part;
  ++parts_;
  damaged_ = damaged_ || part.empty() || parts != parts_wanted_ || all != bytes_wanted_ ||
             std::uint64_t{left} + emf_.size() != all;
}

std::string EnhancedComment::take() {
  const bool whole = !damaged_ && parts_ == parts_wanted_ && emf_.size() == bytes_wanted_;
  return whole ? std::exchange(emf_, {}) : std::string();
}

}  // namespace deckle::ooxml::metafile
