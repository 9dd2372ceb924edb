#include "bench/chrome_rows/record.h"

#include <cmath>
#include <iterator>
#include <cstdio>
#include <set>

#include "measure/fonts/face.h"
#include "render/html/browser_measurer.h"

namespace deckle::bench {
namespace {

// px: whole ones, and 14 and 20 pt.
constexpr double kSizes[] = {16, 18.666666666666668, 20, 24, 26.666666666666668, 28, 32};
// docs/text-layout.md, 3.4.
constexpr double kWidths[] = {200, 260, 340, 420, 560, 720};
constexpr std::size_t kMaxSentences = 3, kMaxBytes = 700;

std::int64_t steps(Emu length) { return std::llround(to_px(length) * 64); }

// One to three sentences, from each on.
std::vector<RowText> texts_of(const std::vector<RowText>& sentences, bool spaces) {
  std::vector<RowText> out;
  for (std::size_t first = 0; first < sentences.size(); ++first) {
    std::string text;
    for (std::size_t n = 0; n < kMaxSentences; ++n) {
      if (n > 0 && spaces) text += ' ';
      text += sentences[(first + n) % sentences.size()].text;
      if (text.size() <= kMaxBytes) out.push_back({text, {}});
    }
  }
  return out;
}

std::vector<RowBox> boxes_of(std::size_t text) {
  std::vector<RowBox> out;
  std::size_t at = text;
  for (const double width : kWidths) {
    for (int twice = 0; twice < 2; ++twice, at += 3) {
      RowBox& box = out.emplace_back();
      box.size_px = kSizes[at % std::size(kSizes)];
      box.width_px = width + static_cast<double>((text + at) % 17);
    }
  }
  return out;
}

void fill(RowBox& box, const MeasuredElement& measured) {
  for (const MeasuredLine& line : measured.lines) {
    box.starts.push_back(line.begin);
    box.widths.push_back(steps(line.width));
  }
  const Rect& c = measured.content_box;
  box.bounds = {steps(c.x - measured.bbox.x), steps(c.y - measured.bbox.y), steps(c.w), steps(c.h)};
}

}  // namespace

int record(const std::string& sentences, const std::string& path) {
  Rows rows;
  rows.sets = read_sentences(sentences);
  if (rows.sets.empty()) {
    std::fprintf(stderr, "%s cannot be read\n", sentences.c_str());
    return 66;
  }
  const auto fail = [](const Error& error) {
    std::fprintf(stderr, "%s\n", to_string(error).c_str());
    return 1;
  };
  measure::FontOptions options;
  options.use_builtin = false;
  const auto catalog = measure::FontCatalog::open(options);
  if (!catalog) return fail(catalog.error());
  const measure::TextEngine engine(*catalog, measure::Target::Chrome);
  auto browser = measure::Browser::open();
  if (!browser) return fail(browser.error());
  rows.browser = (*browser)->version();
  const auto measurer = render::BrowserMeasurer::open(*browser, engine, {});
  if (!measurer) return fail(measurer.error());
  std::set<std::string> families;
  for (RowSet& set : rows.sets) {
    const measure::ResolvedFace face = (*catalog)->resolve(set.family, false, false);
    if (face.use.source != FontUse::Source::Exact || face.face->file() == nullptr) {
      std::fprintf(stderr, "%s is not installed\n", set.family.c_str());
      return 1;
    }
    if (families.insert(set.family).second)
      rows.fonts.push_back(font_of(set.family, face.face->file()->path()));
    const bool spaces = !set.lang.starts_with("ja") && !set.lang.starts_with("zh");
    set.texts = texts_of(set.texts, spaces);
    for (std::size_t t = 0; t < set.texts.size(); ++t) {
      RowText& text = set.texts[t];
      text.boxes = boxes_of(t);
      SlideIr slide;
      slide.size = {emu_from_px(1280), emu_from_px(720)};
      for (const RowBox& box : text.boxes) {
        slide.elements.push_back(element_of(set, text.text, box));
        slide.elements.back().eid = std::to_string(slide.elements.size());
      }
      const auto measured = (*measurer)->measure(slide);
      if (!measured) return fail(measured.error());
      for (std::size_t b = 0; b < text.boxes.size(); ++b)
        fill(text.boxes[b], measured->elements[b]);
    }
  }
  return write_rows(rows, path) ? 0 : 73;
}

}  // namespace deckle::bench
