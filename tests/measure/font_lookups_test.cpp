// Which lookups and kerning make a font file refused, and for what; those that stay are bounded.

#include "tests/measure/font_check.h"

namespace deckle::test {
namespace {

// GSUB or GPOS with these lookups: the scripts and features of all of them, for every text.
std::string layout(const std::vector<std::string>& lookups) {
  const std::string script = "DFLT" + be16({8, 4, 0, 0, 0xFFFF, 1, 0});
  const std::string scripts = be16({1}) + script;
  std::string indices, offsets, bodies;
  for (std::size_t i = 0; i < lookups.size(); ++i) {
    indices += be16({static_cast<unsigned>(i)});
    offsets += be16({static_cast<unsigned>(2 + lookups.size() * 2 + bodies.size())});
    bodies += lookups[i];
  }
  const auto count = static_cast<unsigned>(lookups.size());
  const std::string features = be16({1}) + "ccmp" + be16({8, 0, count}) + indices;
  const auto at = static_cast<unsigned>(10 + scripts.size());
  return be16({1, 0, 10, at, static_cast<unsigned>(at + features.size())}) + scripts + features +
         be16({count}) + offsets + bodies;
}
std::string lookup(unsigned type, const std::string& subtable) {
  return be16({type, 0, 1, 8}) + subtable;
}
// For every glyph, applies lookup `next` to it twice.
std::string recursion(unsigned next) {
  return lookup(5, be16({3, 1, 2, 16, 0, next, 0, next}) + be16({2, 1, 0, 2781, 0}));
}
// Every glyph becomes four of glyph 3.
std::string growth() {
  std::string sequences, offsets;
  const unsigned covered = 100;
  for (unsigned i = 0; i < covered; ++i) offsets += be16({6 + covered * 2});
  sequences = be16({4, 3, 4, 5, 6});
  const auto coverage = static_cast<unsigned>(6 + covered * 2 + sequences.size());
  return lookup(
      2, be16({1, coverage, covered}) + offsets + sequences + be16({2, 1, 0, covered - 1, 0}));
}

TEST_F(FontCheck, Lookups) {
  std::vector<std::string> many;
  for (unsigned i = 0; i < 200; ++i) many.push_back(recursion((i + 1) % 200));
  const std::vector<std::string> growing(64, growth());
  const auto gsub = [](std::size_t header, unsigned offset, unsigned value) {
    return [=](SfntEditor& font) { font.put16("GSUB", font.u16("GSUB", header) + offset, value); };
  };
  // In its first script, feature, lookup, to which the third field of the list's first record
  // leads.
  const auto in_first = [](std::size_t header, std::size_t record, unsigned offset,
                           unsigned value) {
    return [=](SfntEditor& font) {
      const std::size_t list = font.u16("GSUB", header);
      font.put16("GSUB", list + font.u16("GSUB", list + record) + offset, value);
    };
  };
  expect_rows({
      {"a lookup", replace("GSUB", layout({growth()})), ""},
      {"version 2", set16("GSUB", 0, 2), "\"GSUB\" has version 2"},
      {"scripts beyond the end", set16("GSUB", 4, 65535), "the list of scripts lies outside"},
      {"65,535 scripts", gsub(4, 0, 65535), "the list of scripts lies outside"},
      {"a script beyond the end", gsub(4, 6, 65535), "script 0 lies outside"},
      {"65,535 languages", in_first(4, 6, 2, 65535), "script 0 lies outside"},
      {"a language beyond the end", in_first(4, 6, 0, 65535), "a language of script 0"},
      {"features beyond the end", set16("GSUB", 6, 65535), "the list of features lies outside"},
      {"65,535 features", gsub(6, 0, 65535), "the list of features lies outside"},
      {"a feature beyond the end", gsub(6, 6, 65535), "feature 0 lies outside"},
      {"65,535 lookups of a feature", in_first(6, 6, 2, 65535), "feature 0 lies outside"},
      {"lookups beyond the end", set16("GSUB", 8, 65535), "the list of lookups lies outside"},
      {"65,535 lookups", gsub(8, 0, 65535), "has 65535 lookups; at most"},
      {"a lookup beyond the end", gsub(8, 2, 65535), "lookup 0 lies outside"},
      {"65,535 subtables", in_first(8, 2, 4, 65535), "lookup 0 lies outside"},
      {"a subtable beyond the end", in_first(8, 2, 6, 65535), "a subtable of lookup 0"},
      {"an extension beyond the end", replace("GSUB", layout({lookup(7, be16({1, 1, 0x7FFF, 0}))})),
       "a subtable of lookup 0"},
      {"more subtables than bytes for them",
       replace("GSUB", layout({be16({1, 0, 200, 8}) + std::string(1000, '\0')})),
       "subtables of lookups; at most"},
      {"a lookup of itself", replace("GSUB", layout({recursion(0)})), ""},
      {"lookups that grow by 2 to the 200th", replace("GSUB", layout(many)), ""},
      {"text that grows by 4 to the 64th", replace("GSUB", layout(growing)), ""},
      {"GPOS: version 0", set16("GPOS", 0, 0), "\"GPOS\" has version 0"},
      {"GPOS: a lookup of itself",
       replace("GPOS", layout({lookup(7, be16({3, 1, 1, 12, 0, 0}) + be16({2, 1, 0, 2781, 0}))})),
       ""},
      {"GDEF: version 0", set16("GDEF", 0, 0), "\"GDEF\" has version 0"},
      {"GDEF: classes beyond the end", set16("GDEF", 4, 65535), "\"GDEF\": a list lies outside"},
      {"GDEF: marks beyond the end", set16("GDEF", 10, 65535), "\"GDEF\": a list lies outside"},
  });
}

TEST_F(FontCheck, Kerning) {
  const std::string pairs = be16({0, 20, 1, 1, 6, 0, 0, 36, 57, 65436});
  expect_rows({
      {"a pair", replace("kern", be16({0, 1}) + pairs), ""},
      {"kern of 3 bytes", replace("kern", "abc"), "\"kern\" has 3 bytes"},
      {"kern: version 7", replace("kern", be16({7, 1}) + pairs), "\"kern\" has version 7"},
      {"65,535 subtables", replace("kern", be16({0, 65535}) + pairs),
       "65535 subtables; at most 1024"},
      {"a subtable beyond the end", replace("kern", be16({0, 2}) + pairs), "\"kern\": subtable 1"},
      {"65,535 pairs", replace("kern", be16({0, 1, 0, 20, 1, 65535, 0, 0, 0})),
       "a pair of subtable 0"},
      {"a subtable of no bytes", replace("kern", be16({0, 2, 0, 0, 0x101}) + pairs), "subtable 0"},
      {"Apple's: 2^31 subtables", replace("kern", be32({0x10000, 1U << 31, 8, 0})), "at most 1024"},
      {"Apple's: a subtable too long", replace("kern", be32({0x10000, 1, 99, 0})),
       "subtable 0 lies"},
      {"kerx: 2^31 subtables", replace("kerx", be32({0x20000, 1U << 31, 12, 0, 0})),
       "at most 1024"},
      {"kerx: a subtable too long", replace("kerx", be32({0x20000, 1, 99, 0, 0})),
       "subtable 0 lies"},
      {"kerx: a subtable of no bytes", replace("kerx", be32({0x20000, 1, 0, 0, 0})),
       "subtable 0 lies"},
      {"morx: 2^31 chains", replace("morx", be32({0x20000, 1U << 31, 0, 16, 0, 0})),
       "at most 1024"},
      {"morx: a chain too long", replace("morx", be32({0x20000, 1, 0, 99, 0, 0})), "chain 0 lies"},
      {"morx: 2^32 - 1 features", replace("morx", be32({0x20000, 1, 0, 16, 0xFFFFFFFF, 0})),
       "chain 0"},
      {"morx: 2^31 subtables", replace("morx", be32({0x20000, 1, 0, 16, 0, 1U << 31})),
       "at most 1024"},
      {"morx: a subtable too long", replace("morx", be32({0x20000, 1, 0, 28, 0, 1, 99, 0, 0})),
       "subtable 0"},
  });
}

}  // namespace
}  // namespace deckle::test
