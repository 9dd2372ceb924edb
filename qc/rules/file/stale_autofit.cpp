
#include "qc/check/doubtful_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "stale-autofit",
    .type = "stale_autofit",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "text that is set to shrink has not been shrunk",
    .what =
        "Reports text that is larger than its box by half a line or more, where the box "
        "is set to shrink text on overflow and the file stores no smaller size.",
    .why =
        "PowerPoint shrinks only when somebody edits the text and shows it too large "
        "until then, while other programs shrink it at once: the slide looks different "
        "everywhere. Programs that write files leave this behind.",
    .bad = R"(<a:bodyPr><a:normAutofit/></a:bodyPr>)",
    .good = R"(<a:bodyPr><a:normAutofit fontScale="85000" lnSpcReduction="10000"/></a:bodyPr>)",
    .fixes = "",
    .file_fixes = "store-autofit",
};

constexpr double kLines = 0.5;
constexpr double kWhole = 99.9;  // percent

bool is_unshrunk(const ElementIr& element) {
  const auto& autofit = element.text.autofit;
  return autofit && autofit->mode == AutofitIr::Mode::ShrinkText &&
         autofit->font_scale_pct > kWhole && autofit->spacing_reduction_pct <= 0;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const MeasuredElement& m = element.measured;
      if (!is_unshrunk(element.ir) || is_doubtful(m) || stacks_letters(element.ir.text.vert) ||
          m.overflow_lines < kLines)
        continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: is to shrink on overflow, but its text is {} too high and not shrunk",
                     element_label(element.ir), pt_text(to_pt(m.overflow_y)));
      d.hint =
          tr("click into the text and press a key, so that PowerPoint shrinks it and saves that; "
             "or shorten it");
      d.facts = {{"overflow_lines", tenth(m.overflow_lines)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kStaleAutofitOfFile;
const FileRule kStaleAutofitOfFile{kDoc, check, doubtful_text};

}  // namespace deckle::qc
