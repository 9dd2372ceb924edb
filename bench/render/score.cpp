// render_score DECK.pptx PAGE.ppm...: how similar deckle's pictures of the slides are to given ones
// of the same size: the structural similarity (SSIM) of each page, and their median.
//
// Pages are PPM (P6), one for each slide in order, as pdftoppm writes them. Lines are drawn where
// PowerPoint for Mac exports them to PDF: baselines at whole points below the top of their text,
// then on a grid of 1/300 inch, ties up. --plain leaves that out. --save FOLDER keeps deckle's
// pages as PNG. --letters FILE keeps where letters are drawn: a JSON object for each run, in the
// order in which they are drawn.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/pipeline/engine.h"
#include "layout/geometry/solve_geometry.h"
#include "measure/slide/slide_measurer.h"
#include "pptx/read/deck_reader.h"
#include "render/cairo/draw_deck.h"
#include "render/cairo/png.h"
#include "render/display/display_slide.h"
#include "render/display/geometry.h"

namespace {

using namespace deckle;

struct Grey {
  int width = 0, height = 0;
  std::vector<double> values;
  [[nodiscard]] double at(int x, int y) const {
    return values[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
  }
};

double luma(double r, double g, double b) { return 0.299 * r + 0.587 * g + 0.114 * b; }

Grey read_ppm(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string magic;
  int most = 0;
  Grey out;
  in >> magic >> out.width >> out.height >> most;
  in.get();
  const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  if (magic != "P6" || most != 255 || out.width <= 0 || out.height <= 0 ||
      bytes.size() !=
          static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height) * 3)
    return {};
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto channel = [&](std::size_t k) {
      return static_cast<double>(static_cast<unsigned char>(bytes[i + k]));
    };
    out.values.push_back(luma(channel(0), channel(1), channel(2)));
  }
  return out;
}

Grey grey_of(const render::Raster& raster) {
  Grey out{raster.width, raster.height, {}};
  for (const std::uint32_t pixel : raster.pixels)
    out.values.push_back(luma((pixel >> 16U) & 0xFFU, (pixel >> 8U) & 0xFFU, pixel & 0xFFU));
  return out;
}

// Wang et al. 2004, over windows of 8 by 8 pixels, every fourth.
double similarity(const Grey& a, const Grey& b) {
  constexpr int kWindow = 8, kStep = 4;
  constexpr double kC1 = (0.01 * 255) * (0.01 * 255), kC2 = (0.03 * 255) * (0.03 * 255);
  constexpr double kCount = kWindow * kWindow;
  double sum = 0;
  long windows = 0;
  for (int y = 0; y + kWindow <= std::min(a.height, b.height); y += kStep) {
    for (int x = 0; x + kWindow <= std::min(a.width, b.width); x += kStep) {
      double sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0;
      for (int j = 0; j < kWindow; ++j) {
        for (int i = 0; i < kWindow; ++i) {
          const double p = a.at(x + i, y + j), q = b.at(x + i, y + j);
          sa += p;
          sb += q;
          saa += p * p;
          sbb += q * q;
          sab += p * q;
        }
      }
      const double ma = sa / kCount, mb = sb / kCount;
      const double va = saa / kCount - ma * ma, vb = sbb / kCount - mb * mb,
                   cov = sab / kCount - ma * mb;
      sum += (2 * ma * mb + kC1) * (2 * cov + kC2) / ((ma * ma + mb * mb + kC1) * (va + vb + kC2));
      ++windows;
    }
  }
  return windows > 0 ? sum / static_cast<double>(windows) : 0;
}

double exported(double top, double baseline) {
  constexpr double kGrid = 0.24;  // points: 1/300 inch
  const double whole = top + std::floor(baseline - top + 0.5 + 1e-6);
  return std::ceil(whole / kGrid - 0.5 - 1e-6) * kGrid;
}

void as_exported(std::vector<MeasuredLine>& lines) {
  if (lines.empty()) return;
  const double top = to_pt(lines.front().top);
  for (MeasuredLine& line : lines) line.baseline = emu_from_pt(exported(top, to_pt(line.baseline)));
}

// Runs of letters on the page: where each begins, in points.
void write_letters(const render::DisplayList& list, std::size_t slide, std::ostream& out) {
  std::vector<render::Matrix> groups(1);
  for (const render::DisplayItem& item : list.items) {
    if (const auto* group = std::get_if<render::BeginGroup>(&item))
      groups.push_back(render::combined(group->transform, groups.back()));
    if (std::holds_alternative<render::EndGroup>(item)) groups.pop_back();
    const auto* run = std::get_if<render::DrawnGlyphs>(&item);
    if (run == nullptr || run->glyphs.empty()) continue;
    std::string text;
    for (const render::DisplayCluster& cluster : run->clusters) text += cluster.text;
    const render::Point at = groups.back().of(run->glyphs.front().at);
    out << nlohmann::json{{"slide", slide}, {"text", text}, {"x", at.x}, {"baseline", at.y}}.dump()
        << '\n';
  }
}

struct Call {
  std::string deck, save, letters;
  bool plain = false;
  std::vector<std::string> pages;
};

int run(const Call& call) {
  const auto engine = engine::Engine::open({});
  if (!engine) return 1;
  const auto deck = engine->read_deck(call.deck);
  const auto text_engine = engine->text_engine(measure::Target::PowerPoint);
  const auto drawn = engine->fonts(measure::Target::LibreOffice);
  if (!deck || !text_engine || !drawn) {
    fmt::print(stderr, "{}: cannot be read\n", call.deck);
    return 1;
  }
  const measure::NativeMeasurer measurer(**text_engine);
  render::PictureStore pictures;
  std::vector<double> scores;
  std::ofstream letters;
  if (!call.letters.empty()) letters.open(call.letters);
  for (std::size_t i = 0; i < (*deck)->slides.size() && i < call.pages.size(); ++i) {
    SlideIr slide = (*deck)->slides[i];
    layout::solve_chart_geometry(slide, **text_engine);
    MeasuredSlide measured = *measurer.measure(slide);
    for (MeasuredElement& element : measured.elements) {
      if (call.plain) break;
      as_exported(element.lines);
      for (MeasuredCell& cell : element.cells) as_exported(cell.lines);
    }
    const render::DisplayList list =
        render::display_list(slide, measured, {**text_engine, **drawn});
    if (letters.is_open()) write_letters(list, i + 1, letters);
    const Grey page = read_ppm(call.pages[i]);
    std::vector<render::NotDrawn> problems;
    const auto raster = render::draw_raster(list, page.width / list.width, pictures, problems);
    if (page.values.empty() || !raster) {
      fmt::print(stderr, "{}: no picture\n", call.pages[i]);
      return 1;
    }
    if (!call.save.empty()) {
      std::ofstream out(fmt::format("{}/{:02}.png", call.save, i + 1), std::ios::binary);
      out << render::write_png(*raster);
    }
    scores.push_back(similarity(page, grey_of(*raster)));
    fmt::print("  slide {:2}  {:.4f}\n", i + 1, scores.back());
  }
  if (scores.empty()) return 1;
  std::sort(scores.begin(), scores.end());
  fmt::print("  median    {:.4f}   lowest {:.4f}\n", scores[scores.size() / 2], scores.front());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  Call call;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--plain")
      call.plain = true;
    else if (argument == "--save" && i + 1 < argc)
      call.save = argv[++i];
    else if (argument == "--letters" && i + 1 < argc)
      call.letters = argv[++i];
    else if (call.deck.empty())
      call.deck = argument;
    else
      call.pages.push_back(argument);
  }
  if (call.pages.empty()) {
    std::fputs(
        "usage: render_score [--plain] [--save FOLDER] [--letters FILE] DECK.pptx PAGE.ppm...\n",
        stderr);
    return 2;
  }
  return run(call);
}
