#include "ooxml/media/svg/weights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/numbers.h"

namespace deckle::ooxml::svg {
namespace {

// 80 for a deviation of 2 px and more, 90 to 155 for less.
constexpr double kBlurWork = 120;
// feTurbulence of one octave took 72 to 265, of eight 357 to 493.
constexpr double kTurbulenceWork = 150, kOctaveWork = 45;
// Order 3 took 67, order 9 took 373.
constexpr double kConvolveWork = 30, kConvolveCellWork = 4.5;
// Radius 1 took 58, radius 8 took 1,701: its window has 289 pixels.
constexpr double kMorphologyCellWork = 6.5;
constexpr double kMergeNodeWork = 22;

// What does not depend on attributes.
constexpr std::array<std::pair<std::string_view, double>, 12> kFixed{
    {{"feblend", 30},
     {"fecolormatrix", 25},
     {"fecomponenttransfer", 40},
     {"fecomposite", 35},
     {"fediffuselighting", 40},
     {"fedisplacementmap", 640},
     {"fedropshadow", 200},
     {"fegaussianblur", kBlurWork},
     {"feimage", 15},
     {"femergenode", kMergeNodeWork},
     {"fespecularlighting", 80},
     {"fetile", 4}}};

constexpr std::array<std::pair<std::string_view, double>, 10> kFunctions{{{"blur", kBlurWork},
                                                                          {"drop-shadow", 200},
                                                                          {"brightness", 30},
                                                                          {"contrast", 30},
                                                                          {"grayscale", 30},
                                                                          {"hue-rotate", 30},
                                                                          {"invert", 30},
                                                                          {"opacity", 30},
                                                                          {"saturate", 30},
                                                                          {"sepia", 30}}};

// One number or two, the second being the first where it is absent.
std::pair<double, double> pair_of(std::span<const Attribute> attributes, std::string_view name,
                                  double standard) {
  for (const Attribute& attribute : attributes) {
    if (attribute.name != name) continue;
    const std::vector<double> found = numbers(attribute.value, 2);
    if (!found.empty()) return {std::abs(found.front()), std::abs(found.back())};
  }
  return {standard, standard};
}

}  // namespace

PrimitiveWork primitive_work(std::string_view element, std::span<const Attribute> attributes) {
  PrimitiveWork work;
  if (element == "feturbulence") {
    const double octaves = pair_of(attributes, "numOctaves", 1).first;
    work.fixed = kTurbulenceWork + kOctaveWork * octaves;
  } else if (element == "feconvolvematrix") {
    const auto [columns, rows] = pair_of(attributes, "order", 3);
    work.fixed = kConvolveWork + kConvolveCellWork * columns * rows;
  } else if (element == "femorphology") {
    std::tie(work.radius_x, work.radius_y) = pair_of(attributes, "radius", 0);
    work.window = kMorphologyCellWork;
  } else {
    const auto* const found = std::find_if(
        kFixed.begin(), kFixed.end(), [element](const auto& row) { return row.first == element; });
    if (found != kFixed.end()) work.fixed = found->second;
  }
  return work;
}

double function_work(std::string_view function) {
  const auto* const found =
      std::find_if(kFunctions.begin(), kFunctions.end(),
                   [function](const auto& row) { return row.first == function; });
  return found == kFunctions.end() ? 0 : kFilterWork + kFilterRegionWork + found->second;
}

}  // namespace deckle::ooxml::svg
