#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "mixed-date-formats",
    .type = "mixed_date_formats",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "dates are written in different ways",
    .what =
        "Compares the dates of all slides that have a day, a month and a year. Those in digits "
        "(2024-05-01, 2024.05.01, 1/5/2024) are compared with each other, and so are those with "
        "the English name of a month (1 May 2024, May 1, 2024). The first of each less frequent "
        "way is reported. Footers, lines of sources and addresses do not count.",
    .why =
        "Two ways of writing suggest two sources, and 03/04/2024 beside 2024-03-04 leaves open "
        "which is the day.",
    .bad = R"(Begins 2024-05-01 … Ends 30/09/2024)",
    .good = R"(Begins 2024-05-01 … Ends 2024-09-30)",
    .fixes = "",
};

struct Date {
  std::string format;  // "Y-M-D", "D/M/Y", "D month Y" …
  std::string written;
  [[nodiscard]] bool is_named() const { return format.find("month") != std::string::npos; }
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A number of at most four digits at `at`, which moves behind it.
std::optional<int> number_at(std::string_view text, std::size_t& at) {
  int value = 0;
  const std::size_t begin = at;
  while (at < text.size() && is_digit(text[at])) value = value * 10 + (text[at++] - '0');
  if (at == begin || at - begin > 4) return std::nullopt;
  return value;
}

bool is_year(int value) { return value >= 1900 && value <= 2100; }
bool is_day(int value) { return value >= 1 && value <= 31; }
bool is_month(int value) { return value >= 1 && value <= 12; }

void skip_spaces(std::string_view text, std::size_t& at) {
  while (at < text.size() && text[at] == ' ') ++at;
}

// "2024-05-01", "1/5/2024", "2024. 5. 1."
std::optional<Date> digits_at(std::string_view text, std::size_t begin) {
  std::size_t at = begin;
  const std::optional<int> first = number_at(text, at);
  if (!first || at >= text.size()) return std::nullopt;
  const char separator = text[at];
  if (std::string_view("-/.").find(separator) == std::string_view::npos) return std::nullopt;
  ++at;
  if (separator == '.') skip_spaces(text, at);
  const std::optional<int> second = number_at(text, at);
  if (!second || at >= text.size() || text[at] != separator) return std::nullopt;
  ++at;
  if (separator == '.') skip_spaces(text, at);
  const std::size_t begin_of_third = at;
  const std::optional<int> third = number_at(text, at);
  if (!third || is_part_of_word(text, begin, at)) return std::nullopt;
  const bool year_first =
      is_year(*first) && is_month(*second) && is_day(*third) && at - begin_of_third <= 2;
  const bool year_last = is_year(*third) && is_day(*first) && is_day(*second) &&
                         (is_month(*first) || is_month(*second));
  if (!year_first && !year_last) return std::nullopt;
  const std::string gap(1, separator);
  return Date{year_first ? "Y" + gap + "M" + gap + "D" : "D" + gap + "M" + gap + "Y",
              std::string(text.substr(begin, at - begin))};
}

constexpr std::array<std::string_view, 12> kMonths = {
    "january", "february", "march",     "april",   "may",      "june",
    "july",    "august",   "september", "october", "november", "december"};

// The length of the name of a month at `at`, whole or of three letters; 0: none.
std::size_t month_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && is_ascii_word(text[end]) && !is_digit(text[end])) ++end;
  const std::string word = ascii_lower(text.substr(at, end - at));
  const bool known = std::any_of(kMonths.begin(), kMonths.end(), [&word](std::string_view month) {
    return word == month || (word.size() == 3 && month.starts_with(word)) || word == "sept";
  });
  if (!known) return 0;
  return end - at + (end < text.size() && text[end] == '.' ? 1 : 0);
}

void skip_ordinal(std::string_view text, std::size_t& at) {
  for (const std::string_view ending : {"st", "nd", "rd", "th"}) {
    if (text.substr(at).starts_with(ending)) at += ending.size();
  }
}

std::optional<Date> named_date(std::string_view text, std::size_t begin, std::size_t end,
                               const char* format) {
  if (is_part_of_word(text, begin, end)) return std::nullopt;
  return Date{format, std::string(text.substr(begin, end - begin))};
}

// "1 May 2024", "1st of May, 2024"
std::optional<Date> day_first_at(std::string_view text, std::size_t begin) {
  std::size_t at = begin;
  const std::optional<int> day = number_at(text, at);
  if (!day || !is_day(*day)) return std::nullopt;
  skip_ordinal(text, at);
  skip_spaces(text, at);
  if (text.substr(at).starts_with("of ")) at += 3;
  const std::size_t month = month_at(text, at);
  if (month == 0) return std::nullopt;
  at += month;
  if (at < text.size() && text[at] == ',') ++at;
  skip_spaces(text, at);
  const std::optional<int> year = number_at(text, at);
  if (!year || !is_year(*year)) return std::nullopt;
  return named_date(text, begin, at, "D month Y");
}

// "May 1, 2024"
std::optional<Date> month_first_at(std::string_view text, std::size_t begin) {
  std::size_t at = begin;
  const std::size_t month = month_at(text, at);
  if (month == 0) return std::nullopt;
  at += month;
  skip_spaces(text, at);
  const std::optional<int> day = number_at(text, at);
  if (!day || !is_day(*day)) return std::nullopt;
  skip_ordinal(text, at);
  if (at < text.size() && text[at] == ',') ++at;
  skip_spaces(text, at);
  const std::optional<int> year = number_at(text, at);
  if (!year || !is_year(*year)) return std::nullopt;
  return named_date(text, begin, at, "month D Y");
}

std::vector<Date> dates_in(std::string_view text) {
  std::vector<Date> out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at > 0 && is_ascii_word(text[at - 1])) continue;
    std::optional<Date> date;
    if (is_digit(text[at])) {
      date = digits_at(text, at);
      if (!date) date = day_first_at(text, at);
    } else if (is_ascii_word(text[at])) {
      date = month_first_at(text, at);
    }
    if (!date) continue;
    at += date->written.size() - 1;
    out.push_back(std::move(*date));
  }
  return out;
}

struct Use {
  std::size_t count = 0;
  const FileSlide* slide = nullptr;  // of the first
  const ElementIr* element = nullptr;
  std::string written;
};

using Uses = std::map<std::string, Use>;  // by format

// The most frequent one; of several the one that comes first in the deck.
const Use& usual(const Uses& uses) {
  return std::max_element(uses.begin(), uses.end(),
                          [](const auto& a, const auto& b) {
                            return a.second.count != b.second.count
                                       ? a.second.count < b.second.count
                                       : a.second.slide->number() > b.second.slide->number();
                          })
      ->second;
}

void report(const Uses& uses, DiagnosticSink& sink) {
  if (uses.size() < 2) return;
  const Use& most = usual(uses);
  for (const auto& [format, use] : uses) {
    if (&use == &most) continue;
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, *use.slide, *use.element);
    d.message = tr("{}: has the date {}; slide {} writes dates as {}", element_label(*use.element),
                   quoted_text(use.written), most.slide->number(), quoted_text(most.written));
    d.hint = tr("write all dates of the deck in one way");
    d.facts = {{"format", format}};
    sink.push_back(std::move(d));
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  Uses digits, named;
  for (const ShownParagraph& paragraph : shown_paragraphs(context)) {
    if (is_source_line(paragraph.text)) continue;
    for (const Date& date : dates_in(paragraph.text)) {
      Use& use = (date.is_named() ? named : digits)[date.format];
      if (++use.count > 1) continue;
      use.slide = paragraph.slide;
      use.element = paragraph.element;
      use.written = date.written;
    }
  }
  report(digits, sink);
  report(named, sink);
}

}  // namespace

extern const FileRule kMixedDateFormatsOfFile;
const FileRule kMixedDateFormatsOfFile{kDoc, check};

}  // namespace deckle::qc
