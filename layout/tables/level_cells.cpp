#include "layout/tables/level_cells.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include "layout/tables/heading_words.h"
#include "layout/text/better_words.h"
#include "layout/text/contrast.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// Ours: how far the fill of each step is from the page. On a light page the third one is as dark as
// a colour with light text on it, on a dark page all are lighter, as its colours are.
constexpr std::array<double, 5> kStepsOnLight = {1.12, 1.3, 2, 4.6, 9};
constexpr std::array<double, 5> kStepsOnDark = {1.25, 1.6, 5, 7.5, 11};
constexpr std::uint32_t kWhitePage = 0xFFFFFF, kBlackPage = 0x000000;
// An area may be brighter than a word: where no accent is amber.
constexpr std::uint32_t kAmberArea = 0xE5A01A;

}  // namespace

bool is_dark_page(std::uint32_t page) {
  return contrast_ratio(page, kWhitePage) > contrast_ratio(page, kBlackPage);
}

bool names_no_levels(const std::string& heading) {
  // What the heading is about is its end: "Risk owner", but not "Lead time".
  static constexpr std::string_view kWords[] = {
      "name",  "names", "surname", "owner", "person", "lead",   "contact", "author", "colour",
      "color", "담당",  "담당자",  "이름",  "성명",   "색상",   "색깔",    "担当",   "担当者",
      "氏名",  "名前",  "姓名",    "色",    "负责人", "負責人", "颜色",    "顏色"};
  const std::string text = ascii_lower(heading);
  return std::any_of(std::begin(kWords), std::end(kWords), [&text](std::string_view word) {
    if (!text.ends_with(word)) return false;
    return !is_ascii(word) || text.size() == word.size() ||
           text[text.size() - word.size() - 1] == ' ';
  });
}

Better better_level(const ElementStyle& style, const std::string& heading) {
  if (style.better) return *style.better;
  const bool benefit = mentions_any(
      heading,
      {"benefit",  "benefits", "value",  "gain",        "confidence",  "satisfaction", "quality",
       "maturity", "strength", "return", "opportunity", "reliability", "readiness",    "효과",
       "가치",     "만족도",   "품질",   "신뢰도",      "성숙도",      "준비도",       "효율",
       "効果",     "価値",     "満足度", "品質",        "信頼度",      "成熟度",       "效果",
       "价值",     "價值",     "满意度", "质量",        "收益",        "信心"});
  const bool burden = mentions_any(heading, {"risk", "risks", "loss", "at risk", "위험", "리스크",
                                             "손실", "リスク", "危険", "损失", "风险", "風險"}) ||
                      better_for(style, heading) == Better::Down;
  return benefit && !burden ? Better::Up : Better::Down;
}

Color area_hue(const TextContext& context, Signal signal) {
  const Color hue = signal_hue(context, signal);
  return hue.rgb == kSignalColors[1] ? Color{"", kAmberArea} : hue;
}

LevelCell level_cell(const TextContext& context, Signal signal, int step, std::uint32_t page,
                     const Color& ink) {
  const bool dark = is_dark_page(page);
  const double wanted =
      (dark ? kStepsOnDark : kStepsOnLight)[static_cast<std::size_t>(std::clamp(step, 0, 4))];
  const Color hue = area_hue(context, signal);
  const double least = text_contrast(context);
  const auto on = [&](std::uint32_t fill) {
    const Color text = contrast_ratio(ink.rgb, fill) >= least ? ink : readable_on(context, fill);
    return LevelCell{{"", fill}, legible_on(text, fill, least)};
  };
  // From the page to the colour, and beyond it to black or white. What is high has the colour
  // itself.
  constexpr int kSteps = 40, kHigh = 3;
  const std::uint32_t end = dark ? kWhitePage : kBlackPage;
  for (int i = step < kHigh ? 1 : kSteps; i <= 2 * kSteps; ++i) {
    const std::uint32_t fill =
        i <= kSteps ? mixed_color(page, hue.rgb, static_cast<double>(i) / kSteps)
                    : mixed_color(hue.rgb, end, static_cast<double>(i - kSteps) / kSteps);
    const LevelCell cell = on(fill);
    if (contrast_ratio(fill, page) >= wanted && contrast_ratio(cell.text.rgb, fill) >= least)
      return cell;
  }
  return on(end);
}

}  // namespace deckle::layout
