#include "qc/check/shown_paragraphs.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "qc/check/authored_text.h"

namespace deckle::qc {

namespace {

constexpr std::string_view kSources[] = {
    "source", "sources", "출처",  "자료",      "quelle", "quellen", "出典",      "出所", "来源",
    "資料",   "fuente",  "fonte", "reference", "note:",  "참고",    "copyright", "(c) ", "©"};

std::string text_of(const ParagraphIr& paragraph) {
  std::string text;
  for (const RunIr& run : paragraph.runs) {
    if (run.field == RunIr::Field::None) text += run.text;
  }
  for (char& c : text) {
    if (c == '\v' || c == '\t' || c == '\n') c = ' ';
  }
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

void add_body(const FileSlide& slide, const ElementIr& element, const TextBodyIr& body,
              const ShownParagraph& place, std::vector<ShownParagraph>& out) {
  for (const ParagraphIr& paragraph : body.paragraphs) {
    std::string text = text_of(paragraph);
    if (text.empty()) continue;
    out.push_back(
        {&slide, &element, &paragraph, std::move(text), place.in_cell, place.row, place.column});
  }
}

bool joins(char c) {
  return is_ascii_word(c) || std::string_view("/@_&=?#%\\-").find(c) != std::string_view::npos;
}

}  // namespace

std::vector<ShownParagraph> shown_paragraphs(const FileContext& context) {
  std::vector<ShownParagraph> out;
  for (const FileSlide& slide : context.slides()) {
    if (slide.ir().hidden) continue;
    for (const FileElement& element : slide.own_elements()) {
      if (is_footer_placeholder(element.ir)) continue;
      add_body(slide, element.ir, element.ir.text, {}, out);
      if (element.ir.table == nullptr) continue;
      ShownParagraph cell;
      cell.in_cell = true;
      for (cell.row = 0; cell.row < element.ir.table->rows.size(); ++cell.row) {
        const auto& cells = element.ir.table->rows[cell.row].cells;
        for (cell.column = 0; cell.column < cells.size(); ++cell.column)
          add_body(slide, element.ir, cells[cell.column], cell, out);
      }
    }
  }
  return out;
}

bool is_source_line(std::string_view text) {
  if (text.find("://") != std::string_view::npos || text.find("www.") != std::string_view::npos)
    return true;
  const std::string lower = comparable(text);
  return std::any_of(std::begin(kSources), std::end(kSources),
                     [&lower](std::string_view word) { return lower.starts_with(word); });
}

bool is_part_of_word(std::string_view text, std::size_t begin, std::size_t end) {
  if (begin > 0 && joins(text[begin - 1])) return true;
  // "4.5.2026" of "1.4.5.2026", "mail.com"; a full stop at the end is none.
  if (begin > 1 && text[begin - 1] == '.' && is_ascii_word(text[begin - 2])) return true;
  if (end >= text.size()) return false;
  if (joins(text[end])) return true;
  return text[end] == '.' && end + 1 < text.size() && is_ascii_word(text[end + 1]);
}

}  // namespace deckle::qc
