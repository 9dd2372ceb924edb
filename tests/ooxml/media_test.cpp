// Headers of pictures, recognized by their bytes; hostile files are refused.

#include <gtest/gtest.h>

#include <random>

#include "ooxml/media/picture_header.h"
#include "ooxml/media/read_picture.h"
#include "ooxml/media/svg.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/sample_pictures.h"

namespace deckle::ooxml {
namespace {

using namespace std::string_literals;

struct Whole {
  const char* name;
  std::string bytes;
  PictureFormat format;
  double width, height;
  int orientation = 1;
};

std::vector<Whole> whole() {
  using test::bmp, test::emf, test::gif, test::jpeg, test::png, test::tiff, test::wmf;
  using enum PictureFormat;
  return {
      {"png", png(640, 480), Png, 640, 480},
      {"jpeg", jpeg(640, 480), Jpeg, 640, 480},
      {"jpeg_turned", jpeg(640, 480, 6), Jpeg, 640, 480, 6},
      {"jpeg_mirrored", jpeg(640, 480, 2), Jpeg, 640, 480, 2},
      {"jpeg_turned_to_nowhere", jpeg(640, 480, 9), Jpeg, 640, 480, 1},
      {"jpeg_progressive", jpeg(33, 44, 0, 0xC2), Jpeg, 33, 44},
      {"gif", gif(120, 80), Gif, 120, 80},
      {"bmp", bmp(7, 5), Bmp, 7, 5},
      {"bmp_downward", bmp(7, -5), Bmp, 7, 5},
      {"tiff_little", tiff(31, 17, false), Tiff, 31, 17},
      {"tiff_big", tiff(31, 17, true), Tiff, 31, 17},
      {"emf", emf(2540, 1270), Emf, 96, 48},
      {"emf_without_frame", emf(0, 0), Emf, 100, 50},
      {"wmf_placeable", wmf(1440, 720, true), Wmf, 96, 48},
      {"wmf_plain", wmf(400, 200, false), Wmf, 640, 320},
      {"wmf_upside_down", wmf(400, -200, false), Wmf, 640, 320},
  };
}

TEST(PictureHeader, IsReadFromEveryFormat) {
  for (const Whole& row : whole()) {
    SCOPED_TRACE(row.name);
    const Result<PictureHeader> header = read_picture_header(row.bytes);
    ASSERT_TRUE(header.has_value()) << header.error().message;
    EXPECT_EQ(header->format, row.format);
    EXPECT_NEAR(header->width, row.width, 0.01);
    EXPECT_NEAR(header->height, row.height, 0.01);
    EXPECT_EQ(header->orientation, row.orientation);
  }
}

// Bytes after the picture are ignored, missing ones are an error.
TEST(PictureHeader, NoticesThatAByteLacks) {
  for (const Whole& row : whole()) {
    for (std::size_t length = 0; length < row.bytes.size(); ++length) {
      const Result<PictureHeader> header = read_picture_header(row.bytes.substr(0, length));
      EXPECT_FALSE(header.has_value()) << row.name << " cut to " << length;
      if (!header) {
        EXPECT_FALSE(header.error().message.empty());
      }
    }
    EXPECT_TRUE(read_picture_header(row.bytes + "and more").has_value()) << row.name;
  }
}

struct Refused {
  const char* name;
  std::string bytes;
  ErrorCode code;
  const char* word;  // of the message
};

std::vector<Refused> refused() {
  using test::png, test::jpeg, test::gif, test::bmp, test::tiff;
  using enum ErrorCode;
  std::string crc = png(640, 480);
  crc[17] = 'x';
  return {
      {"empty", "", Malformed, "empty"},
      {"garbage", "hello", Malformed, "is not a PNG"},
      {"zeros", std::string(100, '\0'), Malformed, "is not a PNG"},
      {"html", "\n<!DOCTYPE html><html><script>1</script></html>", Malformed, "HTML"},
      {"html_bare", "<html><svg/></html>", Malformed, "HTML"},
      {"webp", "RIFF\x10\0\0\0WEBPVP8 "s, Malformed, "WebP"},
      {"heic", "\0\0\0\x18"s + "ftypheic", Malformed, "HEIC"},
      {"pdf", "%PDF-1.7", Malformed, "PDF"},
      {"zip", "PK\x03\x04", Malformed, "ZIP"},
      {"svgz", "\x1F\x8B\x08"s, Malformed, "gzip"},
      {"png_zero", png(0, 480), Malformed, "0 by 480"},
      {"png_bomb", png(20000, 20000), Limit, "100,000,000 pixels"},
      {"png_at_the_limit_and_one", png(10001, 10000), Limit, "100,000,000 pixels"},
      {"png_lie", png(0x7FFFFFFF, 0x7FFFFFFF), Limit, "100,000,000 pixels"},
      {"png_check_sum", crc, Malformed, "checksums"},
      {"png_without_pixels", png(8, 8).substr(0, 33) + test::png_chunk("IEND", ""), Malformed,
       "without pixel data"},
      {"jpeg_zero", jpeg(640, 0), Malformed, "640 by 0"},
      {"jpeg_bomb", jpeg(65535, 65535), Limit, "100,000,000 pixels"},
      {"jpeg_lossless", jpeg(8, 8, 0, 0xC3), Malformed, "baseline"},
      {"jpeg_arithmetic", jpeg(8, 8, 0, 0xC9), Malformed, "baseline"},
      {"jpeg_without_frame", "\xFF\xD8\xFF\xD9", Malformed, "without pixel data"},
      {"jpeg_as_png", "\xFF\xD8\xFF\xE0"s + std::string(40, '\0'), Malformed, "JPEG"},
      {"gif_zero", gif(0, 80), Malformed, "0 by 80"},
      {"gif_bomb", gif(65535, 65535), Limit, "100,000,000 pixels"},
      {"bmp_zero", bmp(0, 5), Malformed, "0 by 5"},
      {"tiff_bomb", tiff(100000, 100000, true), Limit, "100,000,000 pixels"},
      {"tiff_zero", tiff(0, 9, false), Malformed, "0 by 9"},
  };
}

TEST(PictureHeader, RefusesWithAReason) {
  for (const Refused& row : refused()) {
    SCOPED_TRACE(row.name);
    const Result<PictureHeader> header = read_picture_header(row.bytes);
    ASSERT_FALSE(header.has_value());
    EXPECT_EQ(header.error().code, row.code);
    EXPECT_NE(header.error().message.english().find(row.word), std::string::npos)
        << header.error().message;
  }
  EXPECT_TRUE(read_picture_header(test::png(10000, 10000)).has_value()) << "the limit itself";
}

// Every byte of every format replaced by the values that hurt most, then many at random: whatever
// comes of it, it comes without a crash and within the limits.
TEST(PictureHeader, SurvivesFlippedBytes) {
  std::mt19937 random(20260);
  std::size_t accepted = 0, tried = 0;
  const auto look = [&](const std::string& bytes) {
    const Result<PictureHeader> header = read_picture_header(bytes);
    ++tried;
    if (!header) return;
    ++accepted;
    EXPECT_TRUE(header->format == PictureFormat::Svg || (header->width > 0 && header->height > 0));
    if (!is_vector(header->format)) {
      EXPECT_LE(header->width * header->height, double{100e6});
    }
    EXPECT_GE(header->orientation, 1);
    EXPECT_LE(header->orientation, 8);
  };
  for (const Whole& row : whole()) {
    for (std::size_t at = 0; at < row.bytes.size(); ++at) {
      for (const char value : {'\0', '\x01', '\x7F', '\x80', '\xFF'}) {
        std::string bytes = row.bytes;
        bytes[at] = value;
        look(bytes);
      }
    }
    for (int round = 0; round < 2000; ++round) {
      std::string bytes = row.bytes;
      for (auto n = random() % 8 + 1; n > 0; --n)
        bytes[random() % bytes.size()] = static_cast<char>(random());
      look(bytes);
    }
  }
  EXPECT_GT(accepted, 100U) << "of " << tried;
}

// ---- SVG ------------------------------------------------------------------------------------------

struct Drawn {
  const char* name;
  const char* attributes;
  double width, height;
};

TEST(Svg, KnowsItsSize) {
  const Drawn rows[] = {
      {"px", R"(width="200" height="100")", 200, 100},
      {"inches", R"(width="2in" height="1in")", 192, 96},
      {"view_box", R"(viewBox="0 0 24 12")", 24, 12},
      {"percent", R"(width="100%" height="100%" viewBox="0 0 30 60")", 30, 60},
      {"none", "", 300, 150},
  };
  for (const Drawn& row : rows) {
    SCOPED_TRACE(row.name);
    const Result<PictureIr> picture =
        read_picture(test::svg(row.attributes, R"(<rect width="10" height="10" fill="red"/>)"), {},
                     test::fresh_budget());
    ASSERT_TRUE(picture.has_value()) << picture.error().message;
    EXPECT_EQ(picture->format, PictureFormat::Svg);
    EXPECT_NEAR(picture->width, row.width, 0.01);
    EXPECT_NEAR(picture->height, row.height, 0.01);
    ASSERT_NE(picture->fallback, nullptr);
    const Result<PictureHeader> png = read_picture_header(*picture->fallback);
    ASSERT_TRUE(png.has_value()) << png.error().message;
    EXPECT_EQ(png->format, PictureFormat::Png);
    EXPECT_NEAR(png->height / png->width, row.height / row.width, 0.01);
    EXPECT_EQ(std::max(png->width, png->height), kMinDrawnPx);
  }
}

TEST(Svg, IsDrawnTheSameTwice) {
  const std::string bytes = test::svg(R"(width="2000" height="9")", R"(<circle r="5"/>)");
  const Result<PictureIr> first = read_picture(bytes, {}, test::fresh_budget()),
                          second = read_picture(bytes, {}, test::fresh_budget());
  ASSERT_TRUE(first && second);
  EXPECT_EQ(*first->fallback, *second->fallback);
  EXPECT_EQ(*first->bytes, bytes);
  EXPECT_EQ(read_picture_header(*first->fallback)->width, kMaxDrawnPx);
}

TEST(Svg, WithAScriptIsAPictureLikeAnyOther) {
  EXPECT_TRUE(read_picture(test::svg(R"(viewBox="0 0 9 9")",
                                     "<script>1</script><a "
                                     "xlink:href='http://x/'><path/></a>"),
                           {}, test::fresh_budget())
                  .has_value());
  EXPECT_TRUE(
      read_picture("\xEF\xBB\xBF<?xml version='1.0'?>\n<!-- <html> -->\n"
                   "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://x/svg11.dtd\" "
                   "[ <!ENTITY ns \"http://www.w3.org/2000/svg\"> ]>" +
                       test::svg("", "<g/>"),
                   {}, test::fresh_budget())
          .has_value());
}

TEST(Svg, IsRefusedWhenItWouldLackSomething) {
  std::string deep, laughs = "<!DOCTYPE svg [<!ENTITY a \"haha\">";
  for (int i = 0; i < 300; ++i) deep += "<g>";
  for (int i = 0; i < 300; ++i) deep += "</g>";
  std::string many;
  for (std::size_t i = 0; i < Limits().of(Limit::SvgElements); ++i) many += "<g/>";
  for (char c = 'b'; c < 'k'; ++c)
    laughs += "<!ENTITY "s + c + " \"" + std::string("&") + static_cast<char>(c - 1) + ";&" +
              static_cast<char>(c - 1) + ";\">";
  laughs += "]>" + test::svg("", "<text>&j;</text>");
  const Refused rows[] = {
      {"file", test::svg("", "<image href='/etc/passwd'/>"), ErrorCode::Malformed, "/etc/passwd"},
      {"network", test::svg("", "<image xlink:href=' http://127.0.0.1:9/x.png'/>"),
       ErrorCode::Malformed, "not loaded"},
      {"filter", test::svg("", "<filter><feImage href='x.png'/></filter>"), ErrorCode::Malformed,
       "x.png"},
      {"use", test::svg("", "<use href='other.svg#a'/>"), ErrorCode::Malformed, "other.svg"},
      {"import", test::svg("", "<style>@import url(x.css);</style>"), ErrorCode::Malformed,
       "style sheet"},
      {"sheet", "<?xml-stylesheet href='x.css'?>" + test::svg("", ""), ErrorCode::Malformed,
       "style sheet"},
      {"entity",
       "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" +
           test::svg("", "<text>&x;</text>"),
       ErrorCode::Malformed, "an entity outside"},
      {"laughs", laughs, ErrorCode::Malformed, "entities inside entities"},
      {"deep", test::svg("", deep), ErrorCode::Limit, "256"},
      {"many", test::svg("", many), ErrorCode::Limit, "more than 200,000 elements"},
      {"cut_off", "<svg xmlns='http://www.w3.org/2000/svg'><g>", ErrorCode::Malformed, "cut off"},
      {"no_size", test::svg("width='0' height='0'", ""), ErrorCode::Malformed, "size is 0"},
      {"no_svg", "<svg><g/></svg>", ErrorCode::Malformed, "namespace"},
  };
  for (const Refused& row : rows) {
    SCOPED_TRACE(row.name);
    const Result<PictureIr> picture = read_picture(row.bytes, {}, test::fresh_budget());
    ASSERT_FALSE(picture.has_value());
    EXPECT_EQ(picture.error().code, row.code);
    EXPECT_NE(picture.error().message.english().find(row.word), std::string::npos)
        << picture.error().message;
  }
}

// Ten levels of ten uses: a thousand million rectangles, from a kilobyte. Whether librsvg gives up or
// time does, the program goes on.
TEST(Svg, MadeToExhaustItsDrawerEndsInAMessage) {
  std::string body = "<defs><rect id='u0' width='9' height='9'/>";
  for (int level = 1; level < 10; ++level) {
    body += "<g id='u" + std::to_string(level) + "'>";
    for (int i = 0; i < 10; ++i) body += "<use href='#u" + std::to_string(level - 1) + "'/>";
    body += "</g>";
  }
  const Result<PictureIr> picture =
      read_picture(test::svg("", body + "</defs><use href='#u9'/>"), {}, test::fresh_budget());
  ASSERT_FALSE(picture.has_value());
  EXPECT_FALSE(picture.error().message.empty());
}

TEST(Svg, CutAnywhereIsRefusedOrWhole) {
  const std::string bytes = test::svg(R"(viewBox="0 0 9 9")", "<path d='M0 0h9'/>");
  for (std::size_t length = 0; length < bytes.size(); ++length)
    EXPECT_FALSE(read_picture(bytes.substr(0, length), {}, test::fresh_budget()).has_value())
        << length;
}

}  // namespace
}  // namespace deckle::ooxml
