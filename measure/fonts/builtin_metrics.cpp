#include "measure/fonts/builtin_metrics.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <mutex>
#include <optional>
#include <span>

#include "slidespec/core/ascii.h"
#include "slidespec/core/assert.h"
#include "slidespec/core/embedded.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {

std::span<const EmbeddedFile> embedded_files();

namespace {

// Full-width East Asian faces that are rarely installed outside Windows and macOS. Win metrics in
// units of the font; those of Malgun Gothic, Microsoft YaHei, Nanum Gothic and Yu Gothic were
// recovered from sizes that PowerPoint saved (D of docs/text-layout.md, 10), Meiryo's from its
// line height of 1.5 em; the old bitmap-era faces share 220/36 of 256.
struct KnownFace {
  std::array<std::string_view, 4> names;
  int win_ascent, win_descent, units;
  bool half_width_latin, proportional_kana;
};
constexpr KnownFace kKnownFaces[] = {
    {{"Batang", "바탕", "BatangChe", "바탕체"}, 220, 36, 256, false, false},
    {{"DengXian", "等线", "DengXian Light", "等线 Light"}, 220, 36, 256, false, false},
    {{"Dotum", "돋움", "DotumChe", "돋움체"}, 220, 36, 256, false, false},
    {{"FangSong", "仿宋", "FangSong_GB2312", "仿宋_GB2312"}, 220, 36, 256, true, false},
    {{"Gulim", "굴림", "GulimChe", "굴림체"}, 220, 36, 256, false, false},
    {{"Gungsuh", "궁서", "GungsuhChe", "궁서체"}, 220, 36, 256, false, false},
    {{"Hiragino Kaku Gothic ProN", "ヒラギノ角ゴ ProN W3", "Hiragino Sans", ""},
     220,
     36,
     256,
     false,
     false},
    {{"KaiTi", "楷体", "KaiTi_GB2312", "楷体_GB2312"}, 220, 36, 256, true, false},
    {{"MS Gothic", "MS ゴシック", "", ""}, 220, 36, 256, true, false},
    {{"MS Mincho", "MS 明朝", "", ""}, 220, 36, 256, true, false},
    {{"MS PGothic", "MS Pゴシック", "", ""}, 220, 36, 256, false, true},
    {{"MS PMincho", "MS P明朝", "", ""}, 220, 36, 256, false, true},
    {{"Meiryo", "メイリオ", "", ""}, 2171, 901, 2048, false, false},
    {{"Meiryo UI", "", "", ""}, 2171, 901, 2048, false, true},
    {{"Microsoft JhengHei", "微軟正黑體", "", ""}, 2167, 536, 2048, false, false},
    {{"Microsoft YaHei", "微软雅黑", "Microsoft YaHei UI", ""}, 2167, 536, 2048, false, false},
    {{"MingLiU", "細明體", "", ""}, 220, 36, 256, true, false},
    {{"NSimSun", "新宋体", "", ""}, 220, 36, 256, true, false},
    {{"Nanum Gothic", "나눔고딕", "NanumGothic", ""}, 920, 230, 1000, false, false},
    {{"PMingLiU", "新細明體", "", ""}, 220, 36, 256, false, false},
    {{"PingFang SC", "苹方", "PingFang TC", ""}, 220, 36, 256, false, false},
    {{"STKaiti", "华文楷体", "STXinwei", "华文新魏"}, 220, 36, 256, false, false},
    {{"STSong", "华文宋体", "STFangsong", "华文仿宋"}, 220, 36, 256, false, false},
    {{"SimHei", "黑体", "", ""}, 220, 36, 256, true, false},
    {{"SimSun", "宋体", "", ""}, 220, 36, 256, true, false},
    {{"Yu Gothic", "游ゴシック", "Yu Gothic Medium", "游ゴシック Medium"},
     2016,
     578,
     2048,
     false,
     false},
    {{"Yu Gothic Light", "游ゴシック Light", "", ""}, 2016, 578, 2048, false, false},
    {{"Yu Gothic UI", "", "", ""}, 2016, 578, 2048, false, true},
    {{"Yu Mincho", "游明朝", "", ""}, 2016, 578, 2048, false, false},
};
// Nanum Gothic's Hangul is not one em wide (0.86 to 0.92 by build), so it is in the list for its
// vertical metrics and the upper bound of its widths only.
constexpr double kFullWidthError = 0.06;

// Faces with one advance for all of Latin. Consolas' and Lucida Console's agree with widths that
// PowerPoint saved (0.5521 em at 24 pt is 0.5498 on the 1/8 pt grid, 0.6000 at 20 pt is 0.6025).
struct Monospaced {
  std::string_view name;
  int advance, win_ascent, win_descent, units;
};
constexpr Monospaced kMonospaced[] = {
    {"Cascadia Code", 1200, 1900, 480, 2048}, {"Cascadia Mono", 1200, 1900, 480, 2048},
    {"Consolas", 1126, 1884, 514, 2048},      {"Lucida Console", 1234, 1616, 432, 2048},
    {"Menlo", 1233, 1901, 483, 2048},         {"Monaco", 1229, 2048, 512, 2048},
};

// Weights of Segoe UI between two that are known: `part` of the way from one to the other. By weight
// alone it would be 0.5 and 0.67; these are from the three saved widths that exist, which they meet
// within 0.3 % but for kerning.
struct BetweenFace {
  std::string_view name, lighter, heavier;
  bool heavier_bold;
  double part, error;
};
constexpr BetweenFace kBetweenFaces[] = {
    {"Segoe UI Semibold", "Segoe UI", "Segoe UI", true, 0.48, 0.01},
    {"Segoe UI Semilight", "Segoe UI Light", "Segoe UI", false, 0.15, 0.01},
};

struct NamedVertical {
  std::string_view name;
  VerticalMetrics metrics;
};
// Families whose metric-compatible substitute has other vertical metrics. Those of Monotype's faces
// for PostScript's are from Wine's PostScript driver (dlls/wineps.drv/data), which took them from
// the fonts; saved sizes of Century Gothic at 80 % confirm that its D is below 0.24. For
// the Korean faces only D is known, from saved sizes of last lines at 150 % (docs/text-layout.md,
// 10): 0.17 for HY Headline, as of the bitmap-era faces, at least 0.3 for the other three.
constexpr NamedVertical kVertical[] = {
    {"book antiqua", {.960, .282, .923, .282, 0}},
    {"bookman old style", {.894, .231, .942, .232, 0}},
    {"century gothic", {.971, .220, 1.006, .220, 0}},
    {"century schoolbook", {.986, .216, .986, .216, 0}},
    {"-윤고딕350", {.9, .3, .9, .3, 0}},
    {"hy헤드라인m", {220 / 256.0, 36 / 256.0, 220 / 256.0, 36 / 256.0, 0}},
    {"나눔바른고딕", {.9, .3, .9, .3, 0}},
    {"마루 부리 beta", {.9, .3, .9, .3, 0}},
    {"cambria", {1946 / 2048.0, 455 / 2048.0, 1946 / 2048.0, 455 / 2048.0, 0}},
    {"courier new", {1705 / 2048.0, 615 / 2048.0, 1705 / 2048.0, 615 / 2048.0, 0}},
};

std::optional<int> number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

// "U+0020" or the character itself.
char32_t character(std::string_view word) {
  if (word.size() > 2 && word.substr(0, 2) == "U+") {
    unsigned value = 0;
    std::from_chars(word.data() + 2, word.data() + word.size(), value, 16);
    return static_cast<char32_t>(value);
  }
  std::size_t at = 0;
  return utf8::next(word, at);
}

// Splits a line at spaces, into a vector that is reused.
void split_at_spaces(std::string_view line, std::vector<std::string_view>& tokens) {
  tokens.clear();
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    if (end > 0) tokens.push_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
}

// The format of measure/fonts/data/*.txt, explained at the head of each file. The files are
// compiled in, so a malformed line is a bug in deckle.
BuiltinMetrics parse(std::string_view text, std::vector<std::string>& names) {
  BuiltinMetrics m;
  double units = 2048;
  bool bold = false;
  std::vector<std::string_view> word;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    split_at_spaces(line, word);
    const std::string_view kind = word.front();
    const auto value = [&](std::size_t i) {
      DECKLE_ASSERT(i < word.size() && number(word[i]), "a number is missing in a metrics table");
      return *number(word[i]) / units;
    };
    if (kind == "name") {
      names.emplace_back(line.substr(5));
      if (m.name.empty()) m.name = names.back();
    } else if (kind == "units") {
      units = value(1) * units;
    } else if (kind == "win") {
      m.vertical.win_ascent = value(1);
      m.vertical.win_descent = value(2);
    } else if (kind == "hhea") {
      m.vertical.hhea_ascent = value(1);
      m.vertical.hhea_descent = value(2);
      m.vertical.hhea_gap = value(3);
    } else if (kind == "error_permille") {
      m.approximation_error = value(1) * units / 1000;
    } else if (kind == "full_width") {
      m.full_width = true;
    } else if (kind == "style") {
      bold = word.at(1) == "bold";
    } else if (kind == "seen" || kind == "estimated") {
      (bold ? m.bold : m.regular)[character(word.at(1))] = {value(2), kind == "seen"};
      m.seen = m.seen || kind == "seen";
    } else if (kind == "kern") {
      (bold ? m.bold_kern : m.regular_kern)[{character(word.at(1)), character(word.at(2))}] =
          value(3);
    } else {
      DECKLE_ASSERT(false, "unknown line in a metrics table");
    }
  }
  return m;
}

struct Tables {
  std::map<std::string, std::shared_ptr<const BuiltinMetrics>> by_name;
  std::vector<std::string> families;
};

const Tables& tables() {
  static const Tables kTables = [] {
    Tables t;
    for (const KnownFace& known : kKnownFaces) {
      BuiltinMetrics m;
      m.name = known.names[0];
      m.vertical.win_ascent = m.vertical.hhea_ascent = double{1} * known.win_ascent / known.units;
      m.vertical.win_descent = m.vertical.hhea_descent =
          double{1} * known.win_descent / known.units;
      m.full_width = true;
      m.half_width_latin = known.half_width_latin;
      m.proportional_kana = known.proportional_kana;
      m.approximation_error = kFullWidthError;
      const auto shared = std::make_shared<const BuiltinMetrics>(std::move(m));
      for (const std::string_view name : known.names) {
        if (!name.empty()) t.by_name[fold_family(name)] = shared;
      }
    }
    for (const EmbeddedFile& file : embedded_files()) {
      std::vector<std::string> names;
      const auto shared = std::make_shared<const BuiltinMetrics>(parse(file.bytes, names));
      for (const std::string& name : names) t.by_name[fold_family(name)] = shared;
    }
    for (const Monospaced& known : kMonospaced) {
      BuiltinMetrics m;
      m.name = known.name;
      const double units = known.units;
      m.vertical = {known.win_ascent / units, known.win_descent / units, known.win_ascent / units,
                    known.win_descent / units, 0};
      m.monospaced_em = known.advance / units;
      t.by_name[fold_family(known.name)] = std::make_shared<const BuiltinMetrics>(std::move(m));
    }
    for (const BetweenFace& face : kBetweenFaces) {
      BuiltinMetrics m = *t.by_name.at(fold_family(face.lighter));
      const BuiltinMetrics& heavier = *t.by_name.at(fold_family(face.heavier));
      const auto& to = face.heavier_bold ? heavier.bold : heavier.regular;
      m.name = face.name;
      m.approximation_error = face.error;
      m.bold.clear();
      for (auto& [c, known] : m.regular) {
        if (const auto found = to.find(c); found != to.end())
          known.em += (found->second.em - known.em) * face.part;
      }
      t.by_name[fold_family(face.name)] = std::make_shared<const BuiltinMetrics>(std::move(m));
    }
    for (const auto& [key, table] : t.by_name) t.families.push_back(table->name);
    std::sort(t.families.begin(), t.families.end());
    t.families.erase(std::unique(t.families.begin(), t.families.end()), t.families.end());
    return t;
  }();
  return kTables;
}

}  // namespace

std::shared_ptr<const BuiltinMetrics> builtin_metrics(std::string_view family) {
  const auto found = tables().by_name.find(fold_family(family));
  return found == tables().by_name.end() ? nullptr : found->second;
}

std::vector<std::string> builtin_families() { return tables().families; }

std::shared_ptr<const BuiltinMetrics> last_resort_metrics() {
  static const std::shared_ptr<const BuiltinMetrics> kTable = [] {
    auto m = std::make_shared<BuiltinMetrics>();
    // The Latin advances of the built-in Korean face, all marked as estimates.
    if (const auto like = builtin_metrics("Malgun Gothic")) *m = *like;
    m->name = "built-in metrics";
    for (auto* style : {&m->regular, &m->bold}) {
      for (auto& [c, known] : *style) known.exact = false;
    }
    m->approximation_error = 0.1;
    return m;
  }();
  return kTable;
}

const VerticalMetrics* known_vertical(std::string_view family) {
  const std::string key = fold_family(family);
  for (const NamedVertical& row : kVertical) {
    if (row.name == key) return &row.metrics;
  }
  return nullptr;
}

std::string fold_family(std::string_view family) {
  std::string out;
  out.reserve(family.size());
  for (std::size_t at = 0; at < family.size();) {
    if (const char plain = family[at]; static_cast<unsigned char>(plain) < 0x80) {
      out += ascii_lower(plain);
      ++at;
      continue;
    }
    const std::size_t begin = at;
    char32_t c = utf8::next(family, at);
    if (c >= 0xFF01 && c <= 0xFF5E) c = c - 0xFF01 + 0x21;
    if (c == 0x3000) c = ' ';
    if (c < 0x80) {
      out += ascii_lower(static_cast<char>(c));
    } else {
      out.append(family.substr(begin, at - begin));
    }
  }
  return out;
}

}  // namespace deckle::measure
