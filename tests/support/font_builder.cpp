#include "tests/support/font_builder.h"

#include <algorithm>
#include <vector>

namespace deckle::test {
namespace {

// Big-endian bytes.
class Bytes {
 public:
  Bytes& u8(unsigned v) { return data_ += static_cast<char>(static_cast<unsigned char>(v)), *this; }
  Bytes& u16(unsigned v) { return u8(v >> 8 & 0xFF).u8(v & 0xFF); }
  Bytes& s16(int v) { return u16(static_cast<std::uint16_t>(static_cast<std::int16_t>(v))); }
  Bytes& u32(std::uint32_t v) { return u16(v >> 16).u16(v & 0xFFFF); }
  Bytes& zeros(std::size_t n) { return data_.append(n, '\0'), *this; }
  Bytes& text(const std::string& s) { return data_ += s, *this; }
  [[nodiscard]] const std::string& str() const { return data_; }

 private:
  std::string data_;
};

unsigned largest_power_of_two(unsigned n) {
  unsigned power = 1;
  while (power * 2 <= n) power *= 2;
  return power;
}

unsigned log2_of(unsigned power) {
  unsigned log = 0;
  while (power > 1) power /= 2, ++log;
  return log;
}

std::string cmap(const std::map<char32_t, int>& advances) {
  const auto n = static_cast<std::uint32_t>(advances.size());
  Bytes b;
  b.u16(0).u16(1).u16(3).u16(10).u32(12);           // one subtable: Windows, full Unicode
  b.u16(12).u16(0).u32(16 + 12 * n).u32(0).u32(n);  // format 12, one group a character
  std::uint32_t glyph = 1;
  for (const auto& [character, advance] : advances) {
    b.u32(character).u32(character).u32(glyph++);
  }
  return b.str();
}

std::string name(const FontRecipe& r) {
  const std::string style = r.bold     ? (r.italic ? "Bold Italic" : "Bold")
                            : r.italic ? "Italic"
                                       : "Regular";
  const std::pair<unsigned, std::string> records[] = {
      {1, r.family}, {2, style}, {4, r.family + " " + style}, {6, "Test-" + style}};
  Bytes head, strings;
  head.u16(0).u16(4).u16(6 + 4 * 12);
  for (const auto& [id, text] : records) {
    head.u16(3).u16(1).u16(0x409).u16(id).u16(static_cast<unsigned>(text.size() * 2));
    head.u16(static_cast<unsigned>(strings.str().size()));
    for (const char c : text) strings.u16(static_cast<unsigned char>(c));
  }
  return head.text(strings.str()).str();
}

std::string os2(const FontRecipe& r) {
  Bytes b;
  b.u16(4).s16(500).u16(r.bold ? 700 : 400).u16(5).u16(0);
  b.zeros(2 * 10).s16(0).zeros(10).zeros(16).text("TEST");
  b.u16((r.bold ? 1u << 5 : 0u) | (r.italic ? 1u : 0u) | (!r.bold && !r.italic ? 1u << 6 : 0u));
  b.u16(0x20).u16(0xFFFF);
  b.s16(r.win_ascent).s16(-r.win_descent).s16(0);
  b.u16(static_cast<unsigned>(r.win_ascent)).u16(static_cast<unsigned>(r.win_descent));
  b.zeros(8).s16(500).s16(700).u16(0).u16(0x20).u16(1);
  return b.str();
}

std::string kern(const FontRecipe& r) {
  const auto glyph_of = [&r](char32_t c) {
    return static_cast<unsigned>(std::distance(r.advances.begin(), r.advances.find(c)) + 1);
  };
  const auto n = static_cast<unsigned>(r.kern.size());
  const unsigned power = largest_power_of_two(n);
  Bytes b;
  b.u16(0).u16(1).u16(0).u16(14 + 6 * n).u16(1);
  b.u16(n).u16(power * 6).u16(log2_of(power)).u16((n - power) * 6);
  for (const auto& [pair, units] : r.kern)
    b.u16(glyph_of(pair.first)).u16(glyph_of(pair.second)).s16(units);
  return b.str();
}

}  // namespace

void add_advances(FontRecipe& recipe, const std::u32string& characters, int advance) {
  for (const char32_t c : characters) recipe.advances[c] = advance;
}

std::string build_font(const FontRecipe& r) {
  const auto glyphs = static_cast<unsigned>(r.advances.size() + 1);
  std::map<std::string, std::string> tables;
  Bytes head, hhea, maxp, hmtx, post;
  head.u32(0x10000)
      .u32(0x10000)
      .u32(0)
      .u32(0x5F0F3CF5)
      .u16(3)
      .u16(static_cast<unsigned>(r.units_per_em));
  head.zeros(16)
      .s16(0)
      .s16(0)
      .s16(0)
      .s16(0)
      .u16((r.bold ? 1u : 0u) | (r.italic ? 2u : 0u))
      .u16(8)
      .s16(2)
      .s16(1)
      .s16(0);
  hhea.u32(0x10000)
      .s16(r.hhea_ascent)
      .s16(-r.hhea_descent)
      .s16(r.hhea_gap)
      .u16(2000)
      .zeros(22)
      .u16(glyphs);
  maxp.u32(0x10000).u16(glyphs).zeros(26);
  hmtx.u16(500).s16(0);
  for (const auto& [character, advance] : r.advances)
    hmtx.u16(static_cast<unsigned>(advance)).s16(0);
  post.u32(0x30000).zeros(28);
  tables["head"] = head.str();
  tables["hhea"] = hhea.str();
  tables["maxp"] = maxp.str();
  tables["hmtx"] = hmtx.str();
  tables["post"] = post.str();
  tables["cmap"] = cmap(r.advances);
  tables["name"] = name(r);
  tables["OS/2"] = os2(r);
  tables["glyf"] = std::string(4, '\0');
  tables["loca"] = std::string((glyphs + 1) * 4, '\0');
  if (!r.kern.empty()) tables["kern"] = kern(r);
  const auto n = static_cast<unsigned>(tables.size());
  const unsigned power = largest_power_of_two(n);
  Bytes out, body;
  out.u32(0x10000).u16(n).u16(power * 16).u16(log2_of(power)).u16((n - power) * 16);
  for (const auto& [tag, table] : tables) {
    out.text(tag).u32(0).u32(static_cast<std::uint32_t>(12 + 16 * n + body.str().size()));
    out.u32(static_cast<std::uint32_t>(table.size()));
    body.text(table).zeros((4 - table.size() % 4) % 4);
  }
  return out.text(body.str()).str();
}

}  // namespace deckle::test
