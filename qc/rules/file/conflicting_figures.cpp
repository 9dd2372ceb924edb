#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/plain_number.h"
#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "conflicting-figures",
    .type = "conflicting_figures",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a figure has another value on another slide",
    .what =
        "Looks for figures with a unit (a currency, %, million, 억 원) and the words beside them: "
        "in the same clause, in the paragraph or text below or above, or at the head of row and "
        "column of a table. Figures of the same words and unit whose values differ by at most 5 "
        "%, and by more than rounding can explain, are reported. Slides with both values, slides "
        "with titles of one pattern (North region, South region), of different years or "
        "quarters, and figures with three values or more are not.",
    .why = "The audience asks which of the two is right, and then about all others.",
    .bad = R"(slide 2: Revenue $48.2M … slide 7: Revenue $48.4M)",
    .good = R"(slide 2: Revenue $48.2M … slide 7: Revenue $48M)",
    .fixes = "",
};

// Ours. Larger differences are mostly those of two things that have one name.
constexpr double kNear = 0.05;
constexpr std::size_t kMostWords = 7;  // beside a figure: more are a sentence about several things
constexpr std::size_t kFewestBytes = 4;    // of its words
constexpr std::size_t kMostDifferent = 2;  // words of two titles of one pattern
constexpr std::size_t kMostFigures = 50;   // of the same words: a column of one table, not a claim

bool is_digit(char c) { return c >= '0' && c <= '9'; }

struct Number {
  double value = 0, unit = 1;
  std::string scale;  // "$m", "%"
  std::size_t begin = 0, end = 0;
};

struct UnitName {
  std::string_view written, name;
};
// After the number; the longer first.
constexpr UnitName kUnits[] = {{"million", "m"},     {"billion", "b"},
                               {"trillion", "t"},    {"thousand", "k"},
                               {"percent", "%"},     {"per cent", "%"},
                               {"억 원", "억원"},    {"억원", "억원"},
                               {"조 원", "조원"},    {"조원", "조원"},
                               {"만 원", "만원"},    {"만원", "만원"},
                               {"백만원", "백만원"}, {"백만 원", "백만원"},
                               {"천만원", "천만원"}, {"억", "억"},
                               {"만 명", "만명"},    {"만명", "만명"},
                               {"명", "명"},         {"건", "건"},
                               {"원", "원"},         {"mn", "m"},
                               {"bn", "b"},          {"%", "%"},
                               {"M", "m"},           {"m", "m"},
                               {"B", "b"},           {"K", "k"},
                               {"k", "k"},           {"億円", "億円"},
                               {"万円", "万円"},     {"亿元", "亿元"},
                               {"万元", "万元"},     {"円", "円"},
                               {"元", "元"}};
constexpr std::string_view kCurrencies[] = {"US$", "$", "€", "£", "¥", "₩"};

// The unit that follows, and the space before it.
std::string unit_at(std::string_view text, std::size_t& at) {
  const std::size_t spaced = at < text.size() && text[at] == ' ' ? at + 1 : at;
  for (const UnitName& unit : kUnits) {
    if (!text.substr(spaced).starts_with(unit.written)) continue;
    const std::size_t end = spaced + unit.written.size();
    if (is_ascii_word(unit.written.back()) && end < text.size() && is_ascii_word(text[end]))
      continue;
    // "5 m" is a length.
    if (spaced != at && unit.written.size() == 1 && unit.written != "%") continue;
    at = end;
    return std::string(unit.name);
  }
  for (const std::string_view sign : kCurrencies) {
    if (!text.substr(spaced).starts_with(sign)) continue;
    at = spaced + sign.size();
    return std::string(sign);
  }
  return {};
}

// The figures of a text that have a unit.
std::vector<Number> numbers_in(std::string_view text) {
  std::vector<Number> out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at]) || (at > 0 && (is_ascii_word(text[at - 1]) || text[at - 1] == '.')))
      continue;
    std::size_t end = at;
    while (end < text.size() &&
           (is_digit(text[end]) || ((text[end] == ',' || text[end] == '.') &&
                                    end + 1 < text.size() && is_digit(text[end + 1]))))
      ++end;
    const std::optional<PlainNumber> number = plain_number(text.substr(at, end - at));
    Number found;
    found.begin = at;
    found.end = end;
    for (const std::string_view sign : kCurrencies) {
      if (!found.scale.empty() || !text.substr(0, at).ends_with(sign)) continue;
      found.scale = sign == "US$" ? "$" : sign;
      found.begin = at - sign.size();
    }
    found.scale += unit_at(text, found.end);
    at = std::max(end, found.end) - 1;
    if (!number || found.scale.empty()) continue;
    found.value = number->value;
    found.unit = number->unit;
    out.push_back(std::move(found));
  }
  return out;
}

// ---- the words beside a figure ------------------------------------------------------------------

using Words = std::set<std::string>;

constexpr std::string_view kEmptyWords[] = {"the", "a",    "an",    "of",      "in",  "at",  "was",
                                            "is",  "were", "are",   "reached", "our", "we",  "for",
                                            "and", "hit",  "stood", "amounts", "as",  "has", "had"};
constexpr std::u32string_view kParticles[] = {U"은", U"는", U"이", U"가", U"을", U"를", U"의"};

void add_word(const std::string& word, Words& out) {
  std::u32string letters = utf8::decode(word);
  if (letters.size() >= 3 && is_hangul(letters.back())) {
    for (const std::u32string_view particle : kParticles) {
      if (letters.size() >= 3 && letters.ends_with(particle)) letters.pop_back();
    }
  }
  std::string out_word;
  for (const char32_t c : letters) utf8::append(out_word, c);
  const std::string lower = ascii_lower(out_word);
  if (std::find(std::begin(kEmptyWords), std::end(kEmptyWords), lower) == std::end(kEmptyWords))
    out.insert(lower);
}

void add_words(std::string_view text, Words& out) {
  std::string word;
  for (std::size_t at = 0; at <= text.size();) {
    const char32_t c = at < text.size() ? utf8::next(text, at) : (++at, U' ');
    const bool part = c > 0x7F ? c != 0xA0 && c != 0xB7 && (c < 0x2000 || c > 0x206F) && c != 0x3000
                               : is_ascii_word(static_cast<char>(c)) || c == '+' || c == '&';
    if (part) {
      utf8::append(word, c);
    } else if (!word.empty()) {
      add_word(word, out);
      word.clear();
    }
  }
}

Words words_of(std::string_view text) {
  Words out;
  add_words(text, out);
  return out;
}

// What names a figure: a few words, not years and numbers alone.
bool is_label(const Words& words) {
  std::size_t bytes = 0;
  for (const std::string& word : words) {
    if (!is_digit(word.front())) bytes += word.size();
  }
  return words.size() <= kMostWords && bytes >= kFewestBytes;
}

std::string key_of(const Words& words) {
  std::string out;
  for (const std::string& word : words) out += word + " ";
  return out;
}

// Clauses end at signs between them.
std::vector<std::string_view> clauses_of(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t begin = 0;
  constexpr std::string_view kEnds[] = {", ",  "; ",  ". ", " (",  ") ", " – ",
                                        " — ", " - ", "·",  " / ", "|"};
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const std::string_view end : kEnds) {
      if (!text.substr(at).starts_with(end)) continue;
      out.push_back(text.substr(begin, at - begin));
      begin = at + end.size();
      at = begin - 1;
      break;
    }
  }
  out.push_back(text.substr(std::min(begin, text.size())));
  return out;
}

// ---- figures of the deck ------------------------------------------------------------------------

struct Figure {
  double value = 0, unit = 1;
  std::string written;
  const FileSlide* slide = nullptr;
  const ElementIr* element = nullptr;
};

using Figures = std::map<std::string, std::vector<Figure>>;  // by words and unit

// `written`: figure and words as the slide has them.
void add_figure(const Words& words, const Number& number, std::string written,
                const ShownParagraph& at, Figures& out) {
  if (!is_label(words)) return;
  out[key_of(words) + number.scale].push_back(
      {number.value, number.unit, std::move(written), at.slide, at.element});
}

// The figure that a text is, with nothing beside it.
std::optional<Number> only_figure(std::string_view text) {
  const std::vector<Number> numbers = numbers_in(text);
  if (numbers.size() != 1 || numbers[0].begin != 0 || numbers[0].end != text.size())
    return std::nullopt;
  return numbers[0];
}

std::string cell_text(const TableIr& table, std::size_t row, std::size_t column) {
  return column < table.rows[row].cells.size() ? plain_text(table.rows[row].cells[column])
                                               : std::string();
}

void add_cell(const ShownParagraph& paragraph, Figures& out) {
  const TableIr& table = *paragraph.element->table;
  const std::optional<Number> number = only_figure(paragraph.text);
  if (!number || paragraph.row == 0 || paragraph.column == 0 || !table.spans.empty()) return;
  Words words = words_of(cell_text(table, paragraph.row, 0));
  if (!is_label(words)) return;
  add_words(cell_text(table, 0, paragraph.column), words);
  add_figure(words, *number,
             cell_text(table, paragraph.row, 0) + " " + cell_text(table, 0, paragraph.column) +
                 " " + paragraph.text,
             paragraph, out);
}

bool is_same_place(const ShownParagraph& a, const ShownParagraph& b) {
  return a.slide == b.slide && a.element == b.element && !a.in_cell && !b.in_cell;
}

// Of a figure alone in its paragraph: the words of the one below it, or above it.
void add_beside(const std::vector<ShownParagraph>& all, std::size_t at, const Number& number,
                Figures& out) {
  for (const std::size_t beside : {at + 1, at - 1}) {
    if (beside >= all.size() || !is_same_place(all[at], all[beside])) continue;
    if (!numbers_in(all[beside].text).empty()) continue;
    add_figure(words_of(all[beside].text), number, all[beside].text + " " + all[at].text, all[at],
               out);
    return;
  }
}

// Of a figure alone in its shape: the text right below or above it.
void add_near(const FileSlide& slide, const ShownParagraph& figure, const Number& number,
              Figures& out) {
  const Rect& box = figure.element->box;
  const ElementIr* nearest = nullptr;
  Emu least = box.h;
  for (const FileElement& other : slide.own_elements()) {
    if (&other.ir == figure.element || other.ir.type == ElementType::Title ||
        other.ir.text.paragraphs.size() != 1 || shown_text(other.ir).empty())
      continue;
    const Rect& place = other.ir.box;
    const Emu shared = std::min(box.right(), place.right()) - std::max(box.x, place.x);
    if (shared * 2 < std::min(box.w, place.w)) continue;
    const Emu gap = std::max(place.y - box.bottom(), box.y - place.bottom());
    if (gap >= least) continue;
    least = gap;
    nearest = &other.ir;
  }
  const std::string label = nearest == nullptr ? std::string() : shown_text(*nearest);
  if (label.empty() || !numbers_in(label).empty()) return;
  add_figure(words_of(label), number, label + " " + figure.text, figure, out);
}

Figures figures_of(const std::vector<ShownParagraph>& all) {
  Figures out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const ShownParagraph& paragraph = all[i];
    if (is_source_line(paragraph.text)) continue;
    if (paragraph.in_cell) {
      add_cell(paragraph, out);
      continue;
    }
    if (const std::optional<Number> number = only_figure(paragraph.text)) {
      if (paragraph.element->text.paragraphs.size() > 1)
        add_beside(all, i, *number, out);
      else
        add_near(*paragraph.slide, paragraph, *number, out);
      continue;
    }
    for (const std::string_view clause : clauses_of(paragraph.text)) {
      const std::vector<Number> numbers = numbers_in(clause);
      if (numbers.size() != 1) continue;
      Words words = words_of(clause.substr(0, numbers[0].begin));
      add_words(clause.substr(numbers[0].end), words);
      add_figure(words, numbers[0], std::string(clause), paragraph, out);
    }
  }
  return out;
}

// ---- judging ------------------------------------------------------------------------------------

// Whether rounding explains the difference.
bool agree(const Figure& a, const Figure& b) {
  return std::abs(a.value - b.value) <= std::max(a.unit, b.unit) / 2 * (1 + 1e-9) + 1e-9;
}

bool are_near(const Figure& a, const Figure& b) {
  return std::abs(a.value - b.value) <= kNear * std::max(std::abs(a.value), std::abs(b.value));
}

Words periods_of(const Words& words) {
  Words out;
  for (const std::string& word : words) {
    if (std::any_of(word.begin(), word.end(), is_digit)) out.insert(word);
  }
  return out;
}

// Words of a title that say what it is about: of some length.
Words topics_of(const FileSlide& slide) {
  const ElementIr* title = title_with_text(slide);
  Words words = title == nullptr ? Words() : words_of(shown_text(*title));
  std::erase_if(words, [](const std::string& word) {
    return word.size() < kFewestBytes && !std::any_of(word.begin(), word.end(), is_digit);
  });
  return words;
}

// Titles that differ in a year, or in a word or two and share the others: pages about two things,
// in one pattern.
bool are_about_two_things(const FileSlide& a, const FileSlide& b) {
  const Words left = topics_of(a), right = topics_of(b);
  if (left == right || left.empty() || right.empty()) return false;
  const Words periods = periods_of(left), others = periods_of(right);
  if (!periods.empty() && !others.empty() && periods != others) return true;
  const auto shared = static_cast<std::size_t>(
      std::count_if(left.begin(), left.end(),
                    [&right](const std::string& word) { return right.contains(word); }));
  return shared * 2 >= std::min(left.size(), right.size()) &&
         left.size() - shared <= kMostDifferent && right.size() - shared <= kMostDifferent;
}

struct Conflict {
  const Figure *first = nullptr, *other = nullptr;
};

std::optional<Conflict> conflict_of(const std::vector<Figure>& figures) {
  if (figures.size() > kMostFigures) return std::nullopt;
  const Figure& first = figures[0];
  const Figure* other = nullptr;
  for (const Figure& one : figures) {
    if (agree(one, first)) continue;
    if (other == nullptr) other = &one;
    if (!agree(one, *other)) return std::nullopt;  // three values: as many things
  }
  if (other == nullptr || !are_near(first, *other)) return std::nullopt;
  for (const Figure& one : figures) {
    for (const Figure& two : figures) {
      if (!agree(one, two) &&
          (one.slide == two.slide || are_about_two_things(*one.slide, *two.slide)))
        return std::nullopt;
    }
  }
  return Conflict{&first, other};
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const std::vector<ShownParagraph> paragraphs = shown_paragraphs(context);
  for (const auto& [key, figures] : figures_of(paragraphs)) {
    const std::optional<Conflict> found = conflict_of(figures);
    if (!found) continue;
    Diagnostic d =
        file_finding(kDoc.id, kDoc.severity, *found->other->slide, *found->other->element);
    d.message = tr("{}: has {}; slide {} has {}", element_label(*found->other->element),
                   quoted_text(found->other->written), found->first->slide->number(),
                   quoted_text(found->first->written));
    d.hint = tr("find out which is right, or say what the two stand for");
    d.facts = {{"figure", found->other->written}, {"other", found->first->written}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kConflictingFiguresOfFile;
const FileRule kConflictingFiguresOfFile{kDoc, check};

}  // namespace deckle::qc
