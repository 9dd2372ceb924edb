#include "bench/chrome_rows/check.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "bench/chrome_rows/rows.h"
#include "measure/fonts/face.h"
#include "measure/text/text_engine.h"

namespace deckle::bench {
namespace {

// Of the requirements: line starts in 99.95 % of the boxes, widths within 0.06 % (or 2/64 px, two
// roundings of a browser), rectangles exactly at whole sizes.
constexpr double kLeastExact = 0.9995, kWidthError = 0.0006, kRoundingSteps = 2;

struct Tally {
  std::size_t boxes = 0, exact = 0, lines = 0, wide = 0, whole = 0, rectangles = 0;
  double worst_width = 0;

  void add(const Tally& more) {
    boxes += more.boxes;
    exact += more.exact;
    lines += more.lines;
    wide += more.wide;
    whole += more.whole;
    rectangles += more.rectangles;
    worst_width = std::max(worst_width, more.worst_width);
  }
};

double steps(double points) { return px_from_pt(points) * 64; }

// Top and height of the union of the text's rectangles, each as high as the face.
std::pair<std::int64_t, std::int64_t> extent(const measure::LaidOutText& text, const RowBox& box,
                                             const measure::VerticalMetrics& face) {
  const double ascent = std::round(face.hhea_ascent * box.size_px);
  const double descent = std::round(face.hhea_descent * box.size_px);
  const double top = px_from_pt(text.lines.front().baseline) - ascent;
  const double bottom = px_from_pt(text.lines.back().baseline) + descent;
  return {std::llround(top * 64), std::llround(bottom * 64) - std::llround(top * 64)};
}

class Checker {
 public:
  Checker(const measure::TextEngine& engine, bool verbose) : engine_(engine), verbose_(verbose) {}

  Tally set(const RowSet& set) const {
    Tally tally;
    const measure::VerticalMetrics& face =
        engine_.fonts().resolve(set.family, false, false).face->vertical();
    for (const RowText& text : set.texts) {
      for (const RowBox& row : text.boxes) box(set, text.text, row, face, tally);
    }
    return tally;
  }

 private:
  void box(const RowSet& set, const std::string& text, const RowBox& row,
           const measure::VerticalMetrics& face, Tally& tally) const {
    const ElementIr element = element_of(set, text, row);
    const measure::LaidOutText laid_out = engine_.lay_out(element.text, to_pt(element.box.w));
    std::vector<std::size_t> starts;
    for (const measure::Line& line : laid_out.lines) starts.push_back(line.begin);
    ++tally.boxes;
    if (starts != row.starts) {
      if (verbose_) print_breaks(set, text, row, starts);
      return;
    }
    ++tally.exact;
    for (std::size_t i = 0; i < row.widths.size(); ++i) width(text, row, laid_out.lines[i], i, tally);
    if (std::abs(row.size_px - std::round(row.size_px)) > 1e-6) return;
    ++tally.whole;
    const auto [top, height] = extent(laid_out, row, face);
    const bool same = top == row.bounds[1] && height == row.bounds[3];
    tally.rectangles += same;
    if (!same && verbose_)
      std::printf("  rectangle at %g px: top %lld height %lld, Chromium %lld %lld (1/64 px)\n",
                  row.size_px, static_cast<long long>(top), static_cast<long long>(height),
                  static_cast<long long>(row.bounds[1]), static_cast<long long>(row.bounds[3]));
  }

  void width(const std::string& text, const RowBox& row, const measure::Line& line, std::size_t i,
             Tally& tally) const {
    const double got = steps(line.width), want = static_cast<double>(row.widths[i]);
    const double error = std::abs(got - want);
    ++tally.lines;
    if (error <= kRoundingSteps) return;
    tally.worst_width = std::max(tally.worst_width, error / want);
    if (error <= kWidthError * want) return;
    ++tally.wide;
    if (verbose_)
      std::printf("  width at %g px: %.2f, Chromium %.2f px: %s\n", row.size_px, got / 64, want / 64,
                  text.substr(line.begin, line.visible_end - line.begin).c_str());
  }

  static void print_breaks(const RowSet& set, const std::string& text, const RowBox& row,
                           const std::vector<std::size_t>& starts) {
    const auto marked = [&text](const std::vector<std::size_t>& at) {
      std::string out = text;
      for (auto it = at.rbegin(); it != at.rend(); ++it) {
        if (*it > 0 && *it <= out.size()) out.insert(*it, "|");
      }
      return out;
    };
    std::printf("  breaks %s %s %g px, %g px wide\n    native   %s\n    chromium %s\n", set.lang.c_str(),
                set.family.c_str(), row.size_px, row.width_px, marked(starts).c_str(),
                marked(row.starts).c_str());
  }

  const measure::TextEngine& engine_;
  bool verbose_;
};

void print(const std::string& name, const Tally& t) {
  std::printf("%-42s %6zu %6zu %8.3f%% %7zu %5zu %8.4f%% %6zu of %zu\n", name.c_str(), t.boxes, t.exact,
              t.boxes > 0 ? 100.0 * static_cast<double>(t.exact) / static_cast<double>(t.boxes) : 0,
              t.lines, t.wide, t.worst_width * 100, t.rectangles, t.whole);
}

}  // namespace

int check(const std::string& path, bool verbose) {
  const Rows rows = read_rows(path);
  if (rows.sets.empty()) {
    std::fprintf(stderr, "%s holds no rows\n", path.c_str());
    return 66;
  }
  measure::FontOptions options;
  options.use_builtin = false;
  const auto catalog = measure::FontCatalog::open(options);
  if (!catalog) {
    std::fprintf(stderr, "%s\n", to_string(catalog.error()).c_str());
    return 1;
  }
  std::map<std::string, bool> usable;
  for (const RowFont& recorded : rows.fonts) {
    const measure::ResolvedFace face = (*catalog)->resolve(recorded.family, false, false);
    const measure::FontFile* file = face.face->file();
    usable[recorded.family] = face.use.source == FontUse::Source::Exact && file != nullptr &&
                              font_of(recorded.family, file->path()) == recorded;
  }
  const measure::TextEngine engine(*catalog, measure::Target::Chrome);
  const Checker checker(engine, verbose);
  std::printf("rows of %s\n%-42s %6s %6s %9s %7s %5s %9s %s\n", rows.browser.c_str(), "set", "boxes",
              "exact", "", "lines", "wide", "worst", "rectangles at whole sizes");
  Tally all;
  std::size_t skipped = 0;
  for (const RowSet& set : rows.sets) {
    const std::string name = set.lang + ' ' + set.family +
                             (set.word_break == WordBreak::KeepAll ? " keep-all" : "");
    if (!usable[set.family]) {
      ++skipped;
      std::printf("%-42s skipped: the font is another one here\n", name.c_str());
      continue;
    }
    const Tally tally = checker.set(set);
    print(name, tally);
    all.add(tally);
  }
  print("all", all);
  if (skipped > 0) std::printf("%zu of %zu sets skipped\n", skipped, rows.sets.size());
  if (all.boxes == 0) return kSkipped;
  const bool breaks = static_cast<double>(all.exact) >= kLeastExact * static_cast<double>(all.boxes);
  return breaks && all.wide == 0 && all.rectangles == all.whole ? 0 : 1;
}

}  // namespace deckle::bench
