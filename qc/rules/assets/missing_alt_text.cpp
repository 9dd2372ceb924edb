#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "missing-alt-text",
    .type = "missing_alt_text",
    .ir_type = "missing_alt_text",
    .severity = Severity::Note,
    .summary = "a picture has no alternative text",
    .what =
        "Reports each picture without alt_text; the name of its file is used instead. An empty "
        "alt_text marks the picture as decoration and is not reported.",
    .why =
        "Screen readers read alt_text aloud, and it is shown in place of a picture that cannot "
        "be loaded.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"photo","data":{"asset_id":"photo"},"layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"photo","data":{"asset_id":"photo","alt_text":"A harbour at dawn"},"layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .fixes = "",
};

const ImageContent* authored(const ElementIr& element) {
  return element.data == nullptr ? nullptr : std::get_if<ImageContent>(element.data.get());
}

bool is_unknown(const ElementIr& element) {
  return element.type == ElementType::Image && !element.decorative && authored(element) == nullptr;
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& element : context.elements()) {
    if (element.type != ElementType::Image || element.decorative || is_unknown(element)) continue;
    const ImageContent* image = authored(element);
    if (image->alt_text) continue;
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    d.defect = false;
    d.message = tr("the picture has no alt_text");
    d.hint = tr("describe the picture in content.alt_text, or write \"\" if it is only decoration");
    d.facts = {{"asset_id", image->asset_id}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kMissingAltText;
const Rule kMissingAltText{
    kDoc, check, {N_("the authored content of the picture is not known"), is_unknown}};

}  // namespace deckle::qc
