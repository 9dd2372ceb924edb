#include "qc/check/citations.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "qc/check/authored_text.h"
#include "qc/check/shown_paragraphs.h"

namespace deckle::qc {

namespace {

constexpr std::size_t kShortWord = 2;  // letters before an exponent: "m", "km", "CO"
constexpr std::size_t kLongestMark = 400;  // ours, in bytes: a text may have a million brackets

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "3" of at most two digits; unset else.
std::optional<int> number_of(std::string_view text) {
  if (text.empty() || text.size() > 2 || !std::all_of(text.begin(), text.end(), is_digit))
    return std::nullopt;
  int value = 0;
  for (const char c : text) value = value * 10 + (c - '0');
  return value == 0 ? std::nullopt : std::optional(value);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// The numbers of "1, 3".
std::vector<int> numbers_of(std::string_view text) {
  std::vector<int> out;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::optional<int> one = number_of(trimmed(text.substr(begin, end - begin)));
    if (!one) return {};
    out.push_back(*one);
    begin = end + 1;
  }
  return out;
}

// Whether a raised number after this text is a note and no exponent or part of a formula.
bool ends_in_word(std::string_view text) {
  if (text.ends_with('.') || text.ends_with(')') || text.ends_with('"') || text.ends_with('%') ||
      text.ends_with("”"))
    return true;
  std::size_t letters = 0;
  while (letters <= kShortWord && letters < text.size() && !is_digit(text[text.size() - 1 - letters]) &&
         (is_ascii_word(text[text.size() - 1 - letters]) ||
          static_cast<unsigned char>(text[text.size() - 1 - letters]) >= 0x80))
    ++letters;
  return letters > kShortWord;
}

// The numbers of a line of notes, which begins with one: "[3] …", a raised 3, "3) …" and "3. …".
// Several notes may share a line.
void add_numbers(const ShownParagraph& paragraph, CitedPage& page) {
  const std::string_view text = paragraph.text;
  if (paragraph.ir->style.bullet.kind == ListKind::Number) page.numbers.insert(++page.numbered);
  if (!is_digit(text.front()) && !(text.size() > 1 && text.front() == '[' && is_digit(text[1])))
    return;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at]) || (at > 0 && text[at - 1] != ' ' && text[at - 1] != '[')) continue;
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (const std::optional<int> number = number_of(text.substr(at, end - at)))
      page.numbers.insert(*number);
    at = end;
  }
}

// "2-4", "2–4".
void add_range(std::string_view text, CitedPage& page) {
  for (const std::string_view dash : {"-", "–"}) {
    const std::size_t at = text.find(dash);
    if (at == std::string_view::npos) continue;
    const auto first = number_of(trimmed(text.substr(0, at)));
    const auto last = number_of(trimmed(text.substr(at + dash.size())));
    for (int n = first.value_or(1); first && last && n <= *last; ++n) page.ranged.insert(n);
  }
}

// Adds the notes of a line that begins with "[3] " or a raised 3. False: it is no line of notes.
bool add_notes(const ShownParagraph& paragraph, CitedPage& page) {
  const std::size_t before = page.notes.size();
  bool inside = false;
  for (const RunIr& run : paragraph.ir->runs) {
    const std::string_view text = trimmed(run.text);
    if (text.empty()) continue;
    const std::optional<int> raised = run.style.baseline_pct > 0 ? number_of(text) : std::nullopt;
    if (raised && (inside || page.notes.size() == before)) {
      page.notes.push_back({*raised, paragraph.element, {}});
      inside = true;
    } else if (inside) {
      page.notes.back().text += run.text;
    } else {
      break;
    }
  }
  if (inside) return true;
  const std::string_view text = paragraph.text;
  for (std::size_t at = 0; at < text.size() && text[at] == '[';) {
    const std::size_t end = text.find(']', at);
    if (end == std::string_view::npos) break;
    const std::optional<int> number = number_of(trimmed(text.substr(at + 1, end - at - 1)));
    if (!number) break;
    const std::size_t next = std::min(text.find(" [", end), text.size());
    page.notes.push_back(
        {*number, paragraph.element, std::string(trimmed(text.substr(end + 1, next - end - 1)))});
    at = next == text.size() ? next : next + 1;
  }
  return page.notes.size() > before;
}

void add_marks(const ShownParagraph& paragraph, CitedPage& page) {
  std::string before;
  for (const RunIr& run : paragraph.ir->runs) {
    const std::string_view text = trimmed(run.text);
    if (run.style.baseline_pct > 0 && ends_in_word(before)) {
      for (const int number : numbers_of(text)) page.marks.push_back({number, paragraph.element});
    }
    before += run.text;
  }
  for (std::size_t at = before.find('['); at != std::string::npos; at = before.find('[', at + 1)) {
    // "values[3]" is code.
    if (at == 0 || (before[at - 1] != ' ' && before[at - 1] != '.' && before[at - 1] != ']'))
      continue;
    std::string_view inside = std::string_view(before).substr(at + 1, kLongestMark);
    const std::size_t end = inside.find(']');
    if (end == std::string_view::npos) continue;
    inside = inside.substr(0, end);
    for (const int number : numbers_of(inside)) page.marks.push_back({number, paragraph.element});
    add_range(inside, page);
  }
}

// A slide of references has the notes of all others.
bool is_list_of_sources(const FileSlide& slide) {
  const ElementIr* title = title_with_text(slide);
  if (title == nullptr) return false;
  const std::string text = comparable(shown_text(*title));
  constexpr std::string_view kNames[] = {
      "references", "reference",  "reference list", "bibliography", "sources",
      "notes",      "citations",  "end notes",      "endnotes",     "참고문헌",
      "참고 문헌",  "참고자료",   "참고 자료",      "출처",         "quellen",
      "literatur",  "références", "参考文献",       "出典",         "参考资料"};
  return std::find(std::begin(kNames), std::end(kNames), text) != std::end(kNames);
}

}  // namespace

std::vector<CitedPage> cited_pages(const FileContext& context) {
  std::vector<CitedPage> pages;
  for (const ShownParagraph& paragraph : shown_paragraphs(context)) {
    if (pages.empty() || pages.back().slide != paragraph.slide) {
      pages.emplace_back().slide = paragraph.slide;
      pages.back().lists_sources = is_list_of_sources(*paragraph.slide);
    }
    CitedPage& page = pages.back();
    add_numbers(paragraph, page);
    if (!add_notes(paragraph, page)) add_marks(paragraph, page);
  }
  return pages;
}

bool cites(const CitedPage& page, int number) {
  return page.ranged.contains(number) ||
         std::any_of(page.marks.begin(), page.marks.end(),
                     [number](const CitationMark& mark) { return mark.number == number; });
}

bool has_cited_note(const CitedPage& page) {
  return std::any_of(page.notes.begin(), page.notes.end(),
                     [&page](const CitationNote& note) { return cites(page, note.number); });
}

}  // namespace deckle::qc
