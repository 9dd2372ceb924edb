// The data colours of every theme stay apart in grey print and for colour-blind readers.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "ooxml/drawing/color.h"
#include "ooxml/drawing/color_transform.h"
#include "templates/template.h"

namespace deckle::templates {
namespace {

using Matrix = std::array<std::array<double, 3>, 3>;
struct Sight {
  const char* name;
  Matrix matrix;  // on linear RGB
};

// Machado, Oliveira and Fernandes 2009, severity 1.0.
constexpr std::array<Sight, 4> kSights{{{"common", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
                                        {"protanopia",
                                         {{{0.152286, 1.052583, -0.204868},
                                           {0.114503, 0.786281, 0.099216},
                                           {-0.003882, -0.048116, 1.051998}}}},
                                        {"deuteranopia",
                                         {{{0.367322, 0.860646, -0.227968},
                                           {0.280085, 0.672501, 0.047413},
                                           {-0.011820, 0.042940, 0.968881}}}},
                                        {"tritanopia",
                                         {{{1.255528, -0.076749, -0.178779},
                                           {-0.078411, 0.930809, 0.147602},
                                           {0.004733, 0.691367, 0.303900}}}}}};

struct Lab {
  double l, a, b;
};

// CIE 1976 under D65, from linear RGB as `sight` sees it.
Lab seen(std::uint32_t rgb, const Matrix& sight) {
  const ooxml::Rgb color = ooxml::to_rgb(rgb);
  const std::array<double, 3> in{ooxml::to_linear(color.r), ooxml::to_linear(color.g),
                                 ooxml::to_linear(color.b)};
  std::array<double, 3> out{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) out[i] += sight[i][j] * in[j];
    out[i] = std::clamp(out[i], 0.0, 1.0);
  }
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * out[0] + 0.3576 * out[1] + 0.1805 * out[2]) / 0.95047);
  const double y = f(0.2126 * out[0] + 0.7152 * out[1] + 0.0722 * out[2]);
  const double z = f((0.0193 * out[0] + 0.1192 * out[1] + 0.9505 * out[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

class Palette : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Themes, Palette, testing::ValuesIn(builtin_template_ids()),
                         [](const auto& row) { return row.param; });

std::vector<std::uint32_t> data_colors(const std::string& theme) {
  const Result<Template> t = builtin_template(theme, SlideSize::Widescreen16x9);
  EXPECT_TRUE(t);
  std::vector<std::uint32_t> out;
  for (const char* name : {"accent1", "accent2", "accent3", "accent4", "accent5", "accent6"}) {
    out.push_back(t->layouts.front().colors.at(name));
  }
  return out;
}

TEST_P(Palette, LightnessIsTenApartForGreyPrint) {
  std::vector<double> lightness;
  for (const std::uint32_t rgb : data_colors(GetParam())) lightness.push_back(seen(rgb, kSights[0].matrix).l);
  std::sort(lightness.begin(), lightness.end());
  double smallest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < lightness.size(); ++i)
    smallest = std::min(smallest, lightness[i] - lightness[i - 1]);
  RecordProperty("least_lightness_step", std::to_string(smallest));
  EXPECT_GE(smallest, 10.0);
}

// 15 is about six just noticeable differences of the 1976 formula.
TEST_P(Palette, StaysApartForColourBlindReaders) {
  const std::vector<std::uint32_t> colors = data_colors(GetParam());
  for (const Sight& sight : kSights) {
    double smallest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < colors.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Lab a = seen(colors[i], sight.matrix), b = seen(colors[j], sight.matrix);
        smallest = std::min(smallest, std::hypot(a.l - b.l, a.a - b.a, a.b - b.b));
      }
    }
    RecordProperty(sight.name, std::to_string(smallest));
    EXPECT_GE(smallest, 15.0) << sight.name;
  }
}

}  // namespace
}  // namespace deckle::templates
