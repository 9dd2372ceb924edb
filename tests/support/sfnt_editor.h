#pragma once
// A real font taken apart into its tables, changed, and put together again, to make broken ones.

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>

namespace deckle::test {

// Big-endian fields one after the other.
[[nodiscard]] std::string be16(std::initializer_list<unsigned> fields);
[[nodiscard]] std::string be32(std::initializer_list<std::uint32_t> fields);

class SfntEditor {
 public:
  // The first face of `file`, which must be sound.
  explicit SfntEditor(const std::string& file);

  // By tag. An absent table is made, empty.
  [[nodiscard]] std::string& operator[](const std::string& tag) { return tables_[tag]; }
  void remove(const std::string& tag) { tables_.erase(tag); }

  [[nodiscard]] unsigned u16(const std::string& tag, std::size_t at) const;
  [[nodiscard]] std::uint32_t u32(const std::string& tag, std::size_t at) const;
  void put16(const std::string& tag, std::size_t at, unsigned value);
  void put32(const std::string& tag, std::size_t at, std::uint32_t value);

  // The directory, then the tables in the order of their tags, at multiples of four.
  [[nodiscard]] std::string font() const;
  // A collection whose faces all have the same directory; `claimed` is the number in its header.
  [[nodiscard]] std::string collection(std::uint32_t claimed, std::size_t faces) const;

  // Where the record of a table is in font().
  [[nodiscard]] std::size_t record_of(const std::string& tag) const;

 private:
  [[nodiscard]] std::string written_at(std::size_t start) const;

  std::string version_;
  std::map<std::string, std::string> tables_;
};

}  // namespace deckle::test
