// The pixels of pictures, decoded by deckle-svg when somebody asks.

#include "ooxml/media/picture_decoder.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "ooxml/media/helper/pixels_answer.h"
#include "ooxml/media/read_picture.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/wmf_builder.h"

namespace deckle::ooxml {
namespace {

void append_little(std::string& out, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i));
}

// An uncompressed BMP of 24 bits; the left half black, the right half `right` (0xRRGGBB).
std::string two_colors(int width, int height, std::uint32_t right) {
  const int stride = (width * 3 + 3) / 4 * 4;
  std::string out = "BM";
  append_little(out, static_cast<std::uint32_t>(54 + stride * height), 4);
  append_little(out, 0, 4);
  append_little(out, 54, 4);
  append_little(out, 40, 4);
  append_little(out, static_cast<std::uint32_t>(width), 4);
  append_little(out, static_cast<std::uint32_t>(height), 4);
  append_little(out, 1, 2);
  append_little(out, 24, 2);
  for (int i = 0; i < 6; ++i) append_little(out, 0, 4);
  for (int y = 0; y < height; ++y) {
    std::string row;
    for (int x = 0; x < width; ++x) append_little(row, x < width / 2 ? 0 : right, 3);
    row.resize(static_cast<std::size_t>(stride), '\0');
    out += row;
  }
  return out;
}

PictureIr picture(PictureFormat format, std::string bytes) {
  PictureIr out;
  out.format = format;
  out.bytes = std::make_shared<const std::string>(std::move(bytes));
  return out;
}

PixelsIr decoded(const PictureIr& one) { return PictureDecoder(Limits()).pixels_of(one)->pixels(); }

std::uint32_t at(const PixelsIr& pixels, int x, int y) {
  std::uint32_t out = 0;
  for (int i = 0; i < 3; ++i)
    out = out << 8 | static_cast<unsigned char>(
                         pixels.rgba[static_cast<std::size_t>((y * pixels.width + x) * 4 + i)]);
  return out;
}

TEST(PixelsAnswer, IsReadAsItWasWritten) {
  for (const PixelsAnswer& answer :
       {PixelsAnswer{true, 2, 1, "abcdefgh"}, PixelsAnswer{false, 0, 0, "no image"}}) {
    const auto read = read_pixels(write_pixels(answer));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->decoded, answer.decoded);
    EXPECT_EQ(read->width, answer.width);
    EXPECT_EQ(read->height, answer.height);
    EXPECT_EQ(read->content, answer.content);
  }
}

TEST(PixelsAnswer, IsRefusedWhereItContradictsItself) {
  EXPECT_FALSE(read_pixels(""));
  EXPECT_FALSE(read_pixels(write_pixels({true, 2, 2, "abcdefgh"})));
  EXPECT_FALSE(read_pixels(write_pixels({true, 0, 1, ""})));
  EXPECT_FALSE(read_pixels(write_pixels({true, 1 << 20, 1, std::string(4 << 20, 'x')})));
  std::string other = write_pixels({true, 2, 1, "abcdefgh"});
  other[0] = 'X';
  EXPECT_FALSE(read_pixels(other));
  EXPECT_FALSE(read_pixels(write_pixels({true, 2, 1, "abcdefgh"}) + "more"));
}

TEST(PictureDecoder, HasTheColoursOfAPicture) {
  const PixelsIr pixels = decoded(picture(PictureFormat::Bmp, two_colors(40, 20, 0x3366CC)));
  ASSERT_EQ(pixels.width, 40) << pixels.missing;
  ASSERT_EQ(pixels.height, 20);
  EXPECT_EQ(at(pixels, 5, 10), 0x000000U);
  EXPECT_EQ(at(pixels, 35, 10), 0x3366CCU);
  EXPECT_EQ(pixels.rgba[3], '\xFF');
}

TEST(PictureDecoder, MakesLargePicturesSmall) {
  const PixelsIr pixels = decoded(picture(PictureFormat::Bmp, two_colors(1600, 400, 0xFFFFFF)));
  EXPECT_EQ(pixels.width, kDecodedPx) << pixels.missing;
  EXPECT_EQ(pixels.height, kDecodedPx / 4);
  EXPECT_EQ(at(pixels, 300, 40), 0xFFFFFFU);
}

TEST(PictureDecoder, DecodesThePngOfAnSvg) {
  Budget budget{Limits()};
  const auto svg =
      read_picture(test::svg("width='20' height='20'", "<rect width='20' height='20' fill='red'/>"),
                   {}, budget);
  ASSERT_TRUE(svg) << to_string(svg.error());
  const PixelsIr pixels = decoded(*svg);
  ASSERT_GT(pixels.width, 0) << pixels.missing;
  EXPECT_EQ(at(pixels, pixels.width / 2, pixels.height / 2), 0xFF0000U);
}

// A green rectangle (EMR_RECTANGLE with a brush and without a pen) over the left half of its frame.
TEST(PictureDecoder, DrawsAnEmf) {
  std::string emf = test::emf(100, 100);
  const std::string end = emf.substr(emf.size() - 20);
  emf.resize(emf.size() - 20);
  const std::uint32_t words[] = {39, 24, 1, 0, 0x00FF00, 0, 37, 12, 1,  37, 12,
                                 0x80000008, 43, 24, 0, 0, 50, 100};
  for (const std::uint32_t word : words) {
    for (unsigned i = 0; i < 4; ++i) emf += static_cast<char>(word >> (8 * i) & 0xFFU);
  }
  emf += end;
  const PixelsIr pixels = decoded(picture(PictureFormat::Emf, emf));
  ASSERT_GT(pixels.width, 0) << pixels.missing;
  const int y = pixels.height / 2;
  EXPECT_EQ(at(pixels, pixels.width / 8, y), 0x00FF00U);
  const auto right = static_cast<std::size_t>(y * pixels.width + pixels.width * 7 / 8);
  EXPECT_EQ(pixels.rgba[right * 4 + 3], '\0') << "beside it nothing is drawn";
}

// A green polygon over the left half, and a bitmap at the right, which is decoded by another module
// than the drawing.
TEST(PictureDecoder, DrawsAWmf) {
  const std::string wmf = test::wmf_picture(
      test::wmf_record(0x02FC, {0, 0xFF00, 0, 0}) + test::wmf_record(0x012D, {0}) +
      test::wmf_record(0x02FA, {5, 0, 0, 0, 0}) + test::wmf_record(0x012D, {1}) +
      test::wmf_record(0x0324, {4, 0, 0, 50, 0, 50, 50, 0, 50}) +
      test::wmf_record(0x0B41, {0x20, 0xCC, 2, 2, 0, 0, 50, 25, 0, 75}, test::wmf_bitmap(2, 2)));
  const PixelsIr pixels = decoded(picture(PictureFormat::Wmf, wmf));
  ASSERT_GT(pixels.width, 0) << pixels.missing;
  const int y = pixels.height / 2;
  EXPECT_EQ(at(pixels, pixels.width / 8, y), 0x00FF00U);
  EXPECT_EQ(at(pixels, pixels.width * 7 / 8, y), 0x7F7F7FU);
  const auto between = static_cast<std::size_t>(y * pixels.width + pixels.width * 5 / 8);
  EXPECT_EQ(pixels.rgba[between * 4 + 3], '\0') << "there nothing is drawn";
}

TEST(PictureDecoder, SaysWhyThereAreNoPixels) {
  const struct {
    const char* name;
    PictureIr picture;
    const char* reason;
  } rows[] = {
      {"empty EMF", picture(PictureFormat::Emf, test::emf(100, 100)), "the EMF draws nothing"},
      {"WMF", picture(PictureFormat::Wmf, test::wmf(100, 100, true)), "the WMF draws nothing"},
      {"damaged", picture(PictureFormat::Png, "\x89PNG\r\n\x1A\nrubbish"), "cannot be decoded: "},
      {"nothing", picture(PictureFormat::Png, ""), "cannot be decoded: "},
      {"only facts", PictureIr{}, "no pixels"},
  };
  for (const auto& row : rows) {
    const PixelsIr pixels = decoded(row.picture);
    EXPECT_EQ(pixels.width, 0) << row.name;
    EXPECT_NE(pixels.missing.english().find(row.reason), std::string::npos)
        << row.name << ": " << pixels.missing;
    EXPECT_NE(pixels.missing.in(Language::Korean), pixels.missing.english()) << row.name;
  }
}

TEST(PictureDecoder, WithoutItsProgramSaysSo) {
  const PictureDecoder decoder(Limits(), "/nowhere/deckle-svg");
  const auto pixels = decoder.pixels_of(picture(PictureFormat::Bmp, two_colors(4, 4, 0)));
  EXPECT_NE(pixels->pixels().missing.english().find("not installed"), std::string::npos);
}

}  // namespace
}  // namespace deckle::ooxml
