#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/doubtful_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/utf8.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "broken-word",
    .type = "broken_word",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a word or number is broken in two, because its cell or shape is too narrow",
    .what =
        "Looks at the lines of cells and shapes for words and numbers that do not fit and are "
        "broken anywhere, without a hyphen. Addresses and names of files are not reported, nor "
        "are scripts that break between letters.",
    .why = "The half of a word is read as another one, and that of a number as another number.",
    .bad = R"(a column of 60 pt with Organisation in 14 pt)",
    .good = R"(a column of 120 pt with Organisation in 14 pt)",
    .fixes = "",
};

constexpr std::size_t kLongest = 40;  // letters of a word; longer ones are codes: ours

// Letters of Latin, Greek and Cyrillic, which break between words alone, and digits.
bool is_word_letter(char32_t c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
         (c >= 0xC0 && c <= 0x52F && c != 0xD7 && c != 0xF7);
}

// Of what is no word: "a/b", "mail@example.com", "file_name.txt". A point or comma in a number is a
// part of it.
bool is_address(std::string_view word) {
  return word.find_first_of("/\\@_:=&?#") != std::string_view::npos;
}

// The word around a break between two bytes of a text, if it is broken there.
std::optional<std::string> word_at(std::string_view text, std::size_t at) {
  if (at == 0 || at >= text.size()) return std::nullopt;
  // Longer ones are none, and a text may have a million bytes without a space.
  constexpr std::size_t kMostBytes = 4 * kLongest;
  const std::size_t skipped = at > kMostBytes ? at - kMostBytes : 0;
  text = text.substr(skipped, 2 * kMostBytes);
  at -= skipped;
  if (at >= text.size()) return std::nullopt;
  constexpr std::string_view kSpaces = " \t\v\n";
  const std::size_t space = text.find_last_of(kSpaces, at - 1);
  const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
  const std::size_t end = std::min(text.find_first_of(kSpaces, at), text.size());
  if (begin >= at || end <= at) return std::nullopt;
  const std::string_view word = text.substr(begin, end - begin);
  std::size_t last = at - 1, next = at;
  while (last > begin && (static_cast<unsigned char>(text[last]) & 0xC0) == 0x80) --last;
  std::size_t from = last;
  const char32_t before = utf8::next(text, from), after = utf8::next(text, next);
  const bool number = (before == ',' || before == '.') && after >= '0' && after <= '9';
  if (!is_word_letter(after) || (!is_word_letter(before) && !number) || is_address(word) ||
      utf8::length(word) > kLongest)
    return std::nullopt;
  return std::string(word);
}

std::string joined_text(const ParagraphIr& paragraph) {
  std::string text;
  for (const RunIr& run : paragraph.runs) text += run.text;
  return text;
}

// The first word of a text that its lines break.
std::optional<std::string> broken_in(const TextBodyIr& body,
                                     const std::vector<MeasuredLine>& lines) {
  std::optional<std::size_t> joined;  // the paragraph whose text it is
  std::string text;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const MeasuredLine &before = lines[i - 1], &line = lines[i];
    if (before.paragraph != line.paragraph || before.end != line.begin ||
        line.paragraph >= body.paragraphs.size())
      continue;
    if (joined != line.paragraph) {
      joined = line.paragraph;
      text = joined_text(body.paragraphs[line.paragraph]);
    }
    if (auto word = word_at(text, line.begin)) return word;
  }
  return std::nullopt;
}

struct Broken {
  std::string word;
  const MeasuredCell* cell = nullptr;
  std::size_t more = 0;  // cells with one
};

std::optional<Broken> broken_in(const FileElement& element) {
  if (element.ir.table == nullptr) {
    // One letter below the other is meant to be.
    if (is_vertical(element.ir.text.vert) || !element.ir.text.wrap) return std::nullopt;
    auto word = broken_in(element.ir.text, element.measured.lines);
    if (!word) return std::nullopt;
    return Broken{std::move(*word), nullptr, 0};
  }
  std::optional<Broken> first;
  for (const MeasuredCell& cell : element.measured.cells) {
    if (cell.row >= element.ir.table->rows.size() ||
        cell.column >= element.ir.table->rows[cell.row].cells.size())
      continue;
    const TextBodyIr& body = element.ir.table->rows[cell.row].cells[cell.column];
    if (is_vertical(body.vert)) continue;
    auto word = broken_in(body, cell.lines);
    if (!word) continue;
    if (first)
      ++first->more;
    else
      first = Broken{std::move(*word), &cell, 0};
  }
  return first;
}

Message describe(const ElementIr& element, const Broken& broken) {
  const Message label = element_label(element);
  const std::string word = quoted_text(broken.word);
  if (broken.cell == nullptr) return tr("{}: {} is broken in two", label, word);
  const std::size_t row = broken.cell->row + 1, column = broken.cell->column + 1;
  if (broken.more == 0)
    return tr("{}: {} is broken in two in row {}, column {}", label, word, row, column);
  return tr("{}: {} is broken in two in row {}, column {}, as are words in {} more cells", label,
            word, row, column, broken.more);
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (is_doubtful(element.measured)) continue;
      const std::optional<Broken> broken = broken_in(element);
      if (!broken) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = describe(element.ir, *broken);
      d.hint = broken->cell == nullptr ? tr("widen the shape, or set its text smaller")
                                       : tr("widen the column, or set its text smaller");
      d.facts = {{"word", broken->word}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kBrokenWordOfFile;
const FileRule kBrokenWordOfFile{kDoc, check, doubtful_text};

}  // namespace deckle::qc
