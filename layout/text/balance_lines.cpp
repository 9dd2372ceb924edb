#include "layout/text/balance_lines.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "layout/text/joined_text.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// docs/decisions.md, 71: no line is shorter than this share of the longest one.
constexpr double kMinShare = 1.0 / 3;
// Ours: of the least width with these lines, what there has to be up to the greatest. Lines in
// LibreOffice are up to 2.4 % wider (docs/decisions.md, 73).
constexpr double kLeastRoom = 0.06;
// The same of titles, which break again where letters are wider, but seldom.
constexpr double kTitleRoom = 0.01;
// Ours: more lines are a paragraph, which nobody balances.
constexpr std::size_t kMaxLines = 4;
// Halvings of the width: to less than a point on any page.
constexpr int kHalvings = 12;
// Ours: widths tried between the narrowest and the whole one; a title has fewer words in a line.
constexpr int kSteps = 24;

// Ours, in characters: a longer quotation has to break somewhere.
constexpr std::size_t kLongestQuotation = 24, kLongestBrackets = 18;

// What follows a number and means nothing without it.
constexpr auto kUnits = std::to_array<std::string_view>({
    "%",    "‰",     "pp",   "pt",  "px",  "ms",  "s",    "min",  "h",    "km",    "m",     "cm",
    "mm",   "m²",    "kg",   "g",   "t",   "KB",  "MB",   "GB",   "TB",   "W",     "kW",    "MW",
    "GW",   "kWh",   "MWh",  "GWh", "TWh", "°C",  "°F",   "K",    "k",    "M",     "B",     "bn",
    "mn",   "USD",   "EUR",  "KRW", "JPY", "원",  "만",   "억",   "조",   "명",    "건",    "개",
    "배",   "percent", "thousand", "million", "billion", "trillion", "Mio.", "Mrd."});

// Words that do not name what a number before them counts.
constexpr auto kJoining = std::to_array<std::string_view>(
    {"and", "as", "at", "but", "by", "for", "from", "if", "in", "is", "nor", "of", "on", "or",
     "than", "to", "until", "versus", "vs", "vs.", "with", "y", "et", "und", "von"});
constexpr std::size_t kMostDigits = 3;  // of a count; four are mostly a year

// Where the lines end, but for the last, and whether they are balanced.
struct Lines {
  std::vector<std::size_t> ends;
  std::size_t count = 0;
  bool forced = false;  // a line before the last ends where the author says
  bool torn = false;    // a word is on two lines
  bool hyphen = false;  // a line before the last ends in a hyphen of the text
  bool lone_word = false;
  // Lines that end between a number and its unit, before a mark between two parts, or within a short
  // quotation or short brackets.
  int parted = 0;
  double longest = 0, shortest = 0;

  [[nodiscard]] bool balanced() const { return !lone_word && shortest >= kMinShare * longest; }
  [[nodiscard]] bool good() const { return balanced() && parted == 0; }
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The word of `text` that begins at `at`, without the mark behind it.
std::string_view word_at(std::string_view text, std::size_t at) {
  std::string_view word = text.substr(at, text.find(' ', at) - at);
  if (word.size() > 1 && std::string_view(",;:!?)").find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  return word;
}

// Whether the word that ends there is a number by itself, as in "3 people".
bool ends_with_count(std::string_view text, std::size_t end) {
  std::size_t begin = end;
  while (begin > 0 && is_digit(text[begin - 1])) --begin;
  return end - begin <= kMostDigits && (begin == 0 || text[begin - 1] == ' ');
}

// Whether a line that ends in front of `next` ends between a number and its unit, or what it counts.
bool parts_number(std::string_view text, std::size_t visible_end, std::size_t next) {
  if (visible_end == 0 || !is_digit(text[visible_end - 1])) return false;
  const std::string_view word = word_at(text, next);
  if (std::find(kUnits.begin(), kUnits.end(), word) != kUnits.end()) return true;
  return !word.empty() && word.front() >= 'a' && word.front() <= 'z' &&
         std::find(kJoining.begin(), kJoining.end(), word) == kJoining.end() &&
         ends_with_count(text, visible_end);
}

// Whether the line behind it begins with a mark that stands between two parts of one line.
bool parts_at_mark(std::string_view text, std::size_t next) {
  constexpr std::array<std::string_view, 5> kMarks = {"|", "·", "•", "–", "—"};
  const std::string_view rest = text.substr(next);
  return std::any_of(kMarks.begin(), kMarks.end(), [&](std::string_view mark) {
    return rest.starts_with(mark) && rest.substr(mark.size()).starts_with(' ');
  });
}

// Whether it ends within a quotation that a line has space for.
bool parts_quotation(std::string_view text, std::size_t next) {
  struct Marks {
    std::string_view open, close;
  };
  // Most texts have none: what the marks begin with is not in them.
  constexpr std::string_view kFirstBytes = "\"'\xC2\xE2\xE3";
  if (std::none_of(kFirstBytes.begin(), kFirstBytes.end(),
                   [text](char byte) { return text.find(byte) != std::string_view::npos; }))
    return false;
  constexpr std::array<Marks, 8> kMarks = {{{"\"", "\""}, {"'", "'"}, {"“", "”"}, {"‘", "’"},
                                            {"„", "“"},   {"«", "»"}, {"「", "」"}, {"『", "』"}}};
  return std::any_of(kMarks.begin(), kMarks.end(), [&](const Marks& marks) {
    const auto opens = [&](std::size_t at) { return at == 0 || text[at - 1] == ' ' || text[at - 1] == '('; };
    const std::size_t open = text.rfind(marks.open, next - 1);
    if (open == std::string_view::npos || !opens(open)) return false;
    const std::size_t begin = open + marks.open.size();
    const std::size_t close = begin > next ? std::string_view::npos : text.find(marks.close, begin);
    return close != std::string_view::npos && close > next &&
           utf8::length(text.substr(begin, close - begin)) <= kLongestQuotation;
  });
}

// Whether it ends within brackets that a line has space for, as of a unit: "(조 원)".
bool parts_brackets(std::string_view text, std::size_t next) {
  const std::size_t open = text.rfind('(', next - 1);
  if (open == std::string_view::npos) return false;
  const std::size_t close = text.find(')', open);
  return close != std::string_view::npos && close > next &&
         utf8::length(text.substr(open, close - open)) <= kLongestBrackets;
}

Lines lines_at(const measure::TextEngine& engine, const TextBodyIr& body, const std::string& text,
               double width) {
  const measure::LaidOutText laid = engine.lay_out(body, width);
  Lines out;
  out.count = laid.lines.size();
  for (std::size_t i = 0; i < laid.lines.size(); ++i) {
    const measure::Line& line = laid.lines[i];
    const bool last = i + 1 == laid.lines.size();
    out.longest = std::max(out.longest, line.width);
    out.shortest = i == 0 ? line.width : std::min(out.shortest, line.width);
    out.torn = out.torn || line.split_word;
    if (!last) {
      out.ends.push_back(line.end);
      out.forced = out.forced || line.forced;
      if (parts_number(text, line.visible_end, line.end) || parts_at_mark(text, line.end) ||
          parts_quotation(text, line.end) || parts_brackets(text, line.end))
        ++out.parted;
      out.hyphen = out.hyphen || (line.visible_end > 0 && text[line.visible_end - 1] == '-');
      continue;
    }
    const std::string words = text.substr(line.begin, line.visible_end - line.begin);
    out.lone_word =
        i > 0 && words.find(' ') == std::string::npos && text.find(' ') != std::string::npos;
  }
  return out;
}

// The narrowest width, between `low` and `high`, at which `ok` holds; it holds at `high`.
template <typename Ok>
double narrowest(double low, double high, const Ok& ok) {
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (ok(middle) ? high : low) = middle;
  }
  return high;
}

// `forced`: of lines that end where deckle ends them, those below are balanced as well; and only where
// another program, whose lines are a little wider, breaks them at the same places.
void balance(const measure::TextEngine& engine, const Rect& box, bool forced, TextBodyIr& body) {
  if (!body.wrap || body.paragraphs.size() != 1 || body.vert != VerticalText::Horz) return;
  const double width = to_pt(box.w - body.insets.left - body.insets.right);
  if (width <= 1) return;
  const std::string text = joined_text(body.paragraphs[0]);
  const Lines own = lines_at(engine, body, text, width);
  if (own.count < 2 || own.count > kMaxLines || (own.forced && !forced) || own.torn ||
      own.good())
    return;
  const auto at = [&](double w) { return lines_at(engine, body, text, w); };
  double least =
      narrowest(width / static_cast<double>(own.count + 1), width,
                [&](double w) {
                  const Lines lines = at(w);
                  return lines.count <= own.count && !lines.torn;
                });
  Lines even = at(least);
  // Words with hyphens, numbers with units and quotations stay whole where a slightly wider text allows.
  const double narrow = least;
  for (int step = 1; step < kSteps && (even.hyphen || even.parted > 0); ++step) {
    const double wider = narrow + (width - narrow) * step / kSteps;
    const Lines lines = at(wider);
    if (lines.hyphen > even.hyphen || lines.parted > even.parted || !lines.balanced()) continue;
    if (lines.hyphen == even.hyphen && lines.parted == even.parted) continue;
    least = wider;
    even = lines;
  }
  if (even.parted > own.parted || (own.balanced() && even.parted == own.parted)) return;
  const bool better = even.balanced() || (even.lone_word == own.lone_word &&
                                          even.shortest * own.longest >
                                              own.shortest * even.longest);
  if (!better) return;
  // In the middle of all widths with these lines, so that small differences between programs do not
  // change them.
  const double most = width - narrowest(0, width - least, [&](double by) {
                        return at(width - by).ends == even.ends;
                      });
  // Rows below a line that breaks elsewhere would leave their places, and a title would have one line
  // more.
  const double room = forced ? kLeastRoom : own.parted == 0 ? kTitleRoom : 0;
  if (most - least < room * least) return;
  const Emu by = emu_from_pt(width - (least + most) / 2);
  switch (body.paragraphs[0].style.align) {
    case Align::Center:
      body.insets.left += by / 2;
      body.insets.right += by / 2;
      break;
    case Align::Right:
      body.insets.left += by;
      break;
    default:
      body.insets.right += by;
  }
}

}  // namespace

void balance_lines(const measure::TextEngine& engine, const Rect& box, TextBodyIr& body) {
  balance(engine, box, false, body);
}

void keep_phrases(const measure::TextEngine& engine, const Rect& box, TextBodyIr& body) {
  if (!body.wrap || body.vert != VerticalText::Horz || body.columns != 1) return;
  const double width = to_pt(box.w - body.insets.left - body.insets.right);
  if (width <= 1) return;
  for (ParagraphIr& paragraph : body.paragraphs) {
    const std::string text = joined_text(paragraph);
    // A tab is at the place that a column has.
    if (text.find(' ') == std::string::npos || text.find('\t') != std::string::npos ||
        paragraph.style.rtl)
      continue;
    TextBodyIr alone = body;
    alone.paragraphs = {paragraph};
    const Lines own = lines_at(engine, alone, text, width);
    if (own.parted == 0 && !own.lone_word) continue;
    balance(engine, box, true, alone);
    paragraph.style.margin_left += alone.insets.left - body.insets.left;
    paragraph.style.margin_right += alone.insets.right - body.insets.right;
  }
}

void balance_again(const measure::TextEngine& engine, ElementIr& title) {
  // Of a file's title the insets are its author's.
  if (title.origin || !title.placeholder || title.placeholder->inherited == nullptr) return;
  const Insets& own = title.placeholder->inherited->insets;
  const bool panel = title.fill.kind == FillIr::Kind::Solid;  // its text must not touch the edge
  title.text.insets.left = panel ? std::max(own.left, kDefaultInsets.left) : own.left;
  title.text.insets.right = panel ? std::max(own.right, kDefaultInsets.right) : own.right;
  balance_lines(engine, title.box, title.text);
}

}  // namespace deckle::layout
