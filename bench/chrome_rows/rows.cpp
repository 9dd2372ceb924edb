#include "bench/chrome_rows/rows.h"

#include <libdeflate.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>

namespace deckle::bench {
namespace {

constexpr const char* kFirstLine = "deckle chrome rows 1";

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) out.push_back(part);
  return out;
}

const char* name_of(WordBreak word_break) {
  return word_break == WordBreak::KeepAll ? "keep-all" : "normal";
}

bool set_from(const std::string& text, RowSet& set) {
  const std::vector<std::string> parts = split(text, '|');
  if (parts.size() != 3) return false;
  set.lang = parts[0];
  set.family = parts[1];
  set.word_break = parts[2] == "keep-all" ? WordBreak::KeepAll : WordBreak::Normal;
  return true;
}

constexpr std::size_t kMaxText = std::size_t{64} << 20;

std::string compressed(const std::string& text) {
  libdeflate_compressor* compressor = libdeflate_alloc_compressor(12);
  std::string out(libdeflate_gzip_compress_bound(compressor, text.size()), '\0');
  out.resize(libdeflate_gzip_compress(compressor, text.data(), text.size(), out.data(), out.size()));
  libdeflate_free_compressor(compressor);
  return out;
}

// Empty: it is no gzip file, or too long.
std::string uncompressed(const std::string& bytes) {
  if (bytes.size() < 18) return {};
  std::size_t size = 0;  // of the text, in the last four bytes
  for (std::size_t i = 1; i <= 4; ++i)
    size = size * 256 + static_cast<unsigned char>(bytes[bytes.size() - i]);
  if (size > kMaxText) return {};
  std::string out(size, '\0');
  libdeflate_decompressor* decompressor = libdeflate_alloc_decompressor();
  const bool done = libdeflate_gzip_decompress(decompressor, bytes.data(), bytes.size(), out.data(),
                                               out.size(), nullptr) == LIBDEFLATE_SUCCESS;
  libdeflate_free_decompressor(decompressor);
  return done ? out : std::string();
}

template <typename Number>
void write_numbers(std::ostream& out, const Number& numbers) {
  for (const auto number : numbers) out << ' ' << number;
}

template <typename Value>
bool read_numbers(const std::string& text, std::vector<Value>& out) {
  std::istringstream in(text);
  for (Value value; in >> value;) out.push_back(value);
  return in.eof();
}

bool box_from(const std::string& line, RowBox& box) {
  const std::size_t colon = line.find(':');
  if (colon == std::string::npos) return false;
  std::istringstream head(line.substr(0, colon));
  if (!(head >> box.size_px >> box.width_px)) return false;
  const std::vector<std::string> parts = split(line.substr(colon + 1), ';');
  std::vector<std::int64_t> bounds;
  if (parts.size() != 3 || !read_numbers(parts[0], box.starts) ||
      !read_numbers(parts[1], box.widths) || !read_numbers(parts[2], bounds) || bounds.size() != 4)
    return false;
  std::copy(bounds.begin(), bounds.end(), box.bounds.begin());
  return box.starts.size() == box.widths.size();
}

}  // namespace

std::vector<RowSet> read_sentences(const std::string& path) {
  std::ifstream in(path);
  std::vector<RowSet> out;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line[0] == '[') {
      if (!set_from(line.substr(1, line.size() - 2), out.emplace_back())) return {};
    } else if (!out.empty()) {
      out.back().texts.push_back({line, {}});
    }
  }
  return out;
}

bool write_rows(const Rows& rows, const std::string& path) {
  std::ostringstream out;
  out << kFirstLine << "\nbrowser " << rows.browser << '\n';
  for (const RowFont& font : rows.fonts)
    out << "font " << font.family << '|' << font.digest << '|' << font.bytes << '\n';
  for (const RowSet& set : rows.sets) {
    out << "set " << set.lang << '|' << set.family << '|' << name_of(set.word_break) << '\n';
    for (const RowText& text : set.texts) {
      out << "text " << text.text << '\n';
      for (const RowBox& box : text.boxes) {
        out << "box " << box.size_px << ' ' << box.width_px << ':';
        write_numbers(out, box.starts);
        out << ';';
        write_numbers(out, box.widths);
        out << ';';
        write_numbers(out, box.bounds);
        out << '\n';
      }
    }
  }
  std::ofstream file(path, std::ios::binary);
  file << compressed(out.str());
  file.close();
  return file.good();
}

Rows read_rows(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::istringstream in(
      uncompressed({std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}));
  Rows rows;
  std::string line;
  if (!std::getline(in, line) || line != kFirstLine) return rows;
  while (std::getline(in, line)) {
    const std::size_t space = line.find(' ');
    const std::string kind = line.substr(0, space);
    const std::string rest = space == std::string::npos ? std::string() : line.substr(space + 1);
    bool sound = true;
    if (kind == "browser") {
      rows.browser = rest;
    } else if (kind == "font") {
      const std::vector<std::string> parts = split(rest, '|');
      sound = parts.size() == 3;
      if (sound) rows.fonts.push_back({parts[0], parts[1], std::stoull(parts[2])});
    } else if (kind == "set") {
      sound = set_from(rest, rows.sets.emplace_back());
    } else if (kind == "text" && !rows.sets.empty()) {
      rows.sets.back().texts.push_back({rest, {}});
    } else if (kind == "box" && !rows.sets.empty() && !rows.sets.back().texts.empty()) {
      sound = box_from(rest, rows.sets.back().texts.back().boxes.emplace_back());
    } else {
      sound = false;
    }
    if (!sound) return {};
  }
  return rows;
}

ElementIr element_of(const RowSet& set, const std::string& text, const RowBox& box) {
  ElementIr element;
  element.box = {Emu(0), Emu(0), emu_from_px(box.width_px), emu_from_px(400)};
  element.text.insets = {};
  element.text.word_break = set.word_break;
  RunIr run;
  run.text = text;
  run.style.size_pt = pt_from_px(box.size_px);
  run.style.fonts = {set.family, set.family, set.family};
  run.style.lang = set.lang;
  ParagraphIr paragraph;
  paragraph.style.rtl = set.lang.starts_with("ar") || set.lang.starts_with("he");
  paragraph.end = run.style;
  paragraph.runs.push_back(std::move(run));
  element.text.paragraphs.push_back(std::move(paragraph));
  return element;
}

RowFont font_of(const std::string& family, const std::string& path) {
  RowFont font{family, {}, 0};
  std::ifstream in(path, std::ios::binary);
  std::uint64_t digest = 0xcbf29ce484222325;  // FNV-1a
  std::array<char, 65536> buffer{};
  while (in.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) || in.gcount() > 0) {
    for (std::streamsize i = 0; i < in.gcount(); ++i) {
      digest ^= static_cast<unsigned char>(buffer.at(static_cast<std::size_t>(i)));
      digest *= 0x100000001b3;
    }
    font.bytes += static_cast<std::uint64_t>(in.gcount());
  }
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(digest));
  font.digest = text.data();
  return font;
}

}  // namespace deckle::bench
