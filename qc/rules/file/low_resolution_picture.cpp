// low-resolution-picture, of presentation files.

#include <algorithm>
#include <cmath>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::qc {

extern const Rule kLowResolutionPicture;

namespace {

constexpr double kPerInch = 72;  // each pixel covers four of a Full HD screen
constexpr double kTolerance = 1;
constexpr double kSmallIn = 1;  // shorter sides are icons and logos, on which nobody sees pixels

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ElementIr& ir = element.ir;
      if (ir.type != ElementType::Image || !has_picture_size(ir) || is_vector(ir.picture->format) ||
          (ir.origin && ir.origin->kind != SourceKind::Picture))
        continue;
      const PicturePlacement placed = place_picture(ir.box, *ir.picture, ir.fit);
      if (placed.px_per_inch <= 0 || placed.px_per_inch >= kPerInch - kTolerance ||
          to_pt(std::min(ir.box.w, ir.box.h)) < kSmallIn * 72)
        continue;
      Diagnostic d = file_finding(kLowResolutionPicture.doc.id, Severity::Warning, slide, ir);
      d.message =
          tr("{}: {:.0f} x {:.0f} pixels are shown at {:.0f} pixels per inch; {:.0f} or "
             "more would not look blurred",
             element_label(ir), ir.picture->width, ir.picture->height, placed.px_per_inch,
             2 * kPerInch);
      d.hint = tr("use a picture with more pixels, or show it smaller");
      d.facts = {{"width_px", static_cast<std::int64_t>(ir.picture->width)},
                 {"height_px", static_cast<std::int64_t>(ir.picture->height)},
                 {"px_per_inch", tenth(placed.px_per_inch)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kLowResolutionPictureOfFile;
const FileRule kLowResolutionPictureOfFile{kLowResolutionPicture.doc, check};

}  // namespace deckle::qc
