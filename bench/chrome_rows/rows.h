#pragma once
// Reference rows: what a browser made of boxes of text, kept as a text file in gzip, so that the native
// engine can be checked where there is no browser.
//
//   deckle chrome rows 1
//   browser Chrome/156.0.8078.108
//   font Carlito|fnv1a-64 of the file|its bytes      one for each family below
//   set ko-KR|Noto Sans CJK KR|keep-all
//   text The text of the boxes that follow it
//   box 24 340: 0 41 83; 20345 19004 9933; 0 -128 20345 4864
//
// A box has its size and width in px; then where its lines begin, in UTF-8 bytes, their widths, and the
// union of the text's rectangles (x, y, w, h from the box's corner), these in 1/64 px.

#include <array>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::bench {

struct RowBox {
  double size_px = 0, width_px = 0;
  std::vector<std::size_t> starts;
  std::vector<std::int64_t> widths;
  std::array<std::int64_t, 4> bounds{};
};

struct RowText {
  std::string text;
  std::vector<RowBox> boxes;
};

struct RowSet {
  std::string lang, family;
  WordBreak word_break = WordBreak::Normal;
  std::vector<RowText> texts;
};

struct RowFont {
  std::string family, digest;
  std::uint64_t bytes = 0;
  friend bool operator==(const RowFont&, const RowFont&) = default;
};

struct Rows {
  std::string browser;
  std::vector<RowFont> fonts;
  std::vector<RowSet> sets;
};

// The sets and sentences of texts.txt; texts without boxes. Empty: it cannot be read.
[[nodiscard]] std::vector<RowSet> read_sentences(const std::string& path);

[[nodiscard]] bool write_rows(const Rows& rows, const std::string& path);
// No sets: it cannot be read, or not in full.
[[nodiscard]] Rows read_rows(const std::string& path);

// The element that is measured for a box: its text in one paragraph, without insets.
[[nodiscard]] ElementIr element_of(const RowSet& set, const std::string& text, const RowBox& box);

// Of the file of a family. Bytes 0: it is not installed.
[[nodiscard]] RowFont font_of(const std::string& family, const std::string& path);

}  // namespace deckle::bench
