// Broken and hostile font files: which are refused, and for what. Each is Carlito with one change,
// so that it would be used without it.

#include "measure/sfnt/check_font.h"

#include <fontconfig/fontconfig.h>
#include <gtest/gtest.h>
#include <hb.h>

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "measure/fonts/face.h"
#include "measure/fonts/font_catalog.h"
#include "measure/fonts/font_file.h"
#include "measure/sfnt/table_checks.h"
#include "tests/support/judges.h"
#include "tests/support/sfnt_editor.h"

namespace deckle::test {
namespace {

using measure::FontCatalog;
using measure::FontFile;
using measure::sfnt::check_font;

// Empty: script/bootstrap has not run.
const std::string& carlito() {
  static const std::string kBytes = [] {
    const auto catalog = FontCatalog::open({}).value();
    const measure::ResolvedFace face = catalog->resolve("Carlito", false, false);
    return face.use.source == FontUse::Source::Exact ? read_text(face.face->file()->path())
                                                     : std::string();
  }();
  return kBytes;
}

// What is wrong; empty: the font is used.
std::string fault_of(const std::string& font) {
  const auto checked = check_font(font);
  return checked ? std::string() : checked.error().message.english();
}

// HarfBuzz shapes text of several scripts with a font that passed.
void shape_all(const std::string& font) {
  const auto bytes = std::make_shared<const std::string>(font);
  const auto file = FontFile::from_bytes(bytes, "test", 0);
  if (!file) return;  // HarfBuzz refuses it
  for (const std::string_view text :
       {"The office staff, fi ffl 1/2 AVATAR", "Ångström e\u0301\u0323\u0301 ŵ",
        "Ελληνικά Кириллица", "\uFB01\u200D\u0628\u0651\u0627", "\u0915\u094D\u0937\u093F"}) {
    hb_buffer_t* const buffer = hb_buffer_create();
    hb_buffer_add_utf8(buffer, text.data(), static_cast<int>(text.size()), 0, -1);
    hb_buffer_guess_segment_properties(buffer);
    const unsigned characters = hb_buffer_get_length(buffer);
    (*file)->shape(buffer, {});
    EXPECT_LE(hb_buffer_get_length(buffer), 16 * characters + 64);
    hb_buffer_destroy(buffer);
  }
  (void)(*file)->kern(U'A', U'V');
}

class FontCheck : public ::testing::Test {
 protected:
  void SetUp() override {
    if (carlito().empty()) GTEST_SKIP() << "Carlito is not installed";
  }
};

using Change = std::function<void(SfntEditor&)>;

struct Row {
  const char* name;
  Change change;
  const char* fault;  // part of the message; "" means that the font is used
};

void expect_rows(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    SfntEditor editor(carlito());
    row.change(editor);
    const std::string font = editor.font(), fault = fault_of(font);
    if (*row.fault == '\0')
      EXPECT_EQ(fault, "");
    else
      EXPECT_NE(fault.find(row.fault), std::string::npos) << "the message is: " << fault;
    if (fault.empty()) shape_all(font);
  }
}

Change cut(const std::string& tag, std::size_t bytes) {
  return [=](SfntEditor& font) { font[tag].resize(bytes); };
}
Change set16(const std::string& tag, std::size_t at, unsigned value) {
  return [=](SfntEditor& font) { font.put16(tag, at, value); };
}
Change set32(const std::string& tag, std::size_t at, std::uint32_t value) {
  return [=](SfntEditor& font) { font.put32(tag, at, value); };
}
Change replace(const std::string& tag, const std::string& bytes) {
  return [=](SfntEditor& font) { font[tag] = bytes; };
}

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
      {"OS/2: 67 bytes", cut("OS/2", 67), "\"OS/2\" has 67 bytes"},
      {"name: 5 bytes", cut("name", 5), "\"name\" has 5 bytes"},
      {"name: 65,535 records", set16("name", 2, 65535), "\"name\" ends inside its records"},
      {"name: strings beyond the end", set16("name", 4, 65535), "\"name\" ends inside its records"},
      {"name: a text beyond the end", set16("name", 6 + 12 + 10, 65535), "the text of record 1"},
      {"name: a text too long", set16("name", 6 + 8, 65535), "the text of record 0"},
  });
}

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
  std::vector<Row> rows = {
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
