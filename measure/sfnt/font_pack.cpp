#include "measure/sfnt/font_pack.h"

#include <algorithm>
#include <array>

#include "measure/messages/tr.h"
#include "slidespec/core/assert.h"

namespace deckle::measure::sfnt {
namespace {

// What names and styles are read from (face_names.h), vertical metrics (font_file.cpp), and what
// HarfBuzz shapes with. Variation tables are not: every face is measured as its default instance.
constexpr std::array<std::uint32_t, 18> kMeasured = {
    tag_of("GDEF"), tag_of("GPOS"), tag_of("GSUB"), tag_of("OS/2"), tag_of("VORG"), tag_of("ankr"),
    tag_of("cmap"), tag_of("feat"), tag_of("head"), tag_of("hhea"), tag_of("hmtx"), tag_of("kern"),
    tag_of("kerx"), tag_of("maxp"), tag_of("morx"), tag_of("name"), tag_of("vhea"), tag_of("vmtx")};

constexpr std::uint32_t kCollection = tag_of("ttcf"), kCollectionVersion = 0x00010000,
                        kSfntVersion = 0x00010000;
constexpr std::size_t kCollectionHeader = 12, kFaceHeader = 12, kRecord = 16;

void put16(std::string& out, std::uint32_t value) {
  out += static_cast<char>(value >> 8 & 0xFF);
  out += static_cast<char>(value & 0xFF);
}
void put32(std::string& out, std::uint32_t value) {
  put16(out, value >> 16);
  put16(out, value & 0xFFFF);
}

constexpr std::uint64_t padded(std::uint64_t size) { return (size + 3) / 4 * 4; }

// The sum of its numbers of 32 bits, zeros behind it (4.4).
std::uint32_t checksum(const std::string& table) {
  std::uint32_t sum = 0;
  for (std::size_t at = 0; at < table.size(); ++at)
    sum += std::uint32_t{static_cast<unsigned char>(table[at])} << (24 - at % 4 * 8);
  return sum;
}

std::string marker(std::uint32_t folder) {
  std::string bytes;
  put16(bytes, kPackVersion);
  put16(bytes, folder);
  return bytes;
}

// searchRange, entrySelector and rangeShift of a directory (4.5).
void put_search_fields(std::string& out, std::uint32_t tables) {
  std::uint32_t selector = 0;
  while (std::uint32_t{2} << selector <= tables) ++selector;
  const std::uint32_t range = 16U << selector;
  put16(out, range);
  put16(out, selector);
  put16(out, tables * 16 - range);
}

}  // namespace

std::size_t PackWriter::place_of(std::string_view table) {
  const auto known = places_.find(table);
  if (known != places_.end()) return known->second;
  const std::string& kept = tables_.emplace_back(table);
  return places_.emplace(kept, tables_.size() - 1).first->second;
}

// Folders are numbered from 0 in their order, so that a pack of a pack is the same.
void PackWriter::mark_faces() {
  std::map<std::size_t, std::uint32_t> numbers;
  for (const Face& face : faces_) numbers.emplace(face.folder, 0);
  std::uint32_t next = 0;
  for (auto& [folder, number] : numbers) number = next++;
  for (Face& face : faces_) {
    face.tables.emplace_back(kPackTag, place_of(marker(numbers.at(face.folder))));
    std::sort(face.tables.begin(), face.tables.end());
  }
}

Result<void> PackWriter::add(std::string_view file, const FaceTables& face, std::size_t folder) {
  if (faces_.size() == kMaxFaces)
    return fail(ErrorCode::Limit, tr("a metrics pack holds at most {} faces", kMaxFaces));
  Face& packed = faces_.emplace_back();
  packed.folder = folder;
  for (const std::uint32_t tag : kMeasured) {
    if (const TableRange* range = face.find(tag))
      packed.tables.emplace_back(tag, place_of(file.substr(range->offset, range->length)));
  }
  return {};
}

Result<std::string> PackWriter::finish() {
  DECKLE_ASSERT(!faces_.empty(), "an empty collection cannot be read");
  mark_faces();
  std::uint64_t at = kCollectionHeader + 4 * faces_.size();
  std::vector<std::uint64_t> directories;
  for (const Face& face : faces_) {
    directories.push_back(at);
    at += kFaceHeader + kRecord * face.tables.size();
  }
  std::vector<std::uint64_t> offsets;
  for (const std::string& table : tables_) {
    offsets.push_back(at);
    at += padded(table.size());
  }
  if (at > UINT32_MAX) return fail(ErrorCode::Limit, tr("a metrics pack holds at most 4 GiB"));
  std::string out;
  out.reserve(static_cast<std::size_t>(at));
  put32(out, kCollection);
  put32(out, kCollectionVersion);
  put32(out, static_cast<std::uint32_t>(faces_.size()));
  for (const std::uint64_t directory : directories) put32(out, static_cast<std::uint32_t>(directory));
  std::vector<std::uint32_t> sums;
  for (const std::string& table : tables_) sums.push_back(checksum(table));
  for (const Face& face : faces_) {
    const auto count = static_cast<std::uint32_t>(face.tables.size());
    put32(out, kSfntVersion);
    put16(out, count);
    put_search_fields(out, count);
    for (const auto& [tag, table] : face.tables) {
      put32(out, tag);
      put32(out, sums[table]);
      put32(out, static_cast<std::uint32_t>(offsets[table]));
      put32(out, static_cast<std::uint32_t>(tables_[table].size()));
    }
  }
  for (const std::string& table : tables_) {
    out += table;
    out.resize(static_cast<std::size_t>(padded(out.size())));
  }
  return out;
}

}  // namespace deckle::measure::sfnt
