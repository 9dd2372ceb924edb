#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>

#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/display.h"
#include "slidespec/core/utf8.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "wrong-language",
    .type = "wrong_language",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a text is marked with a language that is not written in its letters",
    .what =
        "Compares the letters of each text with the language that it is marked with (lang): "
        "Hangul, kana, Han, Arabic, Hebrew, Thai, Devanagari, Cyrillic and Greek letters in a "
        "language that is written in Latin ones, Hangul in Japanese or Chinese, kana in Korean "
        "or Chinese. The first text of each pair is reported, with the number of others.",
    .why =
        "A screen reader takes the voice of the marked language, and spells out or omits what it "
        "cannot say; every word is underlined as misspelt.",
    .bad = R"(<a:rPr lang="en-US"/><a:t>분기 실적 보고</a:t>)",
    .good = R"(<a:rPr lang="ko-KR"/><a:t>분기 실적 보고</a:t>)",
    .fixes = "",
};

constexpr std::size_t kFewestLetters = 4;  // of a text: fewer are a name or a mark; ours

enum Script : std::size_t {
  Latin,
  Hangul,
  Kana,
  Han,
  Arabic,
  Hebrew,
  Thai,
  Devanagari,
  Cyrillic,
  Greek,
  kScripts
};

struct Range {
  char32_t first, last;
  Script script;
};
constexpr Range kRanges[] = {
    {'A', 'Z', Latin},        {'a', 'z', Latin},          {0xC0, 0x24F, Latin},
    {0x370, 0x3FF, Greek},    {0x400, 0x52F, Cyrillic},   {0x590, 0x5FF, Hebrew},
    {0x600, 0x6FF, Arabic},   {0x900, 0x97F, Devanagari}, {0xE00, 0xE7F, Thai},
    {0x1100, 0x11FF, Hangul}, {0x3041, 0x30FF, Kana},     {0x4E00, 0x9FFF, Han},
    {0xAC00, 0xD7A3, Hangul}};

constexpr std::string_view kLatinLanguages[] = {
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi",
    "pl", "cs", "sk", "hu", "ro", "tr", "vi", "id", "ms", "ca", "et", "lv", "lt"};

using Letters = std::array<std::size_t, kScripts>;

void count_letters(std::string_view text, Letters& out) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    for (const Range& range : kRanges) {
      if (c >= range.first && c <= range.last) ++out[range.script];
    }
  }
}

// That of most letters; kana count for the Han letters beside them.
Script script_of(std::string_view text, std::size_t& count) {
  Letters letters{};
  count_letters(text, letters);
  if (letters[Kana] > 0) {
    letters[Kana] += letters[Han];
    letters[Han] = 0;
  }
  const auto most = std::max_element(letters.begin(), letters.end());
  count = *most;
  return static_cast<Script>(most - letters.begin());
}

bool is_wrong(Script script, std::string_view language) {
  const std::string tag = ascii_lower(language.substr(0, language.find('-')));
  if (script == Latin || tag.empty()) return false;
  const bool latin = std::find(std::begin(kLatinLanguages), std::end(kLatinLanguages), tag) !=
                     std::end(kLatinLanguages);
  if (script == Hangul) return latin || tag == "ja" || tag == "zh";
  if (script == Kana) return latin || tag == "ko" || tag == "zh";
  return latin;
}

Message letters_of_script(Script script) {
  switch (script) {
    case Hangul:
      return tr("Korean letters");
    case Kana:
      return tr("Japanese letters");
    case Han:
      return tr("Chinese characters");
    case Arabic:
      return tr("Arabic letters");
    case Hebrew:
      return tr("Hebrew letters");
    case Thai:
      return tr("Thai letters");
    case Devanagari:
      return tr("Devanagari letters");
    case Cyrillic:
      return tr("Cyrillic letters");
    default:
      return tr("Greek letters");
  }
}

// The first language of a paragraph that is wrong for its letters; empty: none.
struct Wrong {
  Script script = Latin;
  std::string language;
  std::size_t letters = 0;
};

Wrong wrong_in(const ParagraphIr& paragraph) {
  Wrong out;
  for (const RunIr& run : paragraph.runs) {
    std::size_t count = 0;
    const Script script = script_of(run.text, count);
    if (count == 0 || !is_wrong(script, run.style.lang)) continue;
    if (out.letters > 0 && out.script != script) continue;
    out.script = script;
    out.language = run.style.lang;
    out.letters += count;
  }
  return out;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  RepeatedFindings repeated;
  const ElementIr* last = nullptr;
  for (const ShownParagraph& paragraph : shown_paragraphs(context)) {
    if (paragraph.element == last) continue;
    const Wrong wrong = wrong_in(*paragraph.ir);
    if (wrong.letters < kFewestLetters) continue;
    last = paragraph.element;
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, *paragraph.slide, *paragraph.element);
    d.message = tr("{}: its language is {}, but it has {}", element_label(*paragraph.element),
                   display_value(wrong.language), letters_of_script(wrong.script));
    d.hint = tr("select the text and set its language (Review, Language)");
    d.facts = {{"language", wrong.language}};
    repeated.add(std::to_string(wrong.script) + wrong.language, std::move(d), sink);
  }
  repeated.count(sink);
}

}  // namespace

extern const FileRule kWrongLanguageOfFile;
const FileRule kWrongLanguageOfFile{kDoc, check};

}  // namespace deckle::qc
