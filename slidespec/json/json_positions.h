#pragma once
// Where the values of a JSON text are: line and column of any JSON pointer, without the values.
//
// JsonDocument fills it while it reads and can leave it to its caller. The text is not kept: it
// must outlive the positions. 12 bytes for each value of the text. Immutable once read, so any
// number of threads may ask.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "slidespec/diag/diagnostic.h"

namespace deckle {

enum class At { Key, Value };  // the part of a member that a place refers to

class JsonPositions {
 public:
  static constexpr std::uint32_t kNoKey = UINT32_MAX;
  static constexpr std::size_t npos = static_cast<std::size_t>(-1);

  // One value of the text, in document order; its descendants are the nodes up to `end`.
  struct Node {
    std::uint32_t key = kNoKey;  // byte offset of the key's opening quote
    std::uint32_t value = 0;     // byte offset of the value
    std::uint32_t end = 0;       // index of the first node after this one's descendants
  };

  JsonPositions() = default;
  // `name` is the file of all places. Reads `text` once, to find its lines. Throws Cancelled.
  JsonPositions(std::string_view text, std::string name);

  // The same text with flaws replaced that have their length, while it is parsed; then the
  // original.
  void set_text(std::string_view text) { text_ = text; }
  std::vector<Node>& nodes() { return nodes_; }  // for the reader

  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] const std::string& name() const { return name_; }

  // The place of a byte, without a pointer.
  [[nodiscard]] Place at(std::size_t offset) const;
  // The node of member `key` among the children of `parent` before node `end`, or npos.
  [[nodiscard]] std::size_t member(std::size_t parent, std::string_view key, std::size_t end) const;

  // File, line, column and pointer. A pointer without a value gives the place of the innermost
  // existing value on its path.
  [[nodiscard]] Place place(const std::string& pointer, At at = At::Value) const;
  // Gives each place the line and column of its pointer's value. One pass over the text, whatever
  // their number; without positions the places stay as they are.
  void locate(std::span<Place* const> places) const;

 private:
  // Where a line is at every kStride bytes of a long text, so that finding many places in it stays
  // fast.
  struct Mark {
    int line;
    std::size_t line_begin;
    std::size_t characters;  // of that line before the mark
  };
  static constexpr std::size_t kStride = std::size_t{1} << 16;

  [[nodiscard]] Mark advanced(Mark mark, std::size_t begin, std::size_t end) const;
  [[nodiscard]] Mark mark_at(std::size_t offset) const;
  // The items of lists that were looked into, by the list's node.
  using ItemIndex = std::unordered_map<std::size_t, std::vector<std::uint32_t>>;
  [[nodiscard]] std::size_t item(std::size_t parent, std::string_view index,
                                 ItemIndex* known) const;
  [[nodiscard]] std::size_t offset_of(const std::string& pointer, At at, ItemIndex* known) const;

  std::string_view text_;
  std::string name_;
  std::vector<Node> nodes_;
  std::vector<Mark> marks_;
  std::size_t first_line_ = 0;
};

}  // namespace deckle
