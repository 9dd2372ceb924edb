// A WMF is drawn as its records say, or not at all.

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "ooxml/media/metafile/metafile_svg.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/wmf_builder.h"

namespace deckle::ooxml {
namespace {

using test::wmf_bitmap, test::wmf_picture, test::wmf_record;

// ---- records by their names in [MS-WMF] ---------------------------------------------------------

std::string select(int place) { return wmf_record(0x012D, {place}); }
std::string forget(int place) { return wmf_record(0x01F0, {place}); }
std::string pen(int style, int width, int red, int green = 0) {
  return wmf_record(0x02FA, {style, width, 0, red | green << 8, 0});
}
std::string brush(int style, int red, int green = 0) {
  return wmf_record(0x02FC, {style, red | green << 8, 0, 0});
}
std::string rectangle(int left, int top, int right, int bottom) {
  return wmf_record(0x041B, {bottom, right, top, left});
}
std::string font(int height, int charset, const std::string& name, int weight = 400) {
  return wmf_record(0x02FB, {height, 0, 0, 0, weight, 0, charset << 8, 0, 0}, name + '\0');
}
std::string text(int x, int y, const std::string& bytes) {
  std::string padded = bytes;
  if (padded.size() % 2 != 0) padded += '\0';
  padded += static_cast<char>(y);
  padded += '\0';
  padded += static_cast<char>(x);
  padded += '\0';
  return wmf_record(0x0521, {static_cast<int>(bytes.size())}, padded);
}
const std::string kBaseline = wmf_record(0x012E, {24}), kTransparent = wmf_record(0x0102, {1});

// Everything between the frame and its end.
std::string drawn(const std::string& records) {
  const MetafileSvg out = metafile_svg(wmf_picture(records));
  EXPECT_EQ(out.reason, "");
  const std::size_t begin = out.svg.find('\n'), end = out.svg.rfind("</svg>");
  return begin == std::string::npos ? out.svg : out.svg.substr(begin + 1, end - begin - 1);
}

std::string filled(const std::string& path, const char* color) {
  return "<path d=\"" + path + "\" fill=\"" + color + "\" fill-rule=\"evenodd\"/>\n";
}
std::string stroked(const std::string& path, const char* color, const char* width) {
  return "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + color + "\" stroke-width=\"" + width +
         "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n";
}

TEST(WmfSvg, HasTheSizeOfItsHeaderOrTheShapeOfItsWindow) {
  const auto page = [](const std::string& wmf) {
    const MetafileSvg out = metafile_svg(wmf);
    const std::size_t begin = out.svg.find("viewBox=");
    return begin == std::string::npos ? out.reason
                                      : out.svg.substr(begin, out.svg.find('>', begin) - begin);
  };
  const std::string shape = rectangle(0, 0, 10, 20);
  EXPECT_EQ(page(wmf_picture(shape)), "viewBox=\"0 0 100 50\"");
  EXPECT_EQ(page(wmf_picture(shape, 8000, 4000)), "viewBox=\"0 0 4096 2048\"");
  const std::string plain = test::wmf(400, -200, false);  // its window is the only record
  EXPECT_EQ(page(plain.substr(0, plain.size() - 6) + shape + wmf_record(0, {})),
            "viewBox=\"0 0 640 320\"");
  EXPECT_EQ(page(wmf_picture(shape).substr(22)), "the WMF has no size");
}

TEST(WmfSvg, DrawsShapesWithPenAndBrush) {
  const std::string red = brush(0, 0xFF) + select(0) + pen(5, 0, 0) + select(1),
                    line = pen(0, 3, 0, 0xFF) + select(0);
  const struct {
    const char* name;
    std::string records, svg;
  } rows[] = {
      {"a rectangle", red + rectangle(1, 2, 10, 20), filled("M1 2L10 2L10 20L1 20Z", "#FF0000")},
      {"a polygon", red + wmf_record(0x0324, {3, 1, 1, 5, 1, 5, -3}),
       filled("M1 1L5 1L5 -3Z", "#FF0000")},
      {"polygons with a hole",
       red + wmf_record(0x0538, {2, 3, 3, 0, 0, 9, 0, 9, 9, 2, 1, 8, 1, 8, 7}),
       filled("M0 0L9 0L9 9ZM2 1L8 1L8 7Z", "#FF0000")},
      {"polygons without",
       red + wmf_record(0x0106, {2}) + wmf_record(0x0324, {3, 1, 1, 5, 1, 5, 3}),
       "<path d=\"M1 1L5 1L5 3Z\" fill=\"#FF0000\"/>\n"},
      {"lines", line + wmf_record(0x0325, {3, 1, 1, 5, 1, 5, 3}),
       stroked("M1 1L5 1L5 3", "#00FF00", "3")},
      {"a line from a point, and one more",
       line + wmf_record(0x0214, {2, 1}) + wmf_record(0x0213, {4, 3}) + wmf_record(0x0213, {6, 5}),
       stroked("M1 2L3 4", "#00FF00", "3") + stroked("M3 4L5 6", "#00FF00", "3")},
      {"a dashed line", pen(1, 2, 0) + select(0) + wmf_record(0x0325, {2, 0, 0, 9, 0}),
       "<path d=\"M0 0L9 0\" fill=\"none\" stroke=\"#000000\" stroke-width=\"2\" "
       "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"6,2\"/>\n"},
      {"an ellipse", red + wmf_record(0x0418, {20, 40, 0, 0}),
       filled("M20 0L20 0C31.0457 0 40 4.47715 40 10L40 10C40 15.5228 31.0457 20 20 20L20 20"
              "C8.95431 20 0 15.5228 0 10L0 10C0 4.47715 8.95431 0 20 0Z",
              "#FF0000")},
      {"a rectangle with round corners", red + wmf_record(0x061C, {10, 20, 50, 100, 0, 0}),
       filled("M10 0L90 0C95.5228 0 100 2.23858 100 5L100 45C100 47.7614 95.5228 50 90 50L10 50"
              "C4.47715 50 0 47.7614 0 45L0 5C0 2.23858 4.47715 0 10 0Z",
              "#FF0000")},
      {"a quarter from the right upwards, as an arc",
       line + wmf_record(0x0817, {-10, 10, 10, 90, 20, 20, 0, 0}),
       stroked("M20 10C20 4.47715 15.5228 0 10 0", "#00FF00", "3")},
      {"one pixel", wmf_record(0x041F, {0xFF, 0, 3, 2}),
       "<path d=\"M2 3L3 3L3 4L2 4Z\" fill=\"#FF0000\"/>\n"},
      {"a region of two lines",
       red + wmf_record(0x06FF, {0, 6, 0, 0, 0, 2, 2, 0, 0, 9, 9, 2,
                                 0, 4, 1, 5, 2, 2, 4, 8, 0, 9, 2}) +
           wmf_record(0x012B, {2}),
       filled("M1 0L5 0L5 4L1 4ZM0 4L9 4L9 8L0 8Z", "#FF0000")},
      {"a region with a brush of its own",
       pen(5, 0, 0) + select(0) + brush(0, 0, 0xFF) +
           wmf_record(0x06FF, {0, 6, 0, 0, 0, 1, 2, 0, 0, 9, 9, 2, 0, 4, 1, 5, 2}) +
           wmf_record(0x0228, {2, 1}) + rectangle(0, 0, 1, 1),
       filled("M1 0L5 0L5 4L1 4Z", "#00FF00") + filled("M0 0L1 0L1 1L0 1Z", "#FFFFFF")},
      {"a rectangle of the brush alone", red + wmf_record(0x061D, {0x21, 0xF0, 5, 6, 2, 1}),
       "<path d=\"M1 2L7 2L7 7L1 7Z\" fill=\"#FF0000\"/>\n"},
      {"a black one, without a bitmap", wmf_record(0x0940, {0x42, 0, 0, 0, 0, 5, 6, 2, 1}),
       "<path d=\"M1 2L7 2L7 7L1 7Z\" fill=\"#000000\"/>\n"},
      {"a white one, of a bitmap of a device that it does not have",
       wmf_record(0x0B23, {0x62, 0xFF, 0, 0, 0, 0, 0, 5, 6, 2, 1}),
       "<path d=\"M1 2L7 2L7 7L1 7Z\" fill=\"#FFFFFF\"/>\n"},
  };
  for (const auto& row : rows) EXPECT_EQ(drawn(row.records), row.svg) << row.name;
}

// Of the whole circle of an arc that begins where it ends the left half is a pie, the right a
// chord.
TEST(WmfSvg, DrawsPiesAndChordsToTheirStraightSides) {
  const std::string no_pen = pen(5, 0, 0) + select(0);
  const std::string pie = drawn(no_pen + wmf_record(0x081A, {90, 10, -90, 10, 20, 20, 0, 0}));
  EXPECT_EQ(pie.find("<path d=\"M10 10L10 0C4.47715 "), 0U) << pie;
  EXPECT_NE(pie.find("C0 15.5228 4.47715 20 10 20Z\""), std::string::npos) << pie;
  const std::string chord = drawn(no_pen + wmf_record(0x0830, {-90, 10, 90, 10, 20, 20, 0, 0}));
  EXPECT_EQ(chord.find("<path d=\"M10 20C15.5228 20 20 15.5228 20 10C20 4.47715 "), 0U) << chord;
  const std::string all = drawn(no_pen + wmf_record(0x0830, {10, 90, 10, 90, 20, 20, 0, 0}));
  EXPECT_EQ(all.find("<path d=\"M20 10C20 4.47715 15.5228 "), 0U) << all;
  EXPECT_NE(all.find("10 20C15.5228 20 20 15.5228 20 10Z"), std::string::npos) << all;
}

TEST(WmfSvg, PutsObjectsIntoTheLowestFreePlace) {
  const std::string records = pen(5, 0, 0) + brush(0, 0x11) + brush(0, 0x22) + select(0) +
                              forget(1) + wmf_record(0x00F7, {0x300, 0}) +  // a palette, at 1
                              brush(0, 0x33) + forget(2) + forget(1) + brush(0, 0x44);
  const std::string shape = rectangle(0, 0, 1, 1);
  EXPECT_EQ(drawn(records + select(3) + shape), filled("M0 0L1 0L1 1L0 1Z", "#330000"));
  EXPECT_EQ(drawn(records + select(1) + shape), filled("M0 0L1 0L1 1L0 1Z", "#440000"));
  EXPECT_EQ(drawn(records + select(3) + forget(3) + shape), filled("M0 0L1 0L1 1L0 1Z", "#330000"))
      << "what is selected stays";
}

TEST(WmfSvg, MapsItsWindowToItsSize) {
  const std::string no_pen = pen(5, 0, 0) + select(0), shape = rectangle(10, 10, 20, 20);
  const struct {
    const char* name;
    std::string records, path;
  } rows[] = {
      {"the window of its header", "", "M10 10L20 10L20 20L10 20Z"},
      {"one of half the size", wmf_record(0x020C, {25, 50}), "M20 20L40 20L40 40L20 40Z"},
      {"from another place", wmf_record(0x020B, {5, 10}), "M0 5L10 5L10 15L0 15Z"},
      {"upwards", wmf_record(0x020B, {50, 0}) + wmf_record(0x020C, {-50, 100}),
       "M10 40L20 40L20 30L10 30Z"},
      {"moved", wmf_record(0x020F, {5, 10}), "M0 5L10 5L10 15L0 15Z"},
      {"made larger", wmf_record(0x0410, {1, 2, 1, 2}), "M5 5L10 5L10 10L5 10Z"},
      {"in any units", wmf_record(0x0103, {8}), "M10 10L20 10L20 20L10 20Z"},
  };
  for (const auto& row : rows)
    EXPECT_EQ(drawn(no_pen + row.records + shape), filled(row.path, "#FFFFFF")) << row.name;
}

TEST(WmfSvg, BringsBackWhatItSaved) {
  const std::string save = wmf_record(0x001E, {}), shape = rectangle(0, 0, 1, 1);
  const std::string begin = pen(5, 0, 0) + select(0) + brush(0, 0x11) + brush(0, 0x22) + save +
                            select(1) + save + select(2);
  const auto with = [](const char* color) { return filled("M0 0L1 0L1 1L0 1Z", color); };
  EXPECT_EQ(drawn(begin + wmf_record(0x0127, {-1}) + select(0) + shape), with("#110000"));
  EXPECT_EQ(drawn(begin + wmf_record(0x0127, {2}) + select(0) + shape), with("#110000"));
  EXPECT_NE(drawn(begin + wmf_record(0x0127, {1}) + shape).find("#FFFFFF"), std::string::npos);
}

TEST(WmfSvg, DrawsInsideOfClips) {
  const std::string no_pen = pen(5, 0, 0) + select(0), shape = rectangle(0, 0, 9, 9),
                    within = wmf_record(0x0416, {5, 5, 0, 0}), none = wmf_record(0x012C, {0});
  const std::string whole = filled("M0 0L9 0L9 9L0 9Z", "#FFFFFF");
  EXPECT_EQ(drawn(no_pen + within + shape),
            "<clipPath id=\"c1\"><path d=\"M0 0L5 0L5 5L0 5Z\"/></clipPath>\n"
            "<g clip-path=\"url(#c1)\">" +
                whole.substr(0, whole.size() - 1) + "</g>\n");
  EXPECT_EQ(drawn(no_pen + within + none + shape).find("<g"), std::string::npos);
  EXPECT_NE(
      drawn(no_pen + wmf_record(0x0415, {5, 5, 0, 0}) + shape)
          .find("<path d=\"M0 0L100 0L100 50L0 50ZM0 0L5 0L5 5L0 5Z\" clip-rule=\"evenodd\"/>"),
      std::string::npos);
}

TEST(WmfSvg, WritesTextOfTheCodePageOfItsFont) {
  const struct {
    const char* name;
    int charset;
    std::string face, bytes, words;
  } rows[] = {
      {"Latin", 0, "Arial", "<caf\xE9&", "&lt;café&amp;"},
      {"Korean", 129, "\xB1\xBC\xB8\xB2", "\xC7\xD1\xB1\xDB", "한글"},
      {"Japanese", 128, "Arial", "\x93\xFA\x96\x7B", "日本"},
      {"Cyrillic", 204, "Arial", "\xC4\xE0", "Да"},
      {"Hebrew", 177, "Arial", "\xF9\xEC", "של"},
      {"Chinese", 134, "Arial", "\xD6\xD0", "中"},
      {"half a letter", 129, "Arial", "a\xC7", "a\xEF\xBF\xBD"},
      {"symbols", 2, "Symbol", "aS\xA3", "αΣ≤"},
  };
  for (const auto& row : rows) {
    const std::string svg = drawn(font(-12, row.charset, row.face) + select(0) + kBaseline +
                                  kTransparent + text(10, 20, row.bytes));
    EXPECT_NE(svg.find(">" + row.words + "</text>"), std::string::npos) << row.name << ": " << svg;
  }
  EXPECT_EQ(drawn(font(-12, 129, "\xB1\xBC\xB8\xB2", 700) + select(0) + kBaseline + kTransparent +
                  wmf_record(0x0209, {0xFF, 0}) + text(10, 20, "a")),
            "<text transform=\"translate(10 20)\" y=\"0\" font-family=\"굴림\" font-size=\"12\" "
            "font-weight=\"700\" fill=\"#FF0000\" text-anchor=\"start\" "
            "xml:space=\"preserve\">a</text>\n");
}

TEST(WmfSvg, DrawsTheGroundOfText) {
  const std::string start =
      font(-10, 0, "Arial") + select(0) + kBaseline + wmf_record(0x0201, {0xFF, 0});  // red
  const std::string cell =
      "<rect transform=\"translate(10 20)\" x=\"0\" y=\"-9\" width=\"13\" "
      "height=\"11.2\" fill=\"#FF0000\"/>\n";
  const std::string letters =
      drawn(start + wmf_record(0x0A32, {20, 10, 2, 0, 'a' | 'b' << 8, 6, 7}));
  EXPECT_EQ(letters.find(cell + "<text "), 0U) << letters;
  const std::string box = drawn(
      start + kTransparent + wmf_record(0x0A32, {20, 10, 2, 2, 1, 2, 3, 4, 'a' | 'b' << 8, 6, 7}));
  EXPECT_EQ(box.find("<path d=\"M1 2L3 2L3 4L1 4Z\" fill=\"#FF0000\"/>\n<text "), 0U) << box;
}

TEST(WmfSvg, WritesTextAtItsPosition) {
  const std::string start = kTransparent + wmf_record(0x012E, {25}) + wmf_record(0x0214, {20, 10}),
                    line = wmf_record(0x0213, {4, 3});
  EXPECT_EQ(drawn(start + text(1, 2, "a")).find("<text transform=\"translate(10 20)\""), 0U);
  EXPECT_NE(metafile_svg(wmf_picture(start + text(1, 2, "a") + line)).reason, "")
      << "after it the position is not known";
  EXPECT_EQ(
      metafile_svg(wmf_picture(start + text(1, 2, "a") + wmf_record(0x0214, {0, 0}) + line)).reason,
      "");
}

TEST(WmfSvg, HasThePixelsOfBitmaps) {
  const std::vector<int> copy = {0x20, 0xCC};
  const auto with = [&copy](std::initializer_list<int> fields) {
    std::vector<int> words = copy;
    words.insert(words.end(), fields);
    return words;
  };
  const struct {
    const char* name;
    std::string records;
  } rows[] = {
      {"copied", wmf_record(0x0940, with({0, 0, 4, 3, 20, 10}), wmf_bitmap(3, 4))},
      {"stretched", wmf_record(0x0B41, with({2, 1, 0, 0, 4, 3, 20, 10}), wmf_bitmap(1, 2))},
      {"stretched, with the use of colours",
       wmf_record(0x0F43, with({0, 2, 1, 0, 0, 4, 3, 20, 10}), wmf_bitmap(1, 2))},
      {"downwards", wmf_record(0x0F43, with({0, 2, 1, 0, 0, 4, 3, 20, 10}), wmf_bitmap(1, -2))},
  };
  for (const auto& row : rows) {
    const std::string svg = drawn(row.records);
    EXPECT_EQ(svg.find("<image "), 0U) << row.name << ": " << svg;
    EXPECT_NE(svg.find("matrix(3 0 0 4 10 20)"), std::string::npos) << row.name << ": " << svg;
    EXPECT_NE(svg.find("data:image/bmp;base64,Qk"), std::string::npos) << row.name << ": " << svg;
  }
}

// The rest is outside of a clip. Lines of such a bitmap begin below, and so does its part.
TEST(WmfSvg, ShowsAPartOfABitmap) {
  const std::string svg =
      drawn(wmf_record(0x0F43, {0x20, 0xCC, 0, 1, 2, 1, 2, 10, 20, 0, 0}, wmf_bitmap(4, 4)));
  EXPECT_NE(svg.find("<path d=\"M0 0L20 0L20 10L0 10Z\"/></clipPath>"), std::string::npos) << svg;
  EXPECT_NE(svg.find("matrix(40 0 0 40 -20 -20)"), std::string::npos) << svg;
}

// A rectangle of 10 by 20 on a page of 100 by 50 (records of [MS-EMF]).
std::string emf_with(std::uint32_t last_record) {
  std::string out;
  const auto put = [&out](const std::vector<std::uint32_t>& words) {
    for (const std::uint32_t word : words) {
      for (unsigned i = 0; i < 4; ++i) out += static_cast<char>(word >> (8 * i) & 0xFFU);
    }
  };
  put({1,       88, 0, 0, 99, 49, 0, 0,    1000, 500, 0x464D4520,
       0x10000, 0,  0, 0, 0,  0,  0, 2000, 1000, 200, 100});
  put({43, 24, 0, 0, 10, 20, last_record, 8, 14, 20, 0, 0, 20});
  return out;
}

TEST(WmfSvg, PrefersTheEmfInItsComments) {
  constexpr std::uint32_t kSaves = 33, kUnknown = 55;
  const std::string shape = rectangle(0, 0, 1, 1), emf = emf_with(kSaves);
  const auto all = [](const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& part : parts) out += part;
    return out;
  };
  const std::vector<std::string> parts = test::wmf_comments(emf, 50);
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_NE(drawn(all(parts) + shape).find("M0 0L10 0L10 20L0 20Z"), std::string::npos);
  const std::string small = "M0 0L1 0L1 1L0 1Z";
  EXPECT_NE(drawn(all({parts.begin(), parts.end() - 1}) + shape).find(small), std::string::npos)
      << "a part is missing";
  EXPECT_NE(drawn(all({parts[1], parts[0], parts[2]}) + shape).find(small), std::string::npos)
      << "parts in another order";
  EXPECT_NE(drawn(all(test::wmf_comments(emf_with(kUnknown), 50)) + shape).find(small),
            std::string::npos)
      << "it cannot be drawn";
  EXPECT_NE(drawn(wmf_record(0x0626, {0x0025, 4}, "show") + shape).find(small), std::string::npos)
      << "a note for a printer";
}

// Half of a picture says something else.
TEST(WmfSvg, WithWhatIsNotDrawnIsNoPicture) {
  const std::string shape = rectangle(0, 0, 1, 1);
  const struct {
    const char* name;
    std::string records;
    const char* reason;
  } rows[] = {
      {"a flood", shape + wmf_record(0x0548, {0, 0, 0, 0, 0}), "records of the type 0x0548"},
      {"a frame of a region", shape + wmf_record(0x0429, {0, 0, 1, 1}), "records of the type 0x0429"},
      {"a viewport", shape + wmf_record(0x020E, {10, 10}), "records of the type 0x020e"},
      {"a hatch", brush(2, 0) + select(0) + shape, "a hatch or pattern"},
      {"a pattern", wmf_record(0x0142, {5, 0}, wmf_bitmap(8, 8)) + select(0) + shape,
       "a hatch or pattern"},
      {"exclusive or", wmf_record(0x0104, {7}) + shape, "mixes colours"},
      {"a bitmap with exclusive or",
       shape + wmf_record(0x0940, {0x46, 0x66, 0, 0, 4, 3, 20, 10}, wmf_bitmap(3, 4)),
       "raster operation 0x660046"},
      {"an operation without a bitmap that needs one",
       shape + wmf_record(0x0940, {0x20, 0xCC, 0, 0, 0, 5, 6, 2, 1}), "raster operation 0xcc0020"},
      {"a bitmap of a device", shape + wmf_record(0x0922, std::vector<int>(20, 0)),
       "a bitmap of another device"},
      {"a bitmap that is too short",
       shape + wmf_record(0x0940, {0x20, 0xCC, 0, 0, 4, 3, 20, 10}, wmf_bitmap(3, 4).substr(0, 80)),
       "a bitmap that is damaged"},
      {"a bitmap whose height has no opposite",
       shape + wmf_record(0x0940, {0x20, 0xCC, 0, 0, 4, 3, 20, 10},
                          std::string("\x28\0\0\0\1\0\0\0\0\0\0\x80\1\0\x18\0", 16) +
                              std::string(40, '\0')),
       "a bitmap that is damaged"},
      {"more of a bitmap than there is",
       shape + wmf_record(0x0940, {0x20, 0xCC, 0, 0, 5, 3, 20, 10}, wmf_bitmap(3, 4)),
       "a part of a bitmap"},
      {"a bitmap with colours of a palette",
       shape + wmf_record(0x0F43, {0x20, 0xCC, 1, 2, 1, 0, 0, 4, 3, 20, 10}, wmf_bitmap(1, 2)),
       "colours of a palette"},
      {"a colour of a palette", shape + wmf_record(0x0209, {3, 0x100}), "colours of a palette"},
      {"pixels of a screen", shape + wmf_record(0x0103, {1}), "pixels of the screen"},
      {"millimetres", shape + wmf_record(0x0103, {2}), "the map mode 2"},
      {"a clip by a region",
       shape + wmf_record(0x06FF, {0, 6, 0, 0, 0, 1, 2, 0, 0, 9, 9, 2, 0, 4, 1, 5, 2}) +
           wmf_record(0x012C, {0}),
       "clips by a region"},
      {"letters of pictures",
       font(-12, 2, "Wingdings") + select(0) + kTransparent + text(1, 2, "J"),
       "letters of a font of symbols"},
      {"a character set that nothing converts",
       font(-12, 130, "Arial") + select(0) + kTransparent + text(1, 2, "a"), "text of a kind"},
      {"numbers of glyphs", wmf_record(0x0A32, {20, 10, 2, 0x10, 0x4141}), "text of a kind"},
      {"text on a ground of unknown width", wmf_record(0x0201, {0xFF, 0}) + text(1, 2, "a"),
       "on a ground"},
      {"right to left", shape + wmf_record(0x0149, {1}), "mirrored"},
      {"an object that is not there", shape + select(5), "does not have"},
      {"a region that is none", brush(0, 0) + wmf_record(0x012B, {0}), "does not have"},
      {"more points than there are", wmf_record(0x0324, {1000, 1, 1}), "damaged"},
      {"more polygons than there are", wmf_record(0x0538, {0xFFFF, 1, 1}), "damaged"},
      {"more letters than there are", wmf_record(0x0521, {1000, 1, 1}), "damaged"},
      {"more spans than there are",
       shape + wmf_record(0x06FF, {0, 6, 0, 0, 0, 9, 2, 0, 0, 9, 9, 2, 0, 4, 1, 5, 2}), "damaged"},
      {"a state that was not saved", wmf_record(0x0127, {-1}), "damaged"},
      {"states that were never saved", wmf_record(0x0127, {5}), "damaged"},
      {"a window divided by nothing", wmf_record(0x0410, {0, 1, 1, 1}), "damaged"},
      {"too many states",
       [] {
         std::string all;
         for (int i = 0; i < 300; ++i) all += wmf_record(0x001E, {});
         return all;
       }(),
       "damaged"},
      {"nothing", "", "draws nothing"},
  };
  for (const auto& row : rows) {
    const MetafileSvg out = metafile_svg(wmf_picture(row.records));
    EXPECT_EQ(out.svg, "") << row.name;
    EXPECT_NE(out.reason.find(row.reason), std::string::npos) << row.name << ": " << out.reason;
  }
  std::string cut = wmf_picture(shape);
  EXPECT_EQ(metafile_svg(cut.substr(0, cut.size() - 4)).reason, "the WMF is damaged");
}

// What would have to be drawn with something that is not drawn, and is not.
TEST(WmfSvg, AsksOnlyForWhatIsUsed) {
  const std::string shape = rectangle(0, 0, 1, 1);
  EXPECT_NE(drawn(brush(2, 0) + shape), "");
  EXPECT_NE(drawn(shape + wmf_record(0x0104, {7}) + wmf_record(0x0104, {13})), "");
  EXPECT_NE(drawn(shape + font(-12, 2, "Wingdings") + select(0)), "");
}

// What a small file must not make large, or more deeply nested than readers of SVG go.
TEST(WmfSvg, EndsWhereItWouldDrawTooMuch) {
  std::string clips, regions = wmf_record(0x06FF, [] {
                       std::vector<int> words = {0, 6, 0, 0, 0, 1, 2, 0, 0, 9, 9, 20'000, 0, 4};
                       words.resize(words.size() + 20'000 + 1, 7);
                       return words;
                     }());
  for (int i = 0; i < 65; ++i) clips += wmf_record(0x0416, {50, 100, 0, 0});
  EXPECT_EQ(metafile_svg(wmf_picture(clips + rectangle(0, 0, 1, 1))).reason,
            "the WMF has too many clips within each other");
  for (int i = 0; i < 1'000; ++i) regions += wmf_record(0x012B, {0});
  EXPECT_EQ(metafile_svg(wmf_picture(regions)).reason, "the WMF draws too much");
  std::string grown;
  for (int i = 0; i < 100; ++i) grown += wmf_record(0x0410, {32767, 1, 32767, 1});
  const MetafileSvg out = metafile_svg(wmf_picture(grown + rectangle(0, 0, 10, 20)));
  EXPECT_EQ(out.svg.find("inf"), std::string::npos) << out.svg;
  EXPECT_EQ(out.svg.find("nan"), std::string::npos) << out.svg;
}

// Every byte of a picture changed, one after another: an answer each time.
TEST(WmfSvg, OfDamagedBytesAnswers) {
  std::string records =
      brush(0, 0xFF) + select(0) + font(-12, 129, "Arial") + select(1) + rectangle(0, 0, 9, 9) +
      wmf_record(0x0538, {1, 3, 1, 1, 5, 1, 5, 3}) + wmf_record(0x0416, {50, 100, 0, 0}) +
      wmf_record(0x0817, {-10, 10, 10, 90, 20, 20, 0, 0}) +
      wmf_record(0x0A32, {20, 10, 2, 0, 'a' | 'b' << 8, 6, 7}) +
      wmf_record(0x0B41, {0x20, 0xCC, 2, 1, 0, 0, 4, 3, 20, 10}, wmf_bitmap(1, 2)) +
      wmf_record(0x06FF, {0, 6, 0, 0, 0, 1, 2, 0, 0, 9, 9, 2, 0, 4, 1, 5, 2}) +
      wmf_record(0x012B, {2});
  for (const std::string& part : test::wmf_comments(emf_with(55), 100)) records += part;
  const std::string whole = wmf_picture(records);
  ASSERT_NE(metafile_svg(whole).svg, "") << metafile_svg(whole).reason;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const char value : {'\x00', '\x7F', '\xFF'}) {
      std::string bad = whole;
      bad[i] = value;
      const MetafileSvg out = metafile_svg(bad);
      EXPECT_NE(out.svg.empty(), out.reason.empty()) << i;
    }
  }
}

}  // namespace
}  // namespace deckle::ooxml
