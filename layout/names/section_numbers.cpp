#include "layout/names/section_numbers.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "slidespec/core/ascii.h"
#include "slidespec/diag/same_name.h"

namespace deckle::layout {
namespace {

// Words before the number of a part.
constexpr std::string_view kLabels[] = {
    "part",   "chapter",    "section",   "module",   "unit",    "lesson",   "phase",     "act",
    "day",    "session",    "block",     "topic",    "lecture", "week",     "step",      "stage",
    "volume", "book",       "annex",     "appendix", "teil",    "kapitel",  "abschnitt", "modul",
    "thema",  "tag",        "partie",    "chapitre", "parte",   "capítulo", "módulo",    "파트",
    "챕터",   "섹션",       "모듈",      "단원",     "세션",    "단계",     "주제",      "부록",
    "パート", "セクション", "モジュール"};
constexpr std::string_view kNumberWords[] = {"one",   "two",   "three", "four", "five",   "six",
                                             "seven", "eight", "nine",  "ten",  "eleven", "twelve"};
// What Korean, Japanese and Chinese call the parts of a whole; with 제 or 第 before the number.
constexpr std::string_view kCounters[] = {"장", "부", "편", "절", "과", "강", "주", "단원", "단계",
                                          "章", "部", "節", "節", "编", "編", "回", "課",   "课"};
// Those that mean nothing else without it.
constexpr std::string_view kOwnCounters[] = {"장",   "부", "편", "절", "강",
                                             "단원", "章", "部", "節"};
constexpr std::string_view kHanDigits[] = {"一", "二", "三", "四", "五",
                                           "六", "七", "八", "九", "十"};
constexpr std::string_view kAppendix[] = {"appendix", "annex", "backup", "부록",  "별첨",
                                          "付録",     "参考",  "附录",   "anhang"};
// A title has at most so many before another meaning is likelier ("2025").
constexpr std::size_t kMostDigits = 2;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

// What is read of a title, from its begin on.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
  [[nodiscard]] bool done() const { return at_ >= text_.size(); }
  void back_to(std::size_t at) { at_ = at; }

  bool skip(std::string_view what) {
    if (!rest().starts_with(what)) return false;
    at_ += what.size();
    return true;
  }
  // Blanks, ideographic and no-break ones too.
  bool skip_blanks() {
    const std::size_t before = at_;
    while (skip(" ") || skip("\t") || skip("\u00A0") || skip("\u3000")) {
    }
    return at_ != before;
  }
  template <std::size_t N>
  std::string_view one_of(const std::string_view (&words)[N]) {
    for (const std::string_view word : words) {
      if (ascii_lower(std::string(rest().substr(0, word.size()))) == word) {
        at_ += word.size();
        return text_.substr(at_ - word.size(), word.size());
      }
    }
    return {};
  }
  std::string_view while_true(bool (*is)(char)) {
    const std::size_t begin = at_;
    while (!done() && is(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

bool is_word_end(std::string_view rest) {
  if (rest.empty()) return true;
  const auto c = static_cast<unsigned char>(rest.front());
  return c < 0x80 && !is_digit(rest.front()) && !is_lower(rest.front()) && (c < 'A' || c > 'Z');
}

std::string digits(Reader& reader) {
  const std::string_view found = reader.while_true(is_digit);
  return found.size() <= kMostDigits ? std::string(found) : std::string();
}

// Of I to XX, as a number; 0: none. Other letters are initials of names.
std::string roman(Reader& reader) {
  const std::string_view found =
      reader.while_true([](char c) { return c == 'I' || c == 'V' || c == 'X'; });
  constexpr std::size_t kLongest = 5;  // XVIII
  return found.size() <= kLongest && is_word_end(reader.rest()) ? std::string(found)
                                                                : std::string();
}

// Ⅰ to Ⅻ and ① to ⑳ are three bytes each.
std::string one_sign(Reader& reader) {
  const std::string_view rest = reader.rest();
  if (rest.size() < 3) return {};
  const std::string_view sign = rest.substr(0, 3);
  const bool is_roman = sign >= "\u2160" && sign <= "\u216B";
  const bool is_circled = sign >= "\u2460" && sign <= "\u2473";
  if (!is_roman && !is_circled) return {};
  reader.skip(sign);
  return std::string(sign);
}

std::string word_or_letter(Reader& reader) {
  const std::string_view word = reader.one_of(kNumberWords);
  if (!word.empty()) return is_word_end(reader.rest()) ? std::string(word) : std::string();
  const std::string_view rest = reader.rest();
  if (rest.empty() || rest.front() < 'A' || rest.front() > 'Z' || !is_word_end(rest.substr(1)))
    return {};
  reader.skip(rest.substr(0, 1));
  return std::string(rest.substr(0, 1));
}

template <typename Read>
std::string tried(Reader& reader, const Read& read) {
  const std::size_t before = reader.at();
  std::string found = read(reader);
  if (found.empty()) reader.back_to(before);
  return found;
}

// What stands between number and title; blanks around it belong to neither.
std::string mark_of(Reader& reader) {
  constexpr std::string_view kMarks[] = {".", ")", ":", "：", "．", "|", "-", "–", "—", "·", "、"};
  const bool apart = reader.skip_blanks();
  const std::size_t before = reader.at();
  const std::string mark(reader.one_of(kMarks));
  const bool after = reader.skip_blanks();
  // "3-year plan", "2.5 million", "9:30"
  const bool joins = mark == "-" || mark == "–" || mark == "—" || mark == "·" || mark == "|";
  if (!mark.empty() && ((joins && !(apart && after)) ||
                        (!after && !reader.done() && is_digit(reader.rest().front())))) {
    reader.back_to(before);
    return {};
  }
  return mark;
}

// "Part 2: ", "Module 3 Inverters": what follows without a mark begins with a capital, or else is
// of the sentence ("Phase 2 results").
bool labelled(Reader& reader, SectionNumber& out) {
  const std::string_view label = reader.one_of(kLabels);
  if (label.empty() || !reader.skip_blanks()) return false;
  out.label = std::string(label);
  out.number = tried(reader, digits);
  if (out.number.empty()) out.number = tried(reader, roman);
  if (out.number.empty()) out.number = tried(reader, word_or_letter);
  if (out.number.empty()) return false;
  const std::size_t end = reader.at();
  out.mark = mark_of(reader);
  if (!out.mark.empty() || reader.done() || reader.skip("\n")) return true;
  return reader.at() != end && !is_lower(reader.rest().front());
}

// "제2장 ", "3부. ", "第一章 "
bool counted(Reader& reader, SectionNumber& out) {
  const std::size_t begin = reader.at();
  std::string all;
  const bool ordinal = reader.skip("제") || reader.skip("第");
  if (ordinal) reader.skip_blanks();
  std::string number = tried(reader, digits);
  if (number.empty()) number = std::string(reader.one_of(kHanDigits));
  if (number.empty()) return false;
  const std::size_t after_number = reader.at();
  reader.skip_blanks();
  const std::string_view counter = ordinal ? reader.one_of(kCounters) : reader.one_of(kOwnCounters);
  if (counter.empty() || (!ordinal && reader.at() - counter.size() != after_number)) return false;
  all = std::string(
      std::string_view(reader.rest().data() - (reader.at() - begin), reader.at() - begin));
  const std::size_t end = reader.at();
  out.mark = mark_of(reader);
  if (out.mark.empty() && reader.at() == end && !reader.done() && !reader.skip("\n")) return false;
  out.number = std::move(all);
  return true;
}

// "2. ", "03 ", "IV. ", "Ⅱ ", "① "
bool bare(Reader& reader, SectionNumber& out) {
  out.number = tried(reader, digits);
  const bool padded = out.number.size() > 1 && out.number.front() == '0';
  const bool sign = out.number.empty() && !(out.number = tried(reader, one_sign)).empty();
  const bool letters = out.number.empty() && !(out.number = tried(reader, roman)).empty();
  if (out.number.empty()) return false;
  const std::size_t end = reader.at();
  out.mark = mark_of(reader);
  if (reader.skip("\n")) return true;
  if (letters) return out.mark == "." || out.mark == ")";
  return !out.mark.empty() || ((padded || sign) && reader.at() != end);
}

const Element* title_of(const Slide& slide) {
  for (const bool exact : {true, false}) {
    for (const Element& element : slide.elements) {
      const auto* text = std::get_if<TextContent>(&element.content);
      if (text != nullptr && !text->text.empty() &&
          (element.role == "title" || (!exact && element.role.empty())))
        return &element;
    }
  }
  return nullptr;
}

std::string title_text(const Slide& slide) {
  const Element* title = title_of(slide);
  return title == nullptr ? std::string() : std::get<TextContent>(title->content).text;
}

bool is_appendix(const std::string& title) {
  const std::string lower = ascii_lower(title);
  return std::any_of(std::begin(kAppendix), std::end(kAppendix),
                     [&lower](std::string_view word) { return lower.starts_with(word); });
}

// Whether an item of an agenda is that title, alone or with more behind it.
bool names(const std::string& item, const std::string& title) {
  return FoldedName(item) == FoldedName(title) ||
         (item.size() > title.size() && item.starts_with(title));
}

// The place of each section in the first agenda that names them all in this order; else empty.
std::vector<std::size_t> places_in_agenda(const Deck& deck, const std::vector<Slide*>& sections) {
  for (const Slide& slide : deck.slides) {
    if (slide.layout_id != "agenda") continue;
    for (const Element& element : slide.elements) {
      const auto* list = std::get_if<BulletsContent>(&element.content);
      if (list == nullptr) continue;
      std::vector<std::size_t> places;
      std::size_t place = 0, next = 0;
      for (std::size_t i = 0; i < list->items.size() && next < sections.size(); ++i) {
        const bool top = i >= element.style.levels.size() || element.style.levels[i] == 0;
        if (!top) continue;
        ++place;
        if (!names(list->items[i], title_text(*sections[next]))) continue;
        places.push_back(place);
        ++next;
      }
      if (next == sections.size()) return places;
    }
  }
  return {};
}

}  // namespace

SectionNumber number_of_title(std::string_view title) {
  for (auto* read : {labelled, counted, bare}) {
    Reader reader(title);
    reader.skip_blanks();
    SectionNumber found;
    if (!read(reader, found)) continue;
    reader.skip_blanks();
    found.taken = reader.at();
    if (reader.done()) found.number.clear();
    return found;
  }
  return {};
}

bool is_section(const Slide& slide) {
  return slide.type == SlideType::Section || slide.layout_id == "section_header";
}

void add_section_numbers(Deck& deck) {
  std::vector<Slide*> counted_ones;
  bool authored = false;
  for (Slide& slide : deck.slides) {
    if (!is_section(slide) || !slide.hints.section_number.value_or(true)) continue;
    const std::string title = title_text(slide);
    if (title.empty()) continue;
    slide.section_number = number_of_title(title);
    if (slide.section_number.taken > 0)
      authored = true;
    else if (!is_appendix(title))
      counted_ones.push_back(&slide);
  }
  if (authored) return;
  const std::vector<std::size_t> places = places_in_agenda(deck, counted_ones);
  for (std::size_t i = 0; i < counted_ones.size(); ++i) {
    const std::size_t number = i < places.size() ? places[i] : i + 1;
    counted_ones[i]->section_number.number = std::to_string(number);
  }
}

}  // namespace deckle::layout
