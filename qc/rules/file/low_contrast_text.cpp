// low-contrast-text, of presentation files: by the thresholds of WCAG 2.1, 1.4.3, which allows 3
// for large text.

#include <algorithm>

#include "qc/check/repeated_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/backdrop/ground.h"

namespace deckle::qc {

extern const Rule kLowContrastText;

namespace {

constexpr double kNeededOfLarge = 3;
constexpr double kLargePt = 18, kLargeBoldPt = 14;

bool is_bold(const ElementIr& element) {
  for (const ParagraphIr& paragraph : element.text.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (!run.style.bold) return false;
    }
  }
  return true;
}

bool is_large(const FileElement& element) {
  const double size = element.measured.min_size_pt;
  return size >= kLargePt || (size >= kLargeBoldPt && is_bold(element.ir));
}

// Whether each row is as high as its text: applications make others higher, and move those below,
// so that a cell is not where its row says.
bool has_true_heights(const FileElement& element) {
  const TableIr& table = *element.ir.table;
  return std::all_of(element.measured.cells.begin(), element.measured.cells.end(),
                     [&table](const MeasuredCell& cell) {
                       if (cell.lines.empty() || cell.row >= table.rows.size()) return true;
                       const bool merged = std::any_of(
                           table.spans.begin(), table.spans.end(), [&cell](const CellSpanIr& span) {
                             return span.row == cell.row && span.column == cell.column;
                           });
                       return merged || to_pt(cell.lines.back().bottom - cell.lines.front().top) <=
                                            to_pt(table.rows[cell.row].height) + 1;
                     });
}

// What a table style paints is not known where the file does not have the style.
bool has_known_ground(const FileElement& element, const Diagnostic& found) {
  const auto row = static_cast<std::size_t>(number_fact(found.facts, "row"));
  const auto column = static_cast<std::size_t>(number_fact(found.facts, "column"));
  const TableIr* table = element.ir.table.get();
  if (table == nullptr || row == 0 || row > table->rows.size()) return true;
  if (!has_true_heights(element)) return false;
  const std::vector<CellFillIr>& fills = table->rows[row - 1].fills;
  return table->style.style_id.empty() ||
         (column >= 1 && column <= fills.size() && fills[column - 1]);
}

// Letters beyond the slide lie on nothing.
bool is_on_slide(const FileSlide& slide, const FileElement& element, const Diagnostic& found) {
  const auto line = static_cast<std::size_t>(number_fact(found.facts, "line"));
  if (line == 0 || line > element.measured.lines.size()) return true;
  const Rect letters = letters_of(element.measured.lines[line - 1], element.measured.turn);
  return intersection(letters, slide.page()) == letters;
}

bool is_finding(const FileSlide& slide, const FileElement& element, const Diagnostic& found) {
  return element.ir.eid == found.at.element_id && find_fact(found.facts, "text") != nullptr &&
         found.severity != Severity::Note && !shown_text(element.ir).empty() &&
         !is_footer_placeholder(element.ir) && has_known_ground(element, found) &&
         is_on_slide(slide, element, found);
}

// The rule itself asks 4.5 of all text.
void expect_of_large(Diagnostic& d) {
  d.message += tr(" ({} for text as large as this)", kNeededOfLarge);
  for (auto& [name, value] : d.facts) {
    if (name == "needed") value = kNeededOfLarge;
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const RepeatedTexts repeated(context);
  for (const FileSlide& slide : context.slides()) {
    DiagnosticSink found;
    kLowContrastText.check(CheckContext(slide.ir(), slide.measured()), found);
    if (found.empty()) continue;
    const std::vector<FileElement> elements = slide.own_elements();
    for (const Diagnostic& one : found) {
      for (const FileElement& element : elements) {
        if (!is_finding(slide, element, one) || repeated.is_again(slide, element.ir)) continue;
        const double contrast = number_fact(one.facts, "contrast");
        if (is_large(element) && contrast >= kNeededOfLarge) continue;
        const Severity severity = contrast >= kNeededOfLarge ? Severity::Note : one.severity;
        Diagnostic d = file_finding(kLowContrastText.doc.id, severity, slide, element.ir);
        d.message = element_label(element.ir) + ": " + one.message;
        d.hint = tr("give the text another colour, or change what is behind it");
        d.facts = one.facts;
        if (is_large(element)) expect_of_large(d);
        sink.push_back(std::move(d));
      }
    }
  }
}

Message not_checked(const FileContext& context) {
  std::size_t count = 0;
  int first = 0;
  for (const FileSlide& slide : context.slides()) {
    bool unknown = false;
    kLowContrastText.input.find(slide.ir(),
                                [&](const ElementIr&, const Message&) { unknown = true; });
    if (unknown && ++count == 1) first = slide.number();
  }
  if (count == 0) return {};
  return count == 1 ? tr("the colours behind a text are not known on slide {}", first)
                    : tr("the colours behind a text are not known on slide {} and {} more", first,
                         count - 1);
}

}  // namespace

extern const FileRule kLowContrastTextOfFile;
const FileRule kLowContrastTextOfFile{kLowContrastText.doc, check, not_checked};

}  // namespace deckle::qc
