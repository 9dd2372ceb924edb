#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "distorted-picture",
    .type = "distorted_picture",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a picture is stretched",
    .what =
        "Compares the proportions of each picture as it is shown with those of its "
        "pixels, less what is cropped. More than 12 % is reported. Pictures that fill the "
        "slide, thin ones and drawings that a file only stands for are not looked at.",
    .why = "Faces become wide and circles oval; logos are not to be changed.",
    .bad = R"(<a:ext cx="4000000" cy="2000000"/> of a picture of 800 x 800 pixels)",
    .good = R"(<a:ext cx="4000000" cy="4000000"/> of a picture of 800 x 800 pixels)",
    .fixes = "",
    .file_fixes = "restore-proportions (unsafe)",
};

// Ours: of screenshots, diagrams and photographs that were looked at, nobody would have marked those
// of 8 to 12 %.
constexpr double kSeen = 0.12;
constexpr double kThinPt = 18;      // lines and gradients may be stretched
constexpr double kPageShare = 0.9;  // backgrounds as well

struct Proportions {
  double shown = 0, own = 0;
};

Proportions proportions_of(const ElementIr& element) {
  const DisplaySize size = display_size(*element.picture);
  const PictureCut cut = element.fit.cut.value_or(PictureCut{});
  const double width = size.width * (1 - cut.left - cut.right);
  const double height = size.height * (1 - cut.top - cut.bottom);
  if (width <= 0 || height <= 0) return {};
  return {to_pt(element.box.w) / to_pt(element.box.h), width / height};
}

bool is_judged(const FileSlide& slide, const ElementIr& element) {
  if (element.type != ElementType::Image || !has_picture_size(element) || !element.origin ||
      element.origin->kind != SourceKind::Picture || element.decorative)
    return false;
  if (std::min(to_pt(element.box.w), to_pt(element.box.h)) < kThinPt) return false;
  return area_px(element.box) < kPageShare * area_px(slide.page());
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (!is_judged(slide, element.ir)) continue;
      const Proportions is = proportions_of(element.ir);
      if (is.own <= 0) continue;
      const double factor = is.shown / is.own;
      if (std::max(factor, 1 / factor) < 1 + kSeen) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = factor > 1 ? tr("{}: the picture is {:.0f} % too wide for its height",
                                  element_label(element.ir), (factor - 1) * 100)
                             : tr("{}: the picture is {:.0f} % too high for its width",
                                  element_label(element.ir), (1 / factor - 1) * 100);
      d.hint = tr("reset the picture's size, lock its proportions, and crop it to the frame");
      d.facts = {{"shown", tenth(is.shown * 100) / 100}, {"own", tenth(is.own * 100) / 100}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kDistortedPictureOfFile;
const FileRule kDistortedPictureOfFile{kDoc, check};

}  // namespace deckle::qc
