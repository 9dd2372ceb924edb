#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "title-below-body",
    .type = "layout_topology",
    .ir_type = "layout_topology",
    .severity = Severity::Error,
    .summary = "the title is below the text it belongs to",
    .what =
        "Compares the middle of every title with the middle of every text and list on the slide. "
        "Where the title is in the template's own place, only texts with an exact box are "
        "compared.",
    .why = "A slide is read from top to bottom, so the title must come first.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"t","type":"title","priority":100,"content":"Title","layout":{"x":48,"y":500,"w":1184,"h":80},"style":{"fontSize":40}},{"eid":"b","type":"text","priority":60,"content":"body","layout":{"x":48,"y":100,"w":1184,"h":200},"style":{"fontSize":24}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"t","type":"title","priority":100,"content":"Title","layout":{"x":48,"y":32,"w":1184,"h":80},"style":{"fontSize":40}},{"eid":"b","type":"text","priority":60,"content":"body","layout":{"x":48,"y":140,"w":1184,"h":200},"style":{"fontSize":24}}]})",
    .fixes = "",
};

// Whether the title's placeholder is below the body, and the title where that is, or enlarged.
bool is_low_in_template(const ElementIr& title, const ElementIr& body) {
  return title.placeholder && !title.pinned &&
         title.placeholder->inherited_box.center_y() > body.box.center_y() &&
         !intersection(title.box, title.placeholder->inherited_box).empty();
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& title : context.elements()) {
    if (title.type != ElementType::Title) continue;
    for (const ElementIr& body : context.elements()) {
      if (!is_body_text(body.type) || is_header_footer(body) || body.text.empty()) continue;
      if (title.box.center_y() <= body.box.center_y()) continue;
      // Intended where the template's own title is low, for example as a picture's caption: what
      // has no exact box is then in the template's place, or in the space that it leaves.
      if (in_inherited_place(title) && in_inherited_place(body)) continue;
      if (is_low_in_template(title, body) && !is_placed_by_author(body)) continue;
      Diagnostic d = context.finding(kDoc.id, kDoc.severity, title);
      d.origin = origin_of_places(title, body);
      d.message =
          tr("the title's middle is at {}, below that of {} at {}",
             px_text(to_px(title.box.center_y())), body.eid, px_text(to_px(body.box.center_y())));
      d.hint = tr("move the title above the text");
      d.weight = kTopologySeverity;
      d.facts = {{"title_eid", title.eid},
                 {"body_eid", body.eid},
                 {"title_cy", tenth(to_px(title.box.center_y()))},
                 {"body_cy", tenth(to_px(body.box.center_y()))}};
      const double y = std::max(0.0, to_px(body.box.y - kSafePadding * 2 - title.box.h));
      d.suggestion = Suggestion{"move_to_top",
                                {{"suggested_y", y}},
                                {},
                                tr("above the body text"),
                                y + to_px(title.box.h) / 2 <= to_px(body.box.center_y())};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const Rule kTitleBelowBody;
const Rule kTitleBelowBody{kDoc, check};

}  // namespace deckle::qc
