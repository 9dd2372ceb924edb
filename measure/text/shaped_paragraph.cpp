#include "measure/text/shaped_paragraph.h"

#include <algorithm>
#include <memory>
#include <type_traits>

namespace deckle::measure {
namespace {

// Copies arrays into one block, those of the widest elements first.
class Block {
 public:
  explicit Block(std::size_t bytes)
      : bytes_(std::make_unique_for_overwrite<std::byte[]>(bytes)), at_(bytes_.get()) {}

  template <typename T>
  std::span<const T> put(std::span<const T> from) {
    static_assert(std::is_trivially_copyable_v<T>);
    T* const to = reinterpret_cast<T*>(at_);
    std::uninitialized_copy(from.begin(), from.end(), to);
    at_ += from.size_bytes();
    return {to, from.size()};
  }

  std::unique_ptr<std::byte[]> take() { return std::move(bytes_); }

 private:
  std::unique_ptr<std::byte[]> bytes_;
  std::byte* at_;
};

template <typename T>
std::span<const T> all(const std::vector<T>& from) {
  return from;
}

}  // namespace

void pack(const ShapingArrays& from, std::string_view key, ShapedParagraph& out) {
  out.bytes = all(from.advance).size_bytes() + all(from.kern).size_bytes() +
              all(from.extra).size_bytes() + all(from.runs).size_bytes() +
              all(from.segments).size_bytes() + all(from.primary).size_bytes() +
              all(from.begin).size_bytes() + all(from.flags).size_bytes() + key.size();
  Block block(out.bytes);
  out.advance = block.put(all(from.advance));
  out.kern = block.put(all(from.kern));
  out.extra = block.put(all(from.extra));
  out.runs = block.put(all(from.runs));
  out.segments = block.put(all(from.segments));
  out.primary = block.put(all(from.primary));
  out.begin = block.put(all(from.begin));
  out.flags = block.put(all(from.flags));
  const std::span<const char> text = block.put(std::span<const char>(key));
  out.key = {text.data(), text.size()};
  out.storage = block.take();
}

void ShapingArrays::clear() {
  begin.clear();
  advance.clear();
  kern.clear();
  flags.clear();
  extra.clear();
  runs.clear();
  segments.clear();
  primary.clear();
}

}  // namespace deckle::measure
