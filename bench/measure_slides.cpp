// Slides of a spec measured one after the other on one thread, with fonts open and no text shaped yet.
//
//   measure_slides SPEC.json [--target chrome] [--rounds 100]
//
// Prints the slides a second of the middle and of the best round. Each has a new text engine, whose
// caches are empty, over the same fonts. bench/chrome_race runs it beside a browser.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/pipeline/engine.h"
#include "measure/slide/slide_measurer.h"

namespace deckle::bench {
namespace {

using Clock = std::chrono::steady_clock;

int run(const std::string& path, measure::Target target, int rounds) {
  std::ifstream file(path, std::ios::binary);
  engine::SpecInput input;
  input.text = {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  input.name = path;
  const auto engine = engine::Engine::open();
  if (!engine) return 1;
  engine::BuildOptions options;
  options.target = target;
  options.repair = engine::Repair::None;
  options.package = engine::PackageWanted::No;
  const engine::Built built = engine->build(input, options);
  if (!built.ok()) {
    std::fprintf(stderr, "%s cannot be laid out\n", path.c_str());
    return 65;
  }
  // Opens the faces.
  measure::FontOptions font_options;
  font_options.use_builtin = target == measure::Target::PowerPoint;
  const auto fonts = measure::FontCatalog::open(font_options);
  if (!fonts) return 1;
  std::size_t lines = 0;
  std::vector<double> rates;
  for (int round = -1; round < rounds; ++round) {
    const measure::TextEngine text(*fonts, target);
    const measure::NativeMeasurer measurer(text);
    const auto begin = Clock::now();
    std::size_t found = 0;
    for (const SlideIr& slide : built.slides) {
      const auto measured = measurer.measure(slide);
      if (!measured) return 1;
      for (const MeasuredElement& element : measured->elements) found += element.lines.size();
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (round >= 0) rates.push_back(static_cast<double>(built.slides.size()) / seconds);
    lines = found;
  }
  std::sort(rates.begin(), rates.end());
  fmt::print("{} slides, {} lines, {} rounds", built.slides.size(), lines, rates.size());
  if (!rates.empty())
    fmt::print(": median {:.0f} slides/s, best {:.0f}", rates[rates.size() / 2], rates.back());
  fmt::print("\n");
  return 0;
}

}  // namespace
}  // namespace deckle::bench

int main(int argc, char** argv) {
  std::string path;
  auto target = deckle::measure::Target::Chrome;
  int rounds = 100;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--target" && i + 1 < argc)
      target = deckle::measure::target_from(argv[++i]).value_or(target);
    else if (argument == "--rounds" && i + 1 < argc)
      rounds = std::atoi(argv[++i]);
    else
      path = argument;
  }
  if (path.empty()) {
    std::fputs("usage: measure_slides SPEC.json [--target NAME] [--rounds N]\n", stderr);
    return 2;
  }
  return deckle::bench::run(path, target, rounds);
}
