#include <algorithm>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/doubtful_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "squeezed-lines",
    .type = "squeezed_lines",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "lines of a text run into each other",
    .what =
        "Compares the distance of the baselines of each two lines of an element with the "
        "size of the lower one. Below three quarters of it, letters with descenders touch "
        "those below them.",
    .why =
        "An exact line spacing stays as it is when the text becomes larger; what was airy "
        "at 12 pt is a block of ink at 24 pt.",
    .bad = R"(<a:pPr><a:lnSpc><a:spcPts val="1200"/></a:lnSpc></a:pPr><a:r><a:rPr sz="2400"/>)",
    .good = R"(<a:pPr><a:lnSpc><a:spcPct val="100000"/></a:lnSpc></a:pPr><a:r><a:rPr sz="2400"/>)",
    .fixes = "",
};

constexpr double kLeastPitch = 0.75;  // of the size: a descender's fifth and the capitals below it

// The pitch of the tightest pair as a share of its size; 1 where none is tight.
double tightest(const std::vector<MeasuredLine>& lines) {
  double least = 1;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const MeasuredLine &above = lines[i - 1], &below = lines[i];
    // The next column begins at the top again.
    if (letters_in(above.text) == 0 || letters_in(below.text) == 0 || below.size_pt <= 0 ||
        below.baseline <= above.baseline)
      continue;
    least = std::min(least, to_pt(below.baseline - above.baseline) / below.size_pt);
  }
  return least;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (is_doubtful(element.measured) || stacks_letters(element.ir.text.vert)) continue;
      const double share = tightest(element.measured.lines);
      if (share >= kLeastPitch) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: its lines are {:.0f} % of their size apart and run into each other",
                     element_label(element.ir), share * 100);
      d.hint = tr("set the line spacing as a multiple, or as an exact value above the size");
      d.facts = {{"pitch_share", tenth(share * 100)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kSqueezedLinesOfFile;
const FileRule kSqueezedLinesOfFile{kDoc, check, doubtful_text};

}  // namespace deckle::qc
