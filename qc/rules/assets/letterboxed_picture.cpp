#include <cmath>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "letterboxed-picture",
    .type = "letterboxed_picture",
    .ir_type = "letterboxed_picture",
    .severity = Severity::Note,
    .summary = "a picture does not fill its frame because its proportions differ",
    .what =
        "Reports a picture without content.crop that is shown whole, with margins, because "
        "filling its frame would crop more than 10 % of a side.",
    .why =
        "Cropping could remove text from a screenshot. The author may know that this picture can "
        "be cropped, or have one with the right proportions.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"plan","altText":"a plan","picture":{"format":"png","w":2000,"h":1000},"data":{"asset_id":"plan","alt_text":"a plan"},"layout":{"x":100,"y":100,"w":400,"h":400}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"plan","altText":"a plan","picture":{"format":"png","w":2000,"h":1000},"data":{"asset_id":"plan","alt_text":"a plan"},"layout":{"x":100,"y":100,"w":600,"h":300}}]})",
    .fixes = "",
};

bool is_exempt(const ElementIr& element) {
  return element.type != ElementType::Image || element.fit.crop.has_value() ||
         (element.picture != nullptr && element.picture->icon);
}

bool is_unknown(const ElementIr& element) {
  return !is_exempt(element) && !has_picture_size(element);
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& element : context.elements()) {
    if (is_exempt(element) || is_unknown(element)) continue;
    const PicturePlacement placed = place_picture(element.box, *element.picture, element.fit);
    if (placed.filled || placed.would_cut <= kMaxCut) continue;
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    d.defect = false;
    d.message =
        tr("the picture does not fill its frame: {} x {} in a frame of {} x {}; filling it would "
           "crop {:.0f} %",
           px_text(to_px(placed.visible.w)), px_text(to_px(placed.visible.h)),
           px_text(to_px(element.box.w)), px_text(to_px(element.box.h)), placed.would_cut * 100);
    d.hint = tr("set content.crop to \"cover\" to fill the frame, or to \"contain\" to keep it "
                "as it is");
    d.facts = {{"would_cut_pct", tenth(placed.would_cut * 100)}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kLetterboxedPicture;
const Rule kLetterboxedPicture{
    kDoc, check, {N_("the size of the picture is not known"), is_unknown}};

}  // namespace deckle::qc
