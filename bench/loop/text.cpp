// Words of several scripts, and texts of a given length.

#include <iterator>

#include "bench/loop/slides.h"
#include "slidespec/core/utf8.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"

namespace deckle::bench {
namespace {

constexpr const char* kLatin[] = {"revenue", "grew",     "in",     "all",    "regions", "while",
                                  "costs",   "declined", "by",     "12%",    "and",     "margins",
                                  "reached", "a",        "record", "of",     "the",     "quarterly",
                                  "forecast", "customers"};
constexpr const char* kGerman[] = {"Umsatz",  "stieg",   "deutlich",  "Lieferkettenprobleme", "und",
                                   "die",     "Kosten",  "sanken",    "Wettbewerbsfähigkeit", "im",
                                   "Quartal", "Märkte",  "wuchsen",   "über",                 "alle"};
constexpr const char* kKorean[] = {"매출은",   "모든",   "지역에서", "증가했으며", "비용은", "12%",
                                   "감소하여", "이익률이", "역대",    "최고치를",   "기록", "고객"};
constexpr const char* kJapanese[] = {"売上は", "全地域で", "増加し",   "コストは", "減少した",
                                     "利益率", "過去最高", "四半期の", "予測を",   "上回る"};
constexpr const char* kArabic[] = {"نمت", "الإيرادات", "في", "جميع", "المناطق", "وانخفضت", "التكاليف"};
constexpr const char* kCyrillic[] = {"Выручка", "выросла", "во",      "всех",   "регионах",
                                     "а",       "расходы", "снизились", "на",   "квартал"};

template <std::size_t N>
const char* word_of(Random& random, const char* const (&words)[N]) {
  return words[random.below(static_cast<int>(N))];
}

const char* word(Random& random, int script) {
  switch (script) {
    case 1:
      return word_of(random, kGerman);
    case 2:
      return word_of(random, kKorean);
    case 3:
      return word_of(random, kJapanese);
    case 4:
      return word_of(random, kArabic);
    case 5:
      return word_of(random, kCyrillic);
    default:
      return word_of(random, kLatin);
  }
}

}  // namespace

std::string some_text(Random& random, int script, int characters) {
  std::string text;
  int count = 0;
  while (count < characters) {
    // A word of Latin letters within the other scripts.
    const std::string next = word(random, random.chance(8) ? 0 : script);
    if (!text.empty() && script != 3) {
      text += ' ';
      ++count;
    }
    text += next;
    count += static_cast<int>(next.size()) / (script == 2 || script == 3 ? 3 : script > 3 ? 2 : 1);
  }
  return text;
}

void set_text(ElementIr& element, const std::string& text, double size_px, double line_height,
              bool bullets) {
  element.text.paragraphs.clear();
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    ParagraphIr paragraph;
    RunIr run;
    run.text = text.substr(begin, end - begin);
    run.style = default_run_style();
    run.style.size_pt = size_from_px(size_px);
    paragraph.end = run.style;
    paragraph.style.line_spacing = {SpacingIr::Unit::Percent, percent_from_line_height(line_height)};
    if (bullets) {
      paragraph.style.bullet.kind = ListKind::Bullet;
      paragraph.style.margin_left = emu_from_px(24);
      paragraph.style.indent = emu_from_px(-24);
    }
    if (!run.text.empty()) paragraph.runs.push_back(std::move(run));
    element.text.paragraphs.push_back(std::move(paragraph));
    begin = end + 1;
  }
}

double needed_px(const ElementIr& element, const Size& page,
                 const measure::SlideMeasurer& measurer) {
  SlideIr alone;
  alone.size = page;
  alone.elements.push_back(element);
  const auto measured = measurer.measure(alone);
  if (!measured) return 1e9;
  const MeasuredElement& m = measured->elements.front();
  const Insets& sides = element.text.insets;
  return too_wide(m) ? 1e9 : to_px(needed_height(m) + sides.top + sides.bottom);
}

}  // namespace deckle::bench
