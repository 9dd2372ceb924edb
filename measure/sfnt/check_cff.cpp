#include <algorithm>
#include <array>
#include <set>
#include <span>

#include "measure/messages/tr.h"
#include "measure/sfnt/table_checks.h"

namespace deckle::measure::sfnt {
namespace {

// Adobe's Technical Note 5176 (CFF) and OpenType's chapter on CFF2. Operators of a DICT; those of
// two bytes begin with 12.
enum Operator : std::uint32_t {
  kCharStrings = 17,
  kPrivate = 18,
  kSubrs = 19,
  kFdArray = 12 << 8 | 36,
  kFdSelect = 12 << 8 | 37,
};

// The operands of a few operators, as numbers.
struct Dict {
  std::int64_t char_strings = 0, private_size = 0, private_at = 0, subrs = 0, fd_array = 0,
               fd_select = 0;
};

struct Index {
  std::uint64_t count = 0;
  std::uint64_t end = 0;                      // the byte after it
  std::uint64_t first_data = 0, offsets = 0;  // of its objects, of the array
  unsigned width = 0;
};

class CffChecker {
 public:
  explicit CffChecker(const Table& table)
      : table_(table), bytes_(table.bytes), second_(table.tag == tag_of("CFF2")) {}

  Result<std::uint32_t> check() {
    const std::uint64_t header = bytes_.u8(2);
    if (bytes_.size() < 5) return too_short(table_, 5);
    if (bytes_.u8(0) != (second_ ? 2U : 1U))
      return fail(ErrorCode::Malformed, tr("the table \"{}\" has version {}, which is unknown",
                                           text_of_tag(table_.tag), bytes_.u8(0)));
    Dict top;
    std::uint64_t at = header;
    if (second_) {
      const std::uint64_t length = bytes_.u16(3);
      if (header < 5 || !bytes_.has(header, length)) return outside(table_, tr("the Top DICT"));
      if (!read_dict(bytes_.part(header, length), top)) return damaged_dict();
      at += length;
    } else {
      Index names, tops, strings;
      if (auto read = read_index(at, names); !read) return tl::unexpected(read.error());
      if (auto read = read_index(names.end, tops); !read) return tl::unexpected(read.error());
      if (auto read = read_index(tops.end, strings); !read) return tl::unexpected(read.error());
      if (tops.count != 1)
        return fail(ErrorCode::Malformed,
                    tr("the table \"CFF \" has {} fonts; 1 is expected", tops.count));
      if (!read_dict(object(tops, 0), top)) return damaged_dict();
      at = strings.end;
    }
    Index global_subrs, glyphs;
    if (auto read = read_index(at, global_subrs); !read) return tl::unexpected(read.error());
    if (top.char_strings <= 0) return outside(table_, tr("the list of glyphs"));
    if (auto read = read_index(static_cast<std::uint64_t>(top.char_strings), glyphs); !read)
      return tl::unexpected(read.error());
    if (auto sound = check_private(top); !sound) return tl::unexpected(sound.error());
    if (auto sound = check_font_dicts(top, glyphs.count); !sound)
      return tl::unexpected(sound.error());
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(glyphs.count, UINT32_MAX));
  }

 private:
  [[nodiscard]] tl::unexpected<Error> damaged_dict() const {
    return fail(ErrorCode::Malformed,
                tr("the table \"{}\" has a damaged DICT", text_of_tag(table_.tag)));
  }

  // Offsets ascend, from 1 on, and end within the table.
  Result<void> read_index(std::uint64_t at, Index& index) {
    const auto misplaced = [&] { return outside(table_, tr("the INDEX at byte {}", at)); };
    const unsigned count_bytes = second_ ? 4 : 2;
    if (!bytes_.has(at, count_bytes)) return misplaced();
    index.count = bytes_.uint(at, count_bytes);
    index.end = at + count_bytes;
    if (index.count == 0) return {};
    index.width = bytes_.u8(index.end);
    index.offsets = index.end + 1;
    if (index.width < 1 || index.width > 4) return misplaced();
    const std::uint64_t length = (index.count + 1) * index.width;
    if (!bytes_.has(index.offsets, length)) return misplaced();
    index.first_data = index.offsets + length;
    if (!checked_.insert(at).second) {
      index.end = data_at(index, index.count);
      return {};
    }
    // INDEXes that overlap would be looked at many times.
    work_ += length;
    if (work_ > 4 * bytes_.size()) return misplaced();
    std::uint64_t before = index.first_data;
    for (std::uint64_t i = 0; i <= index.count; ++i) {
      const std::uint64_t data = data_at(index, i);
      if (data < before || (i == 0 && data != before))
        return not_ascending(table_, tr("the offsets of the INDEX at byte {}", at));
      before = data;
    }
    if (before > bytes_.size()) return misplaced();
    index.end = before;
    return {};
  }

  // Where object `i` begins. Offsets count from the byte before the data.
  [[nodiscard]] std::uint64_t data_at(const Index& index, std::uint64_t i) const {
    return index.first_data - 1 + bytes_.uint(index.offsets + i * index.width, index.width);
  }
  [[nodiscard]] Bytes object(const Index& index, std::uint64_t i) const {
    const std::uint64_t begin = data_at(index, i);
    return bytes_.part(begin, data_at(index, i + 1) - begin);
  }

  // False: an operand or operator that is not whole, or more operands than an interpreter has space
  // for (513 in CFF2).
  static bool read_dict(Bytes dict, Dict& out) {
    std::array<std::int64_t, 513> operands{};
    std::size_t count = 0;
    for (std::uint64_t at = 0; at < dict.size();) {
      const std::uint32_t b = dict.u8(at);
      std::int64_t value = 0;
      if (b <= 27) {
        std::uint32_t name = b;
        if (b == 12) {
          if (!dict.has(at, 2)) return false;
          name = b << 8 | dict.u8(++at);
        }
        ++at;
        keep(name, std::span(operands.data(), count), out);
        count = 0;
        continue;
      }
      std::uint64_t length = 1;
      if (b == 28) {
        length = 3;
        value = dict.s16(at + 1);
      } else if (b == 29) {
        length = 5;
        value = static_cast<std::int32_t>(dict.u32(at + 1));
      } else if (b == 30) {  // a real number: two decimals a byte until one is 15
        while (dict.has(at, length + 1)) {
          const std::uint32_t digits = dict.u8(at + length++);
          if ((digits & 15) == 15 || digits >> 4 == 15) break;
        }
      } else if (b >= 32 && b <= 246) {
        value = static_cast<std::int64_t>(b) - 139;
      } else if (b >= 247 && b <= 254) {
        length = 2;
        const std::int64_t low = dict.u8(at + 1);
        value = b <= 250 ? (static_cast<std::int64_t>(b) - 247) * 256 + low + 108
                         : -(static_cast<std::int64_t>(b) - 251) * 256 - low - 108;
      } else {
        return false;
      }
      if (!dict.has(at, length) || count == operands.size()) return false;
      operands[count++] = value;
      at += length;
    }
    return true;
  }

  static void keep(std::uint32_t name, std::span<const std::int64_t> operands, Dict& out) {
    const std::int64_t last = operands.empty() ? 0 : operands.back();
    switch (name) {
      case kCharStrings:
        out.char_strings = last;
        break;
      case kPrivate:
        out.private_size = operands.size() < 2 ? 0 : operands[operands.size() - 2];
        out.private_at = last;
        break;
      case kSubrs:
        out.subrs = last;
        break;
      case kFdArray:
        out.fd_array = last;
        break;
      case kFdSelect:
        out.fd_select = last;
        break;
      default:
        break;
    }
  }

  // The Private DICT of `font`, and its subroutines, which count from its start.
  Result<void> check_private(const Dict& font) {
    if (font.private_size == 0) return {};
    if (font.private_size < 0 || font.private_at < 0 ||
        !bytes_.has(static_cast<std::uint64_t>(font.private_at),
                    static_cast<std::uint64_t>(font.private_size)))
      return outside(table_, tr("a Private DICT"));
    work_ += static_cast<std::uint64_t>(font.private_size);
    if (work_ > 4 * bytes_.size()) return outside(table_, tr("a Private DICT"));
    Dict values;
    if (!read_dict(bytes_.part(static_cast<std::uint64_t>(font.private_at),
                               static_cast<std::uint64_t>(font.private_size)),
                   values))
      return damaged_dict();
    if (values.subrs == 0) return {};
    if (values.subrs < 0) return outside(table_, tr("the subroutines of a Private DICT"));
    Index subrs;
    return read_index(static_cast<std::uint64_t>(font.private_at + values.subrs), subrs);
  }

  Result<void> check_font_dicts(const Dict& top, std::uint64_t glyphs) {
    if (top.fd_array == 0) return {};
    if (top.fd_array < 0) return outside(table_, tr("the list of Font DICTs"));
    Index dicts;
    if (auto read = read_index(static_cast<std::uint64_t>(top.fd_array), dicts); !read) return read;
    for (std::uint64_t i = 0; i < dicts.count; ++i) {
      Dict font;
      if (!read_dict(object(dicts, i), font)) return damaged_dict();
      if (auto sound = check_private(font); !sound) return sound;
    }
    return check_fd_select(top, dicts.count, glyphs);
  }

  // Which Font DICT a glyph belongs to.
  Result<void> check_fd_select(const Dict& top, std::uint64_t dicts, std::uint64_t glyphs) const {
    const Message name = tr("the choice of Font DICTs");
    if (top.fd_select == 0) {
      // CFF2 needs none for one Font DICT.
      if (second_ && dicts <= 1) return {};
      return outside(table_, name);
    }
    if (top.fd_select < 0) return outside(table_, name);
    const auto at = static_cast<std::uint64_t>(top.fd_select);
    const std::uint32_t format = bytes_.u8(at);
    if (!bytes_.has(at, 1)) return outside(table_, name);
    if (format == 0) {
      if (!bytes_.has(at + 1, glyphs)) return outside(table_, name);
      return {};
    }
    if (format != 3 && format != 4) return outside(table_, name);
    const unsigned width = format == 3 ? 2 : 4;
    const std::uint64_t count = bytes_.uint(at + 1, width), first = at + 1 + width;
    const std::uint64_t each = width + width / 2;
    if (!bytes_.has(at, 1 + width) || !bytes_.has(first, count * each + width))
      return outside(table_, name);
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t range = first + i * each;
      if (bytes_.uint(range + each, width) <= bytes_.uint(range, width))
        return not_ascending(table_, tr("the ranges of Font DICTs"));
      if (bytes_.uint(range + width, width / 2) >= dicts) return outside(table_, name);
    }
    return {};
  }

  const Table& table_;
  const Bytes& bytes_;
  bool second_;
  std::set<std::uint64_t> checked_;  // where INDEXes begin
  std::uint64_t work_ = 0;           // bytes looked at
};

}  // namespace

Result<std::uint32_t> check_cff(const Table& table) { return CffChecker(table).check(); }

}  // namespace deckle::measure::sfnt
