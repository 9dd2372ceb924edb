// Which outlines make a font file refused, and for what: TrueType and CFF.

#include "measure/sfnt/table_checks.h"
#include "tests/measure/font_check.h"

namespace deckle::test {
namespace {

// The first glyph that has an outline, and where it is.
struct Glyph {
  std::size_t number = 0, begin = 0;
};
Glyph first_glyph(const SfntEditor& font, bool composite) {
  for (std::size_t i = 0;; ++i) {
    const std::uint32_t begin = font.u32("loca", i * 4), end = font.u32("loca", i * 4 + 4);
    if (end > begin && (font.u16("glyf", begin) >= 0x8000) == composite) return {i, begin};
  }
}

// Glyphs `first`, `first` + 1 … become composites of these components each.
void put_composites(SfntEditor& font, std::size_t first,
                    const std::vector<std::vector<unsigned>>& glyphs) {
  for (std::size_t i = 0; i < glyphs.size(); ++i) {
    // At the end of glyf, one after the other; what follows them is empty.
    std::string outline = be16({0xFFFF, 0, 0, 100, 100});
    for (std::size_t k = 0; k < glyphs[i].size(); ++k) {
      const unsigned more = k + 1 < glyphs[i].size() ? 0x20 : 0;
      outline += be16({more | 2, glyphs[i][k], 0});
    }
    font.put32("loca", (first + i) * 4, static_cast<std::uint32_t>(font["glyf"].size()));
    font["glyf"] += outline;
  }
  for (std::size_t i = (first + glyphs.size()) * 4; i < font["loca"].size(); i += 4)
    font.put32("loca", i, static_cast<std::uint32_t>(font["glyf"].size()));
}

Change composites(const std::vector<std::vector<unsigned>>& glyphs) {
  return [=](SfntEditor& font) { put_composites(font, 2000, glyphs); };
}

// Each glyph is made of `count` of the next; the last is a simple one.
std::vector<std::vector<unsigned>> levels(unsigned first, unsigned glyphs, unsigned count) {
  std::vector<std::vector<unsigned>> all;
  for (unsigned i = 0; i < glyphs; ++i) all.emplace_back(count, i + 1 < glyphs ? first + i + 1 : 3);
  return all;
}

TEST_F(FontCheck, Outlines) {
  const auto in_simple = [](std::size_t at, unsigned value) {
    return
        [=](SfntEditor& font) { font.put16("glyf", first_glyph(font, false).begin + at, value); };
  };
  const auto in_composite = [](std::size_t at, unsigned value) {
    return [=](SfntEditor& font) { font.put16("glyf", first_glyph(font, true).begin + at, value); };
  };
  std::vector<FontRow> rows = {
      {"loca descends", set32("loca", 400, 5), "\"loca\": the offsets of glyphs are not in asc"},
      {"loca leaves glyf", set32("loca", 2782 * 4, 0x7FFFFFFF), "but \"glyf\" has 507598"},
      {"loca of 16 bits", set16("head", 50, 0), "\"loca\": the offsets of glyphs are not"},
      {"a glyph of 4 bytes",
       [](SfntEditor& font) {
         const std::size_t last = 2782;
         font.put32("loca", (last - 1) * 4, font.u32("loca", last * 4) - 4);
       },
       "\"glyf\": glyph 278"},
      {"32,767 contours", in_simple(0, 32767), "is cut off"},
      {"65,535 instructions",
       [](SfntEditor& font) {
         const Glyph glyph = first_glyph(font, false);
         font.put16("glyf", glyph.begin + 10 + 2 * font.u16("glyf", glyph.begin), 65535);
       },
       "is cut off"},
      {"contours that descend",
       [](SfntEditor& font) {
         std::size_t i = 0;
         while (true) {  // a glyph of at least two contours
           const std::uint32_t begin = font.u32("loca", i * 4);
           if (font.u32("loca", i * 4 + 4) > begin && font.u16("glyf", begin) == 2) break;
           ++i;
         }
         font.put16("glyf", font.u32("loca", i * 4) + 10, 65534);
       },
       "\"glyf\": the contours of glyph"},
      {"65,536 points",
       [](SfntEditor& font) {
         const Glyph glyph = first_glyph(font, false);
         font.put16("glyf", glyph.begin + 10 + 2 * (font.u16("glyf", glyph.begin) - 1), 65535);
       },
       "is cut off"},
      {"a component that is not there", in_composite(12, 65535), "but there are 2782"},
      {"a component that says that more follow",
       [](SfntEditor& font) {
         put_composites(font, 2000, {{3}});
         font.put16("glyf", font["glyf"].size() - 6, 0x22);
       },
       "glyph 2000 is cut off"},
      {"a glyph of itself", composites({{2000}}), "glyph 2000 contains itself"},
      {"a glyph of itself, last", composites({{3, 3, 2000}}), "glyph 2000 contains itself"},
      {"a cycle of three", composites({{2001}, {2002}, {3, 2000}}), "contains itself"},
      {"16 levels", composites(levels(2000, 16, 1)), ""},
      {"17 levels", composites(levels(2000, 17, 1)), "in more than 16 levels"},
      {"700 levels", composites(levels(2000, 700, 1)), "in more than 16 levels"},
      {"2 to the 10th components", composites(levels(2000, 10, 2)), ""},
      {"10 to the 15th components", composites(levels(2000, 15, 10)), "more than 65535 points"},
  };
  expect_rows(rows);
}

// An INDEX of CFF with offsets of two bytes.
std::string index(const std::vector<std::string>& objects) {
  if (objects.empty()) return be16({0});
  std::string offsets, data;
  for (const std::string& object : objects) {
    offsets += be16({static_cast<unsigned>(data.size() + 1)});
    data += object;
  }
  offsets += be16({static_cast<unsigned>(data.size() + 1)});
  return be16({static_cast<unsigned>(objects.size())}) + '\2' + offsets + data;
}
// A number of a DICT, always five bytes.
std::string number(std::uint32_t value) { return '\x1d' + be32({value}); }

// Two glyphs; the Top DICT has their place, and a Private DICT with subroutines.
struct Cff {
  std::uint32_t glyphs_at = 0, private_at = 0, private_size = 6, subrs_at = 6;  // 0: as they are
  std::string glyphs = index({"\x0e", "\x0e"}), subrs = index({"\x0b"});
  std::string more = {};  // in the Top DICT
  std::size_t fonts = 1;  // Top DICTs
};

std::string cff(const Cff& recipe) {
  const auto with = [&recipe](std::uint32_t glyphs_at, std::uint32_t private_at) {
    const std::string top = number(glyphs_at) + '\x11' + number(recipe.private_size) +
                            number(private_at) + '\x12' + recipe.more;
    return std::string("\1\0\4\2", 4) + index({"Test"}) +
           index(std::vector<std::string>(recipe.fonts, top)) + be16({0, 0});
  };
  const auto glyphs_at = static_cast<std::uint32_t>(with(0, 0).size());
  const auto private_at = static_cast<std::uint32_t>(glyphs_at + recipe.glyphs.size());
  return with(recipe.glyphs_at != 0 ? recipe.glyphs_at : glyphs_at,
              recipe.private_at != 0 ? recipe.private_at : private_at) +
         recipe.glyphs + number(recipe.subrs_at) + '\x13' + recipe.subrs;
}

TEST(FontCheckCff, Tables) {
  const std::string sound = cff({});
  std::string versions = sound;
  versions[0] = '\7';
  const std::string descending = be16({2}) + '\2' + be16({1, 3, 2}) + "ab";
  struct CffRow {
    const char* name;
    std::string table;
    const char* fault;
  };
  const CffRow rows[] = {
      {"sound", sound, ""},
      {"4 bytes", sound.substr(0, 4), "\"CFF \" has 4 bytes"},
      {"version 7", versions, "\"CFF \" has version 7"},
      {"cut in the middle", sound.substr(0, 40), "\"CFF \""},
      {"no font", cff({.fonts = 0}), "has 0 fonts"},
      {"two fonts", cff({.fonts = 2}), "has 2 fonts"},
      {"glyphs beyond the end", cff({.glyphs_at = 1U << 30}), "the INDEX at byte 1073741824"},
      {"glyphs at a negative place", cff({.glyphs_at = 0xFFFFFFFF}), "the list of glyphs"},
      {"65,535 glyphs", cff({.glyphs = be16({65535}) + '\2' + be16({1, 2})}), "the INDEX at byte"},
      {"offsets of 9 bytes", cff({.glyphs = be16({2}) + '\x09' + be16({1, 2, 3})}), "the INDEX at"},
      {"offsets that descend", cff({.glyphs = descending}), "the offsets of the INDEX"},
      {"glyphs that leave the table", cff({.glyphs = be16({1}) + '\2' + be16({1, 65535})}),
       "the INDEX"},
      {"a Private DICT beyond the end", cff({.private_at = 1U << 30}),
       "a Private DICT lies outside"},
      {"a Private DICT of 2^31 bytes", cff({.private_size = 0x7FFFFFFF}), "a Private DICT lies"},
      {"subroutines beyond the end", cff({.subrs_at = 0x7FFFFFFF}), "the INDEX at byte"},
      {"subroutines before the table", cff({.subrs_at = 0x80000000}),
       "subroutines of a Private DICT"},
      {"an operator that is not whole", cff({.more = "\x0c"}), "has a damaged DICT"},
      {"a number that is not whole", cff({.more = "\x1d\1"}), "has a damaged DICT"},
      {"600 numbers", cff({.more = std::string(600, '\x8b')}), "has a damaged DICT"},
      {"Font DICTs beyond the end", cff({.more = number(1U << 30) + "\x0c\x24"}),
       "the INDEX at byte"},
      {"Font DICTs without a choice of them", cff({.more = number(4) + "\x0c\x24"}), "\"CFF \""},
  };
  for (const CffRow& row : rows) {
    SCOPED_TRACE(row.name);
    const auto glyphs =
        measure::sfnt::check_cff({measure::sfnt::tag_of("CFF "), measure::sfnt::Bytes(row.table)});
    if (*row.fault == '\0') {
      ASSERT_TRUE(glyphs.has_value()) << glyphs.error().message.english();
      EXPECT_EQ(*glyphs, 2U);
    } else {
      ASSERT_FALSE(glyphs.has_value());
      EXPECT_NE(glyphs.error().message.english().find(row.fault), std::string::npos)
          << "the message is: " << glyphs.error().message.english();
    }
  }
}

TEST_F(FontCheck, CffOutlines) {
  const auto with_cff = [](unsigned glyphs) {
    return [=](SfntEditor& font) {
      font.remove("glyf");
      font.remove("loca");
      font.remove("GSUB");
      font.remove("GPOS");
      font["CFF "] = cff({});
      font.put16("maxp", 4, glyphs);
      font.put16("hhea", 34, 1);
    };
  };
  expect_rows({{"two glyphs", with_cff(2), ""},
               {"as maxp says", with_cff(3), "has 2 glyphs, but \"maxp\" says 3"}});
}

}  // namespace
}  // namespace deckle::test
