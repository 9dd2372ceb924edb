// unresolved-citation, of presentation files: raised numbers, and numbers in brackets, whose notes
// are at the foot of their slide.

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const DeckRule kUnresolvedCitation;

namespace {

constexpr std::size_t kShortWord = 2;  // letters before an exponent: "m", "km", "CO"

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
  while (letters < text.size() && !is_digit(text[text.size() - 1 - letters]) &&
         (is_ascii_word(text[text.size() - 1 - letters]) ||
          static_cast<unsigned char>(text[text.size() - 1 - letters]) >= 0x80))
    ++letters;
  return letters > kShortWord;
}

struct Mark {
  int number = 0;
  const ElementIr* element = nullptr;
};

struct Page {
  const FileSlide* slide = nullptr;
  std::vector<Mark> marks;
  std::set<int> notes;
  int numbered = 0;  // paragraphs that the application numbers
};

// The numbers of a line of notes, which begins with one: "[3] …", a raised 3, "3) …" and "3. …".
// Several notes may share a line.
void add_notes(const ShownParagraph& paragraph, Page& page) {
  const std::string_view text = paragraph.text;
  if (paragraph.ir->style.bullet.kind == ListKind::Number) page.notes.insert(++page.numbered);
  if (!is_digit(text.front()) && !(text.size() > 1 && text.front() == '[' && is_digit(text[1])))
    return;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at]) || (at > 0 && text[at - 1] != ' ' && text[at - 1] != '[')) continue;
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (const std::optional<int> number = number_of(text.substr(at, end - at)))
      page.notes.insert(*number);
    at = end;
  }
}

void add_marks(const ShownParagraph& paragraph, Page& page) {
  std::string before;
  for (const RunIr& run : paragraph.ir->runs) {
    const std::string_view text = trimmed(run.text);
    if (run.style.baseline_pct > 0 && ends_in_word(before)) {
      for (const int number : numbers_of(text)) page.marks.push_back({number, paragraph.element});
    }
    before += run.text;
  }
  for (std::size_t at = before.find('['); at != std::string::npos; at = before.find('[', at + 1)) {
    const std::size_t end = before.find(']', at);
    if (end == std::string::npos) break;
    // "values[3]" is code.
    if (at == 0 || (before[at - 1] != ' ' && before[at - 1] != '.' && before[at - 1] != ']'))
      continue;
    for (const int number : numbers_of(std::string_view(before).substr(at + 1, end - at - 1)))
      page.marks.push_back({number, paragraph.element});
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

std::vector<Page> pages_of(const FileContext& context) {
  std::vector<Page> pages;
  for (const ShownParagraph& paragraph : shown_paragraphs(context)) {
    if (pages.empty() || pages.back().slide != paragraph.slide)
      pages.push_back({paragraph.slide, {}, {}, 0});
    Page& page = pages.back();
    add_notes(paragraph, page);
    add_marks(paragraph, page);
  }
  return pages;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const auto& slides = context.slides();
  if (std::any_of(slides.begin(), slides.end(), is_list_of_sources)) return;
  for (const Page& page : pages_of(context)) {
    // Where no mark has a note, the numbers mean something else, or the notes are elsewhere.
    if (std::none_of(page.marks.begin(), page.marks.end(),
                     [&page](const Mark& mark) { return page.notes.contains(mark.number); }))
      continue;
    for (const Mark& mark : page.marks) {
      if (page.notes.contains(mark.number)) continue;
      Diagnostic d =
          file_finding(kUnresolvedCitation.doc.id, Severity::Warning, *page.slide, *mark.element);
      d.message = tr("{}: has the mark {}, but the slide has no note {}",
                     element_label(*mark.element), mark.number, mark.number);
      d.hint = tr("add the note, or remove the mark");
      d.facts = {{"mark", static_cast<std::int64_t>(mark.number)}};
      sink.push_back(std::move(d));
      break;  // one finding for a slide
    }
  }
}

}  // namespace

extern const FileRule kUnresolvedCitationOfFile;
const FileRule kUnresolvedCitationOfFile{kUnresolvedCitation.doc, check};

}  // namespace deckle::qc
