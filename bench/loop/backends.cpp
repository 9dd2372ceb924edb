// Whether Chromium's measurements lead to the same defects as the native engine's (docs/chrome.md).
//
//   loop_backends [--slides 1000] [--seed 1] [--close]
//
// The slides are those of loop_bench, disturbed and impossible ones; with --close the boxes of all
// texts are as high as their text but for a px and a half, where a rounding decides. Prints each defect that only one
// of the two finds, with what they measured, and how many slides have the same defects.

#include <fmt/format.h>

#include <cstdlib>
#include <set>
#include <string>
#include <tuple>

#include "bench/loop/slides.h"
#include "engine/pipeline/engine.h"
#include "fixers/diagnose/detect.h"
#include "render/html/browser_measurer.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"

namespace {

using namespace deckle;
using namespace deckle::bench;

using Key = std::tuple<fixers::DefectType, std::size_t, std::size_t>;

std::set<Key> defects_of(const SlideIr& slide, const MeasuredSlide& measured) {
  std::set<Key> keys;
  for (const fixers::Defect& defect : fixers::detect(slide, measured, {}).defects)
    keys.insert({defect.type, defect.element, defect.other});
  return keys;
}

bool same_lines(const MeasuredElement& a, const MeasuredElement& b) {
  if (a.lines.size() != b.lines.size()) return false;
  for (std::size_t i = 0; i < a.lines.size(); ++i) {
    if (a.lines[i].paragraph != b.lines[i].paragraph || a.lines[i].text != b.lines[i].text) return false;
  }
  return true;
}

// What is behind a difference, as far as the measurements tell.
const char* cause_of(const MeasuredElement& native, const MeasuredElement& chrome) {
  if (!same_lines(native, chrome)) return "other line breaks";
  if (native.text_height != chrome.text_height) return "another height";
  if (native.overflow_x != chrome.overflow_x) return "another width";
  return "another box";
}

void print_difference(int number, const SlideIr& slide, const Key& key, bool is_native,
                      const MeasuredSlide& native, const MeasuredSlide& chrome) {
  const auto& [type, element, other] = key;
  const MeasuredElement &a = native.elements[element], &b = chrome.elements[element];
  const ElementIr& ir = slide.elements[element];
  fmt::print("slide {}: {} of {} only with {}: {}\n", number, fixers::to_string(type), ir.eid,
             is_native ? "the native engine" : "Chromium", cause_of(a, b));
  const auto line = [&](const char* name, const MeasuredElement& m) {
    fmt::print("  {:<8} lines {:>3}  text {:.3f} x {:.3f}  of {:.3f}  beyond {:.3f}, {:.3f}\n", name, m.lines.size(),
               to_px(m.text_width), to_px(m.text_height), to_px(m.available_height), to_px(m.overflow_x),
               to_px(m.overflow_y));
  };
  fmt::print("  {} px, line height {}\n", px_from_pt(largest_size_pt(ir.text)),
             ir.text.paragraphs.empty() ? 0 : ir.text.paragraphs[0].style.line_spacing.value);
  line("native", a);
  line("Chromium", b);
  for (std::size_t i = 0; i < std::min(a.lines.size(), b.lines.size()); ++i) {
    if (a.lines[i].text == b.lines[i].text) continue;
    fmt::print("  line {}: \"{}\" | \"{}\"\n", i + 1, a.lines[i].text, b.lines[i].text);
    break;
  }
}

// Heights between a px and a half too low and as much too high.
void make_close(Random& random, SlideIr& slide, const measure::SlideMeasurer& measurer) {
  for (ElementIr& element : slide.elements) {
    if (element.text.empty()) continue;
    const double needed = needed_px(element, slide.size, measurer);
    if (needed < 1e8) element.box.h = emu_from_px(needed + random.from_real(-1.5, 1.5));
  }
}

int run(int slides, std::uint64_t seed, bool close) {
  const auto engine = engine::Engine::open();
  if (!engine) return 1;
  const auto text_engine = engine->text_engine(measure::Target::Chrome);
  const auto browser = engine->browser_measurer();
  if (!text_engine || !browser) {
    fmt::print(stderr, "loop_backends: {}\n", to_string(browser ? text_engine.error() : browser.error()));
    return 69;
  }
  const measure::NativeMeasurer native(**text_engine);
  int same = 0, defects = 0, only_native = 0, only_chrome = 0;
  for (int number = 0; number < slides; ++number) {
    Random random(seed * 1000003 + static_cast<std::uint64_t>(number));
    SlideIr slide = number % 5 != 4
                              ? disturbed_slide(random, sound_slide(random, native), native, {})
                              : impossible_slide(random, native, {}).slide;
    if (close) make_close(random, slide, native);
    const auto by_engine = native.measure(slide);
    const auto by_browser = (*browser)->measure(slide);
    if (!by_engine || !by_browser) {
      fmt::print(stderr, "slide {}: {}\n", number,
                 to_string(by_engine ? by_browser.error() : by_engine.error()));
      return 1;
    }
    const std::set<Key> a = defects_of(slide, *by_engine), b = defects_of(slide, *by_browser);
    same += a == b;
    defects += static_cast<int>(a.size());
    for (const Key& key : a) {
      if (b.contains(key)) continue;
      ++only_native;
      print_difference(number, slide, key, true, *by_engine, *by_browser);
    }
    for (const Key& key : b) {
      if (a.contains(key)) continue;
      ++only_chrome;
      print_difference(number, slide, key, false, *by_engine, *by_browser);
    }
  }
  fmt::print("{} slides, seed {}{}, {}: {} have the same defects ({:.2f} %); of {} defects {} only with the native "
             "engine, {} only with Chromium\n",
             slides, seed, close ? ", close" : "", (*browser)->browser().version(), same, 100.0 * same / slides, defects, only_native,
             only_chrome);
  return same * 100 >= slides * 99 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  int slides = 1000;
  std::uint64_t seed = 1;
  bool close = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (i + 1 < argc && word == "--slides") slides = std::atoi(argv[++i]);
    else if (i + 1 < argc && word == "--seed") seed = std::strtoull(argv[++i], nullptr, 10);
    else if (word == "--close") close = true;
    else slides = 0;
  }
  if (slides < 1) {
    fmt::print(stderr, "usage: loop_backends [--slides N] [--seed S] [--close]\n");
    return 2;
  }
  return run(slides, seed, close);
}
