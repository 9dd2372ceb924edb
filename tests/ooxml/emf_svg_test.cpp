// An EMF is drawn as its records say, or not at all.

#include "ooxml/media/metafile/metafile_svg.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace deckle::ooxml {
namespace {

using Words = std::vector<std::uint32_t>;

std::string record(std::uint32_t type, const Words& words) {
  std::string out;
  const auto put = [&out](std::uint32_t value) {
    for (unsigned i = 0; i < 4; ++i) out += static_cast<char>(value >> (8 * i) & 0xFFU);
  };
  put(type);
  put(static_cast<std::uint32_t>(8 + 4 * words.size()));
  for (const std::uint32_t word : words) put(word);
  return out;
}

// A frame of 1,000 by 500 hundredths of a millimetre on a device of 10 pixels to the millimetre:
// 100 by 50 pixels.
std::string emf(const std::string& records) {
  const std::string header = record(1, {0, 0, 99, 49, 0, 0, 1000, 500,  0x464D4520, 0x10000,
                                        0, 0, 0,  0,  0, 0, 2000, 1000, 200,        100});
  return header + records + record(14, {0, 0, 20});
}

constexpr std::uint32_t kPen = 0x80000007, kNoPen = 0x80000008, kNoBrush = 0x80000005;

std::uint32_t pair(int x, int y) {
  return (static_cast<std::uint32_t>(x) & 0xFFFFU) | static_cast<std::uint32_t>(y) << 16U;
}

// Everything between the frame and its end.
std::string drawn(const std::string& records) {
  const MetafileSvg out = metafile_svg(emf(records));
  EXPECT_EQ(out.reason, "");
  const std::size_t begin = out.svg.find('\n'), end = out.svg.rfind("</svg>");
  return begin == std::string::npos ? out.svg : out.svg.substr(begin + 1, end - begin - 1);
}

// What a small file must not make large, or more deeply nested than readers of SVG go.
TEST(EmfSvg, EndsWhereItWouldDrawTooMuch) {
  std::string clips, rectangles;
  for (int i = 0; i < 65; ++i) clips += record(30, {0, 0, 100, 50});
  EXPECT_EQ(metafile_svg(emf(clips + record(43, {0, 0, 10, 20}))).reason,
            "the EMF has too many clips within each other");
  for (int i = 0; i < 200'000; ++i) rectangles += record(43, {0, 0, 0x7FFFFFFF, 0x7FFFFFFF});
  EXPECT_EQ(metafile_svg(emf(rectangles)).reason, "the EMF draws too much");
  std::string grown;
  for (int i = 0; i < 40; ++i)
    grown += record(36, {0x7F000000, 0, 0, 0x7F000000, 0, 0, 2});  // 1.7e38 times
  const MetafileSvg out = metafile_svg(emf(grown + record(43, {0, 0, 10, 20})));
  EXPECT_EQ(out.svg.find("inf"), std::string::npos) << out.svg;
  EXPECT_EQ(out.svg.find("nan"), std::string::npos) << out.svg;
}

TEST(EmfSvg, HasTheFrameAsItsPage) {
  const MetafileSvg out = metafile_svg(emf(record(43, {0, 0, 10, 20})));
  EXPECT_EQ(
      out.svg.substr(0, out.svg.find('\n')),
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      "width=\"100\" height=\"50\" viewBox=\"0 0 100 50\">");
}

std::string outline(const std::string& path) {
  return "<path d=\"" + path +
         "\" fill=\"none\" stroke=\"#000000\" stroke-width=\"1\" stroke-linecap=\"round\" "
         "stroke-linejoin=\"round\"/>\n";
}

TEST(EmfSvg, DrawsShapesWithPenAndBrush) {
  const struct {
    const char* name;
    std::string records, svg;
  } rows[] = {
      {"a rectangle of a brush without a pen",
       record(39, {1, 0, 0x0000FF, 0}) + record(37, {1}) + record(37, {kNoPen}) +
           record(43, {0, 0, 10, 20}),
       "<path d=\"M0 0L10 0L10 20L0 20Z\" fill=\"#FF0000\" fill-rule=\"evenodd\"/>\n"},
      {"a dashed line, its pen of 3 units",
       record(38, {2, 1, 3, 0, 0x00FF00}) + record(37, {2}) + record(27, {1, 2}) +
           record(54, {5, 2}),
       "<path d=\"M1 2L5 2\" fill=\"none\" stroke=\"#00FF00\" stroke-width=\"3\" "
       "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"9,3\"/>\n"},
      {"a polygon of 16 bits, in a window of half the size",
       record(37, {kNoPen}) + record(17, {8}) + record(9, {50, 25}) + record(11, {100, 50}) +
           record(86, {0, 0, 0, 0, 3, pair(1, 1), pair(5, 1), pair(5, -3)}),
       "<path d=\"M2 2L10 2L10 -6Z\" fill=\"#FFFFFF\" fill-rule=\"evenodd\"/>\n"},
      {"a path of lines and curves, filled",
       record(39, {1, 0, 0, 0}) + record(37, {1}) + record(59, {}) + record(27, {0, 0}) +
           record(88, {0, 0, 0, 0, 3, pair(1, 0), pair(2, 1), pair(2, 2)}) + record(61, {}) +
           record(60, {}) + record(62, {0, 0, 0, 0}),
       "<path d=\"M0 0C1 0 2 1 2 2Z\" fill=\"#000000\" fill-rule=\"evenodd\"/>\n"},
      {"what is saved comes back",
       record(33, {}) + record(39, {1, 0, 0xFF, 0}) + record(37, {1}) + record(34, {0xFFFFFFFF}) +
           record(37, {kNoPen}) + record(43, {0, 0, 1, 1}),
       "<path d=\"M0 0L1 0L1 1L0 1Z\" fill=\"#FFFFFF\" fill-rule=\"evenodd\"/>\n"},
      {"a quarter from the right upwards, as an arc, a chord and a pie",
       record(37, {kNoBrush}) + record(45, {0, 0, 20, 20, 90, 10, 10, 0}) +
           record(46, {0, 0, 20, 20, 90, 10, 10, 0}) + record(47, {0, 0, 20, 20, 90, 10, 10, 0}),
       outline("M20 10C20 4.47715 15.5228 0 10 0") + outline("M20 10C20 4.47715 15.5228 0 10 0Z") +
           outline("M10 10L20 10C20 4.47715 15.5228 0 10 0Z")},
      {"the same, clockwise from above",
       record(37, {kNoBrush}) + record(57, {2}) + record(45, {0, 0, 20, 20, 10, 0, 90, 10}),
       outline("M20 10C20 4.47715 15.5228 0 10 0")},
      {"inside of a clip",
       record(37, {kNoPen}) + record(30, {0, 0, 5, 5}) + record(43, {0, 0, 9, 9}),
       "<clipPath id=\"c1\"><path d=\"M0 0L5 0L5 5L0 5Z\"/></clipPath>\n"
       "<g clip-path=\"url(#c1)\"><path d=\"M0 0L9 0L9 9L0 9Z\" fill=\"#FFFFFF\" "
       "fill-rule=\"evenodd\"/></g>\n"},
      {"a hatch and exclusive or that nothing is drawn with",
       record(39, {1, 2, 0, 0}) + record(37, {1}) + record(37, {kNoBrush}) + record(20, {7}) +
           record(20, {13}) + record(43, {0, 0, 4, 4}),
       "<path d=\"M0 0L4 0L4 4L0 4Z\" fill=\"none\" stroke=\"#000000\" stroke-width=\"1\" "
       "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"},
      {"nothing but its pen",
       record(37, {kPen}) + record(37, {kNoBrush}) + record(43, {0, 0, 4, 4}),
       "<path d=\"M0 0L4 0L4 4L0 4Z\" fill=\"none\" stroke=\"#000000\" stroke-width=\"1\" "
       "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"},
  };
  for (const auto& row : rows) EXPECT_EQ(drawn(row.records), row.svg) << row.name;
}

TEST(EmfSvg, WritesTextWithItsSpecialCharacters) {
  // "<&" at 10, 20, in 12 units, from its baseline.
  const std::string font = record(82, {1,
                                       static_cast<std::uint32_t>(-12),
                                       0,
                                       0,
                                       0,
                                       700,
                                       1,
                                       0,
                                       pair('A', 'r'),
                                       pair('i', 'a'),
                                       pair('l', 0),
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0,
                                       0});
  const std::string text =
      drawn(font + record(37, {1}) + record(22, {24}) + record(24, {0x0000FF}) +
            record(84, {0, 0, 0, 0, 1, 0, 0, 10, 20, 2, 76, 0, 0, 0, 0, 0, 0, pair('<', '&')}));
  EXPECT_EQ(text,
            "<text transform=\"translate(10 20)\" y=\"0\" font-family=\"Arial\" font-size=\"12\" "
            "font-weight=\"700\" fill=\"#FF0000\" text-anchor=\"start\" font-style=\"italic\" "
            "xml:space=\"preserve\">&lt;&amp;</text>\n");
}

// "aS" in the fonts Symbol and Symbols, both of the character set of symbols.
TEST(EmfSvg, WritesTheLettersOfSymbol) {
  const auto text = [](std::uint32_t last_letter) {
    Words font = {1, static_cast<std::uint32_t>(-12), 0, 0, 0, 400, 2U << 24U, 0,
                  pair('S', 'y'), pair('m', 'b'), pair('o', 'l'), last_letter};
    font.resize(24, 0);
    return emf(record(82, font) + record(37, {1}) + record(22, {24}) +
               record(84, {0, 0, 0, 0, 1, 0, 0, 10, 20, 2, 76, 0, 0, 0, 0, 0, 0, pair('a', 'S')}));
  };
  EXPECT_NE(metafile_svg(text(0)).svg.find("font-family=\"serif\""), std::string::npos);
  EXPECT_NE(metafile_svg(text(0)).svg.find(">αΣ</text>"), std::string::npos);
  EXPECT_EQ(metafile_svg(text('s')).reason,
            "the EMF has letters of a font of symbols, which are not drawn");
}

TEST(EmfSvg, OfABitmapHasItsPixels) {
  const std::string dib = record(81, {0,   0,  0,         0,
                                      10,  20, 0,         0,
                                      1,   1,  80,        40,
                                      120, 4,  0,         0x00CC0020,
                                      30,  40,  // the record
                                      40,  1,  1,         1 | 24U << 16U,
                                      0,   4,  0,         0,
                                      0,   0,  0x00FFFFFF});  // the bitmap
  const std::string svg = drawn(dib);
  EXPECT_NE(svg.find("matrix(30 0 0 40 10 20)"), std::string::npos) << svg;
  EXPECT_NE(svg.find("data:image/bmp;base64,Qk0"), std::string::npos) << svg;
}

// Half of a picture says something else.
TEST(EmfSvg, WithWhatIsNotDrawnIsNoPicture) {
  const std::string shape = record(43, {0, 0, 1, 1});
  const struct {
    const char* name;
    std::string records;
    const char* reason;
  } rows[] = {
      {"an arc that goes on a line", shape + record(55, {0, 0, 9, 9, 0, 0, 9, 9}),
       "records of the type 55"},
      {"an arc in a mirrored world", record(35, {0xBF800000, 0, 0, 0x3F800000, 0, 0}) +
                                         record(45, {0, 0, 9, 9, 0, 0, 9, 9}),
       "turned or mirrored"},
      {"a hatch", record(39, {1, 2, 0, 0}) + record(37, {1}) + shape, "a hatch or pattern"},
      {"exclusive or", record(20, {7}) + shape, "mixes colours"},
      {"another raster operation", shape + record(76, Words(23, 0)), "raster operation"},
      {"a bitmap whose height has no opposite",
       record(81, {0,  0,   0, 0, 0,          0, 0, 0,  1, 1,          80,
                   40, 120, 4, 0, 0x00CC0020, 1, 1, 40, 1, 0x80000000, 1 | 24U << 16U,
                   0,  4,   0, 0, 0,          0, 0}),
       "a part of a bitmap"},
      {"millimetres", shape + record(17, {2}), "the map mode 2"},
      {"EMF+ alone", shape + record(70, {12, 0x2B464D45, 0x4001, 12, 0}), "EMF+ alone"},
      {"an object that is not there", shape + record(37, {5}), "does not have"},
      {"more points than there are", record(87, {0, 0, 0, 0, 1000, 0}), "damaged"},
      {"more lines than there are", record(91, {0, 0, 0, 0, 0x40000000, 4, 0}), "damaged"},
      {"a state that was not saved", record(34, {0xFFFFFFFF}), "damaged"},
      {"nothing", "", "draws nothing"},
  };
  for (const auto& row : rows) {
    const MetafileSvg out = metafile_svg(emf(row.records));
    EXPECT_EQ(out.svg, "") << row.name;
    EXPECT_NE(out.reason.find(row.reason), std::string::npos) << row.name << ": " << out.reason;
  }
  EXPECT_NE(metafile_svg("no EMF").reason, "");
  std::string cut = emf(record(43, {0, 0, 1, 1}));
  EXPECT_EQ(metafile_svg(cut.substr(0, cut.size() - 20)).reason, "the EMF is damaged");
}

// Every byte of a picture changed, one after another: an answer each time.
TEST(EmfSvg, OfDamagedBytesAnswers) {
  const std::string whole =
      emf(record(39, {1, 0, 0xFF, 0}) + record(37, {1}) + record(59, {}) + record(27, {0, 0}) +
          record(88, {0, 0, 0, 0, 3, pair(1, 0), pair(2, 1), pair(2, 2)}) + record(60, {}) +
          record(62, {0, 0, 0, 0}) + record(75, {48, 5, 32, 1, 1, 16, 0, 0, 9, 9, 0, 0, 9, 9}) +
          record(91, {0, 0, 0, 0, 1, 3, 3, pair(1, 1), pair(5, 1), pair(5, 3)}));
  ASSERT_NE(metafile_svg(whole).svg, "");
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
