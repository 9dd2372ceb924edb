#include "tests/support/sfnt_editor.h"

#include <iterator>

namespace deckle::test {
namespace {

std::uint32_t number_at(const std::string& bytes, std::size_t at, std::size_t width) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < width; ++i)
    value = value << 8 | static_cast<unsigned char>(bytes.at(at + i));
  return value;
}

void write_number(std::string& bytes, std::size_t at, std::size_t width, std::uint32_t value) {
  for (std::size_t i = width; i-- > 0; value >>= 8)
    bytes.at(at + i) = static_cast<char>(static_cast<unsigned char>(value & 0xFF));
}

template <typename Fields>
std::string joined(const Fields& fields, std::size_t width) {
  std::string bytes(fields.size() * width, '\0');
  std::size_t at = 0;
  for (const std::uint32_t field : fields) {
    write_number(bytes, at, width, field);
    at += width;
  }
  return bytes;
}

constexpr std::size_t kHeader = 12, kRecord = 16;

}  // namespace

std::string be16(std::initializer_list<unsigned> fields) { return joined(fields, 2); }
std::string be32(std::initializer_list<std::uint32_t> fields) { return joined(fields, 4); }

SfntEditor::SfntEditor(const std::string& file) {
  const std::size_t start = file.starts_with("ttcf") ? number_at(file, kHeader, 4) : 0;
  version_ = file.substr(start, 4);
  const std::size_t count = number_at(file, start + 4, 2);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t record = start + kHeader + i * kRecord;
    tables_[file.substr(record, 4)] =
        file.substr(number_at(file, record + 8, 4), number_at(file, record + 12, 4));
  }
}

unsigned SfntEditor::u16(const std::string& tag, std::size_t at) const {
  return number_at(tables_.at(tag), at, 2);
}
std::uint32_t SfntEditor::u32(const std::string& tag, std::size_t at) const {
  return number_at(tables_.at(tag), at, 4);
}
void SfntEditor::put16(const std::string& tag, std::size_t at, unsigned value) {
  write_number(tables_.at(tag), at, 2, value);
}
void SfntEditor::put32(const std::string& tag, std::size_t at, std::uint32_t value) {
  write_number(tables_.at(tag), at, 4, value);
}

std::string SfntEditor::font() const { return written_at(0); }

std::string SfntEditor::collection(std::uint32_t claimed, std::size_t faces) const {
  const std::size_t start = kHeader + faces * 4;
  std::string file = "ttcf" + be32({0x00010000, claimed});
  for (std::size_t i = 0; i < faces; ++i) file += be32({static_cast<std::uint32_t>(start)});
  return file + written_at(start);
}

std::size_t SfntEditor::record_of(const std::string& tag) const {
  return kHeader +
         kRecord * static_cast<std::size_t>(std::distance(tables_.begin(), tables_.find(tag)));
}

std::string SfntEditor::written_at(std::size_t start) const {
  std::string head = version_ + be16({static_cast<unsigned>(tables_.size()), 0, 0, 0}), body;
  const std::size_t data = start + kHeader + tables_.size() * kRecord;
  for (const auto& [tag, bytes] : tables_) {
    head += tag + be32({0, static_cast<std::uint32_t>(data + body.size()),
                        static_cast<std::uint32_t>(bytes.size())});
    body += bytes;
    body.append((4 - body.size() % 4) % 4, '\0');
  }
  return head + body;
}

}  // namespace deckle::test
