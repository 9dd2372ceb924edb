#include <cmath>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "low-resolution-picture",
    .type = "low_resolution_picture",
    .ir_type = "low_resolution_picture",
    .severity = Severity::Warning,
    .summary = "a picture has too few pixels for the size it is shown at",
    .what =
        "Divides the pixels of a picture by the inches it covers. Below 144 pixels per inch, the "
        "resolution of a 13.33 in page on a Full HD screen, it is a note; below 72, where each "
        "pixel covers four pixels of that screen, a warning. SVG, EMF and WMF are vector "
        "graphics and exempt.",
    .why = "A picture that looks slightly blurred on a laptop shows single pixels on a projector "
           "screen.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"photo","altText":"a harbour","picture":{"format":"jpeg","w":200,"h":150},"fit":{"crop":"contain"},"data":{"asset_id":"photo","alt_text":"a harbour","crop":"contain"},"layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"photo","altText":"a harbour","picture":{"format":"jpeg","w":800,"h":600},"fit":{"crop":"contain"},"data":{"asset_id":"photo","alt_text":"a harbour","crop":"contain"},"layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .fixes = "",
};

constexpr double kNotePerInch = 144, kWarningPerInch = 72;
constexpr double kTolerance = 0.05;  // the effect of rounding a box to EMU

// An icon is shown at its pixel size at most; that is intended.
bool is_exempt(const ElementIr& element) {
  return element.type != ElementType::Image ||
         (element.picture != nullptr &&
          (is_vector(element.picture->format) || element.picture->icon));
}

bool is_unknown(const ElementIr& element) {
  return !is_exempt(element) && !has_picture_size(element);
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& element : context.elements()) {
    if (is_exempt(element) || is_unknown(element)) continue;
    const PictureIr& picture = *element.picture;
    const PicturePlacement placed = place_picture(element.box, picture, element.fit);
    if (placed.px_per_inch <= 0 || placed.px_per_inch >= kNotePerInch - kTolerance) continue;
    const bool severe = placed.px_per_inch < kWarningPerInch - kTolerance;
    Diagnostic d =
        context.finding(kDoc.id, severe ? Severity::Warning : Severity::Note, element);
    d.defect = false;
    d.message =
        tr("{:.0f} x {:.0f} pixels are shown at {:.0f} pixels per inch; {:.0f} or more would be "
           "sharp",
            picture.width, picture.height, placed.px_per_inch, kNotePerInch);
    d.hint = tr("use a picture of {:.0f} x {:.0f} pixels, or make its box smaller",
                 std::ceil(picture.width * kNotePerInch / placed.px_per_inch),
                 std::ceil(picture.height * kNotePerInch / placed.px_per_inch));
    d.facts = {{"width_px", static_cast<std::int64_t>(picture.width)},
               {"height_px", static_cast<std::int64_t>(picture.height)},
               {"px_per_inch", tenth(placed.px_per_inch)}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kLowResolutionPicture;
const Rule kLowResolutionPicture{
    kDoc, check, {N_("the size of the picture is not known"), is_unknown}};

}  // namespace deckle::qc
