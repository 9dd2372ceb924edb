#pragma once
// XML written front to back into one string: UTF-8, escaped, no white space between elements.
//
//   Writer w;
//   w.open("a:off").attribute("x", 0).attribute("y", 914400).close();   // <a:off x="0"
//   y="914400"/>
//
// Element and attribute names are trusted; text is not: characters that XML cannot hold (C0
// controls, U+FFFE, invalid UTF-8) become U+FFFD, one for one; U+000B, a soft line break, a space.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/units.h"

namespace deckle::ooxml::xml {

// The beginning of every part.
inline constexpr std::string_view kDeclaration =
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

class Writer {
 public:
  enum class Declaration { Yes, No };
  explicit Writer(Declaration declaration = Declaration::Yes);
  ~Writer();
  Writer(Writer&&) noexcept = default;
  Writer& operator=(Writer&&) noexcept = default;

  // `name` must outlive the writer: a literal.
  Writer& open(std::string_view name);
  // Only right after open().
  Writer& attribute(std::string_view name, std::string_view value);
  Writer& attribute(std::string_view name, const char* value) {
    return attribute(name, std::string_view(value));
  }
  Writer& attribute(std::string_view name, std::int64_t value);
  Writer& attribute(std::string_view name, int value) {
    return attribute(name, std::int64_t{value});
  }
  Writer& attribute(std::string_view name, std::uint32_t value) {
    return attribute(name, std::int64_t{value});
  }
  Writer& attribute(std::string_view name, Emu value) { return attribute(name, value.value()); }
  Writer& attribute(std::string_view name, bool value) {
    return attribute(name, std::string_view(value ? "1" : "0"));
  }
  Writer& text(std::string_view value);
  // Closes the innermost open element: "/>" when it is empty.
  Writer& close();

  // <name>value</name>
  Writer& element(std::string_view name, std::string_view value) {
    return open(name).text(value).close();
  }
  // <name/>
  Writer& empty(std::string_view name) { return open(name).close(); }
  // Trusted markup: whole elements.
  Writer& raw(std::string_view markup);

  // All elements must be closed.
  [[nodiscard]] std::string take();

 private:
  void end_start_tag();
  void escape(std::string_view value, bool in_attribute);
  // The next `count` characters of the text, to be filled in.
  [[nodiscard]] char* claim(std::size_t count) {
    if (capacity_ - size_ < count) enlarge(count);
    char* const at = text_.get() + size_;
    size_ += count;
    return at;
  }
  void enlarge(std::size_t count);
  void put(std::string_view text);

  // Buffers are reused by the next writer of the thread: a deck has a thousand parts.
  std::unique_ptr<char[]> text_;
  std::size_t size_ = 0, capacity_ = 0;
  std::vector<std::string_view> open_;
  bool in_start_tag_ = false;
};

}  // namespace deckle::ooxml::xml
