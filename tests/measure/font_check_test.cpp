// Which font files are refused, and for what: files, small tables and the table of characters.

#include "measure/sfnt/check_font.h"

#include <fontconfig/fontconfig.h>

#include <set>
#include <string_view>

#include "tests/measure/font_check.h"
#include "tests/support/judges.h"

namespace deckle::test {
namespace {

TEST_F(FontCheck, TheFontThatIsChangedPasses) {
  EXPECT_EQ(fault_of(carlito()), "");
  shape_all(carlito());
  EXPECT_EQ(fault_of(SfntEditor(carlito()).font()), "");
}

TEST(FontCheckInstalled, EveryFontPasses) {
  FcConfig* const config = FcInitLoadConfigAndFonts();
  const FcFontSet* const fonts = FcConfigGetFonts(config, FcSetSystem);
  std::set<std::string> paths;
  for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) {
    FcChar8 *path = nullptr, *format = nullptr;
    FcBool outline = FcFalse;
    FcPattern* const font = fonts->fonts[i];
    if (FcPatternGetBool(font, FC_OUTLINE, 0, &outline) != FcResultMatch || outline == FcFalse ||
        FcPatternGetString(font, FC_FILE, 0, &path) != FcResultMatch ||
        FcPatternGetString(font, FC_FONTFORMAT, 0, &format) != FcResultMatch)
      continue;
    const std::string_view name = reinterpret_cast<const char*>(format);
    if (name == "TrueType" || name == "CFF") paths.insert(reinterpret_cast<const char*>(path));
  }
  FcConfigDestroy(config);
  for (const std::string& path : paths) EXPECT_EQ(fault_of(read_text(path)), "") << path;
}

TEST_F(FontCheck, Files) {
  const SfntEditor editor(carlito());
  const std::string whole = editor.font();
  const auto with = [&whole](std::size_t at, const std::string& bytes) {
    return std::string(whole).replace(at, bytes.size(), bytes);
  };
  const std::size_t glyf = editor.record_of("glyf"), head = editor.record_of("head");
  std::string same_bytes = whole;
  for (std::size_t i = 0; i < 12; ++i)
    same_bytes.replace(12 + i * 16 + 8, 8,
                       be32({1000, static_cast<std::uint32_t>(whole.size() / 2 - i)}));
  struct FileRow {
    const char* name;
    std::string file;
    const char* fault;
  };
  const FileRow rows[] = {
      {"nothing", "", "is empty"},
      {"8 bytes", whole.substr(0, 8), "is not a TrueType or OpenType font"},
      {"noise", std::string(5000, '\x7f'), "is not a TrueType or OpenType font"},
      {"WOFF", "wOFF" + whole.substr(4), "is a WOFF font"},
      {"WOFF2", "wOF2" + whole.substr(4), "is a WOFF2 font"},
      {"Type 1", "%!PS-AdobeFont-1.0: x                     ", "is a Type 1 font"},
      {"the directory is cut", whole.substr(0, 100), "ends inside its table directory"},
      {"no tables", with(4, be16({0})), "has 0 tables"},
      {"65,535 tables", with(4, be16({65535})), "has 65535 tables"},
      {"an offset too large", with(glyf + 8, be32({0xFFFFFFFF})),
       "the table \"glyf\" ends at byte"},
      {"a length too large", with(glyf + 12, be32({0xFFFFFFFF})),
       "the table \"glyf\" ends at byte"},
      {"a table in the directory", with(head + 8, be32({16})), "inside the table directory"},
      {"a table twice", with(glyf, "head"), "lists the table \"head\" twice"},
      {"a tag that cannot be printed", with(glyf, "\x1b[2J"), "four printable characters"},
      {"tables that overlap", same_bytes, "has tables that overlap"},
      {"one byte is missing", whole.substr(0, whole.size() - 4), "but the file has"},
      {"a collection of one", editor.collection(1, 1), ""},
      {"a collection of 256 faces", editor.collection(256, 256), ""},
      {"a collection of 257 faces", editor.collection(257, 257), "a collection of 257 faces"},
      {"a collection of no face", editor.collection(0, 1), "a collection of 0 faces"},
      {"a collection of 2^31 faces", editor.collection(1U << 31, 1),
       "collection of 2147483648 faces"},
      {"more faces than there are", "ttcf" + be32({0x10000, 200, 100}), "ends inside its table"},
      {"a face beyond the end", "ttcf" + be32({0x10000, 1, 0xFFFFFFF0}), "ends inside its table"},
      {"a collection in itself", "ttcf" + be32({0x10000, 1, 0}), "is not a TrueType"},
  };
  for (const FileRow& row : rows) {
    SCOPED_TRACE(row.name);
    const std::string fault = fault_of(row.file);
    if (*row.fault == '\0')
      EXPECT_EQ(fault, "");
    else
      EXPECT_NE(fault.find(row.fault), std::string::npos) << "the message is: " << fault;
  }
}

TEST_F(FontCheck, MissingTables) {
  for (const char* tag : {"cmap", "head", "hhea", "hmtx", "maxp", "name", "loca"}) {
    SfntEditor editor(carlito());
    editor.remove(tag);
    EXPECT_EQ(fault_of(editor.font()), "has no table \"" + std::string(tag) + '"');
  }
  SfntEditor editor(carlito());
  editor.remove("glyf");
  EXPECT_EQ(fault_of(editor.font()), "has no outlines, only bitmaps");
  for (const char* tag : {"OS/2", "GSUB", "GPOS", "GDEF", "post", "cvt ", "fpgm"}) {
    SfntEditor without(carlito());
    without.remove(tag);
    EXPECT_EQ(fault_of(without.font()), "") << tag;
    shape_all(without.font());
  }
}

// Each table without its last byte, half of it, its first byte alone.
TEST_F(FontCheck, TablesThatAreCut) {
  for (const char* tag : {"cmap", "head", "hhea", "hmtx", "maxp", "name", "loca", "glyf", "OS/2",
                          "GSUB", "GPOS", "GDEF"}) {
    for (const int kept : {-1, 2, 0}) {
      SfntEditor editor(carlito());
      std::string& table = editor[tag];
      table.resize(kept < 0 ? table.size() - 1 : kept > 0 ? table.size() / 2 : 1);
      const std::string fault = fault_of(editor.font());
      // The last bytes of some tables are strings, or parts of a lookup, which HarfBuzz checks.
      if (fault.empty() && kept != 0) {
        shape_all(editor.font());
        continue;
      }
      EXPECT_NE(fault.find('"' + std::string(tag == std::string_view("glyf") ? "loca" : tag) + '"'),
                std::string::npos)
          << tag << ' ' << kept << ": " << fault;
    }
  }
}

TEST_F(FontCheck, SmallTables) {
  expect_rows({
      {"head: 53 bytes", cut("head", 53), "\"head\" has 53 bytes; at least 54 are needed"},
      {"head: magic number", set32("head", 12, 0), "\"head\" has no magic number"},
      {"head: 0 units per em", set16("head", 18, 0), "unitsPerEm is 0"},
      {"head: 15 units per em", set16("head", 18, 15), "unitsPerEm is 15"},
      {"head: 16 units per em", set16("head", 18, 16), ""},
      {"head: 16,385 units per em", set16("head", 18, 16385), "unitsPerEm is 16385"},
      {"head: format of loca", set16("head", 50, 2), "indexToLocFormat is 2"},
      {"maxp: no glyphs", set16("maxp", 4, 0), "has no glyphs"},
      {"maxp: 65,535 glyphs", set16("maxp", 4, 65535), "the table \"loca\" has 11132 bytes"},
      {"maxp: fewer glyphs than others refer to", set16("maxp", 4, 2000), "numberOfHMetrics is"},
      {"hhea: no metrics", set16("hhea", 34, 0), "numberOfHMetrics is 0"},
      {"hhea: 65,535 metrics", set16("hhea", 34, 65535), "numberOfHMetrics is 65535"},
      {"hmtx: one metric missing",
       [](SfntEditor& font) { font["hmtx"].resize(font["hmtx"].size() - 2); }, "\"hmtx\" has"},
      {"hmtx: the largest advance", set16("hmtx", 8, 32767), ""},
      {"hmtx: an advance that HarfBuzz reads as negative", set16("hmtx", 8, 32768),
       "the advance of glyph 2 is 32768"},
      {"OS/2: 67 bytes", cut("OS/2", 67), "\"OS/2\" has 67 bytes"},
      {"name: 5 bytes", cut("name", 5), "\"name\" has 5 bytes"},
      {"name: 65,535 records", set16("name", 2, 65535), "\"name\" ends inside its records"},
      {"name: strings beyond the end", set16("name", 4, 65535), "\"name\" ends inside its records"},
      {"name: a text beyond the end", set16("name", 6 + 12 + 10, 65535), "the text of record 1"},
      {"name: a text too long", set16("name", 6 + 8, 65535), "the text of record 0"},
  });
}

// A cmap of one subtable, for Windows and all of Unicode.
Change cmap(const std::string& subtable) {
  return replace("cmap", be16({0, 1, 3, 10}) + be32({12}) + subtable);
}
// Format 12, or 13, with these groups.
std::string groups(unsigned format, std::uint32_t claimed, const std::string& all) {
  return be16({format, 0}) + be32({static_cast<std::uint32_t>(16 + all.size()), 0, claimed}) + all;
}
// Format 4: `segments` each of the characters `step` apart.
std::string segments(unsigned claimed, const std::vector<std::pair<unsigned, unsigned>>& all) {
  std::string ends, starts, zeros;
  for (const auto& [start, end] : all) {
    starts += be16({start});
    ends += be16({end});
    zeros += be16({0});
  }
  const auto length = static_cast<unsigned>(16 + 8 * all.size());
  return be16({4, length, 0, claimed * 2, 0, 0, 0}) + ends + be16({0}) + starts + zeros + zeros;
}

TEST_F(FontCheck, Characters) {
  std::string thousand;  // subtables that begin two bytes apart
  for (std::uint32_t i = 0; i < 1000; ++i) thousand += be16({3, 10}) + be32({8004 + i * 2});
  std::string big(70000, '\0');
  const std::string twice = be16({4, 24, 0, 2, 2, 0, 0});
  expect_rows({
      {"65,535 subtables", set16("cmap", 2, 65535), "\"cmap\" has 5632 bytes; at least 524284"},
      {"no subtable", set16("cmap", 2, 0), "\"cmap\" is empty"},
      {"a subtable beyond the end", set32("cmap", 8, 0x7FFFFFFF),
       "\"cmap\": subtable 0 lies outside"},
      {"a format that nobody knows", cmap(be16({99, 8, 0, 0})), ""},
      {"1,000 subtables that overlap",
       replace("cmap", be16({0, 1000}) + thousand + big.replace(0, 4, be16({0, 60000}))),
       "\"cmap\""},
      {"format 0 of 100 bytes", cmap(be16({0, 100, 0}) + std::string(94, '\1')), "at least 262"},
      {"format 2 cut", cmap(be16({2, 100, 0}) + std::string(94, '\0')), "at least 526"},
      {"format 4: a segment", cmap(segments(2, {{65, 90}, {0xFFFF, 0xFFFF}})), ""},
      {"format 4: more segments than there are", cmap(segments(32767, {{65, 90}})), "are needed"},
      {"format 4: segments that descend", cmap(segments(2, {{65, 90}, {40, 50}})), "segments of"},
      {"format 6: 65,535 glyphs", cmap(be16({6, 12, 0, 65, 65535, 3})), "at least 131080"},
      {"format 8 cut", cmap(be16({8, 0}) + be32({16, 0, 0})), "at least 8208"},
      {"format 10: 2^32 - 1 glyphs", cmap(be16({10, 0}) + be32({20, 0, 65, 0xFFFFFFFF})),
       "are needed"},
      {"format 12: a group", cmap(groups(12, 1, be32({65, 90, 36}))), ""},
      {"format 12: all of Unicode", cmap(groups(12, 1, be32({0, 0x10FFFF, 1}))), ""},
      {"format 12: groups that overlap", cmap(groups(12, 2, be32({65, 90, 36, 80, 99, 3}))),
       "groups of"},
      {"format 12: groups that descend", cmap(groups(12, 2, be32({65, 90, 36, 40, 50, 3}))),
       "groups of"},
      {"format 12: a group backwards", cmap(groups(12, 1, be32({90, 65, 36}))),
       "groups of subtable 0"},
      {"format 12: beyond Unicode", cmap(groups(12, 1, be32({65, 0x110000, 3}))), "groups of"},
      {"format 12: 2^32 - 1 groups", cmap(groups(12, 0xFFFFFFFF, be32({65, 90, 36}))),
       "are needed"},
      {"format 12: a length of 2^32 - 1", cmap(be16({12, 0}) + be32({0xFFFFFFFF, 0, 0})),
       "lies outside"},
      {"format 13: all of Unicode", cmap(groups(13, 1, be32({0, 0x10FFFF, 3}))), ""},
      {"format 14: 2^32 - 1 sequences", cmap(be16({14}) + be32({10, 0xFFFFFFFF})), "are needed"},
      {"format 14: a list beyond the end",
       cmap(be16({14}) + be32({21, 1}) + std::string("\0\xFE\0", 3) + be32({0x7FFFFFFF, 0})),
       "a list of subtable 0"},
  });
}

}  // namespace
}  // namespace deckle::test
