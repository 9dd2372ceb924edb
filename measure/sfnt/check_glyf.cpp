#include <algorithm>
#include <vector>

#include "measure/messages/tr.h"
#include "measure/sfnt/table_checks.h"

namespace deckle::measure::sfnt {
namespace {

// ISO/IEC 14496-22, 5.3.3.
enum SimpleFlag : std::uint32_t { kShortX = 2, kShortY = 4, kRepeat = 8, kSameX = 16, kSameY = 32 };
enum ComponentFlag : std::uint32_t {
  kWordArguments = 1,
  kScale = 8,
  kMore = 0x20,
  kTwoScales = 0x40,
  kMatrix = 0x80,
};
constexpr std::uint64_t kHeaderBytes = 10;

class GlyphChecker {
 public:
  GlyphChecker(const Table& glyf, Bytes loca, std::uint32_t glyphs, unsigned offset_bytes)
      : table_(glyf), loca_(loca), glyphs_(glyphs), offset_bytes_(offset_bytes), known_(glyphs) {}

  Result<void> check() {
    for (std::uint32_t glyph = 0; glyph < glyphs_; ++glyph) {
      if (auto sound = visit(glyph, 0); !sound) return sound;
    }
    return {};
  }

 private:
  enum class State : std::uint8_t { New, Open, Done };
  struct Known {
    State state = State::New;
    std::uint8_t depth = 0;    // of components in components
    std::uint32_t points = 0;  // with those of its components; at least 1
  };

  [[nodiscard]] std::uint64_t offset(std::uint64_t glyph) const {
    const std::uint64_t at = loca_.uint(glyph * offset_bytes_, offset_bytes_);
    return offset_bytes_ == 2 ? at * 2 : at;
  }

  Result<void> visit(std::uint32_t glyph, unsigned level) {
    Known& known = known_[glyph];
    if (known.state == State::Done) return {};
    if (known.state == State::Open)
      return fail(ErrorCode::Malformed, tr("the table \"glyf\": glyph {} contains itself", glyph));
    known.state = State::Open;
    const std::uint64_t begin = offset(glyph), size = offset(std::uint64_t{glyph} + 1) - begin;
    const Bytes bytes = table_.bytes.part(begin, size);
    known.points = 1;
    if (size > 0) {
      if (size < kHeaderBytes) return misplaced(glyph);
      auto sound =
          bytes.s16(0) < 0 ? check_components(glyph, bytes, level) : check_simple(glyph, bytes);
      if (!sound) return sound;
    }
    known.state = State::Done;
    return {};
  }

  // Ends of contours, instructions, then a flag for each point or for several, and coordinates.
  Result<void> check_simple(std::uint32_t glyph, Bytes bytes) {
    const std::uint64_t contours = bytes.u16(0);
    std::uint64_t at = kHeaderBytes + contours * 2;
    if (contours == 0) return {};
    if (!bytes.has(at, 2)) return misplaced(glyph);
    for (std::uint64_t i = 1; i < contours; ++i) {
      if (bytes.u16(kHeaderBytes + i * 2) < bytes.u16(kHeaderBytes + i * 2 - 2))
        return not_ascending(table_, tr("the contours of glyph {}", glyph));
    }
    const std::uint32_t points = bytes.u16(at - 2) + 1;
    at += 2 + std::uint64_t{bytes.u16(at)};
    std::uint64_t coordinates = 0;
    for (std::uint32_t left = points; left > 0;) {
      if (!bytes.has(at, 1)) return misplaced(glyph);
      const std::uint32_t flag = bytes.u8(at++);
      std::uint32_t times = 1;
      if ((flag & kRepeat) != 0) times += bytes.u8(at++);
      if (times > left) return misplaced(glyph);
      const unsigned x = (flag & kShortX) != 0  ? 1
                         : (flag & kSameX) != 0 ? 0
                                                : 2,
                     y = (flag & kShortY) != 0  ? 1
                         : (flag & kSameY) != 0 ? 0
                                                : 2;
      coordinates += std::uint64_t{times} * (x + y);
      left -= times;
    }
    if (!bytes.has(at, coordinates)) return misplaced(glyph);
    known_[glyph].points = points;
    return {};
  }

  Result<void> check_components(std::uint32_t glyph, Bytes bytes, unsigned level) {
    std::uint64_t points = 0;
    std::uint32_t flags = kMore;
    for (std::uint64_t at = kHeaderBytes; (flags & kMore) != 0;) {
      if (!bytes.has(at, 4)) return misplaced(glyph);
      flags = bytes.u16(at);
      const std::uint32_t component = bytes.u16(at + 2);
      at += 4 + ((flags & kWordArguments) != 0 ? 4 : 2);
      at += (flags & kScale) != 0       ? 2
            : (flags & kTwoScales) != 0 ? 4
            : (flags & kMatrix) != 0    ? 8
                                        : 0;
      if (!bytes.has(at, 0)) return misplaced(glyph);
      if (component >= glyphs_)
        return fail(ErrorCode::Malformed,
                    tr("the table \"glyf\": glyph {} contains glyph {}, but there are {}", glyph,
                       component, glyphs_));
      if (level >= kMaxComponentDepth) return too_deep(glyph);
      if (auto sound = visit(component, level + 1); !sound) return sound;
      Known& whole = known_[glyph];
      const Known& part = known_[component];
      whole.depth = std::max<std::uint8_t>(whole.depth, part.depth + 1);
      if (whole.depth > kMaxComponentDepth) return too_deep(glyph);
      points += part.points;
      if (points > kMaxCompositePoints)
        return fail(ErrorCode::Malformed, tr("the table \"glyf\": glyph {} has more than {} points",
                                             glyph, kMaxCompositePoints));
    }
    known_[glyph].points = static_cast<std::uint32_t>(points);
    return {};
  }

  [[nodiscard]] tl::unexpected<Error> misplaced(std::uint32_t glyph) const {
    return fail(ErrorCode::Malformed, tr("the table \"glyf\": glyph {} is cut off", glyph));
  }
  [[nodiscard]] static tl::unexpected<Error> too_deep(std::uint32_t glyph) {
    return fail(ErrorCode::Malformed,
                tr("the table \"glyf\": glyph {} has components in more than {} levels", glyph,
                   kMaxComponentDepth));
  }

  const Table& table_;
  Bytes loca_;
  std::uint32_t glyphs_;
  unsigned offset_bytes_;
  std::vector<Known> known_;
};

}  // namespace

Result<void> check_glyf(const Table& glyf, Bytes loca, std::uint32_t glyphs,
                        unsigned offset_bytes) {
  return GlyphChecker(glyf, loca, glyphs, offset_bytes).check();
}

}  // namespace deckle::measure::sfnt
