#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "missing-asset",
    .type = "missing_asset",
    .ir_type = "missing_asset",
    .severity = Severity::Warning,
    .summary = "a picture is missing or cannot be read",
    .what =
        "Reports each picture that is drawn as a grey placeholder because its file is missing, "
        "truncated, of another kind than declared, over the limits, or at a URL, which deckle "
        "does not download.",
    .why = "A grey box in front of an audience is worse than a failed build.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"logo.png","data":{"asset_id":"logo.png","alt_text":"the logo"},"missing":"no such file","layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"image","priority":40,"content":"logo.png","data":{"asset_id":"logo.png","alt_text":"the logo"},"layout":{"x":100,"y":100,"w":400,"h":300}}]})",
    .fixes = "",
};

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& element : context.elements()) {
    if (element.missing_asset.empty()) continue;
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    d.defect = false;
    d.message = tr("the picture is shown as a placeholder: {}", element.missing_asset);
    const std::string& limit = element.missing_limit;
    d.hint = limit.empty()
                 ? tr("put the file in the asset folder, or correct its file_id")
                 : tr("make the picture simpler or smaller, or allow more with --limit {}=NUMBER",
                      limit);
    // A fact is part of the fingerprint: the name of the asset is, the reason, which is prose, is not.
    if (element.data != nullptr) {
      if (const auto* image = std::get_if<ImageContent>(element.data.get()))
        d.facts = {{"asset_id", image->asset_id}};
      if (!limit.empty()) d.facts.push_back({"limit", limit});
    }
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kMissingAsset;
const Rule kMissingAsset{kDoc, check};

}  // namespace deckle::qc
