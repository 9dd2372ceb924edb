#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "qc/check/authored_text.h"
#include "qc/check/page_content.h"
#include "qc/messages/tr.h"
#include "slidespec/core/utf8.h"

namespace deckle::qc {
namespace {

// docs/design.md, "Titles": no line of a title is shorter than a third of the other.
constexpr RuleOption kMaxShare{"max_share", 1, 100, 33,
                               N_("percent of the width of the longest line below which one word "
                                  "alone on the last line of a title is reported")};
constexpr RuleOption kOptions[] = {kMaxShare};

constexpr RuleDoc kDoc{
    .id = "orphan-word",
    .type = "orphan_word",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the last line of a title is one short word",
    .what =
        "Looks for titles whose last line has one word of at most 12 letters (6 of Hangul or kana, "
        "3 of a script without spaces), and less than a third of the width of the longest line. A "
        "line break by the author is intended.",
    .why = "A word alone on a line takes the height of a whole line, and looks like a mistake.",
    .bad =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","extensions":{"box":{"x":48,"y":32,"w":330,"h":100}},"content":{"text":"Reindustrialisation pays"}},{"element_id":"c","kind":"chart","extensions":{"box":{"x":48,"y":160,"w":1184,"h":440}},"content":{"chart_type":"line","series":[{"name":"Costs","data":[{"x":"2023","y":10},{"x":"2024","y":9}]}]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","extensions":{"box":{"x":48,"y":32,"w":1184,"h":100}},"content":{"text":"Reindustrialisation pays"}},{"element_id":"c","kind":"chart","extensions":{"box":{"x":48,"y":160,"w":1184,"h":440}},"content":{"chart_type":"line","series":[{"name":"Costs","data":[{"x":"2023","y":10},{"x":"2024","y":9}]}]}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Ours: a longer word is not an accident of breaking. Wide letters count twice.
constexpr int kMaxLetters = 12;
// Ours: of a script without spaces, where a line ends anywhere.
constexpr int kMaxUnspaced = 3;

bool is_space(char32_t c) { return c == ' ' || c == '\t' || c == '\v' || c == 0x3000; }

bool is_han_or_kana(char32_t c) {
  return (c >= 0x3040 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x9FFF) ||
         (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x323AF);
}

bool is_thai_like(char32_t c) {
  return (c >= 0x0E00 && c <= 0x0EFF) || (c >= 0x1780 && c <= 0x17FF);
}

bool is_short_word(std::string_view line) {
  int letters = 0, count = 0;
  bool unspaced = false, ended = false;
  for (std::size_t at = 0; at < line.size();) {
    const char32_t c = utf8::next(line, at);
    if (is_space(c)) {
      ended = ended || count > 0;
      continue;
    }
    if (ended) return false;  // a second word
    ++count;
    letters += c >= 0x1100 ? 2 : 1;
    unspaced = unspaced || is_han_or_kana(c) || is_thai_like(c);
  }
  return count > 0 && (unspaced ? count <= kMaxUnspaced : letters <= kMaxLetters);
}

std::string paragraph_text(const ElementIr& title, std::size_t paragraph) {
  std::string text;
  for (const RunIr& run : title.text.paragraphs[paragraph].runs) text += run.text;
  return text;
}

// A word that is wider than its line is broken anywhere; another flaw.
bool is_inside_word(const ElementIr& title, const MeasuredLine& line) {
  const std::string text = paragraph_text(title, line.paragraph);
  return line.begin > 0 && line.begin < text.size() && is_ascii_word(text[line.begin - 1]) &&
         is_ascii_word(text[line.begin]);
}

// The last line, where it is one that nobody wanted; null else.
const MeasuredLine* orphan_of(const MeasuredElement& title, double max_share) {
  if (title.lines.size() < 2) return nullptr;
  const MeasuredLine& last = title.lines.back();
  if (title.lines[title.lines.size() - 2].paragraph != last.paragraph) return nullptr;
  double widest = 0;
  for (std::size_t i = 0; i + 1 < title.lines.size(); ++i)
    widest = std::max(widest, to_px(title.lines[i].width));
  if (to_px(last.width) >= max_share * widest) return nullptr;
  return is_short_word(last.text) ? &last : nullptr;
}

// Whether the author broke the title where the line begins.
bool begins_where_authored(const Element* element, const ElementIr& title,
                           const MeasuredLine& line) {
  const auto* text = element == nullptr ? nullptr : std::get_if<TextContent>(&element->content);
  if (text != nullptr && text->text.find_first_of("\n\v") == std::string::npos) return false;
  const std::string paragraph = paragraph_text(title, line.paragraph);
  return line.begin > 0 && line.begin <= paragraph.size() && paragraph[line.begin - 1] == '\v';
}

double widest_line_px(const MeasuredElement& title) {
  double widest = 0;
  for (const MeasuredLine& line : title.lines) widest = std::max(widest, to_px(line.width));
  return widest;
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const double max_share = context.option(kDoc.id, kMaxShare) / 100.0;
  for (const Slide& slide : context.deck().slides) {
    for (const LaidOutSlide& page : context.pages(slide)) {
      const ElementIr* title = title_of(*page.ir);
      if (title == nullptr) continue;
      const MeasuredElement* measured = find_element(*page.measured, title->eid);
      const MeasuredLine* orphan = measured == nullptr ? nullptr : orphan_of(*measured, max_share);
      if (orphan == nullptr || is_inside_word(*title, *orphan) ||
          begins_where_authored(authored(slide, *title), *title, *orphan))
        continue;
      Diagnostic d = page_finding(kDoc, slide, page, title);
      const double share = 100 * to_px(orphan->width) / std::max(1.0, widest_line_px(*measured));
      std::string word = orphan->text;
      while (!word.empty() && (word.back() == ' ' || word.back() == '\v')) word.pop_back();
      d.message = tr("the last line of the title is {} alone, {:.0f} % as wide as the longest line",
                     quoted_text(word), share);
      d.hint = tr("shorten the title by a word, or begin the last line earlier");
      d.facts = {{"word", word},
                 {"share_pct", tenth(share)},
                 {"lines", static_cast<std::int64_t>(measured->lines.size())}};
      sink.push_back(std::move(d));
      break;
    }
  }
}

}  // namespace

extern const DeckRule kOrphanWord;
const DeckRule kOrphanWord{kDoc, check};

}  // namespace deckle::qc
