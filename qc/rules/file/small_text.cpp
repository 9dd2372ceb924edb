// small-text, of presentation files.

#include <algorithm>

#include "qc/check/authored_text.h"
#include "qc/check/repeated_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const Rule kSmallText;

namespace {

// docs/decisions.md, 97: on a page of the usual height; smaller text is for print, and nobody reads
// it from a screen.
constexpr double kMinPt = 8;
constexpr double kPageHeightPt = 540;
constexpr double kSizeTolerancePt = 0.05;
constexpr std::size_t kFewLetters = 12;  // a label or a mark, not a text to read: ours

std::size_t letters_in_lines(const MeasuredElement& measured) {
  std::size_t count = 0;
  for (const MeasuredLine& line : measured.lines) count += letters_in(line.text);
  for (const MeasuredCell& cell : measured.cells)
    for (const MeasuredLine& line : cell.lines) count += letters_in(line.text);
  return count;
}

// The largest text on its smallest line: one superscript does not make a line small.
double smallest_line(const MeasuredElement& measured) {
  double smallest = 0;
  const auto take = [&smallest](const std::vector<MeasuredLine>& lines) {
    for (const MeasuredLine& line : lines) {
      if (letters_in(line.text) > 0 && (smallest == 0 || line.size_pt < smallest))
        smallest = line.size_pt;
    }
  };
  take(measured.lines);
  for (const MeasuredCell& cell : measured.cells) take(cell.lines);
  return smallest;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const RepeatedTexts repeated(context);
  for (const FileSlide& slide : context.slides()) {
    const double scale = std::max(1.0, to_pt(slide.ir().size.h) / kPageHeightPt);
    const double minimum = kMinPt * scale;
    for (const FileElement& element : slide.own_elements()) {
      const double size = smallest_line(element.measured);
      if (size <= 0 || size >= minimum - kSizeTolerancePt || is_footer_placeholder(element.ir) ||
          repeated.is_on_many(element.ir) || letters_in_lines(element.measured) < kFewLetters ||
          intersection(element.measured.bbox, slide.page()).empty())
        continue;
      Diagnostic d = file_finding(kSmallText.doc.id, Severity::Warning, slide, element.ir);
      d.message = tr("{}: text of {}; below {} nobody reads it on a screen",
                     element_label(element.ir), pt_text(size), pt_text(minimum));
      d.hint = tr("set it larger, or move it to the notes or to a handout");
      d.facts = {{"current_pt", tenth(size)}, {"min_pt", tenth(minimum)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kSmallTextOfFile;
const FileRule kSmallTextOfFile{kSmallText.doc, check};

}  // namespace deckle::qc
